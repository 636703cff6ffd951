-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write begin-webhook-delivery
-- from modules/webhooks/deliveries.repository.ts
-- attempts: number
-- body: text
-- deliveryId: number
-- formerSecret?: text
-- id: number
-- kind: text
-- name: text
-- position?: number
-- secret: text
-- turn: number
-- url: text
/* worker */
  with next as (
    select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where w.id = $1 and d.webhook_id = w.id and d.done_at is null and d.dead_at is null order by d.id limit 1)
  update webhook_delivery d set attempts = d.attempts + 1, tried_at = now()
    from next, webhook w
   where d.id = next.id and w.id = d.webhook_id
  returning d.id as "deliveryId", w.id, w.turn, w.name, w.url, w.secret,
            case when w.former_until > now() then w.former_secret end as "formerSecret",
            d.position, d.kind, d.body, d.attempts
;

-- write claim-webhooks
-- from modules/webhooks/deliveries.repository.ts
-- id: number
-- turn: number
/* worker */
  with due as materialized (
    select w.id from webhook w
     where w.paused_at is null and (exists (select from webhook_delivery d where d.webhook_id = w.id and d.done_at is null and d.dead_at is null)
  or exists (select from league_event e where e.position > w.cursor and e.kind = any(w.kinds))) and w.next_at <= now() and (w.locked_until is null or w.locked_until not between now() and now() + 2 * make_interval(secs => $2))
     order by w.next_at, w.id limit $1 for update skip locked)
  update webhook w set locked_until = now() + make_interval(secs => $2), turn = w.turn + 1
    from due where w.id = due.id returning w.id, w.turn
;

-- write extend-webhook
-- from modules/webhooks/deliveries.repository.ts
-- id: number
/* worker */
  update webhook set locked_until = now() + make_interval(secs => $3)
   where id = $1 and turn = $2 and paused_at is null and next_at <= now() returning id
;

-- write revive-webhook-deliveries
-- from modules/webhooks/webhooks.repository.ts
update webhook_delivery set dead_at = null, attempts = 0 where webhook_id = $1 and dead_at is not null
;

-- write ring-webhooks
-- from modules/webhooks/webhooks.repository.ts
select pg_notify('webhooks', '')
;

-- read webhook-admins
-- from modules/webhooks/webhooks.repository.ts
-- id: number
select user_id as id from user_role where role = 1 order by 1
;

-- read webhook-deliveries
-- from modules/webhooks/deliveries.repository.ts
-- answer?: text
-- attempts: number
-- body: text
-- createdAt: text
-- deadAt?: text
-- doneAt?: text
-- error?: text
-- id: number
-- isReplay: flag
-- kind: text
-- nextAt?: text
-- position?: number
-- status?: number
-- tookMs?: number
-- triedAt?: text
-- webhookId: number
select d.id, d.webhook_id as "webhookId", d.position, d.kind, d.body, d.is_replay as "isReplay", d.attempts, d.status,
         d.answer, d.error, d.took_ms as "tookMs", to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         to_char(d.tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "triedAt", to_char(d.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "doneAt", to_char(d.dead_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deadAt",
         case when d.done_at is null and d.dead_at is null and w.paused_at is null and d.attempts > 0
           then to_char(w.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "nextAt"
    from webhook_delivery d join webhook w on w.id = d.webhook_id where d.webhook_id = $1 and ($2::int is null or d.id < $2) order by d.id desc limit $3
;

-- read webhook-delivery
-- from modules/webhooks/deliveries.repository.ts
-- answer?: text
-- attempts: number
-- body: text
-- createdAt: text
-- deadAt?: text
-- doneAt?: text
-- error?: text
-- id: number
-- isReplay: flag
-- kind: text
-- nextAt?: text
-- position?: number
-- status?: number
-- tookMs?: number
-- triedAt?: text
-- webhookId: number
select d.id, d.webhook_id as "webhookId", d.position, d.kind, d.body, d.is_replay as "isReplay", d.attempts, d.status,
         d.answer, d.error, d.took_ms as "tookMs", to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         to_char(d.tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "triedAt", to_char(d.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "doneAt", to_char(d.dead_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deadAt",
         case when d.done_at is null and d.dead_at is null and w.paused_at is null and d.attempts > 0
           then to_char(w.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "nextAt"
    from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = $1
;

-- read webhook-next-event
-- from modules/webhooks/deliveries.repository.ts
-- at: text
-- facts: json
-- kind: text
-- position: number
/* worker */
  select e.position, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
         case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
           select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
         else e.facts end as facts
    from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.id = $1 order by e.position limit 1
;

-- read webhook-secret
-- from modules/webhooks/webhooks.repository.ts
-- secret: text
select secret from webhook where id = $1
;

-- read webhooks
-- from modules/webhooks/webhooks.repository.ts
-- backlog: number
-- createdAt: text
-- cursor: number
-- id: number
-- kinds: [text]
-- lastDoneAt?: text
-- madeBy?: text
-- name: text
-- nextAt?: text
-- state: text
-- url: text
-- version: number
select w.id, w.name, w.url, w.kinds, w.cursor, w.version, to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          case when w.is_stopped then 'stopped' when w.paused_at is not null then 'paused' else 'active' end as state,
          coalesce(p.nickname, u.discord_username) as "madeBy",
          (select count(*)::int from league_event e where e.position > w.cursor and e.kind = any(w.kinds))
            + (select count(*)::int from webhook_delivery d
                where d.webhook_id = w.id and d.done_at is null and d.dead_at is null) as backlog,
          (select to_char(max(d.done_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from webhook_delivery d where d.webhook_id = w.id) as "lastDoneAt",
          case when w.paused_at is null and w.next_at > now() then to_char(w.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "nextAt"
     from webhook w left join app_user u on u.id = w.made_by_user_id left join player p on p.user_id = u.id
    where $1::int is null or w.id = $1 order by swedish_order(w.name) collate "C"
;

-- read webhooks-next-due
-- from modules/webhooks/deliveries.repository.ts
-- ms?: number
/* worker */
  select extract(epoch from min(greatest(w.next_at, coalesce(w.locked_until, w.next_at))) - now())::float8 * 1000 as ms
    from webhook w where w.paused_at is null and (exists (select from webhook_delivery d where d.webhook_id = w.id and d.done_at is null and d.dead_at is null)
  or exists (select from league_event e where e.position > w.cursor and e.kind = any(w.kinds)))
;
