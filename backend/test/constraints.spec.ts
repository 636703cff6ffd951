import pg from 'pg';
import { ALLOWED, REFUSED, rosterEntrySql } from './constraint-cases.ts';
import { LEAGUE } from './constraint-league.ts';
import { REFUSED_OF_FIELD_PLAY } from './field-play-cases.ts';
import { REFUSED_OF_GOALS } from './goal-cases.ts';
import { REFUSED_OF_MATCH_WEEK } from './match-week-cases.ts';
import { freshDatabase, type TestDatabase } from './harness/database.ts';

describe('the database', () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await client.query(LEAGUE);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
  beforeEach(() => client.query('begin'));
  afterEach(() => client.query('rollback'));

  const REFUSALS = [...REFUSED, ...REFUSED_OF_MATCH_WEEK, ...REFUSED_OF_GOALS, ...REFUSED_OF_FIELD_PLAY];
  test.each(REFUSALS)('refuses: $why ($by)', async ({ sql, by }) => {
    await expect(client.query(sql)).rejects.toMatchObject({ constraint: by });
  });

  test.each(ALLOWED)('allows: $why', async ({ sql }) => {
    await expect(client.query(sql)).resolves.toBeDefined();
  });

  test('keeps one of two captains who are made at the same time', async () => {
    const other = new pg.Client({ connectionString: database.url });
    await other.connect();
    await other.query('begin');
    const promote = (player: number): string => rosterEntrySql(`3, ${player}, 1, '2025-01-01', null`);
    await client.query(promote(4));
    const second = other.query(promote(5)).then(
      () => null,
      (error: { constraint?: string }) => error.constraint,
    );
    await client.query('commit');
    expect(await second).toBe('roster_entry_one_captain_unique');
    await other.query('rollback');
    await other.end();
    await client.query('delete from roster_entry where team_id = 3');
  });

  test('forgets the login of a deleted account and keeps its player', async () => {
    await client.query(`insert into session (id, user_id, access_hash, access_expires_at, expires_at)
      values ('00000000-0000-4000-8000-000000000001', 1, '\\x01', now(), now())`);
    await client.query(`insert into refresh_token (hash, session_id, generation)
      values ('\\x02', '00000000-0000-4000-8000-000000000001', 1)`);
    await client.query('delete from app_user where id = 1');
    const { rows } = await client.query(`select
      (select count(*)::int from session) as sessions,
      (select count(*)::int from refresh_token) as tokens,
      (select user_id from player where id = 1) as "user"`);
    expect(rows).toEqual([{ sessions: 0, tokens: 0, user: null }]);
  });

  test('finds a name by a piece of it whatever the case of its Swedish letters', async () => {
    const found = await client.query(
      `select id from team where name ilike '%ÄLG%' or name ilike '%BJÖRN%' order by id`,
    );
    expect(found.rows).toEqual([{ id: 1 }, { id: 2 }]);
  });
});
