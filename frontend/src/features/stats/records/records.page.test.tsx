import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { RecordsChoicesDocument, RecordsPageDocument } from './records-page.generated';
import RecordsPage from './records.page';

const division = (id: number, name: string, rank: number) => ({ id, name, rank });
const choices = answerTo(RecordsChoicesDocument, {
  seasons: [
    { id: 8, name: 'Säsong 8', divisions: [division(4, 'Elit', 1)] },
    {
      id: 7,
      name: 'Säsong 7',
      divisions: [division(3, 'Ettan', 1), division(2, 'Tvåan', 2)],
    },
  ],
});
const team = (id: number, name: string) => ({ id, name, logo: null });
const NOWHERE = {
  ...{ opponent: null, seriesId: null, game: null, goalsFor: null, goalsAgainst: null, playedAt: null },
  ...{ season: null, division: null },
};
const holder = (id: number, nickname: string, more: object = {}) => ({
  player: { id, nickname },
  team: team(5, 'Tallmo'),
  ...NOWHERE,
  ...more,
});
const inGame = {
  ...{
    opponent: { id: 6, name: 'Vinter' },
    seriesId: 77,
    game: 3,
    goalsFor: 7,
    goalsAgainst: 2,
  },
  playedAt: '2026-03-10T18:00:00Z',
};
const record = (kind: string, scope: string, value: number, holders: object[], others = 0) => ({
  ...{ kind, scope, value, holders, others },
});
const answer = (variables: object, records: object[]) =>
  answerTo(RecordsPageDocument, { records: { seasonId: null, records } }, { variables });
const draw = (answers: ReturnType<typeof answer>[], at = '/records') =>
  renderPart(<RecordsPage />, { namespaces: ['stats-records'], at, answers: [choices, ...answers] });

test('a record names who holds it with a link to where it was set, and counts those beyond', async () => {
  await draw([
    answer({}, [
      record('GAME_GOALS', 'GAME', 6, [holder(1, 'Ada', inGame), holder(2, 'Bo', inGame)], 3),
      record('CAREER_GAMES', 'CAREER', 1234, [holder(3, 'Cy')]),
    ]),
  ]);
  const game = await screen.findByRole('table', { name: 'Rekord: I en match' });
  expect(within(game).getByRole('rowheader', { name: 'Flest mål' })).toBeInTheDocument();
  expect(within(game).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', '/player/1');
  const [where] = within(game).getAllByRole('link', {
    name: 'Tallmo 7–\u20602 mot Vinter match\u00a03 10\u00a0mars\u00a02026',
  });
  expect(where).toHaveAttribute('href', '/series/77');
  expect(within(game).getByText('och 3 till')).toBeInTheDocument();
  expect(screen.getByRole('table', { name: 'Rekord: Genom karriären' })).toHaveTextContent(/1\s234/);
});

test('season, level and division stand in the address', async () => {
  const some = [record('GAME_GOALS', 'GAME', 6, [holder(1, 'Ada', inGame)])];
  await draw(
    [
      answer({ level: 2 }, some),
      answer({ seasonId: 7, level: 2 }, []),
      answer({ seasonId: 7, divisionName: 'Ettan' }, []),
    ],
    '/records?division=level-2',
  );
  // the choices are a reading of their own
  const division = await screen.findByRole('combobox', { name: 'Division' });
  await waitFor(() => expect(division).toHaveDisplayValue('Nivå 2'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Säsong' }), 'Säsong 7');
  expect(await screen.findByText(/Här kommer rekorden/)).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Division' }), 'Ettan');
  expect(screen.getByTestId('address')).toHaveTextContent('/records?division=Ettan&season=7');
});

test('who hides results sees the records after a press', async () => {
  hideResults(true);
  await draw([answer({}, [record('GAME_GOALS', 'GAME', 6, [holder(1, 'Ada', inGame)])])]);
  const button = await screen.findByRole('button', { name: 'Visa resultat: Rekord' });
  expect(screen.queryByText('Ada')).toBeNull();
  await userEvent.click(button);
  expect(screen.getByRole('link', { name: 'Ada' })).toBeInTheDocument();
  act(() => hideResults(false));
});
