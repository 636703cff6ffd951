import { seasonRefSql } from '../../refs/ref.read.ts';
import { placementBandsSql } from './placement-band.read.ts';

/** The admin of a division `d`, from the aliases `u` (account) and `p` (player) of `JOIN_ADMIN_SQL`. */
export const ADMIN_NICKNAME_SQL = 'coalesce(p.nickname, u.discord_username)';
export const JOIN_ADMIN_SQL = 'left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id';

/**
 * SQL for a `DivisionPage`, by discriminator `$1` and season `$2`; `$3` is the present time. `more` are columns of the
 * division `d` that a higher module wants to read in the same statement. Each combination is a statement of its own,
 * because PostgreSQL would otherwise have to plan a condition each time.
 */
export const divisionPageSql = (more = ''): string => `
  select d.id, d.name, d.name_en as "nameEng", d.discriminator, d.rank, d.is_stage as "isStage", ${seasonRefSql('se')} as season, d.series_format as format,
         case when u.id is not null then json_build_object('playerId', p.id, 'nickname', ${ADMIN_NICKNAME_SQL}) end as admin,
         ${placementBandsSql('d')} as bands,
         coalesce((select max(s.week) from series s where s.division_id = d.id), 0) as weeks,
         (select s.week from series s where s.division_id = d.id and s.reported_at is null
           order by case when s.scheduled_at >= $3 then s.scheduled_at end nulls last, s.week limit 1) as "currentWeek"${more}
    from division d join season se on se.id = d.season_id ${JOIN_ADMIN_SQL}
   where d.season_id = $2 and d.discriminator = $1`;
