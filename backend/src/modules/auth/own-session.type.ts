import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('OwnSession', { description: 'A login of the caller that has not ended' })
export class OwnSessionType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'Browser and system, as “Firefox, Windows”' })
  device: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { description: 'Exact to a quarter of an hour' })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: 'The login of this call' })
  isCurrent: boolean;
}
