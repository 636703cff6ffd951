// Who applies for membership of the association: every mistake has its sentence, and a member gets in.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { settledPage } from '../../tools/lib/page-checks.mjs';
import { inLooks } from './lib/looks.mjs';
import { life, newcomer, register, VARIANTS } from './lib/people.mjs';
import { url } from './lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const MEMBER_ERRORS = ['firstName', 'lastName', 'email', 'phone', 'ssn', 'address', 'zip', 'city', 'sex', 'agree'];

for (const variant of inLooks(VARIANTS)) {
  const { say, window, button, shoot } = life(variant);
  const where = `${variant.language}, ${variant.width} px`;

  test(`who is no member applies, hears of every mistake, and gets in (${where})`, async () => {
    const { serial, handle } = newcomer();
    const { page, context, faults, go } = await window(browser, { as: handle });
    await register(context, serial, 'SE');
    await context.clearCookies({ name: /accessToken|refreshToken|loggedIn/ });
    await page.goto(`${url}/api/auth/discord?login_hint=${handle}`);
    await page.getByRole('heading', { name: say('features/auth', 'notMember.unknownAddress.title') }).waitFor();
    await shoot(page, 'login-not-member');
    await page.getByRole('link', { name: say('features/auth', 'notMember.action') }).click();

    const M = 'features/auth/membership';
    const send = button(page, M, 'send');
    await send.click();
    for (const key of MEMBER_ERRORS)
      await page
        .getByText(say('lib', `member.form.${key}`))
        .first()
        .waitFor();
    await shoot(page, 'member-errors');
    const fill = (key, value) => page.getByLabel(say(M, key), { exact: true }).fill(value);
    await fill('first-name', 'Ada');
    await fill('last-name', 'Ek');
    await fill('email', 'not an address');
    await fill('phone', '08-123 45 67');
    await fill('ssn', '850230-1234');
    await fill('address', 'Gatan 1');
    await fill('zip', '111 11');
    await fill('city', 'Orten');
    await page.getByLabel(say(M, 'sex')).selectOption('na');
    await page.getByLabel(/^Jag vill bli medlem|^I want to become a member/).check();
    await page.getByLabel(/^Jag godkänner|^I agree/).check();
    await send.click();
    for (const key of ['email', 'phone', 'ssn'])
      await page
        .getByText(say('lib', `member.form.${key}`))
        .first()
        .waitFor();
    await shoot(page, 'member-wrong');
    await fill('email', `${handle}@example.se`);
    await fill('phone', '070-123 45 67');
    await fill('ssn', personalNumber(serial));
    await send.click();
    await page.getByText(say('lib', 'member.success.formsave')).waitFor();
    await shoot(page, 'member-saved');
    await page.goto(`${url}/api/auth/discord?login_hint=${handle}`);
    await page.waitForURL(`${url}/`);
    await settledPage(page);
    assert.deepEqual(faults.take(), []);
    await go('/member');
    await context.close();
  });
}

/** Another one for each serial; its check digit is wrong, which is a warning. */
function personalNumber(serial) {
  const day = new Date(Date.UTC(1940, 0, 1) + (serial % 20_000) * 86_400_000).toISOString().slice(0, 10);
  return `${day.replaceAll('-', '')}-${String(serial % 10_000).padStart(4, '0')}`;
}
