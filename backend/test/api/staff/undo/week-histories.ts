import fc from 'fast-check';
import type { Actor } from '../../../../src/domain/actor.ts';
import { LeagueError } from '../../../../src/domain/league-error.ts';
import { SIDES } from '../../../../src/domain/sides.ts';
import type { Side } from '../../../../src/domain/sides.ts';
import * as StockholmTime from '../../../../src/domain/stockholm-time.ts';
import { AuditEntry } from '../../../../src/modules/audit/audit-entry.entity.ts';
import { Division } from '../../../../src/modules/seasons/divisions/division.entity.ts';
import { DivisionAdminService } from '../../../../src/modules/seasons/divisions/admin/division-admin.service.ts';
import { NoShowDecisionsService } from '../../../../src/modules/series/match-week/no-show/no-show-decisions.service.ts';
import { NoShowService } from '../../../../src/modules/series/match-week/no-show/no-show.service.ts';
import { ReadyService } from '../../../../src/modules/series/match-week/ready/ready.service.ts';
import { DisputesService } from '../../../../src/modules/series/match-week/results/disputes.service.ts';
import { ResultsJobService } from '../../../../src/modules/series/match-week/results/results-job.service.ts';
import { ResultsService } from '../../../../src/modules/series/match-week/results/results.service.ts';
import { Image } from '../../../../src/modules/content/media/image.entity.ts';
import { Series } from '../../../../src/modules/series/series.entity.ts';
import { SeriesPlanService } from '../../../../src/modules/series/plan/series-plan.service.ts';
import { SeriesReportService } from '../../../../src/modules/series/report/series-report.service.ts';
import { UndoService } from '../../../../src/modules/staff/undo/undo.service.ts';
import type { League } from '../../../factories/league.ts';
import { insertAll } from '../../../factories/rows.ts';
import { weekLeague } from '../../../factories/week-league.ts';
import type { WeekLeague } from '../../../factories/week-league.ts';
import type { TestApp } from '../../../harness/app.ts';
import { setTime } from '../../../harness/time.ts';

const START = new Date('2030-03-20T18:00:00Z');
const HOUR_MS = 3_600_000;

/** What someone tries to do to the series; it may be refused. `entry` counts staff's acts from the newest. */
export type Step =
  | { by: Side; does: 'name' | 'claim' | 'object' | 'withdraw' | 'report' | 'confirm' | 'dispute' }
  | {
      by: 'staff';
      does: 'report' | 'reset' | 'walkover' | 'grant' | 'decline' | 'keep' | 'replay' | 'settle' | 'format';
    }
  | { by: 'staff'; does: 'time'; hours: number | null }
  | { by: 'staff'; does: 'undo'; entry: number }
  | { by: 'clock'; hours: number };

const CAPTAINS = ['name', 'claim', 'object', 'withdraw', 'report', 'confirm', 'dispute'] as const;
const STAFF = ['report', 'reset', 'walkover', 'grant', 'decline', 'keep', 'replay', 'settle', 'format'] as const;

/** Histories in which captains, staff and the clock meet, and staff take acts back. */
export const HISTORIES = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ by: fc.constantFrom(...SIDES), does: fc.constantFrom(...CAPTAINS) }) },
    { weight: 4, arbitrary: fc.record({ by: fc.constant('staff'), does: fc.constantFrom(...STAFF) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        ...{ by: fc.constant('staff'), does: fc.constant('time') },
        hours: fc.option(fc.integer({ min: -5, max: 5 })),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        ...{ by: fc.constant('staff'), does: fc.constant('undo') },
        entry: fc.integer({ min: 0, max: 4 }),
      }),
    },
    { weight: 2, arbitrary: fc.record({ by: fc.constant('clock'), hours: fc.integer({ min: 1, max: 26 }) }) },
  ),
  { minLength: 15, maxLength: 40, size: 'max' },
);

/** A series whose time has come, as captains and staff meet it. */
export class WeekHistory {
  #now = START;
  /** Steps that were made, and undos among them. */
  readonly done = { steps: 0, undos: 0 };

  private constructor(
    private readonly app: TestApp,
    private readonly world: WeekLeague,
    readonly seriesId: number,
    private readonly firstEntry: number,
  ) {}

  static async begin(app: TestApp, world: WeekLeague): Promise<WeekHistory> {
    await app.db.repo(Series).delete({ divisionId: world.divisionId });
    await app.db.repo(Division).update(world.divisionId, { seriesFormat: 'first-to-3' });
    const seriesId = await world.series({ scheduledAt: START });
    const [latest] = await app.db.query<{ id: number }>('select coalesce(max(id), 0) as id from audit_entry');
    const history = new WeekHistory(app, world, seriesId, latest?.id ?? 0);
    history.#tick(0);
    return history;
  }

  /** Tries a step. A refusal is an outcome like others; a fault is thrown. */
  async try(step: Step): Promise<void> {
    try {
      await this.#make(step);
      this.done.steps += 1;
      if (step.by === 'staff' && step.does === 'undo') this.done.undos += 1;
    } catch (error) {
      if (!(error instanceof LeagueError)) throw error;
    }
  }

  #of<T>(service: abstract new (...args: never[]) => T): T {
    return this.app.app.get<T>(service, { strict: false });
  }

  #tick(hours: number): void {
    this.#now = new Date(this.#now.getTime() + hours * HOUR_MS);
    setTime([this.app], this.#now);
  }

  async #seen(): Promise<{ seriesId: number; version: number }> {
    const { version } = await this.app.db.repo(Series).findOneByOrFail({ id: this.seriesId });
    return { seriesId: this.seriesId, version };
  }

  async #make(step: Step): Promise<unknown> {
    if (step.by === 'clock') {
      this.#tick(step.hours);
      return this.#of(ResultsJobService).run();
    }
    if (step.by !== 'staff') return this.#captain(step.by, step.does);
    if (step.does === 'undo') return this.#undo(step.entry);
    if (step.does === 'time') return this.#plan(step.hours);
    return this.#staff(step.does);
  }

  async #captain(side: Side, does: (typeof CAPTAINS)[number]): Promise<unknown> {
    const { seriesId, world } = this;
    const [captain, ...mates] = world.squads[side];
    const pictures = [lobbyOf(captain)];
    if (does === 'name') {
      const players = [captain, ...mates].slice(0, 3).map(({ playerId }) => playerId as number);
      return this.#of(ReadyService).name(captain, seriesId, players);
    }
    if (does === 'claim') return this.#of(NoShowService).claim(captain, { ...(await this.#seen()), pictures });
    if (does === 'object') return this.#of(NoShowService).object(captain, { seriesId, text: 'No', pictures });
    if (does === 'withdraw') return this.#of(NoShowService).withdraw(captain, await this.#seen());
    const results = this.#of(ResultsService);
    if (does === 'confirm') return results.confirm(captain, await this.#seen());
    if (does === 'dispute') {
      return results.dispute(captain, { ...(await this.#seen()), game: null, reason: 'Ours', pictures: [] });
    }
    return results.report(captain, { ...(await this.#seen()), ...(await this.#result(side)), pictures: [] });
  }

  async #staff(does: (typeof STAFF)[number]): Promise<unknown> {
    const { admin, divisionId } = this.world;
    const seen = await this.#seen();
    const reports = this.#of(SeriesReportService);
    if (does === 'report') {
      const { games, choices } = await this.#result('home');
      return reports.report(admin, seen, games, choices);
    }
    if (does === 'reset') return reports.reset(admin, seen);
    if (does === 'walkover') return reports.declareWalkover(admin, seen, 'away');
    if (does === 'settle') return this.#of(DisputesService).settle(admin, seen);
    if (does === 'grant' || does === 'decline') {
      return this.#of(NoShowDecisionsService).decide(admin, { ...seen, isGranted: does === 'grant', reason: null });
    }
    if (does === 'format') {
      const format = (await this.#format()) === 'first-to-3' ? 'four-plus-decider' : 'first-to-3';
      return this.#of(DivisionAdminService).saveInfo(admin, divisionId, { name: `D ${divisionId}`, format });
    }
    return this.#of(DisputesService).decide(admin, { ...seen, decision: does, walkover: null, reason: 'So it is' });
  }

  async #plan(hours: number | null): Promise<unknown> {
    const at = hours === null ? null : new Date(START.getTime() + hours * HOUR_MS);
    const scheduledAt = at && StockholmTime.formatTime(at).slice(0, 16);
    return this.#of(SeriesPlanService).save(this.world.admin, {
      ...(await this.#seen()),
      scheduledAt,
      isStreamed: false,
    });
  }

  /** Takes one of staff's latest acts back, as the plan says. */
  async #undo(entry: number): Promise<unknown> {
    const entries = await this.app.db.repo(AuditEntry).find({ order: { id: 'DESC' }, take: entry + 1 });
    const chosen = entries[entry];
    if (!chosen || chosen.id <= this.firstEntry) throw new LeagueError('NOT_FOUND', 'api.undo.no-such-act');
    const undos = this.#of(UndoService);
    const plan = await undos.preview(this.world.admin, chosen.id);
    if (plan.obstacle) throw new LeagueError('NOT_UNDOABLE', plan.obstacle.messageKey);
    return undos.undo(
      this.world.admin,
      chosen.id,
      plan.entries.map(({ id }) => id),
    );
  }

  async #format(): Promise<string> {
    return (await this.#of(DivisionAdminService).getDivisionOrThrow(this.world.divisionId)).format;
  }

  /** A result that the division's format has, without the players' numbers. */
  async #result(winner: Side) {
    const won = winner === 'home' ? { home: 1, away: 0 } : { home: 0, away: 1 };
    const count = (await this.#format()) === 'first-to-3' ? 3 : 4;
    const game = { goals: won, rows: { home: [], away: [] }, replayDigest: null };
    return {
      games: Array.from({ length: count }, () => game),
      choices: { isResultOnly: true, acceptsSuspended: false },
    };
  }
}

const lobbyOf = ({ userId }: Actor): string => `lobby-${userId}.png`;

/** A league for histories, whose captains have pictures of the lobby. */
export async function historyWorld(app: TestApp, league: League): Promise<WeekLeague> {
  const world = await weekLeague(app.db, '2030-03-18', {}, league);
  await insertAll(
    app.db,
    Image,
    SIDES.map((side) => {
      const [captain] = world.squads[side];
      return { name: lobbyOf(captain), uploadedByUserId: captain.userId };
    }),
  );
  return world;
}
