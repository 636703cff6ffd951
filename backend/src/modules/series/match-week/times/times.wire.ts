import { ApiProperty } from '@nestjs/swagger';
import { EVENING_ANSWERS } from '../../../../domain/match-week/evenings.ts';
import type { EveningChoice } from '../../../../domain/match-week/evenings.ts';
import { TIMELINE_KINDS } from '../../../../domain/match-week/timeline.ts';
import type { TimelineKind } from '../../../../domain/match-week/timeline.ts';
import type { Side } from '../../../../domain/sides.ts';
import { SIDES } from '../../../../domain/sides.ts';
import type { TimelineLine, WeekSeries } from '../week-series.ts';
import type { WeekTimes } from './week-times.ts';

const INSTANT = { type: String, format: 'date-time' } as const;
const INSTANTS = { type: String, isArray: true, description: 'ISO 8601, UTC' } as const;
const SIDE = { type: String, enum: SIDES, nullable: true } as const;

/** The days of a series' week. */
export class WeekWindowWire {
  @ApiProperty(INSTANT) from: string;
  @ApiProperty({ ...INSTANT, description: 'The next Monday, 00:00 in Sweden' }) to: string;
  @ApiProperty(INSTANT) deadline: string;
}

/** Starts that a captain has offered. */
export class TimeOfferWire {
  @ApiProperty({ enum: SIDES }) side: Side;
  @ApiProperty(INSTANTS) starts: string[];
  @ApiProperty({ type: String, nullable: true }) by: string | null;
}

/** How many players of a team gave each answer. */
export class EveningCountWire {
  @ApiProperty({ type: 'integer' }) can: number;
  @ApiProperty({ type: 'integer' }) ifNeedBe: number;
  @ApiProperty({ type: 'integer' }) cannot: number;
}

/** An evening of the week. */
export class WeekEveningWire {
  @ApiProperty({ description: 'YYYY-MM-DD' }) day: string;
  @ApiProperty({ type: String, enum: EVENING_ANSWERS, nullable: true, description: "The caller's answer" })
  answer: EveningChoice | null;
  @ApiProperty({ type: EveningCountWire }) home: EveningCountWire;
  @ApiProperty({ type: EveningCountWire }) away: EveningCountWire;
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: '1 for the best evening to offer; null: three of each team cannot',
  })
  rank: number | null;
}

/** One thing that happened to the series. */
export class TimelineLineWire {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: TIMELINE_KINDS }) kind: TimelineKind;
  @ApiProperty(SIDE) side: Side | null;
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ description: 'Time ran out' }) isByClock: boolean;
  @ApiProperty(INSTANT) at: string;
  @ApiProperty(INSTANTS) starts: string[];
  @ApiProperty({ type: String, nullable: true }) text: string | null;
}

/** GET /api/match-week/series/{seriesId}. */
export class WeekSeriesWire {
  @ApiProperty({ type: 'integer' }) seriesId: number;
  @ApiProperty({ type: 'integer' }) version: number;
  @ApiProperty() home: string;
  @ApiProperty() away: string;
  @ApiProperty({ ...SIDE, description: "The caller's team" }) side: Side | null;
  @ApiProperty() isCaptain: boolean;
  @ApiProperty({ description: 'The caller may decide about the series' }) isStaff: boolean;
  @ApiProperty() captainsSetTimes: boolean;
  @ApiProperty() captainsReport: boolean;
  @ApiProperty({ type: WeekWindowWire }) window: WeekWindowWire;
  @ApiProperty({ ...INSTANT, nullable: true }) scheduledAt: string | null;
  @ApiProperty({ description: 'The present time is agreed by the captains' }) isAgreed: boolean;
  @ApiProperty({ description: 'The caller may offer starts' }) mayOffer: boolean;
  @ApiProperty({ type: String, nullable: true, description: 'Key of the sentence why no captain can set the time' })
  closedBecause: string | null;
  @ApiProperty({ type: [TimeOfferWire] }) offers: TimeOfferWire[];
  @ApiProperty({ type: [WeekEveningWire] }) evenings: WeekEveningWire[];
  @ApiProperty({ type: [TimelineLineWire] }) timeline: TimelineLineWire[];
}

const isoOf = (at: Date): string => at.toISOString();

/** A series of the match week as the caller sees it. */
export function toWeekSeriesWire(series: WeekSeries, times: WeekTimes, timeline: TimelineLine[]): WeekSeriesWire {
  const { window, rules, scheduledAt } = series;
  return {
    seriesId: series.id,
    version: series.version,
    ...series.names,
    side: series.side,
    isCaptain: series.isCaptain,
    isStaff: series.isStaff,
    captainsSetTimes: rules.captainsSetTimes,
    captainsReport: rules.captainsReport,
    window: { from: isoOf(window.from), to: isoOf(window.to), deadline: isoOf(window.deadline) },
    scheduledAt: scheduledAt && isoOf(scheduledAt),
    isAgreed: times.isAgreed,
    mayOffer: times.mayOffer,
    closedBecause: times.closedKey,
    offers: times.offers.map(({ side, starts, by }) => ({ side, starts, by })),
    evenings: times.evenings.map(({ day, own, rank, home, away }) => ({ day, answer: own, rank, home, away })),
    timeline,
  };
}
