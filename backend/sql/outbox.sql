-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.

-- read outbox-counts
-- from modules/outbox/outbox.repository.ts
-- dead: number
-- done: number
-- failing: number
-- open: number
select count(*) filter (where done_at is null and dead_at is null)::int as open,
          count(*) filter (where done_at is null and dead_at is null and attempts > 0 and last_error is not null)::int as failing,
          count(dead_at)::int as dead, count(done_at)::int as done from outbox_entry
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
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError"
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
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError"
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
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError"
    from outbox_entry o left join division d on d.id = o.division_id where o.done_at is not null and ($1::int is null or o.id < $1) order by o.id desc limit $2
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
-- nextAt: instant
select o.id, o.kind, o.about, o.division_id as "divisionId", d.name as "divisionName",
         d.admin_user_id as "divisionAdminUserId", o.attempts, o.created_at as "createdAt", o.next_at as "nextAt",
         o.locked_until as "lockedUntil", o.done_at as "doneAt", o.dead_at as "deadAt", o.last_error as "lastError"
    from outbox_entry o left join division d on d.id = o.division_id where o.done_at is null and o.dead_at is null and ($1::int is null or o.id < $1) order by o.id desc limit $2
;
