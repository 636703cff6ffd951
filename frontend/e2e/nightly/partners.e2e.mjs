// An admin makes a partner's key, the partner's program reads with it, and the admin changes it, sees its use and revokes it.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { shoot, VARIANTS } from '../lib/people.mjs';
import { open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const FEED = '/api/feeds/results.atom';

/** A program of the partner's. The instance learns of a key a moment after the commit. */
async function read(secret, path = '/graphql') {
  const init = { method: 'POST', body: JSON.stringify({ query: '{ seasons { id } }' }) };
  const headers = { 'Content-Type': 'application/json', 'X-Api-Key': secret };
  const answer = await fetch(url + path, { headers, ...(path === FEED ? {} : init) });
  return { status: answer.status, policy: answer.headers.get('RateLimit-Policy'), body: await answer.text() };
}

async function until(status, secret, path) {
  for (let times = 0; times < 100; times++) {
    const answer = await read(secret, path);
    if (answer.status === status) return answer;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`never ${status}`);
}

for (const variant of inLooks(VARIANTS)) {
  const { language, width, height, theme } = variant;
  test(`a key is made, used, narrowed and revoked, ${width} px wide`, async () => {
    const say = (key, values) => text('features/admin/partners', key, values, language);
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    const name = `Sajten ${width} ${Date.now() % 100_000}`;
    const check = async (shot) => {
      assert.equal(await sidewaysScroll(page), 0, shot);
      assert.deepEqual(await shutOuts(page), [], shot);
      await shoot(page, shot, variant);
    };
    const press = (key) => page.getByRole('button', { name: say(key), exact: true }).click();

    await go('/admin/partners');
    await press('make');
    await page.getByLabel(say('field.name'), { exact: true }).fill(name);
    await page.getByLabel(say('field.contact')).fill('Ada Andersson, ada@example.se');
    await page.getByLabel(say('field.ownLimit')).fill('600');
    await check('partners-make');
    await press('make-do');
    await page.getByText(say('once'), { exact: true }).waitFor();
    const secret = await page.getByLabel(say('key'), { exact: true }).inputValue();
    for (let times = 0; times < 3; times++) await page.keyboard.press('Escape');
    await page.mouse.click(3, 3);
    assert.equal(await page.getByLabel(say('key'), { exact: true }).inputValue(), secret, 'a slip does not lose it');
    await check('partners-secret');
    await press('have-saved');
    assert.ok(!(await page.content()).includes(secret));

    assert.match((await until(200, secret)).policy, /^"key";q=600;w=60$/);
    assert.equal((await read(secret, FEED)).status, 200);

    const link = () => page.getByRole('link', { name: say('open-name', { name }) });
    await link().first().click();
    const dialog = page.getByRole('dialog', { name: say('open-name', { name }), exact: true });
    await dialog.getByLabel(say('field.readsRest')).uncheck();
    await dialog.getByRole('button', { name: say('save'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    assert.match((await until(403, secret, FEED)).body, /rest:read/);

    // the sums of ten seconds are stored at once
    await page.waitForTimeout(11_000);
    await go('/admin/partners');
    await check('partners');
    await link().first().click();
    await dialog.getByText(say('use-table')).click();
    await dialog.getByRole('table', { name: say('use-caption') }).waitFor();
    await check('partners-key');
    await dialog.getByRole('button', { name: say('revoke'), exact: true }).click();
    const question = page.getByRole('dialog', { name: say('revoke-ask', { name }) });
    await check('partners-revoke');
    await question.getByRole('button', { name: say('revoke-do'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    assert.equal((await read(secret)).status, 401);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
