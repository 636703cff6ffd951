import { act, fireEvent, screen, within } from '@testing-library/react';
import { LiveStreamDocument } from '../../league/live/live-stream.generated';
import type { SeriesRowFragment } from '../../league/series/series-row.generated';
import { LEAGUE } from '../../lib/league-config';
import { SessionDocument } from '../../lib/session/session.generated';
import { answerTo } from '../../test/answer-to';
import { renderPart } from '../../test/render';
import { HomePageDocument } from './home-page.generated';
import HomePage from './home.page';
import { starTeam } from '../../league/stars/stars';
import { NextCaptainsDocument } from './own/next-captains.generated';
import { StarredTeamsDocument } from './own/starred-teams.generated';

const team = (id: number) => ({ id, name: `Lag ${id}`, logo: null });

const series = (id: number, home: number, away: number, more: Partial<SeriesRowFragment> = {}) => ({
  id,
  week: 6,
  scheduledAt: '2031-03-04T18:00:00.000Z',
  isStreamed: false,
  state: 'TIME_SET',
  homeGames: null,
  awayGames: null,
  walkover: null,
  isOvertime: false,
  division: { id: 1, name: 'Division 1', nameEng: null, discriminator: 'division-1', seasonId: 10 },
  home: team(home),
  away: team(away),
  places: null,
  ...more,
});

const SETTINGS = { startType: 'matches', startContent: '', startContentEng: '' };

const viewer = (teamId: number | null) => ({
  userId: 1,
  displayName: 'Ada',
  avatar: null,
  playerId: 5,
  nickname: 'Ada',
  isCaptain: false,
  isMember: true,
  isStaff: false,
  nationality: 'SE',
  roles: [],
  team: teamId === null ? null : team(teamId),
});

const captain = (teamId: number, nickname: string, discordName: string | null) => ({
  teamId,
  playerId: teamId * 10,
  nickname,
  discordName,
});
const CAPTAINS = [captain(3, 'Åsa', 'asa.h'), captain(9, 'Ada', null)];

/** The server's answer for the page. Parts that a test does not name are empty. */
const page = (data: object, me: object | null = null, language: 'se' | 'en' = 'se', briefs: object[] = []) =>
  renderPart(<HomePage />, {
    language,
    namespaces: ['home', 'home-own'],
    answers: [
      answerTo(SessionDocument, { me }, { times: 9 }),
      answerTo(LiveStreamDocument, { liveStream: null }, { times: 9 }),
      answerTo(NextCaptainsDocument, { myNextCaptains: CAPTAINS }, { times: 9 }),
      answerTo(StarredTeamsDocument, { teamBriefs: briefs }, { variables: () => true, times: 9 }),
      answerTo(
        HomePageDocument,
        {
          settings: SETTINGS,
          upcomingTopSeries: [],
          upcomingSeries: [],
          latestSeries: [],
          myNextSeries: null,
          myWeekTask: null,
          news: { items: [] },
          ...data,
        },
        { times: 9 },
      ),
    ],
  });

const slides = () =>
  within(screen.getByRole('region', { name: /högsta divisionen/ })).getAllByRole('group', { hidden: true });

test('a slide of the banner says where both teams are in the table, when that is known', async () => {
  await page({ upcomingTopSeries: [{ ...series(1, 1, 2), places: { home: 2, away: 3 } }] });
  const slide = await screen.findByRole('link', { name: /2:a mot 3:e/ });
  // readers who hide results do not see it (theme/global-css.ts)
  expect(within(slide).getByText('2:a mot 3:e')).toHaveAttribute('data-places');
});

test('in English too', async () => {
  const places = { home: 22, away: 11 };
  await page({ upcomingTopSeries: [{ ...series(1, 1, 2), places }] }, null, 'en');
  expect(await screen.findByText('22nd v 11th')).toBeVisible();
});

test('before the first result it says no places', async () => {
  await page({ upcomingTopSeries: [series(1, 1, 2)] });
  const slide = (await screen.findAllByRole('link', { name: /Lag 1/ }))[0]!;
  expect(within(slide).queryByText(/\d:[ae] mot/)).toBeNull();
});

test('the banner draws the slides beside the current one, and only the current one can be reached', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => series(at + 1, 1, 2));
  await page({ upcomingTopSeries: ten });
  await screen.findByRole('button', { name: 'Nästa serie' });

  const drawn = slides().map((slide) => slide.childElementCount > 0);
  expect(drawn).toEqual([true, true, ...Array.from({ length: 7 }, () => false), true]);
  expect(slides().map((slide) => slide.hasAttribute('inert'))).toEqual([
    false,
    ...Array.from({ length: 9 }, () => true),
  ]);
});

describe('the banner moves on by itself', () => {
  const TEN_SECONDS = 10_000;
  const three = [series(1, 1, 2), series(2, 3, 4), series(3, 5, 6)];
  const wait = () => act(async () => jest.advanceTimersByTime(TEN_SECONDS));

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function banner() {
    await page({ upcomingTopSeries: three });
    await act(async () => jest.advanceTimersByTimeAsync(100));
    return within(await screen.findByRole('region', { name: /högsta divisionen/ }));
  }

  test('every ten seconds', async () => {
    const { getByText } = await banner();
    await wait();
    expect(getByText('2 av 3')).toBeVisible();
  });

  test('but not while a pointer is on it', async () => {
    const { getByText } = await banner();
    fireEvent.pointerEnter(screen.getByRole('region', { name: /högsta divisionen/ }));
    await wait();
    expect(getByText('1 av 3')).toBeVisible();
  });

  test('nor while focus is in it', async () => {
    const { getByText, getByRole } = await banner();
    act(() => getByRole('button', { name: 'Nästa serie' }).focus());
    await wait();
    expect(getByText('1 av 3')).toBeVisible();
  });

  test('nor when it is paused, until it is started again', async () => {
    const { getByText, getByRole } = await banner();
    fireEvent.click(getByRole('button', { name: 'Pausa bildspelet' }));
    await wait();
    expect(getByText('1 av 3')).toBeVisible();
    fireEvent.click(getByRole('button', { name: 'Starta bildspelet' }));
    await wait();
    expect(getByText('2 av 3')).toBeVisible();
  });

  test('nor for a reader who wants no motion, who needs no pause button', async () => {
    const matchMedia = jest.spyOn(window, 'matchMedia').mockImplementation(
      (media) =>
        ({
          media,
          matches: media.includes('reduced-motion'),
          addEventListener: () => {},
          removeEventListener: () => {},
        }) as unknown as MediaQueryList,
    );
    const { getByText, queryByRole } = await banner();
    await wait();
    expect(getByText('1 av 3')).toBeVisible();
    expect(queryByRole('button', { name: 'Pausa bildspelet' })).toBeNull();
    matchMedia.mockRestore();
  });
});

test('one coming series needs no carousel', async () => {
  await page({ upcomingTopSeries: [series(1, 1, 2)] });
  expect(await screen.findByText('Lag 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Nästa serie' })).toBeNull();
});

test.each([
  { language: 'se', shown: ['Hej', 'Välkomna till säsongen.'] },
  { language: 'en', shown: ['Hello'] },
] as const)('staff’s own words replace the banner, in the language $language', async ({ language, shown }) => {
  const settings = {
    ...SETTINGS,
    startType: 'custom',
    startContent: 'Hej\n\n  \nVälkomna till säsongen.\n',
    startContentEng: 'Hello',
  };
  await page({ settings, upcomingTopSeries: [series(1, 1, 2)] }, null, language);
  await screen.findByText(shown[0] ?? '');
  const paragraphs = screen.getAllByRole('paragraph');
  // the first one is for newcomers, the last three belong to the empty lists
  expect(paragraphs.slice(1, -3).map(({ textContent }) => textContent)).toEqual(shown);
  expect(screen.queryByText('Lag 1')).toBeNull();
});

test('without words of their own the banner shows series after all', async () => {
  await page({ settings: { ...SETTINGS, startType: 'custom' }, upcomingTopSeries: [series(1, 1, 2)] });
  expect(await screen.findByText('Lag 1')).toBeVisible();
});

test('a player with a team has the team and its next opponent one tap away', async () => {
  await page({ myNextSeries: series(77, 3, 9) }, viewer(9));
  const own = await screen.findByRole('navigation', { name: 'Ditt lag' });
  const links = within(own).getAllByRole('link');
  // the opponent's captain may be there already
  expect(links.slice(0, 2).map((link) => link.getAttribute('href'))).toEqual(['/series/77', '/team/9']);
  expect(links[0]).toHaveTextContent('mot Lag 3');
});

test('a player reads who makes the lobby, and whom to write to in the other team', async () => {
  await page({ myNextSeries: series(77, 3, 9) }, viewer(9));
  expect(await screen.findByRole('link', { name: 'Åsa' })).toHaveAttribute('href', '/player/30');
  expect(screen.getByText('Lag 3 skapar lobbyn.').parentElement).toHaveTextContent('(asa.h på Discord)');
  expect(screen.queryByText('Ny här?')).toBeNull();
});

test('a visitor reads what this is, what it costs and how to join', async () => {
  await page({});
  expect(await screen.findByRole('heading', { name: 'Ny här?' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Gå med' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'Så funkar det' })).toHaveAttribute('href', '/faq');
});

test('in the match week the tile says what is expected, and leads to the own week', async () => {
  const task = (step: string | null) => ({ step, opponent: 'Tallmo' });
  await page({ myNextSeries: series(77, 3, 9), myWeekTask: task('OFFER_TIMES') }, viewer(9));
  const link = await screen.findByRole('link', { name: /Att göra nu, mot Tallmo.*Föreslå tider/ });
  expect(link).toHaveAttribute('href', '/my-week');
  expect(screen.queryByText('mot Lag 3')).toBeNull();
});

test('what is expected may belong to another series, so the line about the next one says when and against whom', async () => {
  const task = { step: 'CONFIRM', opponent: 'Tallmo' };
  const next = { ...series(77, 3, 9), scheduledAt: '2031-03-04T18:00:00Z' };
  await page({ myNextSeries: next, myWeekTask: task }, viewer(9));
  const captain = await screen.findByRole('link', { name: 'Åsa' });
  expect(captain.parentElement).toHaveTextContent(/^Lag 3 skapar lobbyn 4 mars 2031 19:00\.Kapten i Lag 3 är/);
});

test('a next series without a time has its week in that line', async () => {
  const task = { step: 'CONFIRM', opponent: 'Tallmo' };
  const next = { ...series(77, 3, 9), scheduledAt: null, week: 8 };
  await page({ myNextSeries: next, myWeekTask: task }, viewer(9));
  expect(await screen.findByText('Lag 3 skapar lobbyn vecka 8.')).toBeVisible();
});

test('while all rests the next series leads to the own week', async () => {
  const task = { step: null, opponent: 'Tallmo' };
  await page({ myNextSeries: series(77, 3, 9), myWeekTask: task }, viewer(9));
  expect(await screen.findByRole('link', { name: /mot Lag 3/ })).toHaveAttribute('href', '/my-week');
});

test('a visitor, and a player without a team, see nothing of it', async () => {
  await page({}, viewer(null));
  await screen.findByText(/när de har fått en tid/);
  expect(screen.queryByRole('navigation', { name: 'Ditt lag' })).toBeNull();
});

test.each([
  { who: 'without a player', playerId: null, text: /kan du gå med i ett lag/ },
  { who: 'without a team', playerId: 5, text: /en länk från lagets kapten/ },
])('a reader $who reads what comes after the next step', async ({ playerId, text }) => {
  await page({}, { ...viewer(null), playerId });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Så funkar det' })).toHaveAttribute('href', '/faq');
});

test('empty lists say what will come', async () => {
  await page({});
  expect(await screen.findByText(/när de har fått en tid/)).toBeVisible();
  expect(screen.getByText(/när den första serien har rapporterats/)).toBeVisible();
});

test('the two latest news are there, each leading to its post, and the way to the others', async () => {
  const post = (id: number, title: string) => ({
    id,
    slug: `post-${id}`,
    title,
    description: '',
    thumbnail: null,
    category: { id: 1, name: 'Ligan' },
    authorName: null,
    publishedAt: '2031-03-04T18:00:00.000Z',
    mayTellResults: false,
  });
  await page({ news: { items: [post(2, 'Nyast'), post(1, 'Näst nyast')] } });
  await screen.findByText('Nyast');
  const news = screen.getByRole('region', { name: 'Nyheter' });
  const links = within(news).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/news', '/post/post-2', '/post/post-1']);
  expect(within(news).getByRole('heading', { level: 3, name: 'Nyast' })).toBeInTheDocument();
});

const headersOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);

test('what is played next is a table of time, teams, division and stream', async () => {
  await page({ upcomingSeries: [series(7, 3, 9, { isStreamed: true }), series(8, 1, 2, { scheduledAt: null })] });
  const table = await screen.findByRole('table', { name: 'Kommande serier' });
  expect(headersOf(table)).toEqual(['Tid', 'Lag', 'Division', 'Sänds']);
  const [streamed, other] = within(table).getAllByRole('row').slice(1);
  expect(within(streamed!).getByRole('rowheader', { name: 'Lag 3 mot Lag 9' })).toBeInTheDocument();
  expect(within(streamed!).getByText(/4 mars 2031 19:00/)).toBeInTheDocument();
  expect(
    within(streamed!)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/series/7', '/division/division-1/season/10', LEAGUE.streamUrl]);
  expect(within(other!).getByRole('cell', { name: 'Vecka 6' })).toBeInTheDocument();
  expect(within(other!).queryByRole('link', { name: 'Sänds' })).toBeNull();
});

test('the latest results are a table of time, teams, result and division', async () => {
  const reported = { state: 'REPORTED', homeGames: 1, awayGames: 3 } as const;
  await page({ latestSeries: [series(7, 3, 9, reported)] }, null, 'en');
  const table = await screen.findByRole('table', { name: 'Latest results' });
  expect(headersOf(table)).toEqual(['Time', 'Teams', 'Result', 'Division']);
  expect(within(table).getByRole('cell', { name: '1–3' })).toBeInTheDocument();
  expect(within(table).getByRole('cell', { name: 'Division 1' })).toBeInTheDocument();
});

describe('the evening', () => {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  // not before four in the night, when the last evening still goes on
  const evening = () => [
    series(1, 1, 2, { scheduledAt: at(-5), isStreamed: true }),
    series(2, 3, 4, { scheduledAt: at(-4) }),
    series(3, 5, 6, { scheduledAt: at(1) }),
  ];
  beforeEach(() => jest.useFakeTimers({ advanceTimers: true, now: new Date('2031-03-04T18:30:00Z') }));
  afterEach(() => jest.useRealTimers());

  test('has what is being played first, with the stream, and the way to all of it', async () => {
    await page({ upcomingSeries: [...evening(), series(4, 1, 2, { scheduledAt: '2031-03-05T18:00:00Z' })] });
    const tonight = within(await screen.findByRole('region', { name: 'I kväll' }));
    const rows = tonight.getAllByRole('listitem');
    expect(rows.map((row) => within(row).getAllByRole('link')[0]!.getAttribute('href'))).toEqual([
      '/series/1',
      '/series/2',
      '/series/3',
    ]);
    expect(within(rows[0]!).getByRole('link', { name: /spelas nu Lag 1 mot Lag 2 Division 1/ })).toBeVisible();
    expect(within(rows[0]!).getByRole('link', { name: /Sänds/ })).toHaveAttribute('href', LEAGUE.streamUrl);
    expect(rows[2]).toHaveTextContent(/^19:31.*Division 1$/);
    expect(tonight.getByRole('link', { name: 'Hela kvällen' })).toHaveAttribute('href', '/tonight');
  });

  test('is told once, at the top or among the next series, unless there are no others', async () => {
    const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => `/series/${id}`);
    const links = (rows: HTMLElement[]) => rows.map((row) => within(row).getAllByRole('link')[0]!.getAttribute('href'));
    const rowsOf = (table: HTMLElement) => within(table).getAllByRole('row').slice(1);
    const shown = async () => [
      links(within(await screen.findByRole('region', { name: 'I kväll' })).getAllByRole('listitem')),
      links(rowsOf(await screen.findByRole('table', { name: 'Kommande serier' }))),
    ];
    const tomorrow = [series(20, 1, 2, { scheduledAt: '2031-03-05T18:00:00Z' })];
    const [first, second, third] = evening();
    // an evening that is longer than its place at the top
    const more = [4, 5, 6].map((id) => series(id, 1, 2, { scheduledAt: third!.scheduledAt }));
    const { unmount } = await page({ upcomingSeries: [first!, second!, third!, ...more, ...tomorrow] });
    expect(await shown()).toEqual([ids([first!, second!, third!, more[0]!]), ids([more[1]!, more[2]!, ...tomorrow])]);
    unmount();
    await page({ upcomingSeries: evening() });
    expect(await shown()).toEqual([ids(evening()), ids(evening())]);
  });

  test('a signed-in reader has what is being played above the own team, and the rest below it', async () => {
    await page({ upcomingSeries: evening() }, viewer(9));
    const playing = await screen.findByRole('region', { name: 'Spelas nu' });
    const later = screen.getByRole('region', { name: 'I kväll' });
    const own = await screen.findByRole('navigation', { name: 'Ditt lag' });
    expect(within(playing).getAllByRole('listitem')).toHaveLength(2);
    expect(within(later).getAllByRole('listitem')).toHaveLength(1);
    expect(playing.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(own.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('without series it has no place', async () => {
    await page({ upcomingSeries: [series(4, 1, 2, { scheduledAt: '2031-03-05T18:00:00Z' })] });
    await screen.findByRole('table', { name: 'Kommande serier' });
    expect(screen.queryByRole('region', { name: 'I kväll' })).toBeNull();
  });
});

test('a visitor who has starred a team reads its place, what is next and what was last', async () => {
  act(() => starTeam(3, true));
  const next = { ...series(7, 3, 9), places: { home: 2, away: 4 } };
  const latest = {
    ...series(6, 1, 3, { state: 'REPORTED', homeGames: 3, awayGames: 1 }),
    places: { home: 1, away: 2 },
  };
  await page({}, null, 'se', [{ team: team(3), next, latest }]);
  const mine = within(await screen.findByRole('region', { name: 'Mina lag' }));
  expect(await mine.findByRole('link', { name: 'Lag 3' })).toHaveAttribute('href', '/team/3');
  // readers who hide results do not see it
  expect(mine.getByText('2:a i')).toHaveAttribute('data-places');
  expect(mine.getByRole('link', { name: /mot Lag 9/ })).toHaveAttribute('href', '/series/7');
  expect(mine.getByRole('link', { name: /3–1 ?mot Lag 1/ })).toHaveAttribute('href', '/series/6');
  act(() => starTeam(3, false));
});
