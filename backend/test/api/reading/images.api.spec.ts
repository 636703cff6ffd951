import { jest } from '@jest/globals';
import { once } from 'node:events';
import { mkdir, readdir } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import type { RoleName } from '../../../src/domain/actor.ts';
import { HousekeepingService } from '../../../src/modules/staff/housekeeping/housekeeping.service.ts';
import { SessionsService } from '../../../src/modules/auth/sessions.service.ts';
import { ImageIntake } from '../../../src/modules/content/media/image-intake.service.ts';
import { ImageShelf } from '../../../src/modules/content/media/image-shelf.ts';
import { imageStoreOf } from '../../../src/modules/content/media/media.module.ts';
import { flatPng, grainPicture, pngPicture } from '../../../src/modules/content/media/testing/pictures.ts';
import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { AppConfig } from '../../../src/platform/config/config.ts';
import { Db } from '../../../src/platform/db/db.ts';
import { League } from '../../factories/league.ts';
import { insertRow } from '../../factories/rows.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { processorMs } from '../../harness/processor.ts';

const NAME = '0123456789abcdef0123456789abcdef.png';
const FOR_EVERYBODY = 'public, max-age=31536000, immutable';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await imageStoreOf(app.app.get(AppConfig)).put(NAME, Buffer.from('picture'));
});
afterAll(() => app.close());

type Headers = Record<string, string>;

interface Caller {
  userId: number;
  headers: Headers;
}

async function caller(on = app, roles: RoleName[] = []): Promise<Caller> {
  const userId = await new League(on.db).user({ discordId: `upload-${Math.random()}` }, roles);
  const { accessToken } = await on.app.get(SessionsService, { strict: false }).beginSession(userId, 'provider');
  return { userId, headers: { authorization: `Bearer ${accessToken}` } };
}

const dataUrl = (bytes: Buffer, type = 'png'): string => `data:image/${type};base64,${bytes.toString('base64')}`;

interface Said {
  status: number;
  name?: string;
  MESSAGE?: string;
}

async function upload(headers: Headers, body: unknown, on = app): Promise<Said> {
  const answer = await fetch(`${on.url}/api/images`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { ...((await answer.json()) as object), status: answer.status };
}

async function uploadFile(headers: Headers, bytes: Buffer, field = 'file'): Promise<Said> {
  const body = new FormData();
  body.set(field, new Blob([Uint8Array.from(bytes)]), '../../../etc/passwd.png');
  const answer = await fetch(`${app.url}/api/images`, { method: 'POST', headers, body });
  return { ...((await answer.json()) as object), status: answer.status };
}

const see = (name: string, headers: Headers = {}): Promise<Response> =>
  fetch(`${app.url}/api/images/${name}`, { headers });
const statusesOf = async (name: string, ...callers: Headers[]): Promise<number[]> =>
  Promise.all(callers.map(async (headers) => (await see(name, headers)).status));

test('a picture is public, may be cached forever, and runs nothing when it is opened as a page', async () => {
  const answer = await see(NAME);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('picture');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': FOR_EVERYBODY,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test.each([
  { path: 'fedcba9876543210.png', why: 'there is none' },
  { path: '..%2f..%2fpii.key', why: 'leaves the folder' },
  { path: '%2e%2e%2fkeys.json', why: 'leaves the folder in another spelling' },
  { path: '0123456789abcdef%00.png', why: 'ends early for some' },
  { path: '0123456789abcdef.svg', why: 'not a format that is kept' },
])('$path is 404, and not kept by anyone: $why', async ({ path }) => {
  const answer = await see(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await answer.json()).toMatchObject({ CODE: 404, MESSAGE: 'api.error.not-found' });
});

test('an uploaded picture is shown to its uploader, and to those who decide a request that shows it, until it is accepted', async () => {
  const [uploader, other] = [await caller(), await caller()];
  const deciders = [await caller(app, ['admin']), await caller(app, ['divisionadmin'])].map(({ headers }) => headers);
  const strangers = [await caller(app, ['graphics']), await caller(app, ['writer']), other].map(
    ({ headers }) => headers,
  );
  const { status, name = '' } = await upload(uploader.headers, { image: dataUrl(await pngPicture(300, 200)) });
  expect(status).toBe(201);
  expect(name).toMatch(/^[a-f0-9]{32}\.png$/);
  const sibling = name.replace('.png', '-96.webp');

  for (const file of [name, sibling]) {
    expect(await statusesOf(file, uploader.headers)).toEqual([200]);
    expect(await statusesOf(file, ...deciders, ...strangers, {})).toEqual(Array(6).fill(404));
  }
  const asked = { kind: 'newImages' as const, userId: uploader.userId, payload: { avatar: name } };
  await insertRow(app.db, ApprovalRequest, asked);
  for (const file of [name, sibling]) {
    expect(await statusesOf(file, uploader.headers, ...deciders)).toEqual([200, 200, 200]);
    expect(await statusesOf(file, ...strangers, {})).toEqual(Array(4).fill(404));
  }
  const own = await see(name, uploader.headers);
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  expect((await sharp(Buffer.from(await own.arrayBuffer())).metadata()).format).toBe('png');

  const intake = app.app.get(ImageIntake, { strict: false });
  const path = await app.app.get(Db).transaction(() => intake.publish(name));

  expect(path).toBe(`images/${name}`);
  for (const file of [name, sibling]) {
    expect(await statusesOf(file, uploader.headers, other.headers, {})).toEqual([200, 200, 200]);
  }
  expect((await see(name)).headers.get('cache-control')).toBe(FOR_EVERYBODY);
});

test('a picture is there before, while and after it is accepted', async () => {
  const intake = app.app.get(ImageIntake, { strict: false });
  const { headers } = await caller();
  for (let width = 310; width < 318; width++) {
    const { name = '' } = await upload(headers, { image: dataUrl(await pngPicture(width, 200)) });
    let isOver = false;
    const answers: string[] = [];
    const reading = Array.from({ length: 4 }, async () => {
      while (!isOver) {
        const answer = await see(name, headers);
        const bytes = Buffer.from(await answer.arrayBuffer());
        answers.push(`${answer.status} ${bytes.subarray(1, 4).toString()}`);
      }
    });
    await app.app.get(Db).transaction(() => intake.publish(name));
    while ((await see(name)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 1));
    isOver = true;
    await Promise.all(reading);
    expect(new Set(answers)).toEqual(new Set(['200 PNG']));
  }
});

test('a picture that is moved between two looks is found where it is now', async () => {
  const { headers } = await caller();
  const { name = '' } = await upload(headers, { image: dataUrl(await pngPicture(320, 200)) });
  const shelf = app.app.get(ImageShelf, { strict: false });
  const findPending = shelf.findPending.bind(shelf);
  shelf.findPending = async (file) => {
    await shelf.publish(file);
    return findPending(file);
  };
  const answer = await see(name, headers);
  shelf.findPending = findPending;
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, FOR_EVERYBODY]);
});

test('a picture that cannot be read is a fault of ours that names no path, and is kept by no one', async () => {
  const broken = 'abcdef0123456789abcdef0123456789.png';
  await mkdir(join(app.dataDir, 'uploads', 'images', broken), { recursive: true });
  const answer = await see(broken);
  expect(answer.status).toBe(500);
  expect(answer.headers.get('cache-control')).toBeNull();
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ CODE: 500, MESSAGE: 'api.error.internal' });
  expect(text).not.toMatch(/EISDIR|uploads|\//);
});

test('a picture whose acceptance is rolled back stays private', async () => {
  const uploader = await caller();
  const { name = '' } = await upload(uploader.headers, { image: dataUrl(await pngPicture(301, 200)) });
  const intake = app.app.get(ImageIntake, { strict: false });
  const work = app.app.get(Db).transaction(async () => {
    await intake.publish(name);
    throw new Error('the premise is gone');
  });
  await expect(work).rejects.toThrow('the premise is gone');
  expect(await statusesOf(name, uploader.headers, {})).toEqual([200, 404]);
});

test('a picture that is not accepted is gone, from the disk too; a public one stays', async () => {
  const uploader = await caller();
  const uploads = [dataUrl(await pngPicture(302, 200)), dataUrl(await pngPicture(303, 200))].map((image) =>
    upload(uploader.headers, { image }),
  );
  const stored = await Promise.all(uploads);
  expect(stored).toMatchObject([{ status: 201 }, { status: 201 }]);
  const [gone = '', kept = ''] = stored.map(({ name }) => name);
  const intake = app.app.get(ImageIntake, { strict: false });
  await intake.publish(kept);
  await intake.discard([gone, kept]);

  const pending = join(app.dataDir, 'uploads', 'pending');
  // this loop ends when the files are deleted
  while ((await readdir(pending)).some((file) => file.startsWith(gone.slice(0, 32)))) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  expect(await statusesOf(gone, uploader.headers)).toEqual([404]);
  expect(await statusesOf(kept, {})).toEqual([200]);
});

test('a picture that no one has accepted for three months is forgotten; a newer and a public one are not', async () => {
  const { headers } = await caller();
  const names: string[] = [];
  for (const width of [304, 305, 306]) {
    names.push((await upload(headers, { image: dataUrl(await pngPicture(width, 200)) })).name ?? '');
  }
  const [old = '', accepted = '', fresh = ''] = names;
  await app.app.get(ImageIntake, { strict: false }).publish(accepted);
  await app.db.query(`update image set created_at = now() - interval '91 days' where name = any($1)`, [
    [old, accepted],
  ]);

  await app.app.get(HousekeepingService, { strict: false }).sweep();

  expect(await statusesOf(old, headers)).toEqual([404]);
  expect(await statusesOf(fresh, headers)).toEqual([200]);
  expect(await statusesOf(accepted, {})).toEqual([200]);
});

test('two people with the same picture have one each, and only their own can be used', async () => {
  const [one, two] = [await caller(), await caller()];
  const image = dataUrl(await pngPicture(200, 200));
  const [{ name: first = '' }, { name: again }, { name: second = '' }] = [
    await upload(one.headers, { image }),
    await upload(one.headers, { image }),
    await upload(two.headers, { image }),
  ];
  expect(again).toBe(first);
  expect(second).not.toBe(first);

  const intake = app.app.get(ImageIntake, { strict: false });
  const actor = { playerId: null, roles: [], sessionId: null, isMember: false, nationality: null, userId: one.userId };
  await expect(intake.assertUsable(actor, first)).resolves.toBeUndefined();
  for (const name of [second, NAME, 'fedcba9876543210fedcba9876543210.png', '../../keys.json']) {
    await expect(intake.assertUsable(actor, name)).rejects.toMatchObject({ code: 'IMAGE_REFUSED' });
  }
});

test("a phone's photograph is taken as the phone made it: 24 million points on their side, a film behind, 9 MB", async () => {
  const { headers } = await caller();
  const photograph = await grainPicture(5712, 4284).jpeg({ quality: 70 }).withMetadata({ orientation: 6 }).toBuffer();
  const film = Buffer.concat([Buffer.from('MotionPhoto_Data'), Buffer.alloc(9_000_000 - photograph.length, 7)]);
  const bytes = Buffer.concat([photograph, film]);
  const asFile = await uploadFile(headers, bytes);
  expect(asFile).toMatchObject({ status: 201 });
  expect(await upload(headers, { image: dataUrl(bytes, 'jpeg') })).toEqual(asFile);
  const kept = Buffer.from(await (await see(asFile.name ?? '', headers)).arrayBuffer());
  expect(await sharp(kept).metadata()).toMatchObject({ format: 'png', width: 1125, height: 1500 });
});

test('a file is taken like a text, whatever it is called, and its bytes say what it is', async () => {
  const { headers } = await caller();
  const bytes = await pngPicture(120, 100);
  const asText = await upload(headers, { image: dataUrl(bytes, 'jpeg') });
  expect(await uploadFile(headers, bytes)).toEqual({ status: 201, name: asText.name });
});

test.each<[why: string, image: unknown, status: number, message: string]>([
  ['nothing', undefined, 400, 'api.image.not-an-image'],
  ['an address', 'https://example.com/a.png', 400, 'api.image.not-an-image'],
  ['a page', 'data:text/html;base64,PGh0bWw+', 400, 'api.image.not-an-image'],
  ['a drawing', 'data:image/svg+xml;base64,PHN2Zy8+', 400, 'api.image.svg'],
  ['a drawing that calls itself a PNG', dataUrl(Buffer.from('<svg/>')), 400, 'api.image.svg'],
  ['a GIF', 'data:image/gif;base64,R0lGODlh', 400, 'api.image.gif'],
  ['a broken code', 'data:image/png;base64,iVBORw0KGg*=', 400, 'api.image.damaged'],
  ['a number', 7, 400, 'api.error.invalid-input'],
  ['14 MB and more of text', `data:image/png;base64,${'A'.repeat(14 * 1024 * 1024)}`, 413, 'api.image.too-large'],
  ['the format of iPhones', dataUrl(Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'heic'), 400, 'api.image.heic'],
  ['17 MB of text', 'A'.repeat(17 * 1024 * 1024), 413, 'api.error.too-large'],
  ['a line of 200 000 points', dataUrl(flatPng(200_000, 1)), 400, 'api.image.too-small'],
])('refuses %s', async (_why, image, status, message) => {
  const { headers } = await caller();
  expect(await upload(headers, { image })).toMatchObject({ status, MESSAGE: message });
});

test('a file past the limit is refused before it is all read', async () => {
  const { headers } = await caller();
  expect(await uploadFile(headers, Buffer.alloc(12 * 1024 * 1024))).toMatchObject({ status: 413 });
});

test('no one uploads without signing in, or under another name than `file`', async () => {
  const bytes = await pngPicture();
  expect(await upload({}, { image: dataUrl(bytes) })).toMatchObject({ status: 401 });
  expect(await uploadFile({}, bytes)).toMatchObject({ status: 401 });
  expect(await uploadFile((await caller()).headers, bytes, 'other')).toMatchObject({ status: 400 });
});

test('large bodies are read where pictures come and nowhere else', async () => {
  const { headers } = await caller();
  const answer = await fetch(`${app.url}/api/team/leaveTeam`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ image: 'A'.repeat(100_000) }),
  });
  expect(answer.status).toBe(413);
});

const NOTHINGS = `[${'{},'.repeat(4_000_000)}{}]`;
/** What this machine needs to parse them now: the work that a server that read every body would have. */
function parsingMs(): number {
  const started = process.cpuUsage();
  JSON.parse(NOTHINGS);
  return processorMs(started);
}

test.each<[what: string, body: string, charset: string, status: number]>([
  ['a list of nothings', NOTHINGS, 'utf-8', 413],
  ['lists in lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'utf-8', 400],
  ['numbers', `{"image":[${'1,'.repeat(1_000_000)}1]}`, 'utf-8', 413],
  [
    'an object of many names',
    JSON.stringify(Object.fromEntries(Array.from({ length: 300_000 }, (_, n) => [`k${n}`, n]))),
    'utf-8',
    413,
  ],
  ['one long text', JSON.stringify({ image: 'A'.repeat(6_000_000) }), 'utf-8', 400],
  ['another encoding', '{}', 'utf-7', 415],
  ['one long text in another encoding', JSON.stringify({ image: 'A'.repeat(100_000) }), 'utf-16le', 415],
])('as a large body, %s keeps no one waiting', async (_what, body, charset, status) => {
  const { headers } = await caller();
  const type = { 'content-type': `application/json; charset=${charset}` };
  const post = (more: Headers) =>
    fetch(`${app.url}/api/images`, { method: 'POST', headers: { ...type, ...more }, body });
  const parse = jest.spyOn(JSON, 'parse');
  const started = process.cpuUsage();
  expect((await post(headers)).status).toBe(status);
  // of a stranger's body only the beginning is looked at
  if (body.length > 64 * 1024) expect((await post({})).status).toBe(401);
  const spent = processorMs(started);
  const longest = Math.max(0, ...parse.mock.calls.map(([text]) => text.length));
  parse.mockRestore();
  // what is too much is never parsed, and what is parsed costs what its length costs: this process also sends it, twice
  if (status !== 400) expect(longest).toBeLessThan(64 * 1024);
  expect(spent).toBeLessThan(5 * parsingMs());
});

test('twenty large pictures at once are each taken, or told when to come again', async () => {
  const { headers } = await caller();
  const grain = { type: 'gaussian', mean: 128, sigma: 25 } as const;
  const bytes = await sharp({ create: { width: 1000, height: 750, channels: 3, background: '#000', noise: grain } })
    .resize(4000, 3000)
    .jpeg({ quality: 85 })
    .toBuffer();
  expect(bytes.length).toBeGreaterThan(2_000_000);
  // one body for all callers, because they share this process's memory
  const body = Buffer.from(JSON.stringify({ image: dataUrl(bytes, 'jpeg') }));
  const type = { 'content-type': 'application/json', 'content-length': body.length };
  const before = process.memoryUsage().rss;
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
  const answers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const call = request(`${app.url}/api/images`, { method: 'POST', headers: { ...type, ...headers } }).end(body);
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      return { status: answer.statusCode, later: answer.headers['retry-after'] !== undefined };
    }),
  );
  clearInterval(watch);
  expect(answers.some(({ status }) => status === 201)).toBe(true);
  for (const { status, later } of answers) expect([status, later]).toEqual(status === 201 ? [201, false] : [503, true]);
  // half of that with the limits, and 350 when all are accepted and drawn at once
  expect((peak - before) / 1024 / 1024).toBeLessThan(280);
});

test('each account has its own limit of uploads in an hour, and refused ones count', async () => {
  const limited = await bootApp({ env: { UPLOAD_LIMIT: '2' } });
  try {
    const [one, other] = [await caller(limited), await caller(limited)];
    const image = dataUrl(await pngPicture());
    expect((await upload(one.headers, { image }, limited)).status).toBe(201);
    expect((await upload(one.headers, { image: 'x' }, limited)).status).toBe(400);
    expect(await upload(one.headers, { image }, limited)).toMatchObject({
      status: 429,
      MESSAGE: 'api.error.too-many-requests',
    });
    expect((await upload(other.headers, { image }, limited)).status).toBe(201);
  } finally {
    await limited.close();
  }
});
