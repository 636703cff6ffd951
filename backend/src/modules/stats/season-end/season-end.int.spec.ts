import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { League, threeNil } from '../../../../test/factories/league.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { UndoService } from '../../staff/undo/undo.service.ts';
import { StageAdminService } from '../stages/stage-admin.service.ts';
import { StageDrawService } from '../stages/stage-draw.service.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { StageExitService } from '../stages/stage-exit.service.ts';
import { SeasonEndService } from './season-end.service.ts';
import { SeasonHonoursService } from './season-honours.service.ts';

const ROUNDS = Number(process.env['STAGE_RACES'] ?? 2);

let app: TestApp;
let league: League;
let admin: Actor;
let seasonId: number;
let divisionId: number;
/** Four teams in the order of the table. */
let teams: number[];
let count = 0;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterAll(() => app.close());
beforeEach(async () => {
  seasonId = await league.season({ startsOn: '2020-01-01', endsOn: '2021-01-01' });
  divisionId = await league.division(seasonId);
  teams = [];
  for (const name of ['A', 'B', 'C', 'D']) teams.push(await league.teamIn(divisionId, `${name} ${++count}`));
  const [a, b, c, d] = teams as [number, number, number, number];
  for (const [home, away] of [
    [a, b],
    [a, c],
    [a, d],
    [b, c],
    [b, d],
    [c, d],
  ] as const) {
    await league.played(divisionId, [home, away], threeNil);
  }
});

const ends = () => app.app.get(SeasonEndService, { strict: false });
const honours = () => app.app.get(SeasonHonoursService, { strict: false });
const reports = () => app.app.get(SeriesReportService, { strict: false });
const settle = (more = {}) => ends().settle(admin, { seasonId, acceptsUnplayed: false, ...more });
const titles = (all: { title: string; team: { id: number } }[]) =>
  all.map(({ title, team }) => `${title} ${'ABCD'[teams.indexOf(team.id)] ?? '?'}`);
const CHOICES = { isResultOnly: true, acceptsSuspended: false };
const awayWins = [1, 2, 3].map(() => ({
  goals: { home: 0, away: 1 },
  rows: { home: [], away: [] },
  replayDigest: null,
}));

/** Play-offs of the four, in which the worse seed wins each series. */
async function playOffs({ isFinalLeft = false } = {}): Promise<number> {
  const stages = app.app.get(StageAdminService, { strict: false });
  const made = await stages.create(admin, { seasonId, name: `Slutspel ${++count}`, kind: 'playoffs' });
  const plan = { name: `Slutspel ${++count}`, kind: 'playoffs', format: 'single-elimination' } as const;
  const stage = await stages.save(admin, made, {
    ...{ ...plan, hasThirdPlace: false, hasSecondFinal: false, weeks: [9] },
    entrants: [1, 2, 3, 4].map((place) => ({ teamId: null, divisionId, place })),
  });
  await app.app.get(StageDrawService, { strict: false }).draw(admin, stage);
  for (const position of isFinalLeft ? [0, 1] : [0, 1, 2]) {
    const [row] = await app.db.query<{ id: number }>(
      `update series set scheduled_at = '2020-12-01' where division_id = $1 and bracket_position = $2 returning id`,
      [stage.divisionId, position],
    );
    await reports().report(admin, { seriesId: row?.id ?? 0, version: null }, awayWins, CHOICES);
  }
  return stage.divisionId;
}

/** The winners of this season at the address of a division or a stage. */
async function winnersOf(id: number): Promise<string[]> {
  const [row] = await app.db.query<{ discriminator: string }>('select discriminator from division where id = $1', [id]);
  const won = await honours().winnersOf(row?.discriminator ?? '');
  return titles(won.filter(({ season }) => season.id === seasonId));
}

describe('a season', () => {
  test('is settled by its table, and its titles are those of its teams', async () => {
    expect((await ends().find(seasonId))?.season.settledAt).toBeNull();
    const end = await settle();
    expect(end.season.settledAt).not.toBeNull();
    expect(end.tables[0]?.places.map(({ place, team }) => [place, team.id])).toEqual(
      teams.map((id, at) => [at + 1, id]),
    );
    expect(titles(end.titles)).toEqual(['champion A', 'second B', 'third C']);
    expect((await honours().all()).find(({ season }) => season.id === seasonId)?.titles).toEqual(end.titles);
    expect(titles(await honours().ofTeam(teams[1] as number))).toEqual(['second B']);
  });

  test('with play-offs has the champion that they have, and the table below them', async () => {
    const stageId = await playOffs();
    const end = await settle();
    expect(titles(end.titles)).toEqual(['champion D', 'second C', 'third A', 'third B', 'division A']);
    expect(await winnersOf(divisionId)).toEqual(['division A']);
    expect(await winnersOf(stageId)).toEqual(['champion D']);
    expect(end.tables[0]?.places.map(({ place, tablePlace }) => [place, tablePlace])).toEqual([
      [1, 4],
      [2, 3],
      [3, 1],
      [4, 2],
    ]);
  });

  test('gives its titles to who has played where they were won', async () => {
    const player = await league.player(`Mästare ${++count}`);
    const [a, b] = teams as [number, number];
    await league.played(
      divisionId,
      [a, b],
      threeNil.map((game) => ({ ...game, home: [[player, 100, 1, 1, 1, 1]] as const })),
    );
    await settle();
    expect(titles(await honours().ofPlayer(player))).toEqual(['champion A']);
    const own = (await honours().all()).find(({ season }) => season.id === seasonId);
    expect(own?.bestPlayers.filter((best) => best.player.id === player).map(({ number }) => number)).toContain(
      'rating',
    );
  });

  test('that is open has no honours', async () => {
    expect((await honours().all()).some(({ season }) => season.id === seasonId)).toBe(false);
  });

  test('is not settled while its final is to be played', async () => {
    await playOffs({ isFinalLeft: true });
    expect((await ends().find(seasonId))?.open.map(({ kind }) => kind).sort()).toEqual(['stage', 'unplayed']);
    expect(await refusalOf(settle({ acceptsUnplayed: true }))).toBe('SEASON_OPEN');
  });

  test.each(['waiting', 'disputed'])('is not settled while a result is %s', async (confirmation) => {
    await app.db.query(
      `update series set confirmation = $2, reported_by_side = 'home', confirm_by = case when $2 = 'waiting' then now() end
        where id = (select max(id) from series where division_id = $1)`,
      [divisionId, confirmation],
    );
    expect((await ends().find(seasonId))?.open).toMatchObject([{ kind: confirmation, count: 1 }]);
    expect(await refusalOf(settle())).toBe('SEASON_OPEN');
  });

  test('is not settled while two share a place where another one leads elsewhere', async () => {
    const other = await league.division(seasonId);
    const pair = [await league.teamIn(other, `E ${++count}`), await league.teamIn(other, `F ${++count}`)] as [
      number,
      number,
    ];
    await league.walkover(other, pair, 'both');
    await league.band(other, 1, 1);
    await app.db.query(`update placement_band set meaning = 'promotion' where division_id = $1`, [other]);
    expect((await ends().find(seasonId))?.open).toMatchObject([
      { kind: 'shared-place', count: 1, division: { id: other } },
    ]);
    expect(await refusalOf(settle())).toBe('SEASON_OPEN');
  });

  test('is settled with unplayed series only when staff say so, and never without a result', async () => {
    await league.series(divisionId, teams[0] as number, teams[1] as number);
    expect(await refusalOf(settle())).toBe('SEASON_OPEN');
    expect((await settle({ acceptsUnplayed: true })).open).toMatchObject([{ kind: 'unplayed', count: 1 }]);
    const empty = await league.season({ startsOn: '2019-01-01', endsOn: '2019-02-01' });
    expect(await refusalOf(settle({ seasonId: empty }))).toBe('SEASON_OPEN');
  });

  test('is opened again until a later season has divisions', async () => {
    await settle();
    expect(await refusalOf(settle())).toBe('SEASON_SETTLED');
    expect((await ends().reopen(admin, seasonId)).season.settledAt).toBeNull();
    expect(await refusalOf(ends().reopen(admin, seasonId))).toBe('SEASON_OPEN');
    await settle();
    const later = await league.season({ startsOn: '2022-01-01', endsOn: '2022-06-01' });
    await league.division(later);
    expect(await refusalOf(ends().reopen(admin, seasonId))).toBe('SEASON_SETTLED');
    await app.db.query('delete from division where season_id = $1', [later]);
  });
});

describe('in a settled season', () => {
  const anySeries = async () =>
    (
      await app.db.query<{ id: number }>('select max(id)::int as id from series where division_id = $1', [divisionId])
    )[0]?.id ?? 0;

  test('no result changes, by staff or by an undo', async () => {
    const seriesId = await anySeries();
    await reports().reset(admin, { seriesId, version: null });
    const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    await settle({ acceptsUnplayed: true });
    await app.db.query(`update series set scheduled_at = '2020-12-01' where id = $1`, [seriesId]);
    expect(await refusalOf(reports().report(admin, { seriesId, version: null }, awayWins, CHOICES))).toBe(
      'SEASON_SETTLED',
    );
    expect(await refusalOf(reports().declareWalkover(admin, { seriesId, version: null }, 'home'))).toBe(
      'SEASON_SETTLED',
    );
    const undo = app.app.get(UndoService, { strict: false });
    expect(await refusalOf(undo.undo(admin, entry?.id ?? 0, [entry?.id ?? 0]))).toBe('NOT_UNDOABLE');
  });

  test('no decision about a team changes', async () => {
    await settle();
    const divisions = app.app.get(DivisionAdminService, { strict: false });
    const decision = {
      ...{ isDisqualified: false, disqualificationReason: null, areResultsAnnulled: false },
      ...{ adjustment: 1, adjustmentReason: 'Ett poäng till', decider: null, deciderReason: null },
    };
    expect(await refusalOf(divisions.decideTeam(admin, divisionId, teams[0] as number, decision))).toBe(
      'SEASON_SETTLED',
    );
  });

  test('no stage changes, and none is made', async () => {
    const stageId = await playOffs();
    await settle();
    const stages = app.app.get(StageAdminService, { strict: false });
    const exits = app.app.get(StageExitService, { strict: false });
    expect(await refusalOf(stages.create(admin, { seasonId, name: 'Cupen', kind: 'cup' }))).toBe('SEASON_SETTLED');
    const chosen = { teamId: teams[0] as number, exit: 'withdrawn' as const, doesBeatenReturn: false };
    expect(await refusalOf(exits.takeOut(admin, { divisionId: stageId, version: 2 }, chosen))).toBe('SEASON_SETTLED');
  });

  test('a withdrawal stays that was made before its next series was known', async () => {
    const stageId = await playOffs({ isFinalLeft: true });
    const [semi] = await app.db.query<{ id: number }>(
      'select id from series where division_id = $1 and bracket_position = 1',
      [stageId],
    );
    const seriesId = semi?.id ?? 0;
    await reports().reset(admin, { seriesId, version: null });
    const [winner] = await app.db.query<{ id: number }>(
      'select away_team_id as id from series where division_id = $1 and bracket_position = 0',
      [stageId],
    );
    const { version } = await app.app.get(StageBracketsService, { strict: false }).getStageOrThrow(stageId);
    await app.app
      .get(StageExitService, { strict: false })
      .takeOut(
        admin,
        { divisionId: stageId, version },
        { teamId: winner?.id ?? 0, exit: 'withdrawn', doesBeatenReturn: false },
      );
    const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    await app.db.query(`update series set scheduled_at = '2020-12-01' where id = $1`, [seriesId]);
    await reports().report(admin, { seriesId, version: null }, awayWins, CHOICES);
    await settle();
    const undo = app.app.get(UndoService, { strict: false });
    expect(await refusalOf(undo.undo(admin, entry?.id ?? 0, [entry?.id ?? 0]))).toBe('NOT_UNDOABLE');
    await ends().reopen(admin, seasonId);
    expect(await refusalOf(undo.undo(admin, entry?.id ?? 0, [entry?.id ?? 0]))).toBeNull();
  });

  test(`a result and the settling that meet do not both come through (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const seriesId = await anySeries();
      const outcomes = await collideCalls(app.databaseUrl, { table: 'season', ids: [seasonId] }, [
        () =>
          refusalOf(
            round % 2 === 0 ? settle({ acceptsUnplayed: true }) : reports().reset(admin, { seriesId, version: null }),
          ),
        () =>
          refusalOf(
            round % 2 === 0 ? reports().reset(admin, { seriesId, version: null }) : settle({ acceptsUnplayed: true }),
          ),
      ]);
      expect(outcomes).toEqual(round % 2 === 0 ? [null, 'SEASON_SETTLED'] : [null, null]);
      await ends().reopen(admin, seasonId);
      await reports()
        .report(admin, { seriesId, version: null }, awayWins, CHOICES)
        .catch(() => undefined);
    }
  });
});
