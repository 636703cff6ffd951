-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write claim-outbox-entries
-- from modules/messages/outbox/outbox.repository.ts
-- attempts: number
-- createdAt: instant
-- id: number
-- kind: text
-- mayBeDone: flag
-- payload: json
-- subject: text
/* worker */
  with due as materialized (
    select c.id from outbox_entry c
     where c.done_at is null and c.dead_at is null
   and not exists (select from outbox_entry e
                    where e.subject = c.subject and e.id < c.id and e.done_at is null and e.dead_at is null) and c.next_at <= now() and (c.locked_until is null or c.locked_until not between now() and now() + 2 * make_interval(secs => $3)) and c.kind = any($1)
     order by c.next_at, c.id limit $2 for update skip locked)
  update outbox_entry o set attempts = o.attempts + 1, locked_until = now() + make_interval(secs => $3)
    from due where o.id = due.id
  returning o.id, o.kind, o.subject, o.payload, o.attempts, o.created_at as "createdAt",
            o.attempts > 1 or o.last_error is not null as "mayBeDone"
;

-- write insert-corrections
-- from modules/messages/notifications/notifications.repository.ts
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

-- write insert-message-corrections
-- from modules/messages/outbox/outbox.repository.ts
insert into outbox_entry (key, kind, subject, about, payload, division_id)
  select m.key || ':' || current_change_set(), m.kind, m.subject, m.about,
         m.payload - 'corrects' || case when m.payload ? 'corrects' then jsonb_build_object('text', m.payload->>'corrects')
           else jsonb_build_object('text', case m.kind when 'direct-message' then $3 else $2 end || (m.payload->>'text'),
             'corrects', m.payload->>'text') end,
         m.division_id
    from outbox_entry m
   where m.change_set_id = any($1::bigint[]) and m.kind in ('post-message', 'direct-message') and m.dead_at is null order by m.id
;

-- write insert-notification
-- from modules/messages/notifications/notifications.repository.ts
with told as (
    insert into notification (user_id, description_sv, description_en, invite_id, request_id, team_id)
    values ($1, $2, $3, $4, $5, $6)
    returning user_id)
  select pg_notify('notification', user_id::text) from told
;

-- write insert-notifications-for-all
-- from modules/messages/notifications/notifications.repository.ts
with told as (
    insert into notification (user_id, description_sv, description_en, series_id, division_id, topic)
    select id, $2, $3, $4, $5, $6 from unnest($1::int[]) id order by id
    returning user_id)
  select pg_notify('notification', user_id::text) from told
;

-- write insert-notifications-for-teams
-- from modules/messages/notifications/notifications.repository.ts
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

-- write insert-outbox-entries
-- from modules/messages/outbox/outbox.repository.ts
insert into outbox_entry (key, kind, subject, about, payload, division_id, next_at)
  select key, kind, subject, about, payload, "divisionId", coalesce("notBefore", now())
    from jsonb_to_recordset($1::jsonb)
      as x(key text, kind text, subject text, about text, payload jsonb, "divisionId" int, "notBefore" timestamptz)
  on conflict (key) do update
     set attempts = 0, created_at = now(), next_at = excluded.next_at, locked_until = null, done_at = null, dead_at = null,
         last_error = null, missing_right = null, result = null, payload = excluded.payload, about = excluded.about,
         change_set_id = excluded.change_set_id
   where outbox_entry.done_at is not null or outbox_entry.dead_at is not null
;

-- write lock-outbox-entry
-- from modules/messages/outbox/outbox.repository.ts
-- about?: text
-- attempts: number
-- createdAt: instant
-- deadAt?: instant
-- divisionAdminUserId?: number
-- divisionId?: number
-- divisionName?: text
-- doneAt?: instant
-- id: number
-- kind: text
-- lastError?: text
-- lockedUntil?: instant
-- missingRight?: text
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id where o.id = $1 for no key update of o
;

-- write mark-notifications-read
-- from modules/messages/notifications/notifications.repository.ts
-- count: number
with marked as (update notification set read_at = $2 where user_id = $1 and read_at is null returning id)
  select count(*)::int as count, case when count(*) > 0 then pg_notify('notification', $1::text) end from marked
;

-- read notifications
-- from modules/messages/notifications/notifications.repository.ts
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
-- from modules/messages/notifications/notifications.repository.ts
-- unread: number
select count(*)::int as unread from notification where user_id = $1 and read_at is null
;

-- write notify-outbox
-- from modules/messages/outbox/outbox.repository.ts
select pg_notify('outbox', '')
;

-- read outbox-counts
-- from modules/messages/outbox/outbox.repository.ts
-- dead: number
-- done: number
-- failed: number
-- failing: number
-- open: number
select count(*) filter (where done_at is null and dead_at is null)::int as open,
          count(*) filter (where done_at is null and dead_at is null and attempts > 0 and last_error is not null)::int as failing,
          count(*) filter (where (o.done_at is null and (o.dead_at is not null or o.last_error is not null)))::int as failed, count(dead_at)::int as dead, count(done_at)::int as done from outbox_entry o
;

-- read outbox-entry
-- from modules/messages/outbox/outbox.repository.ts
-- about?: text
-- attempts: number
-- createdAt: instant
-- deadAt?: instant
-- divisionAdminUserId?: number
-- divisionId?: number
-- divisionName?: text
-- doneAt?: instant
-- id: number
-- kind: text
-- lastError?: text
-- lockedUntil?: instant
-- missingRight?: text
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id where o.id = $1
;

-- read outbox-next-due
-- from modules/messages/outbox/outbox.repository.ts
-- ms?: number
/* worker */
  select extract(epoch from min(greatest(c.next_at, coalesce(c.locked_until, c.next_at))) - now())::float8 * 1000 as ms
    from outbox_entry c where c.done_at is null and c.dead_at is null
   and not exists (select from outbox_entry e
                    where e.subject = c.subject and e.id < c.id and e.done_at is null and e.dead_at is null) and c.kind = any($1)
;

-- read outbox-oldest
-- from modules/messages/outbox/outbox.repository.ts
-- seconds: number
select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
     from outbox_entry where done_at is null and dead_at is null
;

-- read outbox-page dead
-- from modules/messages/outbox/outbox.repository.ts
-- about?: text
-- attempts: number
-- createdAt: instant
-- deadAt?: instant
-- divisionAdminUserId?: number
-- divisionId?: number
-- divisionName?: text
-- doneAt?: instant
-- id: number
-- kind: text
-- lastError?: text
-- lockedUntil?: instant
-- missingRight?: text
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id where o.dead_at is not null and ($1::int is null or o.id < $1) order by o.id desc limit $2
;

-- read outbox-page done
-- from modules/messages/outbox/outbox.repository.ts
-- about?: text
-- attempts: number
-- createdAt: instant
-- deadAt?: instant
-- divisionAdminUserId?: number
-- divisionId?: number
-- divisionName?: text
-- doneAt?: instant
-- id: number
-- kind: text
-- lastError?: text
-- lockedUntil?: instant
-- missingRight?: text
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id where o.done_at is not null and ($1::int is null or o.id < $1) order by o.id desc limit $2
;

-- read outbox-page failed
-- from modules/messages/outbox/outbox.repository.ts
-- about?: text
-- attempts: number
-- createdAt: instant
-- deadAt?: instant
-- divisionAdminUserId?: number
-- divisionId?: number
-- divisionName?: text
-- doneAt?: instant
-- id: number
-- kind: text
-- lastError?: text
-- lockedUntil?: instant
-- missingRight?: text
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id where (o.done_at is null and (o.dead_at is not null or o.last_error is not null)) and ($1::int is null or o.id < $1) order by o.id desc limit $2
;

-- read outbox-page open
-- from modules/messages/outbox/outbox.repository.ts
-- about?: text
-- attempts: number
-- createdAt: instant
-- deadAt?: instant
-- divisionAdminUserId?: number
-- divisionId?: number
-- divisionName?: text
-- doneAt?: instant
-- id: number
-- kind: text
-- lastError?: text
-- lockedUntil?: instant
-- missingRight?: text
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError",
         o.missing_right as "missingRight"
    from outbox_entry o left join division d on d.id = o.division_id where o.done_at is null and o.dead_at is null and ($1::int is null or o.id < $1) order by o.id desc limit $2
;

-- write revive-outbox-entries
-- from modules/messages/outbox/outbox.repository.ts
update outbox_entry o set attempts = 0, next_at = now(), locked_until = null, dead_at = null
     from outbox_entry first
    where first.id = $1 and (o.id = first.id or (o.subject = first.subject and o.id > first.id and o.dead_at is not null))
;
