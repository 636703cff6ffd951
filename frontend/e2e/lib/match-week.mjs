// What the journeys of the match week share. Import it when BASE_URL names their instance.
import assert from 'node:assert/strict';
import { shutOuts, sidewaysScroll, underBars } from '../../../tools/lib/page-checks.mjs';
import { ask, text } from './support.mjs';

export const PHONE = { width: 390, height: 844 };

export const say = (key, values, language) => text('features/series/match-week', key, values, language);

/** What the person sees of the series of their team, which is in the first division. */
export async function weekOf(page, handle) {
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
        times { mayOffer offers { side } } result { confirmation mayReport mayAnswer mayTell } noShow { mayObject } } }`;
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
export async function look({ go, page }, path, name) {
  await go(path);
  assert.equal(await sidewaysScroll(page), 0, path);
  assert.deepEqual(await shutOuts(page), [], path);
  assert.deepEqual(await underBars(page), [], path);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
}

/** A picture, as a phone takes one. */
export const picture = async (page) => ({ name: 'lobby.png', mimeType: 'image/png', buffer: await page.screenshot() });

/** A photograph of a phone: 24 million points and a film behind them, more than the server takes. */
export async function phonePhoto(page) {
  const photograph = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 5712, height: 4284 });
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#369';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/jpeg').split(',')[1];
  });
  const film = Buffer.concat([Buffer.from('MotionPhoto_Data'), Buffer.alloc(12_000_000, 7)]);
  const buffer = Buffer.concat([Buffer.from(photograph, 'base64'), film]);
  return { name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer };
}
