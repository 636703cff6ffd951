// Staff decide series: the table moves, and two at once cannot both be right.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { settledPage } from '../../tools/lib/page-checks.mjs';
import { divisionAt, open, savedNotice, text, unplayed } from './lib/support.mjs';

const say = (key, values) => text('features/report', key, values);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const reportPath = (series) => `/admin/matches/${series.id}/report`;
const rowOf = (division, team) => division.standings.find((row) => row.team.id === team.id);

async function decide(page, pressed, confirmed) {
  await page.getByRole('button', { name: pressed, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: confirmed, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('a walkover moves the table, and a reset takes it back', async () => {
  const before = await divisionAt(2);
  const series = unplayed(before);
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  await go(reportPath(series));
  await decide(page, say('decide.walkover.HOME', { team: series.home.name }), say('decide.confirm.HOME'));
  await savedNotice(page).waitFor();

  const moved = await divisionAt(2);
  assert.equal(rowOf(moved, series.home).points, rowOf(before, series.home).points + 3);
  assert.equal(rowOf(moved, series.away).seriesPlayed, rowOf(before, series.away).seriesPlayed + 1);
  await go(moved.path);
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: series.home.name }) });
  assert.ok((await row.first().innerText()).includes(String(rowOf(moved, series.home).points)));

  await go(reportPath(series));
  await decide(page, say('decide.reset'), say('decide.confirm.reset'));
  await page.getByText(say('decide.done.reset')).first().waitFor();
  assert.deepEqual((await divisionAt(2)).standings, before.standings);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a corrected number is on the series page at once', async () => {
  const division = await divisionAt(1);
  const series = division.series.find(({ state }) => state === 'REPORTED');
  const { page, context, go } = await open(browser, { as: 'admin' });
  await go(reportPath(series));
  const saves = page.getByRole('textbox', { name: new RegExp(`^${say('column.saves.name')}, `) }).first();
  await saves.fill('77');
  await page.getByRole('button', { name: say('result.save-correction') }).click();
  await page.getByText(say('result.saved')).first().waitFor();
  await go(`/series/${series.id}?tab=1`);
  await page.getByRole('cell', { name: '77', exact: true }).first().waitFor();
  await context.close();
});

test('of two who decide the same series, the second is told', async () => {
  const division = await divisionAt(3);
  const series = unplayed(division);
  const [first, second] = await Promise.all([open(browser, { as: 'admin' }), open(browser, { as: 'admin' })]);
  await first.go(reportPath(series));
  await second.go(reportPath(series));
  await decide(first.page, say('decide.walkover.HOME', { team: series.home.name }), say('decide.confirm.HOME'));
  await savedNotice(first.page).waitFor();
  await decide(second.page, say('decide.walkover.AWAY', { team: series.away.name }), say('decide.confirm.AWAY'));
  await second.page.getByText(say('conflict.text')).first().waitFor();
  const focused = second.page.locator(':focus').filter({ hasText: say('conflict.text') });
  await focused.waitFor(); // the dialog has given the focus back first
  const now = await divisionAt(3);
  assert.equal(rowOf(now, series.home).points, rowOf(division, series.home).points + 3);
  await Promise.all([first.context.close(), second.context.close()]);
});

test('a file that is no replay is named, and nothing is stored', async () => {
  const division = await divisionAt(0);
  const series = unplayed(division);
  const { page, context, go } = await open(browser, { as: 'admin' });
  await go(reportPath(series));
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'picture.replay',
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('PNG, perhaps'),
    });
  await page
    .getByText(/picture\.replay/)
    .first()
    .waitFor();
  await settledPage(page);
  assert.deepEqual(await divisionAt(0), division);
  await context.close();
});

test('the menu of the back office stays between the bar of the site and the edge of the window', async () => {
  const { page, context, go } = await open(browser, { as: 'admin', height: 800 });
  await go('/admin/operations');
  const places = page.getByRole('navigation', { name: 'Admin', exact: true }).getByRole('link');
  const last = await places.last().boundingBox();
  assert.ok(last.y + last.height <= 800, 'the place below the open one, the last, is seen at once');
  const brand = await page.getByRole('banner').getByRole('link').first().boundingBox();
  const edge = await page.getByRole('navigation', { name: 'Admin', exact: true }).boundingBox();
  assert.ok(Math.abs(brand.x - edge.x) <= 8, `the bar begins at ${brand.x} px, the page at ${edge.x} px`);
  await go('/admin/match-night');
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY > 1000);
  const bar = await page.getByRole('banner').boundingBox();
  assert.ok((await places.first().boundingBox()).y >= bar.y + bar.height, 'the first is not behind the bar');
  await context.close();
});

for (const language of ['se', 'en']) {
  test(`the table of seasons shows all its columns in an ordinary window: ${language}`, async () => {
    const { page, context, go } = await open(browser, { as: 'admin', width: 1280, theme: 'dark', language });
    await go('/admin/seasons');
    const table = page.getByRole('table', { name: text('features/admin/seasons', 'title', {}, language) });
    const hidden = await table.evaluate((element) => element.scrollWidth - element.parentElement.clientWidth);
    assert.ok(hidden <= 0, `${hidden} px are hidden`);
    await context.close();
  });
}
