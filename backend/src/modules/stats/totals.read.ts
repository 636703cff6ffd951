const COLUMNS = ['games', 'score', 'goals', 'assists', 'saves', 'shots'] as const;

/** The keys and values of a `Totals` in a json_build_object, from a `player_division_totals` row by its alias. */
export const totalsSql = (row: string): string => COLUMNS.map((column) => `'${column}', ${row}.${column}`).join(', ');

/** The `Totals` of a whole division, which ratings are measured against; zeros without rows. */
export const divisionTotalsSql = (divisionId: string): string =>
  `(select json_build_object(${COLUMNS.map((column) => `'${column}', coalesce(sum(every.${column}), 0)`).join(', ')})
      from player_division_totals every where every.division_id = ${divisionId})`;

/** A `player_division_totals` row `t` with games that count: who played only what is annulled has a row of zeros. */
export const COUNTS = 't.games > 0';
