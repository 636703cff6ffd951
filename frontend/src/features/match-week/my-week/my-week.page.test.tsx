import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SessionDocument } from '../../../gql/graphql';
import { ChooseReminderDocument, MyWeekPageDocument } from '../../../gql/week/graphql';
import { renderPart, type RenderOptions } from '../../../test/render';
import { keptWeek } from './kept-week';
import MyWeekPage from './my-week.page';

const typed = <T extends object>(name: string, value: T) => ({ __typename: name, ...value });
const team = (teamId: number, name: string, games: number | null = null) =>
  typed('WeekMatterTeam', { teamId, name, games });

const series = (seriesId: number, step: string, more: object = {}) =>
  typed('OwnSeries', {
    ...{ seriesId, step, division: 'Division 4', week: 3, side: 'HOME', isCaptain: true },
    ...{ home: team(1, 'Blixt'), away: team(2, 'Tallmo'), scheduledAt: '2030-03-21T18:00:00.000Z' },
    ...{ confirmation: null, confirmBy: null, deadline: '2030-03-20T19:00:00.000Z' },
    ...more,
  });
const CHOICES = ['DEADLINE', 'START', 'REPORT'].map((kind) => typed('ReminderChoice', { kind, isOn: true }));
const VIEWER = {
  request: { query: SessionDocument },
  result: {
    data: {
      me: typed('Viewer', {
        ...{ userId: 5, displayName: 'Åska', avatar: null, playerId: 7, nickname: 'Åska', isCaptain: true },
        ...{ isMember: false, isStaff: false, nationality: 'SE', roles: [] },
        team: typed('TeamRef', { id: 1, name: 'Blixt', logo: null }),
      }),
    },
  },
  maxUsageCount: 9,
};

const draw = (result: object, more: RenderOptions['answers'] = []) =>
  renderPart(<MyWeekPage />, {
    namespaces: ['match-week', 'api', 'ui'],
    answers: [VIEWER, { request: { query: MyWeekPageDocument }, ...result, maxUsageCount: 9 }, ...more],
  });
const week = (items: object[]) => ({
  result: { data: { myWeek: items, myReminders: typed('ReminderChoices', { choices: CHOICES }) } },
});

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
  expect(within(first!).getByText('Hemma mot Tallmo 1–3')).toBeInTheDocument();
  expect(within(first!).getByRole('link')).toHaveAttribute('href', '/my-week/4');
  expect(within(first!).getByRole('link')).toHaveTextContent('Bekräfta resultatet');
  expect(within(second!).getByRole('link')).toHaveTextContent('Visa');
  expect(third).toHaveTextContent('Borta mot Blixt');
  expect(third).toHaveTextContent('Ingen tid än. Kom överens senast');
  await waitFor(() => expect(keptWeek(5)?.data.myWeek).toHaveLength(3));
  expect(keptWeek(6)).toBeNull();
});

test('without a connection the last known week is shown, and marked as old', async () => {
  const data = { myWeek: [series(4, 'REPORT')], myReminders: typed('ReminderChoices', { choices: CHOICES }) };
  localStorage.setItem('my-week', JSON.stringify({ userId: 5, at: '2030-03-20T18:00:00.000Z', data }));
  await draw({ error: new Error('no line') });
  expect(await screen.findByText(/^Ingen uppkoppling\. Så här såg det ut/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Rapportera: Tallmo' })).toBeInTheDocument();
});

test("another account's week is not shown", async () => {
  localStorage.setItem('my-week', JSON.stringify({ userId: 6, at: '2030-03-20T18:00:00.000Z', data: { myWeek: [] } }));
  await draw({ error: new Error('no line') });
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeInTheDocument();
});

test('a captain switches a reminder off', async () => {
  const sent: object[] = [];
  await draw(week([series(4, 'PLAY')]), [
    {
      request: { query: ChooseReminderDocument, variables: (variables: object) => sent.push(variables) > 0 },
      result: { data: { chooseReminder: typed('ReminderChoices', { choices: CHOICES }) } },
    },
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: 'En timme före start' }));
  await waitFor(() => expect(sent).toContainEqual({ kind: 'START', isOn: false }));
});

test('a player without series is told why there is nothing', async () => {
  await draw(week([]));
  expect(await screen.findByText(/^Ditt lag har inga serier som väntar/)).toBeInTheDocument();
});
