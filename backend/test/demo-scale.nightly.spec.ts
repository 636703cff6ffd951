import pg from 'pg';
import { generateDemo } from '../src/demo/generate-demo.ts';
import { freshDatabase } from './harness/database.ts';

// the two new teams play from the next season on
test('twice the scale has twice the series in tables, and keeps every constraint on the way from one era to the next', async () => {
  const { url, drop } = await freshDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const now = new Date('2026-11-19T15:00:00Z');
    const small = { seasons: 10, series: 2270 };
    const written = await generateDemo(client, { seed: 5, scale: 2, now, uploads: { put: async () => undefined } });
    expect(written).toMatchObject({ seasons: 2 * small.seasons });
    const inTables = await client.query<{ series: number }>(`
      select count(*)::int as series from series s join division d on d.id = s.division_id where not d.is_stage`);
    expect(inTables.rows).toEqual([{ series: 2 * small.series }]);
    const { rows } = await client.query(`
      select (select count(*)::int from series) as series, (select count(*)::int from game) as games,
             (select count(*)::int from team) as teams, (select count(*)::int from player) as players,
             (select count(*)::int from roster_entry r join team t on t.id = r.team_id where not t.is_active and r.valid_to is null) as left_over,
             (select count(*)::int from team t where is_active and not exists
                (select from division_team where team_id = t.id and season_id = 20)) as idle,
             (select count(*)::int from (
                select from game g left join goal o on o.game_id = g.id group by g.id
                having g.home_goals <> count(*) filter (where o.side = 'home' and o.slot is not null)
                    or g.away_goals <> count(*) filter (where o.side = 'away' and o.slot is not null)) u) as unordered`);
    const { series, games, teams, players } = written;
    expect(rows).toEqual([{ series, games, teams, players, left_over: 0, idle: 2, unordered: 0 }]);
  } finally {
    await client.end();
    await drop();
  }
});
