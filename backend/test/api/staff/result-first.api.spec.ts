import { PlayerTotalsService } from '../../../src/modules/seasons/divisions/player-totals.service.ts';
import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';

let app: TestApp;
let league: League;
let admin: Browser;
let seasonId: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  admin = await signIn(app, 'admin');
  seasonId = await league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
});

afterAll(() => app.close());

interface Fixture {
  divisionId: number;
  first: number;
  second: number;
  home: number[];
  away: number[];
}

let made = 0;

/** A division of two teams of three that meet twice. */
async function fixture(): Promise<Fixture> {
  const divisionId = await league.division(seasonId);
  const sides = await Promise.all(
    [0, 1].map(async () => {
      const team = await league.teamIn(divisionId, `Lag ${++made}`);
      const players = await Promise.all([1, 2, 3].map((slot) => league.player(`Spelare ${made} ${team} ${slot}`)));
      for (const [index, player] of players.entries()) {
        await league.sign(player, team, '2026-01-01', { sortOrder: index + 1 });
      }
      return { team, players };
    }),
  );
  const [home, away] = sides as [(typeof sides)[0], (typeof sides)[0]];
  const at = { scheduledAt: '2026-10-01T17:00:00Z' };
  return {
    divisionId,
    first: await league.series(divisionId, home.team, away.team, at),
    second: await league.series(divisionId, away.team, home.team, { ...at, week: 2 }),
    home: home.players,
    away: away.players,
  };
}

const row = (playerId: number, goals: number) => ({
  playerId,
  score: 100 + goals,
  goals,
  assists: 0,
  saves: 0,
  shots: goals,
});
/** Three games that the home team wins 2-1, with or without the players' rows. */
const games = (home: number[] = [], away: number[] = []) =>
  [1, 2, 3].map(() => ({
    homeGoals: 2,
    awayGoals: 1,
    home: home.map((id, index) => row(id, index === 0 ? 2 : 0)),
    away: away.map((id, index) => row(id, index === 0 ? 1 : 0)),
  }));

async function ask<T>(query: string, variables: object): Promise<T> {
  const answer = await admin.post('/graphql', { query, variables });
  const { data, errors } = (await answer.json()) as { data: T | null; errors?: object[] };
  if (!data) throw new Error(JSON.stringify(errors));
  return data;
}

interface Reported {
  __typename: string;
  version: number;
  code: string;
  messageKey: string;
  field: string;
}

async function report(seriesId: number, version: number, given: unknown[], isResultOnly?: boolean): Promise<Reported> {
  const query = `mutation ($input: ReportSeriesInput!) { reportSeries(input: $input) {
    __typename ... on SeriesReport { version } ... on Problem { code messageKey field } } }`;
  const variables = { input: { seriesId, version, games: given, isResultOnly } };
  return (await ask<{ reportSeries: Reported }>(query, variables)).reportSeries;
}

/** Everything that counts games, for staff and for readers. */
async function counted({ divisionId, first }: Fixture) {
  const [division] = await app.db.query<{ discriminator: string }>('select discriminator from division where id = $1', [
    divisionId,
  ]);
  const query = `query ($id: Int!, $series: Int!, $discriminator: String!, $seasonId: Int!) {
    division(discriminator: $discriminator, seasonId: $seasonId) {
      standings { points seriesPlayed }
      teamStats { games goals goalsPerGame rating }
      playerStats { games goals rating }
    }
    series(id: $series) { state hasPlayerNumbers homeGames games { homeGoals home { score } } homeTotals { games } }
    lacking: adminSeries(filter: { divisionId: $id, lacksNumbers: true }) { total items { series { id } } }
    whole: adminSeries(filter: { divisionId: $id, lacksNumbers: false }) { total }
  }`;
  return ask<{
    division: {
      standings: { points: number; seriesPlayed: number }[];
      teamStats: { games: number; goals: number; goalsPerGame: number }[];
      playerStats: { games: number; goals: number }[];
    };
    series: { hasPlayerNumbers: boolean; state: string };
    lacking: { total: number; items: { series: { id: number } }[] };
    whole: { total: number };
  }>(query, { id: divisionId, series: first, seasonId, ...division });
}

const wrongTotals = () => app.app.get(PlayerTotalsService).mendAll();

test('a result without numbers counts in the table at once, and in no statistics', async () => {
  const it = await fixture();
  expect(await report(it.first, 0, games(), true)).toMatchObject({ __typename: 'SeriesReport', version: 1 });
  const { division, series, lacking, whole } = await counted(it);
  expect(division.standings.map(({ points, seriesPlayed }) => [points, seriesPlayed])).toEqual([
    [3, 1],
    [0, 1],
  ]);
  expect(division.playerStats).toEqual([]);
  expect(division.teamStats).toEqual([]);
  expect(series).toMatchObject({
    state: 'REPORTED',
    hasPlayerNumbers: false,
    homeGames: 3,
    games: [1, 2, 3].map(() => ({ homeGoals: 2, home: [] })),
    homeTotals: [],
  });
  expect(lacking).toEqual({ total: 1, items: [{ series: { id: it.first } }] });
  expect(whole.total).toBe(1);
});

test('numbers per game divide by the games that have numbers, for teams and for players', async () => {
  const it = await fixture();
  await report(it.second, 0, games(it.away, it.home));
  const before = (await counted(it)).division;
  await report(it.first, 0, games(), true);
  const after = (await counted(it)).division;
  expect(after.playerStats).toEqual(before.playerStats);
  expect(after.teamStats).toEqual(before.teamStats);
  expect(after.teamStats.map(({ games: count, goalsPerGame }) => [count, goalsPerGame]).sort()).toEqual([
    [3, 1],
    [3, 2],
  ]);
  expect(after.standings.map(({ seriesPlayed }) => seriesPlayed)).toEqual([2, 2]);
});

test('numbers that are filled in later count as if they had been reported at once', async () => {
  const [later, atOnce] = [await fixture(), await fixture()];
  await report(later.first, 0, games(), true);
  expect(await report(later.first, 1, games(later.home, later.away))).toMatchObject({ version: 2 });
  await report(atOnce.first, 0, games(atOnce.home, atOnce.away));
  const [one, other] = [await counted(later), await counted(atOnce)];
  expect(one.division).toEqual(other.division);
  expect(one.series).toEqual(other.series);
  expect(one.lacking.total).toBe(0);
});

test('a report with numbers can be replaced by the result alone: the players’ sums go', async () => {
  const it = await fixture();
  await report(it.first, 0, games(it.home, it.away));
  await report(it.first, 1, games(), true);
  expect((await counted(it)).division.playerStats).toEqual([]);
  expect(await wrongTotals()).toEqual([]);
});

test('a walkover and a reset of a result without numbers lack none', async () => {
  const it = await fixture();
  await report(it.first, 0, games(), true);
  const walkover = `mutation ($input: WalkoverInput!) { declareWalkover(input: $input) { __typename } }`;
  await ask(walkover, { input: { seriesId: it.first, version: 1, walkover: 'HOME' } });
  expect((await counted(it)).lacking.total).toBe(0);
  await report(it.first, 2, games(), true);
  const reset = `mutation ($input: ResetSeriesInput!) { resetSeries(input: $input) { __typename } }`;
  await ask(reset, { input: { seriesId: it.first, version: 3 } });
  const { series, lacking } = await counted(it);
  expect([series.hasPlayerNumbers, lacking.total]).toEqual([true, 0]);
});

test.each([
  { isResultOnly: true, rows: 'all', key: 'api.series.rows-beside-result', why: 'rows beside a result alone' },
  { isResultOnly: true, rows: 'some', key: 'api.series.rows-beside-result', why: 'rows of one game' },
  { isResultOnly: false, rows: 'none', key: 'api.series.no-players', why: 'no rows by accident' },
  { isResultOnly: undefined, rows: 'some', key: 'api.series.no-players', why: 'an older page' },
])('$why is refused, and nothing is stored', async ({ isResultOnly, rows, key }) => {
  const it = await fixture();
  const full = games(it.home, it.away);
  const given = rows === 'all' ? full : rows === 'none' ? games() : [full[0], ...games().slice(1)];
  expect(await report(it.first, 0, given, isResultOnly)).toMatchObject({ code: 'INVALID_INPUT', messageKey: key });
  expect((await counted(it)).series).toMatchObject({ state: 'TIME_SET', hasPlayerNumbers: true });
});

test('an impossible result is impossible without numbers too', async () => {
  const it = await fixture();
  expect(await report(it.first, 0, games().slice(0, 2), true)).toMatchObject({ code: 'IMPOSSIBLE_RESULT' });
});
