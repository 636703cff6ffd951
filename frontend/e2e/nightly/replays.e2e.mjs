// Staff drop the files of one evening on a series no one of which the league knows yet: who is who is said once, the
// game that has no file is typed, and the table, the series and the players show it. Runs where ../shared/replays is.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { ask, divisionAt, open, savedNotice, text, unplayed } from '../lib/support.mjs';

const folder = fileURLToPath(new URL('../../../../shared/replays/files/', import.meta.url));
/** Three games of the same six: orange wins the first and the third. */
const evening = ['boxcars__c4abb.replay', 'boxcars__70204.replay', 'boxcars__74936.replay'].map(
  (name) => folder + name,
);
const PLAYERS = 6;
const skip = evening.every((file) => existsSync(file)) ? false : 'there are no replay files beside the project';

const say = (key, values) => text('features/report', key, values);
/** The text before its first placeholder, for names that go on. */
const startOf = (key) => say(key, { name: '\0' }).split('\0')[0];

let browser;
before(async () => {
  if (!skip) browser = await launchBrowser();
});
after(() => browser?.close());

/** Answers every "who is …?" with a player of that team, the same for the same name. Returns how often it was asked. */
async function sayWhoIsWho(page) {
  const chosen = new Map();
  const questions = page.locator('.unknown').filter({ hasText: startOf('origin.unknown') });
  let asked = 0;
  for (; (await questions.count()) > 0; asked++) {
    assert.ok(asked < 30, 'the questions do not end');
    const question = questions.first();
    const name = await question.locator('span').first().innerText();
    const known = chosen.get(name);
    const buttons = question.getByRole('button');
    const button = known ? buttons.filter({ hasText: known }).first() : buttons.first();
    chosen.set(name, (await button.innerText()).trim());
    await button.click();
  }
  return asked;
}

/** Types a game in which each side's three play and the away team wins by the only goal. */
async function typeGame(page, game, { home, away }) {
  for (const team of [home, away]) {
    const label = (row) => say('cell.player', { game, team: team.name, row });
    for (const row of [1, 2, 3]) {
      const select = page.getByRole('combobox', { name: label(row), exact: true });
      const nickname = await select.locator('option').nth(row).innerText();
      await select.selectOption({ index: row });
      for (const stat of ['score', 'goals', 'assists', 'saves', 'shots']) {
        const scores = team === away && row === 1 && (stat === 'goals' || stat === 'shots');
        const cell = say('cell.number', { stat: say(`column.${stat}.name`), game, team: team.name, player: nickname });
        await page.getByRole('textbox', { name: cell, exact: true }).fill(scores ? '1' : '0');
      }
    }
    await page
      .getByRole('textbox', { name: say('cell.goals', { team: team.name, game }), exact: true })
      .fill(team === away ? '1' : '0');
  }
}

test('an evening of replays becomes a result that everyone sees', { skip, timeout: 120_000 }, async () => {
  const before = await divisionAt(4);
  const series = unplayed(before);
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  let attached = 0;
  page.on('response', (response) => {
    if (response.request().postData()?.includes('attachGameAccount')) attached += 1;
  });
  await go(`/admin/matches/${series.id}/report`);
  await page.locator('input[type="file"][multiple]').setInputFiles(evening);
  for (const game of [1, 2, 3]) await page.getByText(say('replays.used', { game })).waitFor();
  assert.ok((await sayWhoIsWho(page)) >= PLAYERS);
  await typeGame(page, 4, series);
  await page.getByText(say('result.possible')).first().waitFor();
  await page.getByRole('button', { name: say('result.save'), exact: true }).click();
  await savedNotice(page).waitFor();
  // the accounts follow the result, one by one
  for (let tries = 0; attached < PLAYERS && tries < 600; tries++) await sleep(100);
  assert.equal(attached, PLAYERS);

  const now = await divisionAt(4);
  const winner = now.standings.find((row) => row.team.id === series.away.id);
  const earlier = before.standings.find((row) => row.team.id === series.away.id);
  assert.equal(winner.points, earlier.points + 3);

  await go(`/series/${series.id}`);
  await page.getByText('1–3').or(page.getByText('1-3')).first().waitFor();
  const { series: stored } = await ask(
    `query ($id: Int!) { series(id: $id) { games { homeGoals awayGoals goals { scorer { id } } } awayTotals { goals player { id nickname } } } }`,
    { id: series.id },
  );
  assert.deepEqual(
    stored.games.map(({ homeGoals, awayGoals }) => `${homeGoals}-${awayGoals}`),
    ['1-2', '3-2', '4-5', '0-1'],
  );
  assert.equal(
    stored.awayTotals.reduce((sum, { goals }) => sum + goals, 0),
    2 + 2 + 5 + 1,
  );
  // the files tell the order of the goals and their scorers; the game that was typed does not
  assert.deepEqual(
    stored.games.map(({ goals }) => goals.filter(({ scorer }) => scorer !== null).length),
    [3, 5, 9, 0],
  );
  const order = page.getByRole('list', { name: text('features/series/field', 'timeline.goals', { number: 1 }) });
  await go(`/series/${series.id}?tab=timeline&game=1`);
  await order.first().waitFor();
  assert.equal(await order.getByRole('listitem').count(), 3);
  await page.evaluate(() => localStorage.setItem('results', 'hidden'));
  await go(`/series/${series.id}?tab=timeline&game=1`);
  assert.equal(await order.isVisible(), false, 'who hides results does not see the order');
  await page.evaluate(() => localStorage.removeItem('results'));
  const [{ player }] = stored.awayTotals;
  await go(`/player/${player.id}`);
  await page.getByRole('heading', { name: player.nickname }).first().waitFor();
  assert.deepEqual(faults.take(), []);

  // the accounts are remembered: the same six are known the next time
  await go(`/admin/matches/${series.id}/report`);
  await page.locator('input[type="file"][multiple]').setInputFiles(evening);
  await page.getByText(say('replays.used', { game: 3 })).waitFor();
  await settledPage(page);
  assert.equal(await page.locator('.unknown').count(), 0);
  await context.close();
});
