import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '../../../lib/i18n/language';
import type { PlanSeriesInput } from '../../../lib/schema.generated';
import { answerTo, noAnswerTo } from '../../../test/answer-to';
import { renderStaffPart } from '../../../test/render-staff';
import { viewerWith } from '../../report/testing/report-answers';
import { PlanSeriesDocument } from '../divisions/division-actions.generated';
import { LateSeriesDocument } from '../reminders/reminders.generated';
import { LatestActDocument } from '../undo/undo.generated';
import {
  MatchNightDocument,
  type MatchNightQueryVariables,
  ReleaseSeriesDocument,
  TakeSeriesDocument,
} from './match-night.generated';
import MatchNightPage from './match-night.page';
import { DecideClaimDocument, RemindLineUpsDocument, SettleResultDocument } from './week/week-matters.generated';

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const row = (id: number, home: string, changes: object = {}, rights: object = {}) => ({
  version: 7,
  mayRun: true,
  mayChange: true,
  isOwnTeam: false,
  isContested: false,
  taken: null,
  room: null,
  captains: [
    { teamId: 1, playerId: 71, nickname: 'Åsa', discordName: 'asa.h' },
    { teamId: 2, playerId: 72, nickname: 'Bo', discordName: null },
  ],
  ...rights,
  series: {
    id,
    week: 3,
    scheduledAt: inHours(1),
    isStreamed: false,
    hasPlayerNumbers: true,
    state: 'TIME_SET',
    format: 'FIRST_TO_3',
    homeGames: null,
    awayGames: null,
    walkover: null,
    isOvertime: false,
    division: { id: 4, name: 'Division 4', nameEng: null, discriminator: 'division-4', seasonId: 10 },
    season: { id: 10, name: 'Säsong 10' },
    home: { id: 1, name: home, logo: null },
    away: { id: 2, name: 'Isviken', logo: null },
    ...changes,
  },
});

type Rows = ReturnType<typeof row>[];
const group = (items: Rows = [], total = items.length) => ({ total, items });

interface Drawn {
  at?: string;
  answers?: object[];
  fails?: boolean;
  weekMatters?: object[];
  language?: Language;
}

beforeEach(() => sessionStorage.clear());

async function draw(
  groups: Partial<Record<keyof MatchNightQueryVariables, ReturnType<typeof group>>>,
  { at = '/admin/match-night', answers = [], fails = false, weekMatters = [], language = 'se' }: Drawn = {},
) {
  const asked: MatchNightQueryVariables[] = [];
  const none = { late: group(), tonight: group(), numbers: group(), times: group(), done: group() };
  const division = { divisionId: 4, division: 'Division 4', seasonId: 10, season: 'Säsong 10', isCurrentSeason: true };
  const shown = { divisionSummaries: [division], weekMatters, ...none, ...groups };
  const night = fails
    ? noAnswerTo(MatchNightDocument, { variables: (variables) => asked.push(variables) > 0 })
    : answerTo(MatchNightDocument, shown, { noted: asked });
  const page = (
    <Routes>
      <Route path="/admin/match-night" element={<MatchNightPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
  await renderStaffPart(page, {
    at,
    language,
    answers: [viewerWith('DIVISION_ADMIN'), night, ...(answers as [])],
    namespaces: ['admin', 'admin-match-night', 'admin-reminders', 'admin-series', 'admin-undo', 'api'],
  });
  return asked;
}

const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('the series are grouped by what they lack, and a late one says since when', async () => {
  await draw({
    late: group([row(5, 'Tallmo', { scheduledAt: inHours(-49) })]),
    tonight: group([row(6, 'Granby'), row(7, 'Björkö')]),
    done: group([row(8, 'Ekvik', { state: 'REPORTED', homeGames: 3, awayGames: 1 })]),
  });
  expect((await sectionOf('Sena: resultat saknas (1)')).getByText(/^[23] dagar sen$/)).toBeVisible();
  expect((await sectionOf('I dag (2)')).getAllByRole('link', { name: 'Rapportera' })).toHaveLength(2);
  expect((await sectionOf('Klara i dag (1)')).getByRole('link', { name: 'Rätta' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /Tid saknas/ })).not.toBeInTheDocument();
});

test('the divisions to choose from have their season in the language of the reader', async () => {
  await draw({}, { language: 'en' });
  expect(await screen.findByRole('option', { name: 'Division 4, Season 10' })).toBeInTheDocument();
});

const matter = (seriesId: number, group: string, changes: object = {}) => ({
  ...{ seriesId, group, division: 'Division 4', week: 3, reportedBySide: null, confirmBy: null, captains: [] },
  home: { teamId: 1, name: 'Tallmo', games: null },
  away: { teamId: 2, name: 'Isviken', games: null },
  ...{
    deadline: '2026-11-18T19:00:00.000Z',
    version: 3,
    taken: null,
    claim: null,
    suggestedStart: null,
    isStreamed: false,
  },
  ...changes,
});

test('what captains leave to staff stands first, the disputes above all; late series are not said twice', async () => {
  const weekMatters = [
    matter(5, 'DISPUTED', {
      home: { teamId: 1, name: 'Tallmo', games: 3 },
      away: { teamId: 2, name: 'Isviken', games: 1 },
      captains: [{ teamId: 1, playerId: 71, nickname: 'Åsa', discordName: 'asa.h' }],
    }),
    matter(6, 'NOT_REPORTED'),
    matter(9, 'CLAIMED', {
      claim: {
        ...{ side: 'HOME', isObjected: false, objectBy: '2026-11-20T19:00:00.000Z', mayGrant: false },
      },
    }),
    matter(7, 'NO_TIME'),
    matter(8, 'WAITING', { confirmBy: '2026-11-20T23:00:00.000Z' }),
  ];
  await draw({ late: group([row(9, 'Granby'), row(10, 'Ekvik')]) }, { weekMatters });
  const late = await sectionOf('Sena: resultat saknas (1)');
  expect(late.queryByText(/Granby/)).not.toBeInTheDocument();
  const claimed = await sectionOf('Begärd walkover (1)');
  expect(claimed.getByText(/det andra laget kan invända senast/)).toBeVisible();
  expect(claimed.queryByRole('button', { name: /^Walkover till/ })).not.toBeInTheDocument();
  const disputed = await sectionOf('Bestridda resultat (1)');
  expect(disputed.getByRole('link', { name: 'Tallmo – Isviken' }).parentElement).toHaveTextContent(/ 3–1$/);
  expect(disputed.getByRole('link', { name: 'Avgör Tallmo – Isviken' })).toHaveAttribute(
    'href',
    '/admin/matches/5/dispute',
  );
  expect(disputed.getByText(/Åsa/)).toBeVisible();
  expect((await sectionOf('Kaptenerna har inte enats om tid (1)')).getByText(/skulle vara bestämd/)).toBeVisible();
  const waiting = await sectionOf('Väntar på det andra laget (1)');
  expect(waiting.getByText(/bekräftas automatiskt lördag 21 november 2026 00:00/)).toBeVisible();
  const sections = screen.getAllByRole('region').map((section) => section.querySelector('h2')?.textContent);
  expect(sections.filter((name) => / \(1\)$/.test(name ?? ''))).toEqual([
    'Bestridda resultat (1)',
    'Begärd walkover (1)',
    'Kaptenerna har inte enats om tid (1)',
    'Väntar på det andra laget (1)',
    'Sena: resultat saknas (1)',
  ]);
});

test('a claimed walkover is given with one press, for the version that is shown', async () => {
  const decided: object[] = [];
  const decide = answerTo(DecideClaimDocument, (variables: object) => {
    decided.push(variables);
    return { decideNoShow: { id: 9, version: 4 } };
  });
  const claim = {
    ...{ side: 'AWAY', isObjected: true, objectBy: '2026-11-20T19:00:00.000Z', mayGrant: true },
  };
  await draw({}, { weekMatters: [matter(9, 'CLAIMED', { claim })], answers: [decide] });
  await userEvent.click(await screen.findByRole('button', { name: /^Walkover till/ }));
  await waitFor(() => expect(decided).toEqual([{ input: { seriesId: 9, version: 3, isGranted: true } }]));
});

test('a result that waits is accepted, a line-up asked for and a time set with one press each', async () => {
  const sent: object[] = [];
  await draw(
    {},
    {
      weekMatters: [
        matter(7, 'NO_TIME', { suggestedStart: '2026-11-20T18:00:00.000Z', isStreamed: true }),
        matter(8, 'WAITING', { confirmBy: '2026-11-20T19:00:00.000Z' }),
        matter(9, 'NOT_READY'),
      ],
      answers: [
        answerTo(SettleResultDocument, {}, { noted: sent }),
        answerTo(RemindLineUpsDocument, {}, { noted: sent }),
        answerTo(PlanSeriesDocument, {}, { noted: sent }),
      ],
    },
  );
  for (const name of ['Godkänn resultatet i', 'Påminn om uppställningen i', 'Sätt 20 november 2026 19:00 för'])
    await userEvent.click(await screen.findByRole('button', { name: `${name} Tallmo – Isviken` }));
  await waitFor(() =>
    expect(sent).toEqual([
      { seriesId: 8, version: 3 },
      { seriesId: 9 },
      { input: { seriesId: 7, version: 3, scheduledAt: '2026-11-20 19:00', isStreamed: true } },
    ]),
  );
});

test('without a word from the teams about a time, staff are offered none', async () => {
  await draw({}, { weekMatters: [matter(7, 'NO_TIME')] });
  const rows = await sectionOf('Kaptenerna har inte enats om tid (1)');
  expect(rows.queryByRole('button', { name: /^Sätt/ })).not.toBeInTheDocument();
});

test('the captains of all late series are reminded from their group, with the filter of the page', async () => {
  const chosen: object[] = [];
  const preview = answerTo(LateSeriesDocument, (variables: object) => {
    chosen.push(variables);
    return { lateSeries: [] };
  });
  await draw(
    { late: group([row(5, 'Tallmo', { scheduledAt: inHours(-49) })]), tonight: group([row(6, 'Granby')]) },
    { at: '/admin/match-night?division=4&mine=yes', answers: [preview] },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Påminn kaptenerna …' }));
  expect(await screen.findByRole('dialog', { name: 'Påminn kaptenerna' })).toBeVisible();
  await waitFor(() => expect(chosen).toEqual([{ divisionId: 4, isMine: true }]));
});

test('each group asks for what it lacks, of the chosen division and of the reader’s own', async () => {
  const asked = await draw({}, { at: '/admin/match-night?division=4&mine=yes' });
  const own = { divisionId: 4, isMine: true, isOwnFirst: true, first: 50 };
  await waitFor(() =>
    expect(asked[0]).toEqual({
      ...{ divisionId: 4, isMine: true },
      late: { ...own, sort: 'TIME', isLate: true },
      tonight: { ...own, sort: 'TIME', isToday: true, isUnreported: true },
      numbers: { ...own, sort: 'TIME', lacksNumbers: true },
      times: { ...own, sort: 'WEEK', lacksTime: true },
      done: { ...own, sort: 'TIME', isDoneToday: true },
    }),
  );
  expect(await screen.findByText('Inget saknas just nu, och inga serier spelas i dag.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Divisionsadmin' }), 'Alla');
  expect(screen.getByTestId('address').textContent).toBe('/admin/match-night?division=4');
  await waitFor(() => expect(asked.at(-1)?.late).toMatchObject({ divisionId: 4, isMine: null }));
});

test('a report leads back here with the choices', async () => {
  await draw({ tonight: group([row(6, 'Granby')]) }, { at: '/admin/match-night?mine=yes' });
  expect(await screen.findByRole('link', { name: 'Rapportera' })).toHaveAttribute(
    'href',
    '/admin/matches/6/report?mine=yes&from=match-night',
  );
});

test('both captains are in the row, and a press copies the name by which one is found in the chat', async () => {
  const user = userEvent.setup();
  await draw({ late: group([row(5, 'Tallmo', { scheduledAt: inHours(-49) })]) });
  const captains = within(await screen.findByRole('list', { name: 'Kaptener' }));
  expect(captains.getByRole('link', { name: 'Åsa' })).toHaveAttribute('href', '/player/71');
  expect(captains.getByText(/Isviken: /)).toHaveTextContent('Isviken: Bo (inget Discordnamn)');
  await user.click(captains.getByRole('button', { name: 'Kopiera Discordnamnet asa.h' }));
  expect(await navigator.clipboard.readText()).toBe('asa.h');
});

test('the row’s menu has them too, for phones', async () => {
  const user = userEvent.setup();
  await draw({ late: group([row(5, 'Tallmo', { scheduledAt: inHours(-49) })]) });
  await user.click(await screen.findByRole('button', { name: 'Åtgärder för Tallmo – Isviken' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Kopiera Discord: asa.h (Tallmo)' }));
  expect(await navigator.clipboard.readText()).toBe('asa.h');
});

test('rows that are not shown are counted, and lead to the list of all', async () => {
  await draw(
    { late: group([row(5, 'Tallmo', { scheduledAt: inHours(-30) })], 61) },
    { at: '/admin/match-night?division=4' },
  );
  expect(await screen.findByRole('link', { name: 'Visa alla, 60 till' })).toHaveAttribute(
    'href',
    '/admin/series/all?state=LATE&division=4',
  );
});

test('arrow keys go from series to series over all groups, and letters press the row’s buttons', async () => {
  const user = userEvent.setup();
  const inputs: PlanSeriesInput[] = [];
  const plan = answerTo(PlanSeriesDocument, ({ input }: { input?: PlanSeriesInput }) => {
    if (input) inputs.push(input);
    return {
      planSeries: {
        code: 'CHANGED_MEANWHILE',
        messageKey: 'api.series.changed-meanwhile',
        field: null,
        params: [],
      },
    };
  });
  await draw(
    {
      late: group([row(5, 'Tallmo', { scheduledAt: inHours(-49) })]),
      tonight: group([row(6, 'Granby', { scheduledAt: '2030-01-08T18:00:00.000Z' })]),
    },
    { answers: [plan] },
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Matchkväll' });
  await screen.findByRole('link', { name: 'Tallmo – Isviken' });
  heading.focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Tallmo – Isviken' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Granby – Isviken' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Granby – Isviken' })).toHaveFocus();
  await user.keyboard('s');
  await waitFor(() =>
    expect(inputs).toEqual([{ seriesId: 6, version: 7, scheduledAt: '2030-01-08 19:00', isStreamed: true }]),
  );
  await user.keyboard('t');
  expect(await screen.findByRole('dialog', { name: 'Tid och stream: Granby – Isviken' })).toBeVisible();
});

test('the counters on top say how many series each part has, and a press leads there', async () => {
  await draw(
    { late: group([row(5, 'Tallmo', { scheduledAt: inHours(-49) })], 61), tonight: group([row(6, 'Granby')]) },
    { weekMatters: [matter(4, 'DISPUTED')] },
  );
  const counters = within(await screen.findByRole('list', { name: 'Antal serier' }));
  expect(counters.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '1Bestridda',
    '0Begärda walkover',
    '1Att rapportera',
    '61Sena',
    '0Statistik saknas',
    '0Tid saknas',
    '0Klara',
  ]);
  expect(counters.getAllByRole('button')).toHaveLength(3);
  await userEvent.click(counters.getByRole('button', { name: '61 Sena' }));
  expect(screen.getByRole('heading', { name: 'Sena: resultat saknas (61)' })).toHaveFocus();
});

const TAKEN = { by: 'Åsa', isMine: false, until: '2026-11-20T19:45:00.000Z' };

test('who takes care of a series is seen in its row; the reader takes one, and lets go of it', async () => {
  const user = userEvent.setup();
  const sent: object[] = [];
  const mine = { ...TAKEN, by: 'Bo', isMine: true };
  await draw(
    {
      tonight: group([row(6, 'Granby'), row(7, 'Björkö', {}, { taken: TAKEN }), row(8, 'Ekvik', {}, { taken: mine })]),
    },
    {
      weekMatters: [matter(5, 'DISPUTED', { taken: TAKEN })],
      answers: [
        answerTo(TakeSeriesDocument, {}, { noted: sent }),
        answerTo(ReleaseSeriesDocument, {}, { noted: sent }),
      ],
    },
  );
  const disputed = await sectionOf('Bestridda resultat (1)');
  expect(disputed.getByText('Åsa tar den, till 20:45')).toBeVisible();
  // a mark keeps nobody from acting
  expect(disputed.getByRole('link', { name: 'Avgör Tallmo – Isviken' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Jag tar den: Björkö – Isviken' })).toBeNull();
  expect(screen.getByText('Du tar den, till 20:45')).toBeVisible();
  screen.getByRole('link', { name: 'Granby – Isviken' }).focus();
  await user.keyboard('m');
  await user.click(screen.getByRole('button', { name: 'Släpp Ekvik – Isviken' }));
  await waitFor(() => expect(sent).toEqual([{ seriesId: 6 }, { seriesId: 8 }]));
});

test('the keys reach disputes and claims first', async () => {
  const user = userEvent.setup();
  const claim = {
    ...{ side: 'AWAY', isObjected: true, objectBy: '2026-11-20T19:00:00.000Z', mayGrant: true },
  };
  await draw(
    { tonight: group([row(6, 'Granby')]) },
    { weekMatters: [matter(5, 'DISPUTED'), matter(9, 'CLAIMED', { claim })] },
  );
  await sectionOf('Bestridda resultat (1)');
  // without a place in the list the keys begin at the heading
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  const reached: (string | null)[] = [];
  for (let n = 0; n < 3; n++) {
    await user.keyboard('j');
    reached.push(document.activeElement?.getAttribute('href') ?? null);
  }
  expect(reached).toEqual([
    '/admin/matches/5/dispute',
    '/admin/matches/9/dispute',
    '/admin/matches/6/report?from=match-night',
  ]);
  await user.keyboard('kkr');
  expect(screen.getByTestId('address').textContent).toBe('/admin/matches/5/dispute');
});

test('after a reload the focus is at the series where it was, or at the next one that waits', async () => {
  const night = {
    tonight: group([row(6, 'Granby'), row(7, 'Björkö'), row(8, 'Ekvik')]),
    done: group([row(5, 'Tallmo', { state: 'REPORTED', homeGames: 3, awayGames: 1 })]),
  };
  sessionStorage.setItem('match-night-rows', '["5","6","7","8"]');
  await draw(night);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Granby – Isviken' })).toHaveFocus());
  await userEvent.keyboard('j');
  expect(screen.getByRole('link', { name: 'Björkö – Isviken' })).toHaveFocus();
  expect(sessionStorage.getItem('match-night-rows')).toBe('["7","8","5"]');
});

test('what is done leads to its result, and what the reader did there is taken back', async () => {
  const asked: object[] = [];
  const latest = answerTo(
    LatestActDocument,
    (variables: object) => {
      asked.push(variables);
      return { latestAct: null };
    },
    { variables: ({ seriesId }: { seriesId?: number }) => seriesId !== undefined },
  );
  await draw(
    { done: group([row(8, 'Ekvik', { state: 'REPORTED', homeGames: 3, awayGames: 1 })]) },
    { answers: [latest] },
  );
  const done = await sectionOf('Klara i dag (1)');
  expect(done.getByRole('link', { name: 'Resultat' })).toHaveAttribute('href', '/series/8');
  await userEvent.click(done.getByRole('button', { name: 'Ångra det senaste i Ekvik – Isviken' }));
  await waitFor(() => expect(asked).toEqual([{ seriesId: 8 }]));
});

test('a letter in a field is only a letter', async () => {
  const user = userEvent.setup();
  await draw({ tonight: group([row(6, 'Granby')]) });
  await screen.findByRole('link', { name: 'Granby – Isviken' });
  screen.getByRole('combobox', { name: 'Division' }).focus();
  await user.keyboard('t');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what the reader may not do has no button', async () => {
  await draw({ tonight: group([row(6, 'Granby', {}, { mayChange: false, mayRun: false, captains: [] })]) });
  const section = await sectionOf('I dag (1)');
  expect(section.queryByRole('link', { name: 'Rapportera' })).not.toBeInTheDocument();
  expect(section.getByRole('link', { name: 'Granby – Isviken' })).toHaveAttribute('href', '/series/6');
  expect(section.getAllByRole('button').map((button) => button.textContent)).toEqual(['']);
});

test('a night that could not be read can be asked for again', async () => {
  const asked = await draw({}, { fails: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Försök igen' }));
  await waitFor(() => expect(asked).toHaveLength(2));
});
