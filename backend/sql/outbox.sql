-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write claim-outbox-entries
-- from modules/outbox/outbox.repository.ts
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

-- write insert-message-corrections
-- from modules/outbox/outbox.repository.ts
insert into outbox_entry (key, kind, subject, about, payload, division_id)
  select m.key || ':' || current_change_set(), m.kind, m.subject, m.about,
         m.payload - 'corrects' || case when m.payload ? 'corrects' then jsonb_build_object('text', m.payload->>'corrects')
           else jsonb_build_object('text', case m.kind when 'direct-message' then $3 else $2 end || (m.payload->>'text'),
             'corrects', m.payload->>'text') end,
         m.division_id
    from outbox_entry m
   where m.change_set_id = any($1::bigint[]) and m.kind in ('post-message', 'direct-message') and m.dead_at is null order by m.id
;

-- write insert-outbox-entries
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
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

-- read outbox-counts
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
-- ms?: number
/* worker */
  select extract(epoch from min(greatest(c.next_at, coalesce(c.locked_until, c.next_at))) - now())::float8 * 1000 as ms
    from outbox_entry c where c.done_at is null and c.dead_at is null
   and not exists (select from outbox_entry e
                    where e.subject = c.subject and e.id < c.id and e.done_at is null and e.dead_at is null) and c.kind = any($1)
;

-- read outbox-oldest
-- from modules/outbox/outbox.repository.ts
-- seconds: number
select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as seconds
     from outbox_entry where done_at is null and dead_at is null
;

-- read outbox-page dead
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
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
-- from modules/outbox/outbox.repository.ts
update outbox_entry o set attempts = 0, next_at = now(), locked_until = null, dead_at = null
     from outbox_entry first
    where first.id = $1 and (o.id = first.id or (o.subject = first.subject and o.id > first.id and o.dead_at is not null))
;

-- write ring-outbox
-- from modules/outbox/outbox.repository.ts
select pg_notify('outbox', '')
;
