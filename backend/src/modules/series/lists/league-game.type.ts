import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SeriesType } from '../series.type.ts';

/** A game of a list. Another resolver adds its players' numbers and goals. */
@ObjectType('LeagueGame', { description: 'A game with its series. A walkover has no games' })
export class LeagueGameType {
  @Field(() => Int, { description: 'Its number in the league' }) id: number;
  @Field(() => Int, { description: 'Its number in the series, from 1' }) number: number;
  @Field(() => Int, { description: 'Goals of the home team' }) homeGoals: number;
  @Field(() => Int, { description: 'Goals of the away team' }) awayGoals: number;
  @Field(() => SeriesType, { description: 'The series that it is a game of' }) series: SeriesType;
}
