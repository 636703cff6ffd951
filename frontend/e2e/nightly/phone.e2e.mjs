// A phone: what is looked for most lies under the thumb, and the reader's own things come first.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { divisionAt, open, text } from '../lib/support.mjs';

let browser;
before(async () => void (browser = await launchBrowser()));
after(() => browser.close());

const PHONE = { width: 390, height: 844 };

for (const { language, theme } of inLooks([
  { language: 'se', theme: 'dark' },
  { language: 'en', theme: 'light' },
])) {
  const say = (folder, key, values) => text(folder, key, values, language);
  const bar = (page) => page.getByRole('navigation', { name: say('app', 'bar.label') });

  test(`a visitor reaches table, matches, search and the login without scrolling (${language})`, async () => {
    const { page, context, go } = await open(browser, { ...PHONE, language, theme });
    await go('/');
    const login = bar(page).getByRole('link', { name: say('app', 'user.login') });
    const { y, height } = await login.boundingBox();
    assert.ok(height >= 44 && y + height <= PHONE.height, `the login lies at ${y}`);
    await bar(page)
      .getByRole('link', { name: say('app', 'bar.table') })
      .click();
    await page.waitForURL(/\/division\/[^#]+$/);
    await page.getByRole('table').first().waitFor();
    await bar(page)
      .getByRole('link', { name: say('app', 'bar.matches') })
      .click();
    await page.waitForURL(/\/matches$/);
    await page.getByRole('heading', { level: 1, name: say('features/series/matches', 'title') }).waitFor();
    await bar(page)
      .getByRole('button', { name: say('app', 'search.label') })
      .click();
    await page.locator('input[role=combobox]').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: say('app', 'menu.open') }).click();
    const menu = page.getByRole('dialog');
    for (const key of ['user.login', 'user.register']) {
      const place = await menu.getByRole('link', { name: say('app', key), exact: true }).boundingBox();
      assert.ok(place.y + place.height <= PHONE.height, `${key} lies at ${place.y}`);
    }
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    await context.close();
  });

  test(`the numbers of a series and its players are in sight without a swipe (${language})`, async () => {
    const { series } = await divisionAt(0);
    const { page, context, go } = await open(browser, { ...PHONE, language, theme });
    for (const state of ['REPORTED', 'TIME_SET']) {
      const { id } = series.findLast((one) => one.state === state);
      await go(`/series/${id}`);
      await page.getByRole('main').getByRole('table').first().waitFor();
      const tables = page.getByRole('main').locator('.scroller:has(table)');
      const beyond = await tables.evaluateAll((all) =>
        all.map((one) => [one.querySelector('caption').textContent, one.scrollWidth - one.clientWidth]),
      );
      assert.deepEqual(
        beyond.filter(([, pixels]) => pixels > 1),
        [],
      );
    }
    await context.close();
  });

  test(`who is signed in sees it, and their own things first (${language})`, async () => {
    const { page, context, go } = await open(browser, { ...PHONE, language, theme, as: 'captain' });
    await go('/');
    await bar(page)
      .getByRole('button', { name: say('app', 'bar.me') })
      .click();
    const menu = page.getByRole('dialog');
    await menu.getByRole('heading', { name: new RegExp(say('app', 'user.signed-in', { name: '' })) }).waitFor();
    for (const key of ['user.profile', 'user.notifications']) {
      const place = await menu.getByRole('link', { name: say('app', key) }).boundingBox();
      assert.ok(place.y + place.height <= PHONE.height / 2, `${key} lies at ${place.y}`);
    }
    await context.close();
  });

  test(`a player without a team is told what comes next (${language})`, async () => {
    const { page, context, go } = await open(browser, { ...PHONE, language, theme, as: 'freeagent' });
    await go('/');
    const next = page.getByRole('navigation', { name: say('features/home/own', 'next.label') });
    for (const key of ['create', 'invites', 'how']) {
      await next.getByRole('link', { name: new RegExp(say('features/home/own', `next.${key}`)) }).waitFor();
    }
    assert.equal(await next.getByRole('link').count(), 3);
    await context.close();
  });
}
