/** A call about many things is refused as a whole, and names all that is wrong with it, not only the first. */
import { LeagueError, refusalOf } from './league-error.ts';
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
      refused.push(refusedRow(idOf(row), error));
    }
  }
  if (refused.length === 0) return checked;
  throw rowsRefused(refused);
}

/**
 * Acts on one row after the other, within the caller's transaction. When some are refused, one refusal names them all
 * (ROWS_REFUSED), and the transaction takes the others back.
 */
export async function allOrNone<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => number,
  act: (row: Row) => Promise<unknown>,
): Promise<void> {
  const refused: RefusedRow[] = [];
  for (const row of rows) {
    const refusal = await refusalOf(() => act(row));
    if (refusal) refused.push(refusedRow(idOf(row), refusal));
  }
  if (refused.length > 0) throw rowsRefused(refused);
}

const refusedRow = (id: number, { code, messageKey, details }: LeagueError): RefusedRow => ({
  id,
  code,
  messageKey,
  params: details.params ?? {},
});

const rowsRefused = (rows: RefusedRow[]): LeagueError =>
  new LeagueError('ROWS_REFUSED', 'api.error.rows-refused', { params: { count: rows.length }, rows });
