import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { loadTexts } from '../../lib/i18n/i18n';
import { LEAGUE } from '../../lib/league-config';
import { answerTo } from '../../test/answer-to';
import { renderPart, type RenderOptions } from '../../test/render';
import { SeriesRecordsDocument } from './preview/series-records.generated';
import { SeriesVerdictDocument } from './preview/series-verdict.generated';
import { SeriesPageDocument } from './series-page.generated';
import SeriesPage from './series.page';

const team = (id: number, name: string) => ({ id, name, logo: null });
const player = (id: number, nickname: string) => ({ id, nickname });
const numbers = (score: number) => ({ score, goals: 1, assists: 2, saves: 3, shots: 4 });
const total = (id: number, nickname: string, score: number) => ({
  player: player(id, nickname),
  games: 3,
  rating: score / 400,
  ...numbers(score),
});
const gameRow = (id: number, nickname: string, score: number) => ({
  player: player(id, nickname),
  ...numbers(score),
});

const COMING = {
  id: 7,
  week: 4,
  scheduledAt: '2031-03-04T18:00:00.000Z',
  isStreamed: true,
  isAnnulled: false,
  isOwnMatter: false,
  hasPlayerNumbers: true,
  state: 'TIME_SET',
  homeGames: null,
  awayGames: null,
  walkover: null,
  isOvertime: false,
  division: { id: 1, name: 'Division 1', nameEng: null, discriminator: 'division-1', seasonId: 10 },
  season: { id: 10, name: 'Säsong 10' },
  home: team(1, 'Alfa'),
  away: team(2, 'Beta'),
  homeTotals: [],
  awayTotals: [],
  games: [],
};

const goal = (side: 'HOME' | 'AWAY', homeGoals: number, awayGoals: number, scorer: object | null) => ({
  ...{ side, homeGoals, awayGoals, scorer },
});
const GOALS = [
  goal('AWAY', 0, 1, player(21, 'Cia')),
  goal('HOME', 1, 1, player(12, 'Bo')),
  goal('AWAY', 1, 2, null),
  goal('AWAY', 1, 3, player(21, 'Cia')),
  goal('AWAY', 1, 4, player(21, 'Cia')),
];

const PLAYED = {
  ...COMING,
  state: 'REPORTED',
  homeGames: 1,
  awayGames: 3,
  homeTotals: [total(11, 'Ada', 300), total(12, 'Bo', 900)],
  awayTotals: [total(21, 'Cia', 500)],
  games: [
    {
      number: 1,
      homeGoals: 2,
      awayGoals: 0,
      goals: [],
      isRecorded: false,
      home: [gameRow(11, 'Ada', 250)],
      away: [gameRow(21, 'Cia', 90)],
    },
    {
      number: 2,
      homeGoals: 1,
      awayGoals: 4,
      goals: GOALS,
      isRecorded: false,
      home: [gameRow(12, 'Bo', 400)],
      away: [gameRow(21, 'Cia', 80)],
    },
  ],
};

const page = (
  series: object | null,
  at = '/series/7',
  language: 'se' | 'en' = 'se',
  more: RenderOptions['answers'] = [],
) =>
  renderPart(
    <Routes>
      <Route path="/series/:seriesId" element={<SeriesPage />} />
    </Routes>,
    {
      at,
      language,
      namespaces: ['series'],
      answers: [answerTo(SeriesPageDocument, { series }, { variables: { id: 7 }, times: 9 }), ...more],
    },
  );

test('a series that does not exist is said with the specified message', async () => {
  await page(null);
  expect(await screen.findByText(/Det gick inte att hitta serien/)).toBeVisible();
});

test('a series of a team whose results are annulled says that it counts for no one', async () => {
  await page({ ...PLAYED, isAnnulled: true });
  expect(await screen.findByText('Annullerad: räknas inte för någon')).toBeVisible();
});

test('a result that an admin set in their own matter says so, and leads to all such decisions', async () => {
  await page({ ...PLAYED, isOwnMatter: true });
  const mark = await screen.findByRole('link', { name: 'Resultatet sattes av en administratör i eget ärende' });
  expect(mark).toHaveAttribute('href', '/own-matters');
});

test('a coming series that is streamed leads to the channel of the league, a played one only says so', async () => {
  const { unmount } = await page(COMING);
  expect(await screen.findByRole('link', { name: 'Sänds' })).toHaveAttribute('href', LEAGUE.streamUrl);
  unmount();
  await page(PLAYED);
  expect(await screen.findByText('Sänds')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sänds' })).toBeNull();
});

test.each(['/series/abc', '/series/0', '/series/99999999999'])(
  '%s cannot be a series, and nothing is asked',
  async (at) => {
    await page(PLAYED, at);
    expect(screen.getByText(/Det gick inte att hitta serien/)).toBeVisible();
  },
);

test('a coming series has its time and day between the teams, and nowhere else', async () => {
  await page({ ...COMING, isStreamed: false });
  const teams = await screen.findByRole('banner');
  expect(within(teams).getByText('19:00')).toBeVisible();
  expect(within(teams).getAllByRole('time')).toHaveLength(2);
  expect(screen.getAllByRole('time')).toHaveLength(2);
  expect(screen.queryByText(/2031|Starttid/)).toBeNull();
});

test.each([
  {
    series: { ...COMING, scheduledAt: null, state: 'NOT_STARTED' },
    said: 'Serien hör till spelvecka 4',
    why: 'no time yet',
  },
  {
    series: { ...COMING, state: 'REPORTED', homeGames: 0, awayGames: 3, walkover: 'AWAY' },
    said: 'Serien avgjordes på walkover till Beta.',
    why: 'given to the visitors',
  },
  {
    series: { ...COMING, state: 'REPORTED', homeGames: 0, awayGames: 0, walkover: 'BOTH' },
    said: 'Inget av lagen kom till spel',
    why: 'no one came',
  },
])('without games it says $said ($why)', async ({ series, said }) => {
  await page(series);
  expect(await screen.findByText(new RegExp(said.replaceAll('.', '\\.')))).toBeVisible();
  expect(screen.queryByRole('tab')).toBeNull();
});

describe('when the start passes while the page is open', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.parse(COMING.scheduledAt) - 5000, advanceTimers: true }));
  afterEach(() => void jest.useRealTimers());

  test.each([
    {
      language: 'se' as const,
      played: 'Serien spelas nu.',
      after: 'Resultatet är inte inrapporterat än.',
      start: '4 mars 2031 19:00',
    },
    {
      language: 'en' as const,
      played: 'The series is being played.',
      after: 'The result has not been reported yet.',
      start: '4 March 2031 19:00',
    },
  ])('it is played, and later its result is missing ($language)', async ({ language, played, after, start }) => {
    await page(COMING, '/series/7', language);
    expect(await screen.findByText('19:00')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText(played, { exact: false })).toBeVisible();
    expect(screen.queryByText('19:00')).toBeNull();
    jest.setSystemTime(Date.parse(COMING.scheduledAt) + 2 * 3_600_000 + 1);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(screen.getByText(after, { exact: false })).toBeVisible();
    expect(screen.queryByText(played, { exact: false })).toBeNull();
    expect(screen.getAllByTitle(start)[0]).toBeVisible();
  });
});

test('a walkover is shown as WO', async () => {
  await page({ ...COMING, state: 'REPORTED', homeGames: 3, awayGames: 0, walkover: 'HOME' });
  expect(await screen.findByText('WO')).toBeVisible();
});

test('the overview has both teams’ players over the series, most points first', async () => {
  await page(PLAYED);
  const home = await screen.findByRole('region', { name: 'Alfa' });
  expect(
    within(home)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bo', 'Ada']);
  expect(within(screen.getByRole('region', { name: 'Beta' })).getByRole('rowheader')).toHaveTextContent('Cia');
});

test('the best player stands in a card, with rating and what they did', async () => {
  await page(PLAYED);
  const card = await screen.findByRole('region', { name: 'Seriens bästa spelare' });
  expect(within(card).getByRole('link', { name: 'Bo' })).toHaveAttribute('href', '/player/12');
  expect(card).toHaveTextContent('Alfa · 1 mål, 2 assist, 3 räddningar');
  expect(card).toHaveTextContent('2,25');
});

test('the numbers of a game are chosen in their tab, and the choice is in the address', async () => {
  await page(PLAYED, '/series/7', 'en');
  await userEvent.click(await screen.findByRole('tab', { name: 'Statistics' }));
  await userEvent.click(screen.getByRole('button', { name: /Game 2/ }));
  expect(screen.getByTestId('address')).toHaveTextContent('/series/7?tab=statistics&game=2');
  const home = screen.getByRole('region', { name: 'Alfa' });
  expect(within(home).getByRole('row', { name: /Bo/ })).toHaveTextContent('Bo4001234');
  expect(within(home).queryByText('Ada')).toBeNull();
});

test.each(['/series/7?tab=1', '/series/7?tab=statistics&game=1'])('%s opens the numbers of game 1', async (at) => {
  await page(PLAYED, at);
  expect(await screen.findByRole('tab', { name: 'Statistik' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('button', { name: /Match 1/, pressed: true })).toBeVisible();
});

const toldGoals = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('the timeline tells the goals in order, each with the score after it, its team and its scorer', async () => {
  await page(PLAYED, '/series/7?tab=timeline');
  const list = await screen.findByRole('list', { name: 'Målen i match 2, i ordning' });
  expect(toldGoals(list)).toEqual(['0–1 Beta, Cia', '1–1 Alfa, Bo', '1–2 Beta', '1–3 Beta, Cia', '1–4 Beta, Cia']);
  expect(screen.queryByRole('list', { name: /Målen i match 1/ })).toBeNull();
});

test('a series that was recorded has all of it to choose, and its maps', async () => {
  await page({ ...PLAYED, games: PLAYED.games.map((game) => ({ ...game, isRecorded: true })) });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
    ...['Översikt', 'Tidslinje', 'Statistik', 'Kartor'],
  ]);
  await userEvent.click(screen.getByRole('tab', { name: 'Kartor' }));
  expect(screen.getByRole('button', { name: 'Hela serien', pressed: true })).toBeVisible();
});

test('each goal is told in one tab only', async () => {
  await page(PLAYED);
  expect(await screen.findByRole('tab', { name: 'Tidslinje' })).toBeVisible();
  expect(screen.queryByRole('list', { name: /Målen i match/ })).toBeNull();
});

test('a series that was reported by hand has no tab that would be empty', async () => {
  await page({ ...PLAYED, games: PLAYED.games.map((game) => ({ ...game, goals: [] })) });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Översikt', 'Statistik']);
  await userEvent.click(screen.getByRole('tab', { name: 'Statistik' }));
  // the sums of the series are in the overview
  expect(screen.getByRole('button', { name: /Match 1/, pressed: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hela serien' })).toBeNull();
});

test('the records of the series tell its result, so they are hidden together with it', async () => {
  const held = {
    ...{ kind: 'GAME_SAVES', value: 9, divisionName: 'Division 1', standing: 'ALONE' },
    holders: [
      {
        ...{
          player: player(11, 'Ada'),
          team: { id: 1, name: 'Alfa' },
        },
        ...{ opponent: null, game: 1, goalsFor: 2, goalsAgainst: 0 },
      },
    ],
  };
  const variables = { seriesId: 7 };
  await loadTexts('series-preview');
  await page(PLAYED, '/series/7', 'se', [
    answerTo(SeriesVerdictDocument, { seriesVerdict: null }, { variables }),
    answerTo(SeriesRecordsDocument, { seriesRecords: [held] }, { variables }),
  ]);
  const part = await screen.findByRole('region', { name: 'Rekord i serien' }, { timeout: 5000 });
  expect(part.closest('[data-spoiler="instead"]')).not.toBeNull();
});
