import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlayerCareerDocument } from '../../../league/careers/careers.generated';
import { hideResults } from '../../../league/spoilers/hidden-results';
import { answerTo } from '../../../test/answer-to';
import { renderPart } from '../../../test/render';
import { PlayerCareer } from './player-career';

const season = (id: number) => ({ id, name: `Säsong ${id}` });
const division = (id: number) => ({
  id,
  name: 'Division 1',
  nameEng: null,
  discriminator: 'd1',
  seasonId: id,
});
const team = (name: string) => ({ id: 3, name });
const percentile = {
  number: 'GOALS',
  value: 1.21,
  place: 2,
  better: 32,
  others: 34,
  percent: 94,
};
const game = (seriesId: number, isWon: boolean, rating: number) => ({
  ...{ seriesId, playedAt: '2026-11-01T18:00:00.000Z', number: 1, isWon, rating },
  ...{ opponent: team('Rävarna'), goals: 1, assists: 0, saves: 2 },
});
const CAREER = {
  playerId: 7,
  divisions: [
    { season: season(9), division: division(9), games: 30, rating: 1.31, leastGames: 10, percentiles: [percentile] },
    { season: season(10), division: division(10), games: 3, rating: 1.48, leastGames: 6, percentiles: [] },
  ].map((one) => ({ ...one })),
  games: [game(1, true, 1.5), game(2, false, 0.46)],
  mates: [
    {
      player: { id: 8, nickname: 'Stenlarv', avatar: null },
      games: 30,
      wins: 20,
    },
  ],
  milestones: [
    { count: 'SERIES', mark: 1, seriesId: 4, playedAt: '2023-09-14T18:00:00.000Z' },
    { count: 'GOALS', mark: 100, seriesId: 5, playedAt: '2024-05-22T18:00:00.000Z' },
  ],
  awards: [
    { kind: 'IMPROVED', season: season(9), goal: null, own: null },
    { kind: 'GOAL', season: season(8), goal: { seriesId: 7, game: 2, goal: 3 }, own: null },
    {
      ...{ kind: 'OWN', season: season(8), goal: null },
      own: { id: 4, nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: 'Hjälpte alla', textEn: null },
    },
  ],
  honours: [
    {
      place: 1,
      number: null,
      season: season(9),
      division: division(9),
      team: team('Sjunde Växeln'),
    },
    {
      place: 1,
      number: 'GOALS',
      season: season(9),
      division: division(9),
      team: team('Sjunde Växeln'),
    },
  ],
};

const draw = (at = '/', career: object | null = CAREER) =>
  renderPart(<PlayerCareer playerId={7} seasonIds={[10, 9]} />, {
    at,
    namespaces: ['league-careers', 'league-statistics'],
    answers: [answerTo(PlayerCareerDocument, { playerCareer: career }, { variables: { playerId: 7 } })],
  });

test('the numbers are compared with the division of the season whose tab is open', async () => {
  await draw('/?season=9');
  const table = await screen.findByRole('table', { name: 'Division 1, Säsong 9: spelare med minst 10 matcher' });
  expect(within(table).getByRole('row', { name: /Mål 1,21 bättre än 94\s%/ })).toBeVisible();
});

test('who has too few games in the open season is told how many it takes', async () => {
  await draw();
  expect(
    await screen.findByText('Division 1, Säsong 10: jämförelsen kommer vid 6 matcher. Spelade hittills: 3.'),
  ).toBeVisible();
});

test('the line says in words what it shows, and milestones lead to their series, the latest first', async () => {
  await draw();
  const said = 'Vann 1 av de senaste 2 matcherna, äldst till vänster. Rating 0,46–1,50.';
  expect(await screen.findByRole('img', { name: said })).toBeInTheDocument();
  const milestones = ['100 mål', 'Första serien'].map((name) => screen.getByRole('link', { name }));
  expect(milestones.map((link) => link.getAttribute('href'))).toEqual(['/series/5', '/series/4']);
  expect(screen.getByText('Flest mål per match')).toBeVisible();
  expect(screen.getByRole('row', { name: /^Stenlarv 30 67\s%$/ })).toBeVisible();
});

test('the honours of a season are listed: the goal leads to itself, one of the staff says for what', async () => {
  await draw();
  expect(await screen.findByText('Mest förbättrad i ligan')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Säsongens mål' })).toHaveAttribute('href', '/series/7?game=2&goal=3');
  expect(screen.getByText('Årets kamrat').closest('li')).toHaveTextContent('Säsong 8. Hjälpte alla');
});

test('an honour whose reason is only written in English tells it to Swedish readers too', async () => {
  const own = { id: 4, nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: null, textEn: 'Helped all' };
  await draw('/', { ...CAREER, awards: [{ kind: 'OWN', season: season(8), goal: null, own }] });
  expect((await screen.findByText('Årets kamrat')).closest('li')).toHaveTextContent('Säsong 8. Helped all');
});

test('an own honour of a player whose games count nowhere is shown, and nothing else', async () => {
  const [, , own] = CAREER.awards;
  await draw('/', { ...CAREER, divisions: [], games: [], mates: [], milestones: [], honours: [], awards: [own] });
  expect(await screen.findByText('Årets kamrat')).toBeVisible();
  expect(screen.getAllByRole('heading')).toHaveLength(1);
});

test('a player without a game has no career to show', async () => {
  await draw('/', { ...CAREER, divisions: [], games: [], mates: [], milestones: [], honours: [], awards: [] });
  expect(screen.queryByRole('heading')).toBeNull();
});

test('readers who hide results see the last games, mates, honours and milestones after one press', async () => {
  hideResults(true);
  await draw();
  const show = await screen.findByRole('button', { name: 'Visa resultat: Senaste matcherna' });
  expect(screen.queryByRole('img', { name: /^Vann/ })).toBeNull();
  expect(screen.queryByText('100 mål')).toBeNull();
  expect(screen.queryByText('Flest mål per match')).toBeNull();
  expect(screen.queryByRole('row', { name: /Stenlarv/ })).toBeNull();
  await userEvent.click(show);
  expect(screen.getByRole('img', { name: /^Vann/ })).toBeInTheDocument();
  expect(screen.getByText('100 mål')).toBeVisible();
  expect(screen.getByText('Flest mål per match')).toBeVisible();
  expect(screen.getByRole('row', { name: /Stenlarv/ })).toBeVisible();
  act(() => hideResults(false));
});
