import { once } from 'node:events';
import { request, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { encodeReplay } from '../src/integrations/replay-parser/testing/replay-encoder.ts';
import { SessionsService } from '../src/modules/auth/sessions.service.ts';
import { weekLeague } from './factories/week-league.ts';
import { bootApp, type TestApp } from './harness/app.ts';
import { setTime } from './harness/time.ts';

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
});

test('five replay files of a captain may drip for longer, and are all read', async () => {
  const start = new Date('2030-03-20T18:00:00Z');
  setTime([app], new Date(start.getTime() + 3_600_000));
  const world = await weekLeague(app.db, '2030-03-18');
  const seriesId = await world.series({ scheduledAt: start });
  const sessions = app.app.get(SessionsService, { strict: false });
  const { accessToken } = await sessions.beginSession(Number(world.squads.home[0].userId), 'provider');
  const files = [1, 2, 3, 4, 5].map((game) =>
    encodeReplay({
      id: `slow-${game}`,
      teamSize: 3,
      blueGoals: game,
      players: [{ name: 'x', platform: 'steam', accountId: '7656', team: 0, goals: game }],
    }),
  );
  const form = await formOf(files);
  Object.assign(server, { requestTimeout: 1500 });
  const sending = request(`${app.url}/api/match-week/series/${seriesId}/replays`, {
    method: 'POST',
    headers: { ...form.headers, authorization: `Bearer ${accessToken}` },
  });
  const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
  // four seconds in all
  const step = Math.ceil(form.bytes.length / 20);
  for (let at = 0; at < form.bytes.length; at += step) {
    sending.write(form.bytes.subarray(at, at + step));
    await sleep(200);
  }
  sending.end();
  const [answer] = await answered;
  expect(answer.statusCode).toBe(200);
  const read = JSON.parse(await textOf(answer)) as { files: { refusal: unknown }[] };
  expect(read.files.map(({ refusal }) => refusal)).toEqual([null, null, null, null, null]);
});

/** A form with these files, as a browser sends it. */
async function formOf(files: readonly Uint8Array[]): Promise<{ bytes: Buffer; headers: Record<string, string> }> {
  const form = new FormData();
  for (const [at, file] of files.entries()) form.append('files', new File([new Uint8Array(file)], `${at}.replay`));
  const request = new Request('http://x', { method: 'POST', body: form });
  const bytes = Buffer.from(await request.arrayBuffer());
  const headers = { 'content-type': request.headers.get('content-type') ?? '', 'content-length': String(bytes.length) };
  return { bytes, headers };
}

async function textOf(answer: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  return text;
}

test.each([
  ['keeps its connection', 'keep-alive'],
  ['closes it', 'close'],
])(
  'who is refused while sending a large file gets the answer, and can send it all: a caller who %s',
  async (_, kind) => {
    Object.assign(server, { requestTimeout: 30_000 });
    const sending = request(`${app.url}/api/images`, {
      method: 'POST',
      agent: false,
      headers: { connection: kind, 'content-type': 'multipart/form-data; boundary=b', 'content-length': 20_000_000 },
    });
    const faults: unknown[] = [];
    sending.on('error', (error) => faults.push(error));
    const answered = once(sending, 'response') as Promise<[IncomingMessage]>;
    sending.write(Buffer.alloc(100_000));
    const [answer] = await answered;
    expect(answer.statusCode).toBe(401);
    expect(JSON.parse(await textOf(answer))).toMatchObject({ MESSAGE: 'api.error.unauthenticated' });
    sending.end(Buffer.alloc(19_900_000));
    await once(sending, 'close');
    expect(faults).toEqual([]);
  },
);

test('who never ends a body that was refused is cut off', async () => {
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.write('POST /api/images HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=b\r\n');
  socket.write('Transfer-Encoding: chunked\r\n\r\n');
  const megabyte = Buffer.concat([Buffer.from('100000\r\n'), Buffer.alloc(1024 * 1024), Buffer.from('\r\n')]);
  let sent = 0;
  const push = (): void => {
    do sent += 1;
    while (socket.write(megabyte));
  };
  socket.on('drain', push);
  push();
  await new Promise((closed) => socket.once('close', closed));
  expect(answer).toContain('HTTP/1.1 401');
  expect(sent).toBeGreaterThan(60);
});
