-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read latest-act
-- from modules/undo/undo.repository.ts
-- act: text
-- at: text
-- id: number
-- objectName?: text
-- pressCount: number
-- redoesAct?: text
-- toldAct: text
-- undoesAct?: text
select a.id, a.act, case when not is_about_erased(a) then coalesce(a.object_name, case a.object_kind when 'division' then (select coalesce(null, d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(null, name) from season where id = a.object_id) when 'team' then (select coalesce(null, name) from team where id = a.object_id) when 'player' then (select coalesce(null, nickname) from player where id = a.object_id) when 'user' then (select coalesce(null, p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) when 'request' then (select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id) when 'member' then (select first_name || ' ' || last_name from membership where id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') end as "objectName", to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, case when a.act = 'series.report' and a.before->>'homeGames' is not null then 'series.correct'
        else a.act end as "toldAct",
         case when o.act = 'series.report' and o.before->>'homeGames' is not null then 'series.correct'
        else o.act end as "undoesAct", case when r.act = 'series.report' and r.before->>'homeGames' is not null then 'series.correct'
        else r.act end as "redoesAct",
         greatest(1, (select count(*)::int from audit_entry p where p.request_id = a.request_id and p.actor_user_id = a.actor_user_id)) as "pressCount"
    from audit_entry a left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id where a.actor_user_id = $1 order by a.id desc limit 1
;

-- read latest-act-on-series
-- from modules/undo/undo.repository.ts
-- act: text
-- at: text
-- id: number
-- objectName?: text
-- pressCount: number
-- redoesAct?: text
-- toldAct: text
-- undoesAct?: text
select a.id, a.act, case when not is_about_erased(a) then coalesce(a.object_name, case a.object_kind when 'division' then (select coalesce(null, d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(null, name) from season where id = a.object_id) when 'team' then (select coalesce(null, name) from team where id = a.object_id) when 'player' then (select coalesce(null, nickname) from player where id = a.object_id) when 'user' then (select coalesce(null, p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) when 'request' then (select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id) when 'member' then (select first_name || ' ' || last_name from membership where id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') end as "objectName", to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, case when a.act = 'series.report' and a.before->>'homeGames' is not null then 'series.correct'
        else a.act end as "toldAct",
         case when o.act = 'series.report' and o.before->>'homeGames' is not null then 'series.correct'
        else o.act end as "undoesAct", case when r.act = 'series.report' and r.before->>'homeGames' is not null then 'series.correct'
        else r.act end as "redoesAct",
         greatest(1, (select count(*)::int from audit_entry p where p.request_id = a.request_id and p.actor_user_id = a.actor_user_id)) as "pressCount"
    from audit_entry a left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id
   where a.actor_user_id = $1 and a.object_kind = 'series' and a.object_id = $2 order by a.id desc limit 1
;

-- write take-back
-- from modules/undo/change-sets.repository.ts
-- set_config: text
select set_config('league.taking_back', 'yes', true)
;

-- read undo-broken
-- from modules/undo/change-sets.repository.ts
-- isAdminMissing: flag
-- isSeasonMissing: flag
select not exists (select from user_role where role = 1) as "isAdminMissing",
         exists (select from setting where key in ('current_season', 'signup_season') and value <> ''
                    and not exists (select from season where id::text = value)) as "isSeasonMissing"
;

-- read undo-changes
-- from modules/undo/undo.repository.ts
-- changeId: number
-- columns: [text]
-- isForgotten: flag
-- isOwnContest: flag
-- key: text
-- kind: text
-- setId: number
-- table: text
select c.id as "changeId", c.change_set_id as "setId", c.table_name as "table", c.kind, k.key,
         case when c.kind = 'update' then array(select jsonb_object_keys(c.rows->(k.n::int - 1))) else '{}' end as columns,
         c.rows is null and c.kind <> 'insert' as "isForgotten",
         exists (select from series own where own.id = case c.table_name
  when 'series' then (select s.id from series s where s.id = k.key::int and (s.confirmation is not distinct from 'disputed'
          or exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)))
  when 'dispute' then (select x.series_id from dispute x where x.id = k.key::int)
  when 'no_show_claim' then (select x.series_id from no_show_claim x where x.id = k.key::int) end and exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = own.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(own.scheduled_at, own.reported_at)))) as "isOwnContest"
    from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n) where c.change_set_id = any($1::bigint[]) order by c.id
;

-- read undo-divisions
-- from modules/undo/change-sets.repository.ts
-- id: number
select distinct id from (
     select s.division_id as id
       from row_change c cross join lateral unnest(c.keys) k join series s on s.id = k::int
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'series'
     union all
     select (r->>'division_id')::int
       from row_change c cross join lateral jsonb_array_elements(c.rows) r
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'series' and c.kind = 'delete'
     union all
     select s.division_id
       from row_change c cross join lateral unnest(c.keys) k join game g on g.id = split_part(k, '/', 1)::int
            join series s on s.id = g.series_id
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'player_game_stats' and c.kind = 'update'
     union all
     select split_part(k, '/', 1)::int from row_change c cross join lateral unnest(c.keys) k
      where c.change_set_id = any($1::bigint[]) and c.table_name = 'division_team') touched
    where exists (select from division d where d.id = touched.id) order by id
;

-- read undo-entries
-- from modules/undo/undo.repository.ts
-- act: text
-- actorName?: text
-- actorUserId: number
-- after?: json
-- at: text
-- before?: json
-- divisionAdminUserId?: number
-- id: number
-- isOwn: flag
-- objectId: number
-- objectKind: text
-- objectName?: text
-- redoesAct?: text
-- setId: number
-- toldAct: text
-- undoesAct?: text
select a.id, a.change_set_id as "setId", to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.act, a.object_kind as "objectKind",
         a.object_id as "objectId", case when not is_about_erased(a) then coalesce(a.object_name, case a.object_kind when 'division' then (select coalesce(null, d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(null, name) from season where id = a.object_id) when 'team' then (select coalesce(null, name) from team where id = a.object_id) when 'player' then (select coalesce(null, nickname) from player where id = a.object_id) when 'user' then (select coalesce(null, p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) when 'request' then (select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id) when 'member' then (select first_name || ' ' || last_name from membership where id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') end as "objectName", a.actor_user_id as "actorUserId",
         coalesce(p.nickname, u.discord_username) as "actorName", case when not is_about_erased(a) then a.before end as before,
         case when not is_about_erased(a) then a.after end as after,
         case when a.act = 'series.report' and a.before->>'homeGames' is not null then 'series.correct'
        else a.act end as "toldAct", case when o.act = 'series.report' and o.before->>'homeGames' is not null then 'series.correct'
        else o.act end as "undoesAct", case when r.act = 'series.report' and r.before->>'homeGames' is not null then 'series.correct'
        else r.act end as "redoesAct",
         d.admin_user_id as "divisionAdminUserId", coalesce(case a.object_kind
  when 'series' then exists (select 1 from series s where s.id = a.object_id and exists (
  select 1 from division_team own_t join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = s.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to, '[]')
                                    @> coalesce(s.scheduled_at, s.reported_at))))
  when 'division' then exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = a.object_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))
  when 'team' then (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = a.object_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = a.object_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))
  when 'player' then (
  coalesce(a.object_id = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = a.object_id and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))))
  when 'request' then exists (select 1 from approval_request r where r.id = a.object_id
                                 and (r.user_id = $2::int or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = r.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = r.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))))
  when 'season' then a.is_own_team and a.actor_user_id = $2::int
  else a.object_kind = 'user' and a.object_id = $2::int end, false) as "isOwn"
    from audit_entry a left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id
    left join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id
    left join series s on a.object_kind = 'series' and s.id = a.object_id
    left join division d on d.id = case a.object_kind when 'division' then a.object_id else s.division_id end
   where a.change_set_id = any($1::bigint[]) order by a.id desc
;

-- read undo-later-changes
-- from modules/undo/undo.repository.ts
-- changeId: number
-- columns: [text]
-- isForgotten: flag
-- key: text
-- kind: text
-- setId: number
-- table: text
select c.id as "changeId", c.change_set_id as "setId", c.table_name as "table", c.kind, k.key,
         case when c.kind = 'update' then array(select jsonb_object_keys(c.rows->(k.n::int - 1))) else '{}' end as columns,
         c.rows is null and c.kind <> 'insert' as "isForgotten" from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
    where c.id > (select min(id) from row_change where change_set_id = any($1::bigint[]))
      and not c.change_set_id = any($1::bigint[])
      and (c.table_name = any($4::text[])
        or (c.table_name, k.key) in (select * from unnest($2::text[], $3::text[])))
    order by c.id
;

-- write undo-lock-admins
-- from modules/undo/change-sets.repository.ts
-- userId: number
select user_id as "userId" from user_role where role = 1 order by user_id for update
;

-- read undo-names
-- from modules/undo/undo-effects.repository.ts
-- id: number
-- kind: text
-- name: text
select 'players' as kind, p.id, p.nickname as name from player p where p.id = any($1::int[])
   union all select 'teams', t.id, t.name from team t where t.id = any($2::int[])
   union all select 'series', s.id, h.name || ' – ' || a.name
     from series s join team h on h.id = s.home_team_id join team a on a.id = s.away_team_id where s.id = any($3::int[])
   union all select 'divisions', d.id, d.name from division d where d.id = any($4::int[])
   union all select 'users', u.id, coalesce(p.nickname, u.discord_username)
     from app_user u left join player p on p.user_id = u.id where u.id = any($5::int[])
;

-- read undo-pairs
-- from modules/undo/undo.repository.ts
-- undoSetId: number
-- undoneSetId: number
select distinct a.change_set_id as "undoneSetId", u.change_set_id as "undoSetId"
    from audit_entry u join audit_entry a on a.id = u.undoes_id
   where u.change_set_id >= (select min(s) from unnest($1::bigint[]) s)
;

-- read undo-press
-- from modules/undo/undo.repository.ts
-- setId: number
select distinct p.change_set_id as "setId" from audit_entry a join audit_entry p on p.id = a.id or p.request_id = a.request_id and p.actor_user_id = a.actor_user_id
    where a.id = $1 and p.change_set_id is not null
      and (p.id = a.id or not exists (
    select from audit_entry u where u.undoes_id = p.id
       and not exists (select from audit_entry again where again.undoes_id = u.id)))
;

-- read undo-references
-- from modules/undo/undo.repository.ts
-- child: text
-- columns: [text]
-- parent: text
-- parentColumns: [text]
select child.relname::text as child, parent.relname::text as parent,
         array(select attname::text from unnest(f.conkey) with ordinality as k (n, at)
                 join pg_attribute on attrelid = f.conrelid and attnum = k.n order by k.at) as columns,
         array(select attname::text from unnest(f.confkey) with ordinality as k (n, at)
                 join pg_attribute on attrelid = f.confrelid and attnum = k.n order by k.at) as "parentColumns"
    from pg_constraint f join pg_class child on child.oid = f.conrelid join pg_class parent on parent.oid = f.confrelid
   where f.contype = 'f' and child.relname::text = any($1::text[]) and parent.relname::text = any($1::text[])
     and f.connamespace = 'public'::regnamespace
   order by child.relname, f.conname
;

-- read undo-reported-series
-- from modules/undo/undo.repository.ts
-- name: text
select h.name || ' – ' || a.name as name from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    where s.id = any($1::int[]) and s.reported_at is not null order by s.scheduled_at, s.id
;

-- read undo-series-states
-- from modules/undo/league-states.repository.ts
-- awayGames?: number
-- claimedFor?: instant
-- format: text
-- games: [{ away: number, home: number }]
-- hasOpenDispute: flag
-- homeGames?: number
-- id: number
-- isDisputed: flag
-- isReported: flag
-- name: text
-- scheduledAt?: instant
-- walkover?: text
select s.id, h.name || ' – ' || a.name as name, d.series_format as format, s.scheduled_at as "scheduledAt",
         s.reported_at is not null as "isReported", s.walkover, s.home_games as "homeGames", s.away_games as "awayGames",
         coalesce((select json_agg(json_build_object('home', g.home_goals, 'away', g.away_goals) order by g.number)
                     from game g where g.series_id = s.id), '[]') as games,
         s.confirmation is not distinct from 'disputed' as "isDisputed",
         exists (select from dispute x where x.series_id = s.id and x.decided_at is null) as "hasOpenDispute",
         (select c.for_start from no_show_claim c where c.series_id = s.id and c.decided_at is null) as "claimedFor"
    from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = any($1::int[]) order by s.id
;

-- read undo-set-by
-- from modules/undo/undo.repository.ts
-- key: text
-- setIds: [number]
select k.key, array_agg(c.change_set_id::int order by c.id desc) as "setIds"
    from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
   where c.table_name = $1 and c.keys && $2::text[] and k.key = any($2::text[])
     and (c.kind = 'insert' or (c.kind = 'update' and c.rows->(k.n::int - 1) ?| $3::text[]))
   group by k.key
;

-- read undo-taken-rows
-- from modules/undo/undo-effects.repository.ts
-- changeId: number
-- former?: json
-- key: text
-- kind: text
-- table: text
select c.id as "changeId", c.table_name as "table", c.kind, k.key, c.rows->(k.n::int - 1) as former
     from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
    where c.change_set_id = any($1::bigint[]) order by c.id
;

-- read undo-team-places
-- from modules/undo/league-states.repository.ts
-- id: number
-- name: text
-- places: number
select t.id, t.name, (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null)
                      + (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as places
    from team t where t.id = any($1::int[]) order by t.id
;

-- read undo-touched-things
-- from modules/undo/league-states.repository.ts
-- seriesIds: [number]
-- teamIds: [number]
select array(
  select t.id from row_change c cross join lateral unnest(c.keys) k join series t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'series'
  union
  select (r->>'id')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'series' and c.kind = 'delete' union 
  select t.series_id from row_change c cross join lateral unnest(c.keys) k join game t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'game'
  union
  select (r->>'series_id')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'game' and c.kind = 'delete'
                union 
  select t.series_id from row_change c cross join lateral unnest(c.keys) k join dispute t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'dispute'
  union
  select (r->>'series_id')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'dispute' and c.kind = 'delete' union 
  select t.series_id from row_change c cross join lateral unnest(c.keys) k join no_show_claim t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'no_show_claim'
  union
  select (r->>'series_id')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'no_show_claim' and c.kind = 'delete'
                union select s.id from row_change c cross join lateral unnest(c.keys) with ordinality k (key, n)
                        join series s on s.division_id = k.key::int
                       where c.change_set_id = any($1::bigint[]) and c.table_name = 'division'
                         and c.rows->(k.n::int - 1) ? 'series_format') as "seriesIds",
          array(
  select t.team_id from row_change c cross join lateral unnest(c.keys) k join roster_entry t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'roster_entry'
  union
  select (r->>'team_id')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'roster_entry' and c.kind = 'delete' union 
  select t.team_id from row_change c cross join lateral unnest(c.keys) k join invite t on t.id = k::int
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'invite'
  union
  select (r->>'team_id')::int from row_change c cross join lateral jsonb_array_elements(c.rows) r
   where c.change_set_id = any($1::bigint[]) and c.table_name = 'invite' and c.kind = 'delete') as "teamIds"
;
