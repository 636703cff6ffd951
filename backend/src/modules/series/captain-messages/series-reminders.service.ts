import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import * as DivisionRules from '../../../domain/competition/division.ts';
import { LeagueError } from '../../../domain/league-error.ts';
import * as Reminder from '../../../domain/messages/series-reminder.ts';
import { Clock } from '../../../platform/clock.ts';
import { Db } from '../../../platform/db/db.ts';
import { AuditService } from '../../audit/audit.service.ts';
import type { CaptainsReminded, LateSeries, LateSeriesChoice } from './late-series.ts';
import { SeriesRemindersRepository } from './series-reminders.repository.ts';
import { TellCaptainsService } from './tell-captains.service.ts';

/** Staff remind the captains of series that should have been played (R26). */
@Injectable()
export class SeriesRemindersService {
  constructor(
    private readonly db: Db,
    private readonly clock: Clock,
    private readonly reminders: SeriesRemindersRepository,
    private readonly captains: TellCaptainsService,
    private readonly audit: AuditService,
  ) {}

  /** The late series of the choice that the actor runs, the longest overdue first. */
  async late(actor: Actor, { ids, divisionId, isMine }: LateSeriesChoice): Promise<LateSeries[]> {
    const all = await this.reminders.findLate(this.clock.now(), ids, divisionId);
    return all.filter(
      (series) => DivisionRules.mayRun(actor, series) && (!isMine || series.divisionAdminUserId === actor.userId),
    );
  }

  /**
   * Reminds the captains of both teams of each series. A series that has a result by now, or whose captains were reminded
   * today, is left out. Refuses series of a division that the actor does not run (NOT_YOUR_DIVISION), too many at once
   * (INVALID_INPUT), and when no series remains (NOTHING_CHANGED).
   */
  remind(actor: Actor, seriesIds: readonly number[]): Promise<CaptainsReminded> {
    const ids = [...new Set(seriesIds)];
    if (ids.length === 0 || ids.length > Reminder.MOST_REMINDED) {
      throw new LeagueError('INVALID_INPUT', 'api.reminder.count', { params: { max: Reminder.MOST_REMINDED } });
    }
    return this.db.transaction(async () => {
      await this.reminders.lockSeries(ids);
      const at = this.clock.now();
      const late = await this.reminders.findLate(at, ids, null);
      for (const series of late) DivisionRules.assertMayRun(actor, series);
      const reachable = late.filter(({ captains }) => captains.length > 0);
      const stored = await this.store(actor, reachable, at);
      const told = reachable.filter(({ seriesId }) => stored.has(seriesId));
      if (told.length === 0) throw new LeagueError('NOTHING_CHANGED', 'api.reminder.none');
      for (const series of told) await this.tell(actor, series, stored.get(series.seriesId) ?? 0);
      const captains = new Set(told.flatMap((series) => series.captains.map(({ userId }) => userId)));
      return { series: told.length, captains: captains.size };
    });
  }

  private async store(actor: Actor, late: readonly LateSeries[], at: Date): Promise<Map<number, number>> {
    if (late.length === 0) return new Map();
    const ids = late.map(({ seriesId }) => seriesId);
    return this.reminders.insertReminders(ids, at, actor.userId);
  }

  private async tell(actor: Actor, series: LateSeries, reminderId: number): Promise<void> {
    const { seriesId, divisionId, captains } = series;
    await this.captains.tell(captains, {
      key: `series-reminder:${reminderId}`,
      notice: Reminder.reminderNotice(series),
      inChat: Reminder.reminderInChat(series),
      divisionId,
      seriesId,
    });
    await this.audit.record(actor, {
      act: 'series.remind',
      objectKind: 'series',
      objectId: seriesId,
      after: { captains: captains.length },
    });
  }
}
