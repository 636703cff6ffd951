import { Field, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CHANGED_THINGS } from './last-change.ts';
import type { ChangedThing, LastChange } from './last-change.ts';

/** Names and values are the same. */
export const ChangedThingEnum = Object.fromEntries(Object.keys(CHANGED_THINGS).map((name) => [name, name])) as {
  [thing in ChangedThing]: thing;
};
registerEnumType(ChangedThingEnum, { name: 'ChangedThing', description: 'What staff edit in a form' });

@ObjectType('LastChange', { description: 'Who changed a thing last' })
export class LastChangeType implements LastChange {
  @Field(() => Date) at: string;
  @Field(() => String, { nullable: true, description: 'null: the account no longer exists' }) by: string | null;
}
