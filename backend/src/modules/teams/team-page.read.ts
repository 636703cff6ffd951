import { instantSql, jsonListSql } from '../../platform/db/json-sql.ts';
import { nameOrder } from '../../platform/db/name-sql.ts';
import { divisionRefSql, playerRefSql, seasonRefSql } from '../refs/ref.read.ts';
import { publicSanctionsSql } from '../refs/sanction.read.ts';
import { isComingSql, playsElsewhereSql, presentFirstSql } from '../refs/season.read.ts';
import { TEAM_PARTS } from './team-list.ts';
import type { TeamPart } from './team-list.ts';
import { isRunningSql, seasonRosterSql } from './team-roster.read.ts';

/** The current roster, the captain (order 1) first. */
const rosterSql = (now: string): string => `
  select json_build_object('player', ${playerRefSql('p')}, 'mmr', p.mmr, 'sortOrder', r.sort_order,
                           'isCaptain', r.sort_order = 1, 'since', ${instantSql('r.valid_from')}) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and ${isRunningSql('r', now)}
   order by r.sort_order, r.id`;

const SEASON_ROSTER = `
  select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality,
                           'sortOrder', member.sort_order) as item
    from (${seasonRosterSql('t.id', 'se')}) member join player p on p.id = member.player_id
   order by member.sort_order nulls last, ${nameOrder('p.nickname')}, p.id`;

/**
 * Every season from the team's first to the present one; coming seasons, and those beside another one, only where the team is in a
 * division.
 */
const seasonsSql = (now: string): string => `
  select json_build_object('teamId', t.id, 'season', ${seasonRefSql('se')},
                           'division', case when d.id is not null then ${divisionRefSql('d')} end,
                           'name', dt.name, 'isComing', ${isComingSql('se', now)},
                           'roster', ${jsonListSql(SEASON_ROSTER)}) as item
    from season se
    left join division_team dt on dt.season_id = se.id and dt.team_id = t.id and not dt.is_stage
    left join division d on d.id = dt.division_id
   where se.starts_on >= (select min(first.starts_on)
                            from division_team played join season first on first.id = played.season_id
                           where played.team_id = t.id)
     and (dt.team_id is not null or se.starts_on <= (${now}::timestamptz at time zone 'Europe/Stockholm')::date)
     and not ${playsElsewhereSql('t.id', 'se')}
   order by se.starts_on desc, se.id desc`;

/**
 * SQL: the id of the season whose division stands for a team today, by the team's id (R16): the current one, or else the last one in
 * which it was in a division. Null before its first one, also when it is in a season that is made early.
 */
export const presentSeasonOfTeamSql = (teamId: string, now: string): string => `
  (select within.season_id from division_team within join season own on own.id = within.season_id
    where within.team_id = ${teamId} and not ${isComingSql('own', now)}
    order by ${presentFirstSql('own', now)} limit 1)`;

/**
 * SQL: the columns of a `TeamPage` of the `team` row `t`, with the published sanctions as rows. Parts that are not wanted are
 * empty lists. `now` is the placeholder of the present time.
 */
export function teamColumnsSql(now: () => string, wanted: ReadonlySet<TeamPart> = new Set(TEAM_PARTS)): string {
  const part = (name: TeamPart, sql: () => string): string => `${wanted.has(name) ? sql() : `'[]'::json`} as ${name}`;
  return `t.id, t.name, t.logo, t.banner, t.is_active as "isActive", ${presentSeasonOfTeamSql('t.id', now())} as "presentSeasonId",
         ${part('roster', () => jsonListSql(rosterSql(now())))}, ${part('seasons', () => jsonListSql(seasonsSql(now())))},
         ${part('sanctions', () => publicSanctionsSql('team_id', 't.id'))}`;
}
