import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootApp, graphql, type TestApp } from '../../../../test/harness/app.ts';
import { setTime } from '../../../../test/harness/time.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { noteBackup } from '../../../platform/last-backup.ts';
import { InstanceReport } from '../../../platform/operations/instance-report.ts';
import { jobReports } from '../../../platform/jobs.ts';
import { noteError, notedOperations, noteStatement } from '../../../platform/operations/noted-operations.ts';
import { VERSION } from '../../../platform/version.ts';
import { WebhooksRepository } from '../../partners/webhooks/webhooks.repository.ts';
import { HousekeepingService } from '../housekeeping/housekeeping.service.ts';
import { JOB_NAMES } from './job-runs.ts';
import { OperationsService } from './operations.service.ts';

const TOKEN = 'the figures of the test';

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  app = await bootApp({ env: { METRICS_TOKEN: TOKEN } });
  other = await bootApp({ beside: app });
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  notedOperations.take();
  await app.db.query('truncate instance, operation_count');
});

const get = <T>(type: new (...args: never[]) => T, from = app): T => from.app.get(type, { strict: false });
const operations = () => get(OperationsService).find();
const tell = (from = app) => get(InstanceReport, from).tell();

test('every instance tells that it runs, with its version and its jobs; tools and tests do not', async () => {
  expect((await operations()).instances).toEqual([]);
  await tell();
  await tell();
  await tell(other);
  const { instances, jobs } = await operations();
  expect(instances).toHaveLength(2);
  expect(new Set(instances.map(({ id }) => id)).size).toBe(2);
  for (const one of instances) expect(one).toMatchObject({ version: VERSION, state: 'running' });
  expect(instances[0]?.diskFree).toBeGreaterThan(0);
  expect(jobs.map(({ name }) => name)).toEqual(JOB_NAMES);
});

test('the page knows every job, and none that is not', () => {
  // tests share their modules (docs/decisions/014), and so the jobs of jobs.spec
  const names = jobReports().flatMap(({ name }) => (name.startsWith('test-') ? [] : [name]));
  expect(names.toSorted()).toEqual(JOB_NAMES.toSorted());
});

test('one that was not seen for minutes is lost, and one that has ended says so', async () => {
  await tell();
  await app.db.query(`update instance set seen_at = now() - interval '4 minutes'`);
  expect(await operations()).toMatchObject({ instances: [{ state: 'lost' }], jobs: [] });
  const third = await bootApp({ beside: app });
  await tell(third);
  await third.close();
  const { instances } = await operations();
  expect(instances.map(({ state }) => state)).toEqual(['lost', 'ended']);
});

test('errors and slow statements of all instances are summed, without a write for each', async () => {
  noteError('request', new TypeError('x'));
  noteError('request', new TypeError('x'));
  noteStatement({ name: 'season-page', text: '' }, 300);
  expect(await operations()).toMatchObject({ errors: [], slowStatements: [] });
  await tell();
  noteError('request', new TypeError('x'));
  noteStatement({ name: 'season-page', text: '' }, 900);
  await tell(other);
  expect(await operations()).toMatchObject({
    errors: [{ name: 'request: TypeError', count: 3, requestIds: [] }],
    slowStatements: [{ name: 'season-page', count: 2, meanMs: 600, slowestMs: 900 }],
  });
});

test('a fault that a caller meets is found by the id in its answer', async () => {
  await app.db.query('alter table season rename to away');
  const { errors } = await graphql(app.url, '{ seasons { id } }');
  await app.db.query('alter table away rename to season');
  await tell();
  const requestId = errors?.[0]?.extensions?.['requestId'];
  expect(requestId).toMatch(/^[\w-]{8,}$/);
  expect((await operations()).errors).toMatchObject([
    { name: expect.stringMatching(/^\w+: \w+ 42P01$/) as string, count: 1, requestIds: [requestId] },
  ]);
});

test('the requests of an error are the latest ones, of any hour of the day', async () => {
  const insert = (hoursAgo: number, ids: string[]) =>
    app.db.query(
      `insert into operation_count (hour, kind, name, count, total_ms, slowest_ms, last_at, request_ids)
       values (date_trunc('hour', now()) - $1 * interval '1 hour', 'error', 'job dumps: Error', 4, 0, 0, now(), $2)`,
      [hoursAgo, ids],
    );
  await insert(30, ['of-the-day-before']);
  await insert(5, ['older-1', 'older-2', 'older-3', 'older-4']);
  await insert(1, ['newer-1', 'newer-2']);
  expect((await operations()).errors).toMatchObject([
    { name: 'job dumps: Error', count: 8, requestIds: ['newer-1', 'newer-2', 'older-1', 'older-2', 'older-3'] },
  ]);
});

test('what could not be stored comes with the next report', async () => {
  noteError('request', new RangeError('x'));
  await app.db.query('alter table operation_count rename to away');
  await expect(tell()).rejects.toThrow('operation_count');
  await app.db.query('alter table away rename to operation_count');
  await tell();
  const { errors } = await operations();
  expect(errors.map(({ name }) => name).toSorted()).toEqual([
    expect.stringMatching(/^job instance-report: \w+ 42P01$/),
    'request: RangeError',
  ]);
});

test('queues, files and the last backup are told', async () => {
  const { dataDir, uploads } = app.app.get(AppConfig);
  const folder = uploads.kind === 'file' ? join(uploads.dir, 'images') : '';
  mkdirSync(folder, { recursive: true });
  const before = (await operations()).stored.find(({ kind }) => kind === 'pictures')?.bytes ?? NaN;
  writeFileSync(join(folder, 'of-the-test'), 'x'.repeat(1000));
  await noteBackup(dataDir, new Date('2026-11-29T03:00:00Z'));
  const told = await operations();
  rmSync(join(folder, 'of-the-test'));
  expect(told.stored).toEqual([
    { kind: 'pictures', files: 0, bytes: before + 1000 },
    { kind: 'replay-files', files: 0, bytes: 0 },
    { kind: 'dumps', files: 0, bytes: 0 },
  ]);
  expect(told.queues).toEqual([
    { name: 'chat', waiting: 0, oldestAt: null, failed: 0 },
    { name: 'webhooks', waiting: 0, oldestAt: null, failed: 0 },
    { name: 'replay-files', waiting: 0, oldestAt: null, failed: 0 },
  ]);
  expect(told).toMatchObject({ lastBackupAt: '2026-11-29T03:00:00.000Z', lastDumpAt: null, totalsCheckedAt: null });
  expect(told.databaseBytes).toBeGreaterThan(1_000_000);
});

test('what waits for a receiver is counted until it has come, and not what a stopped partner or a paused webhook gets', async () => {
  await app.db.query(`
    insert into league_event (position, kind, facts, at)
    select at, 'team.renamed', '{}', '2026-11-29T12:00Z' from generate_series(1, 3) at;
    insert into app_user (discord_id, discord_username) values ('801', 'partner');
    insert into partner (user_id, name, purpose, contact, status, decided_at, reason)
    select id, 'Appen', 'Tabeller', 'app@example.org', 'stopped', now(), 'För många anrop' from app_user where discord_id = '801';
    insert into webhook (name, url, kinds, cursor, partner_id, paused_at)
    select w.name, 'https://example.org/', '{team.renamed}', w.at, w.partner, w.paused_at
      from (select 'waits' as name, min(position) as at, null::int as partner, null::timestamptz as paused_at from league_event
            union all select 'fails on its last', max(position), null, null from league_event
            union all select 'paused', 0, null, now()
            union all select 'of a stopped partner', 0, (select id from partner where name = 'Appen'), null) w;
    insert into webhook_delivery (webhook_id, position, kind, body, attempts, created_at, dead_at, done_at)
    select w.id, e.position, e.kind, '{}', 2, '2026-11-29T13:00Z', d.dead_at, d.done_at
      from webhook w, (select * from league_event order by position desc limit 1) e,
           (values (null::timestamptz, null::timestamptz), (now(), null), (null, now())) d (dead_at, done_at)
     where w.name = 'fails on its last'`);
  const queue = { name: 'webhooks', waiting: 3, oldestAt: '2026-11-29T12:00:00.000Z', failed: 1 };
  expect((await operations()).queues).toContainEqual(queue);
  const figures = async () =>
    (await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } })).text();
  expect(await figures()).toMatch(/^queue_waiting\{queue="webhooks"\} 3$/m);
  // the last one alone
  await app.db.query(`delete from webhook where name = 'waits'`);
  expect((await operations()).queues).toContainEqual({ ...queue, waiting: 1 });
  expect(await get(WebhooksRepository).oldestSeconds()).toBeGreaterThan(0);
  await app.db.query('truncate webhook, webhook_delivery, league_event, partner cascade');
});

test('figures tell the same', async () => {
  noteError('request', new SyntaxError('x'));
  const answer = await fetch(`${app.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  const figures = await answer.text();
  expect(figures).toMatch(/^errors_total\{kind="request: SyntaxError"\} 1$/m);
  expect(figures).toMatch(/^queue_waiting\{queue="chat"\} 0$/m);
  expect(figures).toMatch(/^queue_failed\{queue="replay-files"\} 0$/m);
  expect(figures).toMatch(/^job_duration_seconds\{job="totals"\} /m);
  expect(figures).toMatch(/^database_bytes \d{6,}/m);
  expect(figures).toMatch(/^disk_free_bytes \d{6,}/m);
  expect(figures).toMatch(/^last_backup_timestamp_seconds \d+/m);
  expect(figures).toContain(`build_info{version="${VERSION}"} 1`);
});

test('what is older than three days is deleted', async () => {
  await tell();
  noteError('request', new EvalError('x'));
  await tell(other);
  await app.db.query(
    `update instance set seen_at = now() - interval '73 hours' where id = (select min(id::text)::uuid from instance)`,
  );
  setTime([app], new Date(Date.now() + 2 * 3_600_000));
  await get(HousekeepingService).sweep();
  const count = async (table: string) =>
    (await app.db.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;
  expect(await count('instance')).toBe(1);
  setTime([app], new Date(Date.now() + 80 * 3_600_000));
  await get(HousekeepingService).sweep();
  expect([await count('instance'), await count('operation_count')]).toEqual([0, 0]);
});
