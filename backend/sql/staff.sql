-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read accounts-by-chat-name
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(discord_username) = lower($1) or discord_id = $1 as "isExact" from app_user
      where search_text(discord_username) = search_text($1) or discord_id = $1) found) ranked
    where place = 1 order by id
;

-- read admin-team
-- from modules/staff/team-admin/team-admin.repository.ts
-- banner?: text
-- history: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number, validFrom: text, validTo?: text }]
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
-- pendingInvites: number
-- roster: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as roster,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('id', r.id, 'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'validFrom', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                           'validTo', to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id order by r.valid_from desc, r.sort_order, r.id) listed), '[]'::json) as history,
         (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as "pendingInvites"
    from team t where t.id = $1
;

-- read admin-teams
-- from modules/staff/team-admin/team-admin.repository.ts
-- banner?: text
-- history: [{ id: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number, validFrom: text, validTo?: text }]
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
-- pendingInvites: number
-- roster: [{ mmr?: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, sortOrder: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive", coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'mmr', p.mmr, 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id and r.valid_to is null order by r.sort_order, r.id) listed), '[]'::json) as roster,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('id', r.id, 'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'validFrom', to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                           'validTo', to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sortOrder', r.sort_order) as item
    from roster_entry r join player p on p.id = r.player_id
   where r.team_id = t.id order by r.valid_from desc, r.sort_order, r.id) listed), '[]'::json) as history,
         (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as "pendingInvites"
    from team t order by swedish_order(t.name) collate "C", t.id
;

-- read admin-user
-- from modules/staff/user-admin/users-admin.repository.ts
-- avatar?: text
-- banner?: text
-- discordDiscriminator?: text
-- discordEmail?: text
-- discordId?: text
-- discordName?: text
-- discordUsername?: text
-- instagram?: text
-- isMember: flag
-- mmr?: number
-- nickname?: text
-- playerId?: number
-- roles: [text]
-- steam?: text
-- team?: { id: number, logo?: text, name: text }
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select u.id as "userId", p.id as "playerId", p.nickname, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", u.discord_id as "discordId", u.email as "discordEmail",
         p.discord_name as "discordName", p.avatar, p.banner, p.steam, p.mmr,
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube, m.id is not null as "isMember",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce((select json_agg(case r.role when 1 then 'admin' when 2 then 'divisionadmin' when 3 then 'graphics' when 4 then 'writer' end order by r.role) from user_role r where r.user_id = u.id),
                  '[]'::json) as roles from app_user u full join player p on p.user_id = u.id
  left join roster_entry now on now.player_id = p.id and now.valid_to is null
  left join team t on t.id = now.team_id
  left join association_member m on u.email_verified and m.email = u.email::citext where ($1::int is null or u.id = $1) and ($2::int is null or p.id = $2) limit 1
;

-- read admin-users
-- from modules/staff/user-admin/users-admin.repository.ts
-- avatar?: text
-- banner?: text
-- discordDiscriminator?: text
-- discordEmail?: text
-- discordId?: text
-- discordName?: text
-- discordUsername?: text
-- instagram?: text
-- isMember: flag
-- mmr?: number
-- nickname?: text
-- playerId?: number
-- roles: [text]
-- steam?: text
-- team?: { id: number, logo?: text, name: text }
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select u.id as "userId", p.id as "playerId", p.nickname, u.discord_username as "discordUsername",
         u.discord_discriminator as "discordDiscriminator", u.discord_id as "discordId", u.email as "discordEmail",
         p.discord_name as "discordName", p.avatar, p.banner, p.steam, p.mmr,
         p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube, m.id is not null as "isMember",
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team,
         coalesce((select json_agg(case r.role when 1 then 'admin' when 2 then 'divisionadmin' when 3 then 'graphics' when 4 then 'writer' end order by r.role) from user_role r where r.user_id = u.id),
                  '[]'::json) as roles from app_user u full join player p on p.user_id = u.id
  left join roster_entry now on now.player_id = p.id and now.valid_to is null
  left join team t on t.id = now.team_id
  left join association_member m on u.email_verified and m.email = u.email::citext order by swedish_order(p.nickname) collate "C" nulls last, u.id nulls last, p.id
;

-- read dashboard-counters
-- from modules/staff/dashboard/dashboard.repository.ts
-- activeTeams: number
-- playersPerActiveTeam?: number
-- season?: { id: number, name: text }
-- signedUpTeams: number
-- teams: number
-- unreportedThisWeek: number
-- users: number
-- usersWithPlayer: number
with open as (select se.id, se.name from season se where se.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season')))),
       accounts as (select count(*)::int as users from app_user),
       squads as (select count(*)::int as teams, count(*) filter (where is_active)::int as active from team)
  select accounts.users,
         (select count(*)::int from player where user_id is not null) as "usersWithPlayer",
         squads.teams, squads.active as "activeTeams",
         (select json_build_object('id', open.id, 'name', open.name) from open) as season,
         (select count(*)::int from signup join open on open.id = signup.season_id) as "signedUpTeams",
         (select count(*) from roster_entry r join team t on t.id = r.team_id
           where r.valid_to is null and t.is_active)::float8 / nullif(squads.active, 0) as "playersPerActiveTeam",
         (select count(*)::int from series s
           where s.reported_at is null and s.scheduled_at >= $1 and s.scheduled_at < $2) as "unreportedThisWeek"
    from accounts, squads
;

-- read dashboard-growth
-- from modules/staff/dashboard/dashboard.repository.ts
-- players: [{ count: number, date: text, total: number }]
-- signedUpTeams: [{ count: number, date: text, total: number }]
select coalesce((select json_agg(listed.item) from (
    select json_build_object('date', day, 'count', new, 'total', sum(new) over (order by day)) as item
      from (select to_char(at at time zone 'Europe/Stockholm', 'YYYY-MM-DD') as day, count(*)::int as new
              from (select created_at as at from player) source group by 1) days
     order by day) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
    select json_build_object('date', day, 'count', new, 'total', sum(new) over (order by day)) as item
      from (select to_char(at at time zone 'Europe/Stockholm', 'YYYY-MM-DD') as day, count(*)::int as new
              from (select created_at as at from signup where season_id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season')))) source group by 1) days
     order by day) listed), '[]'::json) as "signedUpTeams"
;

-- read dashboard-pulse
-- from modules/staff/dashboard/dashboard.repository.ts
-- failedChatTasks: number
-- openRequests: number
-- version: number
select (select version from change_stamp) as version,
         (select count(*)::int from approval_request where status = 'pending' and aside_at is null) as "openRequests",
         (select count(*)::int from outbox_entry o where (o.done_at is null and (o.dead_at is not null or o.last_error is not null))) as "failedChatTasks"
;

-- read divisions-by-name
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(name) = lower($1) as "isExact" from division where season_id = $2 and search_text(name) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read divisions-of-players
-- from modules/staff/player-merge/player-merge.repository.ts
-- id: number
select distinct s.division_id as id
     from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
    where r.player_id = any($1::int[]) order by 1
;

-- read latest-act
-- from modules/staff/undo/undo.repository.ts
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
-- from modules/staff/undo/undo.repository.ts
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

-- read merge-facts
-- from modules/staff/player-merge/player-merge.repository.ts
-- isOwn: flag
-- isSameGame: flag
-- isSameSixMans: flag
select exists (select 1 from player_game_stats one join player_game_stats other on other.game_id = one.game_id
                   where one.player_id = $1::int and other.player_id = $2::int) as "isSameGame",
         exists (select 1 from six_mans_result one join six_mans_result other on other.series_id = one.series_id
                   join six_mans_player p1 on p1.id = one.six_mans_player_id
                   join six_mans_player p2 on p2.id = other.six_mans_player_id
                  where p1.player_id = $1::int and p2.player_id = $2::int) as "isSameSixMans",
         coalesce((
  coalesce($1::int = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $1::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) or (
  coalesce($2::int = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $2::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))), false) as "isOwn"
;

-- read merged-player-cards
-- from modules/staff/player-merge/duplicate-players.repository.ts
-- account?: text
-- birthdate?: text
-- games: number
-- id: number
-- nickname: text
-- userId?: number
select p.id, p.user_id as "userId", p.nickname, u.discord_username as account, p.birthdate::text as birthdate,
         (select count(*)::int from player_game_stats r where r.player_id = p.id) as games
    from player p left join app_user u on u.id = p.user_id where p.id = any($1::int[])
;

-- read operations
-- from modules/staff/operations/operations.repository.ts
-- databaseBytes: number
-- errors: [{ count: number, lastAt: text, meanMs: number, name: text, requestIds: [text], slowestMs: number }]
-- instances: [{ diskFree?: number, host: text, id: text, jobs: [{ beganAgoMs?: number, everyMs: number, failures: number, hasFailed: flag, name: text, tookMs: number }], memory: number, seenAt: text, startedAt: text, state: text, version: text }]
-- pictures: number
-- queues: [{ failed: number, name: text, oldestAt?: text, waiting: number }]
-- replayFiles: { bytes: number, files: number }
-- slowStatements: [{ count: number, lastAt: text, meanMs: number, name: text, requestIds: [text], slowestMs: number }]
-- totalsCheckedAt?: text
-- totalsWrong?: number
select coalesce((select json_agg(listed) from (
  select i.id, i.host, i.version, to_char(i.started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt", to_char(i.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "seenAt",
         case when i.has_ended then 'ended' when i.seen_at > now() - interval '3 minutes' then 'running' else 'lost' end as state,
         i.disk_free as "diskFree", i.memory, i.jobs
    from instance i order by i.has_ended, i.seen_at desc limit 20) listed), '[]'::json) as instances, coalesce((select json_agg(listed) from (
  select 'chat' as name, count(*) filter (where o.done_at is null and o.dead_at is null)::int as waiting,
         to_char(min(o.created_at) filter (where o.done_at is null and o.dead_at is null) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt",
         count(*) filter (where (o.done_at is null and (o.dead_at is not null or o.last_error is not null)))::int as failed
    from outbox_entry o
  union all
  select 'webhooks', count(*)::int, to_char(min(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         (select count(*) from webhook_delivery d where d.dead_at is not null)::int
    from (
  select e.at from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))
  union all
  select case when d.is_replay then d.created_at else coalesce(e.at, d.created_at) end
    from webhook_delivery d join webhook w on w.id = d.webhook_id left join league_event e on e.position = d.position
   where d.done_at is null and d.dead_at is null and w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))) e
  union all
  select 'replay-files', count(*) filter (where f.status = 'waiting')::int,
         to_char(min(f.uploaded_at) filter (where f.status = 'waiting') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         count(*) filter (where f.status not in ('waiting', 'read'))::int
    from replay_file f) listed), '[]'::json) as queues,
          coalesce((select json_agg(listed) from (
  select c.name, sum(c.count)::int as count, (sum(c.total_ms) / sum(c.count))::int as "meanMs", max(c.slowest_ms) as "slowestMs",
         to_char(max(c.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt",
         array(select told.id from operation_count x, unnest(x.request_ids) with ordinality told (id, place)
                where x.kind = c.kind and x.name = c.name and x.hour >= date_trunc('hour', now() - interval '24 hours')
                order by x.hour desc, told.place limit 5) as "requestIds"
    from operation_count c where c.kind = 'error' and c.hour >= date_trunc('hour', now() - interval '24 hours')
   group by c.kind, c.name order by max(c.last_at) desc, c.name limit 50) listed), '[]'::json) as errors,
          coalesce((select json_agg(listed) from (
  select c.name, sum(c.count)::int as count, (sum(c.total_ms) / sum(c.count))::int as "meanMs", max(c.slowest_ms) as "slowestMs",
         to_char(max(c.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastAt",
         array(select told.id from operation_count x, unnest(x.request_ids) with ordinality told (id, place)
                where x.kind = c.kind and x.name = c.name and x.hour >= date_trunc('hour', now() - interval '24 hours')
                order by x.hour desc, told.place limit 5) as "requestIds"
    from operation_count c where c.kind = 'slow-statement' and c.hour >= date_trunc('hour', now() - interval '24 hours')
   group by c.kind, c.name order by sum(c.total_ms) desc, c.name limit 50) listed), '[]'::json) as "slowStatements",
          pg_database_size(current_database()) as "databaseBytes",
          (select json_build_object('files', count(*), 'bytes', coalesce(sum(f.size), 0))
             from (select sha256, max(size) as size from replay_file group by sha256) f) as "replayFiles",
          (select count(*) from image)::int as pictures,
          (select to_char(t.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from totals_check t order by t.night desc limit 1) as "totalsCheckedAt",
          (select t.wrong from totals_check t order by t.night desc limit 1) as "totalsWrong"
;

-- read operations-queues
-- from modules/staff/operations/operations.repository.ts
-- failed: number
-- name: text
-- oldestAt?: text
-- waiting: number
select 'chat' as name, count(*) filter (where o.done_at is null and o.dead_at is null)::int as waiting,
         to_char(min(o.created_at) filter (where o.done_at is null and o.dead_at is null) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "oldestAt",
         count(*) filter (where (o.done_at is null and (o.dead_at is not null or o.last_error is not null)))::int as failed
    from outbox_entry o
  union all
  select 'webhooks', count(*)::int, to_char(min(e.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         (select count(*) from webhook_delivery d where d.dead_at is not null)::int
    from (
  select e.at from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))
  union all
  select case when d.is_replay then d.created_at else coalesce(e.at, d.created_at) end
    from webhook_delivery d join webhook w on w.id = d.webhook_id left join league_event e on e.position = d.position
   where d.done_at is null and d.dead_at is null and w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))) e
  union all
  select 'replay-files', count(*) filter (where f.status = 'waiting')::int,
         to_char(min(f.uploaded_at) filter (where f.status = 'waiting') at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
         count(*) filter (where f.status not in ('waiting', 'read'))::int
    from replay_file f
;

-- read operations-sizes
-- from modules/staff/operations/operations.repository.ts
-- database: number
-- replays: number
select pg_database_size(current_database()) as database,
          (select coalesce(sum(f.size), 0)::float8 from (select max(size) as size from replay_file group by sha256) f) as replays
;

-- read people-by-name
-- from modules/staff/imports/import-subjects.repository.ts
-- playerId?: number
-- userId?: number
select "userId", "playerId" from (select found.*, rank() over (order by "isExact" desc) as place from (select coalesce(p.id, u.id) as id, u.id as "userId", p.id as "playerId",
            lower(coalesce(p.nickname, u.discord_username)) = lower($1) and ($2::text is null or lower(u.discord_username) = lower($2)
              or u.discord_id = $2) as "isExact"
       from app_user u full join player p on p.user_id = u.id
      where ($1 = '' or search_text(coalesce(p.nickname, u.discord_username)) = search_text($1))
        and case when $3::boolean then u.id is null
                 when $2::text is null then p.id is not null
                 else search_text(u.discord_username) = search_text($2::text) or u.discord_id = $2 end) found) ranked
    where place = 1 order by id
;

-- read person
-- from modules/staff/user-admin/person/person.repository.ts
-- accountSince?: text
-- birthdate?: text
-- chatRoles: [{ givenAt: text, id: number, name: text, seasonName: text }]
-- divisions: [{ id: number, name: text, seasonName: text }]
-- gameAccounts: [{ accountId: text, addedAt?: text, displayName?: text, id: number, platform: text, source?: text }]
-- isEmailVerified: flag
-- lastLoginAt?: text
-- mates: [json]
-- membership?: { id: number, joinedAt: text, name?: text }
-- nationality?: text
-- platform?: text
-- platformId?: text
-- playerId?: number
-- playerSince?: text
-- requests: [{ createdAt: text, decidedAt?: text, decidedBy?: text, id: number, kind: text, reason?: text, status: text, teamName?: text }]
-- teams: [{ id: number, sortOrder: number, team: { id: number, logo?: text, name: text }, validFrom: text, validTo?: text }]
-- userId?: number
select u.id as "userId", p.id as "playerId", coalesce(u.email_verified, false) as "isEmailVerified", to_char(u.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "accountSince",
          to_char(u.last_login_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "lastLoginAt", to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playerSince",
          p.birthdate::text as birthdate, p.nationality, p.platform, p.platform_id as "platformId",
          coalesce((select json_agg(listed) from (
  select g.id, g.platform, g.account_id as "accountId", g.display_name as "displayName", g.source,
         to_char(g.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "addedAt"
    from game_account g where g.player_id = p.id order by g.id) listed), '[]'::json) as "gameAccounts",
          case when m.id is not null then json_build_object('id', m.id, 'joinedAt', to_char(m.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
            'name', f.first_name || ' ' || f.last_name) end as membership,
          coalesce((select json_agg(listed) from (
  select d.id, d.name, s.name as "seasonName"
    from division d join season s on s.id = d.season_id where d.admin_user_id = u.id order by s.starts_on desc, d.rank) listed), '[]'::json) as divisions, coalesce((select json_agg(listed) from (
  select d.id, d.name, s.name as "seasonName", to_char(b.given_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "givenAt"
    from division_role_bearer b join division d on d.id = b.division_id join season s on s.id = d.season_id
   where b.user_id = u.id order by b.given_at desc, d.id) listed), '[]'::json) as "chatRoles", coalesce((select json_agg(listed) from (
  select e.id, json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, to_char(e.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validFrom",
         to_char(e.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "validTo", e.sort_order as "sortOrder"
    from roster_entry e join team t on t.id = e.team_id where e.player_id = p.id order by e.valid_from desc, e.id desc) listed), '[]'::json) as teams, 
  to_json(array(select mate.nationality::text from roster_entry own
          join roster_entry e on e.team_id = own.team_id and e.player_id <> own.player_id and e.valid_to is null
          join player mate on mate.id = e.player_id
         where own.player_id = p.id and own.valid_to is null order by mate.id)) as mates, coalesce((select json_agg(listed) from (
  select r.id, r.kind, r.status, to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", to_char(r.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt",
         coalesce(judge.nickname, du.discord_username) as "decidedBy", r.reason,
         coalesce(r.payload->>'name', t.name) as "teamName"
    from approval_request r
    left join team t on t.id = r.team_id
    left join app_user du on du.id = r.decided_by_user_id
    left join player judge on judge.user_id = du.id
   where r.user_id = u.id or r.player_id = p.id
   order by r.status <> 'pending', r.id desc limit 50) listed), '[]'::json) as requests
     from app_user u full join player p on p.user_id = u.id
     left join association_member m on u.email_verified and m.email = u.email::citext
     left join membership f on f.association_member_id = m.id
    where ($1::int is null or u.id = $1) and ($2::int is null or p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $2::int), $2::int))
    limit 1
;

-- read person-notes
-- from modules/staff/user-admin/notes/person-notes.repository.ts
-- id: number
-- text: text
-- writtenAt: text
-- writtenBy?: text
select n.id, n.text, to_char(n.written_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "writtenAt", coalesce(p.nickname, u.discord_username) as "writtenBy"
     from person_note n
     left join app_user u on u.id = n.written_by_user_id
     left join player p on p.user_id = u.id
    where n.user_id = $1 or n.player_id = $2
    order by n.id desc
;

-- read player-belongings
-- from modules/staff/player-merge/player-merge.repository.ts
-- account?: text
-- avatar?: text
-- banner?: text
-- birthdate?: text
-- discordName?: text
-- divisions: [{ division: text, divisionId: number, games: number, season: text }]
-- gameAccounts: [{ accountId: text, displayName?: text, id: number, platform: text }]
-- id: number
-- instagram?: text
-- invites: [{ id: number, isPending: flag, team: text, teamId: number }]
-- mergedIds: [number]
-- mmr?: number
-- nationality?: text
-- nickname: text
-- platform?: text
-- platformId?: text
-- requests: [{ id: number, kind: text }]
-- rosters: [{ from: text, id: number, playerId: number, sortOrder: number, team: text, teamId: number, to?: text }]
-- sanctions: [{ id: number, kind: text }]
-- sentInvites: [{ id: number, isPending: flag, team: text, teamId: number }]
-- sixMans?: { id: number, series: number }
-- steam?: text
-- tiktok?: text
-- twitch?: text
-- twitter?: text
-- userId?: number
-- youtube?: text
select p.id, p.user_id as "userId", u.discord_username as account, p.nickname, p.discord_name as "discordName", p.mmr,
         p.nationality, p.birthdate::text as birthdate, p.platform, p.platform_id as "platformId", p.avatar, p.banner,
         p.steam, p.twitter, p.instagram, p.twitch, p.tiktok, p.youtube,
         coalesce((select json_agg(listed) from (select d.id as "divisionId", d.name as division, se.name as season, count(*)::int as games
            from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
            join division d on d.id = s.division_id join season se on se.id = d.season_id
           where r.player_id = p.id group by d.id, se.id order by se.starts_on desc, d.rank, d.id) listed), '[]'::json) as divisions,
         coalesce((select json_agg(listed) from (select r.id, r.player_id as "playerId", r.team_id as "teamId", t.name as team,
                 r.sort_order as "sortOrder", to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as from, to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as to
            from roster_entry r join team t on t.id = r.team_id
           where r.player_id = p.id order by r.valid_from, r.id) listed), '[]'::json) as rosters,
         coalesce((select json_agg(listed) from (select a.id, a.platform, a.account_id as "accountId", a.display_name as "displayName"
            from game_account a where a.player_id = p.id order by a.id) listed), '[]'::json) as "gameAccounts",
         coalesce((select json_agg(listed) from (select i.id, i.team_id as "teamId", t.name as team, i.status = 0 as "isPending"
                from invite i join team t on t.id = i.team_id where i.player_id = p.id order by i.id) listed), '[]'::json) as invites, coalesce((select json_agg(listed) from (select i.id, i.team_id as "teamId", t.name as team, i.status = 0 as "isPending"
                from invite i join team t on t.id = i.team_id where i.invited_by_player_id = p.id order by i.id) listed), '[]'::json) as "sentInvites",
         coalesce((select json_agg(listed) from (select q.id, q.kind from approval_request q where q.player_id = p.id order by q.id) listed), '[]'::json) as requests,
         coalesce((select json_agg(listed) from (select x.id, x.kind from sanction x where x.player_id = p.id order by x.id) listed), '[]'::json) as sanctions,
         (select json_build_object('id', sp.id, 'series',
                   (select count(*)::int from six_mans_result sr where sr.six_mans_player_id = sp.id))
            from six_mans_player sp where sp.player_id = p.id) as "sixMans",
         coalesce((select json_agg(listed.item) from (select m.player_id as item from merged_player m where m.into_player_id = p.id order by 1) listed), '[]'::json) as "mergedIds"
    from player p left join app_user u on u.id = p.user_id
   where p.id = any($1::int[]) order by p.id
;

-- read players-apart
-- from modules/staff/player-merge/duplicate-players.repository.ts
-- one: number
-- other: number
select pair.one, pair.other from unnest($1::int[], $2::int[]) as pair (one, other)
    where exists (select 1 from player_game_stats a join player_game_stats b on b.game_id = a.game_id
                   where a.player_id = pair.one and b.player_id = pair.other)
       or exists (select 1 from roster_entry a join roster_entry b on b.player_id = pair.other
                   where a.player_id = pair.one and a.team_id <> b.team_id
                     and tstzrange(a.valid_from, a.valid_to) && tstzrange(b.valid_from, b.valid_to))
       or exists (select 1 from six_mans_player a join six_mans_result ra on ra.six_mans_player_id = a.id
                    join six_mans_result rb on rb.series_id = ra.series_id
                    join six_mans_player b on b.id = rb.six_mans_player_id
                   where a.player_id = pair.one and b.player_id = pair.other)
;

-- read players-by-nickname
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
-- nickname: text
select id, nickname from (select found.*, rank() over (order by "isExact" desc) as place from (select id, nickname, lower(nickname) = lower($1) as "isExact" from player where search_text(nickname) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read players-named
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
-- nickname: text
select id, nickname from player where lower(nickname) = lower($1) order by id
;

-- read rating-relation
-- from modules/staff/user-admin/users-admin.repository.ts
-- isOwn: flag
-- isRun: flag
select (
  coalesce($1::int = $2::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $1::int and other_e.valid_to is null
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
          exists (select 1 from roster_entry e where e.player_id = $1::int and e.valid_to is null
                     and exists (
  select 1 from division_team run_t join division run_d on run_d.id = run_t.division_id
    join season run_s on run_s.id = run_t.season_id
   where run_t.team_id = e.team_id and run_d.admin_user_id = $3::int and (upper(tstzrange(run_s.starts_on::timestamp at time zone 'Europe/Stockholm', (run_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or run_s.id = (select nullif(value, '')::int from setting where key = 'current_season')))) as "isRun"
;

-- read registered-players
-- from modules/staff/player-merge/duplicate-players.repository.ts
-- accounts: [{ accountId: text, displayName?: text, platform: text }]
-- birthdate?: text
-- id: number
-- nickname: text
select p.id, p.nickname, p.birthdate::text as birthdate,
         coalesce((select json_agg(listed.item) from (select json_build_object('platform', a.platform, 'accountId', a.account_id, 'displayName', a.display_name) as item
            from (select platform, account_id, display_name from game_account where player_id = p.id
                  union all select p.platform, p.platform_id, null where p.platform is not null and p.platform_id <> '') a) listed), '[]'::json) as accounts
    from player p order by p.id
;

-- read roster-candidates
-- from modules/staff/team-admin/team-admin.repository.ts
-- id: number
-- mmr?: number
-- nickname: text
select p.id, p.nickname, p.mmr from player p
     left join roster_entry r on r.player_id = p.id and r.valid_to is null
    where (r.id is null or r.team_id = $1) and ($2 = '' or search_text(p.nickname) like $2)
    order by swedish_order(p.nickname) collate "C", p.id limit $3
;

-- read season-health
-- from modules/staff/season-health/season-health.repository.ts
-- divisions: [{ claimed: number, disputed: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, isStage: flag, late: number, played: number, timeless: number, unplayed: number, waiting: number }]
-- endsOn: text
-- oldestRequestAt?: text
-- openRequests: number
-- places: number
-- sanctions: [{ endsOn: text, id: number, name: text }]
-- season: { id: number, name: text }
-- signedUp: number
-- signupSeason?: { id: number, name: text }
-- staff: [{ acts: number, latestAt: text, name: text, userId: number }]
-- teams: [{ captainSeenAt?: text, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, hasAccount: flag, hasCaptain: flag, players: number, swedes: number, team: { id: number, logo?: text, name: text }, walkovers: number }]
-- weeks: [{ afterwards: number, onTime: number, series: number, walkovers: number, week: number }]
select json_build_object('id', se.id, 'name', se.name) as season, se.ends_on::text as "endsOn", coalesce((select json_agg(listed) from (
  select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, d.is_stage as "isStage", count(s.reported_at)::int as played,
         count(*) filter (where s.id is not null and s.reported_at is null)::int as unplayed,
         count(*) filter (where (s.reported_at is null and coalesce((s.scheduled_at at time zone 'Europe/Stockholm')::date < $2::date, false)))::int as late,
         count(*) filter (where s.id is not null and s.reported_at is null and s.scheduled_at is null
                            and s.week <= (($2::date - se.starts_on) / 7 + case when $2::date >= se.starts_on then 1 else 0 end))::int as timeless,
         count(*) filter (where s.confirmation = 'waiting')::int as waiting,
         count(*) filter (where s.confirmation = 'disputed')::int as disputed,
         count(*) filter (where exists (
           select from no_show_claim c where c.series_id = s.id and c.decided_at is null))::int as claimed
    from division d left join series s on s.division_id = d.id
   where d.season_id = se.id group by d.id order by d.is_stage, d.rank, d.id) listed), '[]'::json) as divisions, coalesce((select json_agg(listed) from (
  select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
         (select count(*) from roster_entry r where r.team_id = dt.team_id and r.valid_to is null)::int as players,
         (select count(*) from roster_entry r join player p on p.id = r.player_id
           where r.team_id = dt.team_id and r.valid_to is null and p.nationality = 'SE')::int as swedes,
         first.player_id is not null as "hasCaptain", u.id is not null as "hasAccount",
         to_char(greatest(u.last_login_at, (select max(x.last_seen_at) from session x where x.user_id = u.id)) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "captainSeenAt",
         (select count(*) from series s where s.division_id = d.id and s.reported_at is not null and
  (s.home_team_id = dt.team_id and s.walkover in ('away', 'both') or s.away_team_id = dt.team_id and s.walkover in ('home', 'both')))::int as walkovers
    from division_team dt join division d on d.id = dt.division_id
    left join roster_entry first on first.team_id = dt.team_id and first.valid_to is null and first.sort_order = 1
    left join player captain on captain.id = first.player_id
    left join app_user u on u.id = captain.user_id
   where dt.season_id = se.id and not dt.is_stage and not dt.is_disqualified
   order by d.rank, d.id, swedish_order(dt.name) collate "C", dt.team_id) listed), '[]'::json) as teams,
          coalesce((select json_agg(listed) from (
  select s.week, count(*)::int as series, count(*) filter (where s.reported_at is not null and (least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'Europe/Stockholm')::date < se.starts_on + 7 * s.week)::int as "onTime",
         count(*) filter (where s.reported_at is not null and not (least(coalesce(s.scheduled_at, s.reported_at), s.reported_at) at time zone 'Europe/Stockholm')::date < se.starts_on + 7 * s.week)::int as afterwards,
         count(*) filter (where s.walkover is not null)::int as walkovers
    from series s join division d on d.id = s.division_id where d.season_id = se.id and not d.is_stage
   group by s.week order by s.week) listed), '[]'::json) as weeks, coalesce((select json_agg(listed) from (
  select x.id, coalesce(p.nickname, t.name) as name, x.ends_on::text as "endsOn"
    from sanction x left join player p on p.id = x.player_id left join team t on t.id = x.team_id
   where x.lifted_at is null and x.starts_on <= $2::date and x.ends_on between $2::date and $2::date + 14
   order by x.ends_on, x.id) listed), '[]'::json) as sanctions, coalesce((select json_agg(listed) from (
  select u.id as "userId", coalesce(p.nickname, u.discord_username) as name, count(*)::int as acts,
         to_char(max(a.at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "latestAt"
    from audit_entry a join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id
   where a.at > $3::timestamptz - interval '30 days' and exists (select from user_role r where r.user_id = u.id)
   group by u.id, p.id order by count(*) desc, u.id) listed), '[]'::json) as staff,
          (select count(*) from approval_request where status = 'pending' and aside_at is null)::int as "openRequests",
          (select to_char(min(created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from approval_request where status = 'pending' and aside_at is null)
            as "oldestRequestAt",
          (select json_build_object('id', open.id, 'name', open.name) from season open where open.id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season')))) as "signupSeason",
          (select count(*) from signup where season_id = (select coalesce((select nullif(value, '')::int from setting where key = 'signup_season'), (select nullif(value, '')::int from setting where key = 'current_season'))))::int as "signedUp",
          (select count(*) from division_team where season_id = se.id and not is_stage)::int as places
     from season se where se.id = $1
;

-- read seasons-by-name
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(name) = lower($1) as "isExact" from season where search_text(name) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read series-by-both-names
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select s.id, lower((h.name || ' – ' || a.name)) = lower($1) as "isExact"
       from series s
       join division d on d.id = s.division_id
       join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
       join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
      where d.season_id = $2 and search_text((h.name || ' – ' || a.name)) = search_text($1)
        and ($3 = '' or search_text(d.name) = search_text($3)) and ($4::int is null or s.week = $4)) found) ranked
    where place = 1 order by id
;

-- read series-by-teams
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
-- isReported: flag
-- version: number
select id, version, "isReported" from (select found.*, rank() over (order by "isExact" desc) as place from (select s.id, s.version, s.reported_at is not null as "isReported",
            lower(h.name) = lower($1) and lower(a.name) = lower($2) as "isExact"
       from series s
       join division d on d.id = s.division_id
       join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
       join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
      where d.season_id = (select nullif(value, '')::int from setting where key = 'current_season') and search_text(h.name) = search_text($1) and search_text(a.name) = search_text($2)
        and ($3::int is null or s.week = $3)) found) ranked
    where place = 1 order by id
;

-- write take-back
-- from modules/staff/undo/change-sets.repository.ts
-- set_config: text
select set_config('league.taking_back', 'yes', true)
;

-- read team-belongings
-- from modules/staff/team-merge/team-merge.repository.ts
-- banner?: text
-- entries: [{ division: text, divisionId: number, isStage: flag, season: text, seasonId: number }]
-- id: number
-- invites: [{ id: number, isPending: flag, playerId: number }]
-- isActive: flag
-- logo?: text
-- mergedIds: [number]
-- name: text
-- players: number
-- requests: [number]
-- rosters: [{ id: number, isNow: flag, playerId: number, userId?: number }]
-- sanctions: [number]
-- seeds: [{ division: text, divisionId: number, isStage: flag, season: text, seasonId: number }]
-- series: [number]
-- signups: [{ season: text, seasonId: number }]
select t.id, t.name, t.logo, t.banner, t.is_active as "isActive",
         (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null) as players,
         coalesce((select json_agg(listed) from (select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season,
                 dt.is_stage as "isStage"
            from division_team dt join division d on d.id = dt.division_id join season se on se.id = dt.season_id
           where dt.team_id = t.id order by se.starts_on desc, d.rank, d.id) listed), '[]'::json) as entries,
         coalesce((select json_agg(listed) from (select d.id as "divisionId", d.name as division, se.id as "seasonId", se.name as season, true as "isStage"
            from stage_entrant e join division d on d.id = e.division_id join season se on se.id = d.season_id
           where e.team_id = t.id order by se.starts_on desc, d.rank, d.id) listed), '[]'::json) as seeds,
         coalesce((select json_agg(listed) from (select r.id, r.player_id as "playerId", p.user_id as "userId", r.valid_to is null as "isNow"
            from roster_entry r join player p on p.id = r.player_id where r.team_id = t.id order by r.id) listed), '[]'::json) as rosters,
         coalesce((select json_agg(listed.item) from (select s.id as item from series s where t.id in (s.home_team_id, s.away_team_id) order by 1) listed), '[]'::json) as series,
         coalesce((select json_agg(listed) from (select g.season_id as "seasonId", se.name as season
            from signup g join season se on se.id = g.season_id where g.team_id = t.id order by g.season_id) listed), '[]'::json) as signups,
         coalesce((select json_agg(listed) from (select i.id, i.player_id as "playerId", i.status = 0 as "isPending"
            from invite i where i.team_id = t.id order by i.id) listed), '[]'::json) as invites,
         coalesce((select json_agg(listed.item) from (select q.id as item from approval_request q where q.team_id = t.id order by 1) listed), '[]'::json) as requests,
         coalesce((select json_agg(listed.item) from (select x.id as item from sanction x where x.team_id = t.id order by 1) listed), '[]'::json) as sanctions,
         coalesce((select json_agg(listed.item) from (select m.team_id as item from merged_team m where m.into_team_id = t.id order by 1) listed), '[]'::json) as "mergedIds"
    from team t where t.id = any($1::int[]) order by t.id
;

-- read team-relation
-- from modules/staff/team-admin/team-admin.repository.ts
-- isOwn: flag
-- isRun: flag
select (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = $1::int and own_now.player_id = $2::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = $1::int and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $2::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) as "isOwn", exists (
  select 1 from division_team run_t join division run_d on run_d.id = run_t.division_id
    join season run_s on run_s.id = run_t.season_id
   where run_t.team_id = $1::int and run_d.admin_user_id = $3::int and (upper(tstzrange(run_s.starts_on::timestamp at time zone 'Europe/Stockholm', (run_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or run_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))) as "isRun"
;

-- read teams-by-name
-- from modules/staff/imports/import-subjects.repository.ts
-- id: number
select id from (select found.*, rank() over (order by "isExact" desc) as place from (select id, lower(name) = lower($1) as "isExact" from team where search_text(name) = search_text($1)) found) ranked
    where place = 1 order by id
;

-- read undo-broken
-- from modules/staff/undo/change-sets.repository.ts
-- isAdminMissing: flag
-- isSeasonMissing: flag
select not exists (select from user_role where role = 1) as "isAdminMissing",
         exists (select from setting where key in ('current_season', 'signup_season') and value <> ''
                    and not exists (select from season where id::text = value)) as "isSeasonMissing"
;

-- read undo-changes
-- from modules/staff/undo/undo.repository.ts
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
-- from modules/staff/undo/change-sets.repository.ts
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
      where c.change_set_id = any($1::bigint[]) and c.table_name in ('division_team', 'stage', 'stage_entrant')) touched
    where exists (select from division d where d.id = touched.id) order by id
;

-- read undo-entries
-- from modules/staff/undo/undo.repository.ts
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
  when 'season' then (a.is_own_team and a.actor_user_id = $2::int) or exists (
  select from row_change own_c cross join lateral unnest(own_c.keys) with ordinality as own_k (key, n)
    left join season_honour own_h on own_h.id = own_k.key::int
   cross join lateral (select (own_h).* union all
                       select (jsonb_populate_record(own_h, own_c.rows->(own_k.n::int - 1))).*) as own_x
   where own_c.change_set_id = a.change_set_id and own_c.table_name = 'season_honour'
     and ((
  coalesce(own_x.player_id = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = own_x.player_id and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) or (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = own_x.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = own_x.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) or exists (
       select from game g join series s on s.id = g.series_id
         join lateral (
  select e.*, row_number() over (order by e.position) as number
    from field_event e where e.game_id = g.id and e.kind = 'goal' and e.side is not null) e on e.number = own_x.goal 
  left join player_field_play f on f.game_id = g.id and f.position = e.player_position
  left join player_game_stats r on r.game_id = f.game_id and r.side = f.side and r.slot = f.slot
  left join player p on p.id = r.player_id
        where g.id = own_x.game_id and ((
  exists (select 1 from roster_entry own_now
           where own_now.team_id = case e.side when 'home' then s.home_team_id else s.away_team_id end and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = case e.side when 'home' then s.home_team_id else s.away_team_id end and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) or (
  coalesce(p.id = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = p.id and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))))))))
  else a.object_kind = 'user' and a.object_id = $2::int end, false) as "isOwn"
    from audit_entry a left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id
    left join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id
    left join series s on a.object_kind = 'series' and s.id = a.object_id
    left join division d on d.id = case a.object_kind when 'division' then a.object_id else s.division_id end
   where a.change_set_id = any($1::bigint[]) order by a.id desc
;

-- read undo-later-changes
-- from modules/staff/undo/undo.repository.ts
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
-- from modules/staff/undo/change-sets.repository.ts
-- userId: number
select user_id as "userId" from user_role where role = 1 order by user_id for update
;

-- write undo-lock-seasons
-- from modules/staff/undo/change-sets.repository.ts
-- isSettled: flag
select settled_at is not null as "isSettled" from season
    where id in (select season_id from division where id = any($1::int[])) order by id for share
;

-- read undo-names
-- from modules/staff/undo/undo-effects.repository.ts
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
-- from modules/staff/undo/undo.repository.ts
-- undoSetId: number
-- undoneSetId: number
select distinct a.change_set_id as "undoneSetId", u.change_set_id as "undoSetId"
    from audit_entry u join audit_entry a on a.id = u.undoes_id
   where u.change_set_id >= (select min(s) from unnest($1::bigint[]) s)
;

-- read undo-press
-- from modules/staff/undo/undo.repository.ts
-- setId: number
select distinct p.change_set_id as "setId" from audit_entry a join audit_entry p on p.id = a.id or p.request_id = a.request_id and p.actor_user_id = a.actor_user_id
    where a.id = $1 and p.change_set_id is not null
      and (p.id = a.id or not exists (
    select from audit_entry u where u.undoes_id = p.id
       and not exists (select from audit_entry again where again.undoes_id = u.id)))
;

-- read undo-references
-- from modules/staff/undo/undo.repository.ts
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
-- from modules/staff/undo/undo.repository.ts
-- name: text
select h.name || ' – ' || a.name as name from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    where s.id = any($1::int[]) and s.reported_at is not null order by s.scheduled_at, s.id
;

-- read undo-series-states
-- from modules/staff/undo/league-states.repository.ts
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
select s.id, h.name || ' – ' || a.name as name, coalesce(s.format, d.series_format) as format, s.scheduled_at as "scheduledAt",
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
-- from modules/staff/undo/undo.repository.ts
-- key: text
-- setIds: [number]
select k.key, array_agg(c.change_set_id::int order by c.id desc) as "setIds"
    from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
   where c.table_name = $1 and c.keys && $2::text[] and k.key = any($2::text[])
     and (c.kind = 'insert' or (c.kind = 'update' and c.rows->(k.n::int - 1) ?| $3::text[]))
   group by k.key
;

-- read undo-taken-rows
-- from modules/staff/undo/undo-effects.repository.ts
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
-- from modules/staff/undo/league-states.repository.ts
-- id: number
-- name: text
-- places: number
select t.id, t.name, (select count(*)::int from roster_entry r where r.team_id = t.id and r.valid_to is null)
                      + (select count(*)::int from invite i where i.team_id = t.id and i.status = 0) as places
    from team t where t.id = any($1::int[]) order by t.id
;

-- read undo-touched-things
-- from modules/staff/undo/league-states.repository.ts
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
