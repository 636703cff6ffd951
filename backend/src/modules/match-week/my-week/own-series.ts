import type { Confirmation } from '../../../domain/match-week/confirmation.ts';
import type { WeekStep } from '../../../domain/match-week/week-facts.ts';
import type { Side, Sides } from '../../../domain/sides.ts';

/** A series of the reader's team in the match week, and what they do next about it. */
export interface OwnSeries {
  seriesId: number;
  division: string;
  week: number;
  side: Side;
  isCaptain: boolean;
  step: WeekStep;
  teamIds: Sides<number>;
  names: Sides<string>;
  scheduledAt: Date | null;
  score: Sides<number> | null;
  confirmation: Confirmation | null;
  /** When a waiting result is confirmed by itself. */
  confirmBy: Date | null;
  /** Until then the captains agree on a time. */
  deadline: Date;
}
