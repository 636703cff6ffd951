import { Injectable } from '@nestjs/common';
import { Db } from '../../platform/db/db.ts';
import { namedRead } from '../../platform/db/named-read.ts';
import { namedWrite } from '../../platform/db/named-write.ts';
import { SeriesRoom } from './series-room.entity.ts';
import type { RoomPlan, RoomSubject, StoredRoom } from './series-room.ts';

const SUBJECTS = `
  select s.id as "seriesId", s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId",
         s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported", h.name as home, a.name as away
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id`;

/** Takes the same locks in the same order as a report. */
const LOCKED = 'for share of d for no key update of s';
const LOCK_SERIES = namedWrite<RoomSubject>(
  'lock-series-of-rooms',
  `${SUBJECTS} where s.id = any($1::int[]) order by s.id ${LOCKED}`,
);
const LOCK_WEEK = namedWrite<RoomSubject>(
  'lock-week-of-rooms',
  `${SUBJECTS} where s.division_id = $1 and s.week = $2 order by s.id ${LOCKED}`,
);

const WANT = namedWrite<{ generation: number }>(
  'want-room',
  `insert into series_room (series_id) values ($1)
   on conflict (series_id) do update
      set generation = series_room.generation + 1, is_wanted = true, channel_id = null
   returning generation`,
);

const ROOMS = namedRead<StoredRoom>(
  'rooms-of-series',
  `
  select r.series_id as "seriesId", r.generation, r.is_wanted as "isWanted", r.channel_id as "channelId", w.work
    from series_room r left join lateral (
      select json_build_object('isDead', o.dead_at is not null, 'lastError', o.last_error, 'missingRight', o.missing_right,
             'attempts', o.attempts) as work
        from outbox_entry o
       where o.subject = 'series:' || r.series_id and o.done_at is null
         and o.payload->>'generation' = r.generation::text and (r.is_wanted or o.kind = 'close-room')
       order by o.id limit 1) w on true
   where r.series_id = any($1::int[])`,
);

const PLAN = namedRead<RoomPlan>(
  'room-plan',
  `
  select r.series_id as "seriesId", r.generation, r.is_wanted as "isWanted", r.channel_id as "channelId", s.week,
         h.name as home, a.name as away, d.name as division,
         array(select u.discord_id from roster_entry e
                 join player p on p.id = e.player_id join app_user u on u.id = p.user_id
                where e.team_id in (s.home_team_id, s.away_team_id) and e.valid_to is null
               union select u.discord_id from app_user u where u.id = d.admin_user_id) as "memberIds"
    from series_room r join series s on s.id = r.series_id join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where r.series_id = $1`,
);

const WITH_ROOM = namedRead<RoomSubject>(
  'series-with-room',
  `${SUBJECTS} where s.division_id = $1 and exists (
      select from series_room r where r.series_id = s.id and (r.is_wanted or r.channel_id is not null)) order by s.id`,
);

/** Storage of the series' rooms. Methods that write need the transaction that has locked the series. */
@Injectable()
export class RoomsRepository {
  constructor(private readonly db: Db) {}

  async lockSeries(id: number): Promise<RoomSubject | null> {
    return (await this.lockAllSeries([id]))[0] ?? null;
  }

  /** Locks series, in the order of their ids. */
  lockAllSeries(ids: readonly number[]): Promise<RoomSubject[]> {
    return this.db.write(LOCK_SERIES, [ids]);
  }

  lockWeek(divisionId: number, week: number): Promise<RoomSubject[]> {
    return this.db.write(LOCK_WEEK, [divisionId, week]);
  }

  /** The series of a division that have a room or should get one. */
  findSeriesWithRoom(divisionId: number): Promise<RoomSubject[]> {
    return this.db.read(WITH_ROOM, [divisionId]);
  }

  /** The series among these that ever had a room. */
  findByIds(seriesIds: readonly number[]): Promise<StoredRoom[]> {
    return this.db.read(ROOMS, [seriesIds]);
  }

  async findById(seriesId: number): Promise<StoredRoom | null> {
    return (await this.findByIds([seriesId]))[0] ?? null;
  }

  /** What the room should look like now; null when the series does not exist any more. */
  async findPlan(seriesId: number): Promise<RoomPlan | null> {
    return (await this.db.read(PLAN, [seriesId]))[0] ?? null;
  }

  /** Stores that the series should get a new room, and returns its generation. */
  async want(seriesId: number): Promise<number> {
    return (await this.db.write(WANT, [seriesId]))[0]?.generation ?? 1;
  }

  async unwant(seriesId: number): Promise<void> {
    await this.db.repo(SeriesRoom).update(seriesId, { isWanted: false });
  }

  /** Stores the room's id. Does nothing when the series should have another room by now. */
  async setChannel(seriesId: number, generation: number, channelId: string | null): Promise<void> {
    await this.db.repo(SeriesRoom).update({ seriesId, generation }, { channelId });
  }
}
