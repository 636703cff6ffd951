// Staff make a division from nothing: teams, colours, schedule and times; and no one loses a result unseen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage } from '../../../tools/lib/page-checks.mjs';
import { ask, open, text } from '../lib/support.mjs';

const say = (key, values) => text('features/admin/divisions', key, values);

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const shot = async (page, name) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

test('a new division gets teams, colours, a schedule and a time', async () => {
  const { page, context, go, faults } = await open(browser, { as: 'admin' });
  await go('/admin/divisions');
  await page.getByRole('heading', { level: 1, name: say('title') }).waitFor();
  await shot(page, 'list');
  await page.getByRole('link', { name: say('create') }).click();
  const create = page.getByRole('button', { name: say('create') });
  assert.equal(await create.isDisabled(), true);
  await page.getByText(say('add.incomplete')).waitFor();
  await shot(page, 'add');
  const name = `Provdivision ${Date.now() % 100000}`;
  await page.getByLabel(say('settings.name')).fill(name);
  // in the running season every team has a division already
  const { seasons } = await ask('{ seasons { id startsOn } }');
  const [oldest] = [...seasons].sort((a, b) => a.startsOn.localeCompare(b.startsOn));
  await page.getByLabel(say('column.season')).selectOption(String(oldest.id));
  await create.click();

  await page.getByRole('heading', { name: say('teams.free') }).waitFor();
  const add = page.getByRole('button', { name: /^Lägg till / });
  await add.first().waitFor();
  for (let n = 0; n < 3; n++) await add.first().click();
  await page.getByRole('button', { name: say('teams.save') }).click();
  await page.getByText(say('saved')).first().waitFor();
  await shot(page, 'teams');

  await page.getByRole('tab', { name: say('part.colours') }).click();
  await page.getByRole('button', { name: say('colours.add') }).click();
  await page.getByLabel(say('colours.descriptionSv')).fill('Uppflyttning');
  await page.getByLabel(say('colours.descriptionEn')).fill('Promotion');
  await shot(page, 'colours');
  await page.getByRole('button', { name: say('save'), exact: true }).click();

  await page.getByRole('tab', { name: say('part.schedule') }).click();
  await page.getByRole('heading', { name: say('schedule.preview_other', { count: 3 }) }).waitFor();
  await shot(page, 'schedule');
  await page.getByRole('button', { name: say('schedule.create') }).click();
  await page.getByText(say('schedule.done')).first().waitFor();

  await page.getByRole('tab', { name: say('part.weeks') }).click();
  const time = page.getByLabel(/^Tid för /).first();
  await time.fill('2026-12-01T19:30');
  await page.getByLabel(say('weeks.stream')).first().check();
  await page
    .getByRole('button', { name: say('save'), exact: true })
    .first()
    .click();
  await page.getByText(say('weeks.saved')).first().waitFor();
  await page.reload();
  await settledPage(page);
  assert.equal(
    await page
      .getByLabel(/^Tid för /)
      .first()
      .inputValue(),
    '2026-12-01T19:30',
  );
  await shot(page, 'weeks');
  assert.deepEqual(faults.take(), []);
  await context.close();
});

test('a schedule over results names how many are lost, and a no changes nothing', async () => {
  const { currentSeason } = await ask('{ currentSeason { id divisions { id discriminator } } }');
  const [division] = currentSeason.divisions;
  const { page, context, go, faults } = await open(browser, { as: 'admin', width: 390, height: 844 });
  const standings = () =>
    ask(
      `{ division(discriminator: "${division.discriminator}", seasonId: ${currentSeason.id}) { standings { points } } }`,
    );
  const before = await standings();
  await go(`/admin/divisions/${division.id}?part=schedule`);
  await page.getByRole('button', { name: say('schedule.create') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/resultat går förlora/).waitFor();
  await shot(page, 'confirm-390');
  await dialog.getByRole('button', { name: text('ui', 'confirm.no') }).click();
  assert.deepEqual(await standings(), before);
  for (const part of ['settings', 'colours', 'teams', 'weeks']) {
    await go(`/admin/divisions/${division.id}?part=${part}`);
    await shot(page, `${part}-390`);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    assert.ok(overflow <= 0, `${part} scrolls sideways by ${overflow}`);
  }
  assert.deepEqual(faults.take(), []);
  await context.close();
});
