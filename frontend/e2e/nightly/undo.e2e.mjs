// A wrong result is reported and taken back: the table is as before, and how many presses that took is printed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { divisionAt, open, savedNotice, text, unplayed } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const report = (key, values, language) => text('features/report', key, values, language);
const undo = (key, values, language) => text('features/admin/undo', key, values, language);

const pointsOf = ({ standings }) => standings.map(({ team, points, position }) => [team.id, points, position]);

for (const { width, height, theme, language, index } of inLooks([
  { width: 390, height: 844, theme: 'light', language: 'en', index: 4 },
  { width: 1280, height: 900, theme: 'dark', language: 'se', index: 3 },
])) {
  test(`a wrong result is taken back in two presses, ${width} px wide`, async () => {
    const before = await divisionAt(index);
    const series = unplayed(before);
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    await go(`/admin/matches/${series.id}/report`);
    const say = (key, values) => report(key, values, language);
    await page.getByRole('button', { name: say('decide.walkover.HOME', { team: series.home.name }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('decide.confirm.HOME') })
      .click();
    await savedNotice(page, language).waitFor();
    assert.notDeepEqual(pointsOf(await divisionAt(index)), pointsOf(before));

    const started = Date.now();
    let presses = 0;
    const press = async (button) => {
      await button.click();
      presses += 1;
    };
    await press(page.getByRole('button', { name: undo('take-back', {}, language), exact: true }));
    const dialog = page.getByRole('dialog');
    await dialog.getByText(undo('would-change', {}, language)).waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/undo-${width}.png` });
    await press(dialog.getByRole('button', { name: undo('yes_one', {}, language), exact: true }));
    await page.getByRole('button', { name: undo('redo', {}, language), exact: true }).waitFor();
    console.log(`a wrong result taken back: ${presses} presses, ${Date.now() - started} ms`);
    assert.deepEqual(pointsOf(await divisionAt(index)), pointsOf(before));
    await savedNotice(page, language).waitFor({ state: 'detached' });
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/undone-${width}.png` });

    // the log says both, and from there it is done again
    await go('/admin/audit');
    const [first, second] = await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader') })
      .all();
    assert.match(await first.innerText(), new RegExp(text('features/admin/server', 'act.act.undo', {}, language)));
    assert.match(await second.innerText(), new RegExp(text('features/admin/audit', 'undone', {}, language)));
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/log-${width}.png`, fullPage: true });
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
