// Staff choose series in the table and act on all of them, and give away what a team has left; one undo takes all back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { open, text } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

for (const { width, height, theme, language } of inLooks([
  { width: 1280, height: 900, theme: 'dark', language: 'se' },
  { width: 390, height: 844, theme: 'light', language: 'en' },
])) {
  const say = (key, values) => text('features/admin/series', key, values, language);
  /** The name of what belongs to one series: its first word, then the teams. */
  const ofSeries = (key) => new RegExp(`^${say(key).split(' ')[0]} .+ – .+`);
  const undo = (key, values) => text('features/admin/undo', key, values, language);

  test(`series are streamed and given away together, ${width} px wide`, async () => {
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    const button = (name) => page.getByRole('button', { name, exact: true });
    const dialog = page.getByRole('dialog');
    const looksRight = async (name) => {
      assert.equal(await sidewaysScroll(page), 0);
      assert.deepEqual(await shutOuts(page), []);
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/together-${name}-${width}.png` });
    };
    const takeBack = async (count) => {
      await button(undo('take-back')).first().click();
      await dialog.getByRole('button', { name: undo(count === 1 ? 'yes_one' : 'yes_other', { count }) }).click();
      await button(undo('redo')).waitFor();
    };
    await go('/admin/matches');

    // the stream, for the first two that have none
    const boxes = page.getByRole('checkbox', { name: ofSeries('chosen.one') });
    await boxes.first().waitFor();
    assert.ok((await boxes.count()) >= 2);
    for (const at of [0, 1]) await boxes.nth(at).check();
    const streams = page.getByRole('button', { name: new RegExp(`^${say('chosen.act.stream-on').split(' ')[0]} \\(`) });
    const count = Number(/\d+/.exec(await streams.textContent())?.[0]);
    assert.ok(count >= 1, 'at least one of the two is not streamed yet');
    await looksRight('chosen');
    await streams.click();
    await looksRight('question');
    await dialog.getByRole('button', { name: say('chosen.act.stream-on', { count }) }).click();
    const done = say(count === 1 ? 'chosen.done.stream-on_one' : 'chosen.done.stream-on_other', { count });
    await page.getByText(done, { exact: true }).waitFor();
    assert.equal(await boxes.first().isChecked(), false, 'nothing is chosen any more');
    await takeBack(count);

    // what a team has left
    await page
      .getByRole('button', { name: ofSeries('menu.label') })
      .first()
      .click();
    await page.getByRole('menuitem', { name: say('menu.rest') }).click();
    await dialog.getByRole('heading', { name: say('rest.title') }).waitFor();
    const rest = dialog.getByRole('listitem');
    await rest.first().waitFor();
    const left = await rest.count();
    assert.ok(left >= 2, 'the team has several series left');
    await looksRight('rest');
    await dialog.getByRole('button', { name: say('rest.confirm_other', { count: left }) }).click();
    await dialog.waitFor({ state: 'detached' });
    await takeBack(left);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
