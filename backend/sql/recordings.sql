-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read credited-rows
-- from modules/recordings/sweep/unread-games.repository.ts
-- accounts: [text]
-- assists: number
-- goals: number
-- names: [text]
-- playerId: number
-- saves: number
-- score: number
-- shots: number
-- side: text
-- slot: number
with account as (
  select platform, lower(trim(account_id)) as account_id, player_id from game_account
  union
  select platform, lower(trim(platform_id)), id from player where platform = 'playstation' and platform_id <> '')
  select r.side, r.slot, r.player_id as "playerId", r.score, r.goals, r.assists, r.saves, r.shots,
         array(select a.account_id from account a where a.player_id = r.player_id order by 1) as accounts,
         array(select n.name from (
  select pl.nickname as name
  union select a.display_name from game_account a where a.player_id = pl.id and a.display_name is not null
  union select c.rows -> (k.at::int - 1) ->> 'nickname'
    from row_change c cross join lateral unnest(c.keys) with ordinality k (key, at)
   where c.table_name = 'player' and c.kind in ('update', 'delete') and c.rows -> (k.at::int - 1) ? 'nickname'
     and k.key::int in (select pl.id union select m.player_id from merged_player m where m.into_player_id = pl.id)) n order by 1) as names
    from player_game_stats r join player pl on pl.id = r.player_id
   where r.game_id = $1 order by r.side desc, r.slot
;

-- read field-divisions-of-player
-- from modules/recordings/statistics/field-seasons.repository.ts
-- all: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_first_quarter_seconds: number, boost_fourth_quarter_seconds: number, boost_overfill: number, boost_second_quarter_seconds: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_third_quarter_seconds: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, games: number, ground_seconds: number, high_air_seconds: number, id: number, kickoff_boost: number, kickoff_first_touches: number, kickoff_touch_seconds: number, kickoffs: number, kickoffs_lost: number, kickoffs_won: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, offensive_half_seconds: number, offensive_third_seconds: number, opponents_possession_ball_distance_seconds: number, opponents_possession_seconds: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, team_possession_ball_distance_seconds: number, team_possession_seconds: number, touched_kickoffs: number, touches: number, zero_boost_seconds: number }]
-- division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }
-- season: { id: number, name: text }
with own as materialized (select distinct s.division_id as id from 
  series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled) and r.player_id = $1)
  select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
         coalesce((select json_agg(listed) from (
      select r.player_id as id, count(distinct g.id)::int as games, sum(p.seconds::float8) as seconds, sum(p.seconds_in_game::float8) as seconds_in_game, sum(p.distance::float8) as distance, sum(p.speed_seconds::float8) as speed_seconds, sum(p.supersonic_seconds::float8) as supersonic_seconds, sum(p.boost_speed_seconds::float8) as boost_speed_seconds, sum(p.slow_seconds::float8) as slow_seconds, sum(p.ground_seconds::float8) as ground_seconds, sum(p.low_air_seconds::float8) as low_air_seconds, sum(p.high_air_seconds::float8) as high_air_seconds, sum(p.powerslide_seconds::float8) as powerslide_seconds, sum(p.powerslides::float8) as powerslides, sum(p.defensive_third_seconds::float8) as defensive_third_seconds, sum(p.neutral_third_seconds::float8) as neutral_third_seconds, sum(p.offensive_third_seconds::float8) as offensive_third_seconds, sum(p.defensive_half_seconds::float8) as defensive_half_seconds, sum(p.offensive_half_seconds::float8) as offensive_half_seconds, sum(p.behind_ball_seconds::float8) as behind_ball_seconds, sum(p.ball_distance_seconds::float8) as ball_distance_seconds, sum(p.team_possession_seconds::float8) as team_possession_seconds, sum(p.opponents_possession_seconds::float8) as opponents_possession_seconds, sum(p.team_possession_ball_distance_seconds::float8) as team_possession_ball_distance_seconds, sum(p.opponents_possession_ball_distance_seconds::float8) as opponents_possession_ball_distance_seconds, sum(p.mate_distance_seconds::float8) as mate_distance_seconds, sum(p.mate_seconds::float8) as mate_seconds, sum(p.most_back_seconds::float8) as most_back_seconds, sum(p.most_forward_seconds::float8) as most_forward_seconds, sum(p.closest_to_ball_seconds::float8) as closest_to_ball_seconds, sum(p.farthest_from_ball_seconds::float8) as farthest_from_ball_seconds, sum(p.boost_used::float8) as boost_used, sum(p.boost_collected::float8) as boost_collected, sum(p.boost_overfill::float8) as boost_overfill, sum(p.boost_stolen::float8) as boost_stolen, sum(p.big_pads::float8) as big_pads, sum(p.small_pads::float8) as small_pads, sum(p.stolen_big_pads::float8) as stolen_big_pads, sum(p.stolen_small_pads::float8) as stolen_small_pads, sum(p.zero_boost_seconds::float8) as zero_boost_seconds, sum(p.full_boost_seconds::float8) as full_boost_seconds, sum(p.boost_seconds::float8) as boost_seconds, sum(p.boost_first_quarter_seconds::float8) as boost_first_quarter_seconds, sum(p.boost_second_quarter_seconds::float8) as boost_second_quarter_seconds, sum(p.boost_third_quarter_seconds::float8) as boost_third_quarter_seconds, sum(p.boost_fourth_quarter_seconds::float8) as boost_fourth_quarter_seconds, sum(p.demolitions::float8) as demolitions, sum(p.demolished::float8) as demolished, sum(p.touches::float8) as touches, sum(p.possession_seconds::float8) as possession_seconds, sum(p.kickoffs::float8) as kickoffs, sum(p.kickoff_first_touches::float8) as kickoff_first_touches, sum(p.kickoff_touch_seconds::float8) as kickoff_touch_seconds, sum(p.touched_kickoffs::float8) as touched_kickoffs, sum(p.kickoff_boost::float8) as kickoff_boost, sum(p.kickoffs_won::float8) as kickoffs_won, sum(p.kickoffs_lost::float8) as kickoffs_lost, sum(p.last_back_goals_against::float8) as last_back_goals_against
        from 
  series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled) and s.division_id = d.id group by r.player_id) listed), '[]'::json) as "all"
    from own join division d on d.id = own.id join season se on se.id = d.season_id
   order by se.starts_on desc, se.id desc, d.rank, d.id
;

-- read field-divisions-of-team
-- from modules/recordings/statistics/field-seasons.repository.ts
-- all: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_first_quarter_seconds: number, boost_fourth_quarter_seconds: number, boost_overfill: number, boost_second_quarter_seconds: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_third_quarter_seconds: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, games: number, ground_seconds: number, high_air_seconds: number, id: number, kickoff_boost: number, kickoff_first_touches: number, kickoff_touch_seconds: number, kickoffs: number, kickoffs_lost: number, kickoffs_won: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, offensive_half_seconds: number, offensive_third_seconds: number, opponents_possession_ball_distance_seconds: number, opponents_possession_seconds: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, team_possession_ball_distance_seconds: number, team_possession_seconds: number, touched_kickoffs: number, touches: number, zero_boost_seconds: number }]
-- division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }
-- season: { id: number, name: text }
with own as materialized (select distinct s.division_id as id from 
  series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled) and r.team_id = $1)
  select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
         coalesce((select json_agg(listed) from (
      select r.team_id as id, count(distinct g.id)::int as games, sum(p.seconds::float8) as seconds, sum(p.seconds_in_game::float8) as seconds_in_game, sum(p.distance::float8) as distance, sum(p.speed_seconds::float8) as speed_seconds, sum(p.supersonic_seconds::float8) as supersonic_seconds, sum(p.boost_speed_seconds::float8) as boost_speed_seconds, sum(p.slow_seconds::float8) as slow_seconds, sum(p.ground_seconds::float8) as ground_seconds, sum(p.low_air_seconds::float8) as low_air_seconds, sum(p.high_air_seconds::float8) as high_air_seconds, sum(p.powerslide_seconds::float8) as powerslide_seconds, sum(p.powerslides::float8) as powerslides, sum(p.defensive_third_seconds::float8) as defensive_third_seconds, sum(p.neutral_third_seconds::float8) as neutral_third_seconds, sum(p.offensive_third_seconds::float8) as offensive_third_seconds, sum(p.defensive_half_seconds::float8) as defensive_half_seconds, sum(p.offensive_half_seconds::float8) as offensive_half_seconds, sum(p.behind_ball_seconds::float8) as behind_ball_seconds, sum(p.ball_distance_seconds::float8) as ball_distance_seconds, sum(p.team_possession_seconds::float8) as team_possession_seconds, sum(p.opponents_possession_seconds::float8) as opponents_possession_seconds, sum(p.team_possession_ball_distance_seconds::float8) as team_possession_ball_distance_seconds, sum(p.opponents_possession_ball_distance_seconds::float8) as opponents_possession_ball_distance_seconds, sum(p.mate_distance_seconds::float8) as mate_distance_seconds, sum(p.mate_seconds::float8) as mate_seconds, sum(p.most_back_seconds::float8) as most_back_seconds, sum(p.most_forward_seconds::float8) as most_forward_seconds, sum(p.closest_to_ball_seconds::float8) as closest_to_ball_seconds, sum(p.farthest_from_ball_seconds::float8) as farthest_from_ball_seconds, sum(p.boost_used::float8) as boost_used, sum(p.boost_collected::float8) as boost_collected, sum(p.boost_overfill::float8) as boost_overfill, sum(p.boost_stolen::float8) as boost_stolen, sum(p.big_pads::float8) as big_pads, sum(p.small_pads::float8) as small_pads, sum(p.stolen_big_pads::float8) as stolen_big_pads, sum(p.stolen_small_pads::float8) as stolen_small_pads, sum(p.zero_boost_seconds::float8) as zero_boost_seconds, sum(p.full_boost_seconds::float8) as full_boost_seconds, sum(p.boost_seconds::float8) as boost_seconds, sum(p.boost_first_quarter_seconds::float8) as boost_first_quarter_seconds, sum(p.boost_second_quarter_seconds::float8) as boost_second_quarter_seconds, sum(p.boost_third_quarter_seconds::float8) as boost_third_quarter_seconds, sum(p.boost_fourth_quarter_seconds::float8) as boost_fourth_quarter_seconds, sum(p.demolitions::float8) as demolitions, sum(p.demolished::float8) as demolished, sum(p.touches::float8) as touches, sum(p.possession_seconds::float8) as possession_seconds, sum(p.kickoffs::float8) as kickoffs, sum(p.kickoff_first_touches::float8) as kickoff_first_touches, sum(p.kickoff_touch_seconds::float8) as kickoff_touch_seconds, sum(p.touched_kickoffs::float8) as touched_kickoffs, sum(p.kickoff_boost::float8) as kickoff_boost, sum(p.kickoffs_won::float8) as kickoffs_won, sum(p.kickoffs_lost::float8) as kickoffs_lost, sum(p.last_back_goals_against::float8) as last_back_goals_against
        from 
  series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled) and s.division_id = d.id group by r.team_id) listed), '[]'::json) as "all"
    from own join division d on d.id = own.id join season se on se.id = d.season_id
   order by se.starts_on desc, se.id desc, d.rank, d.id
;

-- read has-games-from-replays
-- from modules/recordings/files/replay-files.repository.ts
-- hasGames: flag
select exists (select from game g where g.series_id = $1 and g.replay_digest is not null) as "hasGames"
;

-- write hold-replay-reading
-- from modules/recordings/sweep/unread-games.repository.ts
-- isHeld: flag
/* worker */
  insert into replay_reading (held_by, held_until) values ($1, now() + make_interval(secs => $2))
  on conflict (id) do update set held_by = excluded.held_by, held_until = excluded.held_until
   where replay_reading.held_by = excluded.held_by or (replay_reading.held_until is null or replay_reading.held_until not between now() and now() + 2 * make_interval(secs => $2))
  returning true as "isHeld"
;

-- write insert-field-events
-- from modules/recordings/play/play-writer.repository.ts
insert into field_event select * from json_populate_recordset(null::field_event, $1::json)
;

-- write insert-player-field-play
-- from modules/recordings/play/play-writer.repository.ts
insert into player_field_play select * from json_populate_recordset(null::player_field_play, $1::json)
;

-- read may-be-of-series
-- from modules/recordings/files/replay-files.repository.ts
-- mayBelong: flag
select case when exists (select from game g where g.series_id = $1 and g.replay_digest is not null)
               then exists (select from game g where g.series_id = $1 and g.replay_digest is not null and case when '' in (substr(g.replay_digest, 66), substr($2::text, 66))
        then left(g.replay_digest, 64) = left($2::text, 64)
        else substr(g.replay_digest, 66) = substr($2::text, 66) end)
               else not exists (select from game g where left(g.replay_digest, 64) = left($2::text, 64)
                                 and g.series_id <> $1) end as "mayBelong"
;

-- read next-unread-game
-- from modules/recordings/sweep/unread-games.repository.ts
-- gameId: number
-- isSource: flag
-- recordingSha256?: text
-- replayDigest: text
-- seriesId: number
-- sha256: text
/* worker */
  select g.id as "gameId", g.replay_digest as "replayDigest", g.recording_sha256 as "recordingSha256", f.sha256,
         f.series_id as "seriesId", f.sha256 = coalesce(
    (select n.sha256 from replay_file n
      where n.sha256 = g.recording_sha256 and (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end) and n.status in ('waiting', 'read')),
    case when not exists (select from replay_file n where n.sha256 = p.sha256 and n.series_id = g.series_id)
         then p.sha256 end,
    (select n.sha256 from replay_file n where (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end)
      order by n.status in ('waiting', 'read') desc, n.arrived_at, n.sha256 limit 1)) as "isSource"
    from replay_file f join game g on (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end) join series s on s.id = g.series_id
    left join game_field_play p on p.game_id = g.id
   where f.status = 'waiting'
      or (p.game_id is null or p.sha256 is distinct from f.sha256 or p.reader_version < $1::int or p.version < $2::int)
         and (f.status = 'read' or f.reader_version < $1::int or f.play_version < $2::int
              or (f.status = 'undecided' and f.read_at < s.reported_at))
         and f.sha256 = coalesce(
    (select n.sha256 from replay_file n
      where n.sha256 = g.recording_sha256 and (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end) and n.status in ('waiting', 'read')),
    case when not exists (select from replay_file n where n.sha256 = p.sha256 and n.series_id = g.series_id)
         then p.sha256 end,
    (select n.sha256 from replay_file n where (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end)
      order by n.status in ('waiting', 'read') desc, n.arrived_at, n.sha256 limit 1))
   order by p.game_id is not null, f.sha256 <> coalesce(
    (select n.sha256 from replay_file n
      where n.sha256 = g.recording_sha256 and (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end) and n.status in ('waiting', 'read')),
    case when not exists (select from replay_file n where n.sha256 = p.sha256 and n.series_id = g.series_id)
         then p.sha256 end,
    (select n.sha256 from replay_file n where (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end)
      order by n.status in ('waiting', 'read') desc, n.arrived_at, n.sha256 limit 1)), f.uploaded_at desc, f.sha256, g.id limit 1
;

-- write note-replay-games
-- from modules/recordings/files/replay-retention.repository.ts
update replay_file f set without_game_since = case when exists (select from game g where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end)) then null else $1::timestamptz end
    where exists (select from game g where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end)) = (f.without_game_since is not null)
;

-- write release-replay-reading
-- from modules/recordings/sweep/unread-games.repository.ts
/* worker */ delete from replay_reading where held_by = $1
;

-- read replay-contents-without-file
-- from modules/recordings/files/replay-retention.repository.ts
-- sha256: text
select c.sha256 from replay_content c
    where c.taken_at < $1 and not exists (select from replay_file f where f.sha256 = c.sha256)
    order by c.taken_at, c.sha256 limit 500
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
    group by 1, 2, 3, 4, 5 order by files desc, 1, 2, 3, 4, 5 limit 10
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
       where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end) order by g.id limit 1) g on true
   where case $1::text when 'failed' then f.status not in ('waiting', 'read') else f.status = $1 end
   order by coalesce(f.read_at, f.uploaded_at) desc, f.sha256 limit $2
;

-- read replay-files-of-content
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
       where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end) order by g.id limit 1) g on true where f.sha256 = $1 order by f.arrived_at
;

-- read series-field-play many
-- from modules/recordings/play/field-play.repository.ts
-- events: [{ clock?: number, isCountedAsShot?: flag, isOvertime: flag, isOwnGoal: flag, kickoffKind?: text, kickoffSeconds?: number, kickoffWinner?: text, kind: text, number: number, otherPosition?: number, playerPosition?: number, seconds: number, side?: text, speed?: number, x?: number, y?: number, z?: number }]
-- games: [{ activeSeconds: number, awayBallInOwnHalfSeconds: number, awayPossessionSeconds: number, ballHeat: [number], homeBallInOwnHalfSeconds: number, homePossessionSeconds: number, inPlaySeconds: number, isStandardField: flag, map?: text, number: number, overtimeSeconds: number, trackDigest: text }]
-- players: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_first_quarter_seconds: number, boost_fourth_quarter_seconds: number, boost_overfill: number, boost_second_quarter_seconds: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_third_quarter_seconds: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, ground_seconds: number, heat: [number], high_air_seconds: number, kickoff_boost: number, kickoff_first_touches: number, kickoff_touch_seconds: number, kickoffs: number, kickoffs_lost: number, kickoffs_won: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, number: number, offensive_half_seconds: number, offensive_third_seconds: number, opponents_possession_ball_distance_seconds: number, opponents_possession_seconds: number, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, position: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, side: text, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, team_possession_ball_distance_seconds: number, team_possession_seconds: number, touched_kickoffs: number, touches: number, zero_boost_seconds: number }]
-- seriesId: number
select wanted.id as "seriesId",
         coalesce((select json_agg(listed) from (
      select g.number, f.map, f.is_standard_field as "isStandardField", f.active_seconds as "activeSeconds",
             f.in_play_seconds as "inPlaySeconds", f.overtime_seconds as "overtimeSeconds",
             f.home_possession_seconds as "homePossessionSeconds", f.away_possession_seconds as "awayPossessionSeconds",
             f.home_ball_in_own_half_seconds as "homeBallInOwnHalfSeconds",
             f.away_ball_in_own_half_seconds as "awayBallInOwnHalfSeconds",
             f.ball_heat as "ballHeat", f.track_digest as "trackDigest"
        from game g join game_field_play f on f.game_id = g.id where g.series_id = wanted.id order by g.number) listed), '[]'::json) as games,
         coalesce((select json_agg(listed) from (
      select g.number, p.position, p.side, p.seconds, p.seconds_in_game, p.distance, p.speed_seconds, p.supersonic_seconds, p.boost_speed_seconds, p.slow_seconds, p.ground_seconds, p.low_air_seconds, p.high_air_seconds, p.powerslide_seconds, p.powerslides, p.defensive_third_seconds, p.neutral_third_seconds, p.offensive_third_seconds, p.defensive_half_seconds, p.offensive_half_seconds, p.behind_ball_seconds, p.ball_distance_seconds, p.team_possession_seconds, p.opponents_possession_seconds, p.team_possession_ball_distance_seconds, p.opponents_possession_ball_distance_seconds, p.mate_distance_seconds, p.mate_seconds, p.most_back_seconds, p.most_forward_seconds, p.closest_to_ball_seconds, p.farthest_from_ball_seconds, p.boost_used, p.boost_collected, p.boost_overfill, p.boost_stolen, p.big_pads, p.small_pads, p.stolen_big_pads, p.stolen_small_pads, p.zero_boost_seconds, p.full_boost_seconds, p.boost_seconds, p.boost_first_quarter_seconds, p.boost_second_quarter_seconds, p.boost_third_quarter_seconds, p.boost_fourth_quarter_seconds, p.demolitions, p.demolished, p.touches, p.possession_seconds, p.kickoffs, p.kickoff_first_touches, p.kickoff_touch_seconds, p.touched_kickoffs, p.kickoff_boost, p.kickoffs_won, p.kickoffs_lost, p.last_back_goals_against, p.heat,
             case when pl.id is not null then json_build_object('id', pl.id, 'nickname', pl.nickname, 'avatar', pl.avatar, 'nationality', pl.nationality) end as player
        from game g join player_field_play p on p.game_id = g.id
        left join player_game_stats r on r.game_id = p.game_id and r.side = p.side and r.slot = p.slot
        left join player pl on pl.id = r.player_id
       where g.series_id = wanted.id order by g.number, p.position) listed), '[]'::json) as players,
         coalesce((select json_agg(listed) from (
      select g.number, e.kind, e.side, e.seconds, e.clock, e.is_overtime as "isOvertime",
             e.player_position as "playerPosition", e.other_position as "otherPosition", e.x, e.y, e.z, e.speed,
             e.is_own_goal as "isOwnGoal", e.is_counted_as_shot as "isCountedAsShot", e.kickoff_kind as "kickoffKind", e.kickoff_seconds as "kickoffSeconds",
             e.kickoff_winner as "kickoffWinner"
        from game g join field_event e on e.game_id = g.id where g.series_id = wanted.id order by g.number, e.position) listed), '[]'::json) as events
    from unnest($1::int[]) as wanted(id)
;

-- read series-field-play one
-- from modules/recordings/play/field-play.repository.ts
-- events: [{ clock?: number, isCountedAsShot?: flag, isOvertime: flag, isOwnGoal: flag, kickoffKind?: text, kickoffSeconds?: number, kickoffWinner?: text, kind: text, number: number, otherPosition?: number, playerPosition?: number, seconds: number, side?: text, speed?: number, x?: number, y?: number, z?: number }]
-- games: [{ activeSeconds: number, awayBallInOwnHalfSeconds: number, awayPossessionSeconds: number, ballHeat: [number], homeBallInOwnHalfSeconds: number, homePossessionSeconds: number, inPlaySeconds: number, isStandardField: flag, map?: text, number: number, overtimeSeconds: number, trackDigest: text }]
-- players: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_first_quarter_seconds: number, boost_fourth_quarter_seconds: number, boost_overfill: number, boost_second_quarter_seconds: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_third_quarter_seconds: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, ground_seconds: number, heat: [number], high_air_seconds: number, kickoff_boost: number, kickoff_first_touches: number, kickoff_touch_seconds: number, kickoffs: number, kickoffs_lost: number, kickoffs_won: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, number: number, offensive_half_seconds: number, offensive_third_seconds: number, opponents_possession_ball_distance_seconds: number, opponents_possession_seconds: number, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, position: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, side: text, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, team_possession_ball_distance_seconds: number, team_possession_seconds: number, touched_kickoffs: number, touches: number, zero_boost_seconds: number }]
-- seriesId: number
select wanted.id as "seriesId",
         coalesce((select json_agg(listed) from (
      select g.number, f.map, f.is_standard_field as "isStandardField", f.active_seconds as "activeSeconds",
             f.in_play_seconds as "inPlaySeconds", f.overtime_seconds as "overtimeSeconds",
             f.home_possession_seconds as "homePossessionSeconds", f.away_possession_seconds as "awayPossessionSeconds",
             f.home_ball_in_own_half_seconds as "homeBallInOwnHalfSeconds",
             f.away_ball_in_own_half_seconds as "awayBallInOwnHalfSeconds",
             f.ball_heat as "ballHeat", f.track_digest as "trackDigest"
        from game g join game_field_play f on f.game_id = g.id where g.series_id = wanted.id order by g.number) listed), '[]'::json) as games,
         coalesce((select json_agg(listed) from (
      select g.number, p.position, p.side, p.seconds, p.seconds_in_game, p.distance, p.speed_seconds, p.supersonic_seconds, p.boost_speed_seconds, p.slow_seconds, p.ground_seconds, p.low_air_seconds, p.high_air_seconds, p.powerslide_seconds, p.powerslides, p.defensive_third_seconds, p.neutral_third_seconds, p.offensive_third_seconds, p.defensive_half_seconds, p.offensive_half_seconds, p.behind_ball_seconds, p.ball_distance_seconds, p.team_possession_seconds, p.opponents_possession_seconds, p.team_possession_ball_distance_seconds, p.opponents_possession_ball_distance_seconds, p.mate_distance_seconds, p.mate_seconds, p.most_back_seconds, p.most_forward_seconds, p.closest_to_ball_seconds, p.farthest_from_ball_seconds, p.boost_used, p.boost_collected, p.boost_overfill, p.boost_stolen, p.big_pads, p.small_pads, p.stolen_big_pads, p.stolen_small_pads, p.zero_boost_seconds, p.full_boost_seconds, p.boost_seconds, p.boost_first_quarter_seconds, p.boost_second_quarter_seconds, p.boost_third_quarter_seconds, p.boost_fourth_quarter_seconds, p.demolitions, p.demolished, p.touches, p.possession_seconds, p.kickoffs, p.kickoff_first_touches, p.kickoff_touch_seconds, p.touched_kickoffs, p.kickoff_boost, p.kickoffs_won, p.kickoffs_lost, p.last_back_goals_against, p.heat,
             case when pl.id is not null then json_build_object('id', pl.id, 'nickname', pl.nickname, 'avatar', pl.avatar, 'nationality', pl.nationality) end as player
        from game g join player_field_play p on p.game_id = g.id
        left join player_game_stats r on r.game_id = p.game_id and r.side = p.side and r.slot = p.slot
        left join player pl on pl.id = r.player_id
       where g.series_id = wanted.id order by g.number, p.position) listed), '[]'::json) as players,
         coalesce((select json_agg(listed) from (
      select g.number, e.kind, e.side, e.seconds, e.clock, e.is_overtime as "isOvertime",
             e.player_position as "playerPosition", e.other_position as "otherPosition", e.x, e.y, e.z, e.speed,
             e.is_own_goal as "isOwnGoal", e.is_counted_as_shot as "isCountedAsShot", e.kickoff_kind as "kickoffKind", e.kickoff_seconds as "kickoffSeconds",
             e.kickoff_winner as "kickoffWinner"
        from game g join field_event e on e.game_id = g.id where g.series_id = wanted.id order by g.number, e.position) listed), '[]'::json) as events
    from (select $1::int as id) wanted
;

-- read series-replays
-- from modules/recordings/files/replay-file-list.repository.ts
-- number: number
-- recordings: [{ isUsed: flag, seconds?: number, sha256: text, size: number, status: text, uploadedAt: text }]
-- status?: text
select g.number, (select f.status from replay_file f where f.sha256 = x.source and f.series_id = g.series_id) as status,
         coalesce((select json_agg(json_build_object('sha256', f.sha256, 'status', f.status, 'size', f.size,
                            'uploadedAt', to_char(f.uploaded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'seconds', f.active_seconds,
                            'isUsed', f.sha256 = x.source) order by f.arrived_at, f.sha256)
                     from replay_file f where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end)), '[]') as recordings
     from game g left join game_field_play p on p.game_id = g.id
    cross join lateral (select coalesce(
    (select n.sha256 from replay_file n
      where n.sha256 = g.recording_sha256 and (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end) and n.status in ('waiting', 'read')),
    case when not exists (select from replay_file n where n.sha256 = p.sha256 and n.series_id = g.series_id)
         then p.sha256 end,
    (select n.sha256 from replay_file n where (n.series_id = g.series_id and case when '' in (substr(n.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(n.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(n.box_score_digest, 66) = substr(g.replay_digest, 66) end)
      order by n.status in ('waiting', 'read') desc, n.arrived_at, n.sha256 limit 1)) as source) x
    where g.series_id = $1 and g.replay_digest is not null order by g.number
;

-- read track-by-digest
-- from modules/recordings/play/tracks.repository.ts
-- bytes: bytes
-- number: number
-- seriesId: number
select t.bytes, g.series_id as "seriesId", g.number
     from game_track t join game g on g.id = t.game_id where t.digest = $1 order by g.id limit 1
;
