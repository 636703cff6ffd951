// A player is suspended: the report of a series asks about them, their page says so, and the lift of it is taken back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { askAs, shoot, VARIANTS } from '../lib/people.mjs';
import { open, text } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

/** A series far ahead, which no other journey reports, and a player of its home team. */
async function distantSeries(context, nth) {
  const { adminSeries } = await askAs(
    context,
    '{ adminSeries(filter: { state: TIME_SET, sort: TIME, isDescending: true }) { items { series { id } } } }',
  );
  const { id } = adminSeries.items[nth].series;
  const { seriesReport } = await askAs(
    context,
    'query ($id: Int!) { seriesReport(seriesId: $id) { home { playerId nickname isOnRoster } } }',
    { id },
  );
  const { playerId, nickname } = seriesReport.home.find(({ isOnRoster }) => isOnRoster);
  return { id, playerId, nickname };
}

/** Takes an act back, with those that stand on it. */
async function takeBack(context, { id }) {
  const { undoPlan } = await askAs(context, 'query ($id: Int!) { undoPlan(entryId: $id) { acts { id } } }', { id });
  await askAs(
    context,
    'mutation ($input: UndoActInput!) { undoAct(input: $input) { ... on Problem { code messageKey } } }',
    {
      input: { entryId: id, entryIds: undoPlan.acts.map((act) => act.id) },
    },
  );
}

for (const [index, variant] of inLooks(VARIANTS).entries()) {
  const { language, width, height, theme } = variant;
  test(`a suspension is decided, met in a report, published, lifted and back, ${width} px wide`, async () => {
    const say = (key, values) => text('features/admin/sanctions', key, values, language);
    const report = (key, values) => text('features/report', key, values, language);
    const undo = (key, values) => text('features/admin/undo', key, values, language);
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    await go('/admin/sanctions');
    const series = await distantSeries(context, index);
    const check = async (name) => {
      assert.equal(await sidewaysScroll(page), 0, name);
      assert.deepEqual(await shutOuts(page), [], name);
      await shoot(page, name, variant);
    };

    await page.getByRole('button', { name: say('add'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill(series.nickname);
    await dialog.getByRole('button', { name: say('subject.player', { name: series.nickname }), exact: true }).click();
    await dialog.getByLabel(say('column.kind'), { exact: true }).selectOption('SUSPENSION');
    await dialog.getByLabel(say('field.startsOn'), { exact: true }).fill('2026-01-01');
    await dialog.getByLabel(say('field.end'), { exact: true }).selectOption('day');
    await dialog.getByLabel(say('field.endsOn'), { exact: true }).fill('2030-01-01');
    await dialog.getByLabel(say('field.reasonSv'), { exact: true }).fill('Hotade en domare.');
    await check('sanction-form');
    await dialog.getByRole('button', { name: say('add-do'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const link = page.getByRole('link', {
      name: say('open-name', { kind: say('kind.SUSPENSION'), name: series.nickname }),
    });
    await link.waitFor();
    await check('sanctions');

    const { latestAct: decided } = await askAs(context, '{ latestAct { id } }');

    // the report of a series asks whether they played
    await go(`/admin/matches/${series.id}/report`);
    await page.locator('[id="game-0-home-0-player"]').selectOption(String(series.playerId));
    const notice = page.getByRole('region', { name: report('suspended.title_one') });
    await notice.waitFor();
    await notice.scrollIntoViewIfNeeded();
    await check('sanction-report');
    page.once('dialog', (left) => void left.accept());

    // everyone reads it
    const visitor = await open(browser, { width, height, theme, language });
    await visitor.go(`/player/${series.playerId}`);
    await visitor.page.getByText('Hotade en domare.').waitFor();
    assert.deepEqual(visitor.faults.take(), []);
    await visitor.context.close();

    await page.evaluate(() => sessionStorage.clear());
    await go('/admin/sanctions');
    await link.click();
    await dialog.getByRole('button', { name: say('lift'), exact: true }).click();
    await dialog.getByLabel(say('field.liftReason'), { exact: true }).fill('Det var fel spelare.');
    await dialog.getByRole('button', { name: say('lift-do'), exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ has: link });
    await row.getByText(say('state.LIFTED')).first().waitFor();

    // the lift is taken back
    await page.getByRole('button', { name: undo('take-back'), exact: true }).click();
    await dialog.getByRole('button', { name: undo('yes_one'), exact: true }).click();
    await page.getByRole('button', { name: undo('redo'), exact: true }).waitFor();
    await go('/admin/sanctions');
    await row.getByText(say('state.IN_FORCE')).first().waitFor();
    // no other journey meets it
    await takeBack(context, decided);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
