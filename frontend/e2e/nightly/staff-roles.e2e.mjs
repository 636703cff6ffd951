// What each role gets to see of the back office: exactly the tabs of the table, and never one more by its address.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { open, text, url } from '../lib/support.mjs';

const table = JSON.parse(readFileSync(new URL('../../../docs/role-table.json', import.meta.url), 'utf8'));
const TABS = [...table.tabs, ...table.tabsOfOurOwn];
const ROLES = ['admin', 'divisionadmin', 'graphics', 'writer'];
const say = (key) => text('features/admin', key);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** The tabs that are shown, by their addresses. */
const shownTabs = (page) =>
  page
    .getByRole('navigation', { name: say('area') })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL(link.href).pathname.replace('/admin/', '')));

/** The link of the tab that says it is the open one. */
const openTab = (page) => page.getByRole('navigation', { name: say('area') }).locator('[aria-current]');

/**
 * The button that the pages fold into on a phone. It names the page that is open, also one that the reader may not open;
 * so what is looked at is not the page before, whose redirect would come after the next move.
 */
const foldOf = (page, suffix) =>
  page.getByRole('button', {
    name: text('features/admin', 'fold', { place: say(`tab.${suffix}`) }),
    includeHidden: true,
  });

/**
 * Goes to an address of the back office, waits for the tab that it should end at, and answers the tab that is open. A
 * tab's part may still be on its way when the address is already there. The first address is loaded.
 */
async function leadsTo(page, path, tab) {
  if (page.url().startsWith(url)) await moveTo(page, path);
  else await page.goto(url + path);
  if (!path.endsWith(`/${tab}`)) await page.waitForURL(`${url}/admin/${tab}`);
  await openTab(page)
    .and(page.locator(`[href="/admin/${tab}"]`))
    .waitFor({ state: 'attached' })
    .catch(() => undefined); // which one is open instead, the test says
  await settledPage(page);
  await page.locator('h1').first().waitFor();
  return (await openTab(page).getAttribute('href')).replace('/admin/', '');
}

/** As the browser's own way back and forth does: the site that is loaded shows another address. */
const moveTo = (page, path) =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

for (const role of ROLES) {
  test(`${role} sees exactly the tabs of the table, and opens each of them`, async () => {
    const allowed = TABS.filter(({ roles }) => roles.includes(role)).map(({ suffix }) => suffix);
    const { page, context, faults } = await open(browser, { as: role });
    assert.equal(await leadsTo(page, '/admin', 'dashboard'), 'dashboard');
    const beside = [
      ...(allowed.includes('matches')
        ? ['chat', '6mans', 'match-night', 'matches/replays', 'messages', 'replay-files', 'series/times']
        : []),
      ...(role === 'admin' ? ['players/duplicates', 'sanctions', 'import'] : []),
    ];
    assert.deepEqual((await shownTabs(page)).toSorted(), [...allowed, ...beside].toSorted());

    for (const { suffix } of TABS) {
      if (allowed.includes(suffix)) {
        assert.equal(await leadsTo(page, `/admin/${suffix}`, suffix), suffix, `${role} at ${suffix}`);
      } else {
        await moveTo(page, `/admin/${suffix}`);
        await foldOf(page, suffix).waitFor({ state: 'attached' });
        await page.getByRole('heading', { level: 1, name: say('forbidden.title') }).waitFor();
      }
    }
    assert.equal(await leadsTo(page, '/admin/no-such-tab', 'dashboard'), 'dashboard');
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}

for (const who of [undefined, 'player']) {
  test(`${who ?? 'a visitor'} is led from every tab to the start page`, async () => {
    const { page, context } = await open(browser, { as: who });
    await page.goto(`${url}/admin`);
    await page.waitForURL(`${url}/`);
    for (const suffix of [...TABS.map((tab) => `/${tab.suffix}`), '/no-such-tab']) {
      await moveTo(page, `/admin${suffix}`);
      await page.waitForURL(`${url}/`);
    }
    assert.equal(await page.getByRole('navigation', { name: say('area') }).count(), 0);
    await context.close();
  });
}

test('on a phone the pages fold into a button that names the open one, and nothing scrolls sideways', async () => {
  const { page, context } = await open(browser, { as: 'admin', width: 390, height: 844 });
  for (const { suffix } of TABS) {
    assert.equal(await leadsTo(page, `/admin/${suffix}`, suffix), suffix);
    const fold = foldOf(page, suffix);
    const box = await fold.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${suffix} is out of view: ${JSON.stringify(box)}`);
    assert.equal(await openTab(page).isVisible(), false);
    await fold.click();
    assert.equal(await openTab(page).isVisible(), true);
    assert.equal(await sidewaysScroll(page), 0, suffix);
  }
  await context.close();
});

test('the dashboard counts on by itself', async () => {
  const { page, context, go } = await open(browser, { as: 'writer' });
  await go('/admin/dashboard');
  await page.locator('dl dd').first().waitFor();
  await page.locator('.recharts-surface').first().waitFor();
  const isOf = (name) => (request) =>
    request.url().includes('/graphql') && (request.postData() ?? request.url()).includes(name);
  const asked = [];
  page.on('request', (request) => asked.push(request));
  // the counters are asked for again, and again
  for (let time = 0; time < 2; time++) await page.waitForRequest(isOf('Dashboard'));
  assert.equal(asked.filter(isOf('DashboardGrowth')).length, 0, 'the curves were left alone');
  await context.close();
});
