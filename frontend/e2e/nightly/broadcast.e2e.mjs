// A caster builds the address of a graphic and opens it: it is transparent, and moves at once when staff report. It has an
// instance of its own, because it times what others would disturb.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { startServer } from '../../../tools/server.mjs';

const server = await startServer();
process.env.BASE_URL = server.url;
const { ask: asVisitor, divisionAt, open, text, unplayed } = await import('../lib/support.mjs');

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

const BRACKET = `query ($discriminator: String!, $seasonId: Int!) {
  division(discriminator: $discriminator, seasonId: $seasonId) {
    bracket { series { state seriesId position } entrants { seed team { name } } }
    series { id home { name } away { name } }
  }
}`;

/** A bracket of the season in which a series can be played now. */
async function bracketInPlay() {
  const { currentSeason } = await asVisitor('{ currentSeason { id stages { discriminator } } }');
  for (const { discriminator } of currentSeason.stages) {
    const { division } = await asVisitor(BRACKET, { discriminator, seasonId: currentSeason.id });
    const ready = division.bracket.series.find(({ state, seriesId }) => state === 'READY' && seriesId !== null);
    const series = division.series.find(({ id }) => id === ready?.seriesId);
    if (series) return { series, address: `${server.url}/overlay/bracket/${discriminator}/${currentSeason.id}` };
  }
  throw new Error('no bracket of the season has a series to play');
}

test('a bracket and the ways to a series are on air, can be read, and follow the results', async () => {
  const { series, address } = await bracketInPlay();
  const { page, context, faults } = await open(browser, { width: 1920, height: 1080 });
  await page.goto(address);
  const home = page.locator('.tree-series').getByText(series.home.name, { exact: true });
  await home.first().waitFor();
  const drawn = await page.evaluate(() => {
    const { top, left, right, bottom } = document.querySelector('.plate').getBoundingClientRect();
    const sizes = [...document.querySelectorAll('.team-name')].map((name) =>
      parseFloat(getComputedStyle(name).fontSize),
    );
    const ground = getComputedStyle(document.querySelector('.stage')).backgroundColor;
    return { isWhole: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight, sizes, ground };
  });
  assert.equal(drawn.isWhole, true);
  assert.equal(drawn.ground, 'rgba(0, 0, 0, 0)');
  assert.ok(Math.min(...drawn.sizes) >= 18, `letters of ${Math.min(...drawn.sizes)} px`);

  const before = await home.count();
  const staff = await open(browser, { as: 'admin' });
  const ask = async (query, variables) => {
    const answer = await staff.context.request.post(`${server.url}/graphql`, {
      headers: { origin: server.url },
      data: { query, variables },
    });
    return (await answer.json()).data;
  };
  const { seriesReport } = await ask(`{ seriesReport(seriesId: ${series.id}) { version } }`);
  await ask('mutation ($input: WalkoverInput!) { declareWalkover(input: $input) { __typename } }', {
    input: { seriesId: series.id, walkover: 'HOME', version: seriesReport.version },
  });
  // the winner stands in the next round too
  await home.nth(before).waitFor();

  await page.goto(`${server.url}/overlay/path/${series.id}?lang=en`);
  await page.locator('.path-plate').getByText(series.away.name).first().waitFor();
  assert.equal(await page.locator('.path-plate .line-up').count(), 2);
  assert.deepEqual(faults.take(), []);
  await context.close();
});
