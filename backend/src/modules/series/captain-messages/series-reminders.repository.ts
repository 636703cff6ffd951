import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Db } from '../../../platform/db/db.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { returnedRows } from '../../../platform/db/written.ts';
import { CONTESTED_SQL } from '../contested.read.ts';
import { lateSeriesSql } from '../late-series.read.ts';
import { Series } from '../series.entity.ts';
import type { LateSeries } from './late-series.ts';
import { SeriesReminder } from './series-reminder.entity.ts';

/** Late series in which no walkover is claimed, on the day `$1` in Sweden: among the ids `$2`, or of the division `$3`. Null means all. */
const LATE = namedRead<LateSeries>(
  'late-series',
  `
  select s.id as "seriesId", s.week, s.scheduled_at as "scheduledAt", h.name as home, a.name as away,
         d.id as "divisionId", d.name as division, d.name_en as "divisionEng", d.admin_user_id as "divisionAdminUserId",
         exists (select from series_reminder m where m.series_id = s.id and m.reminded_on = $1::date) as "isRemindedToday",
         (select coalesce(json_agg(json_build_object('userId', u.id, 'discordId', u.discord_id, 'team', t.name)
                                   order by u.id), '[]')
            from roster_entry r join team t on t.id = r.team_id join player p on p.id = r.player_id
            join app_user u on u.id = p.user_id
           where r.team_id in (s.home_team_id, s.away_team_id) and r.valid_to is null and r.sort_order = 1) as captains
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where ${lateSeriesSql('s', '$1')} and not ${CONTESTED_SQL} and ($2::int[] is null or s.id = any($2)) and ($3::int is null or d.id = $3)
   order by s.scheduled_at, s.id`,
);

/** Storage of reminders. Methods that write need the caller's transaction. */
@Injectable()
export class SeriesRemindersRepository {
  constructor(private readonly db: Db) {}

  /** The longest overdue first. */
  findLate(at: Date, ids: readonly number[] | null, divisionId: number | null): Promise<LateSeries[]> {
    return this.db.read(LATE, [StockholmTime.stockholmDate(at), ids, divisionId]);
  }

  /** Locks series, as a report does, so that none gets a result meanwhile. */
  async lockSeries(ids: readonly number[]): Promise<void> {
    const lock = { mode: 'for_no_key_update' } as const;
    await this.db.repo(Series).find({ select: { id: true }, where: { id: In(ids) }, order: { id: 'asc' }, lock });
  }

  /** Stores that the captains are reminded today. Returns the series for which no one did so before, with the rows' ids. */
  async insertReminders(seriesIds: readonly number[], at: Date, userId: number | null): Promise<Map<number, number>> {
    const remindedOn = StockholmTime.stockholmDate(at);
    const stored = await this.db
      .repo(SeriesReminder)
      .createQueryBuilder()
      .insert()
      .values(seriesIds.map((seriesId) => ({ seriesId, remindedOn, remindedByUserId: userId })))
      .orIgnore()
      .returning(['id', 'seriesId'])
      .execute();
    return new Map(returnedRows<{ id: number; series_id: number }>(stored).map((row) => [row.series_id, row.id]));
  }
}
