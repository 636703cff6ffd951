// After every change of the page without a reload, the focus is on the heading of the new one, so that a screen reader says where
// the reader has come, and the next Tab goes into the page. Where the address opens a dialog over the page, the focus is in the dialog,
// which says its name: what is behind it cannot be reached.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { placesOf } from '../../../tools/lib/places.mjs';
import { open, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** Places whose address opens a dialog. */
const DIALOGS = new Set(['staff-team']);

/** As a link of the site does, which not every page has to every other one. */
const follow = (page, path) =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

test('the heading has the focus on every page that is opened from another', { timeout: 1_800_000 }, async (t) => {
  const all = await placesOf(url);
  for (const as of new Set(all.map((place) => place.as))) {
    if (as === 'stranger') continue;
    const { context, page, go } = await open(browser, { as: as === 'visitor' ? undefined : as });
    await go('/about');
    let before = '/about';
    for (const { name, path } of all.filter((place) => place.as === as)) {
      const [pathname] = path.split('?', 1);
      // another tab of the same page moves nothing, and a part of a page that is named in the address gets the focus itself
      if (pathname === before || path.includes('#')) continue;
      before = pathname;
      await t.test(`${name} as ${as}`, async () => {
        await follow(page, path);
        await settledPage(page);
        const focused = () =>
          page.evaluate(() => {
            const { tagName, id, textContent } = document.activeElement ?? document.body;
            return `${tagName.toLowerCase()}#${id} ${textContent?.trim().slice(0, 30)}`;
          });
        const isInPlace = () =>
          page.evaluate((opensDialog) => {
            const { activeElement } = document;
            if (!opensDialog) return activeElement?.matches('h1') ?? false;
            const dialog = activeElement?.closest('[role=dialog][aria-modal=true]');
            return Boolean(document.getElementById(dialog?.getAttribute('aria-labelledby') ?? '')?.textContent);
          }, DIALOGS.has(name));
        for (let turns = 0; turns < 50 && !(await isInPlace()); turns++) await page.waitForTimeout(100);
        assert.ok(await isInPlace(), `the focus is on ${await focused()}`);
      });
    }
    await context.close();
  }
});
