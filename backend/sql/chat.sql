-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write add-division-role-bearer
-- from modules/chat/division-roles.repository.ts
insert into division_role_bearer (division_id, user_id)
   select r.division_id, u.id from division_role r, app_user u where r.division_id = $1 and u.id = $2
   on conflict do nothing
;

-- read division-role-bearer
-- from modules/chat/division-roles.repository.ts
-- isInTeam: flag
select 
  exists (select from player p join roster_entry e on e.player_id = p.id and e.valid_to is null
            join division_team t on t.team_id = e.team_id and t.division_id = b.division_id
           where p.user_id = b.user_id) as "isInTeam" from division_role_bearer b where b.division_id = $1 and b.user_id = $2
;

-- read division-role-bearers
-- from modules/chat/division-roles.repository.ts
-- discordId?: text
-- nickname: text
-- userId?: number
select p.nickname, u.id as "userId", u.discord_id as "discordId"
     from division_team t join roster_entry e on e.team_id = t.team_id and e.valid_to is null
     join player p on p.id = e.player_id left join app_user u on u.id = p.user_id
    where t.division_id = $1 order by t.team_id, e.sort_order
;

-- read division-role-leavers
-- from modules/chat/division-roles.repository.ts
-- discordId: text
-- divisionId: number
-- name: text
-- userId: number
/* worker */
  select b.division_id as "divisionId", b.user_id as "userId", u.discord_id as "discordId",
         coalesce((select p.nickname from player p where p.user_id = u.id), u.discord_username) as name
    from division_role_bearer b join app_user u on u.id = b.user_id
   where not 
  exists (select from player p join roster_entry e on e.player_id = p.id and e.valid_to is null
            join division_team t on t.team_id = e.team_id and t.division_id = b.division_id
           where p.user_id = b.user_id)
     and not exists (select from outbox_entry o
                      where o.key = 'take-role:' || b.division_id || ':' || b.user_id and o.done_at is null)
   order by b.division_id, b.user_id
;

-- write lock-series-of-rooms
-- from modules/chat/rooms.repository.ts
-- away: text
-- divisionAdminUserId?: number
-- divisionId: number
-- home: text
-- isReported: flag
-- scheduledAt?: instant
-- seriesId: number
select s.id as "seriesId", s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId",
         s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported", h.name as home, a.name as away
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.id = any($1::int[]) order by s.id for share of d for no key update of s
;

-- write lock-week-of-rooms
-- from modules/chat/rooms.repository.ts
-- away: text
-- divisionAdminUserId?: number
-- divisionId: number
-- home: text
-- isReported: flag
-- scheduledAt?: instant
-- seriesId: number
select s.id as "seriesId", s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId",
         s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported", h.name as home, a.name as away
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = $1 and s.week = $2 order by s.id for share of d for no key update of s
;

-- read room-plan
-- from modules/chat/rooms.repository.ts
-- away: text
-- channelId?: text
-- division: text
-- generation: number
-- home: text
-- isWanted: flag
-- memberIds: [text]
-- seriesId: number
-- week: number
select r.series_id as "seriesId", r.generation, r.is_wanted as "isWanted", r.channel_id as "channelId", s.week,
         h.name as home, a.name as away, d.name as division,
         array(select u.discord_id from roster_entry e
                 join player p on p.id = e.player_id join app_user u on u.id = p.user_id
                where e.team_id in (s.home_team_id, s.away_team_id) and e.valid_to is null
               union select u.discord_id from app_user u where u.id = d.admin_user_id) as "memberIds"
    from series_room r join series s on s.id = r.series_id join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where r.series_id = $1
;

-- read rooms-of-series
-- from modules/chat/rooms.repository.ts
-- channelId?: text
-- generation: number
-- isWanted: flag
-- seriesId: number
-- work?: { attempts: number, isDead: flag, lastError?: text, missingRight?: text }
select r.series_id as "seriesId", r.generation, r.is_wanted as "isWanted", r.channel_id as "channelId", w.work
    from series_room r left join lateral (
      select json_build_object('isDead', o.dead_at is not null, 'lastError', o.last_error, 'missingRight', o.missing_right,
             'attempts', o.attempts) as work
        from outbox_entry o
       where o.subject = 'series:' || r.series_id and o.done_at is null
         and o.payload->>'generation' = r.generation::text and (r.is_wanted or o.kind = 'close-room')
       order by o.id limit 1) w on true
   where r.series_id = any($1::int[])
;

-- write save-division-role
-- from modules/chat/division-roles.repository.ts
insert into division_role (division_id, role_id) select id, $2 from division where id = $1
   on conflict (division_id) do update set role_id = excluded.role_id
;

-- read series-with-room
-- from modules/chat/rooms.repository.ts
-- away: text
-- divisionAdminUserId?: number
-- divisionId: number
-- home: text
-- isReported: flag
-- scheduledAt?: instant
-- seriesId: number
select s.id as "seriesId", s.division_id as "divisionId", d.admin_user_id as "divisionAdminUserId",
         s.scheduled_at as "scheduledAt", s.reported_at is not null as "isReported", h.name as home, a.name as away
    from series s join division d on d.id = s.division_id
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where s.division_id = $1 and exists (
      select from series_room r where r.series_id = s.id and (r.is_wanted or r.channel_id is not null)) order by s.id
;

-- write want-room
-- from modules/chat/rooms.repository.ts
-- generation: number
insert into series_room (series_id) values ($1)
   on conflict (series_id) do update
      set generation = series_room.generation + 1, is_wanted = true, channel_id = null
   returning generation
;
