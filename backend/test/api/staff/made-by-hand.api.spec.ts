import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { everyRow } from '../../harness/everything.ts';
import { League } from '../../factories/league.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';

// Teams and players that have not asked for themselves: staff make them, by hand or forty at once.

let app: TestApp;
let league: League;
let admin: Browser;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
});
afterAll(() => app.close());

const createTeam = (name: string, playerIds: readonly number[]) =>
  mutateAsUser(
    { app, as: admin },
    'createTeam',
    'CreateTeamInput',
    { name, players: playerIds.map((playerId, index) => ({ playerId, sortOrder: index + 1 })) },
    '... on AdminTeam { name isActive roster { sortOrder player { nickname } } }',
  );
const createPlayer = (input: object) =>
  mutateAsUser(
    { app, as: admin },
    'createPlayer',
    'CreatePlayerInput',
    input,
    '... on AdminUser { nickname mmr userId }',
  );

/** The refusal, and that nothing was stored. */
async function refused(work: () => Promise<Record<string, unknown>>): Promise<unknown> {
  const before = await everyRow(app.db);
  const { messageKey } = await work();
  expect(await everyRow(app.db)).toEqual(before);
  return messageKey;
}

const acts = async (most: number) =>
  (await app.db.query<{ act: string }>('select act from audit_entry order by id desc limit $1', [most])).map(
    ({ act }) => act,
  );

test('a team is made with its players, the captain first, and told in the log', async () => {
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  expect(await createTeam(' Nordan ', [ada, bo])).toEqual({
    __typename: 'AdminTeam',
    name: 'Nordan',
    isActive: true,
    roster: [
      { sortOrder: 1, player: { nickname: 'Ada' } },
      { sortOrder: 2, player: { nickname: 'Bo' } },
    ],
  });
  expect(await acts(1)).toEqual(['team.create']);
  expect(await refused(() => createTeam('N-o-r-d-a-n', []))).toBe('api.team.name-taken');
  expect(await refused(() => createTeam('Sunnan', [ada]))).toBe('api.team.player-has-team');
  expect(await createTeam('Sunnan', [])).toMatchObject({ name: 'Sunnan', roster: [], isActive: true });
});

test('a player is made without an account, and a name that reads like another one is refused', async () => {
  expect(await createPlayer({ nickname: 'Nova', mmr: '1 543', nationality: 'se' })).toMatchObject({
    nickname: 'Nova',
    mmr: 1543,
    userId: null,
  });
  expect(await acts(1)).toEqual(['player.create']);
  expect(await app.db.query("select nationality from player where nickname = 'Nova'")).toEqual([{ nationality: 'SE' }]);
  expect(await refused(() => createPlayer({ nickname: 'N.O.V.A.' }))).toBe('api.player.nickname-taken');
  expect(await refused(() => createPlayer({ nickname: 'Ny', mmr: 'hög' }))).toBe('api.user.not-an-mmr');
  expect(await refused(() => createPlayer({ nickname: 'Ny', nationality: 'Sverige' }))).not.toBeUndefined();
});

interface Line {
  line: number;
  outcome: string | null;
  newPlayers: string[];
  knownPlayers: string[];
  problem: { messageKey: string; params: { name: string; value: string }[] } | null;
}

async function imported(csv: string, isTrial: boolean): Promise<Line[]> {
  const text = `mutation ($csv: String!, $isTrial: Boolean!) {
    it: importTable(kind: NEW_TEAMS, csv: $csv, isTrial: $isTrial) { ... on ImportedLines {
      lines { line outcome newPlayers knownPlayers problem { messageKey params { name value } } } } } }`;
  return (await queryAsUser<{ it: { lines: Line[] } }>(app, admin, text, { csv, isTrial })).it.lines;
}

const counts = async () =>
  (
    await app.db.query<object>(
      `select (select count(*)::int from team) as teams, (select count(*)::int from player) as players,
              (select count(*)::int from roster_entry) as places`,
    )
  )[0];

/** Takes the whole press back that made the newest entry. Returns how many acts it had. */
async function undoLastPress(): Promise<number> {
  const [{ id } = { id: 0 }] = await app.db.query<{ id: number }>('select max(id) as id from audit_entry');
  const { undoPlan } = await queryAsUser<{ undoPlan: { obstacle: unknown; acts: { id: number }[] } }>(
    app,
    admin,
    'query ($id: Int!) { undoPlan(entryId: $id, isWholePress: true) { obstacle { messageKey } acts { id } } }',
    { id },
  );
  expect(undoPlan).toMatchObject({ obstacle: null });
  const input = { entryId: id, entryIds: undoPlan.acts.map((entry) => entry.id), isWholePress: true };
  const undone = await mutateAsUser({ app, as: admin }, 'undoAct', 'UndoActInput', input, '');
  expect(undone['code']).toBeUndefined();
  return undoPlan.acts.length;
}

test('forty teams with rosters are pasted from a spreadsheet, tried first, and one undo takes all of it back', async () => {
  const known = await league.player('Återvändare');
  const rows = Array.from({ length: 40 }, (_, index) =>
    [
      `Lag ${index + 1}`,
      index === 0 ? 'Återvändare' : `Kapten ${index + 1}`,
      `Två ${index + 1}`,
      `Tre ${index + 1}`,
      '',
    ].join('\t'),
  );
  const csv = ['lag\tlagkapten\tspelare 2\tspelare 3\tspelare 4', ...rows].join('\r\n');
  const before = [await everyRow(app.db), await counts()];
  const tried = await imported(csv, true);
  expect(tried).toHaveLength(40);
  expect(tried[0]).toEqual({
    line: 2,
    outcome: 'CREATED',
    newPlayers: ['Två 1', 'Tre 1'],
    knownPlayers: ['Återvändare'],
    problem: null,
  });
  expect(await everyRow(app.db)).toEqual(before[0]);

  expect(await imported(csv, false)).toEqual(tried);
  const { teams, players, places } = before[1] as Record<string, number>;
  expect(await counts()).toEqual({ teams: teams! + 40, players: players! + 119, places: places! + 120 });
  expect(
    await app.db.query(
      `select t.name, r.sort_order as place from roster_entry r join team t on t.id = r.team_id where r.player_id = $1`,
      [known],
    ),
  ).toEqual([{ name: 'Lag 1', place: 1 }]);
  expect(new Set(await acts(159))).toEqual(new Set(['team.create', 'player.create']));

  expect(await undoLastPress()).toBe(159);
  expect(await counts()).toEqual(before[1]);
});

test('a line that is refused names the player, makes nothing, and stops no other', async () => {
  await createTeam('Upptaget', [await league.player('Fast')]);
  for (const nickname of ['Dubbel', 'DUBBEL']) await league.player(nickname);
  const csv = [
    'lag;lagkapten;spelare 2',
    'Ny ett;Fast;Helt ny',
    'Ny två;Dubbel;Helt ny två',
    'Ny tre;N-o-v-a;Helt ny tre',
    'upptaget;Helt ny fyra;',
    'Ny fem;Fem;Fem två',
    'Ny sex;Sex;FEM',
    'Ny sju;;Sju två',
  ].join('\n');
  const told = (lines: Line[]) =>
    lines.map(({ line, problem }) => [line, problem?.messageKey, problem?.params.map(({ value }) => value)]);
  const expected = [
    [2, 'api.import.player-has-team', ['Fast', 'Upptaget']],
    [3, 'api.import.several-players', ['Dubbel']],
    [4, 'api.import.player-alike', ['N-o-v-a']],
    [5, 'api.team.name-taken', []],
    [6, undefined, undefined],
    [7, 'api.import.player-twice', ['FEM', '6']],
    [8, 'api.team.no-captain', []],
  ];
  expect(told(await imported(csv, true))).toEqual(expected);
  const before = (await counts()) as Record<string, number>;
  expect(told(await imported(csv, false))).toEqual(expected);
  expect(await counts()).toEqual({
    teams: before['teams']! + 1,
    players: before['players']! + 2,
    places: before['places']! + 2,
  });
});

test('only an exact name takes a player of the league; a name that is like one is refused, but two of the table are two', async () => {
  for (const nickname of ['Sjö', 'Ärla']) await league.player(nickname);
  const csv = ['lag;lagkapten', 'Älva ett;Sjo', 'Älva två;ÄRLA', 'Älva tre;Ömse', 'Älva fyra;Omse'].join('\n');
  const before = (await counts()) as Record<string, number>;
  const tried = await imported(csv, true);
  expect(
    tried.map(({ knownPlayers, newPlayers, problem }) => [
      knownPlayers,
      newPlayers,
      problem?.messageKey,
      problem?.params.map(({ value }) => value),
    ]),
  ).toEqual([
    [[], [], 'api.import.player-alike', ['Sjo']],
    [['Ärla'], [], undefined, undefined],
    [[], ['Ömse'], undefined, undefined],
    [[], ['Omse'], undefined, undefined],
  ]);
  expect(await imported(csv, false)).toEqual(tried);
  expect(await counts()).toMatchObject({ teams: before['teams']! + 3, players: before['players']! + 2 });
});

test('as many new teams as are pasted at once are taken back by one undo, and one more is refused', async () => {
  const pasted = (count: number) =>
    ['lag;lagkapten', ...Array.from({ length: count }, (_, at) => `Hundra ${at};Etta ${at}`)].join('\n');
  const before = await counts();
  const { it } = await queryAsUser<{ it: { messageKey: string } }>(
    app,
    admin,
    'mutation ($csv: String!) { it: importTable(kind: NEW_TEAMS, csv: $csv, isTrial: false) { ... on Problem { messageKey } } }',
    { csv: pasted(101) },
  );
  expect(it.messageKey).toBe('api.import.too-many');
  expect((await imported(pasted(100), false)).every(({ problem }) => problem === null)).toBe(true);
  await undoLastPress();
  expect(await counts()).toEqual(before);
});
