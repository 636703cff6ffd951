import { createServer, type Server } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { readFolder } from '../src/admin/folder.ts';
import { DiscordCalls } from '../src/integrations/discord/discord-calls.ts';
import { DiscordClient } from '../src/integrations/discord/discord-client.ts';
import { DiscordOAuth } from '../src/integrations/discord/discord-oauth.ts';
import { HttpReplayParser } from '../src/integrations/replay-parser/http-replay-parser.ts';
import { TwitchClient } from '../src/integrations/twitch/twitch-client.ts';
import type { DiscordConfig, TwitchConfig } from '../src/platform/config/config.ts';
import { cursorOf, positionOf } from '../src/platform/db/keyset.ts';

const lists = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);

/** What the service answers to every call: JSON with too many levels, or without an end. */
const ANSWERS = {
  'too deep': (field: string) => `{"${field}":${lists(64)},"access_token":"a","expires_in":3600}`,
  'deeper than any stack': (field: string) => `{"${field}":${lists(30_000)},"access_token":"a","expires_in":3600}`,
  endless: null,
} as const;

let server: Server;
let url: string;
let kind: keyof typeof ANSWERS;
/** The bytes of endless answers that were taken. */
let sent = 0;

beforeAll(async () => {
  server = createServer((_req, res) => {
    const answer = ANSWERS[kind];
    res.setHeader('content-type', 'application/json');
    if (answer) return void res.end(answer('data'));
    const part = Buffer.alloc(64 * 1024, ' ');
    const push = (): void => {
      do sent += part.length;
      while (res.write(part));
    };
    res.on('drain', push);
    push();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const discord = (): DiscordConfig =>
  ({
    ...({
      clientId: '1',
      clientSecret: 's',
      botToken: 't',
      guildId: '2',
      newsChannel: null,
      emulated: false,
    } as object),
    ...{ apiUrl: url, authorizeUrl: `${url}/authorize`, imagesUrl: url },
  }) as DiscordConfig;
const twitch = (): TwitchConfig => ({
  clientId: '1',
  clientSecret: 's',
  channel: 'c',
  apiUrl: url,
  authUrl: url,
  emulated: false,
});

const states = { beginLogin: async () => 'state', take: async () => 'verifier' };

/** All readers of outside services, each with the fault that its callers know. */
const READERS: [string, () => Promise<unknown>, string][] = [
  ['the streaming service', () => new TwitchClient(twitch()).broadcast(), 'TwitchUnavailable'],
  [
    'the replay parser',
    () => new HttpReplayParser({ url, code: 'c' }).parse({ name: 'a.replay', content: Buffer.alloc(100, 1) }),
    'LeagueError',
  ],
  [
    'the bot of the chat',
    () =>
      new DiscordCalls(discord()).call(
        { method: 'GET', route: '/guilds/2/channels', right: 'manage-channels' },
        AbortSignal.timeout(5000),
      ),
    'DiscordUnavailable',
  ],
  [
    'a login through the chat',
    () => new DiscordOAuth(discord(), url, states).finish({ code: 'c', state: 's' }, 'secret'),
    'LoginRefused',
  ],
];

describe.each(Object.keys(ANSWERS) as (keyof typeof ANSWERS)[])('an answer that is %s', (answer) => {
  beforeAll(() => {
    kind = answer;
    sent = 0;
  });

  test.each(READERS)('%s: is the fault that the service is away', async (_who, read, name) => {
    await expect(read()).rejects.toMatchObject({ name });
  });
});

test('an answer of which only the status counts is not kept, however long it is', async () => {
  kind = 'endless';
  sent = 0;
  await expect(new DiscordClient(discord()).isInGuild('3')).rejects.toMatchObject({ name: 'DiscordUnavailable' });
  // what the system's buffers take counts as sent
  expect(sent).toBeLessThan(32 * 1024 * 1024);
});

test('a cursor with many levels is unknown', () => {
  const cursor = Buffer.from(lists(180)).toString('base64url');
  expect(() => positionOf('a asc', 'text', { cursor, field: 'after' })).toThrow('CURSOR_UNKNOWN');
  const ours = cursorOf('a asc', { value: 'x', id: 1 });
  expect(positionOf('a asc', 'text', { cursor: ours, field: 'after' })).toEqual({ value: 'x', id: 1 });
});

test('a folder of a league with many levels is refused', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sbl-deep-'));
  try {
    writeFileSync(join(folder, 'league.json'), `{"format":"sbl-backup","deep":${lists(30_000)}}`);
    await expect(readFolder(folder, () => undefined)).rejects.toThrow('too many levels');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
