-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read live-stream
-- from modules/live/live-stream.repository.ts
-- startedAt?: text
-- title?: text
select title, to_char(started_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startedAt" from live_stream
;
