/**
 * A time by agreement (R27): which starts a captain may offer, until when, and what follows when the other captain
 * offers or accepts. The present time and the facts are arguments.
 */
import { LeagueError } from '../league-error.ts';
import { toldDayTime } from '../messages/told-time.ts';
import { otherSide } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { assertSwitchedOn } from './week-relation.ts';
import { EXPECTED_LENGTH_MS, isInWindow } from './week-window.ts';
import type { WeekWindow } from './week-window.ts';

/** Not more starts than people can compare. */
export const MOST_STARTS = 3;

/** A start is at least so far ahead, and a time that stands may be moved until so long before it. */
export const AHEAD_MS = 2 * 3_600_000;

const MINUTE_MS = 60_000;

/** What became of an offer. An `overruled` one ended because staff set or removed the time. */
export const PROPOSAL_STATUSES = [
  'open',
  'accepted',
  'withdrawn',
  'replaced',
  'overtaken',
  'moved',
  'overruled',
] as const;
export type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

/** The facts about a series that decide whether its captains may set its time. */
export interface AgreementFacts {
  captainsSetTimes: boolean;
  window: WeekWindow;
  scheduledAt: Date | null;
  isStreamed: boolean;
  isReported: boolean;
  /** The present time is the one that the captains agreed on; else staff have set it. */
  isAgreed: boolean;
}

/** The offers of both sides, and the time that they have agreed on. */
export interface Table {
  open: Sides<readonly Date[] | null>;
  agreed: Date | null;
}

const isSame = (one: Date | null, other: Date): boolean => one?.getTime() === other.getTime();

const fixed = (why: string): LeagueError => new LeagueError('TIME_FIXED', `api.match-week.times.${why}`);

/** Refuses when captains cannot set or move the time any more (TIME_FIXED), or may not at all (MATCH_WEEK_OFF). */
export function assertOpen(facts: AgreementFacts, now: Date): void {
  const { captainsSetTimes, window, scheduledAt, isStreamed, isReported, isAgreed } = facts;
  assertSwitchedOn(captainsSetTimes);
  if (isReported) throw fixed('reported');
  if (scheduledAt && isStreamed) throw fixed('streamed');
  if (scheduledAt && !isAgreed && now >= window.deadline) throw fixed('set-by-staff');
  if (scheduledAt && isNear(scheduledAt, now)) throw fixed('too-late');
  if (firstStart(window, now) >= window.to) throw fixed('week-over');
}

/** From two hours before a start until the series is expected to have ended, the start stands. */
const isNear = (start: Date, now: Date): boolean => {
  const left = start.getTime() - now.getTime();
  return left < AHEAD_MS && left > -EXPECTED_LENGTH_MS;
};

/** The earliest start that may be offered now. It is after the window when the week is over. */
export function firstStart({ from }: WeekWindow, now: Date): Date {
  const earliest = Math.ceil((now.getTime() + AHEAD_MS) / MINUTE_MS) * MINUTE_MS;
  return new Date(Math.max(from.getTime(), earliest));
}

/** Refuses a start outside of the week, one that is too soon, and the time that the series has already (INVALID_INPUT). */
export function assertStart(at: Date, { window, scheduledAt }: AgreementFacts, now: Date, field: string): void {
  const refuse = (why: string) => new LeagueError('INVALID_INPUT', `api.match-week.times.${why}`, { field });
  if (at.getTime() % MINUTE_MS !== 0) throw refuse('whole-minute');
  if (!isInWindow(window, at)) throw refuse('outside-week');
  if (at.getTime() - now.getTime() < AHEAD_MS) throw refuse('too-soon');
  if (isSame(scheduledAt, at)) throw refuse('is-the-time');
}

/** The starts of an offer in their order. Refuses none, more than three, one twice, and each that `assertStart` refuses. */
export function startsOf(typed: readonly Date[], facts: AgreementFacts, now: Date): Date[] {
  if (typed.length === 0 || typed.length > MOST_STARTS) {
    throw new LeagueError('INVALID_INPUT', 'api.match-week.times.count', { field: 'starts' });
  }
  typed.forEach((at, index) => {
    const field = `starts.${index}`;
    assertStart(at, facts, now, field);
    if (typed.slice(0, index).some((earlier) => isSame(earlier, at))) {
      throw new LeagueError('INVALID_INPUT', 'api.match-week.times.twice', { field });
    }
  });
  return typed.toSorted((one, other) => one.getTime() - other.getTime());
}

/** A side offers starts, in the place of its earlier ones. The earliest start that the other side has offered is agreed. */
export function afterOffer(table: Table, side: Side, starts: readonly Date[]): Table {
  const theirs = table.open[otherSide(side)];
  const common = starts.find((at) => theirs?.some((other) => isSame(other, at)));
  return common ? agreedOn(common) : { ...table, open: { ...table.open, [side]: starts } };
}

/** A side accepts a start that the other side has open; null when it has not. */
export function afterAcceptance(table: Table, side: Side, start: Date): Table | null {
  return table.open[otherSide(side)]?.some((at) => isSame(at, start)) ? agreedOn(start) : null;
}

/** A side takes its offer back; null when it has none. */
export const afterWithdrawal = (table: Table, side: Side): Table | null =>
  table.open[side] && { ...table, open: { ...table.open, [side]: null } };

/**
 * Does another time of the series end this offer (R27)? `overrule_offers` in `schema/functions/match-week.sql` says the same, whichever
 * way the time is set; a test compares the two.
 */
export const isOverruled = (
  { status, agreedStart }: { status: ProposalStatus; agreedStart: Date | null },
  scheduledAt: Date | null,
): boolean => status === 'open' || (status === 'accepted' && !(agreedStart && isSame(scheduledAt, agreedStart)));

/** Staff set or remove the time. */
export const afterStaffsTime = ({ agreed }: Table, scheduledAt: Date | null): Table => ({
  open: { home: null, away: null },
  agreed: agreed && isSame(scheduledAt, agreed) ? agreed : null,
});

const agreedOn = (start: Date): Table => ({ open: { home: null, away: null }, agreed: start });

/** Are these the starts of the offer that is open? Then sending the form twice is no second offer. */
export const isSameOffer = (open: readonly Date[] | null, starts: readonly Date[]): boolean =>
  open?.length === starts.length && starts.every((at, index) => isSame(open[index] ?? null, at));

/**
 * The refusal of a start that the other side has not open (TIME_NOT_OFFERED). `status` is what became of the last offer
 * with it, if there was one; `agreed` is the series' time.
 */
export function notOffered(status: ProposalStatus | null, agreed: Date | null): LeagueError {
  const refuse = (why: string, params: Record<string, string> = {}) =>
    new LeagueError('TIME_NOT_OFFERED', `api.match-week.times.${why}`, { params });
  if (status === 'withdrawn') return refuse('was-withdrawn');
  if (status === 'replaced') return refuse('was-replaced');
  if (status === 'overruled') return refuse('was-overruled');
  return status !== null && agreed !== null
    ? refuse('already-agreed', { time: toldDayTime(agreed) })
    : refuse('not-offered');
}
