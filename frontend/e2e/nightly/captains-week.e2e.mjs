// A whole week of a division of ten teams, which its captains play alone on two phones: five series get their time, are
// played, and end in five ways. Staff set the time that no one agreed on, decide a dispute, and give a walkover. It has an
// instance of its own, whose clock goes from Monday to the next one.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { dayAfter, momentOf, nextMonday, startMovedServer } from '../lib/clock.mjs';

const server = await startMovedServer();
process.env.BASE_URL = server.url;
const { ask, open, text } = await import('../lib/support.mjs');
const { FULLY, look, paste, phone, threeGames } = await import('../lib/phones.mjs');
const { buildWeek, DIVISION } = await import('../lib/built-week.mjs');

const PHONE = { width: 390, height: 844 };
/** Captains of home teams have one phone, captains of away teams the other. */
const TASTES = {
  home: { ...PHONE, theme: 'dark', language: 'se' },
  away: { ...PHONE, theme: 'light', language: 'en' },
};
const STAFF = { as: 'admin', theme: 'light', language: 'se' };

const MONDAY = nextMonday();
const [TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY, MONDAY_AFTER] = [1, 2, 3, 4, 5, 6, 7].map((days) =>
  dayAfter(MONDAY, days),
);

/** Moves the clock. `areOpen`: the phones keep the page that they show; else both are put down until it is that time. */
async function moveTo(day, time, { areOpen = false } = {}) {
  if (!areOpen) for (const { putDown } of Object.values(phones)) await putDown();
  await server.moveTo(momentOf(day, time));
}

/** How the five series end. */
const RESULTS = [
  { winner: 'home', walkover: null },
  { winner: 'away', walkover: null },
  { winner: 'home', walkover: null },
  { winner: 'home', walkover: 'HOME' },
  { winner: 'away', walkover: null },
].map((result) => ({ ...result, score: result.winner === 'home' ? '3–0' : '0–3' }));

let browser;
let week;
const phones = {};
before(async () => {
  browser = await launchBrowser();
  week = await buildWeek(browser, MONDAY);
  for (const side of ['home', 'away']) phones[side] = await phone(browser, server, TASTES[side]);
  await moveTo(MONDAY, '12:00');
});
after(async () => {
  await browser?.close();
  await server.stop();
});

const exactly = (page, name) => page.getByRole('button', { name, exact: true });
const inPart = (page, part) => page.locator(`section[aria-labelledby="week-${part}"]`);
const seriesOf = (number) => week.series[number - 1];
/** What a sentence of the site says before the value in it. */
const beginningOf = (sentence) => sentence.split('\0')[0];

/** The phone of that side's captain, at the series; `byMyWeek`: on the way of a person, from the page of their week. */
async function captain(number, side, { player = 0, byMyWeek = false } = {}) {
  const series = seriesOf(number);
  const held = phones[side];
  await held.isOf(series[side].players[player]);
  if (byMyWeek) {
    await held.go('/my-week');
    await look(held, `my-week-${number}-${side}`);
    await held.page.locator(`main a[href="/my-week/${series.id}"]`).click();
    await held.page.getByRole('heading', { level: 1, name: held.say('title'), exact: true }).waitFor();
    await settledPage(held.page);
  } else await held.go(`/my-week/${series.id}`);
  return held;
}

/** `isMove`: the series has a time, and another one is offered. */
async function offer(number, side, starts, { isMove = false } = {}) {
  const { page, say } = await captain(number, side);
  if (isMove) await exactly(page, say('times.move')).click();
  for (const [index, start] of starts.entries())
    await page.getByLabel(say('times.start', { number: index + 1 }), { exact: true }).fill(start);
  await exactly(page, say('times.send')).click();
}

/** The offer stands: it can be taken back. */
const untilOffered = ({ page, say }) => exactly(page, say('times.withdraw')).waitFor();

const untilAgreed = ({ page, say }) => page.getByText(beginningOf(say('times.stands-agreed', { at: '\0' }))).waitFor();

async function accept(number, side) {
  const held = await captain(number, side, { byMyWeek: number === 1 });
  await held.page
    .getByRole('button', { name: beginningOf(held.say('times.accept-at', { at: '\0' })) })
    .first()
    .click();
  await untilAgreed(held);
  return held;
}

/** The captain names the first three whom they may; returns their names, and the lobby's name and password. */
async function beReady(number, side) {
  const { page, say } = await captain(number, side);
  const part = inPart(page, 'ready');
  const names = (await part.getByRole('group').locator('label').allInnerTexts()).slice(0, 3);
  for (const name of names) await part.getByRole('checkbox', { name, exact: true }).check();
  await exactly(page, say('ready.name')).click();
  await exactly(page, say('ready.change')).waitFor();
  return { names, lobby: await part.getByRole('definition').allInnerTexts() };
}

/** The names of those who play, by the series' number and side. */
const lineUps = {};

/** Both captains get ready; the first one sees who plays for the other team without reading the page again. */
async function bothBeReady(number) {
  const home = await beReady(number, 'home');
  const away = await beReady(number, 'away');
  assert.deepEqual(away.lobby, home.lobby);
  assert.equal(home.lobby.length, 2);
  for (const name of away.names)
    await inPart(phones.home.page, 'ready').locator('li').getByText(name, { exact: true }).waitFor();
  lineUps[number] = { home: home.names, away: away.names };
}

/** What a phone's camera takes of the screen. */
const picture = async (page) => ({ name: 'screen.png', mimeType: 'image/png', buffer: await page.screenshot() });

async function attach({ page, say }, part) {
  await part.locator('input[type=file][accept^="image/png"]').setInputFiles(await picture(page));
  await part.getByText(say('pictures.chosen_one', { count: 1 })).waitFor();
}

/** The captain of that side reports that their team won, with the players' numbers and a picture of the end screen. */
async function report(number, side) {
  const held = await captain(number, side);
  const { page, say } = held;
  await page.getByRole('link', { name: say('result.report'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say('report.title') }).waitFor();
  await page.locator('#game-0-home-0-score').focus();
  await paste(page, threeGames(lineUps[number], side));
  await attach(held, page.locator('form').filter({ has: page.locator('#game-0-home-0-score') }));
  await look(held, `report-${number}`, { isFull: number === 1 });
  await exactly(page, say('report.save')).click();
  await page.getByRole('link', { name: say('result.report-again') }).waitFor();
  await look(held, `reported-${number}-${side}`);
  return held;
}

async function confirm(number, side) {
  const held = await captain(number, side, { byMyWeek: number === 1 });
  const { page, say } = held;
  await look(held, `to-confirm-${number}-${side}`, { isFull: number === 1 });
  await exactly(page, say('result.confirm')).click();
  await untilConfirmed(held);
  return held;
}

const untilConfirmed = ({ page, say }) => {
  const end = say('result.is-confirmed', { score: '\0' }).split('\0')[1];
  return inPart(page, 'result').getByText(end).waitFor();
};

/** Staff, for as long as they have something to do. */
async function staff(work) {
  const window = await open(browser, STAFF);
  await server.follow(window.context);
  const night = (key, values) => text('features/admin/match-night', key, values);
  // what captains contest is decided in the back office, the rest on the page of the match week
  const wayTo = (number) => {
    const { id } = seriesOf(number);
    return window.page.locator(`a[href="/my-week/${id}"], a[href="/admin/matches/${id}/dispute"]`);
  };
  await work({
    ...window,
    night,
    say: (key, values) => text('features/series/match-week', key, values),
    sayContest: (key, values) => text('features/admin/contest', key, values),
    atNight: () => window.go(`/admin/match-night?division=${week.divisionId}`),
    wayTo,
    /** The series' row among those of the match week. */
    rowOf: (number) => window.page.locator('li', { has: wayTo(number) }),
    /** Waits for the series' row in that group of the match week. Other divisions have rows of their own. */
    async untilIn(group, number) {
      const heading = night(`of-week.group.${group}`, { count: '\0' }).split('\0')[0];
      const part = window.page.locator('section', {
        has: window.page.getByRole('heading', { level: 2, name: heading }),
      });
      await part.locator('li', { has: wayTo(number) }).waitFor();
    },
  });
  assert.deepEqual(window.faults.take(), []);
  await window.context.close();
}

/** Nothing failed on the phones since the last look. */
const noFaults = () =>
  assert.deepEqual(
    Object.values(phones).flatMap(({ faults }) => faults.take()),
    [],
  );

/** Part of the week. Without the parts before it there is nothing to look at. */
let isBroken = false;
const step = (name, work) =>
  test(name, { timeout: 120_000 }, async (t) => {
    if (isBroken) return t.skip('an earlier part of the week failed');
    isBroken = true;
    await work();
    noFaults();
    isBroken = false;
  });

step('staff let the captains of the season set times and report', () =>
  staff(async (window) => {
    const { page, go } = window;
    const say = (key, values) => text('features/admin/seasons', key, values);
    await go('/admin/seasons');
    await exactly(page, say('week.button-name', { name: week.seasonName })).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('week.captains-set-times')).check();
    await dialog.getByLabel(say('week.captains-report')).check();
    await look(window, 'rules');
    await exactly(dialog, say('save')).click();
    await dialog.waitFor({ state: 'detached' });
  }),
);

step('players say when they can, the home team offers three times, and the away team takes one', async () => {
  for (const side of ['home', 'away'])
    for (const player of [0, 1, 2]) {
      const { page, say } = await captain(1, side, { player });
      const evening = page.getByRole('rowgroup', { name: /torsdag|thursday/i });
      await exactly(evening, say('evenings.CAN')).click();
      await evening.locator('button[aria-pressed=true]').waitFor();
    }
  const home = await captain(1, 'home', { byMyWeek: true });
  const { page, say } = home;
  // the evening that suits both teams is one press
  await page.getByRole('button', { name: /torsdag.* 19:00$/i }).click();
  assert.equal(await page.getByLabel(say('times.start', { number: 1 })).inputValue(), `${THURSDAY}T19:00`);
  await page.getByLabel(say('times.start', { number: 2 })).fill(`${THURSDAY}T20:00`);
  await page.getByLabel(say('times.start', { number: 3 })).fill(`${SATURDAY}T15:00`);
  await look(home, 'offer-1', FULLY);
  await exactly(page, say('times.send')).click();
  await untilOffered(home);
  await look(home, 'offered-1');
  const away = await accept(1, 'away');
  await look(away, 'agreed-1', FULLY);
});

step('a start that both teams have offered is agreed at once', async () => {
  await offer(2, 'home', [`${FRIDAY}T21:00`, `${SATURDAY}T20:00`]);
  await untilOffered(phones.home);
  await offer(2, 'away', [`${THURSDAY}T19:00`, `${SATURDAY}T21:00`]);
  await untilOffered(phones.away);
  await look(phones.away, 'counter-offer-2', FULLY);
  await offer(2, 'home', [`${THURSDAY}T19:00`]);
  await untilAgreed(phones.home);
});

step('an agreed time is moved by a new agreement', async () => {
  await offer(3, 'home', [`${SATURDAY}T19:00`]);
  await untilOffered(phones.home);
  await accept(3, 'away');
  await offer(4, 'home', [`${FRIDAY}T20:00`]);
  await untilOffered(phones.home);
  await accept(4, 'away');
  await moveTo(TUESDAY, '18:00');
  await offer(3, 'away', [`${FRIDAY}T20:00`], { isMove: true });
  await untilOffered(phones.away);
  await look(phones.away, 'moving-3');
  const home = await accept(3, 'home');
  await look(home, 'moved-3');
});

step(
  'the deadline passes without a common time, and staff set it on the match night, beside what was offered',
  async () => {
    await offer(5, 'home', [`${SATURDAY}T15:00`, `${SATURDAY}T16:00`]);
    await untilOffered(phones.home);
    await offer(5, 'away', [`${SUNDAY}T12:00`]);
    await untilOffered(phones.away);
    await moveTo(WEDNESDAY, '20:30');
    const { home, away, id } = seriesOf(5);
    await staff(async (window) => {
      const { page, say, atNight, rowOf, wayTo, untilIn } = window;
      await atNight();
      await untilIn('NO_TIME', 5);
      await look(window, 'night-no-time', FULLY);
      await wayTo(5).click();
      for (const { name } of [home, away]) await page.getByText(say('times.offers', { team: name })).waitFor();
      await settledPage(page);
      await look(window, 'exchange-5');
      await atNight();
      // one press would set the earliest start that is offered; staff know better here
      await rowOf(5)
        .getByRole('button', { name: /^Sätt .* 15:00 för / })
        .waitFor();
      const series = (key, values) => text('features/admin/series', key, values);
      // in whichever group of the page the series stands with the button
      const rows = rowOf(5).or(page.locator(`[data-night-row="${id}"]`));
      await rows.getByRole('button', { name: /^tid/i }).first().click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(series('plan.time')).fill(`${SUNDAY}T18:00`);
      await exactly(dialog, series('plan.save')).click();
      await rowOf(5).waitFor({ state: 'detached' });
    });
    const told = await captain(5, 'away');
    assert.equal(await exactly(told.page, told.say('times.send')).count(), 0);
    await look(told, 'time-by-staff-5', FULLY);
  },
);

step('both captains name who plays in the last hour, and have the same lobby', async () => {
  await moveTo(THURSDAY, '18:30');
  await bothBeReady(1);
  await look(phones.home, 'ready-1', FULLY);
  await bothBeReady(2);
  await look(phones.away, 'ready-2');
});

step('a captain reports, and the other one confirms', async () => {
  await moveTo(THURSDAY, '19:40');
  await report(1, 'home');
  const away = await confirm(1, 'away');
  await look(away, 'confirmed-1');
});

step('a result is disputed with a picture, both teams tell their side, and staff decide', async () => {
  await report(2, 'away');
  const home = await captain(2, 'home', { byMyWeek: true });
  await exactly(home.page, home.say('result.dispute')).click();
  const form = inPart(home.page, 'result').locator('form');
  await form.getByLabel(home.say('result.which-game')).selectOption('2');
  await form.getByLabel(home.say('result.why')).fill('Match 2 slutade 3–2 till oss, se bilden.');
  await attach(home, form);
  await look(home, 'dispute-2', FULLY);
  await exactly(home.page, home.say('result.send-dispute')).click();
  await home.page.getByText(home.say('result.disputes-game', { team: seriesOf(2).home.name, number: 2 })).waitFor();

  const away = await captain(2, 'away');
  await away.page.getByLabel(away.say('result.story')).fill('The server went down, and we played game 2 again.');
  await exactly(away.page, away.say('result.send-story')).click();
  await inPart(away.page, 'result').locator('p').getByText('The server went down').waitFor();
  await look(away, 'story-2', FULLY);

  await staff(async (window) => {
    const { page, atNight, rowOf, wayTo, untilIn, sayContest } = window;
    await atNight();
    await untilIn('DISPUTED', 2);
    await look(window, 'night-disputed');
    await wayTo(2).click();
    await page.getByLabel(sayContest('reason'), { exact: true }).fill('Bilden visar den avbrutna matchen.');
    await look(window, 'decide-2', FULLY);
    await exactly(page, sayContest('keep')).click();
    await page.getByText(new RegExp(sayContest('outcome.UPHELD'))).waitFor();
    await atNight();
    assert.equal(await rowOf(2).count(), 0);
  });
  // both captains hear of it on the page that they have open
  for (const { page, say } of [home, away]) await page.getByText(new RegExp(say('result.outcome.UPHELD'))).waitFor();
  await look(away, 'decided-2');
});

step('a captain whose opponents do not come claims a walkover with a picture of the lobby', async () => {
  await moveTo(FRIDAY, '19:30');
  await bothBeReady(3);
  await beReady(4, 'home');
  await staff(async (window) => {
    await window.atNight();
    await window.untilIn('NOT_READY', 4);
    await look(window, 'night-not-ready');
  });
  await moveTo(FRIDAY, '20:40');
  await report(3, 'home');
  const home = await captain(4, 'home', { byMyWeek: true });
  await exactly(home.page, home.say('no-show.open')).click();
  const part = inPart(home.page, 'no-show');
  await attach(home, part);
  await look(home, 'claim-4', FULLY);
  await exactly(home.page, home.say('no-show.send')).click();
  await exactly(home.page, home.say('no-show.withdraw')).waitFor();
  await look(home, 'claimed-4');
  const away = await captain(4, 'away', { byMyWeek: true });
  await look(away, 'object-4', FULLY);
});

step(
  'a day without an answer confirms a result by itself, and lets staff give the walkover with one press',
  async () => {
    const [home, away] = [await captain(4, 'home'), await captain(3, 'away')];
    await exactly(away.page, away.say('result.confirm')).waitFor();
    await moveTo(SATURDAY, '21:00', { areOpen: true });
    // the page that was left open hears of it
    await untilConfirmed(away);
    await away.page.getByText(away.say('timeline.title')).click();
    await away.page.getByText(away.say('timeline.clock')).waitFor();
    await look(away, 'confirmed-by-clock-3', FULLY);
    await staff(async (window) => {
      const { page, night, atNight, rowOf, untilIn } = window;
      await atNight();
      await untilIn('CLAIMED', 4);
      await look(window, 'night-claimed', FULLY);
      await exactly(rowOf(4), night('of-week.grant', { team: seriesOf(4).home.name })).click();
      await rowOf(4).waitFor({ state: 'detached' });
      // the clock has confirmed it
      assert.equal(await rowOf(3).count(), 0);
      await settledPage(page);
    });
    const { page, say } = home;
    await page.getByText(say('no-show.outcome.GRANTED', { team: seriesOf(4).home.name })).waitFor();
    await look(home, 'granted-4', FULLY);
  },
);

step('the series whose time staff set is played like the others', async () => {
  await moveTo(SUNDAY, '17:30');
  await bothBeReady(5);
  await moveTo(SUNDAY, '18:40');
  await report(5, 'away');
  await confirm(5, 'home');
});

step('the week is over: five results, a table that counts them, and nothing left for staff', async () => {
  await moveTo(MONDAY_AFTER, '08:00');
  const { division } = await ask(
    `query ($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) {
        standings { points seriesPlayed team { id name } }
        series { id walkover homeGames awayGames }
      }
    }`,
    week,
  );
  const reported = week.series.map(({ id }) => division.series.find((series) => series.id === id));
  assert.deepEqual(
    reported.map(({ walkover, homeGames, awayGames }) => ({ walkover, score: `${homeGames}–${awayGames}` })),
    RESULTS.map(({ walkover, score }) => ({ walkover, score })),
  );
  const winners = week.series.map((series, index) => series[RESULTS[index].winner].id);

  // a visitor's phone
  const visitor = await open(browser, TASTES.away);
  await server.follow(visitor.context);
  const { page } = visitor;
  await visitor.go(`/division/${week.discriminator}/season/${week.seasonId}`);
  assert.equal(division.standings.length, 10);
  for (const { team, points, seriesPlayed } of division.standings) {
    assert.deepEqual({ seriesPlayed, points }, { seriesPlayed: 1, points: winners.includes(team.id) ? 3 : 0 });
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: team.name }) });
    const cells = (await row.first().innerText()).split(/\s+/);
    assert.ok(cells.includes(String(points)) && cells.includes('1'), `${team.name} has ${points} points`);
  }
  await page.getByText(text('league', 'series.week', { week: 1 }, 'en')).click();
  for (const [index, { home, away }] of week.series.entries()) {
    const row = page.getByRole('listitem').filter({ hasText: home.name }).filter({ hasText: away.name });
    await row.getByText(RESULTS[index].score).waitFor();
  }
  await look(visitor, 'division', FULLY);
  assert.deepEqual(visitor.faults.take(), []);
  await visitor.context.close();

  await staff(async (window) => {
    await window.atNight();
    const chosen = window.page.getByLabel(window.night('filter.division'), { exact: true });
    assert.equal(await chosen.inputValue(), String(week.divisionId));
    const rows = window.page.getByRole('main').getByRole('listitem').filter({ hasText: DIVISION });
    assert.deepEqual(await rows.allInnerTexts(), []);
    await look(window, 'night-empty', FULLY);
  });
});
