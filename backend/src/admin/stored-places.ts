import type { SeriesFormat } from '../domain/series/series-format.ts';

/** Stores a row and returns its id. */
export type Insert = (sql: string, params: unknown[]) => Promise<number>;

/** A stored division. */
export interface StoredDivision {
  id: number;
  seasonId: number;
  format: SeriesFormat;
}

/** What the lines name, as it is stored: divisions by season and name, teams by name, players by `nicknameKey`. */
export interface StoredPlaces {
  divisions: ReadonlyMap<string, StoredDivision>;
  teams: ReadonlyMap<string, number>;
  players: ReadonlyMap<string, number>;
}
