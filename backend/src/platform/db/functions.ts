import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type pg from 'pg';
import { log } from '../logging/logger.ts';
import { readJson } from '../read-json.ts';
import { onBusyTables, TABLE_WAIT_MS } from './busy-tables.ts';

/** The text of every function and trigger, each in one file. */
const FOLDER = new URL('../../schema/functions/', import.meta.url);
/** Written by `npm run sql`: the edition of these files, which grows when their text changes. */
const EDITION = new URL('../../schema/edition.json', import.meta.url);

/** The text of one file of functions, such as `values.sql`. */
export const functionsIn = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

/** The whole text, in the order in which it is applied, with its SHA-256 digest. */
export function allFunctions(): { sql: string; digest: string } {
  const sql = readdirSync(FOLDER).toSorted().map(functionsIn).join('\n');
  return { sql, digest: createHash('sha256').update(sql).digest('hex') };
}

/**
 * Brings the database's functions and triggers to the text of the files, in one transaction, and drops those that no file
 * names. Does nothing when they are as in the files, or when a newer version has been here: an instance of the old version
 * that starts again beside it must not take its functions away.
 * @param owner connected as the owner, with the lock of migrations
 */
export async function applyFunctions(owner: pg.Client): Promise<void> {
  const { sql, digest } = allFunctions();
  const { edition } = readJson(readFileSync(EDITION, 'utf8')) as { edition: number };
  const applied = await appliedTo(owner);
  if (applied?.digest === digest) return;
  if (applied && applied.edition > edition) {
    log.warn(`the functions of the database are of a newer version (${applied.edition}, here ${edition}): they stay`);
    return;
  }
  await onBusyTables(async () => {
    await owner.query('begin');
    try {
      await owner.query(lockingOf(tablesOf(sql)));
      await owner.query(DROP_FREE);
      await owner.query(sql);
      await owner.query(DROP_OTHERS);
      await owner.query(`comment on table migrations is 'functions: edition ${edition}, ${digest}'`);
      await owner.query('commit');
    } catch (error) {
      await owner.query('rollback');
      throw error;
    }
  });
}

/** The tables whose triggers the text makes, in its order. */
export const tablesOf = (sql: string): string[] => [
  ...new Set([...sql.matchAll(TRIGGER_ON)].map(([, table = '']) => table)),
];
const TRIGGER_ON = /^\s*create (?:or replace )?(?:constraint )?trigger \w+\s[^;]*?\son (\w+)/gim;

/**
 * Locks these tables one after the other, and waits half a second for all of them together: with a wait for each, those that came first
 * would be held for longer than their readers wait. What is left of it is the wait for triggers that no file names.
 */
const lockingOf = (tables: readonly string[]): string => `
  do $$
  declare
    name text;
    since timestamptz := clock_timestamp();
  begin
    foreach name in array array[${tables.map((table) => `'${table}'`).join(', ')}] loop
      perform set_config('lock_timeout', greatest(1, ${TABLE_WAIT_MS}
        - round(1000 * extract(epoch from clock_timestamp() - since)))::text, true);
      execute format('lock table %I in access exclusive mode', name);
    end loop;
  end
  $$`;

/** What was applied last. It stands in the comment of the table `migrations`. */
async function appliedTo(owner: pg.Client): Promise<{ edition: number; digest: string } | null> {
  const { rows } = await owner.query<{ text: string | null }>(
    `select obj_description('migrations'::regclass, 'pg_class') as text`,
  );
  const [, edition, digest] = /edition (\d+), ([0-9a-f]{64})$/.exec(rows[0]?.text ?? '') ?? [];
  return edition && digest ? { edition: Number(edition), digest } : null;
}

/**
 * `create or replace` refuses another result type or other names of parameters, so what no trigger, index or constraint uses is made
 * anew. Bodies name functions in their text, which PostgreSQL reads at each call.
 */
const DROP_FREE = `
  do $$
  declare
    statement text;
  begin
    for statement in
      select format('drop %s %s', case p.prokind when 'p' then 'procedure' else 'function' end, p.oid::regprocedure)
        from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype and p.prokind in ('f', 'p')
         and not exists (select from pg_depend d
                          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e'
                             or d.refclassid = 'pg_proc'::regclass and d.refobjid = p.oid)
    loop
      execute statement;
    end loop;
  end
  $$`;

/** What this transaction has not written is in no file. Triggers first: they need their functions. */
const DROP_OTHERS = `
  do $$
  declare
    statement text;
  begin
    for statement in
      select format('drop trigger %I on %s', t.tgname, t.tgrelid::regclass)
        from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where not t.tgisinternal and c.relnamespace = 'public'::regnamespace and t.xmin <> pg_current_xact_id()::xid
    loop
      execute statement;
    end loop;
    for statement in
      select format('drop function %s', p.oid::regprocedure)
        from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.xmin <> pg_current_xact_id()::xid
         and not exists (select from pg_depend d
                          where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
    loop
      execute statement;
    end loop;
  end
  $$`;
