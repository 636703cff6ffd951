// Everyone who knocks: what a login comes to, and how it ends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** Presses the site's own button, chooses an account on the emulator's page, and comes back. */
async function signInByHand(page, handle) {
  await page.getByRole('link', { name: text('app', 'user.login') }).click();
  await page.waitForURL(/\/emulator\/discord\//);
  const back = page.waitForResponse((response) => response.url().includes('/api/auth/discord/callback'));
  await page.locator(`a[href*="${handle}"], button[value="${handle}"], input[value="${handle}"]`).first().click();
  return (await (await back).json()).result;
}

const STOPPED = [
  { handle: 'newcomer', result: 'notConnectedToPlayer', out: { action: '/register', claim: '/register/claim' } },
  { handle: 'claimant', result: 'notConnectedToPlayer', out: { action: '/register', claim: '/register/claim' } },
  { handle: 'returning', result: 'waitingInformation', out: { action: '/register/confirm' } },
  { handle: 'nonmember', result: 'notMember', out: { action: '/member' } },
  { handle: 'outsider', result: 'notMemberOfGuild', out: { action: 'https://chat.bilbollsligan.example' } },
];
const VARIANTS = [
  { language: 'se', theme: 'dark', width: 1280 },
  { language: 'en', theme: 'light', width: 390, height: 844 },
];
for (const { handle, result, out } of STOPPED) {
  test(`${handle} is told what stands in the way, and the way out, in both languages`, async () => {
    for (const variant of VARIANTS) {
      const say = (key) => text('features/auth', `${result}.${key}`, {}, variant.language);
      const { page, context, faults } = await open(browser, variant);
      await page.goto(`${url}/api/auth/discord?login_hint=${handle}`);
      await page.getByRole('heading', { name: say('title') }).waitFor();
      for (const [key, address] of Object.entries(out)) {
        assert.equal(await page.getByRole('link', { name: say(key), exact: true }).getAttribute('href'), address);
      }
      const isSignedIn = (await context.cookies()).some((cookie) => cookie.name === 'accessToken');
      assert.equal(isSignedIn, handle !== 'nonmember' && handle !== 'outsider');
      assert.equal(page.url(), `${url}/callback/login`, 'code and state are gone from the address');
      await page.reload();
      await page.getByRole('heading', { name: say('title') }).waitFor();
      assert.equal(await sidewaysScroll(page), 0);
      assert.deepEqual(faults.take(), []);
      await context.close();
    }
  });
}

test('nothing is fetched from the address with the code, and a code that was used leads on where there is a session', async () => {
  const { page, context } = await open(browser, { as: 'captain' });
  const told = [];
  page.on('request', async (request) => {
    const { referer } = await request.allHeaders().catch(() => ({}));
    if (referer?.includes('code=') && request.resourceType() === 'fetch') told.push(request.url());
  });
  await page.goto(`${url}/callback/login?code=used&state=used`);
  await page.waitForURL(`${url}/`);
  await page.getByRole('button', { name: new RegExp(text('app', 'user.menu')) }).waitFor();
  assert.equal(await page.getByText(text('features/auth', 'error')).count(), 0);
  assert.deepEqual(told, []);
  await context.close();
});

test('the newcomer finds the login by hand: button, the chat, and back', async () => {
  const { page, context, go } = await open(browser);
  await go('/');
  assert.equal(await signInByHand(page, 'newcomer'), 'notConnectedToPlayer');
  await page.getByRole('heading', { name: text('features/auth', 'notConnectedToPlayer.title') }).waitFor();
  await context.close();
});

for (const handle of ['captain', 'foreigner', 'admin']) {
  test(`${handle} gets in, stays in after a reload, and gets out`, async () => {
    const { page, context, go, faults } = await open(browser);
    await go('/');
    assert.equal(await signInByHand(page, handle), 'success');
    await page.waitForURL(`${url}/`);
    const menu = page.getByRole('button', { name: new RegExp(text('app', 'user.menu')) });
    await menu.waitFor();
    await page.reload();
    await menu.click();
    assert.equal(await page.getByRole('link', { name: text('app', 'user.admin') }).count(), handle === 'admin' ? 1 : 0);
    await page.getByRole('button', { name: text('app', 'user.logout') }).click();
    await page.getByRole('link', { name: text('app', 'user.login') }).waitFor();
    const names = (await context.cookies()).map((cookie) => cookie.name);
    assert.deepEqual(
      names.filter((name) => /accessToken|refreshToken/.test(name)),
      [],
    );
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}

test('a made-up return from the provider lets no one in', async () => {
  const { page, context, go } = await open(browser);
  await go('/callback/login?code=made-up&state=made-up');
  await page.getByRole('link', { name: text('app', 'user.login') }).waitFor();
  assert.deepEqual(
    (await context.cookies()).filter((cookie) => /Token$/.test(cookie.name)),
    [],
  );
  await context.close();
});

test('a visitor and a player without a role do not get into the back office', async () => {
  for (const as of [undefined, 'player']) {
    const { page, context } = await open(browser, { as });
    await page.goto(`${url}/admin/matches`);
    await page.waitForURL((address) => !address.pathname.startsWith('/admin'));
    await context.close();
  }
});

// last, for it uses the account up
test('an earlier player confirms their details, and gets in at once and ever after', async () => {
  const say = (key) => text('features/players/registration', key);
  const { page, context, faults } = await open(browser, { width: 390 });
  await page.goto(`${url}/api/auth/discord?login_hint=returning`);
  await page.getByRole('link', { name: text('features/auth', 'waitingInformation.action') }).click();
  const send = page.getByRole('button', { name: say('confirm.send'), exact: true });
  await send.waitFor();
  await page.getByLabel(say('details.platform'), { exact: true }).selectOption('epic');
  await page.getByLabel(say('details.platform-id'), { exact: true }).fill('returning');
  await page.getByLabel(say('details.birthdate'), { exact: true }).fill('2001-02-03');
  await page.getByLabel(say('details.nationality'), { exact: true }).selectOption('SE');
  assert.equal(await send.isDisabled(), true);
  await page.getByRole('checkbox').check();
  await send.click();
  await page.waitForURL(`${url}/`);
  await page.goto(`${url}/register/confirm`);
  await page.waitForURL(`${url}/`);
  // no page is open meanwhile that would ask with the login that is gone
  await page.goto('about:blank');
  await context.clearCookies({ name: /Token$|loggedIn/ });
  await page.goto(`${url}/api/auth/discord?login_hint=returning`);
  await page.waitForURL(`${url}/`);
  assert.deepEqual(faults.take(), []);
  await context.close();
});
