import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EVENT_KINDS, type EventKind } from '../../src/domain/partners/league-event.ts';
import { createRandom } from '../../src/domain/random.ts';
import { Player } from '../../src/modules/players/player.entity.ts';
import { Team } from '../../src/modules/teams/team.entity.ts';
import { EventsService } from '../../src/modules/partners/events/events.service.ts';
import { NightlyDumps } from '../../src/modules/partners/exports/nightly/nightly-dumps.service.ts';
import { mutateAsUser } from '../api/staff/division-calls.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { LeagueLife } from './mirror-acts.ts';
import { MirrorComparison, type Compared, type CopiedTables } from './mirror-comparison.ts';

/**
 * `examples/partner-mirror`, which knows only what /developers says, begins with a night and follows while staff and players do anything: in
 * the end its tables are the league's, cell by cell. One copy asks for events, the other gets them by a webhook.
 */

/** How many acts. By night MIRROR_ACTS of `tools/lib/night.mjs`. */
const ACTS = Number(process.env['MIRROR_ACTS'] ?? 30);
/** The copies are compared after this many acts, and at the end. */
const BETWEEN = 250;
const SEED = Number(process.env['MIRROR_SEED'] ?? 47);

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

let app: TestApp;
let life: LeagueLife;
let dist: string;
const copies: ChildProcess[] = [];

beforeAll(async () => {
  const key = (): string => randomBytes(32).toString('base64');
  const keys = { PII_KEYS: `k1:${key()}`, PII_INDEX_KEY: key() };
  const limits = { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000', READ_LIMIT: '100000000' };
  app = await bootApp({ env: { WEBHOOK_TARGETS: 'any', ...keys, ...limits } });
  life = await LeagueLife.of(app, createRandom(SEED));
  dist = await mkdtemp(join(tmpdir(), 'partner-mirror-'));
  await writeFile(join(dist, 'package.json'), '{"type":"module"}');
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  await run(process.execPath, [compiler, '-p', join(ROOT, 'examples/partner-mirror'), '--outDir', dist]);
});
afterAll(async () => {
  for (const copy of copies) copy.kill();
  await rm(dist, { recursive: true, force: true });
  await app.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A copy with a webhook that is only woken by it. */
const NEVER = String(3_600_000);

/** Starts a copy, and waits until it has its beginning. */
async function started(port: number, env: Record<string, string> = {}): Promise<() => Promise<CopiedTables>> {
  const given = { ...process.env, LEAGUE_URL: app.url, PORT: String(port), EVERY_MS: '200', ...env };
  const copy = spawn(process.execPath, [join(dist, 'main.js')], { env: given, stdio: ['ignore', 'ignore', 'inherit'] });
  copies.push(copy);
  const read = async (): Promise<CopiedTables> =>
    (await (await fetch(`http://127.0.0.1:${port}/tables`)).json()) as CopiedTables;
  while (copy.exitCode === null) {
    if (await read().catch(() => null)) return read;
    await sleep(100);
  }
  throw new Error(`the copy ended with ${copy.exitCode}`);
}

async function webhook(port: number, chosen: readonly EventKind[] = EVENT_KINDS): Promise<string> {
  const kinds = chosen.map((kind) => kind.toUpperCase().replaceAll(/[.-]/g, '_'));
  const input = { name: `Kopia ${port}`, url: `http://127.0.0.1:${port}/hook`, kinds };
  const { secret } = await mutateAsUser(
    life.desk,
    'makeWebhook',
    'MakeWebhookInput',
    input,
    '... on NewWebhook { secret }',
  );
  return secret as string;
}

/** What differs, with the first rows that one of them alone has. */
function differenceOf({ table, copy, league }: Compared): string[] {
  const [copied, known] = [new Set(copy), new Set(league)];
  const only = (rows: readonly string[], others: ReadonlySet<string>): string[] =>
    rows.filter((row) => !others.has(row)).slice(0, 5);
  const [extra, missing] = [only(copy, known), only(league, copied)];
  if (copy.length === league.length && extra.length === 0 && missing.length === 0) return [];
  return [
    `${table}: the copy has ${copy.length} rows, the league ${league.length}`,
    ...extra.map((row) => `copy ${row}`),
    ...missing.map((row) => `league ${row}`),
  ];
}

/** Waits until the copy has all events, and compares it. Returns the number of cells. */
async function expectSame(read: () => Promise<CopiedTables>): Promise<number> {
  const newest = await app.app.get(EventsService, { strict: false }).newest();
  while ((await read()).position < newest) await sleep(100);
  const tables = await new MirrorComparison(app).of(await read());
  expect(tables.flatMap(differenceOf)).toEqual([]);
  expect(tables.filter(({ cells }) => cells === 0).map(({ table }) => table)).toEqual([]);
  return tables.reduce((sum, { cells }) => sum + cells, 0);
}

const BY_PLAYERS = ' by players';

/** Without these a table of the copy could be empty. */
const BEGINNING = [
  'series.report (first)',
  'season.settle (with numbers of players)',
  'stage.change (places of a table)',
  'stage.draw (of a table)',
  'six-mans.report (one)',
  'news.create (one)',
  'sanction.add (a ban)',
];

test('a copy that began with a night is the league after anything that staff and players did', async () => {
  for (const name of BEGINNING) await life.perform(name);
  await life.live(10);
  expect(await app.app.get(NightlyDumps, { strict: false }).makeIfDue()).toBe(true);
  await life.live(5);
  const [asks, hears] = [await freePort(), await freePort()];
  const secret = await webhook(hears);
  const readers = [await started(asks), await started(hears, { WEBHOOK_SECRET: secret, EVERY_MS: NEVER })];
  // a fault is found near the act that made it
  for (let left = ACTS; left > 0; left -= BETWEEN) {
    await life.live(Math.min(left, BETWEEN));
    for (const read of readers) expect(await expectSame(read)).toBeGreaterThan(1000);
  }
  expect(life.counts.sum('done')).toBeGreaterThan(ACTS / 4);
  // most of what players do is no call that is refused
  const [done, refused] = [life.counts.sum('done', BY_PLAYERS), life.counts.sum('refused', BY_PLAYERS)];
  expect(done).toBeGreaterThanOrEqual(refused);
  process.stdout.write(`seed ${SEED}: ${ACTS} acts of ${life.counts.kinds()} kinds\n${life.counts.text()}\n`);
  // it ends what hangs, and is no measure
}, 86_400_000);

test('a webhook of some kinds wakes a copy for all of them, and no body ends it', async () => {
  const port = await freePort();
  const secret = await webhook(port, ['team.changed']);
  const read = await started(port, { WEBHOOK_SECRET: secret, EVERY_MS: NEVER });
  const hook = `http://127.0.0.1:${port}/hook`;
  const large = await fetch(hook, { method: 'POST', body: 'x'.repeat(1_000_000) });
  expect(large.status).toBe(413);
  expect((await fetch(hook, { method: 'POST', body: '{}' })).status).toBe(401);
  await brokenOff(port);

  const [player] = await app.db.repo(Player).find({ take: 1 });
  const [team] = await app.db.repo(Team).find({ take: 1 });
  await app.db.repo(Player).update(player!.id, { nickname: 'Nyss Bytt' });
  await app.db.repo(Team).update(team!.id, { name: 'Nyss Bytta' });
  const newest = await app.app.get(EventsService, { strict: false }).newest();
  while ((await read()).position < newest) await sleep(100);
  const copy = await read();
  expect(copy['teams']).toContainEqual(expect.objectContaining({ id: team!.id, name: 'Nyss Bytta' }));
  expect(copy['players']).toContainEqual(expect.objectContaining({ id: player!.id, nickname: 'Nyss Bytt' }));
});

/** A message whose sender goes away before its end. */
async function brokenOff(port: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  await new Promise((sent) => socket.write('POST /hook HTTP/1.1\r\nHost: copy\r\nContent-Length: 100\r\n\r\n{', sent));
  socket.destroy();
  await once(socket, 'close');
}
