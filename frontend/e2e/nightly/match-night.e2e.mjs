// A match night with every fault at once: the server is gone twice and the login ends in the middle, and nothing
// that was typed is lost. It has an instance of its own, which it stops and starts.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { freePort } from '../../../tools/lib/free-port.mjs';
import { startServer, temporaryFolder } from '../../../tools/server.mjs';
import { inLooks } from '../lib/looks.mjs';

const folder = temporaryFolder();
let browser;
let server;
let support;
let port;
const start = async () => {
  server = await startServer({ env: { PORT: String(port), DATA_DIR: folder } });
};
before(async () => {
  port = await freePort();
  await start();
  process.env.BASE_URL = server.url;
  support = await import('../lib/support.mjs');
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const cell = (page, id) => page.locator(`[id="${id}"]`);

/** One player a side, and two goals of the first at home. */
async function typeGame(page, game) {
  await cell(page, `game-${game}-home-0-player`).selectOption({ index: 1 });
  await cell(page, `game-${game}-away-0-player`).selectOption({ index: 1 });
  await cell(page, `game-${game}-home-0-goals`).fill('2');
}

async function assertTyped(page, games) {
  for (let game = 0; game < games; game++) {
    assert.equal(await cell(page, `game-${game}-home-0-goals`).inputValue(), '2', `game ${game + 1}`);
    assert.notEqual(await cell(page, `game-${game}-away-0-player`).inputValue(), '');
  }
}

/** Opens the report of a late series that three games decide, from the match night's page. Returns the series' id. */
async function openReport(page) {
  const links = page.locator('[data-night-row] a[data-key="r"]');
  await links.first().waitFor();
  for (const href of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))) {
    const id = Number(/\/matches\/(\d+)\/report/.exec(href)?.[1]);
    const { series } = await support.ask('query ($id: Int!) { series(id: $id) { format } }', { id });
    if (series.format !== 'FIRST_TO_3') continue;
    await page.locator(`[data-night-row] a[href="${href}"]`).first().focus();
    await page.keyboard.press('r');
    await page.waitForURL(/\/report\?from=match-night$/);
    return id;
  }
  throw new Error('the demo league has no late series of three games');
}

for (const { width, height } of inLooks([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])) {
  test(`a half-filled report outlives two ends of the server and one of the login, ${width} px wide`, async () => {
    const { ask, open, text } = support;
    const report = (key) => text('features/report', key);
    const admin = (key) => text('features/admin', key);
    const { page, context, go } = await open(browser, { as: 'admin', width, height });
    page.on('dialog', (dialog) => void dialog.accept());
    const save = page.getByRole('button', { name: report('result.save'), exact: true });
    await go('/admin/match-night');
    const id = await openReport(page);
    await typeGame(page, 0);

    // the server goes while the second game is typed
    await server.stop();
    await typeGame(page, 1);
    await save.click();
    await page.getByText(text('lib', 'error.no-answer')).first().waitFor();
    await assertTyped(page, 2);
    await start();

    // a reload brings it all back
    await page.reload();
    await page.getByText(admin('draft.title')).waitFor();
    await assertTyped(page, 2);
    await typeGame(page, 2);

    // the login ends
    await context.clearCookies();
    await context.addCookies([{ name: 'cookieConsent', value: 'true', url: server.url }]);
    await save.click();
    const ended = page.getByRole('alert').filter({ hasText: admin('ended.title') });
    await ended.waitFor();
    assert.ok(await ended.isVisible());
    const box = await ended.boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= height, 'it is said where the user looks');
    await assertTyped(page, 3);
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);

    // through the login and back
    await page.getByRole('link', { name: admin('ended.login') }).click();
    await page.waitForURL(/\/emulator\/discord\//);
    await page.locator('a[href*="admin"], button[value="admin"], input[value="admin"]').first().click();
    await page.waitForURL(`${server.url}/admin/matches/${id}/report?from=match-night`);
    await page.getByText(admin('draft.title')).waitFor();
    await assertTyped(page, 3);

    // the server goes again, at the last press
    await server.stop();
    await save.click();
    await page.getByText(text('lib', 'error.no-answer')).first().waitFor();
    await assertTyped(page, 3);
    await start();
    await save.click();
    await support.savedNotice(page).waitFor();
    const { series } = await ask('query ($id: Int!) { series(id: $id) { homeGames awayGames } }', { id });
    assert.deepEqual(series, { homeGames: 3, awayGames: 0 });
    // the draft goes when what was stored has been read
    await page.waitForFunction(() => !Object.keys(sessionStorage).some((key) => key.startsWith('draft:')));
    await page
      .getByRole('link', { name: report('to-list') })
      .first()
      .click();
    await page.getByRole('heading', { level: 1, name: text('features/admin/match-night', 'title') }).waitFor();
    await page.locator('[data-night-row]').first().waitFor();
    assert.equal(await page.locator(`[data-night-row="${id}"]`).count(), 0);
    await context.close();
  });
}

test('two filters chosen before the first answer both stand, with one request each', async () => {
  const { open, text } = support;
  const filter = (key) => text('features/admin/series', `filter.${key}`);
  const { page, context, go } = await open(browser, { as: 'admin' });
  await go('/admin/series/all');
  const sent = [];
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON();
    if (operationName === 'AdminSeries') sent.push(variables.filter);
    await new Promise((resume) => setTimeout(resume, 800));
    await route.continue();
  });
  // a slow phone draws late
  const tools = await context.newCDPSession(page);
  await tools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const week = page.getByRole('combobox', { name: filter('week'), exact: true });
  const state = page.getByRole('combobox', { name: filter('state'), exact: true });
  await week.selectOption('2');
  assert.equal(await week.inputValue(), '2');
  await state.selectOption('REPORTED');
  assert.equal(await week.inputValue(), '2');
  assert.equal(await state.inputValue(), 'REPORTED');
  await page.getByRole('main').locator('[aria-busy=false]').first().waitFor();
  assert.equal(new URL(page.url()).search, '?week=2&state=REPORTED');
  assert.deepEqual(
    sent.map((each) => [each.week, each.state]),
    [
      [2, null],
      [2, 'REPORTED'],
    ],
  );
  await context.close();
});
