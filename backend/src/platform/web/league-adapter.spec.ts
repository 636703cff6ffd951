import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Application, Request, Response } from 'express';
import { LeagueAdapter } from './league-adapter.ts';

let adapter: LeagueAdapter;
let port: number;
const express = (): Application => adapter.getInstance<Application>();

beforeEach(async () => {
  adapter = new LeagueAdapter({ pace: { bytesPerSecond: 20_000_000, graceMs: 300 }, lookMs: 20 });
  adapter.initHttpServer();
  adapter.getHttpServer().listen(0, '127.0.0.1');
  await once(adapter.getHttpServer(), 'listening');
  ({ port } = adapter.getHttpServer().address() as AddressInfo);
});
afterEach(() => adapter.close());

test('a request and its answer have the methods of Express before Express gets them, and keep their prototypes', async () => {
  const seen: { before: object[]; after: object[] } = { before: [], after: [] };
  adapter.getHttpServer().prependListener('request', (req: IncomingMessage, res: ServerResponse) => {
    seen.before.push(Object.getPrototypeOf(req) as object, Object.getPrototypeOf(res) as object);
    (res as Response).set('X-Seen', (req as Request).get('x-asked'));
  });
  express().get('/', (req, res) => {
    seen.after.push(Object.getPrototypeOf(req) as object, Object.getPrototypeOf(res) as object);
    res.json({ ip: req.ip, isApp: req.app === express() && res.app === express() });
  });
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-asked': 'yes' } });
  expect(await answer.json()).toEqual({ ip: '127.0.0.1', isApp: true });
  expect(answer.headers.get('x-seen')).toBe('yes');
  seen.after.forEach((prototype, at) => expect(prototype).toBe(seen.before[at]));
});

test.each([
  ['/a', '200'],
  ['//[', '200'],
  ['http://sbl.test/a', '200'],
  ['http://[::1', '400'],
  ['http://', '400'],
])('the address %s passes every middleware, or is refused: %s', async (address, status) => {
  const passed: string[] = [];
  express().use((req, res) => {
    passed.push(req.url);
    res.end();
  });
  const client = connect(port, '127.0.0.1');
  client.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect((await text(client)).slice(0, 12)).toBe(`HTTP/1.1 ${status}`);
  expect(passed).toEqual(status === '200' ? [address] : []);
});

test('closing ends connections that say nothing', async () => {
  const socket = connect(port, '127.0.0.1');
  await once(adapter.getHttpServer(), 'connection');
  const ended = once(socket, 'close');
  await adapter.close();
  await ended;
  expect(adapter.getHttpServer().listening).toBe(false);
});

describe('who does not take what they asked for', () => {
  /** More than the two ends of a connection hold. */
  const LARGE = Buffer.alloc(30_000_000, 'x');

  /** The kinds of what is written: at once, in parts for as long as they are taken, without an end, and after an upgrade. */
  const ANSWERS: Record<string, (req: Request, res: Response) => void> = {
    '/whole': (_req, res) => void res.end(LARGE),
    '/parts': (_req, res) => void Readable.from(partsOf(LARGE)).pipe(res),
    '/endless': (_req, res) => void Readable.from(endless()).pipe(res),
  };

  async function ask(path: string): Promise<{ client: Socket; served: Socket }> {
    for (const [at, answer] of Object.entries(ANSWERS)) express().get(at, answer);
    adapter.getHttpServer().on('upgrade', (_req, stream) => stream.write(LARGE));
    const accepted = once(adapter.getHttpServer(), 'connection') as Promise<[Socket]>;
    const client = connect(port, '127.0.0.1');
    client.pause();
    client.on('error', () => undefined);
    const upgrade = path === '/upgrade' ? 'Connection: Upgrade\r\nUpgrade: websocket\r\n' : '';
    client.write(`GET ${path} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n`);
    return { client, served: (await accepted)[0] };
  }

  test.each(['/whole', '/parts', '/endless', '/upgrade'])('is cut off: %s', async (path) => {
    const { client, served } = await ask(path);
    served.on('error', () => undefined);
    await once(served, 'close');
    client.destroy();
  });

  test('keeps no one waiting who does', async () => {
    const [slow, quick] = [await ask('/whole'), await ask('/whole')];
    let taken = 0;
    quick.client.on('data', (bytes: Buffer) => (taken += bytes.length));
    quick.client.resume();
    await once(slow.served, 'close');
    while (taken < LARGE.length) await new Promise((done) => setTimeout(done, 5));
    expect(quick.served.destroyed).toBe(false);
    for (const { client } of [slow, quick]) client.destroy();
  });
});

function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64_000) yield bytes.subarray(at, at + 64_000);
}

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64_000, 'x');
}
