import { Field, Int, ObjectType } from '@nestjs/graphql';
import { SeriesType } from '../series.type.ts';

/** An evening of play. */
@ObjectType('EveningOfPlay', { description: 'An evening of play, from 04:00 to 04:00 in Swedish time' })
export class EveningType {
  @Field(() => String, { description: 'YYYY-MM-DD, the day on which it begins' }) day: string;
  @Field(() => [SeriesType], { description: 'Of all divisions, in the order of time; at most 200' })
  series: SeriesType[];
  @Field(() => [Int], { description: 'The ids of series with a result that the other team has not confirmed' })
  unconfirmed: number[];
  @Field(() => Date, { nullable: true, description: 'The time of the first series after it' }) next: string | null;
}
