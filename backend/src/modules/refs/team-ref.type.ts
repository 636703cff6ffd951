import { Field, Int, ObjectType } from '@nestjs/graphql';

/** A team as others mention it; where a season is known, with the name and logo it had then. */
@ObjectType('TeamRef')
export class TeamRefType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) logo: string | null;
}
