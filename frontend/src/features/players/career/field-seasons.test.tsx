import { screen, within } from '@testing-library/react';
import { PlayerFieldSeasonsDocument } from '../../../league/field/field-seasons.generated';
import { fieldSeason } from '../../../league/field/seasons-for-tests';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { FieldSeasons } from './field-seasons';

const touches = { number: 'TOUCHES', less: 3, others: 4, percent: 75, median: 18, most: 30 };
const supersonic = { number: 'SUPERSONIC_SECONDS', less: 0, others: 4, percent: 0, median: 21.4, most: 25 };

const draw = (fieldSeasons: object[], at = '/player/5') =>
  renderPart(<FieldSeasons playerId={5} seasonIds={[10, 9]} />, {
    at,
    namespaces: ['league-field'],
    answers: [
      answerTo(PlayerFieldSeasonsDocument, { player: { id: 5, fieldSeasons } }, { variables: { playerId: 5 } }),
    ] as never,
  });

/** The row of a number among those that are seen at once. */
const seenRow = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: /^Division 2, Säsong/ })).getByRole('row', { name });

test('the open season has counts per game, and how many of the others have less', async () => {
  await draw([fieldSeason(10, 4, { touches: 90 }, [touches]), fieldSeason(9, 2, { touches: 10 })]);
  const table = await screen.findByRole('table', { name: 'Division 2, Säsong 10: 4 matcher med inspelning' });
  const row = within(table).getByRole('row', { name: /^Bollträffar, ungefär/ });
  expect(row).toHaveTextContent('22,50');
  expect(row).toHaveTextContent('mer än 75 %');
  expect(row).toHaveTextContent('median 18,00');
});

test('a bar is a part of the most in the division, with a line where the median is', async () => {
  await draw([fieldSeason(10, 4, { touches: 90 }, [touches])]);
  const row = await seenRow(/^Bollträffar, ungefär/);
  const [bar, median] = row.querySelectorAll<HTMLElement>('[aria-hidden] > span');
  expect([bar?.style.width, median?.style.left]).toEqual(['75%', '60%']);
});

test('a share is compared as a share, in its own unit', async () => {
  await draw([fieldSeason(10, 4, { seconds: 1000, supersonicSeconds: 200 }, [supersonic])]);
  const row = await seenRow(/^Tid i överljudsfart/);
  expect(row).toHaveTextContent(/20,0\s%lägstmedian 21,4\s%/);
  expect(row.querySelector<HTMLElement>('[aria-hidden] > span')?.style.width).toBe('80%');
});

test('a season with too few games compares nothing, and says how many it takes', async () => {
  await draw([fieldSeason(9, 2, { touches: 10 })], '/player/5?season=9');
  const table = await screen.findByRole('table', { name: 'Division 2, Säsong 9: 2 matcher med inspelning' });
  expect(within(table).queryByText(/^mer än/)).toBeNull();
  expect(screen.getByText(/^Spelare jämförs när de .* tre matcher med inspelning\.$/)).toBeVisible();
});

test('a season without recordings says so, and the others can still be seen', async () => {
  await draw([fieldSeason(9, 2, { touches: 10 }), fieldSeason(8, 3, { touches: 10 })]);
  expect(await screen.findByText('Inga matcher i säsongen har en inspelning som kunde läsas.')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Förändring över säsongerna' })).toBeVisible();
});

test('a player without recordings is told what the numbers come from', async () => {
  await draw([]);
  expect(await screen.findByText(/^Här kommer statistik från planen när spelarens serier/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
