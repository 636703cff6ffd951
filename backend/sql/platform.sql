-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write add-api-key-use
-- from platform/limits/key-use.ts
/* worker */ insert into api_key_use as known (key_id, day, calls, refused, last_at)
   select * from unnest($1::int[], $2::date[], $3::int[], $4::int[], $5::timestamptz[]) order by 1, 2
   on conflict (key_id, day) do update set
     calls = known.calls + excluded.calls, refused = known.refused + excluded.refused,
     last_at = greatest(known.last_at, excluded.last_at)
;

-- write add-operation-counts
-- from platform/operations/instance-report.ts
/* worker */ insert into operation_count as known (hour, kind, name, count, total_ms, slowest_ms, last_at, request_ids)
   select date_trunc('hour', now()), kind, name, count, total_ms, slowest_ms, now() - make_interval(secs => ago), request_ids
     from jsonb_to_recordset($1::jsonb) told (kind text, name text, count integer, total_ms bigint, slowest_ms integer, ago float8,
                                              request_ids text[])
    order by 2, 3
   on conflict (hour, kind, name) do update set
     count = known.count + excluded.count, total_ms = known.total_ms + excluded.total_ms,
     slowest_ms = greatest(known.slowest_ms, excluded.slowest_ms), last_at = greatest(known.last_at, excluded.last_at),
     request_ids = (excluded.request_ids || known.request_ids)[1:5]
;

-- write advisory-lock
-- from platform/db/db.ts
select pg_advisory_xact_lock(hashtextextended($1, 0))
;

-- read change-stamp
-- from platform/graphql/fast-reads/change-stamp.ts
-- version: number
select version from change_stamp
;

-- read database-time
-- from platform/db/shared-clock.ts
-- ms: number
/* worker */ select extract(epoch from clock_timestamp())::float8 * 1000 as ms
;

-- write end-replaced-api-keys
-- from platform/limits/key-use.ts
update api_key set revoked_at = ends_at, version = version + 1 where revoked_at is null and ends_at <= now()
;

-- write forget-api-key-use
-- from platform/limits/key-use.ts
delete from api_key_use where day < $1::date
;

-- write forget-api-keys
-- from platform/limits/key-use.ts
delete from api_key where revoked_at < $1::date
;

-- write forget-instances
-- from platform/operations/instance-report.ts
delete from instance where seen_at < $1
;

-- write forget-operation-counts
-- from platform/operations/instance-report.ts
delete from operation_count where hour < $1
;

-- write give-back-call
-- from platform/limits/rate-limiter.ts
update rate_limit set taken = taken - 1 where key = $1 and taken > 0
;

-- read look-at-calls
-- from platform/limits/rate-limiter.ts
-- endsAt: instant
-- taken: number
select taken, window_ends_at as "endsAt" from rate_limit where key = $1 and window_ends_at > $2
;

-- read migrations
-- from platform/health/readiness.ts
-- name: text
select name from migrations
;

-- write sweep-calls
-- from platform/limits/rate-limiter.ts
delete from rate_limit where window_ends_at <= $1
;

-- write sweep-key-buckets
-- from platform/limits/key-buckets.ts
delete from api_key_bucket where full_at <= $1 or full_at > $1 + $2
;

-- write take-call
-- from platform/limits/rate-limiter.ts
-- endsAt: instant
-- taken: number
insert into rate_limit as known (key, window_ends_at, taken)
   values ($1, $2::timestamptz + make_interval(secs => $3), 1)
   on conflict (key) do update set
     taken = case when (known.window_ends_at <= $2 or known.window_ends_at > $2 + 2 * make_interval(secs => $3)) then 1 else known.taken + 1 end,
     window_ends_at = case when (known.window_ends_at <= $2 or known.window_ends_at > $2 + 2 * make_interval(secs => $3)) then excluded.window_ends_at else known.window_ends_at end
   returning taken, window_ends_at as "endsAt"
;

-- write take-key-units
-- from platform/limits/key-buckets.ts
-- fullAt: number
-- isTaken: flag
insert into api_key_bucket as known (key_id, full_at, is_taken)
   select k.id, $2::float8 + $3::float8, true from api_key k where k.id = $1 and 
  k.revoked_at is null and (k.ends_at is null or k.ends_at > now())
  and (k.partner_id is null or exists (select from partner a where a.id = k.partner_id and a.status = 'accepted'))
   on conflict (key_id) do update set
     is_taken = case when known.full_at between $2 and $2 + $5::float8 then known.full_at else $2 end + $3 <= $2 + $4::float8,
     full_at = case when known.full_at between $2 and $2 + $5::float8 then known.full_at else $2 end + case when case when known.full_at between $2 and $2 + $5::float8 then known.full_at else $2 end + $3 <= $2 + $4 then $3 else 0 end
   returning full_at as "fullAt", is_taken as "isTaken"
;

-- write tell-instance
-- from platform/operations/instance-report.ts
/* worker */ insert into instance (id, host, version, started_at, seen_at, disk_free, memory, jobs, has_ended)
   values ($1, $2, $3, now() - make_interval(secs => $4::float8), now(), $5, $6, $7, $8)
   on conflict (id) do update set seen_at = excluded.seen_at, disk_free = excluded.disk_free, memory = excluded.memory,
     jobs = excluded.jobs, has_ended = excluded.has_ended
;

-- read valid-api-keys
-- from platform/limits/api-keys.ts
-- hash: text
-- id: number
-- leftMs?: number
-- ownLimit?: number
-- scopes: [text]
/* worker */ select id, encode(key_hash, 'hex') as hash, scopes, own_limit as "ownLimit",
            extract(epoch from ends_at - now())::float8 * 1000 as "leftMs"
     from api_key k where 
  k.revoked_at is null and (k.ends_at is null or k.ends_at > now())
  and (k.partner_id is null or exists (select from partner a where a.id = k.partner_id and a.status = 'accepted'))
;
