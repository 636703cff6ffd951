// Everybody who knocks: what a login comes to, and how it ends.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { open, text, url } from './support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** Presses the site's own button, chooses an account on the stand-in's page, and comes back. */
async function signInByHand(page, handle) {
  await page.getByRole('link', { name: text('app', 'user.login') }).click();
  await page.waitForURL(/\/emulator\/discord\//);
  const back = page.waitForResponse((response) => response.url().includes('/api/auth/discord/callback'));
  await page.locator(`a[href*="${handle}"], button[value="${handle}"], input[value="${handle}"]`).first().click();
  return (await (await back).json()).result;
}

const stopped = [
  { handle: 'newcomer', result: 'notConnectedToPlayer', why: 'has no player' },
  { handle: 'claimant', result: 'notConnectedToPlayer', why: 'a player waits to be claimed' },
  { handle: 'returning', result: 'waitingInformation', why: 'details are missing' },
  { handle: 'nonmember', result: 'notMember', why: 'is Swedish and not in the association' },
  { handle: 'outsider', result: 'notMemberOfGuild', why: 'is not on the chat server' },
];
for (const { handle, result, why } of stopped) {
  test(`${handle} is told what stands in the way: ${why}`, async () => {
    const { page, context, go } = await open(browser);
    await go('/');
    assert.equal(await signInByHand(page, handle), result);
    await page.getByRole('heading', { name: text('features/auth', `${result}.title`) }).waitFor();
    await context.close();
  });
}

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

test('a made-up return from the provider lets nobody in', async () => {
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
    await page.waitForURL((address) => !address.pathname.startsWith('/admin'), { timeout: 10_000 });
    await context.close();
  }
});
