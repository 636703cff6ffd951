// Every page opens with its data, in the reader's language, without a fault, without scrolling sideways,
// without a jump while it fills, with everything in a finger's reach, and for everyone.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { matchRoutes } from 'react-router-dom';
import { launchBrowser } from '../../../tools/browser.mjs';
import {
  hiddenMore,
  layoutShifts,
  shutOuts,
  sidewaysScroll,
  tornWords,
  underBars,
} from '../../../tools/lib/page-checks.mjs';
import { sameLandmarks } from '../../../tools/lib/page-landmarks.mjs';
import { languageOf } from '../../../tools/lib/page-texts.mjs';
import { placesOf } from '../../../tools/lib/places.mjs';
import { hasEveryLook } from './looks.mjs';
import { ask, open, url } from './support.mjs';

/** Is it a page of the back office? */
export const isOfStaff = (path) => path.startsWith('/admin');

/** Widths, CSS px: a usual phone, and the narrowest that is still in use. */
const PHONE = 390;
const SMALLEST = 320;

/** By night everything is scrolled to; a long list has the same row many times. */
const MOST_PRESSED = hasEveryLook ? Infinity : 60;

const roleOf = (as) => ({ as: as === 'visitor' || as === 'stranger' ? undefined : as, isStranger: as === 'stranger' });
const heading = (page) => page.locator('h1').first().textContent();

const ROUTES = Object.values(JSON.parse(readFileSync(new URL('../../src/lib/routes.json', import.meta.url), 'utf8')));

/** The first place of each route for each viewer, without its tabs and other states. */
function onceEach(all) {
  const seen = new Set();
  return all.filter(({ path, as }) => {
    const [{ pathname, route }] = matchRoutes(
      ROUTES.map((pattern) => ({ path: pattern })),
      path,
    );
    const key = `${as} ${route.path.endsWith('*') ? pathname : route.path}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** News is in the language that its writer chose, and some of it is in words of ours. */
async function writtenByPeople() {
  const { news, newsCategories } = await ask('{ news(first: 100) { items { title } } newsCategories { name } }');
  return [...news.items.map(({ title }) => title), ...newsCategories.map(({ name }) => name)];
}

/**
 * In the page: each answer of the API is asked for this many ms later, long enough for what stands in the data's place to be
 * drawn. From that nothing may jump. The page does it by itself, because a browser whose requests are held from outside
 * keeps no file: it would fetch and compile every script again for every page.
 */
function delayData(ms) {
  const fetchNow = window.fetch;
  window.fetch = async (input, options) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (address.pathname === '/graphql') await new Promise((done) => setTimeout(done, ms));
    return fetchNow(input, options);
  };
}

/** A PDF page gets its text first and what the text belongs to a moment later: what is found must still be there then. */
async function shutOutsAtRest(page) {
  const found = await shutOuts(page);
  if (found.length === 0) return found;
  await page.waitForTimeout(500);
  return shutOuts(page);
}

/**
 * Looks at every second page in one taste. A journey of its own for each half, so that all lanes have work to the end; the
 * other mixes are for tools/screens.mjs.
 * @param {{ width: number, height: number, theme: string, language: string }} taste
 * @param {{ isForPush: (path: string) => boolean, half: 0 | 1 }} which `isForPush`: the routes that a push looks at in this
 *   taste; else it is every page in every state
 */
export function lookAtPages(taste, { isForPush, half }) {
  let browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());

  const label = `${taste.width} px, ${taste.theme}, ${taste.language}`;
  test(`pages at ${label}`, { timeout: 1_200_000 }, async (t) => {
    const every = await placesOf(url);
    const wanted = hasEveryLook ? every : onceEach(every).filter(({ path }) => isForPush(path));
    const all = wanted.filter((_place, at) => at % 2 === half);
    const language = languageOf(taste.language, await writtenByPeople());
    for (const as of new Set(all.map((place) => place.as))) {
      const { context, page, faults, go } = await open(browser, { ...taste, ...roleOf(as) });
      const size = { width: taste.width, height: taste.height };
      await page.addInitScript(delayData, 120);
      await go('/no-such-page');
      const nowhere = await heading(page);
      faults.take();
      for (const { name, path } of all.filter((place) => place.as === as)) {
        await t.test(`${name} as ${as}`, async () => {
          await page.setViewportSize(size);
          await go(path);
          assert.deepEqual(faults.take(), []);
          assert.deepEqual(await layoutShifts(page), []);
          if (name !== 'not-found') assert.notEqual(await heading(page), nowhere, 'there is no such page');
          assert.equal(await sidewaysScroll(page), 0, 'it scrolls sideways');
          assert.deepEqual(await language.strangers(page), []);
          assert.deepEqual(await shutOutsAtRest(page), []);
          assert.deepEqual(await sameLandmarks(page), []);
          // in each language on a phone too, and on the smallest ones
          for (const width of [Math.min(taste.width, PHONE), SMALLEST]) {
            await page.setViewportSize({ ...size, width });
            assert.equal(await sidewaysScroll(page), 0, `it scrolls sideways at ${width} px`);
            assert.deepEqual(await tornWords(page), [], `at ${width} px`);
            assert.deepEqual(await hiddenMore(page), [], `at ${width} px`);
            if (width === PHONE) assert.deepEqual(await underBars(page, MOST_PRESSED), []);
          }
        });
      }
      await context.close();
    }
  });
}
