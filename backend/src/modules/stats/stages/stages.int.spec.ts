import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { League, threeNil } from '../../../../test/factories/league.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { collideCalls } from '../../../../test/harness/locks.ts';
import { SeriesReportService } from '../../series/report/series-report.service.ts';
import { DivisionAdminService } from '../../seasons/divisions/admin/division-admin.service.ts';
import { StageBracketsService } from '../../series/stages/stage-brackets.service.ts';
import { toStageBracket } from '../../series/stages/stage.type.ts';
import { UndoService } from '../../staff/undo/undo.service.ts';
import { StandingsService } from '../standings/standings.service.ts';
import type { ChosenEntrant, StagePlan } from './stage-admin.ts';
import { StageAdminService } from './stage-admin.service.ts';
import { StageDrawService } from './stage-draw.service.ts';

const ROUNDS = Number(process.env['STAGE_RACES'] ?? 2);

let app: TestApp;
/** Another instance with the same database. */
let other: TestApp;
let league: League;
let admin: Actor;
let seasonId: number;
let divisionId: number;
let count = 0;

beforeAll(async () => {
  app = await bootApp();
  other = await bootApp({ beside: app });
  league = new League(app.db);
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterAll(async () => {
  await other.close();
  await app.close();
});
beforeEach(async () => {
  seasonId = await league.season({ startsOn: '2020-01-01', endsOn: '2030-01-01' });
  divisionId = await league.division(seasonId);
});

const draws = (on = app) => on.app.get(StageDrawService, { strict: false });
const stages = (on = app) => on.app.get(StageAdminService, { strict: false });
const reports = (on = app) => on.app.get(SeriesReportService, { strict: false });
const brackets = () => app.app.get(StageBracketsService, { strict: false });
const undo = () => app.app.get(UndoService, { strict: false });

const CHOICES = { isResultOnly: true, acceptsSuspended: false };
const games = (winner: 'home' | 'away') =>
  [1, 2, 3].map(() => ({
    goals: winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 },
    ...{ rows: { home: [], away: [] }, replayDigest: null },
  }));

const teamSeed = (teamId: number): ChosenEntrant => ({ teamId, divisionId: null, place: null });
const placeSeed = (place: number): ChosenEntrant => ({ teamId: null, divisionId, place });
const plan = (entrants: readonly ChosenEntrant[], more: Partial<StagePlan> = {}): StagePlan => ({
  ...{ name: `Slutspel ${++count}`, kind: 'playoffs', format: 'single-elimination' },
  ...{ hasThirdPlace: false, hasSecondFinal: false, weeks: [8], entrants },
  ...more,
});

/** A stage that is not drawn, with these seeds. */
async function planned(entrants: readonly ChosenEntrant[], more: Partial<StagePlan> = {}) {
  const made = await stages().create(admin, { seasonId, name: `Stage ${++count}`, kind: 'playoffs' });
  return stages().save(admin, made, plan(entrants, more));
}

/** A drawn stage of new teams, with the names of the seeds. */
async function drawn(teams: number, more: Partial<StagePlan> = {}) {
  const stage = await planned(await newSeeds(teams), more);
  await draws().draw(admin, stage);
  await app.db.query(`update series set scheduled_at = '2026-01-01' where division_id = $1`, [stage.divisionId]);
  return stage.divisionId;
}

/** The stored series, as `position: home-away score`, by seeds. */
async function series(stageId: number): Promise<string[]> {
  const stage = await brackets().find(stageId);
  const seedOf = (teamId: number) => stage?.entrants.find(({ team }) => team?.id === teamId)?.seed ?? 0;
  return (stage?.series ?? []).map(
    ({ position, homeTeamId, awayTeamId, isReported, homeGames, awayGames }) =>
      `${position}: ${seedOf(homeTeamId)}-${seedOf(awayTeamId)}${isReported ? ` ${homeGames ?? 0}-${awayGames ?? 0}` : ''}`,
  );
}
async function seriesAt(stageId: number, position: number): Promise<number> {
  const stage = await brackets().find(stageId);
  return stage?.series.find((one) => one.position === position)?.seriesId ?? 0;
}
async function report(stageId: number, position: number, winner: 'home' | 'away', on = app) {
  const seriesId = await seriesAt(stageId, position);
  await app.db.query(`update series set scheduled_at = coalesce(scheduled_at, '2026-01-02') where id = $1`, [seriesId]);
  return reports(on).report(admin, { seriesId, version: null }, games(winner), CHOICES);
}

describe('a stage', () => {
  test('is played from its draw to its champion, and never counts in a table', async () => {
    const [a, b, c, d] = [
      await league.teamIn(divisionId, `A ${++count}`),
      await league.teamIn(divisionId, `B ${++count}`),
      await league.teamIn(divisionId, `C ${++count}`),
      await league.teamIn(divisionId, `D ${++count}`),
    ];
    await league.played(divisionId, [a, b], threeNil);
    await league.played(divisionId, [b, c], threeNil);
    await league.played(divisionId, [c, d], threeNil);
    await league.played(divisionId, [a, c], threeNil);
    const standings = app.app.get(StandingsService, { strict: false });
    const table = await standings.tableOf(divisionId);
    const stage = await planned([1, 2, 3, 4].map(placeSeed), { hasThirdPlace: true, weeks: [8, 10] });
    await draws().draw(admin, stage);
    expect(await series(stage.divisionId)).toEqual(['0: 1-4', '1: 2-3']);
    await report(stage.divisionId, 0, 'away');
    await report(stage.divisionId, 1, 'home');
    expect(await series(stage.divisionId)).toEqual(['0: 1-4 0-3', '1: 2-3 3-0', '2: 1-3', '3: 2-4']);
    await report(stage.divisionId, 3, 'away');
    await report(stage.divisionId, 2, 'home');
    const played = (await brackets().find(stage.divisionId))?.states.at(-1);
    expect(played?.winner).toMatchObject({ seed: 4, isProvisional: false });
    expect(await standings.tableOf(divisionId)).toEqual(table);
    expect(await standings.tableOf(stage.divisionId)).toEqual([]);
    expect(
      await app.db.query('select week from series where division_id = $1 order by bracket_position', [
        stage.divisionId,
      ]),
    ).toEqual([8, 8, 10, 10].map((week) => ({ week })));
  });

  test('has a name in each language, and keeps the English one when only the other is saved', async () => {
    const made = await stages().create(admin, { seasonId, name: 'Slutspel', nameEng: ' Play-offs ', kind: 'playoffs' });
    expect(made).toMatchObject({ name: 'Slutspel', nameEng: 'Play-offs' });
    const seeds = await newSeeds(2);
    const saved = await stages().save(admin, made, plan(seeds, { name: 'Stora slutspelet' }));
    expect(saved).toMatchObject({ name: 'Stora slutspelet', nameEng: 'Play-offs' });
    const nameless = async () => stages().save(admin, saved, plan(seeds, { nameEng: ' ' }));
    expect(await refusalOf(nameless())).toBe('INVALID_INPUT');
    const same = await stages().save(admin, saved, plan(seeds, { name: 'Cup', nameEng: 'Cup' }));
    expect(same.nameEng).toBeNull();
    const renamed = await stages().save(admin, same, plan(seeds, { name: 'Slutspel', nameEng: 'Play-offs' }));
    expect(renamed).toMatchObject({ name: 'Slutspel', nameEng: 'Play-offs' });
  });

  test('leaves the divisions of staff alone: it is none of them', async () => {
    const stageId = await drawn(2);
    const divisions = app.app.get(DivisionAdminService, { strict: false });
    expect(await divisions.find(stageId)).toBeNull();
    expect(await refusalOf(divisions.saveTeams(admin, stageId, []))).toBe('DIVISION_NOT_FOUND');
  });

  test('is changed until it is drawn, by who has seen it', async () => {
    const stage = await planned([
      teamSeed(await league.team(`X ${++count}`)),
      teamSeed(await league.team(`Y ${++count}`)),
    ]);
    expect(await refusalOf(stages().save(admin, { ...stage, version: 0 }, plan([])))).toBe('CHANGED_MEANWHILE');
    await draws().draw(admin, stage);
    const seen = { divisionId: stage.divisionId, version: stage.version + 1 };
    expect(await refusalOf(stages().save(admin, seen, plan([])))).toBe('STAGE_DRAWN');
    expect(await refusalOf(draws().draw(admin, seen))).toBe('STAGE_DRAWN');
    expect(await refusalOf(stages().remove(admin, seen))).toBe('STAGE_DRAWN');
  });

  test('that is not drawn can be removed, and comes back by an undo', async () => {
    const stage = await planned([placeSeed(1), placeSeed(2)]);
    await stages().remove(admin, stage);
    expect(await brackets().find(stage.divisionId)).toBeNull();
    const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    await undo().undo(admin, entry?.id ?? 0, [entry?.id ?? 0]);
    expect(await brackets().find(stage.divisionId)).toMatchObject({
      name: stage.name,
      entrants: [{ seed: 1 }, { seed: 2 }],
    });
  });
});

describe('a draw', () => {
  test('waits for the tables, unless staff say that they are final', async () => {
    const [a, b] = [await league.teamIn(divisionId, `A ${++count}`), await league.teamIn(divisionId, `B ${++count}`)];
    await league.played(divisionId, [a, b], threeNil);
    await league.series(divisionId, b, a);
    const stage = await planned([placeSeed(1), placeSeed(2)]);
    expect(await refusalOf(draws().draw(admin, stage))).toBe('STAGE_NOT_READY');
    await draws().draw(admin, stage, { acceptsOpenTables: true });
    expect(await series(stage.divisionId)).toEqual(['0: 1-2']);
  });

  test('is refused while equal teams stand on the border, and when a team has two seeds', async () => {
    const teams = [
      await league.teamIn(divisionId, `A ${++count}`),
      await league.teamIn(divisionId, `B ${++count}`),
      await league.teamIn(divisionId, `C ${++count}`),
    ] as const;
    await league.walkover(divisionId, [teams[1], teams[2]], 'both');
    const border = await planned([placeSeed(1), placeSeed(2)]);
    expect(await refusalOf(draws().draw(admin, border))).toBe('STAGE_NOT_READY');
    const twice = await planned([placeSeed(1), teamSeed(teams[0]), placeSeed(2), placeSeed(3)]);
    expect(await refusalOf(draws().draw(admin, twice))).toBe('STAGE_NOT_READY');
  });

  test('is taken back as a whole', async () => {
    const stage = await planned(await newSeeds(4));
    await draws().draw(admin, stage);
    const stageId = stage.divisionId;
    const [entry] = await app.db.query<{ id: number }>(
      `select max(id)::int as id from audit_entry where act = 'stage.draw'`,
    );
    await undo().undo(admin, entry?.id ?? 0, [entry?.id ?? 0]);
    expect(await series(stageId)).toEqual([]);
    expect(await brackets().find(stageId)).toMatchObject({ isDrawn: false });
  });
});

describe('a result', () => {
  test('that is corrected gives the next series to the other team, at its time', async () => {
    const stageId = await drawn(4);
    await report(stageId, 0, 'home');
    await report(stageId, 1, 'home');
    await app.db.query(`update series set scheduled_at = '2026-02-02T18:00:00Z' where id = $1`, [
      await seriesAt(stageId, 2),
    ]);
    await report(stageId, 0, 'away');
    expect(await series(stageId)).toEqual(['0: 1-4 0-3', '1: 2-3 3-0', '2: 2-4']);
    const [final] = await app.db.query('select scheduled_at as at from series where id = $1', [
      await seriesAt(stageId, 2),
    ]);
    expect(final).toEqual({ at: new Date('2026-02-02T18:00:00Z') });
    await report(stageId, 0, 'home');
    expect(await series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3 3-0', '2: 1-2']);
  });

  test('cannot be changed under a series that is played', async () => {
    const stageId = await drawn(4);
    for (const position of [0, 1, 2]) await report(stageId, position, 'home');
    expect(await refusalOf(report(stageId, 0, 'away'))).toBe('STAGE_SERIES_STANDS');
    const seriesId = await seriesAt(stageId, 0);
    expect(await refusalOf(reports().reset(admin, { seriesId, version: null }))).toBe('STAGE_SERIES_STANDS');
    await reports().reset(admin, { seriesId: await seriesAt(stageId, 2), version: null });
    await report(stageId, 0, 'away');
    expect(await series(stageId)).toEqual(['0: 1-4 0-3', '1: 2-3 3-0', '2: 2-4']);
  });

  test('that another team can still contest lets its winner on, and the next series wait', async () => {
    const stageId = await drawn(4);
    await report(stageId, 0, 'home');
    await report(stageId, 1, 'home');
    await app.db.query(
      `update series set reported_by_side = 'home', confirmation = 'waiting', confirm_by = now() where id = $1`,
      [await seriesAt(stageId, 0)],
    );
    expect(await series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3 3-0', '2: 1-2']);
    expect(await refusalOf(report(stageId, 2, 'home'))).toBe('STAGE_NOT_SETTLED');
    const stage = await brackets().find(stageId);
    const told = stage ? toStageBracket(stage).series : [];
    expect(told.map(({ winner, isProvisional }) => [winner, isProvisional])).toEqual([
      [1, true],
      [2, false],
      [null, false],
    ]);
  });

  test('for neither side lets the next opponent on', async () => {
    const stageId = await drawn(4);
    await reports().declareWalkover(admin, { seriesId: await seriesAt(stageId, 0), version: null }, 'both');
    await report(stageId, 1, 'away');
    const final = (await brackets().find(stageId))?.states.at(-1);
    expect(final).toMatchObject({ state: 'passed', winner: { seed: 3 } });
  });

  test('that is taken back takes the next series back, also when another result made it', async () => {
    const stageId = await drawn(4);
    await report(stageId, 0, 'home');
    const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    await report(stageId, 1, 'home');
    await undo().undo(admin, entry?.id ?? 0, [entry?.id ?? 0]);
    expect(await series(stageId)).toEqual(['0: 1-4', '1: 2-3 3-0']);
  });

  test('cannot be taken back under a series that is played', async () => {
    const stageId = await drawn(4);
    await report(stageId, 0, 'home');
    const [entry] = await app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    await report(stageId, 1, 'home');
    await report(stageId, 2, 'home');
    expect((await undo().preview(admin, entry?.id ?? 0)).obstacle?.messageKey).toBe('api.stage.series-stands');
    expect(await refusalOf(undo().undo(admin, entry?.id ?? 0, [entry?.id ?? 0]))).toBe('STAGE_SERIES_STANDS');
  });
});

/** The codes of two calls that overlap; null for the one that was done. */
const overlap = (stageId: number, calls: (() => Promise<unknown>)[]) =>
  collideCalls(
    app.databaseUrl,
    { table: 'stage', ids: [stageId] },
    calls.map((call) => () => refusalOf(call())),
  );

test('two draws at once: one is done, the other is told', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stage = await planned(await newSeeds(3));
    const codes = await overlap(stage.divisionId, [
      () => draws().draw(admin, stage),
      () => draws(other).draw(admin, stage),
    ]);
    expect(codes.filter((code) => code !== null)).toEqual(['CHANGED_MEANWHILE']);
    expect(await series(stage.divisionId)).toEqual(['0: 2-3']);
  }
});

test('the last two results of a round at once make one next series', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stageId = await drawn(4);
    await overlap(stageId, [() => report(stageId, 0, 'home'), () => report(stageId, 1, 'home', other)]);
    expect(await series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3 3-0', '2: 1-2']);
  }
});

test('a report against a correction of the series before: one wins, the other is told, and nothing is half', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const stageId = await drawn(4);
    await report(stageId, 0, 'home');
    await report(stageId, 1, 'home');
    await app.db.query(`update series set scheduled_at = '2026-01-02' where id = $1`, [await seriesAt(stageId, 2)]);
    const [semifinal, final] = [await seriesAt(stageId, 0), await seriesAt(stageId, 2)];
    const correct = () => reports().report(admin, { seriesId: semifinal, version: null }, games('away'), CHOICES);
    const play = () => reports(other).report(admin, { seriesId: final, version: null }, games('home'), CHOICES);
    const codes = await overlap(stageId, round % 2 === 0 ? [correct, play] : [play, correct]);
    const [corrected, played] = round % 2 === 0 ? codes : codes.toReversed();
    if (played === null) {
      expect(corrected).toBe('STAGE_SERIES_STANDS');
      expect(await series(stageId)).toEqual(['0: 1-4 3-0', '1: 2-3 3-0', '2: 1-2 3-0']);
    } else {
      expect([corrected, played]).toEqual([null, 'SERIES_NOT_FOUND']);
      expect(await series(stageId)).toEqual(['0: 1-4 0-3', '1: 2-3 3-0', '2: 2-4']);
    }
  }
});

async function newSeeds(teams: number): Promise<ChosenEntrant[]> {
  const seeds: ChosenEntrant[] = [];
  for (let seed = 1; seed <= teams; seed++) seeds.push(teamSeed(await league.team(`Seed ${seed} ${++count}`)));
  return seeds;
}
