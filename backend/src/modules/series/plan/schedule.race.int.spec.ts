import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { League } from '../../../../test/factories/league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { ScheduleService } from './schedule.service.ts';
import { SeriesReportService } from '../report/series-report.service.ts';
import type { GameOfReport } from '../report/played-result.service.ts';

const ROUNDS = Number(process.env['RACE_ROUNDS'] ?? 2);
const PATIENCE_MS = 900_000 + ROUNDS * 1000;

let app: TestApp;
let admin: Actor;
let divisionId: number;
let players: Map<number, number>;

beforeAll(async () => {
  app = await bootApp();
  const league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
  divisionId = await league.division(await league.season({ startsOn: '2020-01-01', endsOn: '2030-01-01' }));
  players = new Map();
  for (const name of ['Ett', 'Två', 'Tre']) {
    const team = await league.teamIn(divisionId, name);
    const player = await league.player(`Spelare ${name}`);
    await league.sign(player, team, '2020-01-01');
    players.set(team, player);
  }
});

afterAll(() => app.close());

interface Stored {
  id: number;
  home: number;
  away: number;
  reported: boolean;
  games: number;
}

/** The series with their results, and leftover rows of deleted series. */
async function stored() {
  const series = await app.db.query<Stored>(
    `select s.id, s.home_team_id as home, s.away_team_id as away, s.reported_at is not null as reported,
            (select count(*)::int from game g where g.series_id = s.id) as games
       from series s where s.division_id = $1 order by s.id`,
    [divisionId],
  );
  const [left] = await app.db.query<{ games: number; sums: number }>(
    `select (select count(*)::int from game) as games,
            (select coalesce(sum(games), 0)::int from player_division_totals where division_id = $1) as sums`,
    [divisionId],
  );
  return { series, ...left };
}

const cleanWin = ({ home, away }: Stored): GameOfReport[] =>
  [1, 2, 3].map(() => ({
    goals: { home: 1, away: 0 },
    rows: { home: [row(home, 1)], away: [row(away, 0)] },
    replayDigest: null,
  }));

const row = (teamId: number, goals: number) => ({
  playerId: players.get(teamId) ?? 0,
  score: 100,
  goals,
  assists: 0,
  saves: 0,
  shots: 1,
});

/** The result of a call: 'done', or the code of the refusal. */
const fate = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'a fault',
  );

test(
  `a report and a new schedule at once: one is refused, nothing is half done, ${ROUNDS} times`,
  async () => {
    const schedules = app.app.get(ScheduleService, { strict: false });
    const reports = app.app.get(SeriesReportService, { strict: false });
    const choice = { cycles: 1, matchesPerWeek: 1, seed: 1 };
    await schedules.create(admin, divisionId, choice, { discardedResults: 0 });
    const outcomes = new Map<string, number>();

    for (let round = 0; round < ROUNDS; round++) {
      await app.db.query(`update series set scheduled_at = '2026-01-01' where division_id = $1`, [divisionId]);
      const before = (await stored()).series;
      const target = before[round % before.length] as Stored;
      const report = () => fate(reports.report(admin, { seriesId: target.id, version: null }, cleanWin(target)));
      const replace = () =>
        fate(schedules.create(admin, divisionId, { ...choice, seed: round }, { discardedResults: 0 }));
      const calls = round % 2 === 0 ? [report, replace] : [replace, report];
      const fates = await collideCalls(app.databaseUrl, { table: 'division', ids: [divisionId] }, calls);
      const [reported, replaced] = round % 2 === 0 ? fates : [...fates].reverse();
      const outcome = `report ${reported}, schedule ${replaced}`;
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

      const after = await stored();
      expect(after.series).toHaveLength(3);
      if (reported === 'done') {
        expect(replaced).toBe('RESULTS_WOULD_BE_LOST');
        expect(after.series.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
        expect(after).toMatchObject({ games: 3, sums: 6 });
        expect(after.series.filter((series) => series.reported)).toMatchObject([{ id: target.id, games: 3 }]);
        await reports.reset(admin, { seriesId: target.id, version: null });
      } else {
        expect([reported, replaced]).toEqual(['SERIES_NOT_FOUND', 'done']);
        const old = new Set(before.map(({ id }) => id));
        expect(after.series.filter(({ id, reported: isReported }) => old.has(id) || isReported)).toEqual([]);
        expect(after).toMatchObject({ games: 0, sums: 0 });
      }
    }
    // if a race always ends the same way, the calls did not overlap
    expect([...outcomes.keys()].sort()).toEqual([
      'report SERIES_NOT_FOUND, schedule done',
      'report done, schedule RESULTS_WOULD_BE_LOST',
    ]);
  },
  PATIENCE_MS,
);
