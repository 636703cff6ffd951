// Staff drop all replay files of a night at once: each file finds its series, the reports are filled, and Enter leads
// from one to the next. The files are written by the project's own encoder, with the accounts of invented players.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { builtModule } from '../../../tools/lib/built.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { askAs } from '../lib/people.mjs';
import { ask, open, savedNotice, text } from '../lib/support.mjs';

const { encodeReplay } = await builtModule('integrations/replay-parser/testing/replay-encoder.js');

const say = (key, values) => text('features/admin/report/night', key, values);
const report = (key, values) => text('features/report', key, values);

const SERIES = 20;
const MOST_GAMES = 5;
/** The games of a clean win. */
const GAMES = { FIRST_TO_3: 3, FOUR_PLUS_DECIDER: 4 };
const BY_HAND = 5;
/** The presses for a player in each row of a game, by hand and for each game: the field and the choice. */
const PLAYERS_BEFORE = 12;
/** The presses for one series on its own page: choose files, three of them in the system's dialog, open, save, next. */
const PRESSES_BEFORE = 7;

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Can a file name the account? The demo league knows PlayStation players by their names, and some by no number. */
const isWritable = ({ platform, accountId }) => platform === 'PLAYSTATION' || /^\d+$|^[0-9a-f]{32}$/.test(accountId);

/** Series that wait for a result, of different teams where possible, with the line-ups of both sides. */
async function waitingSeries(page, count) {
  const { adminSeries } = await askAs(
    page,
    `query ($filter: AdminSeriesFilter!) {
      adminSeries(filter: $filter) { items { series { id scheduledAt format season { id } home { id name } away { id name } } } }
    }`,
    { filter: { state: 'TIME_SET', sort: 'TIME' } },
  );
  const { currentSeason } = await ask('{ currentSeason { id } }');
  const found = [];
  for (const { series } of adminSeries.items) {
    if (found.length === count) break;
    if (series.season.id !== currentSeason.id) continue;
    const { seriesReport } = await askAs(
      page,
      `query ($id: Int!) { seriesReport(seriesId: $id) {
        home { nickname isOnRoster accounts { platform accountId } } away { nickname isOnRoster accounts { platform accountId } }
      } }`,
      { id: series.id },
    );
    const side = (all) =>
      all.filter(({ isOnRoster, accounts }) => isOnRoster && accounts[0] && isWritable(accounts[0])).slice(0, 3);
    const sides = { home: side(seriesReport.home), away: side(seriesReport.away) };
    if (sides.home.length === 3 && sides.away.length === 3) found.push({ ...series, sides });
  }
  return found;
}

// a box score that no earlier run has stored
let serial = Date.now() % 1_000_000;

/** Files of the games of a series that its home team wins. The accounts are known, the names are new. */
const filesOf = ({ scheduledAt, format, sides }) =>
  Array.from({ length: GAMES[format] }, (_, game) => {
    serial += 1;
    const homeColour = game % 2;
    const rows = (players, team, goals) =>
      players.map(({ accounts: [account] }, index) => ({
        name: `<b>Okänd ${serial} ${index}</b>`,
        platform: account.platform.toLowerCase(),
        ...(/^\d+$|^[0-9a-f]{32}$/.test(account.accountId)
          ? { accountId: account.accountId }
          : { accountId: String(serial * 10 + index + (team === homeColour ? 0 : 5)), accountName: account.accountId }),
        team,
        goals: index === 0 ? goals : 0,
        score: index === 0 ? serial % 9999 : Math.floor(serial / 9999),
        shots: goals,
      }));
    // of a series that is still to come, the game is now
    const start = Math.min(Date.parse(scheduledAt) + (game + 1) * 600_000, Date.now() - (MOST_GAMES - game) * 600_000);
    const content = encodeReplay(
      {
        id: `night-${Date.now()}-${serial}`,
        teamSize: 3,
        epochSeconds: Math.floor(start / 1000),
        blueGoals: homeColour === 0 ? 2 : 0,
        orangeGoals: homeColour === 1 ? 2 : 0,
        players: [...rows(sides.home, homeColour, 2), ...rows(sides.away, 1 - homeColour, 0)],
      },
      { body: Buffer.alloc(200_000, 7) },
    );
    return { name: `${serial}.replay`, mimeType: 'application/octet-stream', buffer: content };
  });

/** In an order that says nothing. */
const shuffled = (items) =>
  [...items].sort((a, b) => (a.name.length + a.name < b.name.length + b.name ? 1 : -1)).reverse();

test('twenty series of a night are dropped at once and confirmed by Enter', { timeout: 300_000 }, async () => {
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  await go('/admin/series/all');
  const series = await waitingSeries(page, SERIES);
  assert.equal(series.length, SERIES, 'the demo league has too few series that wait');
  let presses = 0;
  const press = async (act) => {
    presses += 1;
    await act;
  };

  await press(
    page
      .getByRole('link', { name: text('features/admin/series', 'night') })
      .first()
      .click(),
  );
  // choosing a folder of files: the button, the folder, and "open"
  presses += 3;
  const files = shuffled(series.flatMap((each) => filesOf(each)));
  const began = Date.now();
  await page.locator('input[type="file"][multiple]').setInputFiles(files);
  const first = page.getByRole('link', {
    name: new RegExp(`^${say('cards.first', { home: '', away: '' }).slice(0, 10)}`),
  });
  await first.waitFor({ timeout: 120_000 });
  const read = Date.now() - began;
  assert.equal(await page.getByRole('heading', { level: 3 }).count(), SERIES);
  assert.ok(await first.evaluate((link) => link === document.activeElement), 'Enter does not begin');

  const untouched = [];
  await press(page.keyboard.press('Enter'));
  for (let done = 0; done < SERIES; done++) {
    await page.getByText(report('night.check')).waitFor();
    await page.getByText(report('result.possible')).first().waitFor();
    const save = button(page, report('result.save'));
    // the next one has opened by itself; its save button waits a moment, lest the last Enter was pressed twice
    const isReady = await save.evaluate(async (it) => {
      for (let tries = 0; tries < 20 && it !== document.activeElement; tries++) {
        await new Promise((resume) => setTimeout(resume, 50));
      }
      return it === document.activeElement;
    });
    if (!isReady) {
      untouched.push(await page.title());
      await save.focus();
      presses += 1;
    }
    const here = page.url();
    await press(page.keyboard.press('Enter'));
    await page.waitForURL((url) => url.href !== here);
    await savedNotice(page).waitFor();
  }
  await page.getByText(report('next.night-over')).waitFor();
  await page.getByText(say('progress.series_other', { count: SERIES, open: 0, reported: SERIES })).waitFor();
  assert.deepEqual(faults.take(), []);

  const before = SERIES * PRESSES_BEFORE;
  console.log(
    `${files.length} files read and filled in ${read} ms; ` +
      `${presses} presses for ${SERIES} series, ${before} one by one; ${untouched.length} had something to check`,
  );
  assert.ok(presses <= before / 3, `${presses} presses are more than a third of ${before}`);

  // five more by hand: the line-ups are the last ones, and the goals are typed
  const { adminSeries } = await askAs(
    page,
    `query { adminSeries(filter: { state: TIME_SET, sort: TIME }) { items { series { id format season { id } } } } }`,
  );
  const left = adminSeries.items
    .map((each) => each.series)
    .filter(({ id, season }) => season.id === series[0].season.id && !series.some((done) => done.id === id));
  assert.ok(left.length >= BY_HAND, 'the demo league has too few series that wait');
  let byHand = 0;
  let handBefore = 0;
  const reported = new Set();
  for (let done = 0; done < BY_HAND; done++) {
    // the next one has opened by itself, unless only series that are still to come are left
    const opened = left.find(({ id }) => page.url().includes(`/matches/${id}/report`));
    const { id, format } = opened ?? left.find((series) => !reported.has(series.id));
    if (!opened) await go(`/admin/matches/${id}/report`);
    reported.add(id);
    const lineUps = button(page, report('games.last-line-up'));
    await lineUps.waitFor();
    // the one that opened by itself begins there
    if (!opened) await lineUps.focus();
    await page.waitForFunction((it) => it === document.activeElement, await lineUps.elementHandle());
    await page.keyboard.press('Enter');
    const games = GAMES[format];
    for (let game = 0; game < games; game++) await page.locator(`[id="game-${game}-home-0-goals"]`).fill('1');
    const here = page.url();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.href !== here);
    await savedNotice(page).waitFor();
    // the line-ups, a field and a digit for each game, and save; the row of the list only if it did not open by itself
    const common = 2 + 2 * games;
    byHand += common + (opened ? 0 : 1);
    handBefore += common + PLAYERS_BEFORE * games;
    const { series: stored } = await ask('query ($id: Int!) { series(id: $id) { homeGames } }', { id });
    assert.equal(stored.homeGames, games);
  }
  const all = SERIES + BY_HAND;
  console.log(
    `${presses + byHand} presses for ${all} series, ${BY_HAND} of them by hand; ${before + handBefore} before`,
  );
  assert.ok(presses + byHand <= (before + handBefore) / 3);
  assert.deepEqual(faults.take(), []);

  for (const { id, format } of series.slice(0, 3)) {
    const { series: stored } = await ask('query ($id: Int!) { series(id: $id) { homeGames awayGames } }', { id });
    assert.deepEqual(stored, { homeGames: GAMES[format], awayGames: 0 });
  }
  await context.close();
});

test(
  'a night of rubbish has a sentence for each file, and a reload keeps what is read',
  { timeout: 120_000 },
  async () => {
    const { page, context, go, faults } = await open(browser, { as: 'admin' });
    await go('/admin/matches/replays');
    const [series] = await waitingSeries(page, 1);
    const night = filesOf(series);
    const rubbish = Array.from({ length: 118 }, (_, index) => ({
      name: `<img src=x onerror=alert(1)> ${index}.replay`,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from('no replay '.repeat(1 + index)),
    }));
    const large = { name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(20 * 1024 * 1024, 1) };
    await page.locator('input[type="file"][multiple]').setInputFiles([...rubbish, ...night, night[0], large]);
    await page.getByText(say('status.ready')).waitFor({ timeout: 60_000 });
    await page.getByRole('heading', { name: say('loose.heading_other', { count: 120 }) }).waitFor();
    await page
      .getByText(text('features/report/server', 'replay.duplicate-file', { file: night[0].name, other: night[0].name }))
      .waitFor();
    await page
      .getByText(text('features/report/server', 'replay.too-large', { file: 'film.mp4', megabytes: 10 }))
      .waitFor();
    assert.equal(await page.locator('main img[src="x"]').count(), 0);

    await page.reload();
    await settledPage(page);
    await page.getByText(say('status.ready')).waitFor();
    await page.getByRole('heading', { name: say('loose.heading_other', { count: 120 }) }).waitFor();
    assert.deepEqual(faults.take(), []);
    await context.close();
  },
);

test('a colleague who drops the same night is told what is reported meanwhile', { timeout: 120_000 }, async () => {
  const [mine, theirs] = [await open(browser, { as: 'admin' }), await open(browser, { as: 'admin' })];
  await mine.go('/admin/matches/replays');
  await theirs.go('/admin/matches/replays');
  const [series] = await waitingSeries(mine.page, 1);
  const files = filesOf(series);
  for (const { page } of [mine, theirs]) {
    await page.locator('input[type="file"][multiple]').setInputFiles(files);
    await page.getByText(say('status.ready')).waitFor({ timeout: 60_000 });
  }
  const openForm = async ({ page }) => {
    await page
      .getByRole('link', { name: say('card.open-label', { home: series.home.name, away: series.away.name }) })
      .click();
    await page.getByText(report('result.possible')).first().waitFor();
  };
  await openForm(theirs);
  await openForm(mine);
  await button(mine.page, report('result.save')).click();
  await savedNotice(mine.page).waitFor();
  await button(theirs.page, report('result.save')).click();
  await theirs.page.getByText(report('conflict.title')).waitFor();
  await theirs.go('/admin/matches/replays');
  await theirs.page.getByText(say('status.reported'), { exact: true }).waitFor();
  await mine.context.close();
  await theirs.context.close();
});
