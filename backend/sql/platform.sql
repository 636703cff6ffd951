-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read change-stamp
-- from platform/graphql/fast-reads/change-stamp.ts
-- version: number
select version from change_stamp
;

-- write give-back-call
-- from platform/limits/rate-limiter.ts
update rate_limit set taken = taken - 1 where key = $1 and taken > 0
;

-- write hold-word
-- from platform/db/db.ts
select pg_advisory_xact_lock(hashtextextended($1, 0))
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

-- write take-call
-- from platform/limits/rate-limiter.ts
-- endsAt: instant
-- taken: number
insert into rate_limit as known (key, window_ends_at, taken)
   values ($1, $2::timestamptz + make_interval(secs => $3), 1)
   on conflict (key) do update set
     taken = case when known.window_ends_at <= $2 then 1 else known.taken + 1 end,
     window_ends_at = case when known.window_ends_at <= $2 then excluded.window_ends_at else known.window_ends_at end
   returning taken, window_ends_at as "endsAt"
;

-- read valid-api-keys
-- from platform/limits/api-keys.ts
-- hash: text
-- id: number
/* worker */ select id, encode(key_hash, 'hex') as hash from api_key where revoked_at is null
;
