import { nameOrder } from '../../../platform/db/name-sql.ts';
import { namedRead } from '../../../platform/db/named-read.ts';
import type { PublicSanctionRow } from '../../refs/sanction-ref.ts';
import { suspendedTermsSql, playedAtSql } from '../../refs/sanction.read.ts';
import type { EligiblePlayer } from './eligible-player.ts';

/** All players of the team in this season, and all who have a stored row. The time of play decides `isOnRoster`. */
export const ELIGIBLE = namedRead<Omit<EligiblePlayer, 'suspended'> & { playedAt: Date; terms: PublicSanctionRow[] }>(
  'eligible-players',
  `
  with target as (
    select s.id, coalesce(s.scheduled_at, now()) as played_at,
           coalesce(${playedAtSql('s')}, now()) as sat_out_at, s.home_team_id, s.away_team_id,
           tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm',
                     greatest((se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm', s.scheduled_at, now()), '[]') as season
      from series s join division d on d.id = s.division_id join season se on se.id = d.season_id
     where s.id = $1),
  candidate as (
    select case when r.team_id = t.home_team_id then 'home' else 'away' end as side, r.player_id,
           tstzrange(r.valid_from, r.valid_to) @> t.played_at as on_roster
      from target t join roster_entry r on r.team_id in (t.home_team_id, t.away_team_id)
       and tstzrange(r.valid_from, r.valid_to) && t.season
    union all
    select p.side, p.player_id, false
      from game g join player_game_stats p on p.game_id = g.id where g.series_id = $1)
  select c.side, p.id as "playerId", p.nickname, bool_or(c.on_roster) as "isOnRoster",
         coalesce((select json_agg(json_build_object('id', a.id, 'playerId', a.player_id, 'platform', a.platform,
                                                     'accountId', a.account_id, 'displayName', a.display_name) order by a.id)
                     from game_account a where a.player_id = p.id), '[]'::json) as accounts,
         (select t.sat_out_at from target t) as "playedAt", ${suspendedTermsSql('p.id')} as terms
    from candidate c join player p on p.id = c.player_id
   group by c.side, p.id, p.nickname
   order by c.side desc, "isOnRoster" desc, ${nameOrder('p.nickname')}`,
);
