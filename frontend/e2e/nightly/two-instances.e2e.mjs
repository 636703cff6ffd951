// Two instances with one database: what staff report on one moves a page that is open on the other, also after its line was
// lost. They are its own, because the other journeys' instance is one.
import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { builtModule } from '../../../tools/lib/built.mjs';
import { startServer, temporaryFolder } from '../../../tools/server.mjs';

const folder = temporaryFolder();
const { startEmbedded } = await builtModule('embedded/embedded.js');
const database = await startEmbedded(join(folder, 'postgres'), { fast: true });
// the folder has the secrets that both need
const env = { DATABASE_URL: database.appUrl, MIGRATIONS_DATABASE_URL: database.url, DATA_DIR: folder };
const instances = await Promise.all([startServer({ env }), startServer({ env })]);
const [near, far] = instances;
process.env.BASE_URL = near.url;
const { divisionAt, open, text, unplayed } = await import('../lib/support.mjs');

/** A change is there within a second; a slow machine gets some more. */
const SOON_MS = 3000;

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await Promise.all(instances.map((instance) => instance.stop()));
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a report on one instance moves the page on the other, after a lost line too', async () => {
  const { id } = unplayed(await divisionAt(0));
  const staff = await open(browser, { as: 'admin' });
  const ask = async (query, variables) => {
    const answer = await staff.context.request.post(`${near.url}/graphql`, {
      headers: { origin: near.url },
      data: { query, variables },
    });
    return (await answer.json()).data;
  };
  const change = async (name, type, input) => {
    const { seriesReport } = await ask(`{ seriesReport(seriesId: ${id}) { version } }`);
    const done = await ask(`mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, {
      input: { seriesId: id, version: seriesReport.version, ...input },
    });
    assert.notEqual(done?.[name].__typename ?? 'Problem', 'Problem', name);
  };

  const { context, page, faults } = await open(browser);
  const lines = new Set();
  let opened = 0;
  let isAway = false;
  await context.routeWebSocket(/\/graphql$/, (line) => {
    assert.ok(line.url().includes(new URL(far.url).host), 'the page listens to the other instance');
    if (isAway) return void line.close({ code: 1001 });
    const server = line.connectToServer();
    lines.add(line);
    server.onMessage((message) => {
      if (String(message).includes('connection_ack')) opened++;
      line.send(message);
    });
  });
  const isUp = async (times) => {
    while (opened < times) await page.waitForTimeout(20);
    // the server has the subscription
    await page.waitForTimeout(200);
  };
  const told = page.locator('main header').getByText(text('league', 'walkover.short'), { exact: true });

  await page.goto(`${far.url}/series/${id}`);
  await isUp(1);
  assert.equal(await told.count(), 0);
  const from = performance.now();
  await change('declareWalkover', 'WalkoverInput', { walkover: 'HOME' });
  await told.waitFor({ timeout: SOON_MS });
  console.log(`moved the page of the other instance after ${Math.round(performance.now() - from)} ms`);

  isAway = true;
  for (const line of lines) await line.close({ code: 1001 });
  await change('resetSeries', 'ResetSeriesInput', {});
  // long enough for the message that no one hears
  await page.waitForTimeout(500);
  assert.equal(await told.count(), 1, 'without a line nothing moves');
  isAway = false;
  // the browser is online again, and does not wait for its next attempt
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await told.waitFor({ state: 'detached', timeout: SOON_MS });

  // and it hears again what comes after
  await isUp(2);
  await change('declareWalkover', 'WalkoverInput', { walkover: 'AWAY' });
  await told.waitFor({ timeout: SOON_MS });
  assert.deepEqual(faults.take(), []);
});
