// Every page opens with its data, in the reader's language, without a fault, without scrolling sideways, and for everybody.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../tools/lib/page-checks.mjs';
import { languageOf } from '../../tools/lib/page-texts.mjs';
import { places } from '../../tools/lib/places.mjs';
import { ask, open, url } from './support.mjs';

/** A phone in the dark in Swedish, and a desk in the light in English: the other mixes are for tools/screens.mjs. */
const tastes = [
  { width: 390, height: 844, theme: 'dark', language: 'se' },
  { width: 1280, height: 800, theme: 'light', language: 'en' },
];

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('every page of the router is looked at', async () => {
  const router = readFileSync(new URL('../src/app/router.tsx', import.meta.url), 'utf8');
  const patterns = [...router.matchAll(/\bpage\(\s*'([^']+)'/g)].map((match) => match[1]);
  assert.ok(patterns.length > 5);
  const paths = (await places(url)).map(({ path }) => path.split('?', 1)[0]);
  const isSeen = (pattern) => paths.some((path) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path));
  // the callbacks are passed through by signing in and out; `*` is the page that is not there
  const unseen = patterns.filter((pattern) => !/^\/callback\/|^\*$/.test(pattern) && !isSeen(pattern));
  assert.deepEqual(unseen, []);
});

const roleOf = (as) => ({ as: as === 'visitor' || as === 'stranger' ? undefined : as, isStranger: as === 'stranger' });
const heading = (page) => page.locator('h1').first().textContent();

/** News is in the language that its writer chose, and some of it is in words of ours. */
async function writtenByPeople() {
  const { news, newsCategories } = await ask('{ news(first: 100) { items { title } } newsCategories { name } }');
  return [...news.items.map(({ title }) => title), ...newsCategories.map(({ name }) => name)];
}

for (const taste of tastes) {
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
