// A train, a tunnel, a deploy: each script of the site fails once. The page that stands remains, and recovers by itself.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { divisionAt, open, text, url } from '../lib/support.mjs';

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser.close());

const PHONE = { width: 390, height: 844 };

/** Fails each script that `isLost` names, as often as told; answers the names of those that were asked for again. */
async function loseScripts(page, { isLost = (path) => !path.includes('/boot-'), times = 1 } = {}) {
  const lost = new Map();
  const back = new Set();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => {
    const { pathname } = new URL(route.request().url());
    const before = lost.get(pathname) ?? 0;
    if (!isLost(pathname) || before >= times) {
      if (before > 0) back.add(pathname);
      return route.continue();
    }
    lost.set(pathname, before + 1);
    return route.abort('connectionfailed');
  });
  return { lost, back };
}

const isHeadingThere = async (page) => {
  await page.locator('html.is-live').waitFor({ timeout: 25_000 });
  await page.locator('main h1').first().waitFor({ timeout: 25_000 });
};

test(
  'every script of every kind of page is lost once, and the page is there and can be used',
  { timeout: 240_000 },
  async () => {
    const division = await divisionAt(0);
    const series = division.series[0].id;
    const team = division.standings[0].team.id;
    const places = [
      '/',
      division.path,
      `/series/${series}`,
      `/team/${team}`,
      '/players',
      '/news',
      '/rules',
      '/no-such-page',
    ];
    for (const path of places) {
      const { page, context } = await open(browser, PHONE);
      // what the browser itself cannot do without comes at the second loading of the page; the rest one by one
      const { lost } = await loseScripts(page);
      await page.goto(url + path);
      await isHeadingThere(page);
      assert.ok(lost.size > 4, `${path}: ${lost.size} scripts were lost`);
      // the menu's own script was lost too: it comes when it is asked for again
      await page.getByRole('button', { name: text('app', 'menu.open') }).click();
      await page.getByRole('dialog').waitFor({ timeout: 15_000 });
      await page.getByRole('button', { name: text('app', 'menu.close') }).click();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor({ timeout: 15_000 });
      await page.keyboard.press('Escape');
      assert.equal(await page.locator('main h1').count(), 1, path);
      await context.close();
    }
  },
);

test('the parts of the shell never arrive, and the page stands and leads on', { timeout: 90_000 }, async () => {
  const { page, context, go } = await open(browser, { ...PHONE, isStranger: true, as: 'captain' });
  const parts = /\/(overlays|idle-parts|unread-watch|signup-banner|banner-carousel)-/;
  const { lost } = await loseScripts(page, { isLost: (path) => parts.test(path), times: Infinity });
  await go('/');
  await page.getByRole('button', { name: text('app', 'menu.open') }).click();
  const failed = page.getByRole('status').filter({ hasText: text('ui', 'part.failed') });
  await failed.waitFor();
  await failed.getByRole('button', { name: text('ui', 'part.give-up') }).click();
  await failed.waitFor({ state: 'hidden' });
  for (const part of ['overlays', 'idle-parts', 'unread-watch', 'banner-carousel'])
    assert.ok(
      [...lost.keys()].some((path) => path.includes(part)),
      `${part} was asked for`,
    );
  assert.ok((await page.locator('main').innerText()).length > 200);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: text('app', 'menu.seasons') })
    .click();
  await page.getByRole('heading', { level: 1, name: text('features/seasons', 'title') }).waitFor();
  await context.close();
});

test(
  'a page whose script is gone is loaded again once, then said, and a press brings it when it is there',
  { timeout: 90_000 },
  async () => {
    const { page, context, go } = await open(browser, PHONE);
    await go('/');
    let isGone = true;
    let loadings = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loadings++;
    });
    await page.route(/\/assets\/players\.page-[^/]+\.js$/, (route) =>
      isGone ? route.abort('failed') : route.continue(),
    );
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('app', 'menu.players') })
      .click();
    await page.getByRole('heading', { level: 1, name: text('app', 'not-fetched.title') }).waitFor({ timeout: 20_000 });
    await page.waitForTimeout(6000);
    await page.getByRole('heading', { level: 1, name: text('app', 'not-fetched.title') }).waitFor({ timeout: 20_000 });
    await page.waitForTimeout(2000);
    assert.equal(loadings, 1, 'it is loaded again once by itself');
    // the way out leads on, and the page that was lost comes when its script does
    isGone = false;
    await page.getByRole('button', { name: text('app', 'error-screen.reload') }).click();
    await page.locator('main h1', { hasText: text('features/players', 'search.title') }).waitFor();
    await context.close();
  },
);

test('a question that does not arrive leaves the form behind it as it is, and comes', { timeout: 60_000 }, async () => {
  const { page, context, go } = await open(browser, { ...PHONE, as: 'captain' });
  const { lost } = await loseScripts(page, { isLost: (path) => /\/(confirm-dialog|modal)-/.test(path), times: 2 });
  const { data } = await (
    await context.request.post(`${url}/graphql`, {
      data: { query: '{ me { team { id } } }' },
      headers: { origin: url },
    })
  ).json();
  await go(`/team/${data.me.team.id}/settings`);
  const search = page.getByLabel(text('features/teams/settings', 'invites.search'));
  await search.fill('abc');
  const ask = page.getByRole('button', { name: /^Gör till kapten: / }).first();
  await ask.click();
  await page.getByRole('dialog').waitFor({ timeout: 15_000 });
  assert.ok(lost.size > 0);
  await page.getByRole('button', { name: text('ui', 'confirm.no') }).click();
  assert.equal(await search.inputValue(), 'abc');
  await context.close();
});
