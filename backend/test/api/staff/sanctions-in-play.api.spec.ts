import type { NewSanction } from '../../../src/domain/people/sanction.ts';
import { SanctionsService } from '../../../src/modules/players/sanctions/sanctions.service.ts';
import { bootApp } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { CALL_ACTS } from '../requests/own-matter-acts.ts';
import type { Matter } from '../requests/own-matter-world.ts';
import { postAsUser, mutateAsUser, queryAsUser } from './division-calls.ts';
import { decideSanction } from './sanction-acts.ts';
import { deskOf, newMatter, snapshotOf } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;

beforeAll(async () => {
  app = await bootApp();
  desk = await deskOf(app, 'admin', 'admin');
});
afterAll(() => app.close());

const ban = (playerId: number, changes: Partial<NewSanction> = {}) => decideSanction(desk, { playerId, ...changes });

describe('the report of a series with a player who is suspended', () => {
  const version = 0;
  const gamesOf = ({ subject, opponent }: Matter) => {
    const row = (playerId: number, goals: number) => ({
      playerId,
      score: 1,
      goals,
      assists: 0,
      saves: 0,
      shots: goals,
    });
    const game = { homeGoals: 1, awayGoals: 0, home: [row(subject.captain, 1)], away: [row(opponent.captain, 0)] };
    return [game, game, game];
  };
  const report = (matter: Matter, more: object = {}) =>
    mutateAsUser(
      desk,
      'reportSeries',
      'ReportSeriesInput',
      { seriesId: matter.series, version, games: gamesOf(matter), ...more },
      '... on SeriesReport { version }',
    );
  const suspended = async ({ series }: Matter) => {
    const { seriesReport } = await queryAsUser<{
      seriesReport: { home: { nickname: string; suspended: object | null }[] };
    }>(
      app,
      desk.as,
      '{ seriesReport(seriesId: ' + series + ') { home { nickname suspended { kind reasonSv reasonEn } } } }',
    );
    return seriesReport.home.map((player) => player.suspended);
  };
  /** What the log says about it. */
  const noted = async ({ series }: Matter) =>
    (
      await app.db.query<{ suspended: string[] | null }>(
        `select after->'suspended' as "suspended" from audit_entry where act = 'series.report' and object_id = $1 order by id`,
        [series],
      )
    ).map((row) => row.suspended);

  test('is refused until the caller says that they know it; then it is stored, and the log names the player', async () => {
    const matter = await newMatter(desk);
    await ban(matter.subject.captain, { kind: 'suspension', seriesCount: 1 });
    expect(await suspended(matter)).toEqual([
      { kind: 'SUSPENSION', reasonSv: 'Hot mot en domare', reasonEn: null },
      null,
    ]);
    const before = await snapshotOf(desk);
    expect(await report(matter)).toMatchObject({ code: 'PLAYER_SUSPENDED', messageKey: 'api.series.suspended' });
    expect(await snapshotOf(desk)).toEqual(before);
    expect(await report(matter, { acceptsSuspended: true })).toMatchObject({ version: 1 });
    const [player] = await app.db.query<{ nickname: string }>('select nickname from player where id = $1', [
      matter.subject.captain,
    ]);
    expect(await noted(matter)).toEqual([[player!.nickname]]);
    // the player took part, so the suspension is not served, and a correction is asked about again
    expect(await suspended(matter)).toEqual([
      { kind: 'SUSPENSION', reasonSv: 'Hot mot en domare', reasonEn: null },
      null,
    ]);
  });

  test('says that a player is suspended, and why only when that is published', async () => {
    const matter = await newMatter(desk);
    await ban(matter.subject.captain, { isPublic: false, reasonEn: 'Threats' });
    expect(await suspended(matter)).toEqual([{ kind: 'BAN', reasonSv: '', reasonEn: null }, null]);
    expect(await report(matter)).toMatchObject({ code: 'PLAYER_SUSPENDED' });
  });

  test('goes by the day of the series: before, after, and lifted since', async () => {
    const matter = await newMatter(desk); // played on 2026-02-10
    const { captain } = matter.subject;
    await ban(captain, { startsOn: '2026-02-11' });
    await ban(captain, { endsOn: '2026-02-09' });
    await ban(captain, { kind: 'warning' });
    expect(await suspended(matter)).toEqual([null, null]);
    expect(await report(matter)).toMatchObject({ version: 1 });
    expect(await noted(matter)).toEqual([null]);
    await ban(captain, { startsOn: '2026-02-10', endsOn: '2026-02-10', reasonSv: 'Den dagen' });
    expect(await suspended(matter)).toEqual([{ kind: 'BAN', reasonSv: 'Den dagen', reasonEn: null }, null]);
  });

  test('is never asked about without rows, and the documented call goes on as before, with the mark in the log', async () => {
    const [first, second] = [await newMatter(desk), await newMatter(desk)];
    await ban(first.subject.captain);
    await ban(second.subject.captain);
    const bare = gamesOf(first).map((game) => ({ ...game, home: [], away: [] }));
    expect(await report(first, { games: bare, isResultOnly: true })).toMatchObject({ version: 1 });
    const body = CALL_ACTS['POST /api/admin/series/report']!.body(second) as Record<string, unknown>;
    expect(await postAsUser(desk.as, 'admin/series/report', body)).toMatchObject({ status: 200 });
    expect((await noted(second))[0]).toHaveLength(1);
  });
});

describe('a suspension over series', () => {
  const suspend = (playerId: number) => ban(playerId, { kind: 'suspension', seriesCount: 2, startsOn: '2026-02-01' });
  const servedOf = async (playerId: number) => {
    const { items } = await app.app.get(SanctionsService, { strict: false }).page({
      text: '',
      isDescending: false,
      first: 1,
      offset: 0,
      kind: null,
      isInForce: null,
      playerId,
      teamId: null,
    });
    return [items[0]!.seriesServed, items[0]!.state];
  };
  const SWEEP = [1, 2, 3].map(() => ({ goals: [1, 0] as const }));
  const result = (matter: Matter, at: string, week: number) =>
    desk.league.played(matter.division, [matter.subject.id, matter.opponent.id], SWEEP, {
      week,
      scheduledAt: at,
      reportedAt: at,
    });

  test('counts played series of the team of that time, and no walkover; a reset takes one away again', async () => {
    const matter = await newMatter(desk);
    const { second } = matter.subject;
    await suspend(second);
    expect(await servedOf(second)).toEqual([0, 'inForce']); // the walkover of the matter is within
    const first = await result(matter, '2026-02-11T18:00:00Z', 3);
    expect(await servedOf(second)).toEqual([1, 'inForce']);
    await result(matter, '2026-02-12T18:00:00Z', 4);
    expect(await servedOf(second)).toEqual([2, 'served']);
    await app.db.query(
      'update series set home_games = null, away_games = null, home_goals = null, away_goals = null, reported_at = null where id = $1',
      [first],
    );
    expect(await servedOf(second)).toEqual([1, 'inForce']);
  });

  test('goes on in the next team', async () => {
    const matter = await newMatter(desk);
    const { second } = matter.subject;
    await suspend(second);
    await result(matter, '2026-02-11T18:00:00Z', 3);
    await app.db.query(`update roster_entry set valid_to = '2026-02-12T00:00:00Z' where player_id = $1`, [second]);
    await result(matter, '2026-02-13T18:00:00Z', 4);
    expect(await servedOf(second)).toEqual([1, 'inForce']);
    const other = await newMatter(desk);
    await desk.league.sign(second, other.subject.id, '2026-02-14T00:00:00Z', { sortOrder: 3 });
    await result(other, '2026-02-15T18:00:00Z', 3);
    expect(await servedOf(second)).toEqual([2, 'served']);
  });
});

test('an admin without a player decides about players too', async () => {
  const matter = await newMatter(desk);
  const clerk = { ...desk, userId: await desk.league.user({}, ['admin']), playerId: null as never };
  const { id } = await decideSanction(clerk, { playerId: matter.subject.captain });
  const [entry] = await app.db.query<{ own: boolean }>(
    `select is_own_team as own from audit_entry where act = 'sanction.add' order by id desc limit 1`,
  );
  expect([typeof id, entry]).toEqual(['number', { own: false }]);
});
