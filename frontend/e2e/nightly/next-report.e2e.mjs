// After a save the next series of the same list opens by itself, with what was saved, its undo and the way back. It has an
// instance of its own: the others report the same series.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { startServer } from '../../../tools/server.mjs';
import { inLooks } from '../lib/looks.mjs';

const server = await startServer();
process.env.BASE_URL = server.url;
const { open, savedNotice, text } = await import('../lib/support.mjs');

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server.stop();
});

const seriesOf = (page) => Number(/\/matches\/(\d+)\/report/.exec(page.url())?.[1]);

for (const { width, height, theme, language } of inLooks([
  { width: 390, height: 844, theme: 'light', language: 'en' },
  { width: 1280, height: 900, theme: 'dark', language: 'se' },
])) {
  test(`from one report of the match night to the next, ${width} px wide`, async () => {
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    const say = (key, values) => text('features/report', key, values, language);
    const giveAway = async () => {
      // the match night's page has such buttons too, and stands until the report has its data
      await page.getByRole('heading', { level: 1, name: say('heading.report') }).waitFor();
      await page
        .getByRole('group')
        .or(page.locator('section'))
        .getByRole('button', { name: new RegExp(`^${say('decide.walkover.HOME', { team: '' }).trim()} `) })
        .first()
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('decide.confirm.HOME') })
        .click();
    };
    await go('/admin/match-night');
    await page.locator('[data-night-row] a[data-key="r"]').first().click();
    await page.waitForURL(/\/report\?from=match-night$/);
    const first = seriesOf(page);
    await giveAway();
    await page.waitForURL((url) => /\/report$/.test(url.pathname) && !url.pathname.includes(`/${first}/`));
    assert.equal(new URL(page.url()).search, '?from=match-night');
    await savedNotice(page, language).waitFor();
    const second = seriesOf(page);
    // the form's start has the focus, and the message is in sight
    await page.waitForFunction(() => /^(report-start|game-0-home-0-player)$/.test(document.activeElement?.id ?? ''));
    const box = await savedNotice(page, language).boundingBox();
    assert.ok(box && box.y >= 0 && box.y + box.height <= height, 'what was saved is in sight');
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/next-${width}.png` });

    // back to the one that was saved, and on again by the browser
    await page.getByRole('link', { name: say('saved.back') }).click();
    await page.waitForURL((url) => url.pathname.includes(`/${first}/`));
    await page.getByRole('heading', { level: 1, name: say('heading.correct') }).waitFor();
    await page.goBack();
    await page.waitForURL((url) => url.pathname.includes(`/${second}/`));
    await savedNotice(page, language).waitFor();

    // its undo
    const undo = (key) => text('features/admin/undo', key, {}, language);
    await page.getByRole('button', { name: undo('take-back'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: undo('yes_one'), exact: true })
      .click();
    await savedNotice(page, language).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: undo('redo'), exact: true }).waitFor();

    // who wishes to stay stays
    await page.getByRole('checkbox', { name: say('next.opens-itself') }).uncheck();
    await giveAway();
    await page.getByText(say('next.saved')).waitFor();
    assert.equal(seriesOf(page), second);
    await page.reload();
    await page.getByRole('button', { name: undo('take-back'), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: undo('yes_one'), exact: true })
      .click();
    await page.getByRole('checkbox', { name: say('next.opens-itself') }).waitFor();
    assert.equal(await page.getByRole('checkbox', { name: say('next.opens-itself') }).isChecked(), false);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
