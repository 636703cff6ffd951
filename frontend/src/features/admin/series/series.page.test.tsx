import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { AdminSeriesFilter, PlanSeriesInput, WalkoverInput } from '../../../lib/schema.generated';
import { answerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { DeclareWalkoverDocument } from '../../report/report-actions.generated';
import { tables, viewerWith } from '../../report/testing/report-answers';
import { PlanSeriesDocument } from '../divisions/division-actions.generated';
import AdminEntry from '../shell/admin.page';
import { AdminSeriesDocument, SeriesChoicesDocument } from './series-page.generated';
import SeriesPage from './series.page';

interface Shape {
  scheduledAt?: string | null;
  state?: string;
  homeGames?: number | null;
  awayGames?: number | null;
  walkover?: string | null;
  hasPlayerNumbers?: boolean;
  mayRun?: boolean;
  mayChange?: boolean;
  isOwnTeam?: boolean;
  isContested?: boolean;
}

const row = (id: number, home: string, shape: Shape = {}) => {
  const { mayRun = true, mayChange = true, isOwnTeam = false, isContested = false, ...series } = shape;
  return {
    version: 7,
    mayRun,
    mayChange,
    isOwnTeam,
    isContested,
    room: null,
    captains: [],
    series: {
      id,
      week: 3,
      scheduledAt: null,
      isStreamed: false,
      hasPlayerNumbers: true,
      state: 'NOT_STARTED',
      format: 'FIRST_TO_3',
      homeGames: null,
      awayGames: null,
      walkover: null,
      isOvertime: false,
      division: { id: 4, name: 'Division 4', nameEng: null, discriminator: 'division-4', seasonId: 10 },
      season: { id: 10, name: 'Säsong 10' },
      home: { id: 1, name: home, logo: null },
      away: { id: 2, name: 'Isviken', logo: null },
      ...series,
    },
  };
};

/** The answer to an act: the changed series. */
const changed = (id: number, version: number, series: object) => ({
  seriesId: id,
  version,
  series: {
    id,
    scheduledAt: null,
    isStreamed: false,
    hasPlayerNumbers: true,
    state: 'NOT_STARTED',
    homeGames: null,
    awayGames: null,
    walkover: null,
    isOvertime: false,
    ...series,
  },
});
const WALKOVER = { state: 'REPORTED', homeGames: 3, awayGames: 0, walkover: 'HOME' };

const TIMED = { scheduledAt: '2026-11-20T18:00:00.000Z', state: 'TIME_SET' };
/** A series without a result that began so many hours ago. */
const startedAgo = (hours: number) => ({
  ...TIMED,
  scheduledAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
});
const PLAYED = { ...TIMED, state: 'REPORTED', homeGames: 3, awayGames: 1 };

const page = (
  <Routes>
    <Route path="/admin/series/all" element={<SeriesPage />} />
    <Route path="/admin/*" element={<AdminEntry />} />
    <Route path="*" element={null} />
  </Routes>
);

const refusal = (code: string, messageKey: string, field: string | null = null) => ({
  code,
  messageKey,
  field,
  params: [],
});

/** The page with these series. `answers` are the server's answers to mutations. */
const summary = (divisionId: number, seasonId: number, isCurrentSeason: boolean) => ({
  ...{ divisionId, division: `Division ${divisionId}`, seasonId, season: `Säsong ${seasonId}`, isCurrentSeason },
});

async function draw(
  rows: ReturnType<typeof row>[],
  at = '/admin/series/all',
  answers: object[] = [],
  isCurrent = false,
) {
  const asked: AdminSeriesFilter[] = [];
  const list = answerTo(AdminSeriesDocument, ({ filter }: { filter?: AdminSeriesFilter }) => {
    if (filter) asked.push(filter);
    return {
      adminSeries: { total: rows.length, items: rows },
      late: { total: 3 },
      lacking: { total: 2 },
    };
  });
  const choices = answerTo(SeriesChoicesDocument, {
    lastSeriesWeek: 9,
    divisionSummaries: [summary(4, 10, false), summary(2, 9, isCurrent)],
    seasons: [{ id: 9, name: 'Säsong 9', isCurrent, stages: [{ id: 31, name: 'Kval A', nameEng: null }] }],
  });
  await renderStaffPart(page, {
    at,
    answers: [viewerWith('DIVISION_ADMIN'), list, choices, ...tables, ...(answers as [])],
    namespaces: ['admin', 'admin-series', 'report', 'api'],
  });
  return asked;
}

const openMenu = async (home: string) => {
  const name = `Åtgärder för ${home} – Isviken`;
  await userEvent.click(await screen.findByRole('button', { name }));
  await screen.findByRole('menu', { name });
};

test('the list opens on the current season, also when the next one is made already, and all seasons are one press away', async () => {
  const asked = await draw([row(5, 'Tallmo')], '/admin/series/all', [], true);
  await screen.findByRole('option', { name: 'Säsong 9' });
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/admin/series/all?season=9'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ seasonId: 9 }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Säsong' }), 'Alla säsonger');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ seasonId: null }));
  expect(screen.getByTestId('address').textContent).toBe('/admin/series/all');
});

test('whoever comes with a choice finds it', async () => {
  await draw([row(5, 'Tallmo')], '/admin/series/all?state=LATE', [], true);
  await screen.findByRole('option', { name: 'Säsong 9' });
  expect(screen.getByTestId('address').textContent).toBe('/admin/series/all?state=LATE');
});

test.each(['/admin/matches', '/admin/series'])('%s leads to the table with what was chosen', async (at) => {
  await draw([row(5, 'Tallmo')], `${at}?week=3`);
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('/admin/series/all?week=3'));
});

test('the table begins with the week of now, six at a time', async () => {
  const asked = await draw([row(5, 'Tallmo')]);
  await screen.findByText('Tallmo');
  expect(asked[0]).toMatchObject({ sort: 'NOW', first: 6, offset: 0, text: '', state: null, isUnreported: null });
});

test('every choice of the address goes to the server', async () => {
  const asked = await draw(
    [row(5, 'Tallmo')],
    '/admin/series/all?q=tall&season=10&division=4&week=3&state=UNREPORTED&mine=yes&stream=yes&size=25',
  );
  await screen.findByRole('option', { name: 'Division 4' });
  expect(asked.at(-1)).toMatchObject({
    text: 'tall',
    seasonId: 10,
    divisionId: 4,
    week: 3,
    state: null,
    isUnreported: true,
    isMine: true,
    isStreamed: true,
    first: 25,
  });
});

test('a late series says since when, and the late ones are counted and chosen', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const asked = await draw([
    row(5, 'Tallmo', { ...TIMED, scheduledAt: daysAgo(2) }),
    row(6, 'Granby', { ...TIMED, scheduledAt: daysAgo(0) }),
    row(7, 'Björkö', { ...PLAYED, scheduledAt: daysAgo(9) }),
  ]);
  expect(await screen.findByText('2 dagar sen')).toBeVisible();
  expect(screen.getAllByText(/dag(ar)? sen$/)).toHaveLength(1);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Läge' }), 'Sena (3)');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ isLate: true, state: null, isUnreported: null }));
  expect(screen.getByTestId('address').textContent).toBe('/admin/series/all?state=LATE');
});

test('a series that lacks the players’ numbers says so, and such series are counted and chosen', async () => {
  const asked = await draw([row(5, 'Tallmo', { ...PLAYED, hasPlayerNumbers: false }), row(6, 'Granby', PLAYED)]);
  expect(await screen.findByText('Statistik saknas')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Läge' }), 'Statistik saknas (2)');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ lacksNumbers: true, state: null, isLate: null }));
});

test('play-offs, qualifiers and cups of the season stand among its divisions', async () => {
  const asked = await draw([row(5, 'Tallmo')], '/admin/series/all?season=9&division=31');
  const choice = await screen.findByRole('combobox', { name: 'Division' });
  await waitFor(() => expect(choice).toHaveDisplayValue('Kval A'));
  expect(asked.at(-1)).toMatchObject({ seasonId: 9, divisionId: 31 });
});

test('a division of another season than the chosen one is no choice', async () => {
  const asked = await draw([row(5, 'Tallmo')], '/admin/series/all?season=9&division=4');
  await screen.findByRole('option', { name: 'Division 2' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ seasonId: 9, divisionId: null }));
  expect(screen.getByRole('combobox', { name: 'Division' })).toHaveValue('');
});

test.each([
  [{}, 'Ej påbörjad'],
  [startedAgo(-1), 'Matchtid satt'],
  [startedAgo(1), 'Spelas nu'],
  [startedAgo(3), 'Väntar på resultat'],
  [PLAYED, 'Inrapporterad'],
  [{ ...PLAYED, homeGames: 3, awayGames: 0, walkover: 'HOME' }, 'Inrapporterad (WO)'],
])('the state of %j is %s', async (shape, label) => {
  await draw([row(5, 'Tallmo', shape)]);
  expect(await screen.findByRole('cell', { name: label })).toBeInTheDocument();
});

test('what needs a time says so until there is one, and a result can be corrected', async () => {
  await draw([row(5, 'Tallmo'), row(6, 'Havre', TIMED), row(7, 'Ekbo', PLAYED)]);
  await openMenu('Tallmo');
  const report = screen.getByRole('menuitem', { name: /Rapportera resultat/ });
  expect(report).toHaveAttribute('aria-disabled', 'true');
  expect(report).toHaveTextContent('Sätt en matchtid först.');
  expect(screen.getByRole('menuitem', { name: /Nollställ serien/ })).toHaveTextContent('Serien har inget resultat.');
  await openMenu('Havre');
  expect(screen.getByRole('menuitem', { name: 'Rapportera resultat' })).toHaveAttribute(
    'href',
    '/admin/matches/6/report',
  );
  await openMenu('Ekbo');
  expect(screen.getByRole('menuitem', { name: 'Rätta resultat' })).toHaveAttribute('href', '/admin/matches/7/report');
});

test('a walkover without a time has no games to correct, one with a time can be played after all', async () => {
  await draw([row(5, 'Tallmo', WALKOVER), row(6, 'Havre', { ...WALKOVER, scheduledAt: TIMED.scheduledAt })]);
  await openMenu('Tallmo');
  const correct = screen.getByRole('menuitem', { name: /Rätta resultat/ });
  expect(correct).toHaveAttribute('aria-disabled', 'true');
  expect(correct).toHaveTextContent('Sätt en matchtid först.');
  await openMenu('Havre');
  expect(screen.getByRole('menuitem', { name: 'Rätta resultat' })).toBeInTheDocument();
});

test('what someone else runs can be looked at and not changed, with the reason', async () => {
  await draw([row(5, 'Tallmo', { ...PLAYED, mayRun: false, mayChange: false })]);
  await openMenu('Tallmo');
  for (const name of [/Rätta resultat/, /Sätt stream och tid/, /Hantera som walkover/, /Nollställ serien/]) {
    expect(screen.getByRole('menuitem', { name })).toHaveAttribute('aria-disabled', 'true');
  }
  await userEvent.click(screen.getByRole('menuitem', { name: /Nollställ serien/ }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Seriens sida' })).toBeInTheDocument();
});

test('a time that Swedish clocks skip is refused in the dialog, which stays', async () => {
  const sent: PlanSeriesInput[] = [];
  const answer = answerTo(PlanSeriesDocument, ({ input }: { input: PlanSeriesInput }) => {
    sent.push(input);
    return {
      planSeries: {
        ...refusal('INVALID_INPUT', 'api.form.skipped-hour'),
        params: [{ name: 'text', value: '2027-03-28 02:30' }],
      },
    };
  });
  await draw([row(5, 'Tallmo')], undefined, [answer]);
  await openMenu('Tallmo');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sätt stream och tid' }));
  const dialog = await screen.findByRole('dialog');
  const field = within(dialog).getByLabelText('Matchtid');
  await userEvent.type(field, '2027-03-28T02:30');
  await userEvent.click(within(dialog).getByLabelText('Serien streamas'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Spara tid och stream' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(/2027-03-28 02:30 finns inte/);
  expect(sent).toEqual([{ seriesId: 5, version: 7, scheduledAt: '2027-03-28 02:30', isStreamed: true }]);
  expect(field).toHaveValue('2027-03-28T02:30');
});

test('a walkover is chosen, shows the table as it becomes, and is saved', async () => {
  const sent: WalkoverInput[] = [];
  const answer = answerTo(DeclareWalkoverDocument, ({ input }: { input: WalkoverInput }) => {
    sent.push(input);
    return { declareWalkover: changed(5, 8, { ...WALKOVER, walkover: 'AWAY' }) };
  });
  await draw([row(5, 'Tallmo', PLAYED)], undefined, [answer]);
  await openMenu('Tallmo');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Hantera som walkover' }));
  const dialog = await screen.findByRole('dialog');
  const save = within(dialog).getByRole('button', { name: 'Spara walkover' });
  expect(save).toBeDisabled();
  await userEvent.click(within(dialog).getByLabelText('Isviken'));
  expect(within(dialog).getByText('Resultatet 3–1 tas bort, med matcher och statistik.')).toBeInTheDocument();
  expect(await within(dialog).findByRole('table')).toBeInTheDocument();
  await userEvent.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([{ seriesId: 5, version: 7, walkover: 'AWAY' }]);
});

describe('after an act', () => {
  const rowsShown = () => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

  async function giveWalkover(to: string) {
    await openMenu('Tallmo');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Hantera som walkover' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByLabelText(to));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Spara walkover' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('the row stays in its place, marked, until the list is sorted again', async () => {
    const rows = [row(5, 'Tallmo', TIMED), row(6, 'Havre', TIMED)];
    const walkover = answerTo(DeclareWalkoverDocument, () => {
      // from now on the server returns it last
      rows.push({ ...row(5, 'Tallmo', { ...TIMED, ...WALKOVER }), version: 8 });
      rows.shift();
      return { declareWalkover: changed(5, 8, { ...TIMED, ...WALKOVER }) };
    });
    await draw(rows, undefined, [walkover]);
    await giveWalkover('Tallmo');
    expect(await screen.findByText('Walkover är sparad: Tallmo – Isviken')).toBeInTheDocument();
    expect(rowsShown()).toEqual([expect.stringContaining('Tallmo'), expect.stringContaining('Havre')]);
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveClass('marked');
    expect(second).not.toHaveClass('marked');
    expect(first).toHaveTextContent('Inrapporterad (WO)');
    await userEvent.click(screen.getByRole('button', { name: 'Sortera om listan' }));
    await waitFor(() =>
      expect(rowsShown()).toEqual([expect.stringContaining('Havre'), expect.stringContaining('Tallmo')]),
    );
    expect(screen.queryByText(/Walkover är sparad/)).toBeNull();
  });
});
