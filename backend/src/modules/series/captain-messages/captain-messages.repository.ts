import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../../domain/league-error.ts';
import * as StockholmTime from '../../../domain/stockholm-time.ts';
import { Db } from '../../../platform/db/db.ts';
import { nameOrder } from '../../../platform/db/name-sql.ts';
import { instantSql } from '../../../platform/db/json-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import { translateConstraint } from '../../../platform/db/pg-error.ts';
import { rowsOf } from '../../../platform/db/table-page.ts';
import type { TablePage, TableSlice } from '../../../platform/db/table-page.ts';
import { newId } from '../../../platform/db/written.ts';
import { teamRefSql } from '../../refs/ref.read.ts';
import { CURRENT_SEASON_ID_SQL } from '../../refs/season.read.ts';
import type { Captain, CaptainAudience, SentCaptainMessage } from './captain-message.ts';
import { StoredCaptainMessage } from './captain-message.entity.ts';

/** SQL: the present captain of `team`, with their account if they have one. */
const CAPTAIN = `
    left join roster_entry r on r.team_id = team.id and r.valid_to is null and r.sort_order = 1
    left join player p on p.id = r.player_id left join app_user u on u.id = p.user_id`;

/**
 * SQL: the teams of an audience. The season `season` has those of its divisions, or, before there are any, those that
 * have signed up. With a division `division`, only its teams count.
 */
const teamsSql = (season: string, division: string): string => `
  team.id in (
    select dt.team_id from division_team dt where dt.season_id = ${season} and (${division} is null or dt.division_id = ${division})
    union all
    select si.team_id from signup si
     where si.season_id = ${season} and ${division} is null
       and not exists (select from division_team dt where dt.season_id = ${season} and not dt.is_stage))`;

/** Seasons that are not over on the day `$1`, the current one, and their divisions. */
const AUDIENCES = namedRead<CaptainAudience>(
  'captain-audiences',
  `
  with audience as (
    select se.id as season_id, null::int as division_id, se.name as season, null as division, null as division_eng,
           null::int as admin, 0 as rank, se.starts_on
      from season se where se.ends_on >= $1::date or se.id = ${CURRENT_SEASON_ID_SQL}
    union all
    select se.id, d.id, se.name, d.name, d.name_en, d.admin_user_id, d.rank, se.starts_on
      from season se join division d on d.season_id = se.id
     where se.ends_on >= $1::date or se.id = ${CURRENT_SEASON_ID_SQL})
  select a.season_id as "seasonId", a.division_id as "divisionId", a.season, a.division, a.division_eng as "divisionEng",
         a.admin as "divisionAdminUserId", count(u.id)::int as captains,
         coalesce(json_agg(${teamRefSql('team')} order by ${nameOrder('team.name')}) filter (where team.id is not null and u.id is null),
                  '[]') as unreachable
    from audience a left join team on ${teamsSql('a.season_id', 'a.division_id')} ${CAPTAIN}
   where $2::int is null or a.season_id = $2
   group by a.season_id, a.division_id, a.season, a.division, a.division_eng, a.admin, a.rank, a.starts_on
   order by a.starts_on, a.season_id, a.rank, a.division_id nulls first`,
);

const CAPTAINS = namedRead<Captain>(
  'captains',
  `select u.id as "userId", u.discord_id as "discordId", team.name as team from team ${CAPTAIN}
    where u.id is not null and ${teamsSql('$1::int', '$2::int')} order by u.id`,
);

const SENT = namedRead<SentCaptainMessage & { total: number }>(
  'sent-captain-messages',
  `select m.id, ${instantSql('m.sent_at')} as "sentAt", coalesce(p.nickname, u.discord_username) as "sentBy",
          se.name as season, d.name as division, m.division_id as "divisionId", m.text_sv as "textSv",
          m.text_en as "textEn", m.captains, m.unreachable, count(*) over ()::int as total
     from captain_message m left join division d on d.id = m.division_id
     join season se on se.id = coalesce(m.season_id, d.season_id)
     left join app_user u on u.id = m.sent_by_user_id left join player p on p.user_id = u.id
    where $1::int is null or m.id = $1
    order by m.id desc limit $2 offset $3`,
);

/** Storage of messages to captains. Methods that write need the caller's transaction. */
@Injectable()
export class CaptainMessagesRepository {
  constructor(private readonly db: Db) {}

  /** The audiences of seasons that are not over, those of one season with its id; the next season comes last. */
  findAudiences(at: Date, seasonId: number | null = null): Promise<CaptainAudience[]> {
    return this.db.read(AUDIENCES, [StockholmTime.stockholmDate(at), seasonId]);
  }

  findCaptains(seasonId: number, divisionId: number | null): Promise<Captain[]> {
    return this.db.read(CAPTAINS, [seasonId, divisionId]);
  }

  /** Sent messages, the newest first. */
  async findPage(slice: Pick<TableSlice, 'first' | 'offset'>): Promise<TablePage<SentCaptainMessage>> {
    const { limit, offset } = rowsOf(slice);
    const rows = await this.db.read(SENT, [null, limit, offset]);
    return {
      items: rows,
      total: rows[0]?.total ?? (offset === 0 ? 0 : await this.db.repo(StoredCaptainMessage).count()),
    };
  }

  async findById(id: number): Promise<SentCaptainMessage | null> {
    return (await this.db.read(SENT, [id, 1, 0]))[0] ?? null;
  }

  /** Stores a message, and returns its id. Refuses a reference that is known (ALREADY_SENT). */
  async insertMessage(message: Omit<StoredCaptainMessage, 'id'>): Promise<number> {
    const stored = this.db
      .repo(StoredCaptainMessage)
      .insert(message)
      .catch((error: unknown) => translateConstraint(error, { captain_message_reference_unique: alreadySent }));
    return newId(await stored);
  }
}

const alreadySent = () => new LeagueError('ALREADY_SENT', 'api.message.already-sent', { field: 'reference' });
