import { ImageStore } from '../../src/modules/media/image-store.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';

const NAME = '0123456789abcdef0123456789abcdef.png';

let app: TestApp;
beforeAll(async () => {
  app = await bootApp();
  await app.app.get(ImageStore).put(NAME, Buffer.from('picture'));
});
afterAll(() => app.close());

test('a picture is public, kept for good, and can do nothing when it is opened as a page', async () => {
  const answer = await fetch(`${app.url}/api/images/${NAME}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('picture');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
});

test.each([
  { path: 'fedcba9876543210.png', why: 'there is none' },
  { path: '..%2f..%2fpii.key', why: 'leaves the folder' },
  { path: '0123456789abcdef.svg', why: 'not a format that is kept' },
])('$path is 404, and not kept by anybody: $why', async ({ path }) => {
  const answer = await fetch(`${app.url}/api/images/${path}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('cache-control')).toBeNull();
  expect(await answer.json()).toMatchObject({ CODE: 404, MESSAGE: 'api.error.not-found' });
});
