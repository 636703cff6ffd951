-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write insert-corrections
-- from modules/notifications/notifications.repository.ts
with told as (
    insert into notification (user_id, description_sv, description_en, invite_id, request_id, team_id, series_id,
                              division_id, topic, corrects_id)
    select n.user_id, coalesce(o.description_sv, $2 || n.description_sv), coalesce(o.description_en, $3 || n.description_en),
           n.invite_id, n.request_id, n.team_id, n.series_id, n.division_id, n.topic, case when o.id is null then n.id end
      from notification n left join notification o on o.id = n.corrects_id
     where n.change_set_id = any($1::bigint[]) order by n.id
    returning user_id)
  select pg_notify('notification', user_id::text) from told group by user_id
;

-- write insert-notification
-- from modules/notifications/notifications.repository.ts
with told as (
    insert into notification (user_id, description_sv, description_en, invite_id, request_id, team_id)
    values ($1, $2, $3, $4, $5, $6)
    returning user_id)
  select pg_notify('notification', user_id::text) from told
;

-- write insert-notifications-for-all
-- from modules/notifications/notifications.repository.ts
with told as (
    insert into notification (user_id, description_sv, description_en, series_id, division_id, topic)
    select id, $2, $3, $4, $5, $6 from unnest($1::int[]) id order by id
    returning user_id)
  select pg_notify('notification', user_id::text) from told
;

-- write insert-notifications-for-teams
-- from modules/notifications/notifications.repository.ts
with new as (
    select p.user_id, x.*
      from jsonb_to_recordset($1::jsonb)
             as x("teamId" int, sv text, en text, "seriesId" int, "divisionId" int, topic text)
      join roster_entry e on e.team_id = x."teamId" and e.valid_to is null
      join player p on p.id = e.player_id
     where p.user_id is not null),
  outdated as (
    delete from notification n using new
     where n.user_id = new.user_id and n.series_id = new."seriesId" and n.topic = new.topic and n.topic <> 'other'
       and n.read_at is null),
  told as (
    insert into notification (user_id, description_sv, description_en, series_id, division_id, topic)
    select user_id, sv, en, "seriesId", "divisionId", topic from new order by user_id
    returning user_id)
  select pg_notify('notification', user_id::text) from told
;

-- write mark-notifications-read
-- from modules/notifications/notifications.repository.ts
-- count: number
with marked as (update notification set read_at = $2 where user_id = $1 and read_at is null returning id)
  select count(*)::int as count, case when count(*) > 0 then pg_notify('notification', $1::text) end from marked
;

-- read notifications
-- from modules/notifications/notifications.repository.ts
-- createdAt: text
-- descriptionEn: text
-- descriptionSv: text
-- id: number
-- invite?: { id: number, status: number, team: { id: number, logo?: text, name: text }, withRequest: flag }
-- isRead: flag
-- place?: { discriminator?: text, id: number, kind: text, seasonId?: number }
select n.id, to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", n.description_sv as "descriptionSv",
         n.description_en as "descriptionEn", n.read_at is not null as "isRead",
         case when i.id is not null then json_build_object('id', i.id, 'status', i.status,
              'withRequest', i.with_request, 'team', json_build_object('id', t.id, 'name', t.name, 'logo', t.logo)) end as invite,
         case when n.topic not in ('time', 'result') and n.series_id is not null then json_build_object('kind', 'week-series', 'id', n.series_id, 'discriminator', null,
     'seasonId', null)
              when n.series_id is not null then json_build_object('kind', 'series', 'id', n.series_id, 'discriminator', null,
     'seasonId', null)
              when d.id is not null then json_build_object('kind', 'division', 'id', d.id, 'discriminator', d.discriminator,
     'seasonId', d.season_id)
              when coalesce(n.team_id, r.team_id) is not null then json_build_object('kind', 'team', 'id', coalesce(n.team_id, r.team_id), 'discriminator', null,
     'seasonId', null)
              when r.id is not null and own.id is not null then json_build_object('kind', 'player', 'id', own.id, 'discriminator', null,
     'seasonId', null) end as place
    from notification n left join invite i on i.id = n.invite_id left join team t on t.id = i.team_id
    left join division d on d.id = n.division_id left join approval_request r on r.id = n.request_id
    left join player own on own.user_id = n.user_id
   where n.user_id = $1 and ($2::int is null or n.id < $2) order by n.id desc limit $3
;

-- read notifications-unread
-- from modules/notifications/notifications.repository.ts
-- unread: number
select count(*)::int as unread from notification where user_id = $1 and read_at is null
;
