// What each role gets to see of the back office: exactly the tabs of the table, and never one more by its address.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { settled, sidewaysScroll } from '../../tools/lib/page-checks.mjs';
import { open, text, url } from './support.mjs';

const table = JSON.parse(readFileSync(new URL('../../docs/role-table.json', import.meta.url), 'utf8'));
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

/** The tab that says it is the open one. */
const openTab = (page) =>
  page
    .getByRole('navigation', { name: say('area') })
    .locator('[aria-current]')
    .evaluate((link) => new URL(link.href).pathname.replace('/admin/', ''));

const pathOf = (page) => new URL(page.url()).pathname;

/** Where an address leads in the end: its own page, or the one that it is sent on to. The first one is loaded. */
async function leadsTo(page, path) {
  if (page.url().startsWith(url)) await moveTo(page, path);
  else await page.goto(url + path);
  await settled(page);
  await page.locator('h1').first().waitFor();
  return pathOf(page);
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
    assert.equal(await leadsTo(page, '/admin'), '/admin/dashboard');
    assert.deepEqual(await shownTabs(page), allowed);

    for (const { suffix } of TABS) {
      await leadsTo(page, `/admin/${suffix}`);
      assert.equal(await openTab(page), allowed.includes(suffix) ? suffix : 'dashboard', `${role} at ${suffix}`);
    }
    assert.equal(await leadsTo(page, '/admin/no-such-tab'), '/admin/dashboard');
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

test('on a phone the open tab is in view, and the page does not scroll sideways', async () => {
  const { page, context } = await open(browser, { as: 'admin', width: 390, height: 844 });
  for (const { suffix } of TABS) {
    await leadsTo(page, `/admin/${suffix}`);
    const link = page.getByRole('navigation', { name: say('area') }).locator('[aria-current]');
    const box = await link.boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 390, `${suffix} is out of view: ${JSON.stringify(box)}`);
    assert.equal(await sidewaysScroll(page), 0, suffix);
  }
  await context.close();
});

test('the dashboard counts on by itself', async () => {
  const { page, context, go } = await open(browser, { as: 'writer' });
  await go('/admin/dashboard');
  await page.locator('dl dd').first().waitFor();
  await page.locator('.recharts-surface').first().waitFor();
  const asked = [];
  page.on('request', (request) => {
    if (request.url().includes('/graphql')) asked.push(request.postData() ?? request.url());
  });
  await page.waitForTimeout(2500);
  assert.ok(asked.filter((body) => body.includes('Dashboard')).length >= 2, 'the counters were asked for again');
  assert.equal(asked.filter((body) => body.includes('DashboardGrowth')).length, 0, 'the curves were left alone');
  await context.close();
});
