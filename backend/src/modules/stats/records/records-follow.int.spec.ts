import { League, threeNil } from '../../../../test/factories/league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import type { RecordKind } from '../../../domain/competition/records/records.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { PlayerMergeService } from '../../staff/player-merge/player-merge.service.ts';
import { Series } from '../../series/series.entity.ts';
import type { GameOfReport } from '../../series/report/played-result.service.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { UndoService } from '../../staff/undo/undo.service.ts';
import { RecordsService } from './records.service.ts';

let app: TestApp;
let league: League;
let admin: Actor;
let divisionId: number;
let norr: number;
let syd: number;
let ada: number;
let twin: number;
let bo: number;
/** Two series of Norr and Syd. */
let first: number;
let second: number;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
  divisionId = await league.division(await league.season({ startsOn: '2020-01-01', endsOn: '2030-01-01' }));
  norr = await league.teamIn(divisionId, 'Norr');
  syd = await league.teamIn(divisionId, 'Syd');
  [ada, twin, bo] = [await league.player('Ada'), await league.player('Ada 2'), await league.player('Bo')];
  for (const [player, team] of [
    [ada, norr],
    [twin, norr],
    [bo, syd],
  ] as const) {
    await league.sign(player, team, '2020-01-01');
  }
  first = await league.series(divisionId, norr, syd, { scheduledAt: '2020-06-01T18:00:00Z' });
  second = await league.series(divisionId, norr, syd, { scheduledAt: '2020-06-08T18:00:00Z' });
});
afterAll(() => app.close());

const get = <T>(type: new (...args: never[]) => T): T => app.app.get(type, { strict: false });

/** Three games that Norr wins, with its players' goals in each. */
const games = (...scorers: (readonly [player: number, goals: number])[]): GameOfReport[] =>
  scorers.map(([player, goals]) => ({
    goals: { home: goals, away: 0 },
    rows: { home: [rowOf(player, goals)], away: [rowOf(bo, 0)] },
    replayDigest: null,
  }));
const rowOf = (playerId: number, goals: number) => ({ playerId, score: 100, goals, assists: 0, saves: 1, shots: 9 });

const report = (seriesId: number, ...scorers: Parameters<typeof games>) =>
  get(SeriesReportService).report(admin, { seriesId, version: null }, games(...scorers));

/** Takes the last act back. */
async function undo(): Promise<void> {
  const [last] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
  await get(UndoService).undo(admin, last!.id, [last!.id]);
}

/** The value and the series of some records. */
async function records(...kinds: RecordKind[]): Promise<unknown[]> {
  const found = await get(RecordsService).find({ seasonId: null, level: null, divisionName: null });
  return kinds.map((kind) => {
    const record = found.records.find((one) => one.kind === kind);
    if (!record) return undefined;
    const places = record.holders.flatMap(({ seriesId }) => (seriesId === null ? [] : [seriesId]));
    return [record.value, ...places];
  });
}

test('reports, corrections, resets and walkovers move the records, and an undo brings them back', async () => {
  expect(await records('gameGoals')).toEqual([undefined]);
  await report(first, [ada, 2], [ada, 3], [ada, 4]);
  expect(await records('gameGoals', 'seriesGoals')).toEqual([
    [4, first],
    [9, first],
  ]);
  await report(second, [ada, 4], [ada, 1], [ada, 1]);
  expect(await records('gameGoals', 'seriesGoals')).toEqual([
    [4, first, second],
    [9, first],
  ]);

  await report(first, [ada, 1], [ada, 1], [ada, 1]);
  expect(await records('gameGoals', 'seriesGoals')).toEqual([
    [4, second],
    [6, second],
  ]);
  await undo();
  expect(await records('gameGoals', 'seriesGoals')).toEqual([
    [4, first, second],
    [9, first],
  ]);

  await get(SeriesReportService).reset(admin, { seriesId: first, version: null });
  expect(await records('gameGoals', 'seriesGoals')).toEqual([
    [4, second],
    [6, second],
  ]);
  await undo();
  expect(await records('seriesGoals')).toEqual([[9, first]]);

  await get(SeriesReportService).declareWalkover(admin, { seriesId: first, version: null }, 'home');
  expect(await records('seriesGoals')).toEqual([[6, second]]);
  await undo();
  expect(await records('seriesGoals')).toEqual([[9, first]]);
});

test('a result without numbers counts for its teams only', async () => {
  const teamsOnly = games([ada, 8], [ada, 1], [ada, 1]).map((game) => ({ ...game, rows: { home: [], away: [] } }));
  const choices = { isResultOnly: true, acceptsSuspended: false };
  await get(SeriesReportService).report(admin, { seriesId: second, version: null }, teamsOnly, choices);
  expect(await records('gameTeamGoals', 'gameGoals')).toEqual([
    [8, second],
    [4, first],
  ]);
  await undo();
  expect(await records('gameTeamGoals')).toEqual([[4, first, second]]);
});

test('seasons and careers follow, and a run breaks when a lost series is moved into it', async () => {
  expect(await records('seasonGoals', 'careerGames', 'careerWins', 'seasonWins', 'seasonStreak')).toEqual([
    ...[[15], [6], [2], [2], [2]],
  ]);
  const lost = await league.played(divisionId, [syd, norr], threeNil, {
    scheduledAt: new Date('2020-06-15T18:00:00Z'),
  });
  expect(await records('seasonWins', 'seasonStreak', 'seasonTeamGoals')).toEqual([[2], [2], [16]]);
  await app.db.repo(Series).update(lost, { scheduledAt: new Date('2020-06-04T18:00:00Z') });
  expect(await records('seasonWins', 'seasonStreak')).toEqual([[2], [1]]);

  await get(SeriesReportService).reset(admin, { seriesId: second, version: null });
  expect(await records('seasonGoals', 'careerGames', 'careerWins', 'seasonWins')).toEqual([[9], [3], [1], [1]]);
  await undo();
  await app.db.repo(Series).delete(lost);
  expect(await records('careerWins', 'seasonStreak')).toEqual([[2], [2]]);
});

test('what is annulled holds no record, until it counts again', async () => {
  const nothing = { adjustment: 0, adjustmentReason: null, decider: null, deciderReason: null };
  await get(DivisionAdminService).decideTeam(admin, divisionId, norr, {
    ...{ ...nothing, isDisqualified: true, disqualificationReason: 'Lämnade serien', areResultsAnnulled: true },
  });
  expect(await records('gameGoals', 'gameMargin')).toEqual([undefined, undefined]);
  await undo();
  expect(await records('gameGoals')).toEqual([[4, first, second]]);
});

test('two players who become one have the numbers of both in a series', async () => {
  await report(first, [ada, 4], [twin, 4], [ada, 4]);
  expect(await records('seriesGoals')).toEqual([[8, first]]);
  const { fingerprint } = (await get(PlayerMergeService).plan(admin, ada, twin))!;
  await get(PlayerMergeService).merge(admin, { stayingId: ada, leavingId: twin, fingerprint });
  expect(await records('seriesGoals')).toEqual([[12, first]]);
  await undo();
  expect(await records('seriesGoals')).toEqual([[8, first]]);
});
