import { Field, Int, ObjectType } from '@nestjs/graphql';

/** The short form of a season. */
@ObjectType('SeasonRef')
export class SeasonRefType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
}
