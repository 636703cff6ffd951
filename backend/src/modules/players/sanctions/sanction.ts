import type { CountedTerm, SanctionKind, SanctionState, SanctionTexts } from '../../../domain/people/sanction.ts';
import type { TableSlice } from '../../../platform/db/table-page.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** A sanction as staff see it: of a player, with their present team, or of a team. */
export interface StoredSanction extends CountedTerm, SanctionTexts {
  id: number;
  player: PlayerRef | null;
  team: TeamRef | null;
  /** The account that gets the notices: the player's or the captain's; null without one. */
  userId: number | null;
  /** ISO text in UTC. */
  decidedAt: string;
  /** The name of who decided; null when the account is deleted. */
  decidedBy: string | null;
  liftReason: string | null;
  version: number;
}

/** The same, with what follows from it today. */
export interface ListedSanction extends Omit<StoredSanction, 'series' | 'userId'> {
  state: SanctionState;
  seriesServed: number;
}

/** Points that staff took from a team or gave it, decided on the page of its division. */
export interface PointsDecision {
  team: TeamRef;
  divisionId: number;
  divisionName: string;
  seasonName: string;
  points: number;
  reason: string;
}

/** A filter; null filters nothing. The text is a part of a player's or a team's name. */
export interface SanctionFilter extends TableSlice {
  kind: SanctionKind | null;
  /** Only those that are in force now. */
  isInForce: boolean | null;
  playerId: number | null;
  teamId: number | null;
}
