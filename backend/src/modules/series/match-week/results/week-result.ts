import { refusalKeyOf } from '../../../../domain/league-error.ts';
import { assertMayAnswer, assertMayReport } from '../../../../domain/match-week/confirmation.ts';
import type { Confirmation, ResultFacts } from '../../../../domain/match-week/confirmation.ts';
import type { DisputeOutcome } from '../../../../domain/match-week/dispute.ts';
import { mayJudge } from '../../../../domain/match-week/week-relation.ts';
import type { Side } from '../../../../domain/sides.ts';
import type { WeekSeries } from '../week-series.ts';

/** What a team says about a dispute. */
export interface DisputeStoryView {
  side: Side;
  text: string;
  /** The player; null without one. */
  by: string | null;
  /** ISO, UTC. */
  at: string;
}

/** The latest dispute about a series. */
export interface DisputeView {
  id: number;
  side: Side;
  game: number | null;
  /** ISO, UTC. */
  openedAt: string;
  /** null: staff have not decided. */
  outcome: DisputeOutcome | null;
  reason: string | null;
  stories: DisputeStoryView[];
}

/** What the captains have done about the result of a series, as one person sees it. */
export interface WeekResult {
  confirmation: Confirmation | null;
  reportedBySide: Side | null;
  confirmBy: Date | null;
  /** The person may report now, or send their report again. */
  mayReport: boolean;
  /** Key of the sentence why the person's side cannot report; null when it can, and for staff. */
  reportClosedKey: string | null;
  /** The person may confirm or dispute the result now. */
  mayAnswer: boolean;
  /** The person may tell their side of an open dispute. */
  mayTell: boolean;
  /** The person may end an open dispute. */
  mayDecide: boolean;
  dispute: DisputeView | null;
}

/** The facts of a series for the rules. */
export const resultFacts = ({ rules, ...series }: WeekSeries): ResultFacts => ({
  captainsReport: rules.captainsReport,
  scheduledAt: series.scheduledAt,
  isReported: series.isReported,
  confirmation: series.confirmation,
  reportedBySide: series.reportedBySide,
  confirmBy: series.confirmBy,
  isClaimed: series.claim !== null,
});

/** The result as one person sees it. */
export function shownResult(series: WeekSeries, dispute: DisputeView | null, now: Date): WeekResult {
  const { confirmation, reportedBySide, confirmBy, side, isCaptain } = series;
  const facts = resultFacts(series);
  const leads = isCaptain && side !== null;
  const reportClosed = side === null ? null : refusalKeyOf(() => assertMayReport(facts, side, now));
  const isOpen = dispute !== null && dispute.outcome === null;
  return {
    ...{ confirmation, reportedBySide, confirmBy, dispute },
    mayReport: leads && reportClosed === null,
    reportClosedKey: reportClosed,
    mayAnswer: leads && refusalKeyOf(() => assertMayAnswer(facts, side, now)) === null,
    mayTell: leads && isOpen,
    mayDecide: isOpen && mayJudge(series),
  };
}
