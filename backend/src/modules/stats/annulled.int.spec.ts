import { ANONYMOUS } from '../../domain/actor.ts';
import type { Actor } from '../../domain/actor.ts';
import { League } from '../../../test/factories/league.ts';
import type { Row } from '../../../test/factories/league.ts';
import { bootApp, graphql } from '../../../test/harness/app.ts';
import type { TestApp } from '../../../test/harness/app.ts';
import { DivisionAdminService } from '../seasons/divisions/admin/division-admin.service.ts';
import { PlayerTotalsService } from '../seasons/divisions/player-totals.service.ts';
import { StandingsService } from './standings/standings.service.ts';
import { StatsService } from './stats.service.ts';

let app: TestApp;
let league: League;
let admin: Actor;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterAll(() => app.close());

const get = <T>(type: new (...args: never[]) => T): T => app.app.get(type, { strict: false });

const NOTHING_DECIDED = {
  isDisqualified: false,
  disqualificationReason: null,
  areResultsAnnulled: false,
  adjustment: 0,
  adjustmentReason: null,
  decider: null,
  deciderReason: null,
};
const ANNULLED = {
  ...NOTHING_DECIDED,
  isDisqualified: true,
  disqualificationReason: 'Lämnade serien',
  areResultsAnnulled: true,
};

/** Three games that the home team wins, each with one row a side. */
const games = (home: Row, away: Row) => [0, 1, 2].map(() => ({ goals: [2, 0] as const, home: [home], away: [away] }));

/** Norr, Syd and Out with a player each. Norr has played Syd, and both may have played Out. */
async function division(hasOutPlayed: boolean) {
  const seasonId = await league.season();
  const id = await league.division(seasonId);
  const [norr, syd, out] = [
    await league.teamIn(id, `Norr ${id}`),
    await league.teamIn(id, `Syd ${id}`),
    await league.teamIn(id, `Out ${id}`),
  ];
  const [ada, bo, cy] = [await league.player('Ada'), await league.player('Bo'), await league.player('Cy')];
  await league.played(id, [norr, syd], games([ada, 400, 2, 0, 1, 4], [bo, 200, 0, 0, 3, 1]));
  const withOut: number[] = [];
  if (hasOutPlayed) {
    withOut.push(await league.played(id, [norr, out], games([ada, 800, 2, 1, 0, 5], [cy, 50, 0, 0, 1, 1])));
    withOut.push(await league.played(id, [out, syd], games([cy, 600, 2, 0, 0, 3], [bo, 90, 0, 0, 1, 0])));
  }
  return { id, seasonId, norr, syd, out, ada, bo, cy, withOut };
}

const nameOf = (team: { name: string }) => team.name.replace(/ \d+$/, '');

type Division = Awaited<ReturnType<typeof division>>;

const decide = ({ id, out }: Division, decision: typeof ANNULLED | typeof NOTHING_DECIDED) =>
  get(DivisionAdminService).decideTeam(admin, id, out, decision);

/** All statistics of a division, its players and its teams, without the ids, which differ between divisions. */
async function everything({ id, seasonId, norr, syd, out, ada, bo, cy }: Division) {
  const stats = get(StatsService);
  const { players, teams } = await stats.ofDivision(id);
  const unnamed = <T extends object>({ player, team, ...row }: T & { player?: unknown; team: { name: string } }) => ({
    ...row,
    player: (player as { nickname: string } | undefined)?.nickname,
    team: nameOf(team),
  });
  return {
    players: players.map(unnamed),
    teams: teams.map(unnamed),
    own: await Promise.all([ada, bo, cy].map((player) => stats.ofPlayer(player, id))),
    seasons: await Promise.all(
      [norr, syd, out].map(async (team) => (await stats.ofTeamSeason(team, seasonId)).map(unnamed)),
    ),
    lines: await Promise.all([ada, bo].map((player) => timeline(player))),
    table: (await get(StandingsService).tableOf(id)).map(({ team, points, form }) => [nameOf(team), points, form]),
  };
}

async function timeline(player: number) {
  const { data } = await graphql<{ player: { seasons: { stats: object | null }[] } }>(
    app.url,
    'query ($id: Int!) { player(id: $id) { seasons { stats { games score goals rating } } } }',
    { variables: { id: player } },
  );
  return data?.player.seasons.map(({ stats }) => stats);
}

test('what an annulled team played is in no statistic, as if it had never been, and all of it comes back', async () => {
  const annulled = await division(true);
  const never = await division(false);
  await decide(never, ANNULLED);
  const before = await everything(annulled);
  expect(before.players).toHaveLength(3);

  await decide(annulled, ANNULLED);
  expect(await everything(annulled)).toEqual(await everything(never));
  expect((await everything(annulled)).players.map(({ player, games: played }) => [player, played])).toEqual([
    ['Ada', 3],
    ['Bo', 3],
  ]);

  await decide(annulled, NOTHING_DECIDED);
  expect(await everything(annulled)).toEqual(before);
});

test('a disqualified team whose results stand counts in all of them', async () => {
  const it = await division(true);
  const { players, teams } = await everything(it);
  await decide(it, { ...ANNULLED, areResultsAnnulled: false });
  expect(await everything(it)).toMatchObject({ players, teams });
});

test('a series that counts for no one says so, and rates no one', async () => {
  const it = await division(true);
  const read = async () => {
    const { data } = await graphql<{ series: { isAnnulled: boolean; homeTotals: object[] } }>(
      app.url,
      'query ($id: Int!) { series(id: $id) { isAnnulled homeTotals { games score rating } games { number } } }',
      { variables: { id: it.withOut[0] } },
    );
    return data?.series;
  };
  expect(await read()).toMatchObject({ isAnnulled: false, homeTotals: [{ rating: expect.any(Number) as number }] });
  await decide(it, ANNULLED);
  expect(await read()).toMatchObject({ isAnnulled: true, homeTotals: [{ games: 3, score: 2400, rating: null }] });
});

test('who played only what is annulled is still in the roster of that season, and the nightly check agrees', async () => {
  const it = await division(true);
  await decide(it, ANNULLED);
  const players = await get(StandingsService).players(it.id);
  expect(JSON.stringify(players)).toContain('"Cy"');
  expect(await get(PlayerTotalsService).mendAll()).toEqual([]);
  expect((await timeline(it.cy))?.every((stats) => stats === null)).toBe(true);
});

test('a result that comes while it is annulled counts for no one until it is taken back', async () => {
  const it = await division(true);
  await decide(it, ANNULLED);
  const counted = await everything(it);
  await league.played(it.id, [it.out, it.norr], games([it.cy, 10, 2, 0, 0, 2], [it.ada, 10, 0, 0, 0, 0]));
  await get(PlayerTotalsService).recompute(it.id);
  expect(await everything(it)).toEqual(counted);
  await decide(it, NOTHING_DECIDED);
  expect(await get(StatsService).ofPlayer(it.ada, it.id)).toMatchObject({ games: 9 });
});
