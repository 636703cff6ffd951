import { Field, ID, ObjectType } from '@nestjs/graphql';

@ObjectType('OwnSession', { description: 'A login of the caller’s that lives' })
export class OwnSessionType {
  @Field(() => ID)
  id: string;

  @Field(() => String, { nullable: true, description: 'Browser and system, as “Firefox, Windows”' })
  device: string | null;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { description: 'To the quarter of an hour' })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: 'It is the one that asks' })
  isCurrent: boolean;
}
