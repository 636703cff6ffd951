import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('TeamRef', {
  description: 'The short form of a team. Where a season is known, name and logo are those of that season',
})
export class TeamRefType {
  @Field(() => Int) id: number;
  @Field(() => String) name: string;
  @Field(() => String, { nullable: true }) logo: string | null;
}
