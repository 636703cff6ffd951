import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { SlowUploads } from './slow-uploads.ts';

let server: Server;
beforeAll(async () => {
  const slow = new SlowUploads({ lookMs: 500, bytes: 3, longestMs: 3000 });
  server = createServer({ connectionsCheckingInterval: 50, requestTimeout: 300 }, (req, res) => {
    if (req.url === '/allowed') slow.allow(req);
    req.resume();
    req.once('end', () => res.end('whole'));
  });
  slow.attach(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

/** Sends the start, then so many letters, one every 50 ms. The answer, when the connection has ended. */
async function drip(start: string, letters: number): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => (answer += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(start);
  let sent = 0;
  const timer = setInterval(() => (sent++ < letters ? socket.write('x') : clearInterval(timer)), 50);
  await new Promise((closed) => socket.once('close', closed));
  clearInterval(timer);
  return answer;
}

const upload = (path: string, length: number, connection = 'close'): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${connection}\r\nContent-Length: ${length}\r\n\r\n`;

test.each([
  ['an upload that was let in and comes on', upload('/allowed', 25), 25, '200 OK'],
  ['one that comes to a stop', upload('/allowed', 25), 5, '408'],
  ['one that would never end', upload('/allowed', 100_000), 100_000, '408'],
  ['one that was not let in', upload('/other', 25), 25, '408'],
  [
    'a second request on the connection, whose head drips',
    `${upload('/allowed', 1, 'keep-alive')}xGET / HTTP/1.1\r\nX: `,
    100,
    '408',
  ],
  ['what is no request', 'nonsense\r\n\r\n', 0, '400 Bad Request'],
])('%s', async (_what, start, letters, answer) => {
  expect(await drip(start, letters)).toContain(answer);
});
