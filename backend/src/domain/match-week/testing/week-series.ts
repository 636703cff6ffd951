/** One series of the captains' match week (R27): what is stored about it, and what the database does when it changes. */
import type { Walkover } from '../../series/series-result.ts';
import type { Side, Sides } from '../../sides.ts';
import type * as Confirmation from '../confirmation.ts';
import type { ResultFacts } from '../confirmation.ts';
import type { DisputeOutcome } from '../dispute.ts';
import type { ClaimFacts, ClaimOutcome, TimedClaim } from '../no-show.ts';
import type { ReadyFacts } from '../ready.ts';
import type { AgreementFacts, ProposalStatus, Table } from '../time-agreement.ts';
import type { WeekFacts } from '../week-facts.ts';
import type { WeekRules } from '../week-rules.ts';
import type { WeekWindow } from '../week-window.ts';

/** The week, its rules, and the Swedish times that people type in this history. */
export interface Setting {
  rules: WeekRules;
  window: WeekWindow;
  slots: readonly string[];
}

/** What the database has about the series. */
export interface State {
  scheduledAt: Date | null;
  isStreamed: boolean;
  version: number;
  reportedAt: Date | null;
  reportedBy: string | null;
  walkover: Walkover | null;
  confirmation: Confirmation.Confirmation | null;
  reportedBySide: Side | null;
  confirmBy: Date | null;
  offers: readonly { side: Side; starts: readonly Date[]; status: ProposalStatus; agreed: Date | null }[];
  /** The start for which each side has named its line-up. */
  lineUps: Sides<Date | null>;
  disputes: readonly { side: Side; told: Sides<boolean>; outcome: DisputeOutcome | null }[];
  claims: readonly (TimedClaim & { forStart: Date; outcome: ClaimOutcome | null })[];
}

/** A series that is only planned. */
export const PLANNED: State = {
  ...{ scheduledAt: null, isStreamed: false, version: 1, reportedAt: null, reportedBy: null, walkover: null },
  ...{ confirmation: null, reportedBySide: null, confirmBy: null },
  ...{ offers: [], lineUps: { home: null, away: null }, disputes: [], claims: [] },
};

/** What a person does wrong: they saw an older version, they send half a form, or they lead no team. */
export type Slip = 'stale' | 'careless' | 'no-captain';

/** An act and the series before it. */
export interface Turn<Act> {
  setting: Setting;
  state: State;
  act: Act;
  now: Date;
}

/** The same instant, or both none. */
export const isSame = (one: Date | null, other: Date | null): boolean => one?.getTime() === other?.getTime();

/** The claim that staff have not decided. */
export const openClaim = ({ claims }: State) => claims.find(({ outcome }) => outcome === null) ?? null;
/** The dispute that staff have not decided. */
export const openDispute = ({ disputes }: State) => disputes.find(({ outcome }) => outcome === null) ?? null;
/** The offers of both sides, and what they agreed on. */
export const tableOf = ({ offers }: State): Table => {
  const of = (side: Side) => offers.find((offer) => offer.side === side && offer.status === 'open')?.starts ?? null;
  return {
    open: { home: of('home'), away: of('away') },
    agreed: offers.find(({ status }) => status === 'accepted')?.agreed ?? null,
  };
};
/** A value for each side. */
export const bothSides = <T>(of: (side: Side) => T): Sides<T> => ({ home: of('home'), away: of('away') });

/** All facts about the series for the rules, as the services gather them. */
export function factsOf({ rules, window }: Setting, state: State) {
  const { open, agreed } = tableOf(state);
  const { scheduledAt, isStreamed, confirmation, reportedBySide, confirmBy } = state;
  const claim = openClaim(state);
  const ready = bothSides((side) => scheduledAt !== null && isSame(state.lineUps[side], scheduledAt));
  return {
    ...{ rules, window, scheduledAt, isStreamed, confirmation, reportedBySide, confirmBy, claim, ready },
    captainsSetTimes: rules.captainsSetTimes,
    captainsReport: rules.captainsReport,
    isOn: rules.captainsSetTimes || rules.captainsReport,
    isReported: state.reportedAt !== null,
    isAgreed: agreed !== null && isSame(agreed, scheduledAt),
    isClaimed: claim !== null,
    declined: bothSides((side) =>
      state.claims.some((one) => one.side === side && one.outcome === 'declined' && isSame(one.forStart, scheduledAt)),
    ),
    offered: bothSides((side) => open[side] !== null),
    told: bothSides((side) => openDispute(state)?.told[side] ?? false),
  } satisfies AgreementFacts & ResultFacts & ClaimFacts & ReadyFacts & WeekFacts;
}

/** Writes columns of the series; the rest are the database's triggers. */
export function writtenState(before: State, columns: Partial<State>): State {
  const after = { ...before, ...columns, version: before.version + 1 };
  const isRetimed = !isSame(before.scheduledAt, after.scheduledAt);
  const isOver = before.confirmation === 'disputed' && after.confirmation !== 'disputed';
  const isNews = before.reportedAt === null && after.reportedAt !== null;
  const ended = (outcome: ClaimOutcome | null, side: Side) =>
    outcome ?? (after.walkover === side ? 'granted' : 'overtaken');
  return {
    ...after,
    offers: after.offers.map((offer) =>
      isRetimed &&
      (offer.status === 'open' || (offer.status === 'accepted' && !isSame(offer.agreed, after.scheduledAt)))
        ? { ...offer, status: 'overruled' }
        : offer,
    ),
    disputes: isOver
      ? after.disputes.map((one) => ({ ...one, outcome: one.outcome ?? disputeOutcome(before, after) }))
      : after.disputes,
    claims:
      isRetimed || isNews
        ? after.claims.map((one) => ({ ...one, outcome: ended(one.outcome, one.side) }))
        : after.claims,
  };
}

function disputeOutcome(before: State, after: State): DisputeOutcome {
  if (after.reportedAt === null) return 'replay';
  const isUntouched = isSame(before.reportedAt, after.reportedAt) && before.reportedBy === after.reportedBy;
  if (isUntouched && before.walkover === after.walkover) return 'upheld';
  return after.walkover === null ? 'corrected' : 'walkover';
}

/** Writes to the claim that staff have not decided. */
export const withClaim = (state: State, more: Partial<State['claims'][number]>): State =>
  writtenState(state, { claims: state.claims.map((one) => (one.outcome === null ? { ...one, ...more } : one)) });
/** The version that the person saw. */
export const seenBy = ({ state, act }: Turn<{ slip: Slip | null }>): number =>
  act.slip === 'stale' ? state.version - 1 : state.version;
/** What the person types where words are asked for; the careless ones type none. */
export const wordsOf = ({ slip }: { slip: Slip | null }): string => (slip === 'careless' ? '  ' : 'That is how it was');
