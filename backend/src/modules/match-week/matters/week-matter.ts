import type { Confirmation } from '../../../domain/match-week/confirmation.ts';
import type { WeekGroup } from '../../../domain/match-week/week-facts.ts';
import type { Side, Sides } from '../../../domain/sides.ts';

/** A series of the match week that staff look at, and why. */
export interface WeekMatter {
  seriesId: number;
  group: WeekGroup;
  divisionId: number;
  division: string;
  week: number;
  teamIds: Sides<number>;
  names: Sides<string>;
  scheduledAt: Date | null;
  score: Sides<number> | null;
  confirmation: Confirmation | null;
  reportedBySide: Side | null;
  confirmBy: Date | null;
  /** The captains were to agree on a time until then. */
  deadline: Date;
}
