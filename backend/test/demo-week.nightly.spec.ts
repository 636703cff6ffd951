import pg from 'pg';
import { assertMayClaim, assertMayObject } from '../src/domain/match-week/no-show.ts';
import { eveningOf } from '../src/domain/series/evening.ts';
import { otherSide } from '../src/domain/sides.ts';
import type { Side } from '../src/domain/sides.ts';
import { demoDatabase, DEMO_NOW } from './harness/demo-database.ts';
import type { TestDatabase } from './harness/database.ts';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await demoDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

async function rows<R extends pg.QueryResultRow>(sql: string, params: unknown[] = []): Promise<R[]> {
  return (await client.query<R>(sql, params)).rows;
}

/** Expects that there are no such rows. */
const none = async (sql: string, params: unknown[] = []) => expect(await rows(sql, params)).toEqual([]);

async function numberOf(sql: string): Promise<number> {
  const [row] = await rows<{ n: string }>(`select count(*) as n from (${sql}) as counted`);
  return Number(row?.n);
}

test('the captains and staff have something to do in the match week', async () => {
  const [rules] = await rows('select captains_set_times as times, captains_report as report from match_week_rules');
  expect(rules).toEqual({ times: true, report: true });
  const confirmations = await rows<{ confirmation: string; captain: string }>(
    `select s.confirmation, u.discord_username as captain from series s
       join roster_entry r on r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1
       join player p on p.id = r.player_id join app_user u on u.id = p.user_id
      where s.confirmation is not null and u.discord_username like 'captain%' order by 1 desc`,
  );
  expect(confirmations).toEqual([
    { confirmation: 'waiting', captain: 'captain' },
    { confirmation: 'disputed', captain: 'captain2' },
  ]);
  expect(await numberOf("select from time_proposal where status = 'open'")).toBe(2);
  await none(`select from time_proposal o join series s on s.id = o.series_id where s.scheduled_at is not null`);
  expect(await numberOf('select from no_show_claim where objected_at is null')).toBe(1);
  expect(await numberOf('select from no_show_claim where objected_at is not null')).toBe(1);
  const near = await rows<{ captain: string; hours: number }>(
    `select u.discord_username as captain, round(extract(epoch from s.scheduled_at - $1) / 3600)::int as hours
       from series s join roster_entry r on r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null
       join player p on p.id = r.player_id join app_user u on u.id = p.user_id
      where u.discord_username in ('captain', 'captain2') and s.reported_at is null
        and abs(extract(epoch from s.scheduled_at - $1)) < 10000 order by 1`,
    [DEMO_NOW],
  );
  expect(near).toEqual([
    { captain: 'captain', hours: 1 },
    { captain: 'captain2', hours: -2 },
  ]);
  // what captains claim and object to, they may (R27)
  const claims = await rows<{ side: Side; start: Date; claimedAt: Date; objectedAt: Date | null; ready: boolean }>(
    `select c.side, s.scheduled_at as start, c.claimed_at as "claimedAt", c.objected_at as "objectedAt",
            exists (select from line_up l where l.series_id = s.id and l.side = c.side and l.for_start = s.scheduled_at
                       and l.named_at < s.scheduled_at
                       and 3 = (select count(*) from line_up_player p where p.series_id = s.id and p.side = l.side)) as ready
       from no_show_claim c join series s on s.id = c.series_id and s.scheduled_at = c.for_start`,
  );
  expect(claims).toHaveLength(2);
  for (const { side, start, claimedAt, objectedAt, ready } of claims) {
    const none = { home: false, away: false };
    const facts = { captainsReport: true, scheduledAt: start, isReported: false, isClaimed: false, declined: none };
    expect(assertMayClaim({ ...facts, ready: { ...none, [side]: ready } }, side, claimedAt)).toEqual(start);
    expect(eveningOf(claimedAt)).toEqual(eveningOf(start));
    const claim = { side, isObjected: false, claimedAt };
    expect(() => assertMayObject(claim, otherSide(side), objectedAt ?? DEMO_NOW)).not.toThrow();
  }
  // an offer is of the week that captains see
  await none(`select from series where confirmation = 'waiting' and confirm_by < $1`, [DEMO_NOW]);
});
