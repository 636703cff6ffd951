// The drill of docs/operations.md, Upgrade: from the last release to this version beside it, and back.
import assert from 'node:assert/strict';
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { builtModule } from '../lib/built.mjs';
import { buildRelease, lastRelease } from '../lib/last-release.mjs';
import { operateAt } from '../lib/operator.mjs';
import { root } from '../lib/project.mjs';
import { answerOf, readsOfPages, readsOfRest, reportOnce, startLoad, writeNote } from '../lib/upgrade-load.mjs';
import { waitForCondition, Visitor } from '../lib/visitor.mjs';
import { startServer, temporaryFolder } from '../server.mjs';
import { chooseSubjects } from '../../bench/league.mjs';

const pg = createRequire(join(root, 'backend/package.json'))('pg');

const { release, why } = lastRelease();
const skip = why ?? false;
const TIMEOUT = { timeout: 1_800_000, skip };

let folder;
let product;
let cluster;
let client;
let subjects;
let series;
let userId;
/** Instances that run. */
const running = new Set();

const named = (address, name) => Object.assign(new URL(address), { pathname: `/${name}` }).href;
const environment = (name) => ({
  DATABASE_URL: named(cluster.appUrl, name),
  MIGRATIONS_DATABASE_URL: named(cluster.url, name),
  DATA_DIR: join(folder, name),
  READ_LIMIT: '100000',
});

async function start(name, version) {
  const server = await startServer({ env: environment(name), product: version });
  running.add(server);
  const stop = async () => {
    running.delete(server);
    return server.stop();
  };
  return { ...server, stop };
}

/** A database with the same rows, in which nobody works. */
async function copyLeague(from, to) {
  await client.query(`create database ${to} template ${from}`);
  cpSync(join(folder, from), join(folder, to), { recursive: true });
}

const rowsOf = async (name, sql, values = []) => {
  const own = new pg.Client({ connectionString: named(cluster.url, name) });
  await own.connect();
  try {
    return (await own.query(sql, values)).rows;
  } finally {
    await own.end();
  }
};

/** A series that the admin may report, with three players of each team. */
const OPEN_SERIES = `
  select s.id, s.version, home.players as home, away.players as away
    from series s
    join lateral (select array_agg(player_id) as players from (select player_id from roster_entry
           where team_id = s.home_team_id and valid_to is null order by sort_order limit 3) three) home on true
    join lateral (select array_agg(player_id) as players from (select player_id from roster_entry
           where team_id = s.away_team_id and valid_to is null order by sort_order limit 3) three) away on true
   where s.reported_at is null and s.scheduled_at is not null and s.confirmation is null
     and cardinality(home.players) = 3 and cardinality(away.players) = 3
     and not exists (select from no_show_claim c where c.series_id = s.id)
   order by s.id limit 1`;

before(
  async () => {
    if (skip) return;
    folder = temporaryFolder();
    product = await buildRelease(release, folder);
    const { startEmbedded } = await builtModule('embedded/embedded.js');
    cluster = await startEmbedded(join(folder, 'postgres'), { fast: true });
    client = new pg.Client({ connectionString: named(cluster.url, 'postgres') });
    await client.connect();
    // the league of the last release, as its own first start makes it
    await (await start('league', product)).stop();
    await rowsOf('league', 'analyze');
    subjects = await chooseSubjects(named(cluster.url, 'league'));
    [series] = await rowsOf('league', OPEN_SERIES);
    [{ id: userId }] = await rowsOf('league', 'select min(id) as id from app_user');
    assert.ok(series);
    for (const name of ['quiet', 'busy']) await copyLeague('league', name);
  },
  { timeout: 2_400_000 },
);
after(async () => {
  await Promise.all([...running].map((server) => server.stop()));
  await client?.end();
  await cluster?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** What an instance writes by itself, and the stamps that caches compare. */
const OF_ITS_OWN = new Set([
  ...['migrations', 'change_stamp', 'live_stream', 'week_reminder', 'series_reminder'],
  ...['instance', 'operation_count'],
]);

/** Triggers of the last release tell of what a migration writes: rows may be added there. */
const GROWING = new Set(['row_change', 'league_event', 'event_counter']);

const TABLES = `
  select c.relname as name, array_agg(a.attname::text) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
   where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid order by c.relname`;

/** The rows of every table, with the columns that it had in the last release. */
async function everyRow(name, tables) {
  const all = {};
  for (const { name: table, columns } of tables.filter((one) => !OF_ITS_OWN.has(one.name))) {
    const list = columns.map((column) => `"${column}"`).join(', ');
    const rows = await rowsOf(name, `select to_jsonb(t)::text as row from (select ${list} from "${table}") t`);
    all[table] = rows.map(({ row }) => row).sort();
  }
  return all;
}

/** Names the first rows that are missing or new, as the rows of a table would fill the report. */
function assertSame(table, now, before) {
  const [after, former] = [new Set(now), new Set(before)];
  const lost = before.filter((row) => !after.has(row));
  const added = GROWING.has(table.split(',')[0]) ? [] : now.filter((row) => !former.has(row));
  const short = (rows) => rows.slice(0, 3).map((row) => row.slice(0, 300));
  assert.deepEqual({ table, lost: short(lost), added: short(added) }, { table, lost: [], added: [] });
}

/**
 * The tables of an export, each row as an object.
 * @returns {[string, object[]][]}
 */
function exportedRows(path) {
  const files = readdirSync(join(path, 'tables')).sort();
  return files.map((file) => [
    file.replace('.ndjson', ''),
    readFileSync(join(path, 'tables', file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  ]);
}

test('after the upgrade every row is as it was, in each table and in the export', TIMEOUT, async () => {
  const tables = await rowsOf('quiet', TABLES);
  const rows = await everyRow('quiet', tables);
  assert.ok(Object.values(rows).flat().length > 10_000);
  const exportOf = async (version, name) => {
    const { code, said } = await operateAt(version, environment('quiet'), 'export', join(folder, name));
    assert.equal(code, 0, said);
    return exportedRows(join(folder, name));
  };
  const exported = await exportOf(product, 'export-before');
  await (await start('quiet', root)).stop();
  assert.ok((await rowsOf('quiet', TABLES)).length >= tables.length);
  const upgraded = await everyRow('quiet', tables);
  for (const table of Object.keys(rows)) assertSame(table, upgraded[table], rows[table]);
  const exportedAfter = new Map(await exportOf(root, 'export-after'));
  for (const [table, before] of exported.filter(([name]) => !OF_ITS_OWN.has(name))) {
    const columns = Object.keys(before[0] ?? {});
    const asBefore = (row) => JSON.stringify(columns.map((name) => row[name]));
    assertSame(`${table}, exported`, exportedAfter.get(table).map(asBefore), before.map(asBefore));
  }
});

const seriesNow = async () => (await rowsOf('busy', 'select * from series where id = $1', [series.id]))[0];

/** Each note that was answered is stored once, the series has its last result, and the sums are those of the games. */
async function assertStored({ notes, reports }) {
  const stored = await rowsOf('busy', 'select text from person_note');
  const texts = stored.map(({ text }) => text);
  for (const note of notes) assert.equal(texts.filter((text) => text === note).length, 1, note);
  const { version, home_games: home, away_games: away } = await seriesNow();
  assert.deepEqual([version, home, away], [series.version, ...(reports % 2 ? [3, 2] : [2, 3])]);
  const { code, said } = await operateAt(root, environment('busy'), 'verify-totals');
  assert.equal(code, 0, said);
}

test('no call fails, neither while this version starts nor while both run; and back again', TIMEOUT, async (t) => {
  const old = await start('busy', product);
  const pages = await readsOfPages(product, subjects);
  const visitor = new Visitor(old.url);
  const rest = [];
  for (const path of readsOfRest(product)) if ((await visitor.ask(path)).status === 200) rest.push(path);
  assert.ok(rest.length > 10, rest.join());
  const socket = await (await new Visitor(old.url).signIn('admin')).listen('unreadNotifications');
  const load = await startLoad(old.url, { pages, rest, userId, series, prefix: 'Before' });
  const some = (since, count) => () => load.seen.reads > since + count || load.seen.failed.length > 0;
  await waitForCondition(some(0, 100), 'nothing is read');
  const fresh = await start('busy', root);
  await waitForCondition(some(load.seen.reads, 100), 'nothing is read any more');

  await t.test('both versions side by side', async () => {
    // while the other one is used as before
    const here = await new Visitor(fresh.url).signIn('admin');
    for (const request of pages) await answerOf(here, request);
    for (const request of await readsOfPages(root, subjects)) await answerOf(here, request);
    for (const path of rest) assert.equal((await here.ask(path)).status, 200, path);
    await writeNote(here, userId, 'Of this version.');
    const seen = await load.stop();
    assert.deepEqual(seen.failed, []);
    // 1006: cut off, because one of the two processes had no turn for twelve seconds
    assert.ok([null, '1006 '].includes(socket.closedWith), socket.closedWith);
    t.diagnostic(`${seen.reads} reads, ${seen.notes.length} notes, ${seen.reports} reports, ${seen.logins} logins`);
    await assertStored({ ...seen, notes: [...seen.notes, 'Of this version.'] });
    // both tell the same: of what was written at the other one too
    await reportOnce(here, series, seen.reports);
    const both = [new Visitor(old.url), new Visitor(fresh.url)];
    for (const request of pages)
      await waitForCondition(
        async () => {
          const [there, now] = await Promise.all(both.map((one) => answerOf(one, request)));
          return JSON.stringify(there) === JSON.stringify(now);
        },
        `the answers differ: ${request.query.slice(0, 60)}`,
      );
    socket.close();
    for (const server of [old, fresh]) assert.equal(await server.stop(), 0);
  });

  await t.test('the last release starts again on this version’s tables, reads and writes', async () => {
    const again = await start('busy', product);
    const admin = await new Visitor(again.url).signIn('admin');
    const back = await startLoad(again.url, { pages, rest, userId, series, prefix: 'Back' });
    await waitForCondition(() => back.seen.reads > 100 || back.seen.failed.length > 0, 'nothing is read');
    const seen = await back.stop();
    assert.deepEqual(seen.failed, []);
    for (const request of pages) await answerOf(admin, request);
    assert.equal(await again.stop(), 0);
    await assertStored(seen);
  });
});
