import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDb } from '../../../test/harness/database.ts';
import { insertRow } from '../../../test/factories/rows.ts';
import { TotalsCheck } from '../../modules/stats/check/totals-check.entity.ts';
import type { Db } from '../../platform/db/db.ts';
import { noteBackup } from '../../platform/last-backup.ts';
import { examineInstallation, type Machine } from './doctor.ts';
import type { Part } from './finding.ts';

const HOUR_MS = 3_600_000;
/** Half an hour of room: the machine may be slow, and its clock may be set while a test runs. */
const ago = (hours: number): Date => new Date(Date.now() - (hours + 0.5) * HOUR_MS);
const key = (seed: string): string => createHash('sha256').update(seed).digest('base64');
const GUILD = '900000000000000001';
const BOT = '900000000000000002';
const BOT_ROLE = '900000000000000003';
/** View Channels, Send Messages, Read Message History, Manage Channels and Manage Roles. */
const ALL_RIGHTS = 1024n | 2048n | 65_536n | 16n | 268_435_456n;
const MANAGE_ROLES = 268_435_456n;

/** What stands outside of the installation: the chat provider, and the site itself as browsers reach it. */
interface Outside {
  rights: bigint;
  /** The provider knows the bot's token. */
  isKnown: boolean;
  /** How far the provider's clock is behind this machine's. */
  hoursBehind: number;
  /** What the site's address answers. */
  site: { status: number; headers?: Record<string, string>; body: string };
}

const READY = { status: 200, body: '{"status":"ok","failing":[]}' };
let outside: Outside;
let server: Server;
let at: string;
let db: Db;
let url: string;
let close: () => Promise<void>;
let folder: string;

function answerOf(path: string): { status: number; headers?: Record<string, string>; body: string } {
  if (path.startsWith('/health/')) return outside.site;
  const json = (value: unknown) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
  if (path === '/api/v10/gateway') return json({ url: 'wss://chat.example' });
  if (!outside.isKnown) return { ...json({ message: '401: Unauthorized', code: 0 }), status: 401 };
  if (path === '/api/v10/users/@me') return json({ id: BOT });
  if (path === `/api/v10/guilds/${GUILD}/members/${BOT}`) return json({ roles: [BOT_ROLE] });
  if (path === `/api/v10/guilds/${GUILD}/roles`)
    return json([
      { id: GUILD, permissions: '0' },
      { id: BOT_ROLE, permissions: String(outside.rights) },
      { id: '900000000000000009', permissions: '8' },
    ]);
  return { ...json({ message: 'Unknown', code: 10_004 }), status: 404 };
}

beforeAll(async () => {
  server = createServer((req, res) => {
    const { status, headers, body } = answerOf(req.url ?? '');
    const date = new Date(Date.now() - outside.hoursBehind * HOUR_MS).toUTCString();
    res.writeHead(status, { date, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

beforeEach(async () => {
  outside = { rights: ALL_RIGHTS, isKnown: true, hoursBehind: 0, site: READY };
  ({ db, url, close } = await freshDb());
  folder = mkdtempSync(join(tmpdir(), 'sbl-doctor-'));
  await insertRow(db, TotalsCheck, { night: '2026-11-28', checkedAt: ago(20), wrong: 0 });
  await noteBackup(folder, ago(30));
});
afterEach(async () => {
  // the harness empties the league's tables only
  await db.query(`delete from migrations where name = 'FromTheFuture'`);
  await close();
  rmSync(folder, { recursive: true, force: true });
});

const environment = (): NodeJS.ProcessEnv => ({
  NODE_ENV: 'test',
  DATABASE_URL: url,
  DATA_DIR: folder,
  PUBLIC_URL: at,
  PII_KEYS: `k1:${key('one')}`,
  PII_INDEX_KEY: key('index'),
  BACKUP_KEY: key('backup'),
  DISCORD_CLIENT_ID: '900000000000000005',
  DISCORD_CLIENT_SECRET: 'x7Kq2vPz9wLm4nRt',
  DISCORD_BOT_TOKEN: 'n3Bv8cXz1qWe5rTy',
  DISCORD_GUILD_ID: GUILD,
  DISCORD_API_URL: `${at}/api`,
});

const faultsOf = async (env: NodeJS.ProcessEnv, machine: Machine): Promise<[Part, string][]> =>
  (await examineInstallation(env, machine)).flatMap(({ part, isFault, says }) =>
    isFault ? [[part, says] as [Part, string]] : [],
  );

const machine: Machine = { now: () => new Date(), leastFreeBytes: 1 };

test('an installation that works has no fault, and nothing in it is changed', async () => {
  expect(await faultsOf(environment(), machine)).toEqual([]);
  expect(await db.query('select name from key_check')).toEqual([]);
});

interface Broken {
  why: string;
  /** Breaks it, and gives what differs in its environment or machine. */
  breaks(): Promise<{ env?: NodeJS.ProcessEnv; machine?: Partial<Machine> } | void>;
  part: Part;
  says: RegExp;
}

const BROKEN: Broken[] = [
  {
    why: 'a variable that cannot be used',
    breaks: () => Promise.resolve({ env: { PUBLIC_URL: 'liga.example' } }),
    part: 'configuration',
    says: /^PUBLIC_URL must be an http or https address/,
  },
  {
    why: 'a database that is not there',
    breaks: () => Promise.resolve({ env: { DATABASE_URL: 'postgres://sbl:sbl@127.0.0.1:1/sbl' } }),
    part: 'database',
    says: /^It does not answer at 127\.0\.0\.1:1\/sbl: .*ECONNREFUSED/,
  },
  {
    why: 'a database of a later version',
    breaks: async () =>
      void (await db.query(
        // its own number: another file may have left the table's counter behind
        `insert into migrations (id, timestamp, name) select max(id) + 1, 1999999999999, 'FromTheFuture' from migrations`,
      )),
    part: 'database',
    says: /^It was made by another version of the product \(FromTheFuture\)/,
  },
  {
    why: 'the keys of another league',
    breaks: async () => {
      await db.query(`insert into key_check (name, value) values ('key:k1', 'of another key')`);
    },
    part: 'keys',
    says: /PII_KEYS/,
  },
  {
    why: 'a clock two hours ahead',
    breaks: () => Promise.resolve({ machine: { now: () => new Date(Date.now() + 2 * HOUR_MS) } }),
    part: 'clock',
    says: /^This machine's clock is 7\d\d\d seconds ahead of that of the database/,
  },
  {
    why: 'a clock that is wrong for the database too',
    breaks: async () => {
      outside.hoursBehind = 2;
    },
    part: 'clock',
    says: /^This machine's clock is 7\d\d\d seconds ahead of that of the chat provider/,
  },
  {
    why: 'a disk that is nearly full',
    breaks: () => Promise.resolve({ machine: { leastFreeBytes: Number.MAX_SAFE_INTEGER } }),
    part: 'disk',
    says: /GB are free in .*: uploads and backups will soon be refused/,
  },
  {
    why: 'a folder of data that is none',
    breaks: async () => {
      writeFileSync(join(folder, 'file'), '');
      return { env: { DATA_DIR: join(folder, 'file') } };
    },
    part: 'disk',
    says: /^Nothing can be written in .*file \(DATA_DIR\)/,
  },
  {
    why: 'a bot whose token the provider does not know',
    breaks: async () => {
      outside.isKnown = false;
    },
    part: 'chat',
    says: /^The provider refuses the bot or does not answer \(GET .*401/,
  },
  {
    why: 'a machine that does not reach the provider',
    breaks: () => Promise.resolve({ env: { DISCORD_API_URL: 'http://127.0.0.1:1/api' } }),
    part: 'chat',
    says: /^Nothing answers at http:\/\/127\.0\.0\.1:1\/api \(/,
  },
  {
    why: 'a bot without a right',
    breaks: async () => {
      outside.rights = ALL_RIGHTS & ~MANAGE_ROLES;
    },
    part: 'chat',
    says: /^The bot lacks rights on the server: Manage Roles\.$/,
  },
  {
    why: 'an address at which nothing answers',
    breaks: () => Promise.resolve({ env: { PUBLIC_URL: 'http://127.0.0.1:1' } }),
    part: 'address',
    says: /^Nothing answers at http:\/\/127\.0\.0\.1:1 \(/,
  },
  {
    why: 'an address that leads to another one',
    breaks: async () => {
      outside.site = { status: 301, headers: { location: 'https://www.liga.example/' }, body: '' };
    },
    part: 'address',
    says: /leads to https:\/\/www\.liga\.example\/: PUBLIC_URL must be the address that browsers end at/,
  },
  {
    why: 'a proxy that reaches no instance',
    breaks: async () => {
      outside.site = { status: 502, body: 'Bad Gateway' };
    },
    part: 'address',
    says: /a proxy that reaches no instance \(502\)/,
  },
  {
    why: 'an instance without its database',
    breaks: async () => {
      outside.site = { status: 503, body: '{"status":"unavailable","failing":["database"]}' };
    },
    part: 'address',
    says: /^The site answers, but is not ready: database\.$/,
  },
  {
    why: 'no backup ever',
    breaks: async () => rmSync(join(folder, 'last-backup.json')),
    part: 'backup',
    says: /^None was ever made/,
  },
  {
    why: 'a backup of long ago',
    breaks: () => noteBackup(folder, ago(24 * 30)),
    part: 'backup',
    says: /^The last one is 30 days old\.$/,
  },
  {
    why: 'nights without an instance',
    breaks: async () => void (await db.query('update totals_check set checked_at = $1', [ago(96)])),
    part: 'nightly job',
    says: /^The last one ran 96 hours ago/,
  },
];

test('a right clock stays right however long the answers take', async () => {
  let calls = 0;
  // two minutes pass between any two looks at the clock, backwards too
  for (const step of [60_000, -60_000]) {
    const now = () => new Date(Date.now() + (calls++ % 2 === 0 ? -step : step));
    expect(await faultsOf(environment(), { ...machine, now })).toEqual([]);
  }
});

test.each(BROKEN)('$why is named, and nothing else', async ({ breaks, part, says }) => {
  const differs = (await breaks()) ?? {};
  const faults = await faultsOf({ ...environment(), ...differs.env }, { ...machine, ...differs.machine });
  const named = faults.filter(([about]) => about === part);
  expect(named).toEqual([[part, expect.stringMatching(says)]]);
  // a folder that is none has no backup either, and a machine two hours ahead sees nothing else wrong
  expect(faults.filter(([about]) => about !== part && !(part === 'disk' && about === 'backup'))).toEqual([]);
});
