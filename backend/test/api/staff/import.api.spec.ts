import { Setting } from '../../../src/modules/settings/setting.entity.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { League } from '../../factories/league.ts';
import { query } from './division-calls.ts';

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

async function run(kind: string, csv: string, isTrial = false) {
  const { it } = await query<{ it: { lines?: Line[]; messageKey?: string } }>(
    app,
    admin,
    `mutation ($kind: ImportKind!, $csv: String!, $isTrial: Boolean!) {
      it: importTable(kind: $kind, csv: $csv, isTrial: $isTrial) {
        ... on ImportedLines { lines { line name problem { messageKey params { name value } } } }
        ... on Problem { messageKey }
      } }`,
    { kind, csv, isTrial },
  );
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
  await expect(query(app, other, text, {})).rejects.toThrow('FORBIDDEN');
});
