import { Field, Int, ObjectType } from '@nestjs/graphql';

/** A season as others mention it. */
@ObjectType('SeasonRef')
export class SeasonRefType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
}
