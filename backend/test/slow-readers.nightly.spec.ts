import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { StoredEvent } from '../src/modules/partners/events/stored-event.entity.ts';
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
