import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanManySeriesInput } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { UnprocessedRequestsDocument } from '../shell/request-badge.generated';
import { PlanManySeriesDocument, SeasonTimesDocument, SeriesTimeNotesDocument } from './times-page.generated';
import TimesPage from './times.page';

const team = (id: number, name: string) => ({ id, name, logo: null });

interface Stored {
  week?: number;
  division?: number;
  time?: string | null;
  state?: string;
  version?: number;
  playDay?: number;
}

const series = (id: number, { week = 1, division = 1, time = null, state = 'NOT_STARTED', ...more }: Stored = {}) => ({
  version: more.version ?? 7,
  playDay: more.playDay ?? 1,
  series: {
    id,
    week,
    state,
    scheduledAt: time,
    isStreamed: false,
    division: { id: division, name: `Division ${division}`, nameEng: null, seasonId: 10 },
    home: team(id * 10, `Hemma ${id}`),
    away: team(id * 10 + 1, `Borta ${id}`),
  },
});

const season = {
  id: 10,
  name: 'Säsong 10',
  startsOn: '2099-01-05',
  endsOn: '2099-05-31',
  isCurrent: true,
};

const sent: PlanManySeriesInput[] = [];
const asked: PlanManySeriesInput[] = [];
let stored: ReturnType<typeof series>[];
beforeEach(() => {
  sent.splice(0);
  asked.splice(0);
  stored = [series(1), series(2), series(3, { week: 2 }), series(4, { week: 2, division: 2 })];
});

const refused = (...rows: { id: number; code: string; messageKey: string }[]) => ({
  code: 'ROWS_REFUSED',
  messageKey: 'api.error.rows-refused',
  field: null,
  params: [{ name: 'count', value: String(rows.length) }],
  rows: rows.map((row) => ({ ...row, params: [] })),
});

const draw = (at = '/admin/series/times?week=all', outcomes: object[] = [], notes: object[] = []) =>
  renderStaffPart(<TimesPage />, {
    at,
    answers: [
      viewerWith('ADMIN'),
      answerTo(UnprocessedRequestsDocument, { unprocessedRequests: 0 }),
      answerTo(SeasonTimesDocument, () => ({ seasons: [season], seriesToTime: stored })),
      answerTo(SeriesTimeNotesDocument, ({ input }: { input?: PlanManySeriesInput }) => {
        if (input) asked.push(input);
        return { seriesTimeNotes: notes };
      }),
      answerTo(
        PlanManySeriesDocument,
        ({ input }: { input?: PlanManySeriesInput }) => {
          if (input) sent.push(input);
          return { planManySeries: outcomes[sent.length - 1] ?? { plans: [] } };
        },
        { times: 5 },
      ),
    ],
    namespaces: ['admin', 'admin-times', 'api'],
  });

const time = (id: number) => screen.findByLabelText<HTMLInputElement>(`Tid för Hemma ${id} – Borta ${id}`);
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
const times = async (...ids: number[]) => Promise.all(ids.map(async (id) => (await time(id)).value));

test('a weekday and a time fill every row, and one save sends them all', async () => {
  await draw();
  await userEvent.selectOptions(await screen.findByLabelText('Veckodag'), 'tisdag');
  fireEvent.change(screen.getByLabelText('Klockslag'), { target: { value: '19:00' } });
  await press('Fyll i 4 serier');
  const [first, second] = ['2099-01-06 19:00', '2099-01-13 19:00'];
  expect(await times(1, 2, 3, 4)).toEqual([first, first, second, second]);
  stored = stored.map((each) => ({ ...each, series: { ...each.series, state: 'REPORTED' } }));
  await press('Spara 4 ändringar');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    seasonId: 10,
    series: [first, first, second, second].map((scheduledAt, index) => ({
      seriesId: index + 1,
      version: 7,
      scheduledAt,
      isStreamed: false,
    })),
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Spara/ })).toBeNull());
  expect(Object.keys(sessionStorage).filter((key) => key.includes(':times:'))).toEqual([]);
});

test('rows with a time are left alone unless they are asked for, and a filling can be undone', async () => {
  stored[0] = series(1, { time: '2099-01-07T19:00:00Z' });
  await draw();
  await userEvent.selectOptions(await screen.findByLabelText('Veckodag'), 'måndag');
  fireEvent.change(screen.getByLabelText('Klockslag'), { target: { value: '18:30' } });
  await press('Fyll i 3 serier');
  expect(await times(1, 2)).toEqual(['2099-01-07 20:00', '2099-01-05 18:30']);
  await press('Ångra ifyllningen');
  expect(await times(1, 2)).toEqual(['2099-01-07 20:00', '']);
  await userEvent.click(screen.getByLabelText('Ändra också serier som har en tid'));
  await press('Fyll i 4 serier');
  expect(await times(1, 2)).toEqual(['2099-01-05 18:30', '2099-01-05 18:30']);
});

test('the present week comes first, and the address chooses division and week', async () => {
  stored[0] = series(1, { state: 'REPORTED', time: '2000-01-07T19:00:00Z' });
  stored[1] = series(2, { state: 'REPORTED', time: '2000-01-07T19:00:00Z' });
  await draw('/admin/series/times?division=2');
  await time(4);
  expect(screen.queryByLabelText('Tid för Hemma 3 – Borta 3')).toBeNull();
  expect(screen.getByLabelText('Vecka')).toHaveValue('2');
  await userEvent.selectOptions(screen.getByLabelText('Division'), '');
  await time(3);
  expect(screen.getByTestId('address')).toHaveTextContent('/admin/series/times');
});

test('what is typed outlives a reload, and another week says how much is not shown', async () => {
  await draw();
  fireEvent.change(await time(1), { target: { value: '6/1 19.00' } });
  fireEvent.blur(await time(1));
  expect(await times(1)).toEqual(['2099-01-06 19:00']);
  cleanup();
  await draw('/admin/series/times?week=2');
  expect(await screen.findByText('Det du skrev senast är tillbaka')).toBeInTheDocument();
  expect(screen.getByText('1 av ändringarna visas inte här.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Spara 1 ändring' })).toBeInTheDocument();
});

test('each refused row says why, nothing is lost, and a changed series is replaced at the next save', async () => {
  await draw(undefined, [
    refused(
      { id: 1, code: 'SERIES_CHANGED_MEANWHILE', messageKey: 'api.series.changed-meanwhile' },
      { id: 2, code: 'INVALID_INPUT', messageKey: 'form.skipped-hour' },
    ),
  ]);
  for (const id of [1, 2, 3]) fireEvent.change(await time(id), { target: { value: '2099-03-29 02:30' } });
  stored[0] = series(1, { version: 9, time: '2099-02-02T19:00:00Z' });
  await press('Spara 3 ändringar');
  expect(await screen.findByText(/Antal rader som inte gick att spara: 2/)).toBeInTheDocument();
  const row = (id: number) => within(screen.getByRole('listitem', { name: `Hemma ${id} – Borta ${id}` }));
  expect(row(1).getByText(/Någon annan har ändrat serien/)).toBeInTheDocument();
  expect(row(1).getByText('Sparat: 2099-02-02 20:00')).toBeInTheDocument();
  expect(row(2).getByText(/klockan ställs fram/)).toBeInTheDocument();
  expect(row(3).queryByText(/klockan ställs fram/)).toBeNull();
  fireEvent.change(await time(2), { target: { value: '2099-03-30 19:00' } });
  expect(row(2).queryByText(/klockan ställs fram/)).toBeNull();
  await press('Spara 3 ändringar');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.series.map(({ seriesId, version }) => [seriesId, version])).toEqual([
    [1, 9],
    [2, 7],
    [3, 7],
  ]);
});

test('a series that can no longer be set is named, and the others are kept', async () => {
  await draw();
  for (const id of [1, 2]) fireEvent.change(await time(id), { target: { value: '2099-01-06 19:00' } });
  cleanup();
  stored[0] = series(1, { state: 'REPORTED', time: '2099-01-06T18:00:00Z' });
  await draw();
  expect(await screen.findByText(/går inte längre att sätta tid på: Hemma 1 – Borta 1/)).toBeInTheDocument();
  await press('Ta bort dem');
  expect(screen.queryByText(/går inte längre/)).toBeNull();
  expect(screen.getByRole('button', { name: 'Spara 1 ändring' })).toBeInTheDocument();
});

test('warnings of the season stand at their rows and hinder no save', async () => {
  const params = { team: 'Hemma 1', home: 'Hemma 1', away: 'Borta 9', time: '<t:1773167400:t>' };
  await draw(
    undefined,
    [],
    [
      {
        seriesId: 1,
        messageKey: 'api.series.time.team-twice',
        params: Object.entries(params).map(([name, value]) => ({ name, value })),
      },
    ],
  );
  fireEvent.change(await time(1), { target: { value: '2099-01-06 19:00' } });
  expect(await screen.findByText('Hemma 1 spelar också 19:30: Hemma 1 – Borta 9.')).toBeInTheDocument();
  await waitFor(() => expect(asked.at(-1)?.series).toMatchObject([{ seriesId: 1, scheduledAt: '2099-01-06 19:00' }]));
  expect(screen.getByText('1 rad att titta på')).toBeInTheDocument();
  await press('Spara 1 ändring');
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('arrows and Enter move between the times, and Ctrl+Enter saves', async () => {
  await draw();
  const [first, second, third] = await Promise.all([time(1), time(2), time(3)]);
  first.focus();
  await userEvent.keyboard('6/1 19:00{Enter}');
  expect(second).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(third).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}7/1 20.00{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.series.map(({ scheduledAt }) => scheduledAt)).toEqual(['2099-01-06 19:00', '2099-01-07 20:00']);
});

test('Enter in the last row shows how its time was read', async () => {
  await draw();
  const last = await time(4);
  last.focus();
  await userEvent.keyboard('6/1 19{Enter}');
  expect(last).toHaveFocus();
  expect(last).toHaveValue('2099-01-06 19:00');
});

test('a column pasted into a field fills down from there, and unused lines are named', async () => {
  await draw();
  const field = await time(2);
  field.focus();
  await userEvent.paste('6/1 19:00\nsnart\n13/1 20:00\n14/1 20:00');
  expect(await times(1, 2, 3, 4)).toEqual(['', '2099-01-06 19:00', '', '2099-01-13 20:00']);
  expect(screen.getByText('Rad 2: snart (tiden går inte att läsa)')).toBeInTheDocument();
  expect(screen.getByText('Rad 4: 14/1 20:00 (det finns ingen serie för raden)')).toBeInTheDocument();
});

test('lines from a spreadsheet find their series in other weeks too', async () => {
  await draw('/admin/series/times?week=1');
  await userEvent.click(await screen.findByText('Klistra in från kalkylblad'));
  fireEvent.change(screen.getByLabelText('Rader'), {
    target: { value: 'hemma 3;borta 3;13/1 19:00\nHemma 9;Borta 3;13/1 19:00' },
  });
  await press('Läs raderna');
  expect(screen.getByText('1 av ändringarna visas inte här.')).toBeInTheDocument();
  expect(screen.getByText('Rad 2: Hemma 9;Borta 3;13/1 19:00 (laget spelar inte i säsongen)')).toBeInTheDocument();
});

test('the stream is ticked for all that are shown', async () => {
  await draw('/admin/series/times?week=1');
  await userEvent.click(await screen.findByLabelText('Streama alla som visas'));
  await press('Spara 2 ändringar');
  await waitFor(() =>
    expect(sent[0]?.series.map(({ seriesId, isStreamed }) => [seriesId, isStreamed])).toEqual([
      [1, true],
      [2, true],
    ]),
  );
});
