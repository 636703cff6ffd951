import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('SeasonRef', { description: 'The short form of a season' })
export class SeasonRefType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
}
