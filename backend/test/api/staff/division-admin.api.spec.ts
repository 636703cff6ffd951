import type { Division } from '../../../src/modules/seasons/divisions/division.entity.ts';
import { League, threeNil } from '../../factories/league.ts';
import type { Columns } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { postAsUser, mutateAsUser, readAsUser } from './division-calls.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let divisionAdmin: Browser;
let divisionAdminIds: { userId: number; playerId: number };
let adminUserId: number;
let seasonId: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  ({ userId: adminUserId } = await linkPlayer(app.db, 'admin', { roles: ['admin'] }));
  divisionAdminIds = await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  [admin, divisionAdmin] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
});

beforeEach(async () => {
  seasonId = await league.season();
});

afterAll(() => app.close());

let teams = 0;
const teamIn = (divisionId: number) => league.teamIn(divisionId, `Lag ${++teams}`);

/** A division of four teams without series. */
async function four(columns: Columns<Division> = {}): Promise<{ divisionId: number; teamIds: number[] }> {
  const divisionId = await league.division(seasonId, columns);
  const teamIds: number[] = [];
  for (let n = 0; n < 4; n++) teamIds.push(await teamIn(divisionId));
  return { divisionId, teamIds };
}

const mutate = (as: Browser, name: string, inputType: string, input: object, selection?: string) =>
  mutateAsUser({ app, as }, name, inputType, input, selection);

const read = <T>(path: string, as = admin): Promise<T> => readAsUser<T>(as, path);

const seriesOf = (divisionId: number) =>
  app.db.query<{ id: number; week: number; home: number; away: number; reported: boolean }>(
    `select id, week, home_team_id as home, away_team_id as away, reported_at is not null as reported
       from series where division_id = $1 order by id`,
    [divisionId],
  );

const bandsVersion = async (id: number): Promise<string> => {
  const query = 'query ($id: Int!) { adminDivision(id: $id) { versions { bands } } }';
  const headers = { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' };
  type Versions = { adminDivision: { versions: { bands: string } } };
  return (await graphql<Versions>(app.url, query, { variables: { id }, headers })).data?.adminDivision.versions
    .bands as string;
};

const acts = async (kind: string, id: number): Promise<string[]> => {
  const sql = 'select act from audit_entry where object_kind = $1 and object_id = $2 order by id';
  return (await app.db.query<{ act: string }>(sql, [kind, id])).map(({ act }) => act);
};

describe('creating a division', () => {
  test('puts it last in the season, with an address of its own', async () => {
    await league.division(seasonId, { rank: 3, discriminator: 'division-ostra' });
    const made = await mutate(
      admin,
      'createDivision',
      'CreateDivisionInput',
      { name: ' Division Östra ', seasonId },
      '... on AdminDivision { id name discriminator season { id } entries { adjustment } }',
    );
    expect(made).toMatchObject({ name: 'Division Östra', discriminator: 'division-ostra-2', season: { id: seasonId } });
    const [stored] = await app.db.query('select rank, admin_user_id from division where id = $1', [made['id']]);
    expect(stored).toEqual({ rank: 4, admin_user_id: null });
    expect(await acts('division', Number(made['id']))).toEqual(['division.create']);
  });

  test('by a division admin makes a division of the own', async () => {
    expect((await postAsUser(divisionAdmin, 'division/create', { divisionName: 'Min', seasonId })).status).toBe(200);
    const all = await read<{ division: string; userId: number; seasonId: number }[]>('division/all');
    expect(all.find((row) => row.seasonId === seasonId)).toMatchObject({
      division: 'Min',
      userId: divisionAdminIds.userId,
    });
  });

  test.each([
    { why: 'an empty name', body: () => ({ divisionName: '  ', seasonId }), status: 400 },
    { why: 'a season that is not there', body: () => ({ divisionName: 'X', seasonId: 99_999 }), status: 404 },
    { why: 'no season', body: () => ({ divisionName: 'X' }), status: 400 },
  ])('refuses $why', async ({ body, status }) => {
    expect((await postAsUser(admin, 'division/create', body())).status).toBe(status);
  });

  test('refuses a name that the season has', async () => {
    await postAsUser(admin, 'division/create', { divisionName: 'Elit', seasonId });
    expect(await postAsUser(admin, 'division/create', { divisionName: 'Elit', seasonId })).toMatchObject({
      status: 409,
      MESSAGE: 'api.division.name-taken',
      field: 'name',
    });
  });

  test('of the same name twice at once leaves one', async () => {
    const answers = await Promise.all(
      ['Tvilling', 'Tvilling', 'Tvilling'].map((divisionName) =>
        postAsUser(admin, 'division/create', { divisionName, seasonId }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('settings', () => {
  test('name and division admin are saved; the address stays', async () => {
    const { divisionId } = await four({ discriminator: 'ettan' });
    const divisionAdminUserId = divisionAdminIds.userId;
    await postAsUser(admin, 'division/saveDivisionInfo', {
      divisionId,
      divisionName: 'Nya ettan',
      divisionAdminUserId,
    });
    const [stored] = await app.db.query('select name, discriminator, admin_user_id from division where id = $1', [
      divisionId,
    ]);
    expect(stored).toEqual({ name: 'Nya ettan', discriminator: 'ettan', admin_user_id: divisionAdminUserId });
  });

  test('an account without the role cannot become division admin', async () => {
    const { divisionId } = await four();
    const body = { divisionId, divisionName: 'X', divisionAdminUserId: adminUserId };
    expect(await postAsUser(admin, 'division/saveDivisionInfo', body)).toMatchObject({
      status: 400,
      MESSAGE: 'api.division.not-a-division-admin',
    });
  });

  test('the format changes only while nothing is reported', async () => {
    const { divisionId, teamIds } = await four();
    const input = { divisionId, name: 'X', divisionAdminUserId: null, format: 'FOUR_PLUS_DECIDER' };
    expect(await mutate(admin, 'saveDivision', 'SaveDivisionInput', input)).toMatchObject({
      __typename: 'AdminDivision',
    });
    await league.walkover(divisionId, [teamIds[0] ?? 0, teamIds[1] ?? 0], 'home');
    const back = { ...input, format: 'FIRST_TO_3' };
    expect(await mutate(admin, 'saveDivision', 'SaveDivisionInput', back)).toMatchObject({
      code: 'DIVISION_HAS_RESULTS',
    });
    expect(await mutate(admin, 'saveDivision', 'SaveDivisionInput', input)).toMatchObject({
      __typename: 'AdminDivision',
    });
  });

  test('the accounts with a role are listed by name', async () => {
    expect(await read('users/role/2')).toEqual([{ userId: divisionAdminIds.userId, nickname: 'divisionadmin' }]);
  });
});

const band = (fromIndex: number, toIndex: number, hex = '#00ff00') => ({
  hex,
  fromIndex,
  toIndex,
  engDescription: 'Promotion',
  sweDescription: 'Uppflyttning',
});

describe('colours', () => {
  test('are replaced as a whole and read back', async () => {
    const { divisionId } = await four();
    await postAsUser(admin, 'division/saveColors', { divisionId, colors: [band(1, 2), band(3, 3)] });
    await postAsUser(admin, 'division/saveColors', { divisionId, colors: [band(2, 4, '#123456')] });
    expect(await read(`division/id/${divisionId}/colors`)).toEqual([band(2, 4, '#123456')]);
  });

  test('mean what their words say to the documented call, and what staff choose on the page', async () => {
    const { divisionId } = await four();
    const meanings = () =>
      app.db.query('select meaning from placement_band where division_id = $1 order by from_position', [divisionId]);
    const wild = { ...band(3, 3), engDescription: 'Wild card', sweDescription: 'Vildmarkskort' };
    await postAsUser(admin, 'division/saveColors', { divisionId, colors: [band(1, 2), wild] });
    expect(await meanings()).toEqual([{ meaning: 'promotion' }, { meaning: null }]);
    const words = { hex: '#00ff00', descriptionSv: 'Uppflyttning', descriptionEn: 'Promotion' };
    const version = await bandsVersion(divisionId);
    const bands = [
      { ...words, fromPosition: 1, toPosition: 1, meaning: 'STAYS' },
      { ...words, fromPosition: 2, toPosition: 2, meaning: null },
    ];
    const input = { divisionId, version, bands };
    const save = (fields?: string) => mutate(admin, 'savePlacementBands', 'SavePlacementBandsInput', input, fields);
    const saved = await save('... on AdminDivision { bands { meaning } versions { bands } }');
    expect(saved['bands']).toEqual([{ meaning: 'STAYS' }, { meaning: null }]);
    expect(await meanings()).toEqual([{ meaning: 'stays' }, { meaning: null }]);
    expect(await save()).toMatchObject({ code: 'CHANGED_MEANWHILE' });
  });

  test.each([
    { why: 'overlap', colors: [band(1, 3), band(3, 4)], field: 'bands.1.fromPosition' },
    { why: 'end before they start', colors: [band(3, 1)], field: 'bands.0.toPosition' },
    { why: 'are no colours', colors: [band(1, 1, 'red')], field: 'bands.0.hex' },
    { why: 'have no words', colors: [{ ...band(1, 1), engDescription: ' ' }], field: 'bands.0.descriptionEn' },
  ])('that $why are refused and the old ones stay', async ({ colors, field }) => {
    const { divisionId } = await four();
    await postAsUser(admin, 'division/saveColors', { divisionId, colors: [band(1, 1)] });
    expect(await postAsUser(admin, 'division/saveColors', { divisionId, colors })).toMatchObject({
      status: 400,
      field,
    });
    expect(await read(`division/id/${divisionId}/colors`)).toEqual([band(1, 1)]);
  });
});

describe('a schedule', () => {
  test('has every pair once, at most as many a week as asked for', async () => {
    const { divisionId } = await four();
    expect((await postAsUser(admin, 'division/createAllMatches', { divisionId, matchesPerWeek: 2 })).status).toBe(200);
    const series = await seriesOf(divisionId);
    expect(new Set(series.map(({ home, away }) => [home, away].sort().join('-'))).size).toBe(6);
    expect(series.map(({ week }) => week)).toEqual([1, 1, 1, 1, 2, 2]);
    expect(await read(`division/${divisionId}/weeks`)).toEqual({ weeks: 2, weeksLeft: 2 });
  });

  test('is the one that was previewed', async () => {
    const { divisionId } = await four();
    const choice = { divisionId, cycles: 2, matchesPerWeek: 1, seed: 77 };
    const query = `query ($choice: ScheduleChoiceInput!) { schedulePreview(choice: $choice) { week home { id } away { id } } }`;
    const headers = { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' };
    type Preview = { schedulePreview: { week: number; home: { id: number }; away: { id: number } }[] };
    const { data } = await graphql<Preview>(app.url, query, { variables: { choice }, headers });
    expect(await seriesOf(divisionId)).toEqual([]);
    await mutate(admin, 'createSchedule', 'CreateScheduleInput', { ...choice, discardedResults: 0 });
    const made = (await seriesOf(divisionId)).map(({ week, home, away }) => ({
      week,
      home: { id: home },
      away: { id: away },
    }));
    expect(made).toEqual(data?.schedulePreview);
  });

  test('with dates stores the previewed times, and a second series of a week without its day is refused', async () => {
    const { divisionId } = await four();
    const [first, second] = [
      { weekday: 2, time: '19:00' },
      { weekday: 4, time: '20:30' },
    ];
    const dated = (...days: object[]) => ({
      ...{ divisionId, cycles: 1, matchesPerWeek: 2, seed: 77 },
      dates: { firstWeek: '2031-10-22', days },
    });
    const make = (choice: object) =>
      mutate(admin, 'createSchedule', 'CreateScheduleInput', { ...choice, discardedResults: 0 });
    expect(await make(dated(first))).toMatchObject({ code: 'INVALID_INPUT', field: 'dates' });
    expect(await seriesOf(divisionId)).toEqual([]);

    const query = `query ($choice: ScheduleChoiceInput!) { schedulePreview(choice: $choice) { week scheduledAt } }`;
    const headers = { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' };
    type Preview = { schedulePreview: { week: number; scheduledAt: string }[] };
    const { data } = await graphql<Preview>(app.url, query, { variables: { choice: dated(first, second) }, headers });
    await make(dated(first, second));
    const stored = await app.db.query<{ week: number; at: Date }>(
      'select week, scheduled_at as at from series where division_id = $1 order by id',
      [divisionId],
    );
    expect(stored.map(({ week, at }) => ({ week, scheduledAt: at.toISOString() }))).toEqual(data?.schedulePreview);
    // the clocks change between the weeks
    expect(stored.map(({ at }) => at.toISOString().slice(5, 16))).toEqual([
      ...['10-21T17:00', '10-21T17:00', '10-23T18:30', '10-23T18:30'],
      ...['10-28T18:00', '10-28T18:00'],
    ]);
    const [kept] = await app.db.query<{ after: object }>(
      `select after from audit_entry where act = 'division.schedule' and object_id = $1`,
      [divisionId],
    );
    expect(kept?.after).toMatchObject({ firstWeek: '2031-10-22', playDays: ['2 19:00', '4 20:30'] });
  });

  test('replaces results only when their number is confirmed, and keeps them in the audit', async () => {
    const { divisionId, teamIds } = await four();
    const [a = 0, b = 0, c = 0, d = 0] = teamIds;
    const player = await league.player(`Spelare ${divisionId}`);
    const row = [player, 100, 1, 0, 0, 2] as const;
    await league.played(divisionId, [a, b], [{ goals: [1, 0], home: [row] }, ...threeNil.slice(1)]);
    await league.walkover(divisionId, [c, d], 'away');
    const before = await seriesOf(divisionId);
    const create = (discardedResults?: number) =>
      postAsUser(admin, 'division/createAllMatches', { divisionId, matchesPerWeek: 1, discardedResults });
    for (const wrong of [undefined, 1, 3]) {
      expect(await create(wrong)).toMatchObject({
        status: 409,
        MESSAGE: 'api.division.results-would-be-lost',
        field: 'discardedResults',
        params: { count: 2 },
        hint: 'Nothing is changed. A new schedule would discard 2 reported series with their games and statistics. To replace them, send discardedResults: 2.',
      });
    }
    expect(await seriesOf(divisionId)).toEqual(before);
    expect((await create(2)).status).toBe(200);
    expect((await seriesOf(divisionId)).map(({ reported }) => reported)).toEqual(Array(6).fill(false));
    const sums = await app.db.query('select 1 from player_division_totals where division_id = $1', [divisionId]);
    expect(sums).toEqual([]);
    const [kept] = await app.db.query<{
      before: { results: number; removed: { games: { rows: { player_id: number }[] }[] }[] };
    }>(`select before from audit_entry where act = 'division.schedule-again' and object_id = $1`, [divisionId]);
    expect(kept?.before.results).toBe(2);
    expect(kept?.before.removed).toHaveLength(2);
    expect(kept?.before.removed[0]?.games[0]?.rows[0]?.player_id).toBe(player);
  });

  test('is logged as made, and only a later one as made again', async () => {
    const { divisionId } = await four();
    for (const matchesPerWeek of [1, 2])
      await postAsUser(admin, 'division/createAllMatches', { divisionId, matchesPerWeek });
    const acts = await app.db.query<{ act: string }>(
      `select act from audit_entry where act like 'division.schedule%' and object_id = $1 order by id`,
      [divisionId],
    );
    expect(acts.map(({ act }) => act)).toEqual(['division.schedule', 'division.schedule-again']);
  });

  test('has its extra fields and its refusal in the REST description', async () => {
    interface Description {
      paths: Record<string, { post: { responses: Record<string, { description: string }> } }>;
      components: {
        schemas: Record<string, { properties: Record<string, { description?: string }>; required: string[] }>;
      };
    }
    const described = (await (await fetch(`${app.url}/api/docs-json`)).json()) as Description;
    const body = described.components.schemas['CreateAllMatchesDto'];
    expect(body?.required).toEqual(['divisionId', 'matchesPerWeek']);
    expect(body?.properties['discardedResults']?.description).toContain('refused with 409');
    const { responses } = described.paths['/api/division/createAllMatches']?.post ?? { responses: {} };
    expect(responses['409']?.description).toContain('Results would be lost');
  });

  test.each([
    { why: 'one team', size: 1, matchesPerWeek: 1, key: 'division.schedule.none-for-team-count' },
    { why: 'three series a week', size: 4, matchesPerWeek: 3, key: 'division.schedule.none-for-team-count' },
  ])('is refused for $why', async ({ size, matchesPerWeek, key }) => {
    const divisionId = await league.division(seasonId);
    for (let n = 0; n < size; n++) await teamIn(divisionId);
    expect(await postAsUser(admin, 'division/createAllMatches', { divisionId, matchesPerWeek })).toMatchObject({
      status: 400,
      MESSAGE: key,
      params: { n: size, k: matchesPerWeek },
    });
  });

  test('can be had for 2 to 24 teams', async () => {
    const order = await read<{ noOfTeams: number; noOfGamesVsOther: number }[]>('playingOrder');
    expect(order).toHaveLength(46);
    expect(order[0]).toEqual({ noOfTeams: 2, noOfGamesVsOther: 1 });
  });
});

describe('time and stream', () => {
  async function one(columns: Columns<Division> = {}) {
    const { divisionId, teamIds } = await four(columns);
    const seriesId = await league.series(divisionId, teamIds[0] ?? 0, teamIds[1] ?? 0, { week: 3 });
    return { divisionId, seriesId };
  }
  const save = (as: Browser, seriesId: number, matchdate: string | null, stream: unknown = 0) =>
    postAsUser(as, 'admin/series/saveStreamAndTime', { seriesId, matchdate, stream });

  test('are typed in Swedish time, shown so, and taken away again', async () => {
    const { divisionId, seriesId } = await one();
    expect((await save(admin, seriesId, '2026-07-01 19:30', 'true')).status).toBe(200);
    const [stored] = await app.db.query<{ at: Date }>('select scheduled_at as at from series where id = $1', [
      seriesId,
    ]);
    expect(stored?.at.toISOString()).toBe('2026-07-01T17:30:00.000Z');
    expect(await read(`series/${seriesId}/row`)).toMatchObject({
      match_date: '2026-07-01 19:30:00',
      match_week: 3,
      match_state: 1,
    });
    const week = await admin.post('/api/division/seriesForDivisionAndWeek', {
      accessToken: 'session',
      divisionId,
      week: 3,
    });
    expect(await week.json()).toMatchObject([{ match_id: seriesId, match_stream: 1 }]);
    await save(admin, seriesId, '');
    expect(await read(`series/${seriesId}/row`)).toMatchObject({ match_date: null, match_state: 0 });
    expect(await acts('series', seriesId)).toEqual(['series.plan', 'series.plan']);
  });

  test.each([
    { why: 'spring skips the hour', at: '2026-03-29 02:30', key: 'form.skipped-hour' },
    { why: 'there is no such day', at: '2026-02-30 19:00', key: 'form.not-a-time' },
    { why: 'it is no time', at: 'i kväll', key: 'form.not-a-time' },
  ])('$at is refused: $why', async ({ at, key }) => {
    const { seriesId } = await one();
    expect(await save(admin, seriesId, at)).toMatchObject({ status: 400, MESSAGE: key, field: 'scheduledAt' });
  });

  test('of a series with a result is corrected to one that is over, and neither set ahead nor taken away', async () => {
    const { divisionId, teamIds } = await four();
    const teamsOf = [teamIds[0] ?? 0, teamIds[1] ?? 0] as const;
    const seriesId = await league.played(divisionId, teamsOf, threeNil, { scheduledAt: '2020-10-01T17:00:00Z' });
    expect((await save(admin, seriesId, '2020-10-02 19:00', 1)).status).toBe(200);
    const kept = await read(`series/${seriesId}/row`);
    expect(kept).toMatchObject({ match_date: '2020-10-02 19:00:00', match_state: 2 });
    expect(await save(admin, seriesId, '2099-10-02 19:00')).toMatchObject({
      status: 400,
      MESSAGE: 'api.series.time-in-future',
      field: 'scheduledAt',
    });
    expect(await save(admin, seriesId, '')).toMatchObject({ status: 409, MESSAGE: 'api.series.without-time' });
    const input = { seriesId, version: 1, scheduledAt: '2099-10-02 19:00', isStreamed: false };
    expect(await mutate(admin, 'planSeries', 'PlanSeriesInput', input, '')).toMatchObject({
      code: 'INVALID_INPUT',
      messageKey: 'api.series.time-in-future',
      field: 'scheduledAt',
    });
    expect(await read(`series/${seriesId}/row`)).toEqual(kept);
    expect(await acts('series', seriesId)).toEqual(['series.plan']);
  });

  test('are needed to report a series through either door, and not to give it to one side', async () => {
    const { seriesId } = await one();
    const report = { seriesId, version: 0, games: [] };
    expect(await mutate(admin, 'reportSeries', 'ReportSeriesInput', report, '')).toMatchObject({
      code: 'SERIES_WITHOUT_TIME',
      messageKey: 'api.series.without-time',
      field: 'scheduledAt',
    });
    expect(await postAsUser(admin, 'admin/series/report', { seriesId, scores: {} })).toMatchObject({
      status: 409,
      MESSAGE: 'api.series.without-time',
    });
    expect(await read(`series/${seriesId}/row`)).toMatchObject({ match_state: 0 });
    expect((await postAsUser(admin, 'admin/series/saveWOSeries', { seriesId, teamWon: 'home' })).status).toBe(200);
  });

  test('are refused when someone changed the series meanwhile', async () => {
    const { seriesId } = await one();
    const input = { seriesId, version: 0, scheduledAt: '2026-07-01T19:30', isStreamed: true };
    const plan = () =>
      mutate(
        admin,
        'planSeries',
        'PlanSeriesInput',
        input,
        '... on SeriesPlan { version series { state isStreamed } }',
      );
    expect(await plan()).toMatchObject({ version: 1, series: { state: 'TIME_SET', isStreamed: true } });
    expect(await plan()).toMatchObject({ code: 'SERIES_CHANGED_MEANWHILE' });
  });

  test('are for the own divisions of a division admin', async () => {
    const [own, other] = [await one({ adminUserId: divisionAdminIds.userId }), await one()];
    expect((await save(divisionAdmin, own.seriesId, null, 1)).status).toBe(200);
    expect(await save(divisionAdmin, other.seriesId, null, 1)).toMatchObject({
      status: 403,
      MESSAGE: 'api.series.not-your-division',
    });
  });

  test('every series is in the list of all', async () => {
    const { seriesId } = await one();
    const rows = await read<{ match_id: number; match_state: number }[]>('series/all/get');
    const own = rows.find(({ match_id }) => match_id === seriesId);
    expect(own).toMatchObject({ match_state: 0, match_stream: 0, match_week: 3 });
  });
});

test.each([
  { path: 'division/saveDivisionInfo', body: { divisionName: 'Kapad' } },
  { path: 'division/saveColors', body: { colors: [] } },
  { path: 'division/saveTeams', body: { teamIds: [] } },
  { path: 'division/createAllMatches', body: { matchesPerWeek: 1 } },
])('a division admin is refused $path of another division, and nothing changes', async ({ path, body }) => {
  const { divisionId } = await four();
  await league.band(divisionId, 1, 1);
  const whole = () =>
    app.db.query(
      `select d.name, (select count(*) from division_team t where t.division_id = d.id) as teams,
              (select count(*) from placement_band b where b.division_id = d.id) as bands,
              (select count(*) from series s where s.division_id = d.id) as series
         from division d where d.id = $1`,
      [divisionId],
    );
  const before = await whole();
  expect(await postAsUser(divisionAdmin, path, { divisionId, ...body })).toMatchObject({
    status: 403,
    MESSAGE: 'api.division.not-yours',
  });
  expect(await whole()).toEqual(before);
  await app.db.query('update division set admin_user_id = $2 where id = $1', [divisionId, divisionAdminIds.userId]);
  expect((await postAsUser(divisionAdmin, path, { divisionId, ...body })).status).toBe(200);
});
