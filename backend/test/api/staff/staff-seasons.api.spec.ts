import { NoShowClaim } from '../../../src/modules/series/match-week/no-show/no-show-claim.entity.ts';
import { League } from '../../factories/league.ts';
import { seenVersion } from '../../factories/seen-versions.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';

let app: TestApp;
let league: League;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin', 'graphics', 'writer'] });
  await linkPlayer(app.db, 'player');
  browsers.visitor = new Browser(app);
  for (const handle of ['admin', 'divisionadmin', 'player']) browsers[handle] = await signIn(app, handle);
});
afterAll(() => app.close());

interface Answer {
  id?: number;
  code?: string;
  field?: string;
  [key: string]: unknown;
}

const RESULT = `{ __typename ... on Season { id name startsOn endsOn format isCurrent divisions { id } } ... on Problem { code field } }`;
const CALLS = {
  createSeason: `mutation ($input: SeasonInput!) { it: createSeason(input: $input) ${RESULT} }`,
  changeSeason: `mutation ($id: Int!, $input: SeasonInput!, $version: String!) { it: changeSeason(id: $id, input: $input, version: $version) ${RESULT} }`,
  makeSeasonCurrent: `mutation ($id: Int!, $unplayed: Int! = 0) { it: makeSeasonCurrent(id: $id, unplayedSeries: $unplayed) ${RESULT} }`,
  closeSeason: `mutation ($id: Int!) { it: closeSeason(id: $id) ${RESULT} }`,
};

async function call(as: string, name: keyof typeof CALLS, variables: { id?: number; [key: string]: unknown }) {
  const version = name === 'changeSeason' ? await seenVersion(app, name, { seasonId: variables.id ?? 0 }) : undefined;
  return graphql<{ it: Answer }>(app.url, CALLS[name], {
    variables: { version, ...variables },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });
}

async function asAdmin(name: keyof typeof CALLS, variables: { id?: number; [key: string]: unknown }): Promise<Answer> {
  const { data, errors } = await call('admin', name, variables);
  if (!data) throw new Error(JSON.stringify(errors));
  return data.it;
}

const facts = { startsOn: '2027-01-10', endsOn: '2027-05-31', format: 'FOUR_PLUS_DECIDER' };
const acts = async (id: number) =>
  (
    await app.db.query<{ act: string }>(
      `select act from audit_entry where object_kind = 'season' and object_id = $1 order by id`,
      [id],
    )
  ).map(({ act }) => act);

test('a season is made, changed and listed with what it is', async () => {
  const made = await asAdmin('createSeason', { input: { ...facts, name: ' Vår 27 ' } });
  expect(made).toMatchObject({ name: 'Vår 27', ...facts, isCurrent: false, divisions: [] });
  const id = made.id ?? 0;
  const changed = { name: 'Våren 27', startsOn: '2027-01-01', endsOn: '2027-06-01', format: 'FIRST_TO_3' };
  expect(await asAdmin('changeSeason', { id, input: changed })).toMatchObject({ id, ...changed });
  const rows = (await (await browsers.visitor!.fetch('/api/season/all')).json()) as { id: number }[];
  expect(rows.find((row) => row.id === id)).toEqual({
    id,
    name: 'Våren 27',
    startdate: '2027-01-01',
    enddate: '2027-06-01',
    numberDivisions: 0,
    format: 'first-to-3',
  });
  expect(await acts(id)).toEqual(['season.create', 'season.change']);
});

test("a season's new format is for new divisions: those there are keep theirs", async () => {
  const id = await league.season();
  const divisionId = await league.division(id, { seriesFormat: 'first-to-3' });
  await asAdmin('changeSeason', { id, input: { ...facts, name: 'Nytt format' } });
  const [division] = await app.db.query('select series_format as format from division where id = $1', [divisionId]);
  expect(division).toEqual({ format: 'first-to-3' });
});

test.each([
  { input: { name: '' }, code: 'INVALID_INPUT', field: 'name' },
  { input: { name: 'Upptagen' }, code: 'NAME_TAKEN', field: 'name' },
  { input: { startsOn: '2027-13-01' }, code: 'INVALID_INPUT', field: 'startsOn' },
  { input: { endsOn: '2026-12-31' }, code: 'INVALID_INPUT', field: 'endsOn' },
])('a season with $input is refused: $code', async ({ input, code, field }) => {
  await league.season({ name: 'Upptagen' }).catch(() => 0);
  const before = await app.db.query('select count(*) from season');
  expect(await asAdmin('createSeason', { input: { ...facts, name: 'Ny', ...input } })).toMatchObject({ code, field });
  expect(await app.db.query('select count(*) from season')).toEqual(before);
});

test('one season is the current one, and closing it leaves none', async () => {
  const [one, other] = [
    await league.season({ startsOn: '2020-01-01', endsOn: '2030-01-01' }),
    await league.season({ startsOn: '2020-01-01', endsOn: '2021-01-01' }),
  ];
  expect(await asAdmin('makeSeasonCurrent', { id: other })).toMatchObject({ isCurrent: true });
  expect(await asAdmin('makeSeasonCurrent', { id: one })).toMatchObject({ isCurrent: true });
  expect(await asAdmin('closeSeason', { id: other })).toMatchObject({ code: 'SEASON_NOT_CURRENT' });

  const closed = await asAdmin('closeSeason', { id: one });

  const [{ today }] = (await app.db.query(`select (now() at time zone 'Europe/Stockholm')::date::text as today`)) as [
    { today: string },
  ];
  expect(closed).toMatchObject({ isCurrent: false, endsOn: today });
  const answer = await graphql(app.url, '{ currentSeason { id } settings { currentSeasonId } }');
  expect(answer.data).toEqual({ currentSeason: null, settings: { currentSeasonId: null } });
  expect(await asAdmin('closeSeason', { id: one })).toMatchObject({ code: 'SEASON_NOT_CURRENT' });
});

test('a season has its own facts, and a closing time is one of Swedish clocks', async () => {
  const name = 'Med fakta';
  const all = {
    ...facts,
    name,
    signupClosesAt: '2027-01-05 23:59',
    weeks: 11,
    transferFrom: '2027-03-01',
    transferTo: '2027-03-07',
    qualifiers: [{ name: 'Extrakval', nameEng: 'Extra qualifier', from: '2027-01-02', to: '2027-01-03' }],
  };
  const { id } = await asAdmin('createSeason', { input: all });
  const read = `{ seasons { id signupClosesAt weeks transferFrom transferTo qualifiers { name nameEng from to } } }`;
  const season = async () =>
    (await graphql<{ seasons: { id: number }[] }>(app.url, read)).data?.seasons.find((it) => it.id === id);
  expect(await season()).toEqual({
    id,
    signupClosesAt: '2027-01-05T22:59:00.000Z',
    weeks: 11,
    transferFrom: '2027-03-01',
    transferTo: '2027-03-07',
    qualifiers: all.qualifiers,
  });
  const refused = await asAdmin('changeSeason', { id, input: { ...all, transferTo: '2027-02-01' } });
  expect(refused).toMatchObject({ code: 'INVALID_INPUT', field: 'transferTo' });
  await asAdmin('changeSeason', { id, input: { ...facts, name } });
  expect(await season()).toEqual({
    id,
    signupClosesAt: null,
    weeks: null,
    transferFrom: null,
    transferTo: null,
    qualifiers: [],
  });
});

test('another season becomes the current one only after saying how much of the old one is unplayed; sign-up stays', async () => {
  const [played, next] = [await league.season(), await league.season()];
  await asAdmin('makeSeasonCurrent', { id: played });
  await league.setting('registration_open', 'true');
  const [home, away] = [await league.team('Hemma'), await league.team('Borta')];
  const divisionId = await league.division(played);
  for (const teamId of [home, away]) await league.enter(divisionId, teamId);
  await league.series(divisionId, home, away);
  const current = async () =>
    (
      await graphql(app.url, '{ unplayed: unplayedSeries settings { currentSeasonId signupSeasonId } }', {
        headers: { cookie: browsers.admin!.cookieHeader, 'sec-fetch-site': 'same-origin' },
      })
    ).data;

  expect(await asAdmin('makeSeasonCurrent', { id: next })).toMatchObject({ code: 'SERIES_UNPLAYED' });
  expect(await asAdmin('makeSeasonCurrent', { id: next, unplayed: 2 })).toMatchObject({ code: 'SERIES_UNPLAYED' });
  expect(await current()).toEqual({ unplayed: 1, settings: { currentSeasonId: played, signupSeasonId: played } });
  expect(await asAdmin('makeSeasonCurrent', { id: next, unplayed: 1 })).toMatchObject({ id: next, isCurrent: true });
  expect(await current()).toEqual({ unplayed: 0, settings: { currentSeasonId: next, signupSeasonId: played } });

  await asAdmin('closeSeason', { id: next });
  const [open] = await app.db.query(`select value from setting where key = 'registration_open'`);
  expect(open).toEqual({ value: 'true' });
});

test('before the season ends staff read what is unplayed, disputed and claimed, of that season only', async () => {
  const [id, other] = [await league.season(), await league.season()];
  const asked = async () =>
    (
      await graphql(app.url, '{ unsettledSeries { unplayed disputed claimed } }', {
        headers: { cookie: browsers.admin!.cookieHeader, 'sec-fetch-site': 'same-origin' },
      })
    ).data;
  await league.setting('current_season', '');
  expect(await asked()).toEqual({ unsettledSeries: { unplayed: 0, disputed: 0, claimed: 0 } });
  for (const seasonId of [id, other]) {
    const divisionId = await league.division(seasonId);
    const [home, away] = [
      await league.teamIn(divisionId, `Ett ${seasonId}`),
      await league.teamIn(divisionId, `Två ${seasonId}`),
    ];
    await league.series(divisionId, home, away, { week: 1 });
    const claimedId = await league.series(divisionId, home, away, { week: 2 });
    const forStart = new Date('2026-03-01T18:00:00Z');
    await insertRow(app.db, NoShowClaim, { seriesId: claimedId, side: 'home', forStart, claimedAt: forStart });
    await league.series(divisionId, home, away, {
      ...{ week: 3, homeGames: 3, awayGames: 1, homeGoals: 9, awayGoals: 4, hasPlayerNumbers: false },
      ...{ reportedAt: forStart, reportedBySide: 'home', confirmation: 'disputed' },
    });
  }
  await asAdmin('makeSeasonCurrent', { id });
  expect(await asked()).toEqual({ unsettledSeries: { unplayed: 2, disputed: 1, claimed: 1 } });
  await asAdmin('closeSeason', { id });
});

test('sign-up for a season that is closed is closed with it', async () => {
  const id = await league.season();
  await asAdmin('makeSeasonCurrent', { id });
  await league.setting('signup_season', id);
  await league.setting('registration_open', 'true');
  await asAdmin('closeSeason', { id });
  const { data } = await graphql(app.url, '{ settings { registrationOpen } }');
  expect(data).toEqual({ settings: { registrationOpen: false } });
});

test('a season that does not exist is neither changed nor made the current one', async () => {
  expect(await asAdmin('changeSeason', { id: 999_999, input: { ...facts, name: 'X' } })).toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await asAdmin('makeSeasonCurrent', { id: 999_999 })).toMatchObject({ code: 'NOT_FOUND' });
});

test.each(['visitor', 'player', 'divisionadmin'])('a %s changes no season', async (as) => {
  const id = await league.season();
  const before = await app.db.query('select * from season order by id');
  const input = { ...facts, name: `Av ${as}` };
  const answers = [
    await call(as, 'createSeason', { input }),
    await call(as, 'changeSeason', { id, input }),
    await call(as, 'makeSeasonCurrent', { id }),
    await call(as, 'closeSeason', { id }),
  ];
  expect(answers.map(({ errors }) => errors?.length)).toEqual([1, 1, 1, 1]);
  expect(await app.db.query('select * from season order by id')).toEqual(before);
});
