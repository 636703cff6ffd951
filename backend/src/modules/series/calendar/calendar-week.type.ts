import { Field, Int, ObjectType } from '@nestjs/graphql';
import { DivisionRefType } from '../../refs/division-ref.type.ts';
import { TeamRefType } from '../../refs/team-ref.type.ts';
import { SeriesType } from '../series.type.ts';

/** A week of the calendar with its series. */
@ObjectType('CalendarWeek', { description: 'A week of the calendar, Monday to Sunday in Swedish time' })
export class CalendarWeekType {
  @Field(() => String, { description: 'The ISO week, as in 2026-W48' }) week: string;
  @Field(() => String, { description: 'YYYY-MM-DD, its first day' }) monday: string;
  @Field(() => String, { description: 'The week of today, as in 2026-W48' }) currentWeek: string;
  @Field(() => String) previousWeek: string;
  @Field(() => String) nextWeek: string;
  @Field(() => String, { nullable: true, description: 'The nearest earlier week with series of any division' })
  previousWithSeries: string | null;
  @Field(() => String, { nullable: true, description: 'The nearest later week with series of any division' })
  nextWithSeries: string | null;
  @Field(() => Int, { description: 'Series of the week that match; `series` has at most 200 of them' }) total: number;
  @Field(() => [SeriesType], {
    description: 'In the order of time. Series without a time stand last, in the week that the schedule has for them',
  })
  series: SeriesType[];
  @Field(() => [DivisionRefType], { description: 'Of the seasons that run in the week' }) divisions: DivisionRefType[];
  @Field(() => [TeamRefType], { description: 'Of these divisions, or of the wanted one, by name; at most 200' })
  teams: TeamRefType[];
}
