// A visitor reads the league: why the table is as it is, who plays best, in which language and light.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { sidewaysScroll } from '../../tools/lib/page-checks.mjs';
import { untilDrawn } from './lib/drawn.mjs';
import { divisionAt, open, text, url } from './lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('every row of a table says why it stands there', async () => {
  const { page, context, go, faults } = await open(browser);
  const division = await divisionAt(0);
  await go(division.path);
  const table = page.getByRole('table', { name: text('features/seasons/divisions', 'standings.caption') });
  for (const { team } of division.standings) {
    // anywhere on the row that is no link: here at the points
    await table
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: team.name }) })
      .locator('td.strong')
      .click();
  }
  const details = table.locator('tr.details:visible');
  assert.equal(await details.count(), division.standings.length);
  for (const [at, { team }] of division.standings.entries()) {
    await details.nth(at).getByRole('list').first().waitFor();
    const said = await details.nth(at).innerText();
    const neighbours = [division.standings[at - 1], division.standings[at + 1]].filter(Boolean);
    assert.ok(
      neighbours.some((other) => said.includes(other.team.name)) || /delar|delad/i.test(said),
      `${team.name}: ${said}`,
    );
  }
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('statistics sort by the column that is pressed, and the address remembers tab and order', async () => {
  const { page, context, go } = await open(browser);
  const division = await divisionAt(0);
  await go(division.path);
  await page.getByRole('tab', { name: text('features/seasons/divisions', 'tab.players') }).click();
  const panel = page.getByRole('tabpanel');
  await panel.getByRole('table').waitFor();
  const button = panel.locator('th:not([aria-sort])').getByRole('button').last();
  const name = await button.getAttribute('aria-label');
  await button.click();
  const sorted = panel.locator('th[aria-sort]').filter({ has: page.getByRole('button', { name, exact: true }) });
  await sorted.waitFor();
  const order = await sorted.getAttribute('aria-sort');
  const address = page.url();
  assert.match(address, /tab=players/);
  await page.reload();
  await sorted.waitFor();
  assert.equal(page.url(), address);
  assert.equal(await sorted.getAttribute('aria-sort'), order);
  await context.close();
});

test('language and theme are switched in place and remembered', async () => {
  const { page, context, go } = await open(browser);
  await go('/seasons');
  const html = page.locator('html');
  assert.equal(await html.getAttribute('lang'), 'sv');
  await page
    .getByRole('banner')
    .getByRole('button', { name: text('app', 'preferences.language.en.label') })
    .click();
  await page.getByRole('heading', { level: 1, name: /season/i }).waitFor();
  const theme = text('app', 'preferences.theme.light', {}, 'en');
  await page.getByRole('banner').getByRole('button', { name: theme }).click();
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /season/i }).waitFor();
  assert.equal(await html.getAttribute('lang'), 'en');
  assert.equal(await background(), light);
  await context.close();
});

test('pages are counted after a yes, none before it and none after a no', async () => {
  const { page, context, go, faults } = await open(browser, { isStranger: true });
  const counted = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/page-views')) return;
    assert.equal(request.headers().cookie, undefined);
    counted.push(request.postDataJSON());
  });
  const answer = (key) => page.getByRole('button', { name: text('app', `cookies.${key}`) }).click();
  await go('/seasons');
  await answer('refuse');
  await page
    .locator('footer')
    .getByRole('link', { name: text('app', 'menu.faq') })
    .click();
  await page.locator('main h1', { hasText: text('features/content/information', 'faq.title') }).waitFor();
  assert.deepEqual(counted, []);

  await context.clearCookies();
  await go('/seasons?tab=1');
  const first = page.waitForResponse((response) => response.url().endsWith('/api/page-views'));
  await answer('accept');
  assert.equal((await first).status(), 204);
  const second = page.waitForResponse((response) => response.url().endsWith('/api/page-views'));
  await page
    .locator('footer')
    .getByRole('link', { name: text('app', 'menu.faq') })
    .click();
  await second;
  assert.deepEqual(counted, [{ path: '/seasons' }, { path: '/faq' }]);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('from a phone: the drawer leads to a division, and a team of its table to the team', async () => {
  const { page, context, go, faults } = await open(browser, { width: 390, height: 844 });
  const division = await divisionAt(1);
  await go('/');
  await page.getByRole('button', { name: text('app', 'menu.open') }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('link', { name: division.name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: division.name }).waitFor();
  const [{ team }] = division.standings;
  await page.getByRole('rowheader', { name: team.name }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: team.name }).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('the back button goes where the visitor was', async () => {
  const { page, context, go } = await open(browser);
  const division = await divisionAt(0);
  await go(division.path);
  const played = division.series.find((series) => series.state === 'REPORTED');
  await go(`/series/${played.id}`);
  await page.getByRole('link', { name: played.home.name }).first().click();
  await page.getByRole('heading', { level: 1, name: played.home.name }).waitFor();
  await page.goBack();
  assert.match(page.url(), new RegExp(`/series/${played.id}`));
  await context.close();
});

test('without script there is the table, and the way on', async () => {
  const division = await divisionAt(0);
  await untilDrawn(division.path);
  await untilDrawn(`/team/${division.standings[0].team.id}`);
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url + division.path);
  const [{ team }] = division.standings;
  await page.getByRole('rowheader', { name: team.name }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: team.name }).waitFor();
  assert.equal(await page.locator('#loading').isVisible(), false);
  await context.close();
});

/** What a reader may set for all text (WCAG 2.2, 1.4.12). */
const WIDE_TEXT = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const language of ['se', 'en']) {
  test(`the start page fits the smallest phone with widely spaced text: ${language}`, async () => {
    const { page, context, go } = await open(browser, { width: 320, height: 800, theme: 'dark', language });
    await go('/');
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, WIDE_TEXT);
    assert.equal(await sidewaysScroll(page), 0);
    await context.close();
  });
}

/** What stands in the bar at the top: its links and buttons, with their places. */
const inTheBar = (page) =>
  page
    .locator('body > * header')
    .first()
    .evaluate((header) =>
      [...header.querySelectorAll('a, button')]
        .filter((each) => each.checkVisibility() && !each.closest('ul[hidden]'))
        .map((each) => {
          const { left, right, height } = each.getBoundingClientRect();
          return { name: each.innerText || each.ariaLabel, left, right, height };
        })
        .sort((one, other) => one.left - other.left),
    );

for (const as of [undefined, 'captain']) {
  test(`the bar has the whole menu in one line on every large screen (${as ?? 'a visitor'})`, async () => {
    for (const language of ['se', 'en']) {
      const { page, context, go } = await open(browser, { as, width: 1024, language, theme: 'dark' });
      await go('/faq');
      if (!as)
        await page
          .getByRole('banner')
          .getByRole('link', { name: text('app', 'user.register', {}, language) })
          .waitFor();
      for (const width of [1024, 1100, 1279, 1280, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        const parts = await inTheBar(page);
        const before = parts[0];
        assert.ok(parts.length > 8, `${width}: ${parts.map(({ name }) => name)}`);
        for (const [at, part] of parts.entries()) {
          const rival = parts[at - 1];
          assert.ok(!rival || rival.right <= part.left, `${width} ${language}: ${rival?.name} is over ${part.name}`);
          assert.ok(part.height <= 48, `${width} ${language}: ${part.name} has two lines`);
        }
        assert.ok(before.left >= 0 && parts.at(-1).right <= width, `${width} ${language}: too wide`);
        assert.equal(await sidewaysScroll(page), 0);
      }
      await context.close();
    }
  });
}
