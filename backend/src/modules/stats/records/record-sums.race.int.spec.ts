import pg from 'pg';
import type { League } from '../../../../test/factories/league.ts';
import { twoInstances } from '../../../../test/factories/two-instances.ts';
import type { TwoInstances } from '../../../../test/factories/two-instances.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { untilWaiting } from '../../../../test/harness/locks.ts';
import type { Actor } from '../../../domain/actor.ts';
import { Db } from '../../../platform/db/db.ts';
import { holdPlayersSql } from '../../seasons/divisions/player-totals.read.ts';
import { PlayerTotalsService } from '../../seasons/divisions/player-totals.service.ts';
import type { GameOfReport } from '../../series/report/played-result.service.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { RecordSumsService } from './record-sums.service.ts';

let instances: TwoInstances;
let one: TestApp;
let other: TestApp;
let league: League;
let admin: Actor;
/** A connection of the test's own, which looks on and holds locks. */
let client: pg.Client;
let seasonId: number;

beforeAll(async () => {
  instances = await twoInstances();
  ({ one, other, league, admin, seasonId } = instances);
  client = new pg.Client({ connectionString: one.databaseUrl });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await instances.close();
});

/** A division with two series that are not reported, of the team with the players and of another with one player. */
interface Played {
  opponent: number;
  series: readonly [number, number];
}

let made = 0;

/** A division in which the players were in a team for a year. */
async function divisionOf(players: readonly number[], year: number): Promise<Played> {
  const division = await league.division(seasonId);
  const own = await league.teamIn(division, `Lag ${++made}`);
  const away = await league.teamIn(division, `Lag ${++made}`);
  for (const player of players) await league.sign(player, own, `${year}-01-01`, { validTo: `${year + 1}-01-01` });
  const opponent = await league.player(`Motståndare ${made}`);
  await league.sign(opponent, away, '2020-01-01');
  const played = (day: number) => league.series(division, own, away, { scheduledAt: `2020-06-0${day}T18:00:00Z` });
  return { opponent, series: [await played(1), await played(2)] };
}

/** Reports one of the two series: the team wins three games, in each of which the players have these goals. */
const report = (app: TestApp, { series, opponent }: Played, nth: 0 | 1, goals: Record<number, number>) => {
  const rowOf = (playerId: number, scored: number) => ({
    ...{ playerId, goals: scored, score: 100 * scored, assists: Math.min(scored, 1), saves: 2, shots: scored + 1 },
  });
  const rows = Object.entries(goals).map(([id, scored]) => rowOf(Number(id), scored));
  const game: GameOfReport = {
    goals: { home: rows.reduce((sum, row) => sum + row.goals, 0), away: 0 },
    rows: { home: rows, away: [rowOf(opponent, 0)] },
    replayDigest: null,
  };
  const target = { seriesId: series[nth], version: null };
  return app.app.get(SeriesReportService, { strict: false }).report(admin, target, [game, game, game]);
};

const reset = (app: TestApp, { series }: Played, nth: 0 | 1) =>
  app.app.get(SeriesReportService, { strict: false }).reset(admin, { seriesId: series[nth], version: null });

/**
 * Does the first change, and lets the second begin before it is committed: so they overlap at any speed of the machine, and the
 * second cannot see the first one's rows before it has waited for them.
 */
async function together(first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
  let begun: Promise<unknown> = Promise.resolve();
  await one.app.get(Db).transaction(async () => {
    await first();
    begun = second();
    begun.catch(() => undefined);
    await untilWaiting(client, 1);
  });
  await begun;
}

/** A player's season and career as their rows of games make them, counted without the product's statements. */
const COUNTED = `
  select sum(r.goals)::int as goals, sum(r.assists)::int as assists, sum(r.saves)::int as saves, sum(r.score)::int as score,
         count(*)::int as games, count(distinct s.id)::int as wins, count(distinct d.season_id)::int as seasons
    from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
    join division d on d.id = s.division_id
   where r.player_id = $1`;

/** Everything that is stored agrees with the games, and the player has these goals. */
async function expectRight(player: number, goals: number): Promise<void> {
  const counted = (await client.query<Record<string, number | null>>(COUNTED, [player])).rows[0]!;
  const { rows: seasons } = await client.query('select * from player_season_sum where player_id = $1', [player]);
  const { rows: careers } = await client.query('select * from player_career_sum where player_id = $1', [player]);
  const { score, games, wins, seasons: played, ...both } = counted;
  const isAny = games !== 0;
  expect(counted['goals'] ?? 0).toBe(goals);
  expect(seasons).toEqual(isAny ? [{ player_id: player, season_id: seasonId, ...both, score }] : []);
  expect(careers).toEqual(isAny ? [{ player_id: player, ...both, games, wins, seasons: played }] : []);
  expect(await one.app.get(PlayerTotalsService, { strict: false }).findWrong()).toEqual([]);
  const nothing = { series: [], divisions: [], players: [] };
  expect(await one.app.get(RecordSumsService, { strict: false }).findWrong()).toEqual(nothing);
}

interface Race {
  what: string;
  /** The player's goals a game in the series that is reported before, in both divisions. */
  before: number | null;
  /** Their goals a game in the two reports of the race; null takes the earlier report back. */
  goals: readonly [number | null, number | null];
}

test.each<Race>([
  { what: 'two first reports', before: null, goals: [2, 3] },
  { what: 'two corrections', before: 5, goals: [2, 3] },
  { what: 'a reset and a correction', before: 5, goals: [null, 3] },
  { what: 'a correction and a reset', before: 5, goals: [2, null] },
  { what: 'two resets', before: 5, goals: [null, null] },
])('a player of two divisions has the sums of both after $what at once', async ({ before, goals }) => {
  const ada = await league.player(`Ada ${++made}`);
  const [from, to] = [await divisionOf([ada], 2020), await divisionOf([ada], 2021)];
  if (before !== null) for (const played of [from, to]) await report(one, played, 0, { [ada]: before });
  const change = (app: TestApp, played: Played, scored: number | null) => () =>
    scored === null ? reset(app, played, 0) : report(app, played, 0, { [ada]: scored });
  await together(change(one, from, goals[0]), change(other, to, goals[1]));
  await expectRight(ada, 3 * ((goals[0] ?? 0) + (goals[1] ?? 0)));
});

test('so it is after any other statements that change the totals at once', async () => {
  const ada = await league.player(`Ada ${++made}`);
  const [from, to] = [await divisionOf([ada], 2020), await divisionOf([ada], 2021)];
  for (const played of [from, to]) await report(one, played, 0, { [ada]: 1 });
  const add = (app: TestApp, { series }: Played) => {
    const sql = `update player_division_totals set goals = goals + 1
                  where player_id = $1 and division_id = (select division_id from series where id = $2)`;
    return app.app.get(Db).query(sql, [ada, series[0]]);
  };
  await together(
    () => add(one, from),
    () => add(other, to),
  );
  const { rows } = await client.query('select goals from player_career_sum where player_id = $1', [ada]);
  expect(rows).toEqual([{ goals: 8 }]);
  expect((await one.app.get(RecordSumsService, { strict: false }).findWrong()).players).toEqual([]);
  await one.app.get(PlayerTotalsService, { strict: false }).mendAll();
  await expectRight(ada, 6);
});

test('two players who are each new in one of the divisions keep no report waiting for a report that waits for it', async () => {
  const [ada, bo] = [await league.player(`Ada ${++made}`), await league.player(`Bo ${++made}`)];
  const [from, to] = [await divisionOf([ada, bo], 2020), await divisionOf([ada, bo], 2021)];
  await report(one, from, 0, { [ada]: 1 });
  await report(one, to, 0, { [bo]: 1 });

  let attempts = 0;
  const counting = (app: TestApp, work: () => Promise<unknown>) =>
    app.app.get(Db).transaction(() => {
      attempts += 1;
      return work();
    });
  await client.query('begin');
  await client.query(holdPlayersSql('select unnest($1::int[]) as id'), [[ada, bo]]);
  const both = Promise.all([
    counting(one, () => report(one, from, 1, { [ada]: 2, [bo]: 2 })),
    counting(other, () => report(other, to, 1, { [ada]: 3, [bo]: 3 })),
  ]);
  both.catch(() => undefined);
  await untilWaiting(client, 2);
  await client.query('commit');
  await both;

  expect(attempts).toBe(2);
  await expectRight(ada, 18);
  await expectRight(bo, 18);
});
