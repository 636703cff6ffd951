import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { TIMELINE_KINDS } from '../../../domain/match-week/timeline.ts';
import type { TimelineKind } from '../../../domain/match-week/timeline.ts';
import type { Side } from '../../../domain/sides.ts';
import { SideEnum } from '../series.type.ts';
import type { WeekSeries } from './week-series.ts';

/** What can stand in a timeline, by the GraphQL names: `TIMES_OFFERED`. */
export const TimelineKindEnum = Object.fromEntries(
  TIMELINE_KINDS.map((kind) => [kind.replaceAll('-', '_').toUpperCase(), kind]),
) as Record<string, TimelineKind>;
registerEnumType(TimelineKindEnum, { name: 'TimelineKind' });

@ObjectType('TimelineLine', { description: 'One thing that happened to a series in its match week' })
export class TimelineLineType {
  @Field(() => Int) id: number;
  @Field(() => TimelineKindEnum) kind: TimelineKind;
  @Field(() => SideEnum, { nullable: true, description: 'The team that did it; null: staff or the clock' })
  side: Side | null;
  @Field(() => String, { nullable: true, description: 'The player who did it' }) by: string | null;
  @Field(() => Boolean, { description: 'Time ran out' }) isByClock: boolean;
  @Field(() => Date) at: string;
  @Field(() => [Date], { description: 'The times that it is about' }) starts: string[];
  @Field(() => String, { nullable: true, description: 'Whom or what it is about, or what was said' })
  text: string | null;
}

@ObjectType('WeekWindow', { description: 'The week in which a series is played' })
export class WeekWindowType {
  @Field(() => Date) from: Date;
  @Field(() => Date, { description: 'The next Monday, 00:00' }) to: Date;
  @Field(() => Date, { description: 'Until then the captains agree on a time' }) deadline: Date;
}

/** A series as its captains handle it. Other resolvers add the series, the timeline and each part. */
@ObjectType('WeekSeries', { description: 'A series as its two teams and its staff see it in the match week' })
export class WeekSeriesType {
  @Field(() => Int) id: number;
  @Field(() => Int) version: number;
  @Field(() => SideEnum, { nullable: true, description: "The viewer's team; null for staff" }) side: Side | null;
  @Field(() => Boolean, { description: 'The viewer leads that team' }) isCaptain: boolean;
  @Field(() => Boolean, { description: 'The viewer may decide about the series' }) isStaff: boolean;
  @Field(() => Boolean, { description: 'Captains agree on the times of the season' }) captainsSetTimes: boolean;
  @Field(() => Boolean, { description: 'Captains report in the season' }) captainsReport: boolean;
  @Field(() => WeekWindowType) window: WeekWindowType;

  /** For the resolvers of parts. */
  stored: WeekSeries;
}

/** The type of a series; null stays null. */
export const toWeekSeries = (series: WeekSeries | null): WeekSeriesType | null =>
  series && {
    id: series.id,
    version: series.version,
    side: series.side,
    isCaptain: series.isCaptain,
    isStaff: series.isStaff,
    captainsSetTimes: series.rules.captainsSetTimes,
    captainsReport: series.rules.captainsReport,
    window: series.window,
    stored: series,
  };
