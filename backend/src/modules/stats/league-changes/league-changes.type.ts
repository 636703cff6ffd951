import { Field, Int, ObjectType } from '@nestjs/graphql';

@ObjectType('LeagueChange', {
  description: 'A series has another result, time or stream. The page reads what it shows again',
})
export class LeagueChangeType {
  @Field(() => Int, { description: 'Grows with every change that this socket hears of' }) number: number;
  @Field(() => Int, { nullable: true, description: 'null: several series, or it is not known which' })
  seriesId: number | null;
  @Field(() => Int, { nullable: true, description: 'Its division; null: several, or it is not known which' })
  divisionId: number | null;
}
