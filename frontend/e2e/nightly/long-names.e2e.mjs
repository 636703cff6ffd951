// Names as long as they may be, without a space: no page of a phone gets wider than its window. The names are put into the
// answers on their way, so that the league keeps its own.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { placesOf } from '../../../tools/lib/places.mjs';
import { open, url } from '../lib/support.mjs';

const LONG = { name: 'W'.repeat(60), nickname: 'W'.repeat(34) };
const PAGES = [
  'start',
  'matches',
  'tonight',
  'division',
  'series',
  'series-upcoming',
  'team',
  'player',
  'players',
  'compare-teams',
  'compare-players',
  'transfers',
  'records',
  'leaders',
  'my-week',
  'team-settings',
  'week-series',
];

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser?.close());

const lengthened = (text) => JSON.stringify(JSON.parse(text), (key, value) => (value && LONG[key]) || value);

test('a page is as wide as the phone, however long the names are', { timeout: 180_000 }, async () => {
  // pages of people who are signed in are not drawn by the server, so all names come by the API
  const { page, context } = await open(browser, { width: 390, height: 844, as: 'captain' });
  await page.route('**/graphql*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: lengthened(await response.text()) });
  });
  const wide = [];
  for (const { name, path } of (await placesOf(url)).filter((place) => PAGES.includes(place.name))) {
    await page.goto(url + path);
    await settledPage(page);
    // the parts far below come when the reader does
    for (let y = 0; y < 6000; y += 800) await page.evaluate((top) => scrollTo(0, top), y);
    await settledPage(page);
    const beyond = await sidewaysScroll(page);
    if (beyond > 0) wide.push(`${name} by ${beyond} px`);
  }
  assert.deepEqual(wide, []);
  await context.close();
});
