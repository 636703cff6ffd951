import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import express from 'express';
import { sendText } from './send-text.ts';

const PATIENT = { bytesPerSecond: 1, graceMs: 60_000 };

/** Serves a text at its path; `made` counts the parts that were asked for, and `left` whether the text was ended. */
async function serving(text: () => AsyncGenerator<string>, { longestMs = 10_000, pace = PATIENT } = {}) {
  const told = { left: false, ended: 0, failure: null as unknown };
  const app = express();
  app.get('/', (req, res) => {
    const watched = async function* (): AsyncGenerator<string> {
      try {
        yield* text();
      } finally {
        told.left = true;
        told.ended += 1;
      }
    };
    sendText(req, res, { text: watched(), longestMs, pace }).catch((error: unknown) => {
      told.failure = error;
      res.destroy();
    });
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { told, port, url: `http://127.0.0.1:${port}/`, close: () => new Promise((done) => server.close(done)) };
}

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
};

const PART = 'x'.repeat(100_000);

async function* parts(count: number, count_up: () => void = () => undefined): AsyncGenerator<string> {
  for (let n = 0; n < count; n++) {
    count_up();
    yield PART;
  }
}

test.each([
  { accepts: 'gzip', encoding: 'gzip' },
  { accepts: 'gzip;q=0', encoding: null },
  { accepts: 'identity', encoding: null },
])('for a reader who accepts $accepts the encoding is $encoding', async ({ accepts, encoding }) => {
  const { url, port, close } = await serving(() => parts(3));
  const socket = connect(port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(`GET / HTTP/1.0\r\nHost: ${url}\r\nAccept-Encoding: ${accepts}\r\n\r\n`);
  await once(socket, 'end');
  await close();
  const answer = Buffer.concat(chunks);
  const end = answer.indexOf('\r\n\r\n');
  const [head, body] = [answer.subarray(0, end).toString(), answer.subarray(end + 4)];
  expect(/content-encoding: (\w+)/i.exec(head)?.[1] ?? null).toBe(encoding);
  expect(head).toMatch(/vary: accept-encoding/i);
  expect((encoding ? gunzipSync(body) : body).toString()).toBe(PART.repeat(3));
});

/** Much more than the two ends of a connection hold. */
const GIGABYTE = 10_000;

test.each([
  { who: 'takes nothing', takes: 0 },
  // a byte at each look: something is always taken, and it is never enough
  { who: 'takes a little now and then', takes: 1 },
])('a reader who $who holds no memory, is cut off, and the text is ended', async ({ takes }) => {
  let made = 0;
  const pace = { bytesPerSecond: 10_000_000, graceMs: 400 };
  const { port, told, close } = await serving(() => parts(GIGABYTE, () => made++), { pace, longestMs: 100_000 });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  while (!told.left) {
    if (takes > 0) socket.read(takes);
    await new Promise((done) => setTimeout(done, 20));
  }
  socket.destroy();
  await close();
  // 100 kB each: what the two ends of the connection hold, and not the gigabyte
  expect(made).toBeLessThan(200);
  expect(told.failure).toBeNull();
});

test('a second text on the same connection, which waits until the first one is read, has no more time than others', async () => {
  const pace = { bytesPerSecond: 10_000_000, graceMs: 400 };
  const { port, told, close } = await serving(() => parts(GIGABYTE), { pace, longestMs: 100_000 });
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  socket.write(ask + ask);
  await until(() => told.ended === 2);
  socket.destroy();
  await close();
  expect(told.failure).toBeNull();
});

test('a text that takes too long is cut off', async () => {
  const slow = async function* (): AsyncGenerator<string> {
    for (;;) {
      yield 'x';
      await new Promise((done) => setTimeout(done, 20));
    }
  };
  const { url, told, close } = await serving(slow, { longestMs: 300 });
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  await until(() => told.left);
  await close();
});

test('a reader sees that a text which could not be read is not whole, and the fault is told', async () => {
  const broken = async function* (): AsyncGenerator<string> {
    yield PART;
    throw new Error('connection lost');
  };
  const { url, told, close } = await serving(broken);
  await expect(fetch(url).then((answer) => answer.text())).rejects.toThrow();
  await until(() => told.failure !== null);
  await close();
  expect(told.failure).toMatchObject({ message: 'connection lost' });
});
