import { Field, ObjectType } from '@nestjs/graphql';
import type { Outcome } from '../../../domain/series/series-result.ts';
import { SeriesOutcomeEnum } from './standings.type.ts';

@ObjectType('SeriesForm', {
  description: 'The latest results of the two teams of a series, at most five of each, the newest last',
})
export class SeriesFormType {
  @Field(() => [SeriesOutcomeEnum]) home: Outcome[];
  @Field(() => [SeriesOutcomeEnum]) away: Outcome[];
}
