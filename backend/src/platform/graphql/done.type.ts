import { Field, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../errors/problem.type.ts';

@ObjectType('Done', { description: 'The action is done, and there is only a sentence to show' })
export class DoneType {
  @Field(() => String, { description: 'Key of the sentence in the translations' })
  messageKey: string;
}

/** The result of a mutation that answers with a sentence only. */
export const DoneResult = resultOf('DoneResult', DoneType);
