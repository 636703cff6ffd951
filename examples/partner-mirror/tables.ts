/** A row of the copy. */
export type Row = Readonly<Record<string, string | number | boolean | null>>;

/** The tables of the copy, each with the columns that make a row's key. */
export const KEYS = {
  seasons: ['id'],
  divisions: ['id'],
  standings: ['divisionId', 'teamId'],
  series: ['id'],
  games: ['seriesId', 'number'],
  numbers: ['seriesId', 'number', 'playerId'],
  teams: ['id'],
  players: ['id'],
  // who was in which team, from when to when; place 1 of those who are still there is the captain
  transfers: ['id'],
  // those that are published, of a player or of a team
  sanctions: ['id'],
  // play-offs, qualifiers and cups, besides their row of `divisions`
  stages: ['divisionId'],
  seeds: ['divisionId', 'seed'],
  // who has the places of a stage that is not drawn, as the tables are now
  holders: ['divisionId', 'seed'],
  bracket: ['divisionId', 'position'],
  // of settled seasons
  titles: ['seasonId', 'divisionId', 'title', 'teamId'],
  bestPlayers: ['seasonId', 'number', 'playerId'],
  categories: ['id'],
  news: ['id'],
  sixMansRanks: ['rank'],
  sixMansPlayers: ['playerId', 'name'],
  sixMansSeries: ['id'],
  sixMansChanges: ['seriesId', 'side', 'place'],
} as const;

export type TableName = keyof typeof KEYS;
export const TABLES = Object.keys(KEYS) as TableName[];

/** The league as it was at the last event that was read. */
export class Tables {
  /** The position of the last event. */
  position = 0;
  readonly #tables = new Map<TableName, Map<string, Row>>(TABLES.map((name) => [name, new Map()]));

  put(name: TableName, row: Row): void {
    this.#of(name).set(KEYS[name].map((column) => row[column]).join('/'), row);
  }

  get(name: TableName, key: number): Row | undefined {
    return this.#of(name).get(String(key));
  }

  /** Puts these rows in the place of those that have these values. */
  replace(name: TableName, values: Row, rows: readonly Row[]): void {
    this.remove(name, values);
    for (const row of rows) this.put(name, row);
  }

  rows(name: TableName): Row[] {
    return [...this.#of(name).values()];
  }

  /** Removes the rows that have these values. */
  remove(name: TableName, values: Row): void {
    for (const [key, row] of this.#of(name)) {
      if (Object.entries(values).every(([column, value]) => row[column] === value)) this.#of(name).delete(key);
    }
  }

  #of(name: TableName): Map<string, Row> {
    return this.#tables.get(name) as Map<string, Row>;
  }
}
