import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { League } from '../../factories/league.ts';
import { withSeenVersion } from '../../factories/seen-versions.ts';
import type { Columns } from '../../factories/rows.ts';
import { insertRow } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';

let app: TestApp;
let league: League;
const browsers: Record<string, Browser> = {};
const users: Record<string, number> = {};
const players: Record<string, number> = {};
let own: number;
let others: number;
let ownSeries: number;
let otherSeries: number;
let ownTeam: number;

/** The admin and the division admin play in the same team, in a division that the latter runs. */
beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  for (const [handle, role] of [
    ['admin', 'admin'],
    ['divisionadmin', 'divisionadmin'],
    ['writer', 'writer'],
  ] as const) {
    const { userId, playerId } = await linkPlayer(app.db, handle, { roles: [role] });
    [users[handle], players[handle]] = [userId, playerId];
    browsers[handle] = await signIn(app, handle);
  }
  const season = await league.season({ startsOn: '2026-01-01', endsOn: '2099-12-31' });
  own = await league.division(season, { adminUserId: users.divisionadmin });
  others = await league.division(season);
  ownTeam = await league.teamIn(own, 'Tallmo');
  const home = await league.teamIn(own, 'Isviken');
  const away = await league.teamIn(own, 'Norrsken');
  const [far, away2] = [await league.teamIn(others, 'Vinter'), await league.teamIn(others, 'Vår')];
  await league.sign(players.admin!, ownTeam, '2026-01-05T12:00:00Z', { sortOrder: 1 });
  await league.sign(players.divisionadmin!, ownTeam, '2026-01-05T12:00:00Z', { sortOrder: 2 });
  players.near = await league.player('Nära');
  players.far = await league.player('Fjärran');
  await league.sign(players.near, home, '2026-01-05T12:00:00Z');
  await league.sign(players.far, far, '2026-01-05T12:00:00Z');
  ownSeries = await league.series(own, ownTeam, home);
  otherSeries = await league.series(own, home, away);
  await league.series(others, far, away2);
});
afterAll(() => app.close());

const mutate = async (as: string, query: string, variables: Record<string, unknown>) => {
  const headers = { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const { data, errors } = await graphql<Record<string, Record<string, unknown>>>(app.url, query, {
    variables,
    headers,
  });
  if (!data) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0]!;
};

const marks = () =>
  app.db.query<{ act: string; actor: number; own: boolean }>(
    'select act, actor_user_id as actor, is_own_team as own from audit_entry order by id',
  );
const lastMark = async () => (await marks()).at(-1);

const WALKOVER = `mutation ($input: WalkoverInput!) { declareWalkover(input: $input) {
  ... on SeriesReport { isReportedByOwnTeam } ... on Problem { code }
} }`;
const RESET = `mutation ($input: ResetSeriesInput!) { resetSeries(input: $input) {
  ... on SeriesReport { isReportedByOwnTeam } ... on Problem { code }
} }`;
const ATTACH = `mutation ($input: AttachGameAccountInput!) { attachGameAccount(input: $input) {
  __typename ... on Problem { code }
} }`;
const DECIDE = `mutation ($input: DecideDivisionTeamInput!) { decideDivisionTeam(input: $input) {
  __typename ... on Problem { code }
} }`;
const DENY = `mutation ($id: Int!) { denyRequest(id: $id, reason: "Nej.") {
  ... on ApprovalRequest { isOwnDecision isOwnTeam } ... on Problem { code }
} }`;

async function versionOf(seriesId: number): Promise<number> {
  const [row] = await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]);
  return row!.version;
}
const walkover = async (as: string, seriesId: number) =>
  mutate(as, WALKOVER, { input: { seriesId, version: await versionOf(seriesId), walkover: 'HOME' } });

describe('the own team', () => {
  test('is not reported by a division admin, no matter who runs the division', async () => {
    const before = await marks();
    expect(await walkover('divisionadmin', ownSeries)).toEqual({ code: 'OWN_TEAM' });
    expect(await marks()).toEqual(before);
  });

  test('is reported by an admin, and everyone who looks at the report sees it', async () => {
    expect(await walkover('admin', ownSeries)).toEqual({ isReportedByOwnTeam: true });
    expect(await lastMark()).toEqual({ act: 'series.walkover', actor: users.admin, own: true });

    const version = await versionOf(ownSeries);
    expect(await mutate('admin', RESET, { input: { seriesId: ownSeries, version } })).toEqual({
      isReportedByOwnTeam: false,
    });
    expect(await lastMark()).toMatchObject({ act: 'series.reset', own: true });
  });

  test("a rival's series is its matter too: no division admin takes points from one", async () => {
    const before = await marks();
    expect(await walkover('divisionadmin', otherSeries)).toEqual({ code: 'OWN_TEAM' });
    expect(await marks()).toEqual(before);
    expect(await walkover('admin', otherSeries)).toEqual({ isReportedByOwnTeam: true });
    expect(await lastMark()).toEqual({ act: 'series.walkover', actor: users.admin, own: true });
  });

  test('gets no points from a division admin, and marked ones from an admin', async () => {
    const input = {
      divisionId: own,
      teamId: ownTeam,
      isDisqualified: false,
      adjustment: 3,
      adjustmentReason: 'Fel räknat',
    };
    const variables = { input: await withSeenVersion(app, 'decideDivisionTeam', input) };
    expect(await mutate('divisionadmin', DECIDE, variables)).toMatchObject({ code: 'OWN_TEAM' });
    expect(await mutate('admin', DECIDE, variables)).toEqual({ __typename: 'AdminDivision' });
    expect(await lastMark()).toMatchObject({ act: 'division.team', own: true });
  });
});

describe('a request', () => {
  const ask = (userId: number, columns: Columns<ApprovalRequest> = {}) =>
    insertRow(app.db, ApprovalRequest, { kind: 'changeTeamInfo', userId, payload: { name: 'Nytt' }, ...columns });

  test('about the own team is decided by an admin only, and marked where it is listed', async () => {
    const id = await ask(users.writer!, { teamId: ownTeam });
    expect(await mutate('divisionadmin', DENY, { id })).toEqual({ code: 'OWN_TEAM' });
    expect(await mutate('admin', DENY, { id })).toEqual({ isOwnDecision: true, isOwnTeam: true });
    expect(await lastMark()).toEqual({ act: 'request.deny', actor: users.admin, own: true });
  });

  test('of a stranger carries no mark', async () => {
    const id = await ask(users.writer!);
    expect(await mutate('divisionadmin', DENY, { id })).toEqual({ isOwnDecision: false, isOwnTeam: false });
    expect(await lastMark()).toEqual({ act: 'request.deny', actor: users.divisionadmin, own: false });
  });

  test('that is refused is written down by no one', async () => {
    const before = await marks();
    expect(await mutate('admin', DENY, { id: 2_000_000_000 })).toEqual({ code: 'REQUEST_NOT_FOUND' });
    expect(await marks()).toEqual(before);
  });
});

describe('a game account', () => {
  const attach = (as: string, playerId: number, accountId: string) =>
    mutate(as, ATTACH, { input: { playerId, platform: 'STEAM', accountId } });
  const accountsOf = (playerId: number) =>
    app.db.query('select account_id from game_account where player_id = $1', [playerId]);

  test('is attached by a division admin to a player of the own divisions, and written down with what it is', async () => {
    expect(await attach('divisionadmin', players.near!, 'near-1')).toMatchObject({ code: 'OWN_TEAM' });
    await app.db.query('update division set admin_user_id = $2 where id = $1', [others, users.divisionadmin]);
    expect(await attach('divisionadmin', players.far!, 'near-1')).toEqual({ __typename: 'GameAccount' });
    await app.db.query('update division set admin_user_id = null where id = $1', [others]);
    const [entry] = await app.db.query(
      `select act, object_kind as kind, object_id as id, after from audit_entry order by id desc limit 1`,
    );
    expect(entry).toEqual({
      act: 'player.game-account',
      kind: 'player',
      id: players.far,
      after: { platform: 'steam', accountId: 'near-1', displayName: null },
    });
  });

  test.each(['far', 'no one'])('is not attached by a division admin to a player of others: %s', async (who) => {
    const playerId = players[who] ?? 2_000_000_000;
    const before = await marks();
    expect(await attach('divisionadmin', playerId, 'far-1')).toMatchObject({ code: 'NOT_YOUR_DIVISION' });
    expect(await accountsOf(playerId)).toEqual(who === 'far' ? [{ account_id: 'near-1' }] : []);
    expect(await marks()).toEqual(before);
  });

  test('is attached by an admin to anyone', async () => {
    expect(await attach('admin', players.far!, 'far-2')).toEqual({ __typename: 'GameAccount' });
    expect(await accountsOf(players.far!)).toEqual([{ account_id: 'near-1' }, { account_id: 'far-2' }]);
  });

  test("that is another player's leaves no entry", async () => {
    const before = await marks();
    expect(await attach('admin', players.near!, 'far-2')).toMatchObject({ code: 'ACCOUNT_TAKEN' });
    expect(await marks()).toEqual(before);
  });
});

test('a division of others is theirs: no result, no time, no colours, no teams, no name, no schedule', async () => {
  const [series] = await app.db.query<{ id: number }>('select id from series where division_id = $1', [others]);
  const before = await marks();
  const tried = async (name: string, type: string, input: object) =>
    mutate('divisionadmin', `mutation ($input: ${type}!) { ${name}(input: $input) { ... on Problem { code } } }`, {
      input: await withSeenVersion(app, name, input),
    });
  const choice = { cycles: 1, matchesPerWeek: 1, seed: 1, discardedResults: 0 };
  const answers = [
    await walkover('divisionadmin', series!.id),
    await tried('planSeries', 'PlanSeriesInput', { seriesId: series!.id, version: 1, isStreamed: true }),
    await tried('savePlacementBands', 'SavePlacementBandsInput', { divisionId: others, bands: [] }),
    await tried('saveDivisionTeams', 'SaveDivisionTeamsInput', { divisionId: others, teamIds: [] }),
    await tried('saveDivision', 'SaveDivisionInput', { divisionId: others, name: 'Min', format: 'FIRST_TO_3' }),
    await tried('createSchedule', 'CreateScheduleInput', { divisionId: others, ...choice }),
    await tried('decideDivisionTeam', 'DecideDivisionTeamInput', {
      divisionId: others,
      teamId: ownTeam,
      isDisqualified: false,
      adjustment: 0,
    }),
  ];
  expect(answers.map(({ code }) => code)).toEqual(answers.map(() => 'NOT_YOUR_DIVISION'));
  expect(await marks()).toEqual(before);
});
