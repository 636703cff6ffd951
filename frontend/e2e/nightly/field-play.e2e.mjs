// A visitor sees what happened on the field, and watches a goal.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage, shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { ask, divisionAt, open, text } from '../lib/support.mjs';

const say = (key, values) => text('features/series/field', key, values);
const watch = (key, values) => text('features/series/watch', key, values);

/** Frames that are measured, and the least of them in a second: below it, movement is seen to stutter. */
const FRAMES = 120;
const LEAST_FRAMES_A_SECOND = 30;

/** A reported series with a recorded game that has a goal; null when the demo league has none. */
async function recordedSeries() {
  const { series } = await divisionAt(0);
  for (const { id } of series.filter(({ state }) => state === 'REPORTED').slice(0, 40)) {
    const found = await ask(
      'query ($id: Int!) { series(id: $id) { id home { id } homeTotals { player { id } } games { number fieldPlay { events { kind } } } } }',
      { id },
    );
    const game = found.series.games.find(({ fieldPlay }) => fieldPlay?.events.some(({ kind }) => kind === 'GOAL'));
    if (game)
      return { id, game: game.number, team: found.series.home.id, player: found.series.homeTotals[0].player.id };
  }
  return null;
}

let browser;
let recorded;
before(async () => {
  recorded = await recordedSeries();
  browser = await launchBrowser();
});
after(() => browser?.close());

/** The frames that the browser drew in a second, while a game plays. */
const framesASecond = (page) =>
  page.evaluate(
    (wanted) =>
      new Promise((resolve) => {
        const times = [];
        const count = (now) => {
          times.push(now);
          if (times.length <= wanted) requestAnimationFrame(count);
          else resolve((wanted * 1000) / (times.at(-1) - times[0]));
        };
        requestAnimationFrame(count);
      }),
    FRAMES,
  );

test('a visitor reads what happened on the field and watches a goal', async (t) => {
  assert.ok(recorded, 'the demo league has recordings');
  const { id, game } = recorded;
  const { page, context, go, faults } = await open(browser, { width: 390 });
  const tracks = [];
  page.on('request', (request) => request.url().includes('/api/tracks/') && tracks.push(request.url()));
  const tab = (key) => page.getByRole('tab', { name: text('features/series', `tab.${key}`) }).click();
  await go(`/series/${id}?tab=timeline&game=${game}`);
  const goals = page.getByRole('list', { name: say('timeline.goals', { number: game }) });
  await goals.waitFor();
  await tab('maps');
  await page.getByRole('heading', { name: say('heat.heading') }).waitFor();
  await page.getByRole('heading', { name: say('shots.heading') }).waitFor();
  await tab('timeline');
  assert.deepEqual(tracks, [], 'no track is loaded before it is asked for');

  await goals
    .getByRole('link', { name: new RegExp(`^${say('watch.goal')}`) })
    .first()
    .click();
  await page.getByRole('heading', { name: watch('heading.goal', { game, goal: 1 }) }).waitFor();
  assert.match(page.url(), new RegExp(`/series/${id}\\?tab=timeline&game=${game}&goal=1$`));
  const slider = page.getByRole('slider', { name: watch('time') });
  await slider.waitFor();
  assert.equal(tracks.length, 1);
  // nothing moves by itself: this browser asks for no motion
  await page.getByRole('button', { name: watch('play'), exact: true }).click();
  const frames = await framesASecond(page);
  t.diagnostic(`${frames.toFixed(1)} frames a second`);
  assert.ok(frames >= LEAST_FRAMES_A_SECOND, `${frames.toFixed(1)} frames a second`);
  assert.ok(Number(await slider.inputValue()) > Number(await slider.getAttribute('min')), 'the game does not move');
  await page.getByRole('button', { name: watch('close') }).click();
  await slider.waitFor({ state: 'detached' });
  await settledPage(page);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

const GROUPS = ['boost', 'movement', 'positioning', 'team', 'duels', 'kickoffs'];

for (const [subject, more] of [
  ['teams', 'more-than-of'],
  ['players', 'more-than'],
]) {
  const words = (key, values) => text('league/field', key, values);
  test(`a visitor reads how one of the ${subject} did on the field, among the others of the division`, async () => {
    assert.ok(recorded, 'the demo league has recordings');
    const { page, context, go, faults } = await open(browser, { width: 390 });
    await go(subject === 'teams' ? `/team/${recorded.team}` : `/player/${recorded.player}`);
    const section = page.getByRole('region', { name: words('season.heading'), exact: true });
    assert.equal(await section.count(), 0, 'nothing of it is there before the reader comes near');
    for (let tries = 0; tries < 20 && !(await section.count()); tries++) {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await settledPage(page);
    }
    const table = section.getByRole('table').first();
    await table.getByRole('columnheader', { name: words(`season.compared.${subject}`) }).waitFor();
    await section.getByText(words('definitions')).click();
    await section.getByRole('definition').first().waitFor();
    const atOnce = await table.locator('tbody tr').count();
    assert.ok(atOnce > 0 && atOnce <= 6, `${atOnce} numbers are seen at once`);
    let all = 0;
    for (const group of GROUPS) {
      const name = words(`groups.${group}`);
      await section.locator('summary').getByText(name, { exact: true }).click();
      const rows = section.getByRole('table', { name: new RegExp(`^${name}\\. `) }).locator('tbody tr');
      await rows.first().waitFor();
      all += await rows.count();
    }
    assert.equal(await section.getByRole('definition').count(), all);
    // what stands out most may all be the highest or the lowest
    const [before] = words(`season.${more}`, { less: '|', others: '', percent: '|' }).split('|');
    await section.getByText(before).first().waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
