import type { Confirmation } from '../../../../domain/match-week/confirmation.ts';
import type { WeekGroup } from '../../../../domain/match-week/week-facts.ts';
import type { Side, Sides } from '../../../../domain/sides.ts';
import type { SeriesTaken } from '../../taken/taken-series.ts';

/** A walkover that a team claims. */
export interface MatterClaim {
  side: Side;
  isObjected: boolean;
  /** The other team can object until then. */
  objectBy: Date;
  /** It can be given now: the other team has answered, or had 24 hours. */
  mayGrant: boolean;
}

/** Of which divisions; null: of all. `isMine`: only of those that the caller is the admin of. */
export interface MatterFilter {
  divisionId: number | null;
  isMine: boolean;
}

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
  isStreamed: boolean;
  score: Sides<number> | null;
  confirmation: Confirmation | null;
  reportedBySide: Side | null;
  confirmBy: Date | null;
  /** Who of staff takes care of it now. */
  taken: SeriesTaken | null;
  /** Send it back with a decision: it is refused when the series was changed meanwhile. */
  version: number;
  /** The walkover that a team claims, for who may decide it. */
  claim: MatterClaim | null;
  /** The captains were to agree on a time until then. */
  deadline: Date;
  /** Of a series without a time: the start that suits both teams best, as they have said. */
  suggestedStart: Date | null;
}
