// A player's week without a connection: the last known one, marked as old; fresh again with a connection; gone after a logout.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { signIn } from '../../../tools/lib/sign-in.mjs';
import { text, url } from '../lib/support.mjs';

// the worker fetches by itself, and a context that is offline does not hold it back
process.env.PW_EXPERIMENTAL_SERVICE_WORKER_NETWORK_EVENTS = '1';

const say = (key, values) => text('features/series/match-week', key, values);
/** The sentence up to its time. */
const OLD = say('mine.old', { at: '\0' }).split('\0')[0];

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser.close());

/** Takes the line from the pages and from their worker. */
async function goOffline(context) {
  await context.route('**', (route) => route.abort('internetdisconnected'));
  await context.setOffline(true);
}

/** Gives it back. */
async function goOnline(context) {
  await context.unroute('**');
  await context.setOffline(false);
}

const keptPaths = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });

test('the week opens without a connection, says that it is old, and is fresh with one', async () => {
  const context = await browser.newContext({
    serviceWorkers: 'allow',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Stockholm',
  });
  await context.addCookies([{ name: 'cookieConsent', value: 'true', url }]);
  await signIn(context, url, 'captain');
  const page = await context.newPage();
  await page.goto(`${url}/my-week`);
  const series = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await series.first().waitFor();
  const [first] = await series.allInnerTexts();
  await page.waitForFunction(() => localStorage.getItem('my-week') !== null);
  await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.state));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  await goOffline(context);
  await page.reload();
  await page.getByText(OLD).waitFor();
  assert.equal((await series.allInnerTexts())[0], first);
  assert.equal(await sidewaysScroll(page), 0);
  assert.deepEqual(await shutOuts(page), []);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/my-week-offline.png`, fullPage: true });

  // no other page is kept, and no data
  const others = (await keptPaths(page)).filter(
    (path) => !/^\/(assets\/|icons\/|offline(-week)?\.(html|js)$|site\.webmanifest$|api\/images\/)/.test(path),
  );
  assert.deepEqual(others, []);
  await page.goto(`${url}/seasons`);
  await page.getByRole('heading', { name: 'Ingen uppkoppling' }).waitFor();
  await page.goto(`${url}/my-week`);
  await page.getByText(OLD).waitFor();

  await goOnline(context);
  await page.getByText(OLD).waitFor({ state: 'detached' });
  await series.first().waitFor();

  await page.goto(url);
  await page.evaluate(() => localStorage.getItem('my-week') ?? Promise.reject(new Error('the week is not kept')));
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('button', { name: text('app', 'user.menu') }).click();
  await page.getByRole('button', { name: text('app', 'user.logout') }).click();
  await page.waitForFunction(() => localStorage.getItem('my-week') === null);
  await context.close();
});
