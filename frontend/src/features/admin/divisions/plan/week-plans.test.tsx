import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PlanSeriesInput } from '../../../../lib/schema.generated';
import { answerTo } from '../../../../test/answer-to';
import { renderStaffPart } from '../../../../test/render-staff';
import { viewerWith } from '../../../report/testing/report-answers';
import { AdminPage } from '../../shell/admin-page';
import type { AdminDivisionPartsFragment } from '../admin-division.generated';
import { PlanSeriesDocument } from '../division-actions.generated';
import { SeriesPlansDocument } from '../division-parts.generated';
import { WeekPlans } from './week-plans';

const division = {
  id: 4,
  season: { id: 1, name: 'Säsong' },
  weeks: 3,
  weeksLeft: 2,
  presentWeek: 1,
  mayRun: true,
} as AdminDivisionPartsFragment;

const plan = (week: number, overrides: object = {}) => ({
  version: 7,
  series: {
    id: week * 10,
    state: 'NOT_STARTED',
    scheduledAt: null,
    isStreamed: false,
    homeGames: null,
    awayGames: null,
    walkover: null,
    isOvertime: false,
    home: { id: 1, name: `Hemma ${week}`, logo: null },
    away: { id: 2, name: 'Borta', logo: null },
    ...overrides,
  },
});

const sent: PlanSeriesInput[] = [];
beforeEach(() => sent.splice(0));

const draw = (outcomes: object[] = [], overrides: object = {}) =>
  renderStaffPart(
    <AdminPage tab="divisions" title="t">
      <WeekPlans division={division} />
    </AdminPage>,
    {
      at: '/admin/divisions/4?part=weeks&week=1',
      answers: [
        viewerWith('ADMIN'),
        answerTo(SeriesPlansDocument, ({ week }: { week?: number }) => ({ seriesPlans: [plan(week ?? 1, overrides)] })),
        answerTo(
          PlanSeriesDocument,
          ({ input }: { input?: PlanSeriesInput }) => {
            if (input) sent.push(input);
            return { planSeries: outcomes[sent.length - 1] ?? { ...plan(1), version: 8 } };
          },
          { times: 5 },
        ),
      ],
      namespaces: ['admin', 'admin-divisions', 'api'],
    },
  );

const time = (week: number) => screen.findByLabelText<HTMLInputElement>(`Tid för Hemma ${week} mot Borta`);
const TYPED = '2026-11-27T19:30';

test('a typed time stays while another week is looked at, and the other week says so', async () => {
  await draw();
  fireEvent.change(await time(1), { target: { value: TYPED } });
  await userEvent.selectOptions(screen.getByLabelText('Spelvecka'), 'Vecka 2');
  expect(await time(2)).toHaveValue('');
  expect(screen.getByText('Vecka 1 har ändringar som inte är sparade.')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('Spelvecka'), 'Vecka 1');
  expect(await time(1)).toHaveValue(TYPED);
});

test('it also outlives another tab and a reload, and is gone when it is saved', async () => {
  await draw();
  fireEvent.change(await time(1), { target: { value: TYPED } });
  cleanup();
  await draw();
  expect(await time(1)).toHaveValue(TYPED);
  expect(screen.getByText('Det du skrev senast är tillbaka')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(sent).toEqual([{ seriesId: 10, version: 7, scheduledAt: '2026-11-27 19:30', isStreamed: false }]);
});

test('what was typed over another version is refused once, and kept', async () => {
  const conflict = {
    code: 'SERIES_CHANGED_MEANWHILE',
    messageKey: 'api.series.changed-meanwhile',
    field: null,
    params: [],
  };
  sessionStorage.setItem(
    'draft:1:plans:4',
    JSON.stringify({ value: { 10: { week: 1, time: TYPED, isStreamed: false, version: 3 } }, version: null }),
  );
  await draw([conflict]);
  expect(await time(1)).toHaveValue(TYPED);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await time(1)).toHaveValue(TYPED);
  await userEvent.click(screen.getByRole('button', { name: 'Spara' }));
  await waitFor(() => expect(sent.map(({ version }) => version)).toEqual([3, 7]));
});

const TIMED = { scheduledAt: '2026-11-20T18:00:00.000Z' };
const REPORTED = { state: 'REPORTED', homeGames: 3, awayGames: 0 };
test.each([
  ['Walkover', 'has no time yet', {}],
  ['Walkover', 'is a walkover without a time', { ...REPORTED, walkover: 'HOME' }],
  ['Rapportera', 'has a time', { ...TIMED, state: 'TIME_SET' }],
  ['Rätta resultat', 'is a walkover with a time', { ...TIMED, ...REPORTED, walkover: 'HOME' }],
  ['Rätta resultat', 'was played, whenever that was', REPORTED],
])('the way to the report says what can be done there: %s, when the series %s', async (name, _when, overrides) => {
  await draw([], overrides);
  expect(await screen.findByRole('link', { name })).toHaveAttribute(
    'href',
    '/admin/matches/10/report?division=4&from=division',
  );
});
