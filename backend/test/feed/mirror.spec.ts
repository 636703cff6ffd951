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
import { deskOf, lastEntry, newMatter, takeBack } from '../api/staff/undo/desk.ts';
import type { Desk } from '../api/staff/undo/desk.ts';
import { mutateAsUser } from '../api/staff/division-calls.ts';
import { STAFF_WORK } from '../api/staff/undo/staff-work.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { FittingValues } from '../leaks/fitting-values.ts';
import { callersOf, privateWorld } from '../leaks/private-world.ts';
import type { CallerKind } from '../leaks/private-world.ts';
import { walkedCalls } from '../leaks/walked-calls.ts';

/**
 * `examples/partner-mirror`, which knows only what /developers says, begins with a night and follows while staff and players do anything: in
 * the end its tables are the league's, cell by cell. One copy asks for events, the other gets them by a webhook.
 */

/** How many acts. By night 500 (a quarter of an hour), in full MIRROR_ACTS=5000. */
const ACTS = Number(process.env['MIRROR_ACTS'] ?? 30);
const SEED = Number(process.env['MIRROR_SEED'] ?? 47);

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

let app: TestApp;
let desk: Desk;
let tokens: Readonly<Record<CallerKind, string | null>>;
let dist: string;
const copies: ChildProcess[] = [];

beforeAll(async () => {
  const key = (): string => randomBytes(32).toString('base64');
  const keys = { PII_KEYS: `k1:${key()}`, PII_INDEX_KEY: key() };
  const limits = { UPLOAD_LIMIT: '1000000', MEMBER_LIMIT: '1000000', READ_LIMIT: '100000000' };
  app = await bootApp({ env: { WEBHOOK_TARGETS: 'any', ...keys, ...limits } });
  const world = await privateWorld(app);
  tokens = await callersOf(app, world);
  // one league counts the accounts that it makes
  desk = { ...(await deskOf(app, 'admin', 'admin')), league: world.league };
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

type Row = Record<string, unknown>;
type Copy = { position: number } & Record<string, Row[]>;

/** Starts a copy, and waits until it has its beginning. */
async function started(port: number, env: Record<string, string> = {}): Promise<() => Promise<Copy>> {
  const given = { ...process.env, LEAGUE_URL: app.url, PORT: String(port), EVERY_MS: '200', ...env };
  const copy = spawn(process.execPath, [join(dist, 'main.js')], { env: given, stdio: ['ignore', 'ignore', 'inherit'] });
  copies.push(copy);
  const read = async (): Promise<Copy> => (await (await fetch(`http://127.0.0.1:${port}/tables`)).json()) as Copy;
  while (copy.exitCode === null) {
    if (await read().catch(() => null)) return read;
    await sleep(100);
  }
  throw new Error(`the copy ended with ${copy.exitCode}`);
}

async function webhook(port: number, chosen: readonly EventKind[] = EVENT_KINDS): Promise<string> {
  const kinds = chosen.map((kind) => kind.toUpperCase().replaceAll(/[.-]/g, '_'));
  const input = { name: `Kopia ${port}`, url: `http://127.0.0.1:${port}/hook`, kinds };
  const { secret } = await mutateAsUser(desk, 'makeWebhook', 'MakeWebhookInput', input, '... on NewWebhook { secret }');
  return secret as string;
}

const WORKS = Object.values(STAFF_WORK).flatMap((ways) => Object.values(ways));

/** What was done before can forbid an act, or that it is taken back. */
function refusal(error: Error): void {
  if (!/^[A-Z_]+ api\./.test(error.message)) throw error;
}

/** Does `count` acts: of staff, whose act is taken back now and then, and calls of players with values that fit. */
async function live(count: number): Promise<number> {
  const random = createRandom(SEED + count);
  const calls = walkedCalls(app.app).filter(({ isReading }) => !isReading);
  let done = 0;
  for (let n = 0; n < count; n++) {
    if (random.chance(0.3)) {
      const values = new FittingValues(await FittingValues.rowsIn(app.db), random.int(-1, 1));
      const caller = random.pick(['player', 'captain', 'newcomer', 'divisionadmin'] as const);
      const { path, init } = random.pick(calls).request(tokens[caller], values, 1);
      await (await fetch(app.url + path, init)).text();
      continue;
    }
    const act = async (): Promise<void> => {
      const perform = await random.pick(WORKS)(desk, await newMatter(desk));
      await perform();
      done++;
      if (random.chance(0.3)) await takeBack(desk, (await lastEntry(desk)).id);
    };
    await act().catch(refusal);
  }
  return done;
}

/** A file of the league as it is now, with the columns that the copy has, in one order. */
async function fileOf(name: string): Promise<Row[]> {
  const text = await (await fetch(`${app.url}/api/exports/${name}.ndjson`)).text();
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);
}

const textsOf = (rows: readonly Row[], columns: readonly string[]): string[] =>
  rows.map((row) => columns.map((column) => `${column}=${JSON.stringify(row[column] ?? null)}`).join(' ')).toSorted();

/** The columns of each table that are compared. */
const COLUMNS: Readonly<Record<string, readonly string[]>> = {
  seasons: ['id', 'name', 'startsOn', 'endsOn', 'seriesFormat', 'weeks'],
  divisions: ['id', 'seasonId', 'name', 'discriminator', 'rank', 'seriesFormat'],
  standings: [
    ...[
      'seasonId',
      'divisionId',
      'position',
      'teamId',
      'team',
      'isDisqualified',
      'seriesPlayed',
      'wins',
      'overtimeWins',
    ],
    ...[
      'overtimeLosses',
      'losses',
      'gamesWon',
      'gamesLost',
      'diff',
      'goalsFor',
      'goalsAgainst',
      'adjustment',
      'points',
    ],
  ],
  series: [
    ...['id', 'seasonId', 'divisionId', 'week', 'homeTeamId', 'homeTeam', 'awayTeamId', 'awayTeam', 'scheduledAt'],
    ...['reportedAt', 'homeGames', 'awayGames', 'walkover', 'isStreamed', 'isAnnulled'],
  ],
  games: ['seriesId', 'divisionId', 'number', 'homeGoals', 'awayGoals'],
  teams: ['id', 'name', 'logo', 'isActive'],
  players: ['id', 'nickname', 'nationality', 'mmr', 'teamId'],
};
const NUMBERS = ['seriesId', 'number', 'side', 'playerId', 'teamId', 'score', 'goals', 'assists', 'saves', 'shots'];

async function expectSame(copy: Copy): Promise<number> {
  let cells = 0;
  for (const [name, columns] of Object.entries(COLUMNS)) {
    const league = textsOf(await fileOf(name), columns);
    expect([name, textsOf(copy[name]!, columns)]).toEqual([name, league]);
    cells += league.length * columns.length;
  }
  // the files leave out the numbers of annulled results
  const games = new Map((await fileOf('games')).map((game) => [game['id'], game]));
  const numbers = (await fileOf('player-games')).map((row) => ({ ...games.get(row['gameId']), ...row }));
  const annulled = new Set(copy['series']!.filter(({ isAnnulled }) => isAnnulled).map(({ id }) => id));
  const counted = copy['numbers']!.filter(({ seriesId }) => !annulled.has(seriesId));
  expect(textsOf(counted, NUMBERS)).toEqual(textsOf(numbers, NUMBERS));
  return cells + numbers.length * NUMBERS.length;
}

test('a copy that began with a night is the league after anything that staff and players did', async () => {
  await live(10);
  expect(await app.app.get(NightlyDumps, { strict: false }).makeIfDue()).toBe(true);
  await live(5);
  const [asks, hears] = [await freePort(), await freePort()];
  const secret = await webhook(hears);
  const readers = [await started(asks), await started(hears, { WEBHOOK_SECRET: secret, EVERY_MS: NEVER })];
  const done = await live(ACTS);
  const newest = await app.app.get(EventsService, { strict: false }).newest();
  for (const read of readers) {
    while ((await read()).position < newest) await sleep(100);
    expect(await expectSame(await read())).toBeGreaterThan(1000);
  }
  expect(done).toBeGreaterThan(ACTS / 4);
});

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
