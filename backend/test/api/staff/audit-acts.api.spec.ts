import { seenVersion, withSeenVersion } from '../../factories/seen-versions.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import { asApplication } from '../../harness/database.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { FIELD_ACTS } from '../requests/own-matter-acts.ts';
import { matterOf } from '../requests/own-matter-world.ts';
import type { Matter } from '../requests/own-matter-world.ts';
import { queryAsUser } from './division-calls.ts';

let app: TestApp;
let admin: Browser;
let given: Matter;
let names: { home: string; captain: string; opponent: string };

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
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
  const variables = input ? { input: await withSeenVersion(app, field, input) } : await act.variables(given);
  const text = `mutation (${act.parameters}) { it: ${field}(${act.args}) { __typename ... on Problem { code } } }`;
  const { it } = await queryAsUser<{ it: { code?: string } }>(app, admin, text, variables);
  if (it.code) throw new Error(`${field}: ${it.code}`);
}

interface Box {
  homeGames: number;
  awayGames: number;
  walkover: string | null;
  games: { home: { player: string | null; shots: number }[] }[];
}

/** The id of the last entry. */
async function lastId(): Promise<number | undefined> {
  const { auditEntries } = await queryAsUser<{ auditEntries: { items: { id: number }[] } }>(
    app,
    admin,
    '{ auditEntries(filter: { first: 1 }) { items { id } } }',
  );
  return auditEntries.items[0]?.id;
}

/** The result before the last entry and after it. */
async function results(): Promise<{ before: Box | null; after: Box | null } | null> {
  const box = '{ homeGames awayGames walkover games { home { player shots } } }';
  const text = `query ($id: Int!) { auditDetails(id: $id) { results { before ${box} after ${box} } } }`;
  const { auditDetails } = await queryAsUser<{
    auditDetails: { results: { before: Box | null; after: Box | null } | null };
  }>(app, admin, text, { id: await lastId() });
  return auditDetails.results;
}

/** The last entry in staff's view: path, before, after, sorted by path. */
async function changes(): Promise<(readonly unknown[])[]> {
  const { auditDetails } = await queryAsUser<{
    auditDetails: { changes: { path: string; before: string | null; after: string | null }[] };
  }>(app, admin, 'query ($id: Int!) { auditDetails(id: $id) { changes { path before after } } }', {
    id: await lastId(),
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

test('a report is told as a box score with the players by name, and a correction as the one before and after it', async () => {
  await perform('reportSeries');
  const first = await results();
  expect(first?.before).toBeNull();
  expect(first?.after?.games[0]?.home[0]?.player).toBe(names.captain);
  expect(await changes()).toEqual([]);
  const { input } = (await FIELD_ACTS.reportSeries!.variables(given)) as {
    input: { games: { home: { shots: number }[] }[]; seriesId: number };
  };
  const again = JSON.parse(JSON.stringify(input)) as typeof input;
  again.games[1]!.home[0]!.shots = 7;
  await perform('reportSeries', { ...again, version: await versionOf(given.series) });
  const corrected = await results();
  expect(corrected?.before).toEqual(first?.after);
  expect(corrected?.before?.games[1]?.home[0]?.shots).toBe(1);
  const expected = structuredClone(first!.after!);
  expected.games[1]!.home[0]!.shots = 7;
  expect(corrected?.after).toEqual(expected);
  const count = await entryCount();
  await perform('reportSeries', { ...again, version: await versionOf(given.series) });
  expect(await entryCount()).toBe(count);
});

test('a reset and a walkover have the same shape on both sides', async () => {
  await perform('resetSeries', { seriesId: given.reported, version: await versionOf(given.reported) });
  const walkover = { homeGames: 3, awayGames: 0, walkover: 'home', games: [] };
  expect(await results()).toEqual({ before: walkover, after: null });
  await perform('declareWalkover', {
    seriesId: given.reported,
    version: await versionOf(given.reported),
    walkover: 'HOME',
  });
  expect(await results()).toEqual({ before: null, after: walkover });
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

/** Sends a mutation that is no act of a division. Returns the id of the created object, if there is one. */
async function send(call: string): Promise<number> {
  const { it } = await queryAsUser<{ it: { id?: number; seriesId?: number; code?: string } }>(
    app,
    admin,
    `mutation { it: ${call} }`,
  );
  if (it.code) throw new Error(`${call}: ${it.code}`);
  return it.id ?? it.seriesId ?? 0;
}

const PROBLEM = '... on Problem { code }';

/** The objects' names in the newest entries, newest first. */
async function objects(first: number): Promise<(string | null)[]> {
  const { auditEntries } = await queryAsUser<{ auditEntries: { items: { objectName: string | null }[] } }>(
    app,
    admin,
    `{ auditEntries(filter: { first: ${first} }) { items { objectName } } }`,
  );
  return auditEntries.items.map(({ objectName }) => objectName);
}

test('a post is told with its category by name, and the name of a category stays what it was then', async () => {
  const category = await send(`createNewsCategory(name: "Ligan") { ... on NewsCategory { id } ${PROBLEM} }`);
  const post = (title: string) =>
    `{ categoryId: ${category}, title: "${title}", slug: "", description: "", content: "Text", isDraft: false }`;
  const id = await send(`createNews(input: ${post('Hej')}) { ... on AdminNewsPost { id } ${PROBLEM} }`);
  expect(await changes()).toContainEqual(['category', null, 'Ligan']);
  expect(JSON.stringify(await changes())).not.toContain('categoryId');
  await send(`changeNews(id: ${id}, version: 1, input: ${post('Hej då')}) { ... on AdminNewsPost { id } ${PROBLEM} }`);
  expect(await changes()).toEqual([
    ['slug', 'hej', 'hej-da'],
    ['title', 'Hej', 'Hej då'],
  ]);
  await send(
    `renameNewsCategory(id: ${category}, seen: "Ligan", name: "Föreningen") { ... on NewsCategory { id } ${PROBLEM} }`,
  );
  expect(await changes()).toEqual([['name', 'Ligan', 'Föreningen']]);
  expect(await objects(4)).toEqual(['Ligan', 'Hej', 'Hej', 'Ligan']);
});

test('a season keeps its old name in what was done before, and settings name seasons', async () => {
  const facts = (name: string) =>
    `{ name: "${name}", startsOn: "2030-01-01", endsOn: "2030-06-30", format: FIRST_TO_3 }`;
  const season = `{ ... on Season { id } ${PROBLEM} }`;
  const id = await send(`createSeason(input: ${facts('Vår')}) ${season}`);
  const version = await seenVersion(app, 'changeSeason', { seasonId: Number(id) });
  await send(`changeSeason(id: ${id}, version: "${version}", input: ${facts('Våren')}) ${season}`);
  expect(await changes()).toEqual([['name', 'Vår', 'Våren']]);
  expect(await objects(2)).toEqual(['Vår', 'Vår']);
  await send(`makeSeasonCurrent(id: ${id}) ${season}`);
  expect(await changes()).toEqual([['current_season', null, 'Våren']]);
  const { auditEntries } = await queryAsUser<{ auditEntries: { total: number } }>(
    app,
    admin,
    '{ auditEntries(filter: { text: "Våren", objectKind: "season" }) { total } }',
  );
  expect(auditEntries.total).toBe(2);
});

test('a page is told by its texts', async () => {
  const page = '{ ... on ManagedPage { version } ... on Problem { code } }';
  await send(`saveManagedPage(name: PRIZES, version: 0, input: { contentSv: "Ett", contentEn: "One" }) ${page}`);
  await send(`saveManagedPage(name: PRIZES, version: 1, input: { contentSv: "Två", contentEn: "One" }) ${page}`);
  expect(await changes()).toEqual([['contentSv', 'Ett', 'Två']]);
  expect(await objects(1)).toEqual(['prizes']);
});

test('a 6mans series is told by names, the same when it is taken back, and thresholds by rank', async () => {
  const people = (names: string[]) =>
    `[${names.map((name, index) => `{ discordId: "9100${name.length}${index}", name: "${name}" }`).join(', ')}]`;
  const [winners, losers] = [
    ['Ada', 'Bea', 'Cia'],
    ['Dana', 'Elsa', 'Fina'],
  ];
  const id = await send(
    `reportSixMansSeries(input: { winners: ${people(winners)}, losers: ${people(losers)}, loserGames: 1 })
      { ... on SixMansReported { seriesId } ${PROBLEM} }`,
  );
  const told = await changes();
  expect(told).toEqual([
    ['loserGames', null, 1],
    ['losers', null, losers],
    ['playedAt', null, expect.any(String)],
    ['winners', null, winners],
  ]);
  await send(`undoSixMansSeries(id: ${id}) { __typename ${PROBLEM} }`);
  expect(await changes()).toEqual(told.map(([path, before, after]) => [path, after, before]));
  expect(await objects(2)).toEqual(Array(2).fill('Ada, Bea, Cia – Dana, Elsa, Fina'));
  const [floors] = await app.db.query<{ floors: Record<string, number> }>(
    'select json_object_agg(rank, from_elo) as floors from six_mans_floor',
  );
  const typed = { ...floors!.floors, s: floors!.floors['s']! + 1 };
  const written = (values: object) => Object.entries(values).map(([rank, from]) => `${rank}: ${from}`);
  const args = `input: { ${written(typed).join(', ')} }, seen: { ${written(floors!.floors).join(', ')} }`;
  await send(`saveSixMansFloors(${args}) { __typename ${PROBLEM} }`);
  expect(await changes()).toEqual([['floors.S', typed.s - 1, typed.s]]);
});

test('a team that gets another name is called in the log what it was called then', async () => {
  const [before] = await app.db.query<{ name: string }>('select name from team where id = $1', [given.subject.id]);
  const input = (await FIELD_ACTS.saveTeam!.variables(given)) as { input: object };
  await perform('saveTeam', { ...input.input, name: 'Helt nytt namn' });
  expect(await objects(1)).toEqual([before!.name]);
});
