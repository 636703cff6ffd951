/** The times of many series side by side: what staff should look at before they save them (R20). */
import type { Sides } from '../sides.ts';
import { SIDES } from '../sides.ts';
import { stockholmDate } from '../stockholm-time.ts';

/** The usual length of a series. Two series that start within it overlap. */
export const SERIES_MINUTES = 60;

/** The most series whose times are saved at once: they fit into the body of one call. */
export const MOST_TIMES = 500;

const LENGTH_MS = SERIES_MINUTES * 60_000;

/** A series of the season, with the time and stream that it would have. */
export interface TimedPlan {
  seriesId: number;
  teamIds: Sides<number>;
  at: Date | null;
  isStreamed: boolean;
  /** The time is new and not saved yet. */
  isChanged: boolean;
}

/** Days, `YYYY-MM-DD`, both inclusive. */
export interface SeasonDays {
  startsOn: string;
  endsOn: string;
}

/** Something that staff should look at. It refuses nothing, because they may know better. */
export type TimeWarning =
  | { kind: 'team-twice'; seriesId: number; teamId: number; otherId: number }
  | { kind: 'stream-twice'; seriesId: number; otherId: number }
  | { kind: 'outside-season'; seriesId: number }
  | { kind: 'in-past'; seriesId: number };

/**
 * The warnings about a season's series: a team in two series that overlap, two streamed series that overlap, a day
 * outside of the season, and a changed time that is past. When there are several others, the nearest is named.
 */
export function warningsOf(series: readonly TimedPlan[], season: SeasonDays, now: Date): TimeWarning[] {
  const timed = series
    .flatMap((plan) => (plan.at === null ? [] : [{ ...plan, at: plan.at }]))
    .sort((a, b) => a.at.getTime() - b.at.getTime() || a.seriesId - b.seriesId);
  return timed.flatMap((plan, index) => {
    const near = overlapping(timed, index);
    return [...teamsTwice(plan, near), ...streamTwice(plan, near), ...badDay(plan, season, now)];
  });
}

type Timed = TimedPlan & { at: Date };

/** The series that start less than a series' length before or after this one, the nearest first. */
function overlapping(timed: readonly Timed[], index: number): Timed[] {
  const here = timed[index] as Timed;
  const distance = ({ at }: Timed): number => Math.abs(at.getTime() - here.at.getTime());
  const near: Timed[] = [];
  for (const step of [-1, 1]) {
    for (let place = index + step; ; place += step) {
      const other = timed[place];
      if (!other || distance(other) >= LENGTH_MS) break;
      near.push(other);
    }
  }
  return near.sort((a, b) => distance(a) - distance(b));
}

function teamsTwice({ seriesId, teamIds }: Timed, near: readonly Timed[]): TimeWarning[] {
  return SIDES.flatMap((side) => {
    const teamId = teamIds[side];
    const other = near.find((each) => SIDES.some((any) => each.teamIds[any] === teamId));
    return other ? [{ kind: 'team-twice' as const, seriesId, teamId, otherId: other.seriesId }] : [];
  });
}

function streamTwice({ seriesId, isStreamed }: Timed, near: readonly Timed[]): TimeWarning[] {
  const other = isStreamed ? near.find((each) => each.isStreamed) : undefined;
  return other ? [{ kind: 'stream-twice', seriesId, otherId: other.seriesId }] : [];
}

function badDay({ seriesId, at, isChanged }: Timed, { startsOn, endsOn }: SeasonDays, now: Date): TimeWarning[] {
  const day = stockholmDate(at);
  if (day < startsOn || day > endsOn) return [{ kind: 'outside-season', seriesId }];
  return isChanged && at < now ? [{ kind: 'in-past', seriesId }] : [];
}
