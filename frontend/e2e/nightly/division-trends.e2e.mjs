// A visitor looks at a division: tries results, sees table and odds move, and shares the address.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { divisionAt, open, text } from '../lib/support.mjs';

const say = (key, values) => text('features/seasons/divisions/trends', key, values);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('tried results move the table and the odds, which a worker reckons, and the address has them', async () => {
  const { page, context, go, faults } = await open(browser);
  const workers = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  const { path } = await divisionAt(0);
  await go(path);
  await page.getByRole('tab', { name: text('features/seasons/divisions', 'tab.odds') }).click();
  await page.getByText(say('odds.each-place')).click();
  const odds = page.getByRole('table', { name: say('odds.caption') });
  await odds.waitFor();
  assert.match(workers[0] ?? 'none', /\/assets\/odds\.worker-[\w-]+\.js$/);

  const before = await odds.innerText();
  const results = page.getByRole('group').getByRole('button', { name: /^[034]–[034]$/ });
  await results.last().scrollIntoViewIfNeeded();
  await results.nth(1).click();
  const table = page.getByRole('table', { name: say('if.caption') });
  await table.waitFor();
  await page.waitForFunction(
    ([name, text]) =>
      [...document.querySelectorAll('table')].some((one) => one.caption?.innerText === name && one.innerText !== text),
    [say('odds.caption'), before],
  );

  const shared = page.url();
  assert.match(shared, /[?&]if=\d+%3A\d-\d/);
  await page.goto(shared);
  await table.waitFor();
  assert.equal(await page.getByRole('group').locator('button[aria-pressed=true]').count(), 1);
  await page.getByRole('button', { name: say('if.reset') }).click();
  await table.waitFor({ state: 'detached' });
  assert.doesNotMatch(page.url(), /[?&]if=/);
  assert.deepEqual(faults.take(), []);
  await context.close();
});
