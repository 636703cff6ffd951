// The demo league in separate databases, and the subjects of the reads.
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { built } from '../tools/lib/built.mjs';
import { fingerprint } from '../tools/lib/fingerprint.mjs';
import { root, say, since } from '../tools/lib/project.mjs';
import { temporaryFolder } from '../tools/server.mjs';
import { inBulk } from './bulk.mjs';

export const pg = createRequire(join(root, 'backend/package.json'))('pg');

/** Runs `work` with its own connection. */
export async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A kept league is used as long as it still has series to come, as the start page shows them. */
const KEPT_DAYS = 5;
const KEPT_FOLDER = join(root, '.data/bench');

/** What the league is made from. */
const SOURCES = [
  'backend/src/demo',
  'backend/src/domain',
  'backend/src/migrations',
  'backend/src/schema',
  'bench/bulk.mjs',
];

/**
 * An embedded PostgreSQL, with the same settings as `npm start`.
 * @param {string} build folder of the built backend
 * @param {{ isKept?: boolean }} options with `isKept`, the leagues stay for later runs (in `.data/bench`), until a source
 * of them changes; each run works on copies
 */
export async function startDatabases(build, { isKept = false } = {}) {
  const folder = temporaryFolder();
  const { startEmbedded } = await built('embedded/embedded.js', build);
  const server = await startEmbedded(isKept ? KEPT_FOLDER : join(folder, 'postgres'));
  const key = isKept ? fingerprint(root, SOURCES).slice(0, 12) : 'temporary';
  const admin = (sql, values) => withClient(server.url, async (client) => (await client.query(sql, values)).rows);
  if (isKept) await dropOld(admin, key);
  const copies = [];
  return {
    folder,
    /** Creates a database with the league at this scale. Resolves to its address. */
    async league(scale) {
      const original = `league_${key}_x${scale}`;
      const [there] = await admin('select 1 from pg_database where datname = $1', [original]);
      if (!there) await make(build, server.url, admin, { original, scale });
      if (!isKept) return named(server.url, original);
      const copy = `run_${process.pid}_x${scale}`;
      copies.push(copy);
      await admin(`create database ${copy} template ${original}`);
      return named(server.url, copy);
    },
    async stop() {
      for (const copy of copies) await admin(`drop database if exists ${copy} with (force)`);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The same server's database of another name. */
function named(address, name) {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Deletes the leagues of other sources, too old ones, and what killed runs have left. */
async function dropOld(admin, key) {
  const rows = await admin(
    `select datname as name, shobj_description(oid, 'pg_database')::timestamptz < now() - $1::int * interval '1 day' as "isOld"
       from pg_database where datname ~ '^(league_.*_x|run_|making_)\\d'`,
    [KEPT_DAYS],
  );
  for (const { name, isOld } of rows) {
    const maker = /^(?:run|making)_(\d+)_/.exec(name)?.[1];
    const isWanted = maker ? isAlive(Number(maker)) : name.startsWith(`league_${key}_`) && !isOld;
    if (!isWanted) await admin(`drop database if exists ${name} with (force)`);
  }
}

/** Makes the league under another name first, so that a killed run cannot leave half of one. */
async function make(build, serverUrl, admin, { original, scale }) {
  const from = performance.now();
  const making = `making_${process.pid}_x${scale}`;
  await admin(`create database ${making}`);
  await fill(build, named(serverUrl, making), scale);
  await admin(`alter database ${making} rename to ${original}`);
  await admin(`comment on database ${original} is '${new Date().toISOString()}'`);
  if (scale > 1) say(`the league ${scale} times as large was made in ${since(from)}`);
}

async function fill(build, url, scale) {
  const { migrate } = await built('platform/db/migrate.js', build);
  const { DEMO_SEED, generateDemo } = await built('demo/generate-demo.js', build);
  await migrate(url);
  const uploads = { put: async () => undefined };
  await withClient(url, async (client) => {
    await inBulk(client, () => generateDemo(client, { seed: DEMO_SEED, scale, now: new Date(), uploads }));
    await client.query('vacuum analyze');
  });
}

const SUBJECTS = `
  select (select json_build_object('discriminator', d.discriminator, 'seasonId', d.season_id)
            from division d
           where (select count(*) from division_team t where t.division_id = d.id) = 10
           order by d.admin_user_id is null,
                    (select count(*) from series s where s.division_id = d.id and s.reported_at is not null) desc,
                    d.season_id desc, d.rank limit 1) as "table",
         (select json_build_object('discriminator', d.discriminator, 'seasonId', d.season_id)
            from division d join player_division_totals t on t.division_id = d.id
           group by d.id order by abs(count(*) - $1::int), d.season_id desc, d.rank limit 1) as statistics,
         (select max(g.series_id) from game g
           where g.number = 5
             and (select count(*) from player_game_stats p where p.game_id = g.id) = 6) as series,
         (select player_id from player_division_totals t
           group by player_id
           order by abs(count(*) - $2::int),
                    abs((select count(*) from roster_entry r where r.player_id = t.player_id) - $3::int), player_id
           limit 1) as player,
         (select left(nickname, 4) from player group by 1 order by abs(count(*) - 15), 1 limit 1) as text`;

/**
 * The subjects of the six reads: a full table, sixty rows of statistics, five games, a long career, a part of a name.
 * @param {string} url
 * @param {{ statistics?: number, seasons?: number, transfers?: number }} rows the wanted numbers of rows
 */
export async function chooseSubjects(url, { statistics = 60, seasons = 1000, transfers = 1 } = {}) {
  const { rows } = await withClient(url, (client) => client.query(SUBJECTS, [statistics, seasons, transfers]));
  return rows[0];
}
