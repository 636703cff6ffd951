import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { TransfersPageDocument } from './transfers-page.generated';
import TransfersPage from './transfers.page';

const team = (id: number, name: string) => ({ id, name, logo: null });
const transfer = (id: number, nickname: string, previousTeam: object | null) => ({
  id,
  validFrom: '2026-11-10T23:30:00.000Z',
  player: { id, nickname, avatar: null, nationality: 'SE' },
  team: team(1, 'Tallmo'),
  previousTeam,
});
const page = (items: object[], nextAfter: number | null) => ({ transfers: { items, nextAfter } });
const draw = (first: ReturnType<typeof page>) =>
  renderPart(<TransfersPage />, {
    namespaces: ['teams-transfers'],
    answers: [
      answerTo(TransfersPageDocument, first, { variables: {} }),
      answerTo(TransfersPageDocument, page([transfer(3, 'Molnan', null)], null), { variables: { after: 7 } }),
    ],
  });

test('each says who, from where, to where, and on which Swedish day; more are shown when asked for', async () => {
  await draw(page([transfer(8, 'Åskar', team(2, 'Blixt'))], 7));
  const row = (await screen.findByRole('rowheader', { name: /^Åskar/ })).closest('tr')!;
  const cells = within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
  expect(cells).toEqual(['Blixt', 'Från: BlixtTallmo', '11 november 2026']);
  await userEvent.click(screen.getByRole('button', { name: 'Visa fler' }));
  const second = (await screen.findByRole('rowheader', { name: /^Molnan/ })).closest('tr')!;
  expect(within(second).getByRole('cell', { name: 'Inget lag' })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name: /^Åskar/ })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Visa fler' })).toBeNull();
});

test('the day stands at the end, and under the player for phones; on the smallest the former team is above the new one', async () => {
  await draw(page([transfer(8, 'Åskar', team(2, 'Blixt'))], null));
  const row = (await screen.findByRole('rowheader', { name: /Åskar/ })).closest('tr')!;
  expect(within(row).getByRole('rowheader')).toHaveTextContent('11 nov. 2026');
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Blixt', 'Från: BlixtTallmo', '11 november 2026']);
});

test('without any it says so', async () => {
  await draw(page([], null));
  expect(await screen.findByText('Inga övergångar än.')).toBeInTheDocument();
});
