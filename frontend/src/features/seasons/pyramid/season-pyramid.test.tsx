import { act, screen, within } from '@testing-library/react';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { SeasonMovementsDocument } from './season-movements.generated';
import { SeasonPyramid } from './season-pyramid';

const division = (id: number, name: string, [seasonId, rank]: [number, number]) => ({
  ...{ id, name, discriminator: name.toLowerCase(), rank, seasonId },
});
const from = [division(1, 'Elit', [8, 1]), division(2, 'Norra', [8, 2])];
const to = [division(3, 'Elit', [9, 1]), division(4, 'Norra', [9, 2]), division(5, 'Södra', [9, 2])];
const move = (id: number, movement: string, at: [number | null, number | null], fields: object = {}) => ({
  team: { id, name: `Lag ${id}`, logo: null },
  ...{ movement, place: at[0] === null ? null : id % 10, qualifier: null, hasQualified: null },
  from: from.find((one) => one.id === at[0]) ?? null,
  to: to.find((one) => one.id === at[1]) ?? null,
  ...fields,
});
const qualifier = division(7, 'Kval', [8, 1]);
const movements = {
  from: { id: 8, name: 'Säsong 8' },
  to: { id: 9, name: 'Säsong 9' },
  ...{ fromDivisions: from, toDivisions: to },
  moves: [
    move(11, 'STAYS', [1, 3]),
    move(12, 'STAYS', [1, 3], { qualifier, hasQualified: true }),
    move(13, 'DOWN', [1, 4]),
    move(21, 'UP', [2, 3]),
    move(22, 'STAYS', [2, 5]),
    move(23, 'LEFT', [2, null]),
    move(31, 'NEW', [null, 5], { qualifier }),
  ],
};
const draw = (seasonMovements: object | null, seasonId = 8) =>
  renderPart(<SeasonPyramid seasonId={seasonId} />, {
    answers: [answerTo(SeasonMovementsDocument, { seasonMovements }, { variables: { seasonId } })],
    namespaces: ['seasons-pyramid', 'league-spoilers'],
  });
const told = (card: HTMLElement) =>
  within(card)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each division tells who went up and down, through which qualifier, and who stayed', async () => {
  await draw(movements);
  const [elite, north, added] = (await screen.findAllByRole('heading', { level: 3 })).map(
    (heading) => heading.closest('li') as HTMLElement,
  ) as [HTMLElement, HTMLElement, HTMLElement];
  expect(told(elite)).toEqual(['Lag 12Placering 2, kvar i Elit · vann Kval', 'Lag 13Placering 3, ner till Norra']);
  expect(within(elite).getByText('1 lag är kvar: Lag 11')).toBeVisible();
  expect(told(north)).toEqual([
    'Lag 21Placering 1, upp till Elit',
    'Lag 22Placering 2, över till Södra',
    'Lag 23Placering 3, spelar inte längre',
  ]);
  expect(told(added)).toEqual(['Lag 31i Södra · spelade Kval']);
});

test('the only division of its rank is the same one under another name, and nobody moves beside', async () => {
  const renamed = [division(3, 'Elitserien', [9, 1]), ...to.slice(1)];
  await draw({ ...movements, toDivisions: renamed });
  const elite = (await screen.findByRole('heading', { level: 3, name: 'Elit' })).closest('li') as HTMLElement;
  expect(told(elite)[0]).toBe('Lag 12Placering 2, kvar i Elitserien · vann Kval');
  expect(within(elite).getByText('1 lag är kvar: Lag 11')).toBeVisible();
  expect(screen.queryByText(/över till Elitserien/)).toBeNull();
  expect(screen.getByText(/över till Södra/)).toBeVisible();
});

test('the latest season shows how its divisions came about, a league of one season says when they come', async () => {
  const { unmount } = await draw(movements, 9);
  expect(await screen.findByText(/^Nästa säsong har inga divisioner än\. Lagens väg från Säsong 8/)).toBeVisible();
  unmount();
  await draw(null);
  expect(await screen.findByText(/^Här visas vilka lag/)).toBeVisible();
});

test('readers who hide results do not see who went where', async () => {
  act(() => hideResults(true));
  await draw(movements);
  expect(await screen.findByText('Lagens väg från Säsong 8 till Säsong 9.')).toBeVisible();
  expect(screen.queryByText('Lag 13')).toBeNull();
  act(() => hideResults(false));
});
