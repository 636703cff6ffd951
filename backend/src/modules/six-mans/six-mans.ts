import type { LoserGames, SixMansRank } from '../../domain/competition/six-mans.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { SixMansStanding } from '../players/six-mans-standing.ts';

/** Someone as the leaderboard names them; `player` is null for those who are not players of the league. */
export interface SixMansName {
  name: string;
  player: PlayerRef | null;
}

/** A line of the leaderboard. Positions count over all ranks, from 1. */
export interface SixMansEntry extends SixMansName, SixMansStanding {
  position: number;
}

/** A rank with those who hold it, the best first. */
export interface SixMansTier {
  rank: SixMansRank;
  /** The Elo it begins at; null for the lowest. */
  floor: number | null;
  entries: SixMansEntry[];
}

/** Elo after one of a player's series. */
export interface SixMansPoint {
  seriesId: number;
  playedAt: string;
  elo: number;
  isWin: boolean;
}

/** What a series did to someone. */
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

/** Whom a report means: a player of the league, or an account of the chat server with the name it goes by. */
export interface ReportedPerson {
  playerId?: number | null | undefined;
  discordId?: string | null | undefined;
  name?: string | null | undefined;
}

/** A finished series as staff or the bot report it. */
export interface SixMansReport {
  winners: readonly ReportedPerson[];
  losers: readonly ReportedPerson[];
  loserGames: LoserGames;
  /** Now, when left out. */
  playedAt?: Date | null | undefined;
  /** The reporter's own name for it: the same one is refused a second time. */
  reference?: string | null | undefined;
}
