import { encodeReplay } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { Division } from '../../../src/modules/seasons/divisions/division.entity.ts';
import { League } from '../../factories/league.ts';
import type { Columns } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';
import { collideCalls } from '../../harness/locks.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let divisionAdmin: Browser;
let divisionAdminUserId: number;
let seasonId: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  ({ userId: divisionAdminUserId } = await linkPlayer(app.db, 'divisionadmin', { roles: ['divisionadmin'] }));
  await linkPlayer(app.db, 'player');
  [admin, divisionAdmin] = [await signIn(app, 'admin'), await signIn(app, 'divisionadmin')];
  seasonId = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
});

afterAll(() => app.close());

interface Fixture {
  divisionId: number;
  seriesId: number;
  home: number[];
  away: number[];
}

/** A division of two teams of four, and one series between them. */
async function fixture(columns: Columns<Division> = {}): Promise<Fixture> {
  const divisionId = await league.division(seasonId, columns);
  const [home, away] = [await sideOf(divisionId), await sideOf(divisionId)];
  const seriesId = await league.series(divisionId, home.team, away.team, { scheduledAt: '2026-10-01T17:00:00Z' });
  return { divisionId, seriesId, home: home.players, away: away.players };
}

let teams = 0;

async function sideOf(divisionId: number): Promise<{ team: number; players: number[] }> {
  const name = `Lag ${++teams}`;
  const team = await league.teamIn(divisionId, name);
  const players: number[] = [];
  for (const slot of [1, 2, 3, 4]) {
    const player = await league.player(`${name} ${slot}`);
    await league.sign(player, team, '2026-01-01', { sortOrder: slot });
    players.push(player);
  }
  return { team, players };
}

const row = (playerId: number, goals = 0) => ({ playerId, score: 100 + goals, goals, assists: 0, saves: 1, shots: 2 });

/** Three games that the home team wins 2-1, by the first three of each side. */
const cleanWin = ({ home, away }: Fixture) =>
  [1, 2, 3].map(() => ({
    homeGoals: 2,
    awayGoals: 1,
    home: home.slice(0, 3).map((id, index) => row(id, index === 0 ? 2 : 0)),
    away: away.slice(0, 3).map((id, index) => row(id, index === 0 ? 1 : 0)),
  }));

const REPORT = `mutation ($input: ReportSeriesInput!) {
  reportSeries(input: $input) {
    __typename
    ... on SeriesReport { version series { homeGames awayGames state games { number homeGoals home { player { id } goals } } } }
    ... on Problem { code messageKey field params { name value } }
  }
}`;

interface ReportAnswer {
  reportSeries: { __typename: string; version?: number; code?: string; field?: string; messageKey?: string };
}

async function report(as: Browser, seriesId: number, version: number, games: unknown[]) {
  const variables = { input: { seriesId, version, games } };
  const answer = await as.post('/graphql', { query: REPORT, variables });
  const { data, errors } = (await answer.json()) as { data: ReportAnswer | null; errors?: object[] };
  if (!data) throw new Error(JSON.stringify(errors));
  return data.reportSeries;
}

/** All stored data of a result. */
async function stored({ divisionId, seriesId }: Fixture) {
  const [series] = await app.db.query(
    `select home_games, away_games, home_goals, away_goals, walkover, reported_at is not null as reported from series where id = $1`,
    [seriesId],
  );
  const rows = await app.db.query<Record<string, unknown>>(
    `select g.number, g.home_goals, g.away_goals, p.side, p.slot, p.player_id, p.score, p.goals
       from game g left join player_game_stats p on p.game_id = g.id where g.series_id = $1 order by 1, 4, 5`,
    [seriesId],
  );
  const totals = await app.db.query<Record<string, unknown>>(
    `select player_id, games, score, goals from player_division_totals where division_id = $1 order by 1`,
    [divisionId],
  );
  return { series, rows, totals };
}

const NOTHING = {
  series: {
    home_games: null,
    away_games: null,
    home_goals: null,
    away_goals: null,
    walkover: null,
    reported: false,
  },
  rows: [],
  totals: [],
};

test('a reported series moves the table, the series and the players', async () => {
  const it = await fixture();
  expect(await report(admin, it.seriesId, 0, cleanWin(it))).toMatchObject({
    __typename: 'SeriesReport',
    version: 1,
    series: { homeGames: 3, awayGames: 0, state: 'REPORTED' },
  });
  const table = (await (await fetch(`${app.url}/api/division/${it.divisionId}/teams`)).json()) as {
    MESSAGE: Record<string, unknown>[];
  };
  expect(table.MESSAGE.map(({ points, diff, series_played }) => ({ points, diff, series_played }))).toEqual([
    { points: 3, diff: 3, series_played: 1 },
    { points: 0, diff: -3, series_played: 1 },
  ]);
  const { totals } = await stored(it);
  expect(totals).toHaveLength(6);
  expect(totals).toContainEqual({ player_id: it.home[0], games: 3, score: 306, goals: 6 });
});

test('a correction replaces games, rows and sums; nothing of the old report stays', async () => {
  const it = await fixture();
  await report(admin, it.seriesId, 0, cleanWin(it));
  const corrected = cleanWin({ ...it, home: [it.home[3] ?? 0, ...it.home.slice(1, 3)] });
  expect(await report(admin, it.seriesId, 1, corrected)).toMatchObject({ version: 2 });
  const { rows, totals } = await stored(it);
  expect(rows).toHaveLength(18);
  expect(totals.map(({ player_id }) => player_id)).not.toContain(it.home[0]);
  expect(totals).toContainEqual({ player_id: it.home[3], games: 3, score: 306, goals: 6 });
});

test('every change of a result is written down with what it replaced', async () => {
  const it = await fixture();
  const body = { accessToken: 'session', seriesId: it.seriesId };
  await report(admin, it.seriesId, 0, cleanWin(it));
  await admin.post('/api/admin/series/saveWOSeries', { ...body, teamWon: 'away' });
  await admin.post('/api/admin/series/saveWOSeries', { ...body, teamWon: 'nobody' });
  await admin.post('/api/admin/series/resetSeries', body);
  const entries = await app.db.query<Record<string, unknown>>(
    `select act, before->>'homeGames' as was, jsonb_array_length(before->'games') as games, after->>'homeGames' as became,
            after->>'walkover' as walkover
       from audit_entry where object_kind = 'series' and object_id = $1 order by id`,
    [it.seriesId],
  );
  expect(entries).toEqual([
    { act: 'series.report', was: null, games: 0, became: '3', walkover: null },
    { act: 'series.walkover', was: '3', games: 3, became: '0', walkover: 'away' },
    { act: 'series.reset', was: '0', games: 0, became: null, walkover: null },
  ]);
});

test('the documented call and the mutation leave the same state', async () => {
  const [one, two] = [await fixture(), await fixture()];
  await report(admin, one.seriesId, 0, cleanWin(one));
  const scores = Object.fromEntries(
    [1, 2, 3].flatMap((game) =>
      (['home', 'away'] as const).flatMap((side) =>
        two[side].slice(0, 3).map((id, index) => [
          `match${game}_${side}_player${index + 1}`,
          {
            teamPlayerId: id,
            points: 100 + (index === 0 ? (side === 'home' ? 2 : 1) : 0),
            goals: index === 0 ? (side === 'home' ? 2 : 1) : 0,
            assists: 0,
            saves: 1,
            shots: 2,
          },
        ]),
      ),
    ),
  );
  const answer = await admin.post('/api/admin/series/report', {
    accessToken: 'session',
    seriesId: two.seriesId,
    scores,
  });
  expect([answer.status, await answer.json()]).toEqual([200, { CODE: 200, MESSAGE: 'api.series.report.success' }]);
  const anonymous = ({ series, rows, totals }: Awaited<ReturnType<typeof stored>>) => ({
    series,
    rows: rows.map(({ player_id: _, ...rest }) => rest),
    totals: totals.map(({ player_id: _, ...rest }) => rest),
  });
  expect(anonymous(await stored(two))).toEqual(anonymous(await stored(one)));
  const form = await admin.fetch(`/api/admin/series/report/session/${two.seriesId}`);
  expect(((await form.json()) as { scores: unknown }).scores).toEqual(scores);
});

test.each([
  {
    why: 'a player of another team',
    change: (games: ReturnType<typeof cleanWin>, it: Fixture) => games[1]?.home.splice(0, 1, row(it.away[0] ?? 0)),
    refusal: { code: 'ROSTER_MISMATCH', field: 'games.1.home.0.playerId' },
  },
  {
    why: 'a fourth player on a side',
    change: (games: ReturnType<typeof cleanWin>, it: Fixture) => games[0]?.home.push(row(it.home[3] ?? 0)),
    refusal: { code: 'INVALID_INPUT', messageKey: 'api.series.too-many-players' },
  },
  {
    why: 'a level game',
    change: (games: ReturnType<typeof cleanWin>) => Object.assign(games[2] ?? {}, { awayGoals: 2 }),
    refusal: { code: 'LEVEL_GAME', field: 'games.2' },
  },
  {
    why: 'a game after the decision',
    change: (games: ReturnType<typeof cleanWin>, it: Fixture) => games.push(...cleanWin(it).slice(0, 1)),
    refusal: { code: 'IMPOSSIBLE_RESULT' },
  },
  {
    why: 'a series that is not over',
    change: (games: ReturnType<typeof cleanWin>) => games.pop(),
    refusal: { code: 'IMPOSSIBLE_RESULT' },
  },
])('refuses $why and stores nothing', async ({ change, refusal }) => {
  const it = await fixture();
  const games = cleanWin(it);
  change(games, it);
  expect(await report(admin, it.seriesId, 0, games)).toMatchObject({ __typename: 'Problem', ...refusal });
  expect(await stored(it)).toEqual(NOTHING);
});

test.each([
  [true, 'true is not series 1'],
  ['', 'an empty text is not series 0'],
  ['0x1', 'only digits are digits'],
  [[1], 'a list is no number'],
])('the documented calls take %j for no series: %s', async (seriesId, _why) => {
  const answer = await admin.fetch('/api/admin/series/saveWOSeries', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ seriesId, teamWon: 'home' }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ field: 'seriesId' });
});

test('a refused correction leaves the report that stands', async () => {
  const it = await fixture();
  await report(admin, it.seriesId, 0, cleanWin(it));
  const before = await stored(it);
  await report(admin, it.seriesId, 1, cleanWin(it).slice(0, 2));
  expect(await stored(it)).toEqual(before);
});

test('of two staff who report at once one wins and the other is told', async () => {
  const it = await fixture();
  const send = () => report(admin, it.seriesId, 0, cleanWin(it));
  const answers = await collideCalls(app.databaseUrl, { table: 'series', ids: [it.seriesId] }, [send, send]);
  expect(answers.map(({ __typename, code }) => code ?? __typename).sort()).toEqual([
    'SERIES_CHANGED_MEANWHILE',
    'SeriesReport',
  ]);
  expect((await stored(it)).rows).toHaveLength(18);
});

test('without a version the documented call sees a change that came while it waited', async () => {
  const it = await fixture();
  const send = (teamWon: string) => () =>
    admin.post('/api/admin/series/saveWOSeries', { accessToken: 'session', seriesId: it.seriesId, teamWon });
  const calls = ['home', 'away'].map(send);
  const answers = await collideCalls(app.databaseUrl, { table: 'series', ids: [it.seriesId] }, calls);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('who waits too long for someone else is told to try again, through both doors, and nothing is half done', async () => {
  const it = await fixture();
  const impatient = await bootApp({ beside: app, isImpatient: true });
  const here = await signIn(impatient, 'admin');
  const [byMutation, byCall] = await app.db.transaction(async () => {
    await app.db.query('select 1 from division where id = $1 for update', [it.divisionId]);
    return Promise.all([
      report(here, it.seriesId, 0, cleanWin(it)),
      here.post('/api/admin/series/saveWOSeries', { seriesId: it.seriesId, teamWon: 'home' }),
    ]);
  });
  expect(byMutation).toMatchObject({ __typename: 'Problem', code: 'BUSY', messageKey: 'api.error.busy' });
  expect([byCall.status, await byCall.json()]).toMatchObject([409, { CODE: 409, MESSAGE: 'api.error.busy' }]);
  expect(await stored(it)).toEqual(NOTHING);
  await impatient.close();
});

test('a walkover replaces a result, counts in no statistics, and a reset takes it away', async () => {
  const it = await fixture();
  await report(admin, it.seriesId, 0, cleanWin(it));
  const body = { accessToken: 'session', seriesId: it.seriesId };
  expect((await admin.post('/api/admin/series/saveWOSeries', { ...body, teamWon: 'both' })).status).toBe(200);
  expect(await stored(it)).toMatchObject({
    series: { home_games: 0, away_games: 0, home_goals: 0, walkover: 'both', reported: true },
    rows: [],
    totals: [],
  });
  expect((await admin.post('/api/admin/series/resetSeries', body)).status).toBe(200);
  expect(await stored(it)).toEqual(NOTHING);
  const again = await admin.post('/api/admin/series/resetSeries', body);
  expect([again.status, await again.json()]).toMatchObject([409, { MESSAGE: 'api.series.not-reported' }]);
});

test('a division admin reports the own divisions only', async () => {
  const [own, foreign] = [await fixture({ adminUserId: divisionAdminUserId }), await fixture()];
  const body = (seriesId: number) => ({ accessToken: 'session', seriesId, teamWon: 'away' });
  const call = (seriesId: number) => divisionAdmin.post('/api/admin/series/saveWOSeries', body(seriesId));
  expect((await call(foreign.seriesId)).status).toBe(403);
  expect(await stored(foreign)).toEqual(NOTHING);
  expect((await call(own.seriesId)).status).toBe(200);
  expect((await stored(own)).series).toMatchObject({ home_games: 0, away_games: 3 });
});

test('a player without a role and a visitor change nothing', async () => {
  const it = await fixture();
  const player = await signIn(app, 'player');
  const body = { accessToken: 'session', seriesId: it.seriesId, teamWon: 'home' };
  expect((await player.post('/api/admin/series/saveWOSeries', body)).status).toBe(403);
  const visitor = await fetch(`${app.url}/api/admin/series/saveWOSeries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(visitor.status).toBe(401);
  expect(await stored(it)).toEqual(NOTHING);
});

describe('replay files', () => {
  const players = ({ home, away }: Fixture, homeColour: 0 | 1) => [
    ...home.slice(0, 3).map((id, index) => ({ id, team: homeColour, goals: index === 0 ? 2 : 0 })),
    ...away.slice(0, 3).map((id, index) => ({ id, team: homeColour === 0 ? 1 : 0, goals: index === 0 ? 1 : 0 })),
  ];

  async function file(it: Fixture, minute: number, homeColour: 0 | 1): Promise<File> {
    const names = await app.db.query<{ id: number; nickname: string }>('select id, nickname from player');
    const nameOf = new Map(names.map(({ id, nickname }) => [id, nickname]));
    const content = encodeReplay({
      id: `replay-${minute}`,
      teamSize: 3,
      date: `2026-10-01 19-${String(minute).padStart(2, '0')}-00`,
      blueGoals: homeColour === 0 ? 2 : 1,
      orangeGoals: homeColour === 0 ? 1 : 2,
      players: players(it, homeColour).map(({ id, team, goals }) => ({
        name: nameOf.get(id) ?? '',
        platform: 'steam' as const,
        team,
        score: 100 + minute,
        goals,
        shots: 2,
      })),
    });
    return new File([new Uint8Array(content)], `blåbär ${minute}.replay`);
  }

  async function upload(seriesId: number, files: File[]) {
    const body = new FormData();
    for (const one of files) body.append('files', one);
    const answer = await admin.fetch(`/api/admin/series/${seriesId}/replays`, { method: 'POST', body });
    return { status: answer.status, body: (await answer.json()) as Record<string, never> };
  }

  test('fill the form in playing order with both sides decided by the rosters, and store nothing', async () => {
    const it = await fixture();
    const files = [await file(it, 30, 1), await file(it, 10, 0), await file(it, 20, 1)];
    const { status, body } = await upload(it.seriesId, files);
    expect(status).toBe(200);
    const { files: fates, games } = body as unknown as {
      files: { name: string; gameNumber: number }[];
      games: { homeGoals: number; rows: { side: string; match: { kind: string; playerId: number } }[] }[];
    };
    expect(fates.map(({ name, gameNumber }) => [name, gameNumber])).toEqual([
      ['blåbär 30.replay', 3],
      ['blåbär 10.replay', 1],
      ['blåbär 20.replay', 2],
    ]);
    expect(games.map(({ homeGoals }) => homeGoals)).toEqual([2, 2, 2]);
    expect(games[0]?.rows.map(({ match }) => match.playerId).sort()).toEqual(
      [...it.home.slice(0, 3), ...it.away.slice(0, 3)].sort(),
    );
    expect(await stored(it)).toEqual(NOTHING);
  });

  test.each([
    { why: 'no file', files: () => [], status: 400, key: 'api.replay.no-file-selected' },
    {
      why: 'two files',
      files: () => [new File(['x'], 'a.replay'), new File(['y'], 'b.replay')],
      status: 400,
      key: 'api.replay.no-file-selected',
    },
    {
      why: 'eleven files',
      files: () => Array.from({ length: 11 }, (_, n) => new File([`${n}`], `${n}.replay`)),
      status: 400,
      key: 'api.replay.no-file-selected',
    },
  ])('$why is refused with a sentence', async ({ files, status, key }) => {
    const it = await fixture();
    const answer = await upload(it.seriesId, files());
    expect([answer.status, answer.body]).toMatchObject([status, { CODE: status, MESSAGE: key }]);
  });

  test('a file of 50 MB is refused by name, and the others count', async () => {
    const it = await fixture();
    const big = new File([new Uint8Array(50 * 1024 * 1024)], 'stor.replay');
    const { status, body } = await upload(it.seriesId, [await file(it, 10, 0), big, await file(it, 20, 1)]);
    expect(status).toBe(200);
    const { files, games } = body as unknown as { files: { refusal: unknown }[]; games: unknown[] };
    expect(files[1]).toEqual({
      name: 'stor.replay',
      status: 'refused',
      gameNumber: null,
      refusal: {
        code: 'REPLAY_TOO_LARGE',
        reasonKey: 'api.replay.too-large',
        params: { file: 'stor.replay', megabytes: 10 },
      },
    });
    expect(games).toHaveLength(2);
  });

  test('a picture named .replay and an empty file are refused by name', async () => {
    const it = await fixture();
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
    for (const one of [new File([new Uint8Array(png)], 'bild.replay'), new File([], 'tom.replay')]) {
      const { body } = await upload(it.seriesId, [one]);
      expect(body).toMatchObject({
        files: [{ name: one.name, status: 'refused', refusal: { code: 'REPLAY_UNREADABLE' } }],
      });
    }
  });

  test('an account attached from the form is known in the next upload', async () => {
    const it = await fixture();
    const content = encodeReplay({
      id: 'replay',
      teamSize: 3,
      date: '2026-10-01 19-00-00',
      blueGoals: 1,
      orangeGoals: 0,
      players: [{ name: 'Okänd', team: 0, platform: 'steam', accountId: '76561199000000001', goals: 1 }],
    });
    const one = new File([new Uint8Array(content)], 'okänd.replay');
    const match = async () => {
      const { games } = (await upload(it.seriesId, [one])).body as unknown as {
        games: { rows: { match: { kind: string; playerId: number | null } }[] }[];
      };
      return games[0]?.rows[0]?.match;
    };
    expect((await match())?.playerId ?? null).toBeNull();
    const attach = (playerId: number | undefined) =>
      graphql(app.url, ATTACH, {
        variables: { input: { playerId, platform: 'STEAM', accountId: '76561199000000001' } },
        headers: { cookie: admin.cookieHeader, 'sec-fetch-site': 'same-origin' },
      });
    expect((await attach(it.away[1])).data).toMatchObject({ attachGameAccount: { __typename: 'GameAccount' } });
    expect(await match()).toMatchObject({ kind: 'account', playerId: it.away[1] });
    expect((await attach(it.home[0])).data).toMatchObject({ attachGameAccount: { code: 'ACCOUNT_TAKEN' } });
  });

  const ATTACH = `mutation ($input: AttachGameAccountInput!) {
    attachGameAccount(input: $input) { __typename ... on Problem { code } }
  }`;
});
