import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoredEvent } from '../src/modules/events/stored-event.entity.ts';
import { OpenStreams } from '../src/platform/web/open-streams.ts';
import { insertAll } from './factories/rows.ts';
import { bootApp, type TestApp } from './harness/app.ts';

let app: TestApp;
let server: Server;
beforeAll(async () => {
  app = await bootApp();
  server = app.app.getHttpServer();
});
afterAll(() => app.close());

/**
 * Sends the start, then a letter every 100 ms. Returns the answer, and after how many milliseconds the connection
 * ended.
 */
async function trickle(start: string): Promise<{ answer: string; lastedMs: number }> {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const from = performance.now();
  socket.write(start);
  const letters = setInterval(() => socket.write('x'), 100);
  await once(socket, 'close');
  clearInterval(letters);
  return { answer, lastedMs: performance.now() - from };
}

test('headers have 15 seconds and a whole request 30, and it is looked at every second', () => {
  const { headersTimeout, requestTimeout } = server;
  expect({ headersTimeout, requestTimeout }).toEqual({ headersTimeout: 15_000, requestTimeout: 30_000 });
  expect(Reflect.get(server, 'connectionsCheckingInterval')).toBe(1000);
});

test('who never comes to an end is cut off, at a tenth of those times', async () => {
  Object.assign(server, { headersTimeout: 1500, requestTimeout: 3000 });
  const [headers, body] = await Promise.all([
    trickle('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '),
    trickle('POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'),
  ]);
  expect(headers.answer).toContain('408');
  expect(headers.lastedMs).toBeGreaterThan(1400);
  expect(body.lastedMs).toBeGreaterThan(2900);
  // without the check each second this would be half a minute
  for (const { lastedMs } of [headers, body]) expect(lastedMs).toBeLessThan(12_000);
});

describe('who asks for a stream of events and does not read it', () => {
  /** Enough for the buffers of both ends of a connection several times over. */
  const EVENTS = 400;
  const BYTES = 100_000;
  let streams: OpenStreams;

  beforeAll(async () => {
    streams = app.app.get(OpenStreams);
    for (let from = 1; from <= EVENTS; from += 50) {
      const rows = Array.from({ length: 50 }, (_, n) => ({
        position: from + n,
        kind: 'team.changed' as const,
        // no real event is as large: the size of the feed is what counts
        facts: { teamId: 1, slug: 'x'.repeat(BYTES) },
      }));
      await insertAll(app.db, StoredEvent, rows);
    }
    await app.db.query('update event_counter set last = $1', [EVENTS]);
  });
  afterEach(() => (streams.slowMs = 20_000));

  /** A client that asks and does not read, and the server's end of its connection. */
  async function silent(): Promise<{ client: Socket; served: Socket }> {
    const accepted = once(server, 'connection') as Promise<[Socket]>;
    const client = connect(Number(new URL(app.url).port), '127.0.0.1');
    client.pause();
    client.on('error', () => undefined);
    client.write('GET /api/events/stream?after=0 HTTP/1.1\r\nHost: x\r\n\r\n');
    const [served] = await accepted;
    return { client, served };
  }

  test('is closed, and the server keeps no more than one event for them', async () => {
    streams.slowMs = 1500;
    const from = performance.now();
    const silents = await Promise.all([silent(), silent(), silent()]);
    let most = 0;
    while (streams.areOpen || most === 0) {
      most = Math.max(most, ...silents.map(({ served }) => served.writableLength));
      if (performance.now() - from > 20_000) throw new Error('the streams are still open');
      await sleep(5);
    }
    // the event that no longer fitted, with the head and two heartbeats
    expect(most).toBeGreaterThan(0);
    expect(most).toBeLessThan(BYTES + 2000);
    for (const { served, client } of silents) {
      expect(served.destroyed).toBe(true);
      // most of the feed was never written, and never read from the database either
      expect(served.bytesWritten).toBeLessThan((EVENTS * BYTES) / 2);
      client.destroy();
    }
    expect(performance.now() - from).toBeGreaterThan(1500);
  });

  test('does not keep those waiting who read', async () => {
    streams.slowMs = 60_000;
    const { client } = await silent();
    const answer = await fetch(`${app.url}/api/events/stream?after=${EVENTS - 150}`);
    let told = 0;
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      told += chunk.split('\nevent: ').length - 1;
      if (told >= 150) break;
    }
    expect(told).toBe(150);
    // they are still waited for, until they go
    expect(streams.areOpen).toBe(true);
    client.destroy();
    while (streams.areOpen) await sleep(5);
  });
});
