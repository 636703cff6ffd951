// Staff type what they want to do: the palette leads to a team's next report, and to an account with a role ticked.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { settledPage, shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { askAs, VARIANTS } from '../lib/people.mjs';
import { open, text } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const WAITING = `{ adminSeries(filter: { isUnreported: true, state: TIME_SET, sort: TIME, first: 1 }) {
  items { series { id home { name } away { name } } }
} }`;
const ACCOUNT = `{ adminUsers(filter: { text: "graphics", first: 1 }) { items { nickname discordUsername roles } } }`;

/** The same wish in each language. */
const WISHES = {
  se: { report: (team) => `rapportera ${team}`, give: (name) => `ge ${name} rollen skribent` },
  en: { report: (team) => `report ${team}`, give: (name) => `give ${name} the writer's role` },
};

for (const variant of inLooks(VARIANTS)) {
  const { width, language } = variant;
  test(`a wish leads to its page, ${width} px wide`, async () => {
    const { page, context, faults, go } = await open(browser, { ...variant, as: 'admin' });
    const say = (key, values) => text('features/admin/palette', key, values, language);
    const field = page.getByRole('combobox', { name: say('field') });
    const type = async (wish) => {
      await page.getByRole('button', { name: text('features/admin', 'palette.open', {}, language) }).waitFor();
      // by its button on a phone, by its keys on a desk
      if (width < 480)
        await page.getByRole('button', { name: text('features/admin', 'palette.open', {}, language) }).click();
      else await page.keyboard.press('Control+k');
      await field.fill(wish);
    };

    const { series } = (await askAs(context, WAITING)).adminSeries.items[0];
    await go('/admin/dashboard');
    await type(WISHES[language].report(series.home.name));
    const thing = `${series.home.name} – ${series.away.name}`;
    await page.getByRole('option', { name: say('act.report.name', { thing }) }).waitFor();
    assert.deepEqual(await shutOuts(page), []);
    assert.equal(await sidewaysScroll(page), 0);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/palette-${width}.png` });
    const heading = () => document.querySelector('h1')?.textContent;
    const dashboard = await page.evaluate(heading);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/matches/${series.id}/report`);
    // the address changes before the page does, and a palette that is opened on the old page goes with it
    await page.waitForFunction((before) => document.querySelector('h1')?.textContent !== before, dashboard);
    await settledPage(page);

    const [before] = (await askAs(context, ACCOUNT)).adminUsers.items;
    // a player is known by their nickname
    const name = before.nickname ?? before.discordUsername;
    await type(WISHES[language].give(name));
    const role = say('role.WRITER');
    const choice = page.getByRole('option', { name: say('act.role.name', { thing: name, role }) });
    await choice.click().catch(async (fault) => {
      throw new Error(`${fault.message}\nthe palette says: ${await page.getByRole('dialog').innerText()}`);
    });
    const dialog = page.getByRole('dialog');
    const box = dialog.getByRole('checkbox', { name: text('features/admin/users', 'role.WRITER', {}, language) });
    await box.waitFor();
    assert.ok(await box.isChecked());
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/palette-role-${width}.png` });
    await dialog.getByRole('button', { name: text('features/admin/users', 'cancel', {}, language) }).click();
    await dialog.waitFor({ state: 'hidden' });
    // nothing was saved, and the role is ticked for no one else
    assert.deepEqual((await askAs(context, ACCOUNT)).adminUsers.items, [before]);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
