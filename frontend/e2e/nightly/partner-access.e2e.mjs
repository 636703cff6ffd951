// A partner without a question (R48): applies, is accepted with one press, reads with an own key, gets a webhook's test, sends it again,
// replaces the key and withdraws the old one. The receiver is on this machine, so the instance may send anywhere.
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { portOf, startServer } from '../../../tools/server.mjs';

const server = await startServer({ env: { WEBHOOK_TARGETS: 'any' } });
process.env.BASE_URL = server.url;
const { open, text } = await import('../lib/support.mjs');

let browser;
let receiver;
const got = [];
before(async () => {
  browser = await launchBrowser();
  receiver = createServer((req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => {
      got.push({ id: req.headers['webhook-id'], body });
      res.writeHead(200).end('tack');
    });
  });
  await new Promise((done) => receiver.listen(0, '127.0.0.1', done));
});
after(async () => {
  await browser?.close();
  receiver?.close();
  await server.stop();
});

const NAME = 'Statistiksajten';
const ACCESS = 'features/partners/access';
const STAFF = 'features/admin/partners';
const say = (key, values) => text(ACCESS, key, values);
const press = (page, key, values) => page.getByRole('button', { name: say(key, values), exact: true }).click();
const inDialog = (page, key) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: say(key), exact: true })
    .click();

/** What the league answers to a program with this key. */
const statusWith = async (key) => {
  const query = encodeURIComponent('{ seasons { id } }');
  return (await fetch(`${server.url}/graphql?query=${query}`, { headers: { 'X-Api-Key': key } })).status;
};

/** The secret that is shown now; the press says that it is saved. */
async function shownSecret(page) {
  await page.getByText(say('secret.once-key')).waitFor();
  const secret = await page.getByLabel(say('secret.label-key')).inputValue();
  await press(page, 'secret.have-saved');
  return secret;
}

test('from the application to a withdrawn key, on a phone', { timeout: 240_000 }, async () => {
  const partner = await open(browser, { as: 'player', width: 390, height: 844 });
  const { page } = partner;
  await partner.go('/developers');
  await page.getByRole('link', { name: text('features/content/information', 'developers.apply') }).click();
  await page.getByLabel(say('application.name')).fill(NAME);
  await page.getByLabel(say('application.purpose')).fill('Tabeller för supportrar');
  await page.getByLabel(say('application.contact')).fill('ada@example.se');
  await press(page, 'application.send');
  await page.getByText(say('waiting.title', { name: NAME })).waitFor();

  const staff = await open(browser, { as: 'admin' });
  await staff.go('/admin/partners');
  await staff.page.getByRole('button', { name: text(STAFF, 'partner.accept-named', { name: NAME }) }).click();
  await staff.page.getByText(`${NAME} · ${text(STAFF, 'partner.status.ACCEPTED')}`).waitFor();

  await partner.go('/notifications');
  await page.getByText(`”${NAME}” är godkänd som partner.`).waitFor();
  await partner.go('/developers/access');
  await press(page, 'keys.make');
  await page.getByLabel(say('keys.name'), { exact: true }).fill('Appen');
  await inDialog(page, 'keys.make-do');
  const former = await shownSecret(page);
  assert.equal(await statusWith(former), 200);

  await press(page, 'webhooks.make');
  await page.getByLabel(say('webhooks.name'), { exact: true }).fill('Boten');
  await page.getByLabel(say('webhooks.url')).fill(`http://127.0.0.1:${portOf(receiver)}/hook`);
  await inDialog(page, 'webhooks.make-do');
  await page.getByText(say('secret.once-webhook')).waitFor();
  await press(page, 'secret.have-saved');
  await press(page, 'webhooks.test-named', { name: 'Boten' });
  await page.getByText(say('deliveries.heading')).click();
  await page.getByText(new RegExp(`^test · .* · ${say('deliveries.state.DONE')} · 200`)).click();
  await page.getByText('tack', { exact: true }).waitFor();
  await press(page, 'deliveries.replay');
  await page.getByText(new RegExp(` · ${say('deliveries.state.DONE')} · 200 · ${say('deliveries.again')}$`)).waitFor();
  assert.equal(got.length, 2);
  assert.equal(got[1].body, got[0].body);
  assert.equal(await sidewaysScroll(page), 0);

  await press(page, 'keys.replace-named', { name: 'Appen' });
  await inDialog(page, 'keys.replace-do');
  const present = await shownSecret(page);
  assert.deepEqual([await statusWith(former), await statusWith(present)], [200, 200]);
  const ended = page.locator('li', { hasText: say('keys.ends', { at: '' }).replace(/\s*\.$/, '') });
  await ended.getByRole('button', { name: say('keys.revoke-named', { name: 'Appen' }) }).click();
  await inDialog(page, 'keys.revoke-do');
  await ended.waitFor({ state: 'detached' });
  assert.deepEqual([await statusWith(former), await statusWith(present)], [401, 200]);

  assert.deepEqual([...partner.faults.take(), ...staff.faults.take()], []);
  await partner.context.close();
  await staff.context.close();
});
