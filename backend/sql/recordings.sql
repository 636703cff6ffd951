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

-- write ring-replay-files
-- from modules/recordings/files/replay-files.repository.ts
select pg_notify('replay_files', '')
;
