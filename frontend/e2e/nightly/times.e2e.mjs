// The times of many series: one dialog for each, and one form for all. Counts what staff press, and how long it takes.
// It has an instance of its own, because it sets the times of a whole season.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { startServer, temporaryFolder } from '../../../tools/server.mjs';
import { inLooks } from '../lib/looks.mjs';

const SERIES = 50;
/** The number of dialogs that are really filled in. */
const SAMPLES = 3;
/** How a browser in English takes a day and a time, field by field. */
const TYPED_DAY = '12012026';
const TYPED_TIME = '0700PM';

const folder = temporaryFolder();
let browser;
let server;
let support;
before(async () => {
  server = await startServer({ env: { DATA_DIR: folder } });
  process.env.BASE_URL = server.url;
  support = await import('../lib/support.mjs');
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Counts keys and presses of the pointer, over all pages of the window. */
async function counting(page) {
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1));
    for (const press of ['keydown', 'pointerdown'])
      addEventListener(press, (event) => event.isTrusted && count(), true);
  });
  return async (work) => {
    await page.evaluate(() => sessionStorage.setItem('presses', '0'));
    const from = performance.now();
    await work();
    const seconds = (performance.now() - from) / 1000;
    return { presses: Number(await page.evaluate(() => sessionStorage.getItem('presses'))), seconds };
  };
}

/** The number of series of the current season that have a time and no result. */
async function timed() {
  const { currentSeason } = await support.ask('{ currentSeason { divisions { discriminator } } }');
  const divisions = await Promise.all(currentSeason.divisions.map((_, index) => support.divisionAt(index)));
  return divisions.flatMap(({ series }) => series).filter(({ state }) => state === 'TIME_SET').length;
}

const shown = ({ presses, seconds }) => `${presses} presses, ${seconds.toFixed(1)} s`;

test(`the times of ${SERIES} series take a tenth of the presses`, async () => {
  const { open, text } = support;
  const list = (key, values) => text('features/admin/series', key, values);
  const times = (key, values) => text('features/admin/times', key, values);
  const { page, context, faults, go } = await open(browser, { as: 'admin' });
  const measure = await counting(page);

  // one dialog for each series
  await go('/admin/series/all?state=NOT_STARTED');
  const single = await measure(async () => {
    for (let row = 0; row < SAMPLES; row++) {
      const label = list('menu.label', { home: '', away: '' }).replace(/ .*/, '');
      await page
        .getByRole('button', { name: new RegExp(`^${label} `) })
        .nth(row)
        .click();
      await page.getByRole('menuitem', { name: list('menu.plan'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(list('plan.time')).click({ position: { x: 16, y: 20 } });
      await page.keyboard.type(TYPED_DAY);
      await page.keyboard.press('Tab');
      await page.keyboard.type(TYPED_TIME);
      await dialog.getByRole('button', { name: list('plan.save'), exact: true }).click();
      await dialog.waitFor({ state: 'hidden' });
    }
  });
  const old = { presses: (single.presses / SAMPLES) * SERIES, seconds: (single.seconds / SAMPLES) * SERIES };

  // one form for all of them
  const timedBefore = await timed();
  // a press on a list opens a window of the browser's, which cannot be driven; its press is counted
  const choose = async (field, keys) => {
    await field.focus();
    await page.evaluate(() => sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1)));
    for (const key of keys) await page.keyboard.press(key);
  };
  await go('/admin/series/all');
  const now = await measure(async () => {
    await page.getByRole('link', { name: list('to-times'), exact: true }).click();
    await page.getByRole('heading', { name: times('title'), exact: true }).waitFor();
    const week = page.getByRole('combobox', { name: times('week'), exact: true });
    await week.waitFor();
    await choose(week, ['End']);
    await choose(page.getByLabel(times('fill.day'), { exact: true }), 'ti');
    await page.keyboard.press('Tab');
    await page.keyboard.type(TYPED_TIME);
    const second = page.getByLabel(times('fill.day-2'), { exact: true });
    if (await second.isVisible()) {
      await choose(second, 'to');
      await page.keyboard.press('Tab');
      await page.keyboard.type(TYPED_TIME);
    }
    await page.getByRole('button', { name: /^Fyll i [5-9]\d/ }).click();
    await page.getByRole('button', { name: /^Spara [5-9]\d/ }).click();
    await page.getByText(times('saved')).first().waitFor();
  });
  const set = (await timed()) - timedBefore;
  console.log(`${SERIES} series, a dialog for each: ${shown(old)}; ${set} series in one form: ${shown(now)}`);
  assert.ok(set >= SERIES, `${set} series got a time`);
  assert.ok(now.presses <= old.presses / 10, `${now.presses} presses instead of ${old.presses}`);
  assert.ok(now.seconds < old.seconds, `${now.seconds} seconds instead of ${old.seconds}`);
  assert.deepEqual(faults.take(), []);

  // nothing is left to save, and every week has times
  await page.getByRole('button', { name: /^Spara/ }).waitFor({ state: 'hidden' });
  assert.equal(await page.locator('[data-time]').evaluateAll((all) => all.filter(({ value }) => !value).length), 0);
  await context.close();
});

for (const { width, height } of inLooks([
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
])) {
  test(`typed times outlive a reload and the login, ${width} px wide`, async () => {
    const { open, text } = support;
    const times = (key, values) => text('features/admin/times', key, values);
    const admin = (key) => text('features/admin', key);
    const { page, context, go } = await open(browser, { as: 'admin', width, height });
    page.on('dialog', (dialog) => void dialog.accept());
    await go('/admin/series/times?week=all');
    const field = page.locator('[data-time]').last();
    await field.fill(`${width === 390 ? 5 : 6} dec 20.00`);
    const day = width === 390 ? '05' : '06';
    await field.press('Enter');
    await page.reload();
    await page.getByText(admin('draft.title')).waitFor();
    assert.match(await field.inputValue(), new RegExp(`-12-${day} 20:00$`));
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);

    // the login ends, and what is typed is still there after the next one
    await context.clearCookies();
    await context.addCookies([{ name: 'cookieConsent', value: 'true', url: server.url }]);
    await field.press('Control+Enter');
    await page
      .getByRole('alert')
      .filter({ hasText: admin('ended.title') })
      .waitFor();
    await page.getByRole('link', { name: admin('ended.login') }).click();
    await page.waitForURL(/\/emulator\/discord\//);
    await page.locator('a[href*="admin"], button[value="admin"], input[value="admin"]').first().click();
    await page.waitForURL(/\/admin\/series\/times/);
    await page.getByText(admin('draft.title')).waitFor();
    await field.press('Control+Enter');
    await page.getByText(times('saved')).first().waitFor();
    assert.match(await field.inputValue(), new RegExp(`-12-${day} 20:00$`));
    await context.close();
  });
}
