// The measured league in a database of its own, and the subjects of the reads.
import { createRequire } from 'node:module';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { builtModule } from '../tools/lib/built.mjs';
import { root } from '../tools/lib/project.mjs';
import { temporaryFolder } from '../tools/server.mjs';

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

/**
 * An embedded PostgreSQL, with the same settings as `npm start`, with the demo league at this scale.
 * @param {string} build folder of the built backend
 * @param {number} scale how many times as large
 */
export async function startLeague(build, scale) {
  const folder = temporaryFolder();
  const { startEmbedded } = await builtModule('embedded/embedded.js', build);
  const { migrateDatabase } = await builtModule('platform/db/migrate.js', build);
  const { DEMO_SEED, generateDemo } = await builtModule('demo/generate-demo.js', build);
  const server = await startEmbedded(join(folder, 'postgres'));
  const stop = async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await migrateDatabase(server.url);
    const uploads = { put: async () => undefined };
    await withClient(server.url, async (client) => {
      await generateDemo(client, { seed: DEMO_SEED, scale, now: new Date(), uploads });
      await client.query('vacuum analyze');
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return { databaseUrl: server.url, folder, stop };
}

const SUBJECTS = `
  select (select json_build_object('discriminator', d.discriminator, 'seasonId', d.season_id)
            from division d
           where not d.is_stage and (select count(*) from division_team t where t.division_id = d.id) = 10
           order by d.admin_user_id is null,
                    (select count(*) from series s where s.division_id = d.id and s.reported_at is not null) desc,
                    d.season_id desc, d.rank limit 1) as "table",
         (select json_build_object('discriminator', d.discriminator, 'seasonId', d.season_id)
            from division d join player_division_totals t on t.division_id = d.id and not d.is_stage
           group by d.id order by abs(count(*) - 60), d.season_id desc, d.rank limit 1) as statistics,
         (select max(g.series_id) from game g join series s on s.id = g.series_id
           where g.number = 5 and s.bracket_position is null
             and (select count(*) from player_game_stats p where p.game_id = g.id) = 6) as series,
         (select player_id from player_division_totals t
           group by player_id
           order by count(*) desc, player_id limit 1) as player,
         (select left(nickname, 4) from player group by 1 order by abs(count(*) - 15), 1 limit 1) as text`;

/** The subjects of the six reads: a full table, sixty rows of statistics, five games of a table's series, a long career, a part of a name. */
export async function chooseSubjects(url) {
  const { rows } = await withClient(url, (client) => client.query(SUBJECTS));
  return rows[0];
}
