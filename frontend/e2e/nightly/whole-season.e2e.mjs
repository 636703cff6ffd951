// A whole season from nothing, as the league's staff run it: season, teams from sign-ups, division, colours, schedule,
// times, a report by hand and one by replays, a walkover; and what everyone sees agrees with what was reported. The
// files are written by the project's own encoder, with the names of invented players.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { builtModule } from '../../../tools/lib/built.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { ask, open, savedNotice, text } from '../lib/support.mjs';

const { encodeReplay } = await builtModule('integrations/replay-parser/testing/replay-encoder.js');

const admin = (area) => (key, values) => text(`features/admin/${area}`, key, values);
const [seasons, settings, divisions, series, report] = ['seasons', 'settings', 'divisions', 'series', 'report'].map(
  admin,
);

const stamp = Date.now() % 100_000;
const SEASON = `Provsäsong ${stamp}`;
const DIVISION = `Provserien ${stamp}`;
const SIZE = 4;
/** What each game of a reported series is: three rows a side, of which the first one scores all. */
const WINNER_GOALS = 2;

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const day = (fromToday) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);
const confirm = (page, label) => page.getByRole('dialog').getByRole('button', { name: label, exact: true }).click();
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Makes the season of that name the current one. */
async function play({ page, go }, name) {
  await go('/admin/seasons');
  await button(page, seasons('make-current-name', { name })).click();
  await confirm(page, seasons('make-current'));
  const called = ['current', 'current-and-signup'].map((key) => seasons(key, { name }));
  await page
    .getByRole('rowheader', { name: called[0] })
    .or(page.getByRole('rowheader', { name: called[1] }))
    .waitFor();
}

/** Turns the registration on or off, unless it is so already. */
async function setRegistration({ page, go }, isOpen, season) {
  await go('/admin/settings');
  const box = page.getByLabel(settings('settings.registration'), { exact: true });
  const choice = page.getByLabel(settings('settings.season'));
  const [value] = await choice
    .locator('option')
    .filter({ hasText: season })
    .evaluateAll((all) => all.map((it) => it.value));
  if ((await box.isChecked()) === isOpen && (await choice.inputValue()) === value) return;
  await choice.selectOption(value);
  await box.setChecked(isOpen);
  await button(page, settings('save')).click();
  await page.getByText(settings('settings.saved')).first().waitFor();
}

/** A captain signs the team up; answers its name. */
async function signUp(handle) {
  const say = (key, values) => text('features/seasons/signups', key, values);
  const { page, go, context } = await open(browser, { as: handle });
  await go('/signup');
  await page.getByRole('checkbox').check();
  await button(page, say('send')).click();
  const done = page.getByText(say('complete.title', { team: '\0', season: SEASON }).split('\0')[1]).first();
  const name = (await done.innerText()).split(say('complete.title', { team: '\0', season: '' }).split('\0')[1])[0];
  await context.close();
  return name;
}

/** Opens the menu of a series of the table, and presses what it offers. */
async function act(page, { home, away }, label) {
  await button(page, series('menu.label', { home: home.name, away: away.name })).click();
  await page.getByText(label, { exact: true }).click();
}

/** The division as everyone sees it, with its players' numbers. */
async function published(seasonId) {
  const { seasons: all } = await ask('{ seasons { id divisions { name discriminator } } }');
  const { discriminator } = all.find(({ id }) => id === seasonId).divisions.find(({ name }) => name === DIVISION);
  const { division } = await ask(
    `query ($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) {
        standings { position points seriesPlayed diff color team { id name } }
        series { id week state walkover homeGames awayGames home { id name } away { id name } }
        playerStats { games goals score player { id nickname } }
      }
    }`,
    { discriminator, seasonId },
  );
  return { ...division, path: `/division/${discriminator}/season/${seasonId}` };
}

/** Three nicknames of each side, as the report offers them. */
async function lineUps(page) {
  const of = (side) => page.locator(`#game-0-${side}-0-player optgroup`).first().locator('option').allInnerTexts();
  const [home, away] = [await of('home'), await of('away')];
  assert.ok(home.length >= 3 && away.length >= 3, 'a team has fewer than three players');
  return { home: home.slice(0, 3), away: away.slice(0, 3) };
}

/** Three games that the home team wins, as a spreadsheet has them, pasted into the first cell. */
async function pasteResult(page, { home, away }) {
  const row = (name, goals) => [name, 100 + goals, goals, 0, 1, goals].join('\t');
  const rows = [1, 2, 3].flatMap(() => [
    ...home.map((name, index) => row(name, index === 0 ? WINNER_GOALS : 0)),
    ...away.map((name) => row(name, 0)),
  ]);
  await page.locator('#game-0-home-0-score').focus();
  await page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', copied);
    document.activeElement.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, rows.join('\n'));
}

/** Replay files of three games that the away team wins, whichever colour it has. */
const replaysOf = ({ home, away }) =>
  [0, 1, 2].map((game) => {
    const awayColour = game % 2;
    const players = [
      ...home.map((name) => ({ name, team: 1 - awayColour, goals: 0 })),
      ...away.map((name, index) => ({ name, team: awayColour, goals: index === 0 ? WINNER_GOALS : 0 })),
    ];
    const content = encodeReplay({
      id: `prov-${stamp}-${game}`,
      teamSize: 3,
      date: `${day(-1)} 19-${game}0-00`,
      blueGoals: awayColour === 0 ? WINNER_GOALS : 0,
      orangeGoals: awayColour === 1 ? WINNER_GOALS : 0,
      players: players.map((player) => ({ ...player, platform: 'steam', score: 100 + game, shots: player.goals })),
    });
    return { name: `match ${game + 1}.replay`, mimeType: 'application/octet-stream', buffer: content };
  });

test('a season from nothing to its table', { timeout: 120_000 }, async () => {
  const {
    currentSeason: earlier,
    settings: switches,
    signup,
  } = await ask('{ currentSeason { name } settings { registrationOpen } signup { season { name } } }');
  const staff = await open(browser, { as: 'admin' });
  const { page, go, context, faults } = staff;

  // the season, which the league plays from now on
  await go('/admin/seasons');
  await button(page, seasons('create')).click();
  await page.getByLabel(seasons('column.name'), { exact: true }).fill(SEASON);
  await page.getByLabel(seasons('column.start')).fill(day(-30));
  await page.getByLabel(seasons('column.end')).fill(day(90));
  await page.getByLabel(seasons('column.format')).selectOption('FIRST_TO_3');
  await confirm(page, seasons('save'));
  await play(staff, SEASON);
  await setRegistration(staff, true, SEASON);
  const signedUp = [await signUp('captain'), await signUp('captain2')];

  // a division with the teams that signed up, and two more
  await go('/admin/divisions/add');
  await page.getByLabel(divisions('settings.name')).fill(DIVISION);
  await page.getByLabel(divisions('column.season')).selectOption({ label: SEASON });
  await button(page, divisions('create')).click();
  const offered = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /^Lägg till / }) });
  await offered.first().waitFor();
  assert.equal(await offered.filter({ hasText: divisions('teams.signed-up') }).count(), 2);
  for (let n = 0; n < SIZE; n++) await offered.first().getByRole('button').click();
  for (const name of signedUp) await button(page, divisions('teams.up', { team: name })).waitFor();
  await button(page, divisions('teams.save')).click();
  await page.getByText(divisions('saved')).first().waitFor();

  await page.getByRole('tab', { name: divisions('part.colours') }).click();
  await button(page, divisions('colours.add')).click();
  await page.getByLabel(divisions('colours.descriptionSv')).fill('Mästare');
  await page.getByLabel(divisions('colours.descriptionEn')).fill('Champion');
  await button(page, divisions('save')).click();
  await page.getByRole('tab', { name: divisions('part.schedule') }).click();
  await page.getByRole('heading', { name: divisions('schedule.preview_other', { count: 6 }) }).waitFor();
  await button(page, divisions('schedule.create')).click();
  await page.getByText(divisions('schedule.done')).first().waitFor();
  const divisionId = Number(/divisions\/(\d+)/.exec(page.url())?.[1]);

  // times, from the table of series
  const { seasons: all } = await ask('{ seasons { id name } }');
  const seasonId = all.find(({ name }) => name === SEASON).id;
  const [byHand, byReplay, given] = (await published(seasonId)).series;
  await go(`/admin/series/all?division=${divisionId}`);
  for (const each of [byHand, byReplay]) {
    await act(page, each, series('menu.plan'));
    await page.getByLabel(series('plan.time')).fill(`${day(-1)}T19:00`);
    await confirm(page, series('plan.save'));
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  }

  // one result typed, one from files, one without play
  await settledPage(page);
  await act(page, byHand, series('menu.report'));
  await page.locator('#game-0-home-0-score').waitFor();
  const typed = await lineUps(page);
  await pasteResult(page, typed);
  await page.getByText(report('result.possible')).first().waitFor();
  await page.keyboard.press('Enter');
  await savedNotice(page).waitFor();

  await go(`/admin/matches/${byReplay.id}/report`);
  const filmed = await lineUps(page);
  await page.locator('input[type="file"][multiple]').setInputFiles(replaysOf(filmed));
  for (const game of [1, 2, 3]) await page.getByText(report('replays.used', { game })).waitFor();
  await page.getByText(report('result.possible')).first().waitFor();
  await button(page, report('result.save')).click();
  await savedNotice(page).waitFor();

  await go(`/admin/series/all?division=${divisionId}`);
  await act(page, given, series('menu.walkover'));
  await page.getByRole('dialog').getByLabel(given.away.name).check();
  await page.getByRole('dialog').getByRole('table').waitFor();
  await confirm(page, series('walkover.confirm'));
  await page.getByRole('cell', { name: series('state.WALKOVER') }).waitFor();

  // the table, the statistics and the players agree
  const now = await published(seasonId);
  const won = new Map(now.standings.map(({ team }) => [team.id, 0]));
  for (const { id } of [byHand.home, byReplay.away, given.away]) won.set(id, won.get(id) + 3);
  assert.deepEqual(new Map(now.standings.map(({ team, points }) => [team.id, points])), won);
  assert.equal(
    now.standings.reduce((sum, { diff }) => sum + diff, 0),
    0,
  );
  assert.ok(now.standings[0].color);
  assert.deepEqual(
    now.series.filter(({ walkover }) => walkover).map(({ id }) => id),
    [given.id],
  );

  const scorers = new Map([
    [typed.home[0], 0],
    [filmed.away[0], 0],
  ]);
  for (const name of [typed.home[0], filmed.away[0]]) scorers.set(name, scorers.get(name) + 3 * WINNER_GOALS);
  const scored = now.playerStats.filter(({ goals }) => goals > 0).map(({ player, goals }) => [player.nickname, goals]);
  assert.deepEqual(new Map(scored), scorers);
  assert.equal(
    now.playerStats.reduce((sum, { games }) => sum + games, 0),
    2 * 3 * 6,
  );

  await go(now.path);
  for (const { team, points } of now.standings) {
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: team.name }) })
      .first();
    assert.ok((await row.innerText()).split(/\s+/).includes(String(points)), `${team.name} has ${points} points`);
  }
  await page.getByText('Mästare').first().waitFor();
  const best = now.playerStats.find(({ player }) => player.nickname === typed.home[0]);
  await go(`/player/${best.player.id}`);
  await page.getByRole('main').getByText(DIVISION).first().waitFor();
  const { player } = await ask(
    'query ($id: Int!) { player(id: $id) { seasons { season { id } placement stats { goals games } } } }',
    { id: best.player.id },
  );
  const own = player.seasons.find(({ season }) => season.id === seasonId);
  const place = now.standings.find(({ team }) => team.id === byHand.home.id).position;
  assert.deepEqual(own, {
    season: { id: seasonId },
    placement: place,
    stats: { goals: best.goals, games: best.games },
  });
  assert.deepEqual(faults.take(), []);

  // the league goes back to where it was, for the journeys after this one
  if (earlier) await play(staff, earlier.name);
  await setRegistration(staff, switches.registrationOpen, signup.season?.name ?? SEASON);
  await context.close();
});
