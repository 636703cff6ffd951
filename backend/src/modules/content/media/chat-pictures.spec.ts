import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { DiscordImages } from '../../../integrations/discord/discord-images.ts';
import { ChatPicturesService } from './chat-pictures.service.ts';
import { jpegPicture, pngPicture, webpPicture } from './testing/pictures.ts';

const BYTES_MAX = 1024 * 1024;
const LIMITS = { bytes: BYTES_MAX, ms: 1500 };
const PATH = 'avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png';
const REFUSED = { code: 'NOT_FOUND' };
const AWAY = { code: 'SERVICE_UNAVAILABLE', retryAfter: 30 };

type Answering = (res: ServerResponse, req: IncomingMessage) => void;

let server: Server;
let address: string;
let answering: Answering;
let asked: IncomingMessage[];
beforeAll(async () => {
  server = createServer((req, res) => {
    asked.push(req);
    answering(res, req);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void (server.closeAllConnections(), server.close()));
beforeEach(() => void (asked = []));

const service = () => new ChatPicturesService(new DiscordImages(address, LIMITS));

const sending =
  (bytes: Buffer, headers: Record<string, string> = {}): Answering =>
  (res) =>
    void res.writeHead(200, headers).end(bytes);

test.each([
  ['png', pngPicture],
  ['jpeg', jpegPicture],
  ['webp', webpPicture],
  ['gif', async () => Promise.resolve(Buffer.from('GIF89a\u0001\0\u0001\0', 'latin1'))],
] as const)('%s is what its bytes say, whatever the provider calls it', async (format, draw) => {
  const bytes = await draw();
  answering = sending(bytes, { 'content-type': 'text/html' });
  expect(await service().find(PATH)).toEqual({ bytes, format });
});

test('the provider is asked for the one path, and learns of no visitor', async () => {
  answering = sending(await pngPicture());
  await service().find(PATH);
  expect(asked.map(({ method, url }) => [method, url])).toEqual([['GET', `/${PATH}?size=256`]]);
  expect(asked[0]?.headers).not.toHaveProperty('cookie');
  expect(asked[0]?.headers).not.toHaveProperty('referer');
  expect(asked[0]?.headers).not.toHaveProperty('x-forwarded-for');
});

test.each([
  'api/users/@me',
  '../guilds',
  'avatars/1/..png',
  '/evil.example/a.png',
  '@evil.example/avatars/1/a.png',
  '',
])('for %s nothing is asked', async (path) => {
  answering = sending(await pngPicture());
  await expect(service().find(path)).rejects.toMatchObject(REFUSED);
  expect(asked).toEqual([]);
});

test.each([301, 302, 303, 307, 308])('a redirect with %d is not followed', async (status) => {
  const picture = await pngPicture();
  answering = (res, { url }) =>
    url === '/inside' ? res.end(picture) : res.writeHead(status, { location: `${address}/inside` }).end();
  await expect(service().find(PATH)).rejects.toMatchObject(REFUSED);
  expect(asked).toHaveLength(1);
});

const filled = (start: Buffer, length: number): Buffer => Buffer.concat([start, Buffer.alloc(length - start.length)]);

test('a picture of exactly the limit is shown, and one of a byte more is not', async () => {
  const picture = await pngPicture();
  answering = sending(filled(picture, BYTES_MAX));
  expect((await service().find(PATH)).bytes).toHaveLength(BYTES_MAX);
  answering = sending(filled(picture, BYTES_MAX + 1));
  await expect(service().find(PATH)).rejects.toMatchObject(REFUSED);
});

test('one that does not end is left before it has filled the memory', async () => {
  const part = filled(await pngPicture(), 64 * 1024);
  let sent = 0;
  let isLeft = false;
  answering = (res) => {
    res.on('close', () => (isLeft = true));
    const more = (): void => {
      while (!res.destroyed && res.write(part)) sent += part.length;
    };
    res.on('drain', () => void ((sent += part.length), more()));
    more();
  };
  await expect(service().find(PATH)).rejects.toMatchObject(REFUSED);
  while (!isLeft) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(sent).toBeLessThan(24 * BYTES_MAX);
});

test('a small file that unpacks to a large one is too large', async () => {
  const bomb = gzipSync(filled(await pngPicture(), 40 * BYTES_MAX));
  expect(bomb.length).toBeLessThan(BYTES_MAX / 10);
  answering = sending(bomb, { 'content-encoding': 'gzip' });
  await expect(service().find(PATH)).rejects.toMatchObject(REFUSED);
});

test.each([
  ['a page', '<!doctype html><script>alert(1)</script>'],
  ['a drawing that may run', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['JSON', '{"message":"404: Not Found"}'],
  ['nothing', ''],
  ['a picture that begins late', ' \u0089PNG\r\n\u001a\n'],
])('%s that is called a picture is none', async (_what, text) => {
  answering = sending(Buffer.from(text, 'latin1'), { 'content-type': 'image/png' });
  await expect(service().find(PATH)).rejects.toMatchObject(REFUSED);
});

const SILENT: Answering = () => undefined;
const HALF: Answering = (res) => void res.writeHead(200, { 'content-length': '100' }).write('GIF89a');

test.each([
  ['never answers', SILENT],
  ['begins and never ends', HALF],
  ['breaks off', (res) => void res.socket?.destroy()],
  ['fails', (res) => void res.writeHead(502).end()],
  ['asks to be left alone', (res) => void res.writeHead(429, { 'retry-after': '60' }).end()],
])('a provider that %s is away, and is not asked again at once', async (_how, how) => {
  const pictures = service();
  answering = how;
  await expect(pictures.find(PATH)).rejects.toMatchObject(AWAY);
  answering = sending(await pngPicture());
  await expect(pictures.find(PATH)).rejects.toMatchObject(AWAY);
  expect(asked).toHaveLength(1);
});

test('a picture that is not there is not asked for again and again', async () => {
  const pictures = service();
  answering = (res) => void res.writeHead(404).end();
  for (let n = 0; n < 3; n++) await expect(pictures.find(PATH)).rejects.toMatchObject(REFUSED);
  expect(asked).toHaveLength(1);
});

test('many who ask at once, and those after them, cost one question', async () => {
  const pictures = service();
  const picture = await pngPicture();
  answering = (res) => void setTimeout(() => res.end(picture), 50);
  const found = await Promise.all(Array.from({ length: 20 }, () => pictures.find(PATH)));
  found.push(await pictures.find(PATH));
  expect(new Set(found.map(({ bytes }) => bytes))).toHaveProperty('size', 1);
  expect(asked).toHaveLength(1);
});

test('eight are asked for at a time, however many are wanted', async () => {
  const pictures = service();
  const picture = await pngPicture();
  const waiting: ServerResponse[] = [];
  answering = (res) => void waiting.push(res);
  const found = Promise.all(Array.from({ length: 12 }, (_, id) => pictures.find(`avatars/${id}/a.png`)));
  while (waiting.length < 8) await new Promise((resolve) => setTimeout(resolve, 5));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).toHaveLength(8);
  answering = (res) => void res.end(picture);
  for (const res of waiting) res.end(picture);
  expect(await found).toHaveLength(12);
});
