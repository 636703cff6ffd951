// A result that staff store moves the open pages of visitors without a reload, also after their line was lost, and not the
// pages of readers who hide results.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { divisionAt, open, text, url } from '../lib/support.mjs';

/** More for a measurement: LIVE_ROUNDS=20 prints the slowest of twenty. */
const ROUNDS = Number(process.env.LIVE_ROUNDS ?? 2);

let browser;
let staff;
before(async () => {
  browser = await launchBrowser();
  staff = await open(browser, { as: 'admin' });
});
after(() => browser?.close());

/** What staff do, by the API. */
async function act(name, type, input) {
  const { data, errors } = await staff.context.request
    .post(`${url}/graphql`, {
      headers: { origin: url },
      data: {
        query: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename ... on Problem { code messageKey } } }`,
        variables: { input },
      },
    })
    .then((answer) => answer.json());
  assert.notEqual(data?.[name].__typename ?? 'Problem', 'Problem', JSON.stringify({ data, errors }));
}

async function versionOf(seriesId) {
  const answer = await staff.context.request.post(`${url}/graphql`, {
    headers: { origin: url },
    data: { query: `{ seriesReport(seriesId: ${seriesId}) { version } }` },
  });
  return (await answer.json()).data.seriesReport.version;
}

const walkover = async (seriesId) =>
  act('declareWalkover', 'WalkoverInput', { seriesId, walkover: 'HOME', version: await versionOf(seriesId) });
const reset = async (seriesId) =>
  act('resetSeries', 'ResetSeriesInput', { seriesId, version: await versionOf(seriesId) });

/** In the page: the points of a division's table. */
const pointsOf = () => [...document.querySelectorAll('main table td.strong')].map((cell) => cell.textContent).join();

/** A page of the visitor whose lines the test can cut. */
async function watching(context, path, seriesId) {
  const lines = new Set();
  let opened = 0;
  const page = await context.newPage();
  await page.routeWebSocket(/\/graphql$/, (line) => {
    const far = line.connectToServer();
    lines.add(line);
    far.onMessage((message) => {
      if (String(message).includes('connection_ack')) opened++;
      line.send(message);
    });
  });
  await page.goto(url + path);
  const score = page.locator(`a[href="/series/${seriesId}"]`);
  await score.or(page.locator('main th')).first().waitFor({ state: 'attached' });
  const pointsBefore = await page.evaluate(pointsOf);
  /** Waits until the page shows the walkover or no longer does: in the series' row, or by the division's table. */
  const isTold = (isThere) =>
    page.waitForFunction(
      ([id, before, isTable, wanted]) =>
        (isTable
          ? [...document.querySelectorAll('main table td.strong')].map((cell) => cell.textContent).join() !== before
          : [...document.querySelectorAll(`a[href="/series/${id}"]`)].some((link) =>
              (link.closest('tr') ?? link).textContent.includes('WO'),
            )) === wanted,
      [seriesId, pointsBefore, path.startsWith('/division'), isThere],
      { timeout: 10_000, polling: 20 },
    );
  const isUp = async (times = 1) => {
    while (opened < times) await page.waitForTimeout(50);
    // the server has the subscription
    await page.waitForTimeout(200);
  };
  const cut = async () => {
    for (const line of lines) await line.close({ code: 1001 });
    lines.clear();
  };
  return { page, score, isTold, isUp, cut };
}

test('a result moves the open pages, after a lost line too', async () => {
  // other journeys report in the first division, and the earliest series
  const division = await divisionAt(2);
  const series = division.series.findLast(({ state }) => state !== 'REPORTED');
  assert.ok(series, 'the division has a series without a result');
  const soon = new Intl.DateTimeFormat('sv-SE', {
    dateStyle: 'short',
    timeStyle: 'short',
    timeZone: 'Europe/Stockholm',
  });
  const { id: seriesId } = series;
  await act('planSeries', 'PlanSeriesInput', {
    ...{ seriesId, isStreamed: false, version: await versionOf(seriesId) },
    scheduledAt: soon.format(new Date()),
  });
  const { context } = await open(browser);
  const pages = await Promise.all(['/', division.path, '/tonight'].map((path) => watching(context, path, seriesId)));
  await Promise.all(pages.map(({ isUp }) => isUp()));
  const waits = [];
  const moves = async (change, isThere) => {
    await Promise.all(pages.map(({ isTold }) => isTold(!isThere)));
    const from = performance.now();
    await change(seriesId);
    await Promise.all(pages.map(({ isTold }) => isTold(isThere)));
    waits.push(performance.now() - from);
  };
  for (let round = 0; round < ROUNDS; round += 2) {
    await moves(walkover, true);
    await moves(reset, false);
  }
  waits.sort((one, other) => one - other);
  console.log(`moved three pages ${waits.length} times: ${waits.map(Math.round).join(', ')} ms`);
  // a second on a machine that does nothing else; here other journeys run, and the polling that would replace it takes far longer
  assert.ok(waits[0] < 5000, `pushed and not asked for, at best ${waits[0]} ms`);

  await Promise.all(pages.map(({ cut }) => cut()));
  await walkover(seriesId);
  // the browser is online again, and does not wait for its next attempt
  for (const { page } of pages) await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await Promise.all(pages.map(({ isTold }) => isTold(true)));

  const hide = text('league/spoilers', 'switch');
  const show = text('league/spoilers', 'show-of', { home: series.home.name, away: series.away.name });
  const [, , { page, score }] = pages;
  await page.getByRole('button', { name: hide }).click();
  const told = score.getByText('WO', { exact: true });
  assert.equal(await told.isVisible(), false);
  await page.reload({ waitUntil: 'commit' });
  await told.waitFor({ state: 'attached' });
  assert.equal(await told.isVisible(), false, 'not even for a moment');
  await page.getByRole('button', { name: show }).click();
  await told.waitFor();

  // who opens a link that such a reader shared has hidden results too, for the visit
  const { context: other } = await open(browser);
  const shared = await other.newPage();
  await shared.goto(`${url}/series/${series.id}?spoilers=off`);
  await shared.getByRole('button', { name: show }).first().waitFor();
  await shared.goto(`${url}/tonight`);
  await shared.getByRole('button', { name: show }).waitFor();
});
