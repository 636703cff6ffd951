import { Field, Int, ObjectType } from '@nestjs/graphql';
import { resultOf } from '../../../platform/errors/problem.type.ts';

@ObjectType('TakenSeries', { description: 'A member of staff takes care of the series' })
export class TakenSeriesType {
  @Field(() => String, { description: 'Their name' }) by: string;
  @Field(() => Boolean, { description: 'It is the viewer' }) isMine: boolean;
  @Field(() => Date, { description: 'It ends then by itself' }) until: Date;
}

@ObjectType('ReleasedSeries')
export class ReleasedSeriesType {
  @Field(() => Int) seriesId: number;
}

export const TakeSeriesResult = resultOf('TakeSeriesResult', TakenSeriesType);
export const ReleaseSeriesResult = resultOf('ReleaseSeriesResult', ReleasedSeriesType);

/** How a series says that someone takes care of it. */
export const TAKEN_FIELD = { nullable: true, description: 'Who of staff takes care of it now; null: nobody' };
