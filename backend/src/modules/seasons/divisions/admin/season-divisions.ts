import type { CorePlayer, Share } from '../../../../domain/teams/core.ts';
import type { PlayerRef } from '../../../refs/player-ref.ts';
import type { SeasonRef } from '../../../refs/season-ref.ts';
import type { TeamRef } from '../../../refs/team-ref.ts';

/** A team that could play in the new season. */
export interface DraftTeam {
  team: TeamRef;
  /** The team has signed up for the new season. */
  isSignedUp: boolean;
  /** The mean of its three best players' ratings in the game; null when none is known. */
  mmr: number | null;
  /** Its core in the season before (R18), most games first; empty when it did not play. */
  core: CorePlayer<PlayerRef>[];
}

/** A team as it is read; its core comes apart. */
export type ReadTeam = Omit<DraftTeam, 'core'>;

/** A division of the season before, as the model of a new one. */
export interface DivisionDraft<Team = DraftTeam> {
  /** The division of the season before. */
  formerId: number;
  name: string;
  /** 1 is the top; two divisions may share a rank. */
  rank: number;
  adminNickname: string | null;
  teams: Team[];
}

/** The divisions of the season before with their teams, for a season that has none. */
export interface SeasonDraft<Team = DraftTeam> {
  season: SeasonRef;
  /** The latest season before it that has divisions; null when there is none. */
  from: SeasonRef | null;
  /** Series of the season before without a result. */
  unplayed: number;
  /** The season has divisions already. */
  hasDivisions: boolean;
  divisions: DivisionDraft<Team>[];
  /** Active teams that played in none of them; those that have signed up come first. */
  others: Team[];
}

/** A player's part of a team's games in a season. */
export interface PlayedShare extends Share<PlayerRef> {
  teamId: number;
  /** The team's games of that season, of which player numbers are known. */
  teamGames: number;
}

/** A new division as staff have filled it. */
export interface PlannedDivision {
  formerId: number;
  name: string;
  /** In staff's order. */
  teamIds: readonly number[];
}
