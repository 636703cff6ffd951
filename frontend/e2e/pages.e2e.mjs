// Every page opens with its data, without a fault, without scrolling sideways, and for everybody.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { settled, shutOuts, sidewaysScroll, watchFaults } from '../../tools/lib/page-checks.mjs';
import { places } from '../../tools/lib/places.mjs';
import { signIn } from '../../tools/lib/sign-in.mjs';

const url = process.env.BASE_URL;
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

async function open({ width, height, theme, language }, as) {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  await context.addInitScript(
    (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
    { theme, language },
  );
  if (as !== 'stranger') await context.addCookies([{ name: 'cookieConsent', value: 'true', url }]);
  if (as !== 'stranger' && as !== 'visitor') await signIn(context, url, as);
  return { context, page: await context.newPage() };
}

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

const heading = (page) => page.locator('h1').first().textContent();

for (const taste of tastes) {
  const label = `${taste.width} px, ${taste.theme}, ${taste.language}`;
  test(`pages at ${label}`, { timeout: 240_000 }, async (t) => {
    const all = await places(url);
    for (const as of new Set(all.map((place) => place.as))) {
      const { context, page } = await open(taste, as);
      await page.goto(`${url}/no-such-page`);
      await settled(page);
      const nowhere = await heading(page);
      const faults = watchFaults(page);
      for (const { name, path } of all.filter((place) => place.as === as)) {
        await t.test(`${name} as ${as}`, async () => {
          await page.goto(url + path);
          await settled(page);
          assert.deepEqual(faults.take(), []);
          if (name !== 'not-found') assert.notEqual(await heading(page), nowhere, 'there is no such page');
          assert.equal(await sidewaysScroll(page), 0, 'it scrolls sideways');
          assert.deepEqual(await shutOuts(page), []);
        });
      }
      await context.close();
    }
  });
}
