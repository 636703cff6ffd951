// Someone without a pointer: every stop of every kind of page can be seen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { walk } from '../lib/keyboard-walk.mjs';
import { ask, divisionAt, open } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('every stop of every kind of page can be seen, on a phone, a desk and at 200 %', async () => {
  const division = await divisionAt(0);
  const { latestSeries } = await ask('{ latestSeries(first: 1) { id home { id } } }');
  const [{ id, home }] = latestSeries;
  const screens = [
    { width: 390, height: 844, paths: ['/', `${division.path}?tab=players`, `/series/${id}`, '/member'] },
    { width: 1280, height: 800, paths: ['/', division.path, '/news'] },
    // 200 % on a small desk, and the first visit's banner besides
    { width: 640, height: 400, isStranger: true, paths: ['/', division.path, `/team/${home.id}`, '/6mans'] },
  ];
  const found = [];
  for (const { paths, ...screen } of screens) {
    const { page, context, go } = await open(browser, screen);
    for (const path of paths) {
      await go(path);
      const { stops, problems } = await walk(page);
      assert.ok(stops > 20, `${path} has more than ${stops} stops`);
      found.push(...problems.map((problem) => `${path} at ${screen.width} px: ${problem}`));
    }
    await context.close();
  }
  assert.deepEqual(found, []);
});
