import type { PlacedLine } from '../domain/imports/foreign-stages.ts';
import type { ForeignLine } from '../domain/imports/foreign-tables.ts';
import type { SeriesFormat } from '../domain/series/series-format.ts';

/** Stores a row and returns its id. */
export type Insert = (sql: string, params: unknown[]) => Promise<number>;

/** A stored division. */
export interface StoredDivision {
  id: number;
  seasonId: number;
  format: SeriesFormat;
}

/** Where the lines of series.csv stand in the brackets of stages. */
export type BracketLines = ReadonlyMap<ForeignLine<'series.csv'>, PlacedLine>;

/** What the lines name, as it is stored: divisions and stages by season and name, teams by name, players by `nicknameKey`. */
export interface StoredPlaces {
  divisions: ReadonlyMap<string, StoredDivision>;
  teams: ReadonlyMap<string, number>;
  players: ReadonlyMap<string, number>;
}
