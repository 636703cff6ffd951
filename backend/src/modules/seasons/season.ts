import type { Qualifier } from '../../domain/competition/season.ts';
import type { SeriesFormat } from '../../domain/series/series-format.ts';
import type { DivisionRef } from '../refs/division-ref.ts';

/** One edition of the league with its divisions, the top one first. Dates are `YYYY-MM-DD`, both inclusive. */
export interface SeasonWithDivisions {
  id: number;
  name: string;
  startsOn: string;
  endsOn: string;
  format: SeriesFormat;
  isCurrent: boolean;
  /** Teams sign up for this one; whether sign-up is open is another question. */
  isSignupSeason: boolean;
  /** When sign-up closes; null: when staff close it. */
  signupClosesAt: string | null;
  /** Weeks of play; null: not decided yet. */
  weeks: number | null;
  /** First and last day on which players may change teams; both null: not said yet. */
  transferFrom: string | null;
  transferTo: string | null;
  qualifiers: Qualifier[];
  divisions: DivisionRef[];
}
