// A Swedish newcomer: from the start page through the membership to a player, with one login.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { newcomer } from './lib/people.mjs';
import { open, text, url } from './lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const REG = 'features/players/registration';
const M = 'features/auth/membership';

test('who is new and Swedish becomes a member and a player without a second login', async () => {
  const { serial, handle } = newcomer();
  const visitor = await open(browser, { width: 390, height: 844 });
  await visitor.go('/');
  const join = visitor.page.getByRole('link', { name: text('features/home', 'welcome.join'), exact: true });
  assert.equal(await join.getAttribute('href'), '/register');
  await visitor.context.close();

  const { page, context, faults, go } = await open(browser, { width: 390, height: 844, as: handle });
  const label = (name) => page.getByLabel(name, { exact: true });
  await go('/register');
  await label(text(REG, 'details.birthdate')).fill('2000-01-31');
  await label(text(REG, 'details.nationality')).selectOption('SE');
  await label(text(REG, 'details.platform')).selectOption('steam');
  await label(text(REG, 'details.platform-id')).fill(`konto-${serial}`);
  await page.getByRole('link', { name: text(REG, 'membership.join') }).click();

  await label(text(M, 'first-name')).fill('Ada');
  assert.match(await label(text(M, 'email')).inputValue(), new RegExp(`^${handle}@`), 'the address is known');
  await label(text(M, 'last-name')).fill('Ek');
  await label(text(M, 'phone')).fill('070-123 45 67');
  const day = new Date(Date.UTC(1945, 0, 1) + (serial % 18_000) * 86_400_000).toISOString().slice(0, 10);
  await label(text(M, 'ssn')).fill(`${day.replaceAll('-', '')}-${String(serial % 10_000).padStart(4, '0')}`);
  await label(text(M, 'address')).fill('Gatan 1');
  await label(text(M, 'zip')).fill('111 11');
  await label(text(M, 'city')).fill('Orten');
  await page.getByLabel(text(M, 'sex')).selectOption('na');
  await page.getByLabel(/^Jag vill bli medlem/).check();
  await page.getByLabel(/^Jag godkänner/).check();
  await page.getByRole('button', { name: text(M, 'send'), exact: true }).click();
  await page.getByRole('link', { name: text(M, 'player') }).click();

  await page.getByText(/^Du är medlem i/).waitFor();
  assert.equal(await label(text(REG, 'details.platform-id')).inputValue(), `konto-${serial}`, 'what was typed is kept');
  await page.reload();
  await page.getByText(/^Du är medlem i/).waitFor();
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: text(REG, 'new.send') }).click();
  await page.waitForURL(`${url}/`);
  await page.getByRole('link', { name: text('features/home/own', 'next.create') }).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});
