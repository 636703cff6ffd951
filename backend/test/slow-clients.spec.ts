import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
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
