// A session in a real browser: several tabs, pages that are left too early, and who is not renewed without need.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { newcomer, newPlayer } from '../lib/people.mjs';
import { open, text, url } from '../lib/support.mjs';

const REFRESH = '/api/auth/refresh';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const valueOf = async (context, name) => (await context.cookies()).find((cookie) => cookie.name === name)?.value;

/** As after a quarter of an hour: the access token is gone, the session is not. */
const expire = (context) => context.clearCookies({ name: 'accessToken' });

/** The statuses with which renewals were answered, in any tab of the context. */
function renewals(context) {
  const statuses = [];
  context.on('response', (response) => {
    if (response.url().endsWith(REFRESH)) statuses.push(response.status());
  });
  return statuses;
}

/** The viewer's own menu, whose name is the viewer's. */
const menu = (page, name) => page.getByRole('button', { name: new RegExp(`${name}.*${text('app', 'user.menu')}`) });

/** A renewal asks the chat, which does not answer once: so it takes until the server has waited long enough. */
const delayRenewal = () =>
  fetch(`${url}/emulator/discord/trouble`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ mode: 'hang', path: '/guilds', remaining: 1 }),
  });
const LATEST_MS = 60_000;

test('five tabs whose token has run out renew it once, and all of them know who looks', async () => {
  const { context, page, faults, name } = await newPlayer(browser, {});
  const tabs = [page];
  while (tabs.length < 5) tabs.push(await context.newPage());
  await expire(context);
  const statuses = renewals(context);
  // five pages at once take 5 s, and longer on a busy machine
  const timeout = LATEST_MS;
  await Promise.all(tabs.map((tab) => tab.goto(`${url}/seasons`, { timeout })));
  for (const tab of tabs) await menu(tab, name).waitFor({ timeout });
  assert.deepEqual(statuses, [200]);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a tab that closes while it renews takes no session with it', async () => {
  const { context, name } = await newPlayer(browser, {});
  const before = await valueOf(context, 'refreshToken');
  await expire(context);
  await delayRenewal();
  const closing = await context.newPage();
  const sent = closing.waitForRequest((request) => request.url().endsWith(REFRESH));
  await closing.goto(`${url}/seasons`);
  await sent;
  await closing.close();
  assert.equal(await valueOf(context, 'refreshToken'), before, 'the page is gone before the answer comes');
  for (let waited = 0; waited < LATEST_MS && (await valueOf(context, 'refreshToken')) === before; waited += 100) {
    await new Promise((resume) => setTimeout(resume, 100));
  }
  assert.notEqual(await valueOf(context, 'refreshToken'), before, 'the answer has arrived without its page');
  const statuses = renewals(context);
  const next = await context.newPage();
  await next.goto(`${url}/seasons`);
  await menu(next, name).waitFor();
  assert.deepEqual(statuses, []);
  await context.close();
});

test('a login is not followed by a renewal, whatever is left to do', async () => {
  // one who may play, one whose details are missing (until that player has given them), one without a player
  for (const handle of ['captain', 'returning', newcomer().handle]) {
    const { context, page, faults } = await open(browser);
    const statuses = renewals(context);
    await page.goto(`${url}/api/auth/discord?login_hint=${handle}`);
    await page.waitForFunction(() => document.cookie.includes('loggedIn='));
    await settledPage(page);
    await page.goto(`${url}/register/confirm`);
    await settledPage(page);
    assert.deepEqual({ handle, statuses, faults: faults.take() }, { handle, statuses: [], faults: [] });
    await context.close();
  }
});

test('a token that was stolen and used ends the session, and the page says so by asking to log in', async () => {
  const { context, page } = await newPlayer(browser, {});
  const stolen = await valueOf(context, 'refreshToken');
  const thief = await browser.newContext();
  for (let use = 0; use < 2; use++) {
    await thief.addCookies([{ name: 'refreshToken', value: stolen, url }]);
    await thief.request.post(url + REFRESH);
    // the second time round the thief has what came of the first, and so the owner's token is two generations old
    if (use === 0) await thief.request.post(url + REFRESH);
  }
  await page.goto(`${url}/notifications`);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('features/messages/notifications', 'login') })
    .waitFor();
  assert.equal(await valueOf(context, 'refreshToken'), undefined);
  await Promise.all([context.close(), thief.close()]);
});

test('a logout in one tab is one in the others', async () => {
  const { context, page, name } = await newPlayer(browser, {});
  await page.goto(`${url}/seasons`);
  const other = await context.newPage();
  await other.goto(`${url}/notifications`);
  await menu(other, name).waitFor();
  await menu(page, name).click();
  await page.getByRole('button', { name: text('app', 'user.logout') }).click();
  await page.getByRole('link', { name: text('app', 'user.login') }).waitFor();
  await other
    .getByRole('banner')
    .getByRole('link', { name: text('app', 'user.login') })
    .waitFor({ timeout: 20_000 });
  await context.close();
});
