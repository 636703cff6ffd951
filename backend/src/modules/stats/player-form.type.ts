import { Field, Int, ObjectType } from '@nestjs/graphql';
import type { Outcome } from '../../domain/series/series-result.ts';
import { SeriesOutcomeEnum } from './standings/standings.type.ts';

@ObjectType('PlayerFormSeries', { description: 'How a series ended for the team that a player played for' })
export class PlayerFormSeriesType {
  @Field(() => Int) seriesId: number;
  @Field(() => SeriesOutcomeEnum, { description: 'For that team, as in its form in the table' }) outcome: Outcome;
}
