// The site as an app: its manifest, its icons, and what is shown without a connection.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { layoutShifts, settledPage } from '../../../tools/lib/page-checks.mjs';
import { url } from '../lib/support.mjs';

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser.close());

test('the manifest names the league, and its icons are there', async () => {
  const response = await fetch(`${url}/site.webmanifest`);
  assert.match(response.headers.get('content-type') ?? '', /manifest\+json/);
  const manifest = await response.json();
  assert.equal(manifest.display, 'standalone');
  assert.ok(manifest.icons.some(({ purpose }) => purpose === 'maskable'));
  for (const { src } of manifest.icons) {
    const icon = await fetch(url + src);
    assert.equal(icon.status, 200, src);
    assert.equal(icon.headers.get('content-type'), 'image/png');
  }
});

test('without a connection a page of our own is shown, and the site is back with it', async () => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const errors = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.deepEqual(errors, []);

  await context.setOffline(true);
  await page.goto(`${url}/seasons`);
  await page.getByRole('heading', { name: 'Ingen uppkoppling' }).waitFor();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();

  await context.setOffline(false);
  await page.getByRole('link', { name: /Försök igen/ }).click();
  await page.getByRole('heading', { level: 1, name: 'Alla säsonger' }).waitFor();
  await context.close();
});

test('the worker keeps files only: no page, no data, nothing personal', async () => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto(`${url}/players`);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  assert.ok(kept.includes('/offline.html'));
  const others = kept.filter(
    (path) => !/^\/(assets\/|icons\/|offline(-week)?\.(html|js)$|site\.webmanifest$|api\/images\/)/.test(path),
  );
  assert.deepEqual(others, []);
  await context.close();
});

test('a first visit reads in the font of its system, and a later one in ours, without a jump', async () => {
  const context = await browser.newContext({ serviceWorkers: 'allow' });
  const page = await context.newPage();
  const textFont = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(url);
  assert.equal(await textFont(), 'system-ui');
  assert.ok(!fetched.some((path) => path.includes('source-sans')), 'the page does not fetch it');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
  await page.goto(`${url}/players`);
  await settledPage(page);
  assert.equal(await textFont(), '"Source Sans 3"');
  await page.waitForFunction(() =>
    [...document.fonts].some((face) => /Source/.test(face.family) && face.status === 'loaded'),
  );
  assert.deepEqual(await layoutShifts(page), []);
  await context.close();
});
