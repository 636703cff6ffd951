// Every page opens with its data, in the reader's language, without a fault, without scrolling sideways, and for everybody.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../tools/lib/page-checks.mjs';
import { languageOf } from '../../tools/lib/page-texts.mjs';
import { places } from '../../tools/lib/places.mjs';
import { ask, open, url } from './support.mjs';

const roleOf = (as) => ({ as: as === 'visitor' || as === 'stranger' ? undefined : as, isStranger: as === 'stranger' });
const heading = (page) => page.locator('h1').first().textContent();

/** News is in the language that its writer chose, and some of it is in words of ours. */
async function writtenByPeople() {
  const { news, newsCategories } = await ask('{ news(first: 100) { items { title } } newsCategories { name } }');
  return [...news.items.map(({ title }) => title), ...newsCategories.map(({ name }) => name)];
}

/**
 * Looks at every page in one taste. A journey of its own for each, so that two can run beside each other; the other
 * mixes are for tools/screens.mjs.
 * @param {{ width: number, height: number, theme: string, language: string }} taste
 */
export function lookAtPages(taste) {
  let browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  const label = `${taste.width} px, ${taste.theme}, ${taste.language}`;
  test(`pages at ${label}`, { timeout: 600_000 }, async (t) => {
    const all = await places(url);
    const language = languageOf(taste.language, await writtenByPeople());
    for (const as of new Set(all.map((place) => place.as))) {
      const { context, page, faults, go } = await open(browser, { ...taste, ...roleOf(as) });
      await go('/no-such-page');
      const nowhere = await heading(page);
      faults.take();
      for (const { name, path } of all.filter((place) => place.as === as)) {
        await t.test(`${name} as ${as}`, async () => {
          await go(path);
          assert.deepEqual(faults.take(), []);
          if (name !== 'not-found') assert.notEqual(await heading(page), nowhere, 'there is no such page');
          assert.equal(await sidewaysScroll(page), 0, 'it scrolls sideways');
          assert.deepEqual(await language.strangers(page), []);
          assert.deepEqual(await shutOuts(page), []);
        });
      }
      await context.close();
    }
  });
}
