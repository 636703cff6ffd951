import { Injectable } from '@nestjs/common';
import type { WeekTopic } from '../../../domain/match-week/week-topic.ts';
import { Db } from '../../../platform/db/db.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { namedWrite } from '../../../platform/db/named-write.ts';
import { teamRefSql } from '../../refs/ref.read.ts';
import type { NotificationRow } from './notification.ts';

/** The thing that a notice to one person is about. */
export interface NoticeRefs {
  inviteId?: number;
  requestId?: number;
  teamId?: number;
}

/** The thing that a notice to several people is about. */
export interface TeamNoticeRefs {
  seriesId?: number | null;
  divisionId?: number | null;
  /** Decides where the notice leads, and which unread one it replaces. */
  topic?: WeekTopic | undefined;
}

/** A notice to all players of a team. */
export interface TeamNotice extends TeamNoticeRefs {
  teamId: number;
  sv: string;
  en: string;
}

export interface NewNotification extends NoticeRefs {
  userId: number;
  sv: string;
  en: string;
}

const INSERT = namedWrite(
  'insert-notification',
  `
  with told as (
    insert into notification (user_id, description_sv, description_en, invite_id, request_id, team_id)
    values ($1, $2, $3, $4, $5, $6)
    returning user_id)
  select pg_notify('notification', user_id::text) from told`,
);

/** One row for each account that plays in one of these teams now. Replaces what `WeekTopic` says. */
const INSERT_FOR_TEAMS = namedWrite(
  'insert-notifications-for-teams',
  `
  with new as (
    select p.user_id, x.*
      from jsonb_to_recordset($1::jsonb)
             as x("teamId" int, sv text, en text, "seriesId" int, "divisionId" int, topic text)
      join roster_entry e on e.team_id = x."teamId" and e.valid_to is null
      join player p on p.id = e.player_id
     where p.user_id is not null),
  outdated as (
    delete from notification n using new
     where n.user_id = new.user_id and n.series_id = new."seriesId" and n.topic = new.topic and n.topic <> 'other'
       and n.read_at is null),
  told as (
    insert into notification (user_id, description_sv, description_en, series_id, division_id, topic)
    select user_id, sv, en, "seriesId", "divisionId", topic from new order by user_id
    returning user_id)
  select pg_notify('notification', user_id::text) from told`,
);

/** One row for each of these accounts (`$1`). */
const INSERT_FOR_ALL = namedWrite(
  'insert-notifications-for-all',
  `
  with told as (
    insert into notification (user_id, description_sv, description_en, series_id, division_id, topic)
    select id, $2, $3, $4, $5, $6 from unnest($1::int[]) id order by id
    returning user_id)
  select pg_notify('notification', user_id::text) from told`,
);

/**
 * Corrects the notices of some transactions (`$1`): the same places, with `$2` and `$3` before the text. A notice that
 * was itself a correction is followed by what it corrected, which holds again.
 */
const CORRECT = namedWrite(
  'insert-corrections',
  `
  with told as (
    insert into notification (user_id, description_sv, description_en, invite_id, request_id, team_id, series_id,
                              division_id, topic, corrects_id)
    select n.user_id, coalesce(o.description_sv, $2 || n.description_sv), coalesce(o.description_en, $3 || n.description_en),
           n.invite_id, n.request_id, n.team_id, n.series_id, n.division_id, n.topic, case when o.id is null then n.id end
      from notification n left join notification o on o.id = n.corrects_id
     where n.change_set_id = any($1::bigint[]) order by n.id
    returning user_id)
  select pg_notify('notification', user_id::text) from told group by user_id`,
);

const MARK_READ = namedWrite<{ count: number }>(
  'mark-notifications-read',
  `
  with marked as (update notification set read_at = $2 where user_id = $1 and read_at is null returning id)
  select count(*)::int as count, case when count(*) > 0 then pg_notify('notification', $1::text) end from marked`,
);

const placeSql = (kind: string, id: string, division: string | null = null): string =>
  `json_build_object('kind', '${kind}', 'id', ${id}, 'discriminator', ${division ? `${division}.discriminator` : 'null'},
     'seasonId', ${division ? `${division}.season_id` : 'null'})`;

/** A request without a team is about its asker. */
const PLACE = `case when n.topic not in ('time', 'result') and n.series_id is not null then ${placeSql('week-series', 'n.series_id')}
              when n.series_id is not null then ${placeSql('series', 'n.series_id')}
              when d.id is not null then ${placeSql('division', 'd.id', 'd')}
              when coalesce(n.team_id, r.team_id) is not null then ${placeSql('team', 'coalesce(n.team_id, r.team_id)')}
              when r.id is not null and own.id is not null then ${placeSql('player', 'own.id')} end`;

const PAGE = namedRead<NotificationRow>(
  'notifications',
  `select n.id, ${instantSql('n.created_at')} as "createdAt", n.description_sv as "descriptionSv",
         n.description_en as "descriptionEn", n.read_at is not null as "isRead",
         case when i.id is not null then json_build_object('id', i.id, 'status', i.status,
              'withRequest', i.with_request, 'team', ${teamRefSql('t')}) end as invite,
         ${PLACE} as place
    from notification n left join invite i on i.id = n.invite_id left join team t on t.id = i.team_id
    left join division d on d.id = n.division_id left join approval_request r on r.id = n.request_id
    left join player own on own.user_id = n.user_id
   where n.user_id = $1 and ($2::int is null or n.id < $2) order by n.id desc limit $3`,
);

const UNREAD = namedRead<{ unread: number }>(
  'notifications-unread',
  'select count(*)::int as unread from notification where user_id = $1 and read_at is null',
);

@Injectable()
export class NotificationsRepository {
  constructor(private readonly db: Db) {}

  /** Stores a notice. The account's listeners get a signal when the transaction commits. */
  async insertNotification({ userId, sv, en, inviteId, requestId, teamId }: NewNotification): Promise<void> {
    await this.db.write(INSERT, [userId, sv, en, inviteId ?? null, requestId ?? null, teamId ?? null]);
  }

  /** Stores notices. The accounts' listeners get a signal when the transaction commits. */
  async insertForTeams(notices: readonly TeamNotice[]): Promise<void> {
    await this.db.write(INSERT_FOR_TEAMS, [JSON.stringify(notices)]);
  }

  /** Stores the same notice for several accounts. Their listeners get a signal when the transaction commits. */
  async insertForAll(
    userIds: readonly number[],
    { sv, en }: { sv: string; en: string },
    { seriesId, divisionId, topic }: TeamNoticeRefs,
  ): Promise<void> {
    await this.db.write(INSERT_FOR_ALL, [userIds, sv, en, seriesId ?? null, divisionId ?? null, topic ?? null]);
  }

  /** Stores a correction of every notice of these transactions; `sv` and `en` stand before its text. */
  async correct(setIds: readonly number[], { sv, en }: { sv: string; en: string }): Promise<void> {
    await this.db.write(CORRECT, [setIds, sv, en]);
  }

  /** Notices, the newest first; with an id, only older ones. */
  findPage(userId: number, before: number | null, first: number): Promise<NotificationRow[]> {
    return this.db.read(PAGE, [userId, before, first]);
  }

  async countUnread(userId: number): Promise<number> {
    const [row] = await this.db.read(UNREAD, [userId]);
    return row?.unread ?? 0;
  }

  /** Marks notices as read, and returns how many were unread. The account's other windows get a signal. */
  async markAllRead(userId: number, at: Date): Promise<number> {
    const [row] = await this.db.write(MARK_READ, [userId, at]);
    return row?.count ?? 0;
  }
}
