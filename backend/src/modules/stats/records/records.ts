import type { LeagueRecord, RecordValue } from '../../../domain/competition/records/records.ts';
import type { DivisionRef } from '../../refs/division-ref.ts';
import type { PlayerRef } from '../../refs/player-ref.ts';
import type { SeasonRef } from '../../refs/season-ref.ts';
import type { TeamRef } from '../../refs/team-ref.ts';

/** Whose records: null for all seasons, all levels, all divisions. A level is a division's rank, 1 is the top. */
export interface RecordsFilter {
  seasonId: number | null;
  level: number | null;
  divisionName: string | null;
}

/** Who holds a record, and where it was set. */
export interface StoredHolder extends RecordValue {
  /** Null for a record of a team, or of both teams of a game. */
  player: PlayerRef | null;
  /** As it was then; of a career, the latest one. */
  team: TeamRef;
  /** The other team of the game or series. */
  opponent: TeamRef | null;
  seriesId: number | null;
  /** The game of the series, from 1. */
  game: number | null;
  /** Goals of the team and of its opponent, in the game or the series. */
  goalsFor: number | null;
  goalsAgainst: number | null;
  /** Of a game or series. */
  playedAt: string | null;
  season: SeasonRef | null;
  /** Of a game, a series, and the season of a team. */
  division: DivisionRef | null;
}

/** What is found for a filter. */
export interface FoundHolders {
  /** The series that count (R5). */
  seriesCount: number;
  /** The first holders of each record; empty without games. */
  holders: StoredHolder[];
}

/** The records of a filter. */
export interface Records extends RecordsFilter {
  records: LeagueRecord<StoredHolder>[];
}
