import type { Db } from '../../src/platform/db/db.ts';

/** Tables that change with every visit to the site, and contain nothing of the league. */
const RESTLESS = ['change_stamp', 'live_stream', 'login_state', 'rate_limit', 'refresh_token', 'session'];

/** A short form of every table and its rows: equal when nothing was changed, added or deleted. */
export async function everything(db: Db): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
    [RESTLESS],
  );
  const parts = tables.map(
    ({ name }) => `select '${name}' as name, count(*) || ' ' || md5(coalesce(string_agg(md5(t::text), '' order by
      md5(t::text)), '')) as content from "${name}" t`,
  );
  const found = await db.query<{ name: string; content: string }>(parts.join(' union all '));
  return Object.fromEntries(found.map(({ name, content }) => [name, content]));
}
