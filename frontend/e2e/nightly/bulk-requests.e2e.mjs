// Two players ask for teams with like names; staff read why, deny both with one reason, and each player is told.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { askForTeam, newPlayer, shoot, VARIANTS } from '../lib/people.mjs';
import { open, text } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

for (const variant of inLooks(VARIANTS)) {
  const { language, width, height, theme } = variant;
  test(`two requests are denied together, ${width} px wide`, async () => {
    const say = (key, values) => text('features/admin/requests', key, values, language);
    const askers = [await newPlayer(browser, {}), await newPlayer(browser, {})];
    for (const { context, name } of askers) await askForTeam(context, `Laget ${name}`);

    const { page, context, faults, go } = await open(browser, { as: 'divisionadmin', width, height, theme, language });
    await go('/admin/requests?kind=NEW_TEAM');
    for (const { name } of askers) {
      const choice = say('several.choose', { kind: say('kind.NEW_TEAM'), name });
      await page.getByRole('checkbox', { name: choice, exact: true }).check();
    }
    const card = page.getByRole('article', { name: askers[0].name });
    await card.getByRole('region', { name: say('facts.title') }).waitFor();
    await page.getByText(say('several.chosen_other', { count: 2 }), { exact: true }).waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    await shoot(page, 'requests-chosen', variant);

    await page.getByRole('button', { name: say('several.deny', { count: 2 }), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say('several.reason') }).fill('Namnen är för lika varandra.');
    await dialog.getByRole('button', { name: say('several.action'), exact: true }).click();
    await page.getByText(say('several.denied_other', { count: 2 }), { exact: true }).waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    await shoot(page, 'requests-denied', variant);
    assert.deepEqual(faults.take(), []);
    await context.close();

    for (const { page: window, go: goTo, context: own } of askers) {
      await goTo('/notifications');
      await window
        .getByText(/Namnen är för lika varandra\./)
        .first()
        .waitFor();
      await own.close();
    }
  });
}
