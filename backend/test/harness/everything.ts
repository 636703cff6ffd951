import type { Db } from '../../src/platform/db/db.ts';
import type { NamedRead } from '../../src/platform/db/named-read.ts';
import { groupBy } from '../../src/platform/group-by.ts';

/** Tables that change with every visit to the site, and contain nothing of the league. */
const RESTLESS = ['change_stamp', 'live_stream', 'login_state', 'rate_limit', 'refresh_token', 'session'];

/** A short form of every table and its rows: equal when nothing was changed, added or deleted. */
export async function everything(db: Db): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [RESTLESS],
  );
  // sums within the statement would make PostgreSQL start parallel workers, which takes 30 times as long as the rows
  const parts = tables.map(({ name }) => `select '${name}' as name, md5(t::text) as row from "${name}" t`);
  // prepared once, because its plan takes longer than its rows
  const statement = { name: `everything of ${tables.length} tables`, sql: parts.join(' union all ') };
  const found = await db.read(statement as NamedRead<{ name: string; row: string }>);
  const rows = groupBy(found, ({ name }) => name);
  return Object.fromEntries(
    tables.map(({ name }) => [
      name,
      (rows.get(name) ?? [])
        .map(({ row }) => row)
        .sort()
        .join(' '),
    ]),
  );
}
