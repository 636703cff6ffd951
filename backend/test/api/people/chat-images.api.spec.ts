import { bootApp, graphql, type TestApp } from '../../harness/app.ts';
import { holdTime } from '../../harness/time.ts';
import { signIn } from '../../harness/browser.ts';

/** The chat provider's pictures, which pages load through this server. */

const PICTURE = 'avatars/80351110224678912/8342729096ea3675442027381ff50dfe.png';
const READS = 4;

let app: TestApp;
beforeAll(async () => {
  app = await bootApp({ env: { READ_LIMIT: `${READS}`, TRUSTED_PROXIES: '1' } });
});
afterAll(() => app.close());

let callers = 0;

/** Each call has a new address, unless one is given. */
const see = (path: string, from = `198.51.100.${++callers}`): Promise<Response> =>
  fetch(`${app.url}/api/chat-images/${path}`, { headers: { 'x-forwarded-for': from }, redirect: 'manual' });

test('a picture is public, kept for a day, and can do nothing when it is opened as a page', async () => {
  const answer = await see(PICTURE);
  expect(answer.status).toBe(200);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  });
  expect(answer.headers.has('set-cookie')).toBe(false);
});

test('the picture of an account has its address at the provider everywhere but on the page', async () => {
  const newcomer = await signIn(app, 'newcomer');
  const { data } = await graphql<{ me: { avatar: string } }>(app.url, '{ me { avatar } }', {
    headers: { authorization: `Bearer ${newcomer.cookies.get('accessToken')}` },
  });
  const stored = /^https:\/\/cdn\.discordapp\.com\/(avatars\/\d+\/[\da-f]{32}\.png)$/.exec(data?.me.avatar ?? '');
  expect((await see(stored?.[1] ?? '')).status).toBe(200);
});

test.each([
  { path: 'avatars/1/none.svg', why: 'no format that is shown' },
  { path: 'emojis/1.png', why: 'not there' },
  { path: 'attachments/1/2/a.png', why: 'not there' },
  { path: 'avatars/1/..%2f..%2f..%2fusers%2f@me', why: 'leaves the folder' },
  { path: 'avatars/..%2f..%2flog/a.png', why: 'leaves it in the middle' },
  { path: '%2e%2e/%2e%2e/log', why: 'leaves it in another spelling' },
  { path: 'avatars%5c1/a.png', why: 'a slash of the other kind' },
  { path: 'https:%2f%2fevil.example/a.png', why: 'the whole address' },
  { path: 'evil.example/1/a.png', why: 'another host' },
  { path: '@evil.example/avatars/a.png', why: 'a name before the host' },
  { path: 'avatars/1/a.png%00.svg', why: 'ends early for some' },
  { path: 'avatars/1/a.png%3fredirect=https:%2f%2fevil.example', why: 'a query of its own' },
])('$path is 404, and not kept by anyone: $why', async ({ path }) => {
  const answer = await see(path);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await answer.json()).toMatchObject({ CODE: 404, MESSAGE: 'api.error.not-found' });
});

test('they count as reads, so that no one has the provider asked without end', async () => {
  const letGo = holdTime(app);
  const statuses: number[] = [];
  for (let n = 0; n <= READS; n++) statuses.push((await see(PICTURE, '203.0.113.7')).status);
  expect(statuses).toEqual([...Array<number>(READS).fill(200), 429]);
  letGo();
});
