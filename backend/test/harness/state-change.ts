import type { Db } from '../../src/platform/db/db.ts';
import { RESTLESS, tableRows } from './table-rows.ts';

/** Logs, whose numbers differ when one of the two worlds has logged something else before. */
const LOGS = ['audit_entry', 'row_change'];
/** Names of a request and of its changes in the logs. */
const RANDOM_KEYS = ['request_id', 'change_set_id'];
/** A moment this near is that of the act. */
const NOW_MS = 3_600_000;

/** The rows of every table, as text. */
export type Rows = ReadonlyMap<string, readonly string[]>;

/** All rows by table. What differs between two runs of the same act is replaced by a word. */
export async function allRows(db: Db): Promise<Rows> {
  const tables = await tableRows<unknown>(db, {
    name: 'all rows',
    without: RESTLESS,
    told: (table) => `to_jsonb(t)${LOGS.includes(table) ? ` - 'id'` : ''}`,
  });
  return new Map(tables.map(([table, rows]) => [table, rows.map((row) => JSON.stringify(inKeyOrder(row), masked))]));
}

/** An entry of `row_change` lists the rows as its statement found them: its keys and rows by key, any other row as it is. */
function inKeyOrder(row: unknown): unknown {
  const { keys, rows } = row as { keys?: unknown; rows?: unknown };
  if (!Array.isArray(keys)) return row;
  const byKey = keys.map((key, at) => [String(key), Array.isArray(rows) ? (rows[at] as unknown) : null] as const);
  byKey.sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    ...(row as object),
    keys: byKey.map(([key]) => key),
    rows: Array.isArray(rows) ? byKey.map(([, one]) => one) : rows,
  };
}

function masked(key: string, value: unknown): unknown {
  if (RANDOM_KEYS.includes(key)) return 'random';
  if (typeof value !== 'string') return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value) && Math.abs(Date.parse(value) - Date.now()) < NOW_MS) return 'now';
  if (/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/.test(value)) return 'random';
  // encrypted with a random start: docs/threats.md, T68
  return /^\w+\.[\w+/=-]+\.[\w+/=-]+\.[\w+/=-]+$/.test(value) && key !== 'slug' ? 'sealed' : value;
}

/** What was added and what was taken away, by table. */
export function changeBetween(before: Rows, after: Rows): Record<string, { gone: string[]; made: string[] }> {
  const names = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = names.map((name) => {
    const [old = [], fresh = []] = [before.get(name), after.get(name)];
    return [name, { gone: lacking(old, fresh), made: lacking(fresh, old) }] as const;
  });
  return Object.fromEntries(changed.filter(([, { gone, made }]) => gone.length + made.length > 0));
}

/** The rows of the first list that the second does not have, counting equal ones. */
function lacking(rows: readonly string[], others: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const row of others) left.set(row, (left.get(row) ?? 0) + 1);
  return rows
    .filter((row) => {
      const count = left.get(row) ?? 0;
      left.set(row, count - 1);
      return count <= 0;
    })
    .sort();
}
