-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read bannable-players
-- from modules/sanctions/sanctions.repository.ts
-- nickname: text
-- terms: [{ endsOn?: text, kind: text, liftedOn?: text, series: [{ didPlay: flag, isWalkover: flag, playedAt: text }], seriesCount?: number, startsOn: text }]
select p.nickname, coalesce((select json_agg(listed) from (
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
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when x.is_public then x.reason_sv else '' end as "reasonSv",
         case when x.is_public then x.reason_en end as "reasonEn"
    from sanction x where x.player_id = p.id and x.kind <> 'warning' order by x.id) listed), '[]'::json) as terms from player p where p.id = any($1::int[]) order by p.id
;

-- read points-decisions
-- from modules/sanctions/sanctions.repository.ts
-- divisionId: number
-- divisionName: text
-- points: number
-- reason: text
-- seasonName: text
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, d.id as "divisionId",
          d.name as "divisionName", se.name as "seasonName", dt.adjustment as points, dt.adjustment_reason as reason
     from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
    where dt.adjustment <> 0 and ($1 = '' or search_text(dt.name) like $1) and ($2::int is null or dt.team_id = $2)
    order by se.starts_on desc, d.rank, swedish_order(dt.name) collate "C"
;

-- read sanction
-- from modules/sanctions/sanctions.repository.ts
-- decidedAt: text
-- decidedBy?: text
-- endsOn?: text
-- id: number
-- isPublic: flag
-- kind: text
-- liftReason?: text
-- liftedOn?: text
-- note?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reasonEn?: text
-- reasonSv: text
-- series: [{ didPlay: flag, isWalkover: flag, playedAt: text }]
-- seriesCount?: number
-- startsOn: text
-- team?: { id: number, logo?: text, name: text }
-- userId?: number
-- version: number
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
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team, coalesce(p.user_id, captain.user_id) as "userId",
         x.reason_sv as "reasonSv", x.reason_en as "reasonEn", x.note, x.is_public as "isPublic",
         to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", coalesce(judge.nickname, u.discord_username) as "decidedBy",
         x.lift_reason as "liftReason", x.version
    from sanction x
    left join player p on p.id = x.player_id
    left join roster_entry now on now.player_id = p.id and now.valid_to is null
    left join team t on t.id = coalesce(x.team_id, now.team_id)
    left join roster_entry first on first.team_id = x.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = x.decided_by_user_id
    left join player judge on judge.user_id = u.id where x.id = $1
;

-- read sanctioned-player
-- from modules/sanctions/sanctions.repository.ts
-- isOwn: flag
-- member?: { captainUserId: number, nickname: text, teamId: number }
-- userId?: number
select p.user_id as "userId", (
  coalesce(p.id = $2::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = p.id and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) as "isOwn",
          (select json_build_object('nickname', p.nickname, 'teamId', now.team_id, 'captainUserId', captain.user_id)
             from roster_entry now
             join roster_entry first on first.team_id = now.team_id and first.valid_to is null and first.sort_order = 1
             join player captain on captain.id = first.player_id and captain.user_id is not null
            where now.player_id = p.id and now.valid_to is null and first.player_id <> p.id) as member
     from player p where p.id = $1
;

-- read sanctioned-team
-- from modules/sanctions/sanctions.repository.ts
-- isOwn: flag
-- member?: { captainUserId: number, nickname: text, teamId: number }
-- userId?: number
select (select p.user_id from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.id and r.valid_to is null and r.sort_order = 1) as "userId",
          (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = t.id and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = t.id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) as "isOwn", null::json as member
     from team t where t.id = $1
;

-- read sanctions
-- from modules/sanctions/sanctions.repository.ts
-- decidedAt: text
-- decidedBy?: text
-- endsOn?: text
-- id: number
-- isPublic: flag
-- kind: text
-- liftReason?: text
-- liftedOn?: text
-- note?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- reasonEn?: text
-- reasonSv: text
-- series: [{ didPlay: flag, isWalkover: flag, playedAt: text }]
-- seriesCount?: number
-- startsOn: text
-- team?: { id: number, logo?: text, name: text }
-- userId?: number
-- version: number
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
     and least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) >= x.starts_on::timestamp at time zone 'Europe/Stockholm') listed), '[]'::json) as series, case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team, coalesce(p.user_id, captain.user_id) as "userId",
         x.reason_sv as "reasonSv", x.reason_en as "reasonEn", x.note, x.is_public as "isPublic",
         to_char(x.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", coalesce(judge.nickname, u.discord_username) as "decidedBy",
         x.lift_reason as "liftReason", x.version
    from sanction x
    left join player p on p.id = x.player_id
    left join roster_entry now on now.player_id = p.id and now.valid_to is null
    left join team t on t.id = coalesce(x.team_id, now.team_id)
    left join roster_entry first on first.team_id = x.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = x.decided_by_user_id
    left join player judge on judge.user_id = u.id
    where ($1 = '' or search_text(p.nickname) like $1 or search_text(t.name) like $1) and ($2::text is null or x.kind = $2)
      and ($3::int is null or x.player_id = $3)
      and ($4::int is null or x.team_id = $4 or (x.player_id is not null and now.team_id = $4))
    order by x.starts_on desc, x.id desc
;
