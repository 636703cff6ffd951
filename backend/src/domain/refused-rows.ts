/** A call about many things is refused as a whole, and names all that is wrong with it, not only the first. */
import { LeagueError } from './league-error.ts';
import type { RefusedRow } from './league-error.ts';

/**
 * The results of `check` for all rows, in their order. When it refuses some of them, one refusal names them all
 * (ROWS_REFUSED), each with its own reason.
 */
export function checkedRows<Row, Checked>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  check: (row: Row) => Checked,
): Checked[] {
  const refused: RefusedRow[] = [];
  const checked: Checked[] = [];
  for (const row of rows) {
    try {
      checked.push(check(row));
    } catch (error) {
      if (!(error instanceof LeagueError)) throw error;
      refused.push({
        id: idOf(row),
        code: error.code,
        messageKey: error.messageKey,
        params: error.details.params ?? {},
      });
    }
  }
  if (refused.length === 0) return checked;
  throw new LeagueError('ROWS_REFUSED', 'api.error.rows-refused', {
    params: { count: refused.length },
    rows: refused,
  });
}
