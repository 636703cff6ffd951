// Staff edit a team: the public page shows it, two at once cannot both be right, and the way back closes the dialog.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { ask, divisionAt, open, text } from '../lib/support.mjs';

const say = (key, values) => text('features/admin/teams', key, values);
const TEAMS = '/admin/teams/all';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const teamOf = async (id) =>
  (
    await ask('query ($id: Int!) { team(id: $id) { id name isActive roster { sortOrder player { id nickname } } } }', {
      id,
    })
  ).team;

/** A team of a division that no other journey reports in, with someone beside its captain. */
async function someTeam(at) {
  const { standings } = await divisionAt(3);
  for (const { team } of standings.slice(at)) {
    const found = await teamOf(team.id);
    if (found.roster.length > 2) return found;
  }
  throw new Error('no team has three players');
}

/** Finds a team by its name and opens it from the keyboard; answers the dialog. */
async function openTeam(page, team) {
  await page.getByLabel(say('search')).fill(team.name);
  const link = page.getByRole('rowheader', { name: team.name, exact: true }).getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: team.name });
  await dialog.getByLabel(say('column.name'), { exact: true }).waitFor();
  return dialog;
}

const save = (dialog) => dialog.getByRole('button', { name: say('save'), exact: true }).click();

test('a new name and a new captain are on the public page at once, and the player who left is in the history', async () => {
  const team = await someTeam(0);
  const [, second, third] = team.roster.map(({ player }) => player);
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  await go(TEAMS);
  const dialog = await openTeam(page, team);
  await dialog.getByLabel(say('column.name'), { exact: true }).fill(`${team.name} II`);
  await dialog.getByRole('button', { name: say('slots.make-captain', { name: second.nickname }) }).click();
  await dialog.getByRole('button', { name: say('slots.remove', { name: third.nickname }) }).click();
  await save(dialog);
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(say('saved')).first().waitFor();
  assert.equal(new URL(page.url()).pathname, TEAMS);

  await go(`/team/${team.id}`);
  await page.getByRole('heading', { level: 1, name: `${team.name} II` }).waitFor();
  const now = await teamOf(team.id);
  assert.equal(now.roster[0].player.id, second.id);
  assert.ok(!now.roster.some(({ player }) => player.id === third.id));

  // and back as it was: the one who left has no team, so they can be found
  await go(`${TEAMS}?team=${team.id}`);
  const again = page.getByRole('dialog', { name: `${team.name} II` });
  await again.getByLabel(say('finder.label')).fill(third.nickname);
  await again.getByRole('button', { name: say('finder.add-name', { name: third.nickname }), exact: true }).click();
  await again
    .getByRole('button', { name: say('slots.make-captain', { name: team.roster[0].player.nickname }) })
    .click();
  await again.getByLabel(say('column.name'), { exact: true }).fill(team.name);
  await again.getByText(say('history.title', { count: '' }).slice(0, 8)).click();
  await again.getByRole('table').waitFor();
  await save(again);
  await again.waitFor({ state: 'hidden' });
  assert.deepEqual(
    (await teamOf(team.id)).roster.map(({ player }) => player.id).toSorted(),
    team.roster.map(({ player }) => player.id).toSorted(),
  );
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('the second of two is told, and nothing that the second changed is saved', async () => {
  const team = await someTeam(1);
  const [one, other] = [await open(browser, { as: 'admin' }), await open(browser, { as: 'admin' })];
  const dialogs = [];
  for (const { page, go } of [one, other]) {
    await go(TEAMS);
    dialogs.push(await openTeam(page, team));
  }
  const names = [`${team.name} A`, `${team.name} B`];
  for (const [index, dialog] of dialogs.entries()) {
    await dialog.getByLabel(say('column.name'), { exact: true }).fill(names[index]);
  }
  await save(dialogs[0]);
  await dialogs[0].waitFor({ state: 'hidden' });
  await save(dialogs[1]);
  await dialogs[1].getByRole('alert').waitFor();
  assert.equal((await teamOf(team.id)).name, names[0]);
  await dialogs[1].getByRole('button', { name: say('reload') }).click();
  const fresh = other.page.getByRole('dialog', { name: names[0] });
  await fresh.getByLabel(say('column.name'), { exact: true }).fill(team.name);
  await save(fresh);
  await fresh.waitFor({ state: 'hidden' });
  assert.equal((await teamOf(team.id)).name, team.name);
  for (const { context } of [one, other]) await context.close();
});

test('the way back closes the dialog and leaves the search, and Escape asks before it throws anything away', async () => {
  const team = await someTeam(2);
  const { page, context, go } = await open(browser, { as: 'admin', width: 390, height: 844 });
  await go(TEAMS);
  const dialog = await openTeam(page, team);
  await page.goBack();
  await dialog.waitFor({ state: 'hidden' });
  assert.equal(await page.getByLabel(say('search')).inputValue(), team.name);

  await openTeam(page, team);
  await dialog.getByLabel(say('column.name'), { exact: true }).fill('Något annat');
  await page.keyboard.press('Escape');
  await page.getByText(say('unsaved')).waitFor();
  await page.getByRole('button', { name: say('close-anyway') }).click();
  await dialog.waitFor({ state: 'hidden' });
  await settledPage(page);
  assert.equal((await teamOf(team.id)).name, team.name);
  assert.ok(!page.url().includes('team='));
  await context.close();
});

test('the list is saved as a file with the teams of every page', async () => {
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  await go(`${TEAMS}?sort=players-desc`);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: text('features/admin', 'csv.label', { list: say('title') }) }).click();
  const file = await saved;
  assert.match(file.suggestedFilename(), /^Lag \d{4}-\d\d-\d\d\.csv$/);
  const [head, ...rows] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  assert.ok(head.startsWith(`\uFEFF${say('column.name')};`) || head.startsWith(`${say('column.name')};`));
  const shown = await page.getByText(/^\d+–\d+ av \d+$/).innerText();
  assert.equal(rows.length, Number(shown.split(' ').at(-1)));
  assert.ok(rows.length > 6, 'one page would be all');
  await settledPage(page);
  assert.deepEqual(faults.take(), []);
  await context.close();
});
