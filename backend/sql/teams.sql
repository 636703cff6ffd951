-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read all-team-names
-- from modules/teams/team-identity.repository.ts
-- id: number
-- name: text
select id, name from team
;

-- read current-team
-- from modules/teams/rosters.repository.ts
-- banner?: text
-- id: number
-- logo?: text
-- name: text
select t.id, t.name, t.logo, t.banner from roster_entry r join team t on t.id = r.team_id
    where r.player_id = $1 and r.valid_to is null
;

-- read last-left-at
-- from modules/teams/rosters.repository.ts
-- at?: instant
select max(valid_to) as at from roster_entry where player_id = $1
;

-- read running-division
-- from modules/teams/rosters.repository.ts
-- adminUserId?: number
-- divisionId: number
select d.id as "divisionId", d.admin_user_id as "adminUserId"
    from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
   where dt.team_id = $1 and not dt.is_disqualified and se.id = $2
     and ($3::timestamptz at time zone 'Europe/Stockholm')::date between se.starts_on and se.ends_on
;

-- read team-exists
-- from modules/teams/teams.repository.ts
-- id: number
select id from team where id = $1
;

-- read team-names
-- from modules/teams/teams.repository.ts
-- id: number
-- name: text
select id, name from team order by swedish_order(name) collate "C", id
;

-- read team-page
-- from modules/teams/teams.repository.ts
-- banner?: text
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
-- presentSeasonId?: number
-- roster: [{ isCaptain: flag, mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, since: text, sortOrder: number }]
-- sanctions: [{ endsOn?: text, id: number, kind: text, liftedOn?: text, reasonEn?: text, reasonSv: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
-- seasons: [{ division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, isComing: flag, name?: text, roster: [{ avatar?: text, id: number, nationality?: text, nickname: text, sortOrder?: number }], season: { id: number, name: text }, teamId: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", 
  (select within.season_id from division_team within join season own on own.id = within.season_id
    where within.team_id = t.id and not (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
    order by (own.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (own.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and own.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date), own.starts_on desc, own.id desc limit 1) as "presentSeasonId",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'sortOrder', r.sort_order,
                           'isCaptain', r.sort_order = 1, 'since', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)
   order by r.sort_order, r.id) listed), '[]'::json) as roster, coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', t.id, 'season', json_build_object('id', se.id, 'name', se.name),
                           'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end,
                           'name', dt.name, 'isComing', (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date),
                           'roster', coalesce((select json_agg(listed.item) from (
  select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality,
                           'sortOrder', member.sort_order) as item
    from (
  select distinct on (member.player_id) member.player_id, member.sort_order
    from (select r.player_id, r.sort_order, r.valid_from
            from roster_entry r
           where r.team_id = t.id and tstzrange(r.valid_from, r.valid_to) && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')
          union all
          select totals.player_id, null, null
            from player_division_totals totals join division played on played.id = totals.division_id
           where totals.team_id = t.id and played.season_id = se.id) member
   order by member.player_id, member.valid_from desc nulls last) member join player p on p.id = member.player_id
   order by member.sort_order nulls last, swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json)) as item
    from season se
    left join division_team dt on dt.season_id = se.id and dt.team_id = t.id
    left join division d on d.id = dt.division_id
   where se.starts_on >= (select min(first.starts_on)
                            from division_team played join season first on first.id = played.season_id
                           where played.team_id = t.id)
     and (dt.team_id is not null or se.starts_on <= ($2::timestamptz at time zone 'Europe/Stockholm')::date)
     and not (
  not exists (select from division_team own where own.team_id = t.id and own.season_id = se.id)
  and exists (select from division_team theirs join season other on other.id = theirs.season_id
               where theirs.team_id = t.id and tstzrange(other.starts_on::timestamp at time zone 'Europe/Stockholm', (other.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))
   order by se.starts_on desc, se.id desc) listed), '[]'::json) as seasons,
         coalesce((select json_agg(listed) from (
  select x.id, 
  x.kind, x.starts_on::text as "startsOn", x.ends_on::text as "endsOn",
  x.series_count as "seriesCount",
  (x.lifted_at at time zone 'Europe/Stockholm')::date::text as "liftedOn",
  coalesce((select json_agg(listed) from (
  select to_char(least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.walkover is not null as "isWalkover",
         exists (select 1 from game g join player_game_stats row on row.game_id = g.id
                  where g.series_id = s.id and row.player_id = x.player_id) as "didPlay"
    from roster_entry r join series s on r.team_id in (s.home_team_id, s.away_team_id)
   where x.series_count is not null and r.player_id = x.player_id and s.reported_at is not null
     and tstzrange(r.valid_from, r.valid_to) @> least(coalesce(s.scheduled_at, s.reported_at), s.reported_at)
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, x.reason_sv as "reasonSv", x.reason_en as "reasonEn"
    from sanction x where x.team_id = t.id and x.is_public order by x.starts_on desc, x.id desc) listed), '[]'::json) as sanctions from team t where t.id = $1
;

-- read teammates
-- from modules/teams/rosters.repository.ts
-- nickname: text
-- playerId: number
-- sortOrder: number
-- userId?: number
select p.id as "playerId", p.user_id as "userId", p.nickname, r.sort_order as "sortOrder"
     from roster_entry r join player p on p.id = r.player_id
    where r.team_id = $1 and r.valid_to is null order by r.sort_order, r.id
;

-- write update-running-identity
-- from modules/teams/team-identity.repository.ts
update division_team dt set name = t.name, logo = t.logo
    from team t, season se
   where t.id = $1 and dt.team_id = t.id and se.id = dt.season_id
     and se.ends_on >= ($2::timestamptz at time zone 'Europe/Stockholm')::date
;

-- read users-by-roles
-- from modules/teams/rosters.repository.ts
-- userId: number
select distinct user_id as "userId" from user_role where role = any($1::int[]) order by 1
;
