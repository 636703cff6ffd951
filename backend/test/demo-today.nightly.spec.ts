import pg from 'pg';
import { DEMO_NOW, demoDatabase } from './harness/demo-database.ts';
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

test('the channel has something to show: a streamed series of the top division has just begun, and no other is near', async () => {
  const { rows } = await client.query(
    `select d.rank, s.scheduled_at as "scheduledAt" from series s join division d on d.id = s.division_id
      where s.is_streamed and s.reported_at is null
        and s.scheduled_at between $1::timestamptz - interval '4 hours' and $1::timestamptz + interval '2 hours'`,
    [DEMO_NOW],
  );
  expect(rows).toEqual([{ rank: 1, scheduledAt: DEMO_NOW }]);
});

test('the dashboard has a month of page views, and none of a day to come', async () => {
  const { rows } = await client.query(
    `select count(distinct day) filter (where day > $1::date - 30)::int as days,
            count(*) filter (where day > $1::date)::int as later from page_view`,
    [DEMO_NOW],
  );
  expect(rows).toEqual([{ days: 30, later: 0 }]);
});
