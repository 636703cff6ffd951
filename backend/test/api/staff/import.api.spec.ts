import { Setting } from '../../../src/modules/content/settings/setting.entity.ts';
import { Player } from '../../../src/modules/players/player.entity.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { csvOf } from '../../../src/platform/csv.ts';
import { League } from '../../factories/league.ts';
import { insertAll } from '../../factories/rows.ts';
import { mutateAsUser, queryAsUser } from './division-calls.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let season: number;
let division: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  season = await league.season({ startsOn: '2026-01-01', endsOn: '2099-12-31' });
  await app.db.repo(Setting).insert({ key: 'current_season', value: String(season) });
  division = await league.division(season, {});
});
afterAll(() => app.close());

interface Line {
  line: number;
  name: string;
  problem: { messageKey: string; params: { name: string; value: string }[] } | null;
}

/** What the lines of the last answer are about. */
let names: string[] = [];

async function run(kind: string, csv: string, isTrial = false, acceptsUnusual = false) {
  const { it } = await queryAsUser<{ it: { lines?: Line[]; messageKey?: string } }>(
    app,
    admin,
    `mutation ($kind: ImportKind!, $csv: String!, $isTrial: Boolean!, $acceptsUnusual: Boolean) {
      it: importTable(kind: $kind, csv: $csv, isTrial: $isTrial, acceptsUnusual: $acceptsUnusual) {
        ... on ImportedLines { lines { line name problem { messageKey params { name value } } } }
        ... on Problem { messageKey }
      } }`,
    { kind, csv, isTrial, acceptsUnusual },
  );
  names = it.lines?.map(({ name }) => name) ?? [];
  return it.lines?.map(({ line, problem }) => [line, problem?.messageKey ?? null]) ?? it.messageKey;
}

/** Everything that an import could change: rows of tables that staff change, log entries and messages. */
const traces = () =>
  app.db.query(
    `select (select count(*) from row_change) as rows, (select count(*) from audit_entry) as acts,
            (select count(*) from notification) as told, (select count(*) from outbox_entry) as sent`,
  );
const mmrOf = async (id: number) =>
  (await app.db.query<{ mmr: number | null }>('select mmr from player where id = $1', [id]))[0]?.mmr;

const resultOf = async (id: number) =>
  (
    await app.db.query(
      `select home_games as home, away_games as away, home_goals as "homeGoals", away_goals as "awayGoals", walkover,
              has_player_numbers as numbers from series where id = $1`,
      [id],
    )
  )[0];

test("players' ratings: a trial names each refused line and saves nothing, and the import saves the others", async () => {
  const [nova, kugg] = [await league.player('Nova Ett'), await league.player('Kugg')];
  const csv = '\uFEFFspelare;mmr\r\nnova ett;1543\r\nKugg;många\r\nIngen;1200\r\n"NOVA ETT";1600\r\n';
  const answer = [
    [2, null],
    [3, 'api.user.not-an-mmr'],
    [4, 'api.import.unknown'],
    [5, 'api.import.twice'],
  ];
  const before = [await traces(), await mmrOf(nova), await mmrOf(kugg)];
  expect(await run('PLAYERS', csv, true)).toEqual(answer);
  expect([await traces(), await mmrOf(nova), await mmrOf(kugg)]).toEqual(before);

  expect(await run('PLAYERS', csv)).toEqual(answer);
  expect([await mmrOf(nova), await mmrOf(kugg)]).toEqual([1543, before[2]]);
  const acts = await app.db.query('select act from audit_entry order by id desc limit 1');
  expect(acts).toEqual([{ act: 'user.save' }]);
});

test('tables are read as spreadsheets and this site save them, and refused rows are named as they are written', async () => {
  const ids = [await league.player('-Zen'), await league.player("'+Åke"), await league.player('Ebbe')];
  const csv = csvOf([
    ['spelare', 'mmr', ''],
    ['-Zen', '1501', ''],
    ["'+Åke", '1502', ''],
    ['EbbE', '1503', ''],
    ['IngeN Alls', '1', ''],
  ]);
  expect(await run('PLAYERS', `\uFEFFsep=;\r\n${csv.slice(1)}`)).toEqual([
    [3, null],
    [4, null],
    [5, null],
    [6, 'api.import.unknown'],
  ]);
  expect(names).toEqual(['-Zen', "'+Åke", 'EbbE', 'IngeN Alls']);
  expect([await mmrOf(ids[0]!), await mmrOf(ids[1]!), await mmrOf(ids[2]!)]).toEqual([1501, 1502, 1503]);
});

test('a cell of a formula is a name like any other, and nothing of it is run', async () => {
  expect(await run('PLAYERS', 'spelare\tmmr\n=1+1\t1500\n')).toEqual([[2, 'api.import.unknown']]);
});

test('teams: two lines can swap names in two steps, and a taken name is refused', async () => {
  const [alfa] = [await league.team('Alfa'), await league.team('Beta')];
  expect(await run('TEAMS', 'lag,nytt namn,aktivt\nAlfa,Beta,\nBeta,Gamma,nej\n')).toEqual([
    [2, 'api.team.name-taken'],
    [3, null],
  ]);
  expect(await run('TEAMS', 'lag,nytt namn,aktivt\nAlfa,Beta,kanske\n')).toEqual([[2, 'api.import.yes-or-no']]);
  expect(await run('TEAMS', 'team;new name\nALFA;Beta\n')).toEqual([[2, null]]);
  expect(await app.db.query('select name, is_active as active from team where id = $1', [alfa])).toEqual([
    { name: 'Beta', active: true },
  ]);
});

describe('results', () => {
  const pair = async (home: string, away: string) => {
    const ids = [await league.team(home), await league.team(away)] as const;
    for (const id of ids) await league.enter(division, id);
    return ids;
  };

  test('are stored without numbers, a walkover as such, and one that is there is never replaced', async () => {
    const [nord, syd] = await pair('Nord', 'Syd');
    const played = await league.series(division, nord, syd, { week: 1, scheduledAt: '2026-02-10T18:00:00Z' });
    const given = await league.series(division, syd, nord, { week: 2, scheduledAt: '2026-02-17T18:00:00Z' });
    const csv = 'hemma;borta;resultat\nnord;SYD;3-1 2-4 5-0 1-0\nSyd;Nord;WO borta\n';
    expect(await run('RESULTS', csv, true)).toEqual([
      [2, null],
      [3, null],
    ]);
    expect(await resultOf(played)).toMatchObject({ home: null });
    expect(await run('RESULTS', csv)).toEqual([
      [2, null],
      [3, null],
    ]);
    expect(await resultOf(played)).toEqual({
      ...{ home: 3, away: 1, homeGoals: 11, awayGoals: 5 },
      ...{ walkover: null, numbers: false },
    });
    expect(await resultOf(given)).toMatchObject({ walkover: 'away' });
    expect(await run('RESULTS', csv.replace('WO borta', 'WO hemma'))).toEqual([
      [2, 'api.import.has-result'],
      [3, 'api.import.has-result'],
    ]);
    expect(await resultOf(given)).toMatchObject({ walkover: 'away' });
  });

  test('need the week when the teams meet twice at home, and are refused where a form refuses them', async () => {
    const [east, west] = await pair('Öster', 'Väster');
    const first = await league.series(division, east, west, { week: 3, scheduledAt: '2026-02-10T18:00:00Z' });
    await league.series(division, east, west, { week: 4, scheduledAt: null });
    expect(await run('RESULTS', 'hemma;borta;resultat\nÖster;Väster;1-0 1-0 1-0\n')).toEqual([
      [2, 'api.import.several'],
    ]);
    expect(
      await run(
        'RESULTS',
        'hemma;borta;vecka;resultat\nÖster;Väster;3;1-0 1-1 1-0\nÖster;Väster;4;1-0 1-0 1-0\nÖster;Väster;5;1-0\n',
      ),
    ).toEqual([
      [2, 'series.result.level-game'],
      [3, 'api.series.without-time'],
      [4, 'api.import.unknown'],
    ]);
    expect(await run('RESULTS', 'hemma;borta;vecka;resultat\nÖster;Väster;3;1-0 1-0 1-0\n')).toEqual([[2, null]]);
    expect(await resultOf(first)).toMatchObject({ home: 3, away: 0 });
  });

  test('above the usual are saved when the person has said that they are right', async () => {
    const [tall, gran] = [await pair('Tall', 'Gran')].flat();
    const series = await league.series(division, tall!, gran!, { week: 6, scheduledAt: '2026-02-10T18:00:00Z' });
    const csv = 'hemma;borta;resultat\nTall;Gran;120-0 1-0 1-0\n';
    for (const isTrial of [true, false]) {
      expect(await run('RESULTS', csv, isTrial)).toEqual([[2, 'api.series.unusual']]);
      expect(await resultOf(series)).toMatchObject({ home: null });
    }
    expect(await run('RESULTS', csv, true, true)).toEqual([[2, null]]);
    expect(await run('RESULTS', csv, false, true)).toEqual([[2, null]]);
    expect(await resultOf(series)).toMatchObject({ home: 3, homeGoals: 122 });
  });
});

describe('roles', () => {
  const rolesOf = async (id: number) =>
    (await app.db.query<{ role: number }>('select role from user_role where user_id = $1 order by role', [id])).map(
      ({ role }) => role,
    );

  test('are set by the name or the id in the chat; a trial saves nothing, and a row that is no role stops no other', async () => {
    const nova = await league.user({ discordUsername: 'nova99', discordId: '80351110224678912' }, ['graphics']);
    const kugg = await league.user({ discordUsername: 'kugg' });
    const csv = 'konto;roller\nNOVA99;skribent, divisionsadmin\nkugg;ägare\nnobody;admin\n';
    const answer = [
      [2, null],
      [3, 'api.import.role'],
      [4, 'api.import.unknown'],
    ];
    const before = await traces();
    expect(await run('ROLES', csv, true)).toEqual(answer);
    expect([await traces(), await rolesOf(nova)]).toEqual([before, [3]]);
    expect(await run('ROLES', csv)).toEqual(answer);
    expect([await rolesOf(nova), await rolesOf(kugg)]).toEqual([[2, 4], []]);
    expect(await run('ROLES', 'account,role\n80351110224678912,none\n')).toEqual([[2, null]]);
    expect(await rolesOf(nova)).toEqual([]);
  });

  test('the last admin stays one, also when a table says otherwise', async () => {
    const [{ name, id } = { name: '', id: 0 }, ...others] = await app.db.query<{ name: string; id: number }>(
      'select u.discord_username as name, u.id from app_user u join user_role r on r.user_id = u.id where r.role = 1',
    );
    expect(others).toEqual([]);
    for (const isTrial of [true, false]) {
      expect(await run('ROLES', `konto;roller\n${name};skribent\n`, isTrial)).toEqual([[2, 'api.user.last-admin']]);
    }
    expect(await rolesOf(id)).toEqual([1]);
  });
});

describe('rosters', () => {
  const rosterOf = async (teamId: number) =>
    (
      await app.db.query<{ nickname: string }>(
        `select p.nickname from roster_entry e join player p on p.id = e.player_id
          where e.team_id = $1 and e.valid_to is null order by e.sort_order`,
        [teamId],
      )
    ).map(({ nickname }) => nickname);

  test('are set place by place, and who is not in the row leaves the team', async () => {
    const [team, other] = [await league.team('Rostret'), await league.team('Grannen')];
    for (const name of ['Ros Ett', 'Ros Två', 'Ros Tre']) await league.player(name);
    await league.sign(await league.player('Ros Gammal'), team, '2026-01-01T12:00:00Z', { sortOrder: 1 });
    await league.sign(await league.player('Ros Upptagen'), other, '2026-01-01T12:00:00Z', { sortOrder: 1 });
    const csv = 'lag;lagkapten;spelare 2;spelare 3\nROSTRET;Ros Två;;ros ett\n';
    const before = await traces();
    expect(await run('ROSTERS', csv, true)).toEqual([[2, null]]);
    expect([await traces(), await rosterOf(team)]).toEqual([before, ['Ros Gammal']]);
    expect(await run('ROSTERS', csv)).toEqual([[2, null]]);
    expect(await rosterOf(team)).toEqual(['Ros Två', 'Ros Ett']);
    const acts = await app.db.query('select act from audit_entry order by id desc limit 1');
    expect(acts).toEqual([{ act: 'team.save' }]);
  });

  test.each([
    ['a player of another team', 'Rostret;Ros Upptagen;;', 'api.team.player-has-team'],
    ['an unknown player', 'Rostret;Ros Två;Ingen Sådan;', 'api.import.no-player'],
    ['a player twice', 'Rostret;Ros Två;ROS TVÅ;', 'api.team.player-twice'],
    ['no captain', 'Rostret;;Ros Ett;', 'api.team.no-captain'],
    ['no players', 'Rostret;;;', 'api.import.no-players'],
    ['an unknown team', 'Inget lag;Ros Två;;', 'api.import.unknown'],
  ])('%s is refused, and the team stays as it is', async (_, row, messageKey) => {
    const [{ id } = { id: 0 }] = await app.db.query<{ id: number }>(`select id from team where name = 'Rostret'`);
    const before = await rosterOf(id);
    expect(before).toHaveLength(2);
    expect(await run('ROSTERS', `lag;lagkapten;spelare 2;spelare 3\n${row}\n`)).toEqual([[2, messageKey]]);
    expect(await rosterOf(id)).toEqual(before);
  });
});

test.each([
  ['nothing', '', 'api.import.heading-missing'],
  ['a text', 'hej', 'api.import.heading-unknown'],
  ['an open quotation mark', 'spelare;mmr\n"Nova;1500', 'api.import.unreadable'],
  ['no line', 'spelare;mmr\n', 'api.import.empty'],
])('%s is refused as a whole', async (_, csv, messageKey) => {
  const before = await traces();
  expect(await run('PLAYERS', csv)).toBe(messageKey);
  expect(await traces()).toEqual(before);
});

test('only admins import', async () => {
  await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] });
  const other = await signIn(app, 'divisionadmin');
  const text = 'mutation { importTable(kind: PLAYERS, csv: "spelare", isTrial: true) { __typename } }';
  await expect(queryAsUser(app, other, text, {})).rejects.toThrow('FORBIDDEN');
});

test('all lines of a long table are taken back by one undo', async () => {
  const names = Array.from({ length: 150 }, (_, at) => `Lång ${at}`);
  await insertAll(
    app.db,
    Player,
    names.map((nickname) => ({ nickname, mmr: 1000 })),
  );
  const rated = () => app.db.query('select mmr, count(*)::int from player group by mmr order by mmr');
  const before = await rated();
  const lines = (await run('PLAYERS', ['spelare;mmr', ...names.map((name) => `${name};1500`)].join('\n'))) as unknown[];
  expect(lines).toHaveLength(150);
  expect(await rated()).not.toEqual(before);
  const [{ id } = { id: 0 }] = await app.db.query<{ id: number }>('select max(id) as id from audit_entry');
  const { plan } = await queryAsUser<{ plan: { obstacle: unknown; acts: { id: number }[] } }>(
    app,
    admin,
    'query ($id: Int!) { plan: undoPlan(entryId: $id, isWholePress: true) { obstacle { messageKey } acts { id } } }',
    { id },
  );
  expect([plan.obstacle, plan.acts.length]).toEqual([null, 150]);
  const input = { entryId: id, entryIds: plan.acts.map((act) => act.id), isWholePress: true };
  const undone = await mutateAsUser({ app, as: admin }, 'undoAct', 'UndoActInput', input, '');
  expect(undone['code']).toBeUndefined();
  expect(await rated()).toEqual(before);
});
