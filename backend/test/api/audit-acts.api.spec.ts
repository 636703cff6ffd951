import { League } from '../factories/league.ts';
import { linkPlayer } from '../harness/accounts.ts';
import { bootApp } from '../harness/app.ts';
import type { TestApp } from '../harness/app.ts';
import { signIn } from '../harness/browser.ts';
import type { Browser } from '../harness/browser.ts';
import { FIELD_ACTS } from './own-matter-acts.ts';
import { matterOf } from './own-matter-world.ts';
import type { Matter } from './own-matter-world.ts';
import { query } from './division-calls.ts';

let app: TestApp;
let admin: Browser;
let given: Matter;
let names: { home: string; captain: string; opponent: string };

beforeAll(async () => {
  app = await bootApp();
  const { userId, playerId } = await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  given = await matterOf({ app, league: new League(app.db) }, 'no team', playerId, userId);
  const nameOf = async (table: string, column: string, id: number) =>
    (await app.db.query<{ name: string }>(`select ${column} as name from ${table} where id = $1`, [id]))[0]!.name;
  names = {
    home: await nameOf('team', 'name', given.subject.id),
    captain: await nameOf('player', 'nickname', given.subject.captain),
    opponent: await nameOf('player', 'nickname', given.opponent.captain),
  };
});
afterAll(() => app.close());

const entryCount = async () => (await app.db.query<{ n: number }>('select count(*)::int as n from audit_entry'))[0]!.n;

async function perform(field: string, input?: object): Promise<void> {
  const act = FIELD_ACTS[field]!;
  const variables = input ? { input } : await act.variables(given);
  const text = `mutation (${act.parameters}) { it: ${field}(${act.args}) { __typename ... on Problem { code } } }`;
  const { it } = await query<{ it: { code?: string } }>(app, admin, text, variables);
  if (it.code) throw new Error(`${field}: ${it.code}`);
}

/** The last entry as staff see it: path, before, after, by path. */
async function changes(): Promise<(readonly unknown[])[]> {
  const { auditEntries } = await query<{ auditEntries: { items: { id: number }[] } }>(
    app,
    admin,
    '{ auditEntries(filter: { first: 1 }) { items { id } } }',
  );
  const { auditDetails } = await query<{
    auditDetails: { changes: { path: string; before: string | null; after: string | null }[] };
  }>(app, admin, 'query ($id: Int!) { auditDetails(id: $id) { changes { path before after } } }', {
    id: auditEntries.items[0]?.id,
  });
  const read = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  return auditDetails.changes
    .map(({ path, before, after }) => [path, read(before), read(after)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

const versionOf = async (seriesId: number) =>
  (await app.db.query<{ version: number }>('select version from series where id = $1', [seriesId]))[0]!.version;

test('a decision about a team says which team, and only what changed', async () => {
  const decision = {
    divisionId: given.division,
    teamId: given.subject.id,
    isDisqualified: false,
    adjustment: 3,
    adjustmentReason: 'Fel räknat',
  };
  await perform('decideDivisionTeam', decision);
  expect(await changes()).toEqual([
    ['adjustment', 0, 3],
    ['adjustmentReason', null, 'Fel räknat'],
    ['team', null, names.home],
  ]);
  const before = await entryCount();
  await perform('decideDivisionTeam', decision);
  expect(await entryCount()).toBe(before);
});

test('a report says the players by name, and a corrected one only the corrected number', async () => {
  await perform('reportSeries');
  const first = await changes();
  expect(first).toContainEqual(['games.0.home.0.player', null, names.captain]);
  expect(JSON.stringify(first)).not.toMatch(/version|reportedAt|playerId|slot/);
  const { input } = (await FIELD_ACTS.reportSeries!.variables(given)) as {
    input: { games: { home: { shots: number }[] }[]; seriesId: number };
  };
  const again = JSON.parse(JSON.stringify(input)) as typeof input;
  again.games[1]!.home[0]!.shots = 7;
  await perform('reportSeries', { ...again, version: await versionOf(given.series) });
  expect(await changes()).toEqual([['games.1.home.0.shots', 1, 7]]);
  const count = await entryCount();
  await perform('reportSeries', { ...again, version: await versionOf(given.series) });
  expect(await entryCount()).toBe(count);
});

test('a reset and a walkover have the same shape on both sides', async () => {
  await perform('resetSeries', { seriesId: given.reported, version: await versionOf(given.reported) });
  expect(await changes()).toEqual([
    ['awayGames', 0, null],
    ['homeGames', 3, null],
    ['walkover', 'home', null],
  ]);
  await perform('declareWalkover', {
    seriesId: given.reported,
    version: await versionOf(given.reported),
    walkover: 'HOME',
  });
  expect(await changes()).toEqual([
    ['awayGames', null, 0],
    ['homeGames', null, 3],
    ['walkover', null, 'home'],
  ]);
});

test('a time that is what it was is no entry', async () => {
  const input = { seriesId: given.reported, scheduledAt: '2026-02-10 19:00', isStreamed: true };
  await perform('planSeries', { ...input, version: await versionOf(given.reported) });
  expect(await changes()).toEqual([['isStreamed', false, true]]);
  const before = await entryCount();
  await perform('planSeries', { ...input, version: await versionOf(given.reported) });
  expect(await entryCount()).toBe(before);
});

test('settings, teams and colours of a division are told by name, and the same again not at all', async () => {
  await perform('saveDivision');
  expect(await changes()).toEqual([['name', expect.any(String), `Ny ${given.division}`]]);
  await perform('saveDivisionTeams');
  const [[path, was, is]] = (await changes()) as unknown as [[string, string[], string[]]];
  expect([path, is]).toEqual(['teams', was.toReversed()]);
  expect(was).toContain(names.home);
  await perform('savePlacementBands');
  const before = await entryCount();
  for (const field of ['saveDivision', 'saveDivisionTeams', 'savePlacementBands']) await perform(field);
  expect(await entryCount()).toBe(before);
});

test("a team's players are told by name, and its captain", async () => {
  await perform('saveTeam');
  expect(await changes()).toEqual([
    ['name', names.home, `Ombildat ${given.subject.id}`],
    ['players', [names.captain, expect.any(String)], [names.captain]],
  ]);
});

test('a rating is one change of a player', async () => {
  await perform('saveUser');
  expect(await changes()).toEqual([['mmr', null, 1234]]);
  const before = await entryCount();
  await perform('saveUser');
  expect(await entryCount()).toBe(before);
});

test('a request is told by its team and player', async () => {
  await perform('denyRequest');
  expect(await changes()).toEqual(
    expect.arrayContaining([
      ['kind', null, 'changeTeamInfo'],
      ['team', null, `Ombildat ${given.subject.id}`],
      ['player', null, names.captain],
      ['reason', null, 'Nej.'],
    ]),
  );
});

test('a schedule says how many series and results, and keeps what it took away without showing it', async () => {
  const { n } = (
    await app.db.query<{ n: number }>('select count(reported_at)::int as n from series where division_id = $1', [
      given.division,
    ])
  )[0]!;
  await perform('createSchedule', {
    divisionId: given.division,
    cycles: 1,
    matchesPerWeek: 1,
    seed: 1,
    discardedResults: n,
  });
  expect(await changes()).toEqual([
    ['cycles', null, 1],
    ['matchesPerWeek', null, 1],
    ['results', n, 0],
    ['seed', null, 1],
    ['series', 2, 6],
  ]);
  const [kept] = await app.db.query<{ n: number }>(
    `select jsonb_array_length(before->'removed') as n from audit_entry order by id desc limit 1`,
  );
  expect(kept).toEqual({ n: 2 });
});
