// Two players who were registered for one person become one: their games are one career, and the old address leads there.
// Then it is taken back.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { launchBrowser } from '../../../tools/browser.mjs';
import { shutOuts, sidewaysScroll } from '../../../tools/lib/page-checks.mjs';
import { inLooks } from '../lib/looks.mjs';
import { askAs } from '../lib/people.mjs';
import { ask, open, text, url } from '../lib/support.mjs';

let browser;
before(async () => {
  browser = await launchBrowser();
});
after(() => browser?.close());

const say = (key, values, language) => text('features/admin/duplicates', key, values, language);
const undo = (key, values, language) => text('features/admin/undo', key, values, language);

/** The games of a player's whole career; null when there is no such player. */
async function gamesOf(id) {
  const { player } = await ask('query ($id: Int!) { player(id: $id) { id seasons { stats { games } } } }', { id });
  return player && { id: player.id, games: player.seasons.reduce((sum, { stats }) => sum + (stats?.games ?? 0), 0) };
}

/** The strongest pair that can be merged, as the address names it. */
async function mergeablePair(page) {
  const { duplicatePlayers } = await askAs(page, '{ duplicatePlayers(filter: {}) { items { players { id } } } }');
  for (const { players } of duplicatePlayers.items) {
    const [staying, leaving] = players.map(({ id }) => id);
    const { playerMergePlan } = await askAs(
      page,
      'query ($staying: Int!, $leaving: Int!) { playerMergePlan(stayingId: $staying, leavingId: $leaving) { obstacle { messageKey } } }',
      { staying, leaving },
    );
    if (playerMergePlan?.obstacle === null) return `${staying}-${leaving}`;
  }
  throw new Error('the demo league has no pair that can be merged');
}

for (const { width, height, theme, language } of inLooks([
  { width: 1280, height: 900, theme: 'light', language: 'se' },
  { width: 390, height: 844, theme: 'dark', language: 'en' },
])) {
  test(`a person with two players gets one, and the old address leads there, ${width} px wide`, async () => {
    const { page, context, faults, go } = await open(browser, { as: 'admin', width, height, theme, language });
    await go('/admin/players/duplicates');
    const shot = async (name) => {
      if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/duplicates-${name}-${width}.png` });
    };
    await shot('list');
    assert.equal(await sidewaysScroll(page), 0);
    // other journeys make people with an account each, who cannot be merged
    const pair = await mergeablePair(page);
    await go('/admin/players/duplicates?size=all');
    await page.locator(`a[href*="merge=${pair}"]`).first().click();
    const dialog = page.getByRole('dialog');
    const press = dialog.getByRole('button', { name: say('merge', {}, language), exact: true });
    await press.waitFor();
    assert.equal(await sidewaysScroll(page), 0);
    assert.deepEqual(await shutOuts(page), []);
    await shot('preview');
    const [stays, goes] = new URL(page.url()).searchParams.get('merge').split('-').map(Number);
    const [one, other] = [await gamesOf(stays), await gamesOf(goes)];
    await press.click();
    await page.getByText(say('merged', {}, language)).waitFor();
    await dialog.waitFor({ state: 'detached' });
    await shot('merged');
    assert.deepEqual(await gamesOf(goes), { id: stays, games: one.games + other.games });

    const moved = await fetch(`${url}/player/${goes}`, { redirect: 'manual' });
    assert.deepEqual([moved.status, moved.headers.get('location')], [301, `/player/${stays}`]);
    await go(`/player/${goes}`);
    assert.equal(new URL(page.url()).pathname, `/player/${stays}`);

    await go('/admin/players/duplicates');
    await page.getByRole('button', { name: undo('take-back', {}, language), exact: true }).click();
    await page
      .getByRole('dialog')
      .getByText(undo('would-change', {}, language))
      .waitFor();
    await shot('undo');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: undo('yes_one', {}, language), exact: true })
      .click();
    await page.getByRole('button', { name: undo('redo', {}, language), exact: true }).waitFor();
    assert.deepEqual([await gamesOf(stays), await gamesOf(goes)], [one, other]);
    assert.deepEqual(faults.take(), []);
    await context.close();
  });
}
