import type { LoserGames, SixMansRank } from '../../../domain/competition/six-mans.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { SixMansStanding } from '../six-mans-standing.ts';

/** A person on the leaderboard; `player` is null when they are not a player of the league. */
export interface SixMansName {
  name: string;
  player: PlayerRef | null;
}

/** A line of the leaderboard. Positions count over all ranks, from 1. */
export interface SixMansEntry extends SixMansName, SixMansStanding {
  position: number;
}

/** A rank with its players, the best first. */
export interface SixMansTier {
  rank: SixMansRank;
  /** The lowest Elo of the rank; null for the lowest rank. */
  floor: number | null;
  entries: SixMansEntry[];
}

/** A player's Elo after a series. */
export interface SixMansPoint {
  seriesId: number;
  playedAt: string;
  elo: number;
  isWin: boolean;
}

/** What a series changed for a person. */
export interface SixMansChange extends SixMansName {
  eloBefore: number;
  eloAfter: number;
}

/** A series of the ledger. */
export interface PlayedSixMans {
  id: number;
  playedAt: string;
  loserGames: LoserGames;
  winners: SixMansChange[];
  losers: SixMansChange[];
}

/** A person in a report: a player of the league, or an account of the chat server with its name. */
export interface ReportedPerson {
  playerId?: number | null | undefined;
  discordId?: string | null | undefined;
  name?: string | null | undefined;
}

/** A finished series, as staff or the bot report it. */
export interface SixMansReport {
  winners: readonly ReportedPerson[];
  losers: readonly ReportedPerson[];
  loserGames: LoserGames;
  /** The present time when it is left out. */
  playedAt?: Date | null | undefined;
  /** The reporter's own id for the series. A second report with the same id is refused. */
  reference?: string | null | undefined;
  /** The same six played the same result twice in a short time, and the reporter knows it. */
  isAnother?: boolean | null | undefined;
}
