// Someone without a pointer: whatever opens closes again, and the focus is never lost.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { walk } from '../lib/keyboard-walk.mjs';
import { divisionAt, open, text } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const focused = (page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent?.trim(),
  );
const hasFocus = (locator) => locator.evaluate((element) => element === document.activeElement);

test('the first stop leads past the menu', async () => {
  const { page, context, go } = await open(browser);
  await go('/seasons');
  await page.keyboard.press('Tab');
  assert.equal(await focused(page), text('app', 'skip-to-content'));
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.querySelector('main').contains(document.activeElement)));
  await context.close();
});

test('a menu closes on Escape and on the way out, and its links are reached by Tab', async () => {
  const { page, context, go } = await open(browser);
  await go('/');
  const trigger = page.getByRole('button', { name: text('app', 'menu.league') });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const links = page.getByRole('navigation', { name: text('app', 'menu.main') }).locator('ul ul a');
  const inside = links.first();
  assert.ok(await hasFocus(inside));
  await page.keyboard.press('Escape');
  assert.ok(await hasFocus(trigger));
  assert.equal(await inside.isVisible(), false);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Shift+Tab');
  assert.equal(await trigger.getAttribute('aria-expanded'), 'false');

  // a page that is chosen there has the focus on its heading
  await trigger.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  // the first is the way to sign up, which says the last day too
  const name = await links.nth(1).innerText();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settledPage(page);
  assert.equal(await focused(page), name);
  await context.close();
});

test('a choice that leads nowhere gives the focus back to its button', async () => {
  const { page, context, go } = await open(browser);
  const division = await divisionAt(0);
  await go(division.path);
  const trigger = page.getByRole('button', { name: text('league/subscribe', 'subscribe') });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: text('league/subscribe', 'copy') }).focus();
  await page.keyboard.press('Enter');
  assert.ok(await hasFocus(trigger));
  await context.close();
});

test('the drawer keeps the focus inside, and gives it back however it is closed', async () => {
  const { page, context, go } = await open(browser, { width: 390, height: 844 });
  await go('/');
  const opener = page.getByRole('button', { name: text('app', 'menu.open') });
  const drawer = page.getByRole('dialog', { name: text('app', 'menu.main') });
  for (const close of ['Escape', 'Enter']) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await drawer.waitFor();
    if (close === 'Enter') await drawer.getByRole('button', { name: text('app', 'menu.close') }).focus();
    await page.keyboard.press(close);
    await drawer.waitFor({ state: 'hidden' });
    assert.ok(await hasFocus(opener), `closed by ${close}: ${await focused(page)}`);
  }
  await page.keyboard.press('Enter');
  await drawer.waitFor();
  const { problems } = await walk(page);
  assert.deepEqual(problems, []);
  assert.ok(await page.evaluate(() => document.querySelector('main:focus-within') === null));
  await context.close();
});

test('the search opens by its keys, goes where Enter says, and gives the focus back on Escape', async () => {
  const { page, context, go } = await open(browser);
  await go('/faq');
  const before = page.getByRole('link', { name: text('app', 'menu.news') }).first();
  await before.focus();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: text('app/shell/search', 'field') });
  await field.waitFor();
  assert.ok(await hasFocus(field));
  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'hidden' });
  assert.ok(await hasFocus(before), await focused(page));

  await page.keyboard.press('Control+k');
  await field.fill('säsong');
  await page.getByRole('option', { name: text('app', 'menu.seasons') }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: text('app', 'menu.seasons') }).waitFor();
  await settledPage(page);
  assert.equal(await focused(page), text('app', 'menu.seasons'));
  await context.close();
});

test('answering the cookie banner leads into the page', async () => {
  const { page, context, go } = await open(browser, { isStranger: true });
  await go('/');
  const accept = page.getByRole('button', { name: text('app', 'cookies.accept') });
  await accept.waitFor();
  await accept.focus();
  await page.keyboard.press('Enter');
  await accept.waitFor({ state: 'hidden' });
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'MAIN');
  await context.close();
});

test('a table that is wider than the window scrolls by arrow keys, and a row unfolds by Enter', async () => {
  const { page, context, go } = await open(browser, { width: 390, height: 844 });
  const division = await divisionAt(0);
  await go(division.path);
  const region = page.getByRole('group', { name: text('features/seasons/divisions', 'standings.caption') });
  await region.focus();
  for (let times = 0; times < 5; times++) await page.keyboard.press('ArrowRight');
  await page.waitForFunction((element) => element.scrollLeft > 0, await region.elementHandle());
  const [first] = division.standings;
  const name = text('features/seasons/divisions', 'standings.why', {
    team: first.team.name,
    position: String(first.position),
  });
  const more = region.getByRole('button', { name, exact: true });
  await more.focus();
  await page.keyboard.press('Enter');
  await region.locator('tr.details:visible').waitFor();
  assert.equal(await focused(page), name);
  assert.equal(await more.getAttribute('aria-expanded'), 'true');
  await context.close();
});

test('the way back goes over tabs and to where the page was left', async () => {
  const { page, context, go } = await open(browser, { width: 390, height: 844 });
  const division = await divisionAt(0);
  await go('/seasons');
  await go(division.path);
  await page.getByRole('tab', { name: text('features/seasons/divisions', 'tab.players') }).click();
  await page.getByRole('tabpanel').getByRole('table').waitFor();
  await settledPage(page);
  const player = page.locator('main tbody a[href^="/player/"]').nth(12);
  await player.scrollIntoViewIfNeeded();
  const name = await player.innerText();
  const place = await page.evaluate(() => window.scrollY);
  assert.ok(place > 200, `the list is ${place} px down`);
  await player.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack();
  await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, place);
  assert.equal(new URL(page.url()).searchParams.get('tab'), 'players');
  await page.goBack();
  await page.getByRole('tab', { name: text('features/seasons/divisions', 'tab.series'), selected: true }).waitFor();
  assert.equal(new URL(page.url()).pathname, division.path);
  await context.close();
});

test('a page view is told once per page, by its own title', async () => {
  const { page, context, go } = await open(browser);
  await page.addInitScript(() => {
    window.views = [];
    window.addEventListener('app:page-view', (event) => window.views.push(event.detail));
  });
  const division = await divisionAt(0);
  await page.route('**/graphql', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    await route.continue();
  });
  await go(division.path);
  const team = page.locator('main tbody a[href^="/team/"]').first();
  const name = await team.innerText();
  await team.click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await settledPage(page);
  const views = await page.evaluate(() => window.views);
  assert.equal(views.length, 2, JSON.stringify(views));
  assert.match(views[0].title, new RegExp(`^${division.name}`));
  assert.match(views[1].title, new RegExp(`^${name}`));
  await context.close();
});
