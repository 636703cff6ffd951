/** What a cell of the crosstable needs of a series. */
export interface CrossedSeries {
  id: number;
  home: { id: number };
  away: { id: number };
}

/** The series of a home team against each of the others, by the id of the away team. */
export type CrossRow<Series> = ReadonlyMap<number, readonly Series[]>;

/** Series by home team and away team. Two teams may meet more than once at the same home; the order stays. */
export function crosstableOf<Series extends CrossedSeries>(series: readonly Series[]): Map<number, CrossRow<Series>> {
  const rows = new Map<number, Map<number, Series[]>>();
  for (const one of series) {
    const row = rows.get(one.home.id) ?? new Map<number, Series[]>();
    rows.set(one.home.id, row.set(one.away.id, [...(row.get(one.away.id) ?? []), one]));
  }
  return rows;
}
