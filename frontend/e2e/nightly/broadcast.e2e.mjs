// A caster builds the address of a graphic and opens it: it is transparent, and moves at once when staff report. It has an
// instance of its own, because it times what others would disturb.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { startServer } from '../../../tools/server.mjs';

const server = await startServer();
process.env.BASE_URL = server.url;
const { divisionAt, open, text, unplayed } = await import('../lib/support.mjs');

const say = (key, values) => text('features/broadcast', key, values);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(async () => {
  await browser?.close();
  await server.stop();
});

test('a built address opens as a transparent graphic, which moves when staff report', async () => {
  const { page, context, go, faults } = await open(browser);
  const { id } = unplayed(await divisionAt(0));
  await go(`/casters?graphic=${encodeURIComponent(`/overlay/series/${id}`)}`);
  const address = page.getByLabel(say('address'));
  await page.getByLabel(say('choose.place')).selectOption('bottom');
  await page.getByLabel(say('part.division')).uncheck();
  const built = `${server.url}/overlay/series/${id}?place=bottom&hide=division`;
  await page.waitForFunction(
    (wanted) => [...document.querySelectorAll('input')].some((one) => one.readOnly && one.value === wanted),
    built,
  );
  assert.equal(await address.inputValue(), built);
  await page.locator('.stage .score').waitFor();

  const air = await context.newPage();
  let isHeard = false;
  air.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => (isHeard ||= String(payload).includes('connection_ack'))),
  );
  await air.goto(built);
  const score = air.locator('.score');
  await score.waitFor();
  const grounds = await air.evaluate(() =>
    [document.documentElement, document.body, document.querySelector('.stage')].map(
      (part) => getComputedStyle(part).backgroundColor,
    ),
  );
  assert.deepEqual(grounds, Array(3).fill('rgba(0, 0, 0, 0)'));
  assert.equal(await air.locator('header, footer, nav, [role=dialog], #loading').count(), 0);
  while (!isHeard) await air.waitForTimeout(50);
  // the server has the subscription
  await air.waitForTimeout(200);

  const staff = await open(browser, { as: 'admin' });
  const ask = async (query, variables) => {
    const answer = await staff.context.request.post(`${server.url}/graphql`, {
      headers: { origin: server.url },
      data: { query, variables },
    });
    return (await answer.json()).data;
  };
  const { seriesReport } = await ask(`{ seriesReport(seriesId: ${id}) { version } }`);
  assert.ok(!(await score.innerText()).includes(say('walkover')));
  const from = performance.now();
  await ask('mutation ($input: WalkoverInput!) { declareWalkover(input: $input) { __typename } }', {
    input: { seriesId: id, walkover: 'HOME', version: seriesReport.version },
  });
  await score.getByText(say('walkover'), { exact: true }).waitFor();
  const ms = performance.now() - from;
  // a second on a machine that does nothing else; the polling that would replace it takes far longer
  assert.ok(ms < 5000, `pushed and not asked for, after ${Math.round(ms)} ms`);
  assert.deepEqual(faults.take(), []);

  // nothing on air for an address without a series, and words for who looks for the reason
  await air.goto(`${server.url}/overlay/series/2147483647?debug=1`);
  await air.getByText(say('debug.unknown')).waitFor();
  await air.goto(`${server.url}/overlay/series/2147483647`);
  await air.locator('.stage').waitFor();
  assert.equal(await air.locator('.stage').innerText(), '');
});
