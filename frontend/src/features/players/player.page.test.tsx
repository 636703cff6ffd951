import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { viewerAnswer } from '../../test/viewer-answer';
import { PlayerCareerDocument } from '../../league/careers/careers.generated';
import { PlayerPageDocument } from './player-page.generated';
import PlayerPage from './player.page';

/** Everything is near. */
class NearObserver {
  constructor(private readonly onSeen: IntersectionObserverCallback) {}
  observe() {
    this.onSeen([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  disconnect() {
    return undefined;
  }
}

const team = (id: number, name: string) => ({ id, name, logo: null });
const season = (id: number, more: object) => ({
  season: { id, name: `Säsong ${id}` },
  team: null,
  currentTeamName: null,
  division: null,
  placement: null,
  stats: null,
  ...more,
});
const STATS = {
  player: { id: 7, nickname: 'Åskar' },
  team: team(2, 'Gamla Blixt'),
  games: 4,
  score: 1210,
  goals: 3,
  assists: 1,
  saves: 2,
  shots: 0,
  scorePerGame: 302.5,
  goalsPerGame: 0.75,
  assistsPerGame: 0.25,
  savesPerGame: 0.5,
  shotsPerGame: 0,
  shootingPercent: null,
  rating: 1.234,
};
const PLAYER = {
  id: 7,
  displayName: 'Åskar',
  avatar: null,
  banner: null,
  nationality: 'FI',
  mmr: null,
  discordName: null,
  roles: ['WRITER'],
  team: null,
  twitter: null,
  instagram: null,
  twitch: 'https://twitch.example/askar',
  tiktok: null,
  youtube: 'javascript:alert(1)',
  form: [
    { seriesId: 11, outcome: 'LOSS' },
    { seriesId: 12, outcome: 'OVERTIME_WIN' },
  ],
  seasons: [
    season(3, {}),
    season(2, { team: team(2, 'Gamla Blixt'), currentTeamName: 'Blixt', placement: 4, stats: STATS }),
  ],
  transfers: [],
  sanctions: [] as object[],
};

const show = (
  at: string,
  player: object | null = PLAYER,
  viewer: { playerId: number } | null = null,
  career: object | null = null,
) =>
  renderPart(
    <Routes>
      <Route path="/player/:playerId?" element={<PlayerPage />} />
      <Route path="/" element={<p>start</p>} />
    </Routes>,
    {
      at,
      namespaces: ['players', 'league-careers', 'league-sanctions', 'league-statistics'],
      answers: [
        viewerAnswer(viewer),
        answerTo(PlayerPageDocument, { player }, { variables: { id: 7 } }),
        answerTo(PlayerCareerDocument, { playerCareer: career }, { variables: { playerId: 7 } }),
      ],
    },
  );

describe('below the fold', () => {
  const silent = window.IntersectionObserver;
  beforeEach(() => {
    window.IntersectionObserver = NearObserver as unknown as typeof IntersectionObserver;
  });
  afterEach(() => {
    window.IntersectionObserver = silent;
  });

  test('an honour of a player who has played nothing is told', async () => {
    const own = { id: 4, nameSv: 'Årets kamrat', nameEn: 'Mate of the year', textSv: 'Hjälpte alla', textEn: null };
    const awards = [{ kind: 'OWN', season: { id: 3, name: 'Säsong 3' }, goal: null, own }];
    await show('/player/7', { ...PLAYER, seasons: [season(3, {})] }, null, { playerId: 7, divisions: [], awards });
    expect((await screen.findByText('Årets kamrat')).closest('li')).toHaveTextContent('Hjälpte alla');
  });
});

test('the head says how the latest series ended', async () => {
  await show('/player/7');
  const form = await screen.findByRole('list', { name: /^Form/ });
  expect(within(form).getAllByRole('listitem')).toHaveLength(2);
  expect(form).toHaveTextContent(/F.*VÖ/);
});

test('the profile has the links that there are, the role in words, the country and that there is no team', async () => {
  await show('/player/7');
  const header = (await screen.findByRole('heading', { level: 1, name: 'Åskar' })).closest('header');
  const inHeader = within(header ?? document.body);
  expect(inHeader.getAllByRole('link').map((link) => link.textContent)).toEqual(['Twitch']);
  expect(inHeader.getByText('Skribent')).toBeInTheDocument();
  expect(inHeader.getByText('Finland')).toBeInTheDocument();
  expect(inHeader.getByText('Inget lag')).toBeInTheDocument();
});

test('a season without games says so; one with games has averages and sums', async () => {
  await show('/player/7');
  expect(await screen.findByText('Det finns ingen statistik för den här säsongen.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('tab', { name: 'Säsong 2' }));
  expect(screen.getByTestId('address')).toHaveTextContent('/player/7?season=2');
  const row = screen.getByRole('rowheader', { name: 'Mål' }).closest('tr');
  expect(
    within(row ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['0,75', '3']);
});

test('the timeline says what the team is called now, where it came, and seasons without a team', async () => {
  await show('/player/7');
  const timeline = await screen.findByRole('region', { name: 'Lag vid säsongens slut' });
  const [without, withTeam] = within(timeline).getAllByRole('listitem');
  expect(without).toHaveTextContent('Säsong 3Inget lag');
  expect(withTeam).toHaveTextContent('Gamla Blixt');
  expect(withTeam).toHaveTextContent('Placering 4');
  expect(withTeam).toHaveTextContent('Heter nu Blixt');
});

test.each([
  { count: 5, folded: 0, why: 'a fold for one season would be no shorter' },
  { count: 6, folded: 2, why: 'four stand beside the numbers of a season' },
])('of $count seasons $folded are folded: $why', async ({ count, folded }) => {
  const [season] = PLAYER.seasons;
  const seasons = Array.from({ length: count }, (_, at) => ({
    ...season,
    season: { ...season?.season, id: 100 - at, name: `Säsong ${100 - at}` },
  }));
  await show('/player/7', { ...PLAYER, seasons });
  const timeline = within(await screen.findByRole('region', { name: 'Lag vid säsongens slut' }));
  const fold = timeline.queryByText(`${folded} tidigare säsonger`)?.closest('details');
  const inFold = fold ? within(fold).getAllByText(/^Säsong/) : [];
  expect(inFold.map(({ textContent }) => textContent)).toEqual(['Säsong 96', 'Säsong 95'].slice(0, folded));
  expect(timeline.getAllByText(/^Säsong/)).toHaveLength(count);
});

test.each([
  { playerId: 7, links: 1, why: 'the player themself' },
  { playerId: 8, links: 0, why: 'another player' },
])('the way to the settings is there $links time(s) for $why', async ({ playerId, links }) => {
  await show('/player/7', PLAYER, { playerId });
  await screen.findByRole('heading', { level: 1, name: 'Åskar' });
  // the viewer is loaded a little later than the player
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryAllByRole('link', { name: 'Spelarinställningar' })).toHaveLength(links);
});

const SANCTION = {
  id: 1,
  kind: 'SUSPENSION',
  startsOn: '2026-03-01',
  endsOn: null,
  seriesCount: 3,
  seriesServed: 1,
  liftedOn: '2026-03-05',
  reasonSv: 'Hot mot en domare',
  reasonEn: null,
};

test('published sanctions are there with their time and reason, and without any there is no heading', async () => {
  const { unmount } = await show('/player/7', { ...PLAYER, sanctions: [SANCTION] });
  const section = within(await screen.findByRole('region', { name: 'Påföljder' }));
  expect(section.getByRole('listitem')).toHaveTextContent(
    'AvstängningFrån 2026-03-01, 1 av 3 serier avtjänade. Hävd 2026-03-05.Hot mot en domare',
  );
  unmount();
  await show('/player/7');
  await screen.findByRole('heading', { level: 1, name: 'Åskar' });
  expect(screen.queryByText('Påföljder')).toBeNull();
});

test('without an id it goes to the start page', async () => {
  await show('/player');
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/$/);
});

test('a user without a player is warned, and may get one', async () => {
  await show('/player/NoPlayerConnected');
  expect(screen.getByRole('alert')).toHaveTextContent('Ingen spelare är kopplad till ditt konto.');
  expect(screen.getByRole('link', { name: 'Registrera ny spelare' })).toHaveAttribute('href', '/register');
});

test('who has a player is led from the warning to the own page', async () => {
  await show('/player/NoPlayerConnected', PLAYER, { playerId: 7 });
  expect(await screen.findByRole('heading', { level: 1, name: 'Åskar' })).toBeInTheDocument();
  expect(screen.getByTestId('address')).toHaveTextContent(/^\/player\/7$/);
});

test.each(['/player/7', '/player/no one', '/player/0'])('%s without a player says so', async (at) => {
  await show(at, null);
  expect(await screen.findByRole('heading', { level: 1, name: 'Spelaren finns inte' })).toBeInTheDocument();
});
