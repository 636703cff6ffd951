// A season's divisions are made from those of the season before; how many presses that takes is printed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { ask, open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** The divisions of a season with the ids of their teams. */
async function divisionsOf({ id, divisions }) {
  const query = `query ($discriminator: String!, $seasonId: Int!) {
    division(discriminator: $discriminator, seasonId: $seasonId) { name standings { team { id } } }
  }`;
  const found = [];
  for (const { discriminator } of divisions) found.push((await ask(query, { discriminator, seasonId: id })).division);
  return found;
}

/** The names of the teams in the planned divisions, in order, as soon as there are any. */
async function planned(page) {
  await page.locator('section > ol > li > button').first().waitFor();
  return page
    .locator('section:has(> ol)')
    .evaluateAll((sections) =>
      sections
        .map((section) =>
          [...section.querySelectorAll('ol > li > button')].map((handle) => handle.getAttribute('aria-label')),
        )
        .filter((labels) => labels.length > 0),
    );
}

/** Drags the first team with the mouse to the first place of the next division. */
async function dragToNextDivision(page, language) {
  const say = (key, values) => text('features/admin/divisions/season', key, values, language);
  const [[moved, ...upper], [target, ...lower]] = await planned(page);
  const handle = page.getByRole('button', { name: moved, exact: true });
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  await page.mouse.move(from.x + 20, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 20, from.y + 40, { steps: 4 });
  const over = page.getByRole('button', { name: target, exact: true });
  // the page scrolls while a team is held near its edge
  for (let step = 0; (await over.boundingBox()).y > 600; step++) {
    assert.ok(step < 200, 'the page does not scroll');
    await page.mouse.move(from.x + 20, 870 + (step % 2));
    await page.waitForTimeout(50);
  }
  await page.mouse.move(from.x + 20, 450);
  await page.waitForTimeout(200);
  await page.mouse.move(from.x + 20, (await over.boundingBox()).y + 20, { steps: 4 });
  const place = {
    team: moved.slice(text('features/admin', 'drag.handle', { name: '' }, language).length),
    division: await page.getByLabel(say('name'), { exact: true }).nth(1).inputValue(),
    place: 1,
    count: lower.length + 2,
  };
  await page.getByText(say('drag.over', place), { exact: true }).waitFor({ state: 'attached' });
  await page.mouse.up();
  await page.waitForFunction(
    ([label, first]) => {
      const rows = [...document.querySelectorAll('ol > li > button')].map((each) => each.getAttribute('aria-label'));
      return rows.indexOf(label) === rows.indexOf(first) - 1;
    },
    [moved, target],
  );
  const after = await planned(page);
  assert.deepEqual(after.slice(0, 2), [upper, [moved, target, ...lower]]);
}

/** Lifts the first team with the keyboard and drops it one place further down. */
async function liftDown(page, language) {
  const say = (key, values) => text('features/admin/divisions/season', key, values, language);
  const [[moved, next, ...others]] = await planned(page);
  const team = moved.slice(text('features/admin', 'drag.handle', { name: '' }, language).length);
  const division = await page.getByLabel(say('name'), { exact: true }).first().inputValue();
  await page.getByRole('button', { name: moved, exact: true }).focus();
  await page.keyboard.press('Space');
  const at = (place) => ({ team, division, place, count: others.length + 2 });
  const hear = (key, values) =>
    page.getByText(say(`drag.${key}`, values), { exact: true }).waitFor({ state: 'attached' });
  // the team lies over its own place first
  await hear('over', at(1));
  await page.keyboard.press('ArrowDown');
  await hear('over', at(2));
  await page.keyboard.press('Space');
  await hear('dropped', at(2));
  assert.deepEqual((await planned(page))[0], [next, moved, ...others]);
}

const LOOKS = [
  { width: 1280, height: 900, theme: 'dark', language: 'se' },
  { width: 390, height: 844, theme: 'light', language: 'en' },
];

for (const { width, height, theme, language } of inLooks(LOOKS)) {
  test(`all teams get a division in a few presses, ${width} px wide`, async () => {
    const say = (key, values) => text('features/admin/divisions/season', key, values, language);
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    await go('/admin/seasons');
    const name = `Säsong ${width} ${Date.now() % 100_000}`;
    const seasonId = await page.evaluate(async (season) => {
      const query = `mutation ($input: SeasonInput!) { createSeason(input: $input) { ... on Season { id } } }`;
      const input = { name: season, startsOn: '2031-01-01', endsOn: '2031-06-30', format: 'FIRST_TO_3' };
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables: { input } }),
      });
      return (await answer.json()).data.createSeason.id;
    }, name);
    await go('/admin/seasons');
    // other journeys make seasons too
    const fromId = await page.evaluate(async (id) => {
      const query = `query ($id: Int!) { seasonDraft(seasonId: $id) { from { id } } }`;
      const answer = await fetch('/graphql', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables: { id } }),
      });
      return (await answer.json()).data.seasonDraft.from.id;
    }, seasonId);
    const { seasons: former } = await ask('{ seasons { id divisions { discriminator } } }');
    const before = await divisionsOf(former.find(({ id }) => id === fromId));
    const teams = before.reduce((sum, { standings }) => sum + standings.length, 0);

    const started = Date.now();
    let presses = 0;
    const press = async (act) => {
      await act;
      presses += 1;
    };
    await press(page.locator(`a[href="/admin/seasons/${seasonId}/divisions"]`).first().click());
    await page.getByRole('heading', { level: 1, name: say('title', { season: name }) }).waitFor();
    if (width > 600) await dragToNextDivision(page, language);
    else await liftDown(page, language);
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/season-${width}.png`, fullPage: true });
    await press(
      page
        .getByRole('button', { name: new RegExp(`^${say('create', { divisions: '', teams: '' }).split(' ')[0]}`) })
        .click(),
    );
    await page.waitForURL(`${url}/admin/divisions/all?season=${seasonId}`);
    console.log(
      `${teams} teams in ${before.length} divisions: ${presses} presses (a press a team before), ${Date.now() - started} ms`,
    );
    // a tenth of a press for each team, when there are as many as in the league
    if (teams >= 30) assert.ok(presses * 10 <= teams);

    const { seasons } = await ask('{ seasons { id divisions { discriminator } } }');
    const made = await divisionsOf(seasons.find(({ id }) => id === seasonId));
    assert.deepEqual(
      made.map((division) => division.name),
      before.map((division) => division.name),
    );
    const sorted = (divisions) => divisions.flatMap(({ standings }) => standings.map(({ team }) => team.id)).sort();
    assert.deepEqual(sorted(made), sorted(before));
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
