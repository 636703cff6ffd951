const COLUMNS = ['games', 'score', 'goals', 'assists', 'saves', 'shots'] as const;

/** SQL: the keys and values of a `Totals` for json_build_object, from a `player_division_totals` row by its alias. */
export const totalsSql = (row: string): string => COLUMNS.map((column) => `'${column}', ${row}.${column}`).join(', ');

/** SQL: the `Totals` of a whole division, with which ratings compare; zeros without rows. */
export const divisionTotalsSql = (divisionId: string): string =>
  `(select json_build_object(${COLUMNS.map((column) => `'${column}', coalesce(sum(every.${column}), 0)`).join(', ')})
      from player_division_totals every where every.division_id = ${divisionId})`;

/**
 * SQL: a `player_division_totals` row `t` has games that count. A player whose games are all annulled has a row of
 * zeros.
 */
export const COUNTS = 't.games > 0';
