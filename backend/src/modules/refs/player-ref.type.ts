import { Field, Int, ObjectType } from '@nestjs/graphql';

/** The short form of a player. */
@ObjectType('PlayerRef')
export class PlayerRefType {
  @Field(() => Int) id: number;
  @Field(() => String) nickname: string;
  @Field(() => String, { nullable: true, description: 'Path of the image under /api' }) avatar: string | null;
  @Field(() => String, { nullable: true, description: 'Country, two letters' }) nationality: string | null;
}
