import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('PlayerRef', { description: 'The short form of a player' })
export class PlayerRefType {
  @Field(() => Int) id: number;
  @Field(() => String) nickname: string;
  @Field(() => String, { nullable: true, description: 'Path of the image under /api' }) avatar: string | null;
  @Field(() => String, { nullable: true, description: 'Country, two letters' }) nationality: string | null;
}
