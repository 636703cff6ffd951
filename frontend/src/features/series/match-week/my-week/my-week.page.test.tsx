import type { MockLink } from '@apollo/client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MatchNowDocument } from '../../../../league/match-now/match-now.generated';
import { forgetOwnData } from '../../../../lib/session/own-data';
import { SessionDocument } from '../../../../lib/session/session.generated';
import { answerTo, noAnswerTo } from '../../../../test/answer-to';
import { renderPart, type RenderOptions } from '../../../../test/render';
import { keptWeek } from './kept-week';
import { ChooseReminderDocument, MarkMyEveningDocument, MyWeekPageDocument } from './my-week-page.generated';
import MyWeekPage from './my-week.page';

const team = (teamId: number, name: string, games: number | null = null) => ({ teamId, name, games });

const series = (seriesId: number, step: string, more: object = {}) => ({
  ...{ seriesId, step, division: 'Division 4', divisionEng: null, week: 3, side: 'HOME', isCaptain: true },
  ...{ home: team(1, 'Blixt'), away: team(2, 'Tallmo'), scheduledAt: '2030-03-21T18:00:00.000Z' },
  ...{ confirmation: null, confirmBy: null, deadline: '2030-03-20T19:00:00.000Z' },
  ...{ opponent: null, opponentLogo: null, evenings: null },
  ...more,
});
const CHOICES = ['DEADLINE', 'START', 'REPORT'].map((kind) => ({ kind, isOn: true }));
const NOBODY = { can: 0, ifNeedBe: 0, cannot: 0 };
const BOTH = { home: NOBODY, away: NOBODY };
const VIEWER = answerTo(
  SessionDocument,
  {
    me: {
      ...{ userId: 5, displayName: 'Åska', avatar: null, playerId: 7, nickname: 'Åska', isCaptain: true },
      ...{ isMember: false, isStaff: false, nationality: 'SE', roles: [] },
      team: { id: 1, name: 'Blixt', logo: null },
    },
  },
  { times: 9 },
);

const draw = (week: MockLink.MockedResponse, more: RenderOptions['answers'] = []) =>
  renderPart(<MyWeekPage />, {
    namespaces: ['series-match-week', 'league-match-now', 'api', 'ui'],
    answers: [VIEWER, week, ...more],
  });
const week = (items: object[]) => answerTo(MyWeekPageDocument, { myWeek: items, myReminders: { choices: CHOICES } });

beforeEach(() => localStorage.clear());

test('what is expected now stands first, and says so; the week is kept for later', async () => {
  await draw(
    week([
      series(4, 'CONFIRM', { home: team(1, 'Blixt', 1), away: team(2, 'Tallmo', 3), confirmation: 'WAITING' }),
      series(5, 'PLAY'),
      series(6, 'ANSWER_TIMES', { side: 'AWAY', scheduledAt: null }),
    ]),
  );
  const [first, second, third] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Hemma mot Tallmo 1–3');
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/my-week/4');
  expect(within(first!).getByRole('link')).toHaveTextContent('Bekräfta resultatet');
  expect(within(second!).getByRole('link')).toHaveTextContent('Till serien');
  expect(third).toHaveTextContent('Borta mot Blixt');
  expect(third).toHaveTextContent('Ingen tid än. Kom överens senast');
  await waitFor(() => expect(keptWeek(5)?.data.myWeek).toHaveLength(3));
  expect(keptWeek(6)).toBeNull();
});

test('the own match stands once: above the list, with its opponent’s form and players', async () => {
  const opponent = {
    ...{ form: ['WIN'], isNamed: true, players: [{ playerId: 8, nickname: 'Älva' }] },
  };
  const facts = {
    ...{ id: 4, side: 'HOME' },
    series: {
      ...{ id: 4, isStreamed: false, state: 'TIME_SET' },
      home: { id: 1, name: 'Blixt', logo: null },
      away: { id: 2, name: 'Tallmo', logo: null },
      scheduledAt: new Date(Date.now() + 1_800_000).toISOString(),
    },
    ready: { lobby: { name: 'sbl4', password: 'k3xw9pqa' } },
  };
  await draw(week([series(4, 'PLAY', { opponent, isMatchTime: true }), series(5, 'PLAY')]), [
    answerTo(MatchNowDocument, { weekSeries: facts }, { variables: { seriesId: 4 }, times: 9 }),
  ]);
  expect(await screen.findByRole('region', { name: 'Er match nu' })).toHaveTextContent('Hemma mot Tallmo');
  expect(screen.getByText('De spelar')).toBeInTheDocument();
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.filter((href) => href === '/my-week/4')).toHaveLength(1);
  expect(hrefs).toContain('/my-week/5');
});

test('without a connection the last known week is shown, and marked as old', async () => {
  const data = { myWeek: [series(4, 'REPORT')], myReminders: { choices: CHOICES } };
  localStorage.setItem('my-week', JSON.stringify({ userId: 5, at: '2030-03-20T18:00:00.000Z', data }));
  await draw(noAnswerTo(MyWeekPageDocument));
  expect(await screen.findByText(/^Ingen uppkoppling\. Så här såg det ut/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rapportera: Tallmo' })).toBeInTheDocument();
});

test('the next series has the form and the players of the opponent, by name and as links', async () => {
  const opponent = {
    form: ['WIN', 'OVERTIME_LOSS', 'LOSS'],
    isNamed: false,
    players: [{ playerId: 8, nickname: 'Älva' }],
  };
  await draw(week([series(4, 'PLAY', { opponent }), series(5, 'PLAY')]));
  await screen.findByText('Motståndarens form');
  const [next] = screen.getAllByRole('listitem');
  const form = within(next!).getByRole('list', { name: 'Form, senaste serien sist' });
  expect(within(form).getAllByRole('img')).toHaveLength(3);
  expect(within(next!).getByText('Spelare i laget')).toBeInTheDocument();
  expect(within(next!).getByRole('link', { name: 'Älva' })).toHaveAttribute('href', '/player/8');
  expect(screen.getAllByText('Motståndarens form')).toHaveLength(1);
});

test('a named line-up is called one', async () => {
  const opponent = {
    ...{ form: [], isNamed: true, players: [{ playerId: 8, nickname: 'Älva' }] },
  };
  await draw(week([series(4, 'PLAY', { opponent })]));
  expect(await screen.findByText('De spelar')).toBeInTheDocument();
});

test('a player marks an evening, and takes the answer back', async () => {
  const evening = (day: string, own: string | null) => ({
    day,
    own,
    mates: [],
    rank: null,
    ...BOTH,
    away: { ...NOBODY, can: 2 },
  });
  const evenings = [evening('2030-03-20', null), evening('2030-03-21', 'CAN')];
  const sent: object[] = [];
  await draw(week([series(6, 'MARK_EVENINGS', { isCaptain: false, scheduledAt: null, evenings })]), [
    answerTo(MarkMyEveningDocument, { markEvening: { id: 6 } }, { noted: sent }),
  ]);
  const part = await screen.findByRole('region', { name: 'Mina kvällar, spelvecka 3' });
  expect(screen.getByRole('link', { name: 'Vilka kvällar kan du?: Tallmo' })).toHaveAttribute('href', '#my-evenings');
  expect(within(part).getAllByText('Tallmo: 2 kan, 0 om det behövs')).toHaveLength(2);
  const [wednesday, thursday] = within(part).getAllByRole('rowgroup').slice(1);
  expect(within(thursday!).getByRole('button', { name: 'torsdag: Kan' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(within(wednesday!).getByRole('button', { name: 'onsdag: Om det behövs' }));
  await waitFor(() => expect(sent).toEqual([{ seriesId: 6, day: '2030-03-20', answer: 'IF_NEED_BE' }]));
  // a press while the first answer is on its way does nothing
  await waitFor(() =>
    expect(within(thursday!).getByRole('button', { name: 'torsdag: Kan' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(within(thursday!).getByRole('button', { name: 'torsdag: Kan' }));
  await waitFor(() => expect(sent).toContainEqual({ seriesId: 6, day: '2030-03-21', answer: null }));
});

test('without a connection a page that opens shows the last known week, though nobody says who reads', async () => {
  const evenings = [{ day: '2030-03-20', own: null, mates: [], rank: null, ...BOTH }];
  const data = {
    myWeek: [series(4, 'MARK_EVENINGS', { evenings })],
    myReminders: { choices: CHOICES },
  };
  localStorage.setItem('my-week', JSON.stringify({ userId: 5, at: '2030-03-20T18:00:00.000Z', data }));
  document.cookie = 'loggedIn=1';
  const sent: object[] = [];
  await renderPart(<MyWeekPage />, {
    namespaces: ['series-match-week', 'api', 'ui'],
    answers: [
      noAnswerTo(SessionDocument),
      noAnswerTo(MyWeekPageDocument),
      answerTo(MarkMyEveningDocument, {}, { noted: sent }),
    ],
  });
  expect(await screen.findByText(/^Ingen uppkoppling\. Så här såg det ut/)).toBeInTheDocument();
  expect(screen.getByText('Hemma mot Tallmo')).toBeInTheDocument();
  const can = screen.getByRole('button', { name: 'onsdag: Kan' });
  expect(can).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(can);
  expect(sent).toEqual([]);
  document.cookie = 'loggedIn=; max-age=0';
});

test('what is kept goes with the person', () => {
  localStorage.setItem('my-week', '{}');
  localStorage.setItem('theme', 'light');
  forgetOwnData();
  expect(localStorage.getItem('my-week')).toBeNull();
  expect(localStorage.getItem('theme')).toBe('light');
});

test("another account's week is not shown", async () => {
  localStorage.setItem('my-week', JSON.stringify({ userId: 6, at: '2030-03-20T18:00:00.000Z', data: { myWeek: [] } }));
  await draw(noAnswerTo(MyWeekPageDocument));
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
});

test('a captain switches a reminder off', async () => {
  const sent: object[] = [];
  await draw(week([series(4, 'PLAY')]), [
    answerTo(ChooseReminderDocument, { chooseReminder: { choices: CHOICES } }, { noted: sent }),
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'En timme före start' }));
  await waitFor(() => expect(sent).toContainEqual({ kind: 'START', isOn: false }));
});

test('a player without series is told why there is nothing', async () => {
  await draw(week([]));
  expect(await screen.findByText(/^Ditt lag har inga serier som väntar/)).toBeInTheDocument();
});
