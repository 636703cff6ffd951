import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../../test/answer-to';
import { renderPart } from '../../../../test/render';
import { DivisionWinners } from './division-winners';
import { DivisionWinnersDocument } from './division-winners.generated';

const ADDRESS = { discriminator: 'elit', seasonId: 9 };
const won = (seasonId: number, name: string) => ({
  ...{ title: 'DIVISION', season: { id: seasonId, name: `Säsong ${seasonId}` } },
  ...{ division: { id: 40 + seasonId, discriminator: 'elit', seasonId }, team: { id: seasonId, name, logo: null } },
});
const draw = (divisionWinners: ReturnType<typeof won>[], noted: unknown[] = []) =>
  renderPart(<DivisionWinners {...ADDRESS} />, {
    answers: [answerTo(DivisionWinnersDocument, { divisionWinners }, { noted })],
    namespaces: ['seasons-divisions-winners', 'league-spoilers'],
  });

test('the winners of other seasons lead to their divisions and teams, and the own season is left out', async () => {
  await draw([won(9, 'Nu'), won(8, 'Tallmo'), won(7, 'Isviken')]);
  expect(await screen.findByRole('heading', { name: 'Vinnare andra säsonger' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Säsong 8' })).toHaveAttribute('href', '/division/elit/season/8');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Tallmo'),
    expect.stringContaining('Isviken'),
  ]);
});

test('nothing stands there where nobody has won another season', async () => {
  const asked: unknown[] = [];
  await draw([won(9, 'Nu')], asked);
  await waitFor(() => expect(asked).toHaveLength(1));
  await act(() => Promise.resolve());
  expect(screen.queryByRole('heading')).toBeNull();
});

test('what cannot be read can be asked for again', async () => {
  await renderPart(<DivisionWinners {...ADDRESS} />, {
    answers: [
      { request: { query: DivisionWinnersDocument, variables: { discriminator: 'elit' } }, error: new Error('gone') },
      answerTo(DivisionWinnersDocument, { divisionWinners: [won(8, 'Tallmo')] }),
    ],
    namespaces: ['seasons-divisions-winners', 'league-spoilers'],
  });
  await userEvent.click(await screen.findByRole('button', { name: /igen/i }));
  expect(await screen.findByText('Tallmo')).toBeVisible();
});
