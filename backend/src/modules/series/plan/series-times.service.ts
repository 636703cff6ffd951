import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import { toldTime } from '../../../domain/messages/told-time.ts';
import { checkedRows } from '../../../domain/refused-rows.ts';
import * as SeriesReport from '../../../domain/series/series-report.ts';
import * as SeriesTime from '../../../domain/series/series-time.ts';
import * as SeriesTimes from '../../../domain/series/series-times.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { SeriesTimesRepository } from './series-times.repository.ts';
import type { LockedSeries, NewTime, SeasonsSeries, SeriesToTime } from './series-times.repository.ts';
import { SeriesNoticesService } from './series-notices.service.ts';
import type { SeriesPlan } from './series-plan.repository.ts';
import type { SeriesPlanInput } from './series-plan.service.ts';

/** A sentence about a series that staff should read before they save. */
export interface SeriesTimeNote {
  seriesId: number;
  messageKey: string;
  params: Record<string, string>;
}

/** A series to be saved, with what it is now. */
interface CheckedTime extends NewTime {
  locked: LockedSeries;
}

/** The times of many series of a season at once. */
@Injectable()
export class SeriesTimesService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly times: SeriesTimesRepository,
    private readonly audit: AuditService,
    private readonly notices: SeriesNoticesService,
  ) {}

  /**
   * The series of a season (null: the current one) whose times the actor may set, in the order of the schedule. Those
   * with a result are there too: the next week is often played at the times of the last.
   */
  async toTime(actor: Actor, seasonId: number | null): Promise<SeriesToTime[]> {
    const all = await this.times.findToTime(seasonId, actor.playerId);
    return all
      .filter((series) => SeriesReport.mayChange(actor, series))
      .map(({ series, version, playDay }) => ({ series, version, playDay }));
  }

  /** What staff should look at (R20), as it would be with these changes. Nothing is saved. */
  async warnings(seasonId: number, changes: readonly SeriesPlanInput[]): Promise<SeriesTimeNote[]> {
    const stored = await this.times.findBySeason(seasonId);
    const byId = new Map(stored.map((series) => [series.id, series]));
    const typed = new Map(changes.map((change) => [change.seriesId, change]));
    const notes: SeriesTimeNote[] = [];
    const plans = stored.map(({ id, teamIds, scheduledAt, isStreamed }) => {
      const plan = { seriesId: id, teamIds, at: scheduledAt, isStreamed, isChanged: false };
      const change = typed.get(id);
      if (!change) return plan;
      const changed = { ...plan, isStreamed: change.isStreamed };
      try {
        const at = instantOf(change);
        return { ...changed, at, isChanged: at?.getTime() !== scheduledAt?.getTime() };
      } catch (error) {
        if (!(error instanceof LeagueError)) throw error;
        notes.push({ seriesId: id, messageKey: error.messageKey, params: textsOf(error.details.params) });
        return { ...changed, at: null };
      }
    });
    const season = stored[0];
    if (!season) return [];
    const warnings = SeriesTimes.warningsOf(plans, season, this.clock.now());
    const times = new Map(plans.map(({ seriesId, at }) => [seriesId, at]));
    return [...notes, ...warnings.map((warning) => noteOf(warning, season, byId, times))];
  }

  /**
   * Saves the times of series of one season, all or none. A refusal names every refused row: a time that Swedish clocks
   * never show, a series that has changed since the caller saw it, a division that they do not run, the division of
   * their own team. One act in the audit, and one notice for each team.
   */
  async saveAll(actor: Actor, seasonId: number, rows: readonly SeriesPlanInput[]): Promise<SeriesPlan[]> {
    const ids = rows.map(({ seriesId }) => seriesId);
    if (new Set(ids).size < ids.length) {
      throw new LeagueError('INVALID_INPUT', 'api.error.invalid-input', { field: 'series' });
    }
    return this.db.transaction(async () => {
      const series = await this.times.lockAll(ids, seasonId, actor.playerId);
      const locked = new Map(series.map((one) => [one.id, one]));
      const checked = checkedRows(
        rows,
        ({ seriesId }) => seriesId,
        (row) => this.checked(actor, row, locked.get(row.seriesId)),
      );
      const changed = checked.filter((time) => !isSame(time, time.locked));
      if (changed.length > 0) await this.save(actor, seasonId, changed);
      return this.times.findAllById(ids);
    });
  }

  private checked(actor: Actor, row: SeriesPlanInput, stored: LockedSeries | undefined): CheckedTime {
    const locked = SeriesReport.changeableSeries(actor, stored, row.version);
    const scheduledAt = instantOf(row);
    SeriesTime.assertMayBeTimed(locked, scheduledAt, this.clock.now());
    if (scheduledAt?.getTime() !== locked.scheduledAt?.getTime()) SeriesReport.assertOthersContest(locked);
    return { id: row.seriesId, scheduledAt, isStreamed: row.isStreamed, locked };
  }

  private async save(actor: Actor, seasonId: number, changed: readonly CheckedTime[]): Promise<void> {
    await this.times.saveAll(changed.map(({ id, scheduledAt, isStreamed }) => ({ id, scheduledAt, isStreamed })));
    const named = changed.map((time) => [nameOf(time.locked), time] as const);
    await this.audit.record(actor, {
      act: 'series.times',
      objectKind: 'season',
      objectId: seasonId,
      before: Object.fromEntries(named.map(([name, { locked }]) => [name, planOf(locked)])),
      after: Object.fromEntries(named.map(([name, time]) => [name, planOf(time)])),
      isOwnTeam: changed.some(({ locked }) => locked.isOwnTeam),
    });
    await this.notices.tellTimes(
      changed.map(({ id, scheduledAt, locked }) => ({
        ...locked,
        seriesId: id,
        before: locked.scheduledAt,
        after: scheduledAt,
        version: locked.version + 1,
      })),
    );
  }
}

/** The typed time; null for none. Refuses a text that is no time, and an hour that Swedish clocks skip. */
function instantOf({ scheduledAt }: SeriesPlanInput): Date | null {
  const typed = scheduledAt?.trim();
  return typed ? StockholmTime.parseTime(typed, 'scheduledAt') : null;
}

const planOf = ({ scheduledAt, isStreamed }: Pick<NewTime, 'scheduledAt' | 'isStreamed'>) => ({
  scheduledAt,
  isStreamed,
});

/** The series in the audit. Its id tells two series of the same teams apart. */
const nameOf = ({ id, sides }: LockedSeries): string => `${sides.home} – ${sides.away} (${id})`;

const isSame = (one: Pick<NewTime, 'scheduledAt' | 'isStreamed'>, other: typeof one): boolean =>
  one.scheduledAt?.getTime() === other.scheduledAt?.getTime() && one.isStreamed === other.isStreamed;

const textsOf = (params: Record<string, string | number> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));

function noteOf(
  warning: SeriesTimes.TimeWarning,
  season: SeriesTimes.SeasonDays,
  byId: ReadonlyMap<number, SeasonsSeries>,
  times: ReadonlyMap<number, Date | null>,
): SeriesTimeNote {
  const { seriesId } = warning;
  const note = (params: Record<string, string>) => ({
    seriesId,
    messageKey: `api.series.time.${warning.kind}`,
    params,
  });
  if (warning.kind === 'in-past') return note({});
  if (warning.kind === 'outside-season') return note({ startsOn: season.startsOn, endsOn: season.endsOn });
  const other = byId.get(warning.otherId) as SeasonsSeries;
  const at = times.get(other.id);
  const { home, away } = other.sides;
  const params = { home, away, time: at ? toldTime(at) : '' };
  if (warning.kind === 'stream-twice') return note(params);
  return note({ ...params, team: other.teamIds.home === warning.teamId ? home : away });
}
