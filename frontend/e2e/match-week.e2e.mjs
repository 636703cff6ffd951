// The captains' match week: a time is accepted, a result confirmed, one disputed and decided, one reported, on phones.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../tools/lib/page-checks.mjs';
import { ask, open, text } from './lib/support.mjs';

const PHONE = { width: 390, height: 844 };

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const say = (key, values, language) => text('features/match-week', key, values, language);

/** What the person sees of the series of their team, which is in the first division. */
async function weekOf(page, handle) {
  const { searchPlayers } = await ask(
    '{ searchPlayers(text: "captain", first: 9) { items { team { id } discordName } } }',
  );
  const teamId = searchPlayers.items.find(({ discordName }) => discordName === handle).team.id;
  const { currentSeason } = await ask('{ currentSeason { id divisions { discriminator } } }');
  const { division } = await ask(
    `query ($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) { series { id home { id } away { id } } }
    }`,
    { discriminator: currentSeason.divisions[0].discriminator, seasonId: currentSeason.id },
  );
  const own = division.series.filter(({ home, away }) => [home.id, away.id].includes(teamId));
  return page.evaluate(
    async (ids) => {
      const found = [];
      for (const id of ids) {
        const query = `{ weekSeries(seriesId: ${id}) { id series { scheduledAt state }
        times { mayOffer offers { side } } result { confirmation mayReport mayAnswer mayTell } } }`;
        const answer = await fetch('/graphql', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ query }),
        });
        found.push((await answer.json()).data.weekSeries);
      }
      return found;
    },
    own.map(({ id }) => id),
  );
}

/** Opens a page of the match week, and looks at it. */
async function look({ go, page }, path, name) {
  await go(path);
  assert.equal(await sidewaysScroll(page), 0, path);
  assert.deepEqual(await shutOuts(page), [], path);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

/** A series that captain2 can report. When other journeys have reported all of them, staff reset one. */
async function reportable(page) {
  const week = await weekOf(page, 'captain2');
  const waiting = week.find(({ result }) => result.mayReport);
  if (waiting) return waiting;
  const { id } = week.find(({ series, result }) => series.state === 'REPORTED' && result.confirmation === null);
  const admin = await open(browser, { as: 'admin' });
  await admin.go('/');
  await admin.page.evaluate(async (seriesId) => {
    const send = async (query) => {
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      return (await answer.json()).data;
    };
    const { weekSeries } = await send(`{ weekSeries(seriesId: ${seriesId}) { version } }`);
    await send(
      `mutation { resetSeries(input: { seriesId: ${seriesId}, version: ${weekSeries.version} }) { __typename } }`,
    );
  }, id);
  await admin.context.close();
  return { id };
}

test('a captain accepts a time, and confirms a result of the other team', async () => {
  const person = await open(browser, { as: 'captain', ...PHONE, theme: 'dark', language: 'se' });
  const { page, context, faults } = person;
  await person.go('/');
  const week = await weekOf(page, 'captain');
  const offered = week.find(({ times }) => times.mayOffer && times.offers.length > 0);
  await look(person, `/my-week/${offered.id}`, 'week-offer');
  await page
    .getByRole('button', { name: say('times.accept') })
    .first()
    .click();
  await page.getByText(say('times.stands-agreed', { at: '' }).replace(/\s*\.$/, '')).waitFor();
  const waiting = week.find(({ result }) => result.mayAnswer);
  await look(person, `/my-week/${waiting.id}`, 'week-waiting');
  await page.getByRole('button', { name: say('result.confirm'), exact: true }).click();
  await page
    .getByText(/är bekräftat\.$/)
    .first()
    .waitFor();
  assert.equal(await page.getByRole('button', { name: say('result.dispute'), exact: true }).count(), 0);
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a captain tells their side of a dispute, and staff decide it', async () => {
  const person = await open(browser, { as: 'captain2', ...PHONE, theme: 'light', language: 'en' });
  await person.go('/');
  const disputed = (await weekOf(person.page, 'captain2')).find(({ result }) => result.mayTell);
  await look(person, `/my-week/${disputed.id}`, 'week-disputed');
  await person.page.getByLabel(say('result.story', {}, 'en')).fill('The server came back, and we played on.');
  await person.page.getByRole('button', { name: say('result.send-story', {}, 'en') }).click();
  await person.page.getByText('The server came back, and we played on.').first().waitFor();

  const admin = await open(browser, { as: 'admin', theme: 'dark', language: 'se' });
  await look(admin, `/my-week/${disputed.id}`, 'week-decide');
  const keep = admin.page.getByRole('button', { name: say('result.keep') });
  assert.equal(await keep.isDisabled(), true);
  await admin.page.getByLabel(say('result.reason')).fill('Bilden visar 2–3.');
  await keep.click();
  const decided = new RegExp(say('result.because', { reason: 'Bilden visar 2–3.' }));
  await admin.page.getByText(decided).waitFor();
  assert.equal(await keep.count(), 0);
  // the captain's page hears of it by itself
  await person.page.getByText(new RegExp(say('result.because', { reason: 'Bilden visar 2–3.' }, 'en'))).waitFor();
  assert.deepEqual([...person.faults.take(), ...admin.faults.take()], []);
  await person.context.close();
  await admin.context.close();
});

test('a captain reports a series, and sends it again until the other team has answered', async () => {
  const person = await open(browser, { as: 'captain2', ...PHONE, theme: 'dark', language: 'se' });
  const { page, context, faults } = person;
  await person.go('/');
  const unreported = await reportable(page);
  await look(person, `/my-week/${unreported.id}`, 'week-report');
  await page.getByRole('link', { name: say('result.report') }).click();
  await page.getByRole('heading', { level: 1, name: say('report.title') }).waitFor();
  const onlyResult = page.getByLabel(text('features/admin/report', 'result-only.label'));
  await onlyResult.check();
  for (let game = 0; game < 3; game++) {
    await page.locator(`[id="game-${game}-home-goals"]`).fill('2');
    await page.locator(`[id="game-${game}-away-goals"]`).fill('1');
  }
  await page.locator('input[type=file][accept^="image/png"]').setInputFiles({
    name: 'slut.png',
    mimeType: 'image/png',
    buffer: await person.page.screenshot(),
  });
  await page.getByText(say('pictures.chosen_one', { count: 1 })).waitFor();
  assert.equal(await sidewaysScroll(page), 0);
  assert.deepEqual(await shutOuts(page), []);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/week-form.png`, fullPage: true });
  await page.getByRole('button', { name: say('report.save'), exact: true }).click();
  await page.getByRole('link', { name: say('result.report-again') }).waitFor();
  await page.getByRole('img', { name: /Slutskärm/ }).waitFor();
  await look(person, `/my-week/${unreported.id}`, 'week-reported');
  assert.deepEqual(faults.take(), []);
  await context.close();
});
