import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiscordCalls } from '../src/integrations/discord/discord-calls.ts';
import { DiscordClient } from '../src/integrations/discord/discord-client.ts';
import { DiscordImages } from '../src/integrations/discord/discord-images.ts';
import { DiscordOAuth } from '../src/integrations/discord/discord-oauth.ts';
import { HttpReplayParser } from '../src/integrations/replay-parser/http-replay-parser.ts';
import { S3Client } from '../src/integrations/s3/s3-client.ts';
import { CREDENTIALS } from '../src/integrations/s3/testing/fake-s3.ts';
import { TwitchClient } from '../src/integrations/twitch/twitch-client.ts';
import type { DiscordConfig, TwitchConfig } from '../src/platform/config/config.ts';

/** An outside service leads no call to another address: neither into the own network nor with a secret to a stranger (T129). */

let service: Server;
let inside: Server;
let url: string;
let status = 307;
/** What has arrived at the service, and where it leads. */
const asked: IncomingMessage[] = [];
const led: IncomingMessage[] = [];

const listening = async (server: Server): Promise<string> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

beforeAll(async () => {
  inside = createServer((req, res) => {
    led.push(req);
    res.setHeader('content-type', 'application/json').end('{"data":[],"access_token":"a","expires_in":3600}');
  });
  const target = await listening(inside);
  service = createServer((req, res) => {
    asked.push(req);
    req.resume();
    res.writeHead(status, { location: `${target}/secrets` }).end();
  });
  url = await listening(service);
});
afterAll(() => {
  for (const server of [service, inside]) server.close().closeAllConnections();
});

const discord = (): DiscordConfig =>
  ({
    ...{ clientId: '1', clientSecret: 's', botToken: 't', guildId: '2', newsChannel: null, emulated: false },
    ...{ apiUrl: url, authorizeUrl: `${url}/authorize`, imagesUrl: url },
  }) as unknown as DiscordConfig;
const twitch = (): TwitchConfig => ({
  ...{ clientId: '1', clientSecret: 's', channel: 'c', emulated: false },
  ...{ apiUrl: url, authUrl: url },
});
const states = { beginLogin: async () => 'state', take: async () => 'verifier' };
const s3 = () => new S3Client(url, CREDENTIALS);
const call = { method: 'GET', route: '/guilds/2/channels', right: 'manage-channels' } as const;
const replay = { name: 'a.replay', content: Buffer.alloc(100, 1) };

/** All that calls outside services. */
const CALLS: Record<string, () => Promise<unknown>> = {
  'the streaming service': () => new TwitchClient(twitch()).broadcast(),
  'the replay parser': () => new HttpReplayParser({ url, code: 'c' }).parse(replay),
  'the bot of the chat': () => new DiscordCalls(discord()).call(call, AbortSignal.timeout(5000)),
  'a login through the chat': () => new DiscordOAuth(discord(), url, states).finish({ code: 'c', state: 's' }, 'x'),
  'a look for a member': () => new DiscordClient(discord()).isInGuild('3'),
  'the end of a login': () => new DiscordClient(discord()).revoke('token'),
  'a picture of the chat': () => new DiscordImages(url).find('avatars/1/a.png'),
  'an object that is stored': () => s3().put('images/a.png', Buffer.from('a'), 'image/png'),
  'an object that is read': () => s3().bytes('images/a.png'),
  'an object that is deleted': () => s3().remove('images/a.png'),
};

describe.each([301, 302, 303, 307, 308])('an answer of %d', (code) => {
  beforeAll(() => (status = code));

  test.each(Object.entries(CALLS))('leads %s nowhere', async (_who, make) => {
    [asked.length, led.length] = [0, 0];
    const answer = await make().catch((error: unknown) => error);
    // for a picture it is the same as none
    expect(answer === null || answer instanceof Error).toBe(true);
    expect([asked.length, led.length]).toEqual([1, 0]);
  });
});
