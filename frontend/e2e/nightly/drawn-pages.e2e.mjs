// A page comes drawn, asks for what it shows once, and is live after few scripts; what stands below the fold comes later.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { untilDrawn } from '../lib/drawn.mjs';
import { inLooks } from '../lib/looks.mjs';
import { ask, divisionAt, open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('what a player has done over the seasons comes when the reader scrolls there', async () => {
  const { page, context, go, faults } = await open(browser, { width: 390, height: 844 });
  const { leaders } = await ask('{ leaders(isAllTime: true) { lists { leaders { player { id } } } } }');
  const say = (key) => text('league/careers', key);
  await go(`/player/${leaders.lists[0].leaders[0].player.id}`);
  const heading = page.getByRole('heading', { level: 2, name: say('rating.heading') });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await heading.waitFor();
  await page.getByText(say('rating.table')).click();
  const table = page.getByRole('table', { name: say('rating.caption') });
  await table.getByRole('row').nth(1).waitFor();
  await page
    .getByRole('list')
    .filter({ hasText: say('milestone.first.SERIES') })
    .last()
    .getByRole('link')
    .last()
    .click();
  await page.waitForURL(/\/series\/\d+/);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

/** Pages with a question of their own, and its name. */
async function pagesWithQuestions() {
  const division = await divisionAt(0);
  const { latestSeries } = await ask('{ latestSeries(first: 5) { id home { id } homeTotals { player { id } } } }');
  const series = latestSeries.find(({ homeTotals }) => homeTotals.length > 0);
  return [
    ['/', 'HomePage'],
    [division.path, 'DivisionPage'],
    [`/series/${series.id}`, 'SeriesPage'],
    [`/team/${series.home.id}`, 'TeamPage'],
    [`/player/${series.homeTotals[0].player.id}`, 'PlayerPage'],
  ];
}

const LATER = new Set([
  'LiveStream',
  'SeriesPreview',
  'SeriesVerdict',
  'SeriesRecords',
  'SeriesField',
  'PlayerCareer',
  'TeamCareer',
]);

/** Notes the questions that a page asks, by name, and when its script is asked for. */
function watchQuestions(page) {
  const asked = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname === '/graphql') asked.push(request.postDataJSON().operationName);
    else if (/\/assets\/framework-/.test(pathname)) asked.push('script');
  });
  return { take: () => asked.splice(0) };
}

test('to those who are signed in, a page asks for what it shows once, and before its script has come', async () => {
  const { page, context, go } = await open(browser, { as: 'captain' });
  // by its line for results a page would read again what another journey has just changed
  await page.routeWebSocket(/\/graphql$/, () => undefined);
  const questions = watchQuestions(page);
  for (const [path, query] of await pagesWithQuestions()) {
    questions.take();
    await go(path);
    const asked = questions.take();
    for (const name of ['Shell', query]) {
      assert.equal(asked.filter((one) => one === name).length, 1, `${name} at ${path}: ${asked.join(', ')}`);
    }
    assert.deepEqual(await page.evaluate(() => [...Reflect.get(window, 'askedEarly').answers.keys()]), [], path);
  }
  await context.close();
});

for (const language of inLooks(['se', 'en'])) {
  test(`a visitor's page comes with what it shows, and the browser takes it over as it is (${language})`, async () => {
    const { page, context, go, faults } = await open(browser, { width: 390, height: 844 });
    await page.routeWebSocket(/\/graphql$/, () => undefined);
    const questions = watchQuestions(page);
    for (const [path] of await pagesWithQuestions()) {
      const address = language === 'en' ? `${path}?lang=en` : path;
      await untilDrawn(address);
      await go(address);
      questions.take();
      await page.addInitScript(() =>
        addEventListener('DOMContentLoaded', () =>
          Reflect.set(globalThis, 'atFirst', [...document.querySelectorAll('main tr, main h1')]),
        ),
      );
      await go(address);
      // the live status is not part of the page, and what stands below the fold comes later: the browser asks for them
      assert.deepEqual(
        questions.take().filter((name) => !LATER.has(name)),
        ['script'],
        path,
      );
      const kept = await page.evaluate(() => {
        const atFirst = Reflect.get(globalThis, 'atFirst');
        return { all: atFirst.length, still: atFirst.filter((one) => one.isConnected).length };
      });
      assert.ok(kept.all > 0, path);
      assert.equal(kept.still, kept.all, `${path}: rows were drawn again`);
      assert.equal(await page.locator('head title').count(), 1);
      assert.deepEqual(faults.take(), [], path);
    }
    await context.close();
  });
}

/** A slow phone pays a round trip for every few. What comes when the browser is idle is not among them. */
const MOST_SCRIPTS = 12;

test('a page is whole after twelve scripts at most', async () => {
  const { page, context, go } = await open(browser, { width: 390, height: 844 });
  await page.addInitScript(() => {
    const scripts = () =>
      performance.getEntriesByType('resource').filter(({ name }) => /(?<!\/idle-parts-[^/]*)\.js$/.test(name));
    addEventListener('site:started', () => {
      document.documentElement.dataset.scripts = [...new Set(scripts().map(({ name }) => name))].join(' ');
    });
  });
  for (const [path] of await pagesWithQuestions()) {
    await untilDrawn(path);
    await go(path);
    const scripts = (await page.locator('html').getAttribute('data-scripts')).split(' ');
    assert.ok(
      scripts.length > 5 && scripts.length <= MOST_SCRIPTS,
      `${path}: ${scripts.length}\n${scripts.join('\n')}`,
    );
  }
  await context.close();
});

/** Notes the files of the site's script that a page asks for, and holds its style sheet until `release` is called. */
async function holdStyles(page) {
  const asked = [];
  /** @type {() => void} */
  let release = () => {};
  const held = new Promise((done) => (release = () => done(null)));
  page.on('request', (request) => {
    const [, name] = /\/assets\/(start-drawn|framework|shell|home\.page)-[^/]+\.js$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  await page.route(/\/assets\/index-[^/]+\.css$/, async (route) => {
    await held;
    await route.continue();
  });
  return { asked, release };
}

test("a drawn page's script is not asked for while the page cannot be painted", async () => {
  const { page, context } = await open(browser);
  const styles = await holdStyles(page);
  await untilDrawn('/');
  const startsDrawn = page.waitForResponse(/\/assets\/start-drawn-/);
  await page.goto(url, { waitUntil: 'commit' });
  await (await startsDrawn).finished();
  await page.waitForTimeout(500);
  assert.deepEqual(styles.asked, ['start-drawn']);
  styles.release();
  await page.locator('html.is-live').waitFor();
  assert.deepEqual(new Set(styles.asked), new Set(['start-drawn', 'framework', 'shell', 'home.page']));
  await context.close();
});

test("a drawn page's script is asked for when the browser has told that the page is painted", async () => {
  const { page, context } = await open(browser);
  await untilDrawn('/');
  await page.goto(url);
  await page.locator('html.is-live').waitFor();
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    asked: performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/(framework|shell|home\.page)-[^/]+\.js$/.test(name))
      .map(({ startTime }) => startTime),
  }));
  assert.equal(asked.length > 2, true);
  assert.ok(Math.min(...asked) >= painted, `painted after ${painted} ms, asked after ${Math.min(...asked)}`);
  await context.close();
});

test('a drawn page whose paint is never told starts all the same', async () => {
  const { page, context } = await open(browser);
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await untilDrawn('/rules');
  await page.goto(`${url}/rules`);
  await page.locator('html.is-drawn.is-live').waitFor();
  await context.close();
});

test('a drawn page in a tab that is not looked at starts without being painted', async () => {
  const { page, context } = await open(browser);
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
    window.requestAnimationFrame = () => 0;
  });
  await untilDrawn('/rules');
  await page.goto(`${url}/rules`);
  await page.locator('html.is-drawn.is-live').waitFor();
  await context.close();
});
