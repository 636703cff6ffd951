import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import express from 'express';
import { freePort } from '../../tools/lib/free-port.mjs';
import { discordEmulator } from '../src/integrations/discord/emulator/emulator.ts';
import { Session } from '../src/modules/auth/session.entity.ts';
import { tokenDigest, newToken } from '../src/modules/auth/token.ts';
import { EMULATED_GUILD_ID } from '../src/platform/config/config.ts';
import { chatLeague } from './factories/chat-league.ts';
import type { ChatAct } from './factories/chat-league.ts';
import { insertRow } from './factories/rows.ts';
import { freshDb } from './harness/database.ts';

/** How often a process is killed (T75). Before a release this is a hundred times. */
const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 4);
/** The built application. */
const MAIN = process.env['APP_MAIN'] ?? fileURLToPath(new URL('../dist/main.js', import.meta.url));
const PATIENCE_MS = 900_000 + ROUNDS * 20_000;
const READY_MS = 60_000;
const STARTS = 3;

type Trouble = { mode: string; ms?: number } | null;

/** The chat's state when the process dies: fast, without an answer, or with the work done but not confirmed. */
const TROUBLES: readonly Trouble[] = [null, { mode: 'hang' }, { mode: 'slow', ms: 4000 }];

let chat: Server;
let chatUrl: string;
let database: Awaited<ReturnType<typeof freshDb>>;
let world: Awaited<ReturnType<typeof chatLeague>>;
let token: string;
let dataDir: string;
let child: ChildProcess | null = null;

beforeAll(async () => {
  database = await freshDb();
  world = await chatLeague(database);
  token = newToken();
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  await insertRow(database.db, Session, {
    id: randomUUID(),
    userId: world.admin.userId,
    accessHash: tokenDigest(token),
    accessExpiresAt: tomorrow,
    expiresAt: tomorrow,
  });
  dataDir = mkdtempSync(join(tmpdir(), 'sbl-crash-'));
  const app = express();
  app.use(express.json());
  const account = {
    clientId: 'emulator',
    clientSecret: 'emulator',
    botToken: 'emulator',
    guildId: EMULATED_GUILD_ID,
    newsChannel: null,
  };
  app.use(
    discordEmulator(
      { ...account, emulated: true, apiUrl: '', authorizeUrl: '', roomsUrl: null, imagesUrl: '' },
      'http://localhost',
    ),
  );
  chat = createServer(app).listen(0, '127.0.0.1');
  await once(chat, 'listening');
  chatUrl = `http://127.0.0.1:${(chat.address() as AddressInfo).port}`;
});

afterAll(async () => {
  child?.kill('SIGKILL');
  chat.closeAllConnections();
  await new Promise((resolve) => chat.close(resolve));
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Starts the application and waits until it accepts requests. Returns its address. Another program may take the port
 * first.
 */
async function start(): Promise<string> {
  for (let tries = 1; ; tries++) {
    const url = await startOnce();
    if (url !== null) return url;
    await kill();
    if (tries === STARTS) throw new Error(`${MAIN} does not start`);
  }
}

async function startOnce(): Promise<string | null> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const started = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: environment(port, url),
  });
  child = started;
  const giveUpAt = Date.now() + READY_MS;
  while (started.exitCode === null && Date.now() < giveUpAt) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    if (answer?.ok) return url;
    await sleep(20);
  }
  return null;
}

const environment = (port: number, url: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  PORT: String(port),
  PUBLIC_URL: url,
  DATA_DIR: dataDir,
  DATABASE_URL: database.url,
  SEED_DEMO: 'off',
  LOG_LEVEL: 'fatal',
  DISCORD_CLIENT_ID: 'emulator',
  DISCORD_CLIENT_SECRET: 'emulator',
  DISCORD_BOT_TOKEN: 'emulator',
  DISCORD_GUILD_ID: EMULATED_GUILD_ID,
  DISCORD_API_URL: chatUrl,
});

async function kill(): Promise<void> {
  const dying = child;
  child = null;
  if (!dying || dying.exitCode !== null) return;
  const gone = once(dying, 'exit');
  dying.kill('SIGKILL');
  await gone;
}

async function trouble(wanted: Trouble): Promise<void> {
  await fetch(`${chatUrl}/trouble`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wanted ?? {}),
  });
}

const log = async (): Promise<ChatAct[]> => (await (await fetch(`${chatUrl}/log`)).json()) as ChatAct[];

const unfinished = async (): Promise<number> => {
  const sql = 'select count(*)::int as n from outbox_entry where done_at is null';
  return (await database.db.query<{ n: number }>(sql))[0]?.n ?? 0;
};

test(
  `killed between commit and chat, ${ROUNDS} times: each intention is carried out exactly once`,
  async () => {
    const names: string[] = [];
    let left = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const week = round + 1;
      await trouble(TROUBLES[round % TROUBLES.length] ?? null);
      const url = await start();
      const seriesId = await world.league.series(world.divisionId, world.home, world.away, { week });
      const answer = await fetch(`${url}/api/division/createMatchRoom`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ accessToken: token, seriesId, message: `Välkomna till spelvecka ${week}` }),
      });
      expect(answer.status).toBe(200);
      // at any time from before the first call until after the last
      await sleep(Math.random() * 150);
      await kill();
      left += Math.sign(await unfinished());
      names.push(`v${week}-norrsken-everyone-vs-vinter`);
    }
    // some processes really died in the middle
    expect(left).toBeGreaterThan(0);
    await trouble(null);
    await start();
    const giveUpAt = Date.now() + PATIENCE_MS;
    while ((await unfinished()) > 0) {
      if (Date.now() > giveUpAt) throw new Error(`${await unfinished()} entries are left`);
      await sleep(100);
    }
    const made = (await log()).flatMap((act) => act.made ?? []);
    expect(made.sort()).toEqual(names.flatMap((name) => [`channel ${name}`, `message in ${name}`]).sort());
    const rooms = await database.db.query('select 1 from series_room where channel_id is not null');
    expect(rooms).toHaveLength(ROUNDS);
    const dead = await database.db.query('select 1 from outbox_entry where dead_at is not null');
    expect(dead).toEqual([]);
  },
  PATIENCE_MS * 2,
);
