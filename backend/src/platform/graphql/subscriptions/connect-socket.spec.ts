import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSchema } from 'graphql';
import { createClient, makeServer, type Server as ProtocolServer } from 'graphql-ws';
import { WebSocket, WebSocketServer } from 'ws';
import { connectSocket, SOCKET_OPTIONS, type SocketExtra } from './connect-socket.ts';
import { ALLOWED, LARGEST_MESSAGE, UNSENT } from './socket-guard.ts';

/** A protocol that takes what it gets, and sends what a test wants. */
type Adapter = Parameters<ProtocolServer<SocketExtra>['opened']>[0];

const LIBRARY = makeServer<Record<string, unknown>, SocketExtra>({ schema: buildSchema('type Query { one: Int }') });

let server: Server;
/** What the protocol was given, and the server's end of the last socket. */
let taken: string[];
let adapter: Adapter;
let served: WebSocket;
const clients: WebSocket[] = [];

const recording: ProtocolServer<SocketExtra> = {
  opened: (given) => {
    adapter = given;
    given.onMessage((message) => Promise.resolve(void taken.push(message)));
    return () => Promise.resolve();
  },
};

async function serve(protocol = recording, keepAliveMs?: number): Promise<void> {
  taken = [];
  const sockets = new WebSocketServer(SOCKET_OPTIONS);
  server = createServer();
  server.on('upgrade', (req: IncomingMessage, stream, head) =>
    sockets.handleUpgrade(req, stream, head, (socket) => {
      served = socket;
      connectSocket(protocol, socket, req, keepAliveMs);
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const url = (): string => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`;

async function connected(): Promise<WebSocket> {
  const client = new WebSocket(url(), 'graphql-transport-ws');
  clients.push(client);
  await once(client, 'open');
  return client;
}

const closeCode = async (client: WebSocket): Promise<number> => ((await once(client, 'close')) as [number])[0];

afterEach(() => {
  for (const client of clients.splice(0)) client.terminate();
  served.terminate();
  server.close();
});

describe('who sends too much is closed with 4429', () => {
  beforeEach(() => serve());

  const { atOnce } = ALLOWED.messages;
  /** Everything that a client can send unasked. */
  const KINDS: Record<string, (client: WebSocket) => void> = {
    messages: (client) => client.send('{"type":"ping"}'),
    'messages of bytes': (client) => client.send(Buffer.from('{"type":"ping"}')),
    pings: (client) => client.ping('are you there'),
    'pongs that no one asked for': (client) => client.pong('I am'),
  };

  test.each(Object.keys(KINDS))('%s', async (kind) => {
    const client = await connected();
    for (let n = 0; n < atOnce; n++) KINDS[kind]?.(client);
    await sleep(50);
    expect(client.readyState).toBe(client.OPEN);
    // more than it can regain meanwhile
    for (let n = 0; n < atOnce * 3; n++) KINDS[kind]?.(client);
    expect(await closeCode(client)).toBe(4429);
    expect(taken.length).toBeLessThan(atOnce * 4);
  });

  test('bytes, in few messages', async () => {
    const client = await connected();
    for (let n = 0; n < 8; n++) client.send('x'.repeat(LARGEST_MESSAGE));
    expect(await closeCode(client)).toBe(4429);
    expect(taken.length).toBeLessThanOrEqual(ALLOWED.bytes.atOnce / LARGEST_MESSAGE);
  });

  test('bytes of a message that never ends', async () => {
    const client = await connected();
    for (let n = 0; n < 4000; n++) client.send('', { fin: false });
    client.send('x'.repeat(LARGEST_MESSAGE), { fin: false });
    client.send('x'.repeat(LARGEST_MESSAGE), { fin: false });
    expect([4429, 1008, 1009]).toContain(await closeCode(client));
    expect(taken).toEqual([]);
  });

  test('of what it sends after that nothing is taken', async () => {
    const client = await connected();
    for (let n = 0; n < 2000; n++) client.send(`{"type":"pong","payload":{"n":${n}}}`);
    await closeCode(client);
    // a slow machine gives a few back meanwhile
    expect(taken.length).toBeLessThan(5 * atOnce);
  });
});

test('a client of the library that asks often whether the line is there is not too much', async () => {
  await serve(LIBRARY);
  const answers = { pongs: 0, closed: 0 };
  const client = createClient({
    url: url(),
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    keepAlive: 250,
    onNonLazyError: () => undefined,
    on: { pong: () => answers.pongs++, closed: () => answers.closed++ },
  });
  while (answers.pongs < 12 && answers.closed === 0) await sleep(20);
  expect(answers.closed).toBe(0);
  await client.dispose();
});

test('a client that has answered stays, also when the server had no turn to read it before the next ping', async () => {
  const everyMs = 100;
  await serve(recording, everyMs);
  const client = await connected();
  let pings = 0;
  client.on('ping', () => {
    pings += 1;
    // the answer is on its way; the process is busy until the next ping is due
    for (const until = performance.now() + 2 * everyMs; performance.now() < until;);
  });
  while (pings < 5 && client.readyState === WebSocket.OPEN) await sleep(10);
  expect(pings).toBe(5);
});

test('a client that answers no ping is cut off', async () => {
  await serve(recording, 50);
  const client = new WebSocket(url(), 'graphql-transport-ws', { autoPong: false });
  clients.push(client);
  expect(await closeCode(client)).toBe(1006);
});

test('a ping is answered without what it brings', async () => {
  await serve(LIBRARY);
  const client = await connected();
  const heard: string[] = [];
  client.on('message', (data: Buffer) => heard.push(data.toString()));
  client.send(JSON.stringify({ type: 'ping', payload: { text: 'x'.repeat(60_000) } }));
  while (heard.length === 0) await sleep(5);
  expect(heard).toEqual(['{"type":"pong"}']);
});

test.each([
  { levels: 64, code: 4001 },
  { levels: 65, code: 4400 },
  { levels: 32_000, code: 4400 },
])('a message of $levels levels is closed with $code', async ({ levels, code }) => {
  await serve();
  const client = await connected();
  // two of them are the message and its payload
  const depth = levels - 2;
  const deep = '['.repeat(depth) + ']'.repeat(depth);
  const closed = closeCode(client);
  client.send(`{"type":"pong","payload":{"deep":${deep}}}`);
  client.close(4001);
  expect(await closed).toBe(code);
  expect(taken).toHaveLength(code === 4400 ? 0 : 1);
});

describe('who does not take what they are sent', () => {
  const PART = 'x'.repeat(100_000);

  /** Fills what the two ends of the connection hold, and then `bytes` of the server's memory. Returns the most that it was. */
  async function fill(bytes: number): Promise<number> {
    const client = await connected();
    client.pause();
    let most = 0;
    while (most < bytes && served.readyState === served.OPEN) {
      void adapter.send(PART);
      // what the network takes, it takes at once
      await sleep(1);
      most = Math.max(most, served.bufferedAmount);
    }
    return most;
  }

  test('is cut off at a megabyte', async () => {
    await serve();
    const most = await fill(Infinity);
    expect(served.readyState).not.toBe(served.OPEN);
    expect(most).toBeLessThan(UNSENT.most + PART.length);
    expect(most).toBeGreaterThan(UNSENT.lasting);
  });

  test('is cut off when it is a quarter of that at two looks', async () => {
    await serve(recording, 3000); // longer than a busy machine needs to fill it
    await fill(UNSENT.lasting + 1);
    expect(served.readyState).toBe(served.OPEN);
    await once(served, 'close');
  });

  test('is told nothing more, and no one waits for it', async () => {
    await serve();
    await fill(UNSENT.lasting);
    const sending = adapter.send(PART);
    served.terminate();
    await expect(sending).resolves.toBeUndefined();
    await expect(adapter.send(PART)).resolves.toBeUndefined();
  });
});
