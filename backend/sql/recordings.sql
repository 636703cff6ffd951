-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write note-replay-games
-- from modules/recordings/files/replay-retention.repository.ts
update replay_file f set without_game_since = case when exists (select from game g where g.replay_digest = f.box_score_digest) then null else $1::timestamptz end
    where exists (select from game g where g.replay_digest = f.box_score_digest) = (f.without_game_since is not null)
;

-- read replay-contents-without-file
-- from modules/recordings/files/replay-retention.repository.ts
-- sha256: text
select c.sha256 from replay_content c
    where c.taken_at < $1 and not exists (select from replay_file f where f.sha256 = c.sha256)
    order by c.taken_at, c.sha256 limit 500
;

-- read replay-digests-of-series
-- from modules/recordings/files/replay-files.repository.ts
-- digest: text
select replay_digest as digest from game where series_id = $1 and replay_digest is not null
;

-- read replay-file
-- from modules/recordings/files/replay-file-list.repository.ts
-- attribute?: text
-- away?: text
-- build?: text
-- className?: text
-- frame?: number
-- gameNumber?: number
-- home?: text
-- readAt?: instant
-- reason?: text
-- seriesId?: number
-- sha256: text
-- size: number
-- status: text
-- uploadedAt: instant
select f.sha256, f.status, f.size, f.build, f.uploaded_at as "uploadedAt", f.read_at as "readAt", f.problem->>'reason' as reason, f.problem->>'attribute' as attribute, f.problem->>'className' as "className",
         (f.problem->>'frame')::int as frame, g.series_id as "seriesId", g.number as "gameNumber", g.home, g.away
    from replay_file f
    left join lateral (
      select g.series_id, g.number, home.name as home, away.name as away
        from game g join series s on s.id = g.series_id
        join team home on home.id = s.home_team_id join team away on away.id = s.away_team_id
       where g.replay_digest = f.box_score_digest order by g.id limit 1) g on true where f.sha256 = $1
;

-- read replay-file-causes
-- from modules/recordings/files/replay-file-list.repository.ts
-- attribute?: text
-- build?: text
-- className?: text
-- files: number
-- reason?: text
-- status: text
select f.status, f.problem->>'reason' as reason, f.problem->>'attribute' as attribute, f.problem->>'className' as "className", f.build, count(*)::int as files
     from replay_file f where f.status not in ('waiting', 'read') and f.read_at >= $1
    group by 1, 2, 3, 4, 5 order by files desc, 1, 2, 3, 4, 5 limit 50
;

-- read replay-file-counts
-- from modules/recordings/files/replay-file-list.repository.ts
-- files: number
-- status: text
select f.status, count(*)::int as files from replay_file f group by f.status order by f.status
;

-- read replay-file-page
-- from modules/recordings/files/replay-file-list.repository.ts
-- attribute?: text
-- away?: text
-- build?: text
-- className?: text
-- frame?: number
-- gameNumber?: number
-- home?: text
-- readAt?: instant
-- reason?: text
-- seriesId?: number
-- sha256: text
-- size: number
-- status: text
-- uploadedAt: instant
select f.sha256, f.status, f.size, f.build, f.uploaded_at as "uploadedAt", f.read_at as "readAt", f.problem->>'reason' as reason, f.problem->>'attribute' as attribute, f.problem->>'className' as "className",
         (f.problem->>'frame')::int as frame, g.series_id as "seriesId", g.number as "gameNumber", g.home, g.away
    from replay_file f
    left join lateral (
      select g.series_id, g.number, home.name as home, away.name as away
        from game g join series s on s.id = g.series_id
        join team home on home.id = s.home_team_id join team away on away.id = s.away_team_id
       where g.replay_digest = f.box_score_digest order by g.id limit 1) g on true
   where case $1::text when 'failed' then f.status not in ('waiting', 'read') else f.status = $1 end
   order by coalesce(f.read_at, f.uploaded_at) desc, f.sha256 limit $2
;

-- write ring-replay-files
-- from modules/recordings/files/replay-files.repository.ts
select pg_notify('replay_files', '')
;

-- read series-replays
-- from modules/recordings/files/replay-file-list.repository.ts
-- number: number
-- status?: text
select g.number, (
            select f.status from replay_file f where f.box_score_digest = g.replay_digest
             order by f.status = 'read' desc, f.status = 'waiting' desc, f.uploaded_at limit 1) as status
     from game g where g.series_id = $1 and g.replay_digest is not null order by g.number
;
