import { ANONYMOUS } from '../../../../domain/actor.ts';
import type { Actor } from '../../../../domain/actor.ts';
import { League } from '../../../../../test/factories/league.ts';
import type { TestApp } from '../../../../../test/harness/app.ts';
import { SeriesReportService } from '../../../series/report/series-report.service.ts';
import type { ReportChoices } from '../../../series/report/played-result.service.ts';
import type { StageWithBracket } from '../../../series/stages/stage.ts';
import { StageBracketsService } from '../../../series/stages/stage-brackets.service.ts';
import { UndoService } from '../../../staff/undo/undo.service.ts';
import type { ChosenEntrant, StagePlan } from '../stage-admin.ts';
import { StageAdminService } from '../stage-admin.service.ts';
import { StageDrawService } from '../stage-draw.service.ts';

const CHOICES: ReportChoices = { isResultOnly: true, acceptsSuspended: false };

/** Three games that one side has won. */
const games = (winner: 'home' | 'away') =>
  [1, 2, 3].map(() => ({
    goals: winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 },
    ...{ rows: { home: [], away: [] }, replayDigest: null },
  }));

let count = 0;

/** A season whose stages a test draws and plays, with the names of the seeds instead of the teams'. */
export class StageWorld {
  readonly league: League;
  admin: Actor = ANONYMOUS;
  seasonId = 0;

  constructor(readonly app: TestApp) {
    this.league = new League(app.db);
  }

  /** A new season, and who decides in it. */
  async begin(): Promise<void> {
    this.seasonId = await this.league.season({ startsOn: '2020-01-01', endsOn: '2030-01-01' });
    if (this.admin === ANONYMOUS)
      this.admin = { ...ANONYMOUS, userId: await this.league.user({}, ['admin']), roles: ['admin'] };
  }

  get stages() {
    return this.app.app.get(StageAdminService, { strict: false });
  }
  get draws() {
    return this.app.app.get(StageDrawService, { strict: false });
  }
  get reports() {
    return this.app.app.get(SeriesReportService, { strict: false });
  }
  get brackets() {
    return this.app.app.get(StageBracketsService, { strict: false });
  }

  plan(entrants: readonly ChosenEntrant[], more: Partial<StagePlan> = {}): StagePlan {
    return {
      ...{ name: `Slutspel ${++count}`, kind: 'playoffs', format: 'single-elimination' },
      ...{ hasThirdPlace: false, hasSecondFinal: false, weeks: [8], entrants },
      ...more,
    };
  }

  /** A stage that is not drawn, with these seeds. */
  async planned(entrants: readonly ChosenEntrant[], more: Partial<StagePlan> = {}): Promise<StageWithBracket> {
    const { admin, seasonId } = this;
    const made = await this.stages.create(admin, { seasonId, name: `Stage ${++count}`, kind: 'playoffs' });
    return this.stages.save(admin, made, this.plan(entrants, more));
  }

  /** A drawn stage of new teams. */
  async drawn(teams: number, more: Partial<StagePlan> = {}): Promise<number> {
    const seeds: ChosenEntrant[] = [];
    for (let seed = 1; seed <= teams; seed++) {
      seeds.push({ teamId: await this.league.team(`Seed ${seed} ${++count}`), divisionId: null, place: null });
    }
    const stage = await this.planned(seeds, more);
    await this.draws.draw(this.admin, stage);
    return stage.divisionId;
  }

  /** The stage now. */
  stage(stageId: number): Promise<StageWithBracket> {
    return this.brackets.getStageOrThrow(stageId);
  }

  async teamOf(stageId: number, seed: number): Promise<number> {
    return (await this.stage(stageId)).entrants[seed - 1]?.team?.id ?? 0;
  }

  /** The stored series, as `position: home-away score`, by seeds. */
  async series(stageId: number): Promise<string[]> {
    const { entrants, series } = await this.stage(stageId);
    const seedOf = (teamId: number) => entrants.find(({ team }) => team?.id === teamId)?.seed ?? 0;
    return series.map(
      ({ position, homeTeamId, awayTeamId, isReported, homeGames, awayGames }) =>
        `${position}: ${seedOf(homeTeamId)}-${seedOf(awayTeamId)}${isReported ? ` ${homeGames ?? 0}-${awayGames ?? 0}` : ''}`,
    );
  }

  async seriesAt(stageId: number, position: number): Promise<number> {
    return (await this.stage(stageId)).series.find((one) => one.position === position)?.seriesId ?? 0;
  }

  /** Staff report a series of a stage, which gets a time when it has none. */
  async report(
    stageId: number,
    position: number,
    winner: 'home' | 'away',
    choices: Partial<ReportChoices> = {},
  ): Promise<void> {
    const seriesId = await this.seriesAt(stageId, position);
    const setTime = `update series set scheduled_at = coalesce(scheduled_at, '2026-01-02') where id = $1`;
    await this.app.db.query(setTime, [seriesId]);
    await this.reports.report(this.admin, { seriesId, version: null }, games(winner), { ...CHOICES, ...choices });
  }

  /** Takes the last act of staff back. */
  async undoLast(): Promise<void> {
    const [entry] = await this.app.db.query<{ id: number }>('select max(id)::int as id from audit_entry');
    const id = entry?.id ?? 0;
    await this.app.app.get(UndoService, { strict: false }).undo(this.admin, id, [id]);
  }

  /** All that is stored of a stage and its series, but the versions, which grow also in an undo. */
  async rows(stageId: number): Promise<unknown> {
    const [found] = await this.app.db.query<{ rows: unknown }>(
      `select json_build_object(
         'stage', (select to_jsonb(s) - 'version' from stage s where s.division_id = $1),
         'entrants', (select json_agg(to_jsonb(e) order by e.seed) from stage_entrant e where e.division_id = $1),
         'series', (select json_agg(to_jsonb(s) - 'version' - 'updated_at' order by s.id) from series s where s.division_id = $1),
         'games', (select json_agg(to_jsonb(g) order by g.id) from game g join series s on s.id = g.series_id
                    where s.division_id = $1)) as rows`,
      [stageId],
    );
    return found?.rows;
  }
}
