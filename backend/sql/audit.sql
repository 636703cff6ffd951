-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read audit-about-person
-- from modules/audit/audit-log.repository.ts
-- act: text
-- actorName?: text
-- actorPlayerId?: number
-- actorUserId: number
-- at: text
-- id: number
-- isOwnTeam: flag
-- isUndone: flag
-- objectId: number
-- objectKind: text
-- objectName?: text
-- redoesAct?: text
-- toldAct: text
-- undoesAct?: text
select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.act, a.object_kind as "objectKind", a.object_id as "objectId",
         coalesce(a.object_name, case a.object_kind when 'division' then (select coalesce(null, d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(null, name) from season where id = a.object_id) when 'team' then (select coalesce(null, name) from team where id = a.object_id) when 'player' then (select coalesce(null, nickname) from player where id = a.object_id) when 'user' then (select coalesce(null, p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) when 'request' then (select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id) when 'member' then (select first_name || ' ' || last_name from membership where id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') as "objectName", a.actor_user_id as "actorUserId", p.id as "actorPlayerId",
         coalesce(p.nickname, u.discord_username) as "actorName", a.is_own_team as "isOwnTeam",
         exists (
    select from audit_entry u where u.undoes_id = a.id
       and not exists (select from audit_entry again where again.undoes_id = u.id)) as "isUndone", case when a.act = 'series.report' and a.before->>'homeGames' is not null then 'series.correct'
        else a.act end as "toldAct", case when o.act = 'series.report' and o.before->>'homeGames' is not null then 'series.correct'
        else o.act end as "undoesAct",
         case when r.act = 'series.report' and r.before->>'homeGames' is not null then 'series.correct'
        else r.act end as "redoesAct"
    from audit_entry a left join app_user u on u.id = a.actor_user_id left join player p on p.user_id = u.id left join audit_entry o on o.id = a.undoes_id left join audit_entry r on r.id = o.undoes_id
    where (a.object_kind, a.object_id) in (
      select 'user', $1::int
      union all select 'player', $2::int
      union all select 'player', player_id from merged_player where into_player_id = $2
      union all select 'request', id from approval_request where user_id = $1 or player_id = $2
      union all select 'member', f.id from app_user m join association_member b on m.email_verified and b.email = m.email::citext
                  join membership f on f.association_member_id = b.id where m.id = $1)
    order by a.id desc limit $3
;

-- write forget-erased-values
-- from modules/audit/audit.repository.ts
-- count: number
select forget_erased_audit_values() as count
;

-- write insert-audit-entry
-- from modules/audit/audit.repository.ts
insert into audit_entry (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team, undoes_id, object_name)
  select a.*, case when a.object_kind in ('request', 'member') then null
  when a.object_kind = 'six-mans-series' then (select string_agg(name, ', ') from jsonb_array_elements_text(coalesce(a.after, a.before)->'winners') name) || ' – ' || (select string_agg(name, ', ') from jsonb_array_elements_text(coalesce(a.after, a.before)->'losers') name)
  else coalesce(case a.object_kind when 'division' then (select coalesce(a.before->>'name', d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(a.before->>'name', name) from season where id = a.object_id) when 'team' then (select coalesce(a.before->>'name', name) from team where id = a.object_id) when 'player' then (select coalesce(a.before->>'nickname', nickname) from player where id = a.object_id) when 'user' then (select coalesce(a.before->>'nickname', p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') end
    from (values ($1::int, $2, $3, $4::int, $5::jsonb, $6::jsonb, $7, $8::boolean, $9::int))
      as a (actor_user_id, act, object_kind, object_id, before, after, request_id, is_own_team, undoes_id)
;

-- read last-change
-- from modules/audit/audit-log.repository.ts
-- at: text
-- by?: text
select to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, coalesce(p.nickname, u.discord_username) as by
     from (select a.at, a.actor_user_id as user_id
             from audit_entry a left join audit_entry o on o.id = a.undoes_id
            where a.object_kind = $1 and $2::int in (0, a.object_id) and ($3::text[] is null or coalesce(o.act, a.act) = any($3))
           union all
           select e.happened_at, e.user_id from series_event e
            where $1 = 'series' and e.series_id = $2::int and e.user_id is not null) c
     left join app_user u on u.id = c.user_id left join player p on p.user_id = u.id
    where c.at > $4::timestamptz order by c.at desc limit 1
;

-- read own-matter-rule
-- from modules/audit/audit.repository.ts
-- value: text
select value from setting where key = 'own_matters'
;

-- read own-matters
-- from modules/audit/own-matters.repository.ts
-- act: text
-- at: text
-- division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }
-- id: number
-- isUndone: flag
-- name?: text
-- player?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- seriesId?: number
-- teamId?: number
select a.id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, a.act,
         case when a.object_kind in ('series', 'team', 'division') then coalesce(a.object_name, case a.object_kind when 'division' then (select coalesce(null, d.name) || ', ' || se.name
               from division d join season se on se.id = d.season_id where d.id = a.object_id) when 'series' then (select h.name || ' – ' || g.name from series s join team h on h.id = s.home_team_id
             join team g on g.id = s.away_team_id where s.id = a.object_id) when 'season' then (select coalesce(null, name) from season where id = a.object_id) when 'team' then (select coalesce(null, name) from team where id = a.object_id) when 'player' then (select coalesce(null, nickname) from player where id = a.object_id) when 'user' then (select coalesce(null, p.nickname, u.discord_username)
           from app_user u left join player p on p.user_id = u.id where u.id = a.object_id) when 'request' then (select coalesce(p.nickname, u.discord_username) from approval_request r join app_user u on u.id = r.user_id
              left join player p on p.user_id = u.id where r.id = a.object_id) when 'member' then (select first_name || ' ' || last_name from membership where id = a.object_id) end, a.before->>'name', a.after->>'name', a.before->>'title', a.after->>'title', a.before->>'nickname', a.after->>'nickname') end as name,
         s.id as "seriesId", t.id as "teamId",
         case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end as division,
         case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         exists (
    select from audit_entry u where u.undoes_id = a.id
       and not exists (select from audit_entry again where again.undoes_id = u.id)) as "isUndone"
    from audit_entry a
    left join player p on p.user_id = a.actor_user_id
    left join series s on a.object_kind = 'series' and s.id = a.object_id
    left join team t on a.object_kind = 'team' and t.id = a.object_id
    left join division d on a.object_kind = 'division' and d.id = a.object_id
   where a.is_own_team
   order by a.id desc limit $1
;
