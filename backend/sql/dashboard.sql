-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read dashboard-counters
-- from modules/dashboard/dashboard.repository.ts
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
-- from modules/dashboard/dashboard.repository.ts
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
-- from modules/dashboard/dashboard.repository.ts
-- failedChatTasks: number
-- openRequests: number
-- version: number
select (select version from change_stamp) as version,
         (select count(*)::int from approval_request where status = 'pending' and aside_at is null) as "openRequests",
         (select count(*)::int from outbox_entry o where (o.done_at is null and (o.dead_at is not null or o.last_error is not null))) as "failedChatTasks"
;
