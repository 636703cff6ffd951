import { Field, ObjectType } from '@nestjs/graphql';

/** The league's channel at the streaming service, looked at every other minute. */
@ObjectType('LiveStream')
export class LiveStreamType {
  @Field(() => String, { description: 'Its name at the streaming service' }) channel: string;
  @Field(() => Boolean) isLive: boolean;
  @Field(() => String, { nullable: true, description: 'null: off the air' }) title: string | null;
  @Field(() => Date, { nullable: true, description: 'null: off the air' }) startedAt: string | null;
}
