// A bad line: slow 3G, and none at all. What can be read is not hidden, and what did not come comes when the line does.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { divisionAt, open, text, url } from '../lib/support.mjs';

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser.close());

const PHONE = { width: 390, height: 844 };
const BITS_PER_SECOND = 400_000;
const SLOW = {
  offline: false,
  latency: 400,
  downloadThroughput: BITS_PER_SECOND / 8,
  uploadThroughput: BITS_PER_SECOND / 8,
};
/** The heading and the first rows are there by then, ms: a first visit, with nothing in the browser's store. */
const READABLE_WITHIN = 20_000;

/** Runs in the page from its first moment: notes, many times a second, when something hid a page that could be read. */
function watchWhatHides() {
  /** The loading screen stays a moment on every line, and fades. */
  const FIRST_MOMENT_MS = 1000;
  const hidden = (globalThis.hidden = []);
  const note = () => {
    const loading = document.getElementById('loading');
    const heading = document.querySelector('main #page-heading');
    const isReadable = heading !== null && !document.querySelector('main [aria-busy=true]');
    if (loading && isReadable && performance.now() > FIRST_MOMENT_MS) {
      const { display, opacity, visibility, backgroundColor } = getComputedStyle(loading);
      const isSeen = display !== 'none' && visibility !== 'hidden' && Number(opacity) > 0;
      if (isSeen && !/, 0\)$|^transparent$/.test(backgroundColor))
        hidden.push(`the loading screen at ${performance.now()}`);
    }
    const notStarted = document.getElementById('not-started');
    if (notStarted && getComputedStyle(notStarted).visibility === 'visible')
      hidden.push(`“the page did not arrive” at ${performance.now()}`);
    setTimeout(note, 50);
  };
  note();
}

test('on slow 3G the start page and a division can be read', { timeout: 60_000 }, async (t) => {
  const division = await divisionAt(0);
  const places = [
    { path: '/', heading: text('features/home', 'heading') },
    { path: division.path, heading: division.name },
  ];
  for (const { path, heading } of places) {
    const { page, context } = await open(browser, PHONE);
    await page.addInitScript(watchWhatHides);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', SLOW);
    const begin = performance.now();
    await page.goto(url + path, { waitUntil: 'commit' });
    const left = () => Math.max(1, READABLE_WITHIN - (performance.now() - begin));
    await page.locator('main h1', { hasText: heading }).waitFor({ timeout: left() });
    await page.locator('main table tbody tr').first().waitFor({ timeout: left() });
    t.diagnostic(`${path}: heading and rows after ${Math.round(performance.now() - begin)} ms`);
    assert.deepEqual(await page.evaluate(() => globalThis.hidden), [], path);
    await context.close();
  }
});

test('a tap on a slow line is answered before the page is there', { timeout: 60_000 }, async () => {
  const { page, context, go } = await open(browser, { ...PHONE, language: 'se', theme: 'dark' });
  await go('/seasons');
  const session = await context.newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', { ...SLOW, latency: 2000 });
  await page.locator('footer summary', { hasText: text('app', 'menu.more') }).click();
  await page.locator('footer a[href="/developers"]').click();
  const line = page.getByRole('progressbar', { name: text('ui', 'loading') });
  await line.waitFor({ timeout: 5000 });
  await page.locator('main h1', { hasText: text('features/content/information', 'developers.title') }).waitFor();
  await line.waitFor({ state: 'hidden' });
  await context.close();
});

test('without a line a page says so, and comes by itself when the line is back', { timeout: 60_000 }, async () => {
  const { standings, path } = await divisionAt(0);
  const [{ team: seen }, { team }] = standings;
  const { page, context, go } = await open(browser, PHONE);
  // the page's script is there, what it is about is not
  await go(`/team/${seen.id}`);
  await go(path);
  await context.setOffline(true);
  await page.getByRole('main').getByRole('link', { name: team.name }).first().click();
  await page
    .getByRole('alert')
    .filter({ hasText: text('ui', 'error.offline') })
    .waitFor({ timeout: 15_000 });
  await context.setOffline(false);
  await page.locator('main h1', { hasText: team.name }).waitFor({ timeout: 15_000 });
  await context.close();
});
