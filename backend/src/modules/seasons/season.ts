import type { Qualifier } from '../../domain/competition/season.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { DivisionRef } from '../refs/division-ref.ts';

/** One edition of the league with its divisions and its stages, the top ones first. Dates are `YYYY-MM-DD`; both days are included. */
export interface SeasonWithDivisions {
  id: number;
  name: string;
  startsOn: string;
  endsOn: string;
  format: SeriesFormat;
  isCurrent: boolean;
  /** Teams sign up for this season; another field says whether sign-up is open. */
  isSignupSeason: boolean;
  /** When sign-up opens that staff have opened; null: at once. */
  signupOpensAt: string | null;
  /** When sign-up closes; null: staff close it. */
  signupClosesAt: string | null;
  /** Weeks of play; null when it is not decided yet. */
  weeks: number | null;
  /** The first and last day on which players may change teams; both null when it is not decided yet. */
  transferFrom: string | null;
  transferTo: string | null;
  qualifiers: Qualifier[];
  divisions: DivisionRef[];
  /** Playoffs, qualifiers and cups (R43). */
  stages: DivisionRef[];
}
