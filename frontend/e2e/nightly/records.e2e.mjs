// A visitor looks up records, and puts two teams side by side.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { divisionAt, open, text } from '../lib/support.mjs';

const say = (key, values) => text('features/stats/compare', key, values);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

test('records follow the chosen season and lead to the series; two teams found by name stand side by side', async () => {
  const { page, context, go, faults } = await open(browser, { width: 390 });
  const { standings, path } = await divisionAt(0);
  const season = path.split('/').at(-1);
  await go('/leaders');
  await page
    .getByRole('main')
    .getByRole('link', { name: text('features/stats/leaders', 'records') })
    .click();
  const table = (scope) =>
    page.getByRole('table', {
      name: text('features/stats/records', 'caption', { scope: text('features/stats/records', `scope.${scope}`) }),
    });
  await table('CAREER').waitFor();
  await page.getByRole('combobox', { name: text('features/stats/records', 'filter.season') }).selectOption(season);
  await table('CAREER').waitFor({ state: 'detached' });
  assert.ok(page.url().endsWith(`/records?season=${season}`));
  assert.match(await table('GAME').locator('a[href^="/series/"]').first().getAttribute('href'), /^\/series\/\d+$/);

  const [home, away] = standings.map(({ team }) => team);
  await go(`/team/${home.id}`);
  await page.getByRole('link', { name: text('features/teams', 'compare'), exact: true }).click();
  await page.getByRole('combobox', { name: say('choose.teams.second') }).fill(away.name);
  await page.getByRole('option', { name: away.name }).first().click();
  await page.getByRole('heading', { level: 1, name: `${home.name} – ${away.name}` }).waitFor();
  assert.match(page.url(), new RegExp(`/compare/teams/${home.id}/${away.id}$`));
  await page.getByRole('table', { name: say('meetings.each') }).waitFor();
  await page.getByRole('img', { name: say('seasons.chart', { home: home.name, away: away.name }) }).waitFor();

  await go(`/compare/teams/${home.id}/${home.id}`);
  await page.getByText(say('same.teams')).waitFor();
  assert.deepEqual(faults.take(), []);
  await context.close();
});
