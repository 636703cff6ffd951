import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createRawServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { assertReachable, postWebhook, type Resolve } from './post-webhook.ts';
import { isPublicAddress } from './public-address.ts';

let handle: (req: IncomingMessage, res: ServerResponse) => void = (_req, res) => res.end('ok');
let calls = 0;
const server = createServer((req, res) => {
  calls++;
  req.resume();
  handle(req, res);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => (calls = 0));

const ANY = { isAnyTarget: true };
const names = (...addresses: string[]): Resolve => {
  return (_host, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
};

const INSIDE = [
  ...['127.0.0.1', '127.255.0.3', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ...[
    '0.0.0.0',
    '100.64.0.1',
    '100.100.100.200',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.9',
  ],
  ...['224.0.0.1', '240.0.0.1', '255.255.255.255', '168.63.129.16'],
  ...[
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:a9fe:a9fe',
    '::7f00:1',
  ],
  ...['64:ff9b::7f00:1', '2002:7f00:1::', '2001::1', '2001:db8::1', '100::1', '::ffff:168.63.129.16', '4000::1'],
];

test.each(INSIDE)('%s is not on the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '193.10.1.1', '2001:6b0::1', '2a00:1450:400f::5e'])('%s is on the open internet', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ...['https://127.0.0.1/', 'https://127.1/', 'https://2130706433/', 'https://0x7f.1/', 'https://0177.0.0.1/'],
  ...[
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[fe80::1]/',
    'https://169.254.169.254/latest/meta-data/',
  ],
])('%s is refused when it is saved and when it is sent to, without a look-up', async (target) => {
  const reach = { isAnyTarget: false, resolve: names('8.8.8.8') };
  await expect(assertReachable(target, reach)).rejects.toThrow('not on the open internet');
  expect(await postWebhook(target, {}, '{}', reach)).toMatchObject({
    status: null,
    error: expect.stringContaining('not on'),
  });
});

test.each([
  { why: 'it leads inside', addresses: ['10.0.0.7'] },
  { why: 'one of its addresses leads inside', addresses: ['8.8.8.8', '127.0.0.1'] },
  { why: 'an IPv6 address leads inside', addresses: ['::ffff:127.0.0.1'] },
  { why: 'it has no address', addresses: [] },
])('a name is refused when it is saved and when it is sent to: $why', async ({ addresses }) => {
  const reach = { isAnyTarget: false, resolve: names(...addresses) };
  await expect(assertReachable('https://hook.example.org/', reach)).rejects.toThrow('not on the open internet');
  expect((await postWebhook('https://hook.example.org/', {}, '{}', reach)).error).toContain('not on the open internet');
});

test('a name that is changed after it was checked leads nowhere', async () => {
  let looks = 0;
  const rebound: Resolve = (host, options, done) => names(looks++ === 0 ? '8.8.8.8' : '127.0.0.1')(host, options, done);
  const reach = { isAnyTarget: false, resolve: rebound };
  const target = url.replace('127.0.0.1', 'hook.example.org');
  await assertReachable(target, reach);
  expect((await postWebhook(target, {}, '{}', reach)).error).toContain('not on the open internet');
  expect([looks, calls]).toEqual([2, 0]);
  // the control: without the check it is reached
  expect(await postWebhook(url, {}, '{}', ANY)).toEqual({ status: 200, text: 'ok', error: null });
});

test('a redirect is an answer, and is not followed', async () => {
  handle = (_req, res) => res.writeHead(302, { location: `${url}/inside` }).end();
  expect(await postWebhook(url, {}, '{}', ANY)).toMatchObject({ status: 302 });
  expect(calls).toBe(1);
});

test('of an endless answer only the beginning is read', async () => {
  let written = 0;
  handle = (_req, res) => {
    const more = (): void => {
      if (res.destroyed) return;
      written += 1024;
      if (res.write('x'.repeat(1024))) setImmediate(more);
      else res.once('drain', more);
    };
    more();
  };
  const { status, text } = await postWebhook(url, {}, '{}', ANY);
  expect([status, text?.length]).toEqual([200, 1024]);
  expect(written).toBeLessThan(5_000_000);
});

/** What a receiver may write instead of an answer, or as one. */
const WRITTEN: Record<string, string> = {
  nothing: '',
  'another protocol': 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'another protocol, unnamed': 'HTTP/1.1 101 Switching Protocols\r\n\r\n',
  'hints and no more': 'HTTP/1.1 103 Early Hints\r\nLink: </a>\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n',
  'half a head': 'HTTP/1.1 200 OK\r\nContent-Length: 5',
  'half a body': 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nok',
  'half a part': 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nfff\r\nok',
  'two lengths': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\nok',
  'a length and parts': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  'two answers': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nokHTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n',
  'a large head': `HTTP/1.1 200 OK\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`,
  'no status': 'HTTP/1.1 OK\r\n\r\n',
  'a status of four digits': 'HTTP/1.1 2000 OK\r\n\r\n',
  'a line break in a header': 'HTTP/1.1 200 OK\r\nX: a\nY: b\rZ\r\n\r\n',
  'another version': 'HTTP/9.9 200 OK\r\n\r\n',
  TLS: '\u0016\u0003\u0001\u0000\u0005hello',
};

test.each(Object.entries(WRITTEN))('an attempt ends when the receiver writes %s', async (_what, written) => {
  const raw = createRawServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(written, 'latin1'));
  });
  await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
  try {
    const { status, error } = await postWebhook(
      `http://127.0.0.1:${(raw.address() as AddressInfo).port}/`,
      {},
      '{}',
      ANY,
    );
    expect(status === null).toBe(error !== null);
    expect(error).not.toBe('unknown');
  } finally {
    raw.close();
  }
});

test('a receiver that hangs up, or is not there, is a failure with a reason', async () => {
  handle = (req) => req.socket.destroy();
  expect(await postWebhook(url, {}, '{}', ANY)).toMatchObject({
    status: null,
    error: expect.stringContaining('ECONNRESET'),
  });
  expect((await postWebhook('http://127.0.0.1:1/', {}, '{}', ANY)).error).toContain('ECONNREFUSED');
});
