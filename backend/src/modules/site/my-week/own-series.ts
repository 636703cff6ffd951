import type { Confirmation } from '../../../domain/match-week/confirmation.ts';
import type { WeekStep } from '../../../domain/match-week/week-facts.ts';
import type { WeekWindow } from '../../../domain/match-week/week-window.ts';
import type { Outcome } from '../../../domain/series/series-result.ts';
import type { Side, Sides } from '../../../domain/sides.ts';
import type { NamedPlayer } from '../../series/match-week/ready/week-ready.ts';

/** A series of the reader's team in the match week, and what they do next about it. */
export interface OwnSeries {
  seriesId: number;
  division: string;
  /** In English; null: the same. */
  divisionEng: string | null;
  week: number;
  side: Side;
  isCaptain: boolean;
  step: WeekStep;
  /** The smallest first. */
  urgency: number;
  teamIds: Sides<number>;
  names: Sides<string>;
  logos: Sides<string | null>;
  scheduledAt: Date | null;
  score: Sides<number> | null;
  confirmation: Confirmation | null;
  /** When a waiting result is confirmed by itself. */
  confirmBy: Date | null;
  /** A captain claims a walkover, and staff have not decided. */
  isClaimed: boolean;
  window: WeekWindow;
  /** From an hour before its start until its result: it stands before everything else. */
  isMatchTime: boolean;
  /** It is the next one that the team plays. */
  isNext: boolean;
  /** It is the next one without a time, and the reader says for its week when they can play. */
  asksEvenings: boolean;
}

/** Whom the reader's team meets next. */
export interface Opponent {
  /** The latest results in the division, at most five, the newest last. */
  form: Outcome[];
  /** The players are those that the captain has named for the start. */
  isNamed: boolean;
  /** Otherwise those of the team now. */
  players: NamedPlayer[];
}

/** What is asked about the reader's most urgent series. */
export interface WeekTask {
  seriesId: number;
  isMatchTime: boolean;
  /** null: nothing to do now. */
  step: WeekStep | null;
  opponent: string;
}
