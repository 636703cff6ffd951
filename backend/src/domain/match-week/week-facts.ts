/** What a series of the match week needs next, from staff and from each person of its teams (R27). */
import { eveningOf } from '../series/evening.ts';
import { playOf } from '../series/series-play.ts';
import { otherSide, SIDES } from '../sides.ts';
import type { Side, Sides } from '../sides.ts';
import { objectBy } from './no-show.ts';
import type { TimedClaim } from './no-show.ts';
import { firstStart } from './time-agreement.ts';
import type { WeekRules } from './week-rules.ts';
import { EXPECTED_LENGTH_MS } from './week-window.ts';
import type { WeekWindow } from './week-window.ts';

const MINUTE_MS = 60_000;
/** Line-ups are named from this long before the start. */
export const READY_BEFORE_MS = 60 * MINUTE_MS;

/** People are asked for a time so long before the week. */
const ASKED_BEFORE_MS = 14 * 24 * 60 * MINUTE_MS;

/** The state of a series in its week. */
export interface WeekFacts {
  scheduledAt: Date | null;
  isReported: boolean;
  rules: Pick<WeekRules, 'captainsSetTimes' | 'captainsReport'>;
  window: WeekWindow;
  /** The side has an open offer of times. */
  offered: Sides<boolean>;
  /** The side has named its line-up for this start. */
  ready: Sides<boolean>;
  /** null: no result, or one that staff decided. */
  confirmation: 'waiting' | 'confirmed' | 'disputed' | null;
  reportedBySide: Side | null;
  /** The other side can answer until then. */
  confirmBy: Date | null;
  /** Who has told their side of a dispute. */
  told: Sides<boolean>;
  /** The open claim of a walkover. */
  claim: TimedClaim | null;
}

/** Why staff look at a series of the week, the most urgent first. */
export const WEEK_GROUPS = ['disputed', 'claimed', 'not-ready', 'not-reported', 'no-time', 'waiting'] as const;
export type WeekGroup = (typeof WEEK_GROUPS)[number];

/** The group of a series for staff; null when it needs nothing now. */
export function groupOf(facts: WeekFacts, now: Date): WeekGroup | null {
  if (facts.confirmation === 'disputed') return 'disputed';
  if (facts.confirmation === 'waiting') return 'waiting';
  if (facts.isReported) return null;
  if (facts.claim) return 'claimed';
  const { scheduledAt, rules, window, ready } = facts;
  if (!scheduledAt) return rules.captainsSetTimes && now >= window.deadline ? 'no-time' : null;
  const sinceStart = now.getTime() - scheduledAt.getTime();
  if (rules.captainsReport && sinceStart >= EXPECTED_LENGTH_MS) return 'not-reported';
  const isSoon = sinceStart >= -READY_BEFORE_MS && sinceStart < EXPECTED_LENGTH_MS;
  return isSoon && SIDES.some((side) => !ready[side]) ? 'not-ready' : null;
}

/** What a person of one of the teams does next; the last three are nothing to do now. */
export const WEEK_STEPS = [
  'tell-story',
  'object',
  'confirm',
  'name-line-up',
  'report',
  'answer-times',
  'offer-times',
  'mark-evenings',
  'play',
  'wait',
  'done',
] as const;
export type WeekStep = (typeof WEEK_STEPS)[number];

/** Is there something to do now? */
export const isToDo = (step: WeekStep): boolean => step !== 'play' && step !== 'wait' && step !== 'done';

/** The person: their side, and what they have done. */
export interface WeekPerson {
  side: Side;
  isCaptain: boolean;
  hasMarkedEvenings: boolean;
}

/** What the person does next about the series. */
export function stepOf(facts: WeekFacts, { side, isCaptain, hasMarkedEvenings }: WeekPerson, now: Date): WeekStep {
  const step = isCaptain ? captainsStep(facts, side, now) : null;
  if (step) return step;
  if (facts.confirmation === 'waiting' || facts.confirmation === 'disputed' || facts.claim) return 'wait';
  if (facts.isReported) return 'done';
  if (facts.scheduledAt) return 'play';
  return isAskedForTime(facts, now) && !hasMarkedEvenings ? 'mark-evenings' : 'wait';
}

/** People are asked for the time of a series from two weeks before its week until no start of the week can be offered. */
const isAskedForTime = ({ rules, window }: Pick<WeekFacts, 'rules' | 'window'>, now: Date): boolean =>
  rules.captainsSetTimes &&
  firstStart(window, now) < window.to &&
  window.from.getTime() - now.getTime() <= ASKED_BEFORE_MS;

/** What tells which series is next. */
type NextFacts = Pick<WeekFacts, 'scheduledAt' | 'isReported' | 'rules' | 'window'>;

/** A series without a time can be played until its week is over. */
const latestStart = ({ scheduledAt, window }: NextFacts): number => (scheduledAt ?? window.to).getTime();

/** Is it still to be played, or being played now? */
const isAhead = (facts: NextFacts, now: Date): boolean =>
  !facts.isReported && latestStart(facts) + EXPECTED_LENGTH_MS > now.getTime();

const soonest = <Facts extends NextFacts>(series: readonly Facts[]): Facts | null =>
  series.toSorted((one, other) => latestStart(one) - latestStart(other))[0] ?? null;

/** The series that is played next; null when none is ahead. */
export const nextOf = <Facts extends NextFacts>(series: readonly Facts[], now: Date): Facts | null =>
  soonest(series.filter((facts) => isAhead(facts, now)));

/** What tells whether a series is played now. */
type PlayedFacts = Pick<WeekFacts, 'scheduledAt' | 'isReported' | 'claim'>;

const PLAYED_FIRST: readonly string[] = ['on', 'coming', 'awaited'];

/**
 * Is it the team's match now? From an hour before the start until it has a result, or its evening is over (R14). While a
 * walkover is claimed nobody plays.
 */
export const isMatchTime = ({ scheduledAt, isReported, claim }: PlayedFacts, now: Date): boolean =>
  scheduledAt !== null &&
  !isReported &&
  !claim &&
  now.getTime() >= scheduledAt.getTime() - READY_BEFORE_MS &&
  now < eveningOf(scheduledAt).ends;

/** Nearer to the reader first: what is their match now, played before coming and over; then what they have something to do about. */
export const urgencyOf = (facts: PlayedFacts, step: WeekStep, now: Date): number => {
  if (isMatchTime(facts, now)) return PLAYED_FIRST.indexOf(playOf(facts, now));
  return PLAYED_FIRST.length + (isToDo(step) ? 0 : 1);
};

/** The next series without a time, for whose week people are asked when they can play; null: they are asked for none. */
export const nextToArrange = <Facts extends NextFacts>(series: readonly Facts[], now: Date): Facts | null =>
  soonest(series.filter((facts) => !facts.isReported && !facts.scheduledAt && isAskedForTime(facts, now)));

const isBefore = (now: Date, limit: Date | null): boolean => limit === null || now < limit;

function captainsStep(facts: WeekFacts, side: Side, now: Date): WeekStep | null {
  const { confirmation, claim, scheduledAt, rules, offered, ready } = facts;
  const other = otherSide(side);
  if (confirmation === 'disputed') return facts.told[side] ? null : 'tell-story';
  if (confirmation === 'waiting')
    return facts.reportedBySide === other && isBefore(now, facts.confirmBy) ? 'confirm' : null;
  if (facts.isReported) return null;
  if (claim) {
    const mayObject = claim.side === other && !claim.isObjected && now < objectBy(claim.claimedAt);
    return mayObject ? 'object' : null;
  }
  if (scheduledAt) {
    const sinceStart = now.getTime() - scheduledAt.getTime();
    if (sinceStart >= 0 && rules.captainsReport && ready[side]) return 'report';
    if (sinceStart >= -READY_BEFORE_MS && sinceStart < EXPECTED_LENGTH_MS && !ready[side]) return 'name-line-up';
    return sinceStart >= 0 && rules.captainsReport ? 'report' : null;
  }
  if (!isAskedForTime(facts, now)) return null;
  if (offered[other]) return 'answer-times';
  return offered[side] ? null : 'offer-times';
}
