-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write claim-totals-check
-- from modules/stats/check/totals-check.repository.ts
-- mine: flag
select pg_try_advisory_xact_lock(hashtextextended('totals-check', 0)) as mine
;

-- read credited-rows
-- from modules/stats/recordings/sweep/unread-games.repository.ts
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

-- read division-page results
-- from modules/stats/standings/standings.repository.ts
-- admin?: { nickname: text, playerId?: number }
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- currentWeek?: number
-- discriminator: text
-- format: text
-- id: number
-- isStage: flag
-- name: text
-- nameEng?: text
-- rank: number
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- season: { id: number, name: text }
-- weeks: number
select d.id, d.name, d.name_en as "nameEng", d.discriminator, d.rank, d.is_stage as "isStage", json_build_object('id', se.id, 'name', se.name) as season, d.series_format as format,
         case when u.id is not null then json_build_object('playerId', p.id, 'nickname', coalesce(p.nickname, u.discord_username)) end as admin,
         coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands,
         coalesce((select max(s.week) from series s where s.division_id = d.id), 0) as weeks,
         (select s.week from series s where s.division_id = d.id and s.reported_at is null
           order by case when s.scheduled_at >= $3 then s.scheduled_at end nulls last, s.week limit 1) as "currentWeek", json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from division d join season se on se.id = d.season_id left join app_user u on u.id = d.admin_user_id left join player p on p.user_id = u.id
   where d.season_id = $2 and d.discriminator = $1
;

-- write draw-stage
-- from modules/stats/stages/stage-admin.repository.ts
with drawn as (
     update stage_entrant e set team_id = x.team_id from unnest($2::int[]) with ordinality as x(team_id, seed)
      where e.division_id = $1 and e.seed = x.seed)
   insert into division_team (division_id, season_id, team_id, name, logo, sort_order, is_stage)
   select d.id, d.season_id, t.id, t.name, t.logo, x.seed, true
     from division d cross join unnest($2::int[]) with ordinality as x(team_id, seed) join team t on t.id = x.team_id
    where d.id = $1 order by x.seed
;

-- read field-divisions-of-player
-- from modules/stats/recordings/statistics/field-seasons.repository.ts
-- all: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_first_quarter_seconds: number, boost_fourth_quarter_seconds: number, boost_overfill: number, boost_second_quarter_seconds: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_third_quarter_seconds: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, games: number, ground_seconds: number, high_air_seconds: number, id: number, kickoff_boost: number, kickoff_first_touches: number, kickoff_touch_seconds: number, kickoffs: number, kickoffs_lost: number, kickoffs_won: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, offensive_half_seconds: number, offensive_third_seconds: number, opponents_possession_ball_distance_seconds: number, opponents_possession_seconds: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, team_possession_ball_distance_seconds: number, team_possession_seconds: number, touched_kickoffs: number, touches: number, zero_boost_seconds: number }]
-- division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }
-- season: { id: number, name: text }
with own as materialized (select distinct s.division_id as id from 
  series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled) and r.player_id = $1)
  select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
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
-- from modules/stats/recordings/statistics/field-seasons.repository.ts
-- all: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_first_quarter_seconds: number, boost_fourth_quarter_seconds: number, boost_overfill: number, boost_second_quarter_seconds: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_third_quarter_seconds: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, games: number, ground_seconds: number, high_air_seconds: number, id: number, kickoff_boost: number, kickoff_first_touches: number, kickoff_touch_seconds: number, kickoffs: number, kickoffs_lost: number, kickoffs_won: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, offensive_half_seconds: number, offensive_third_seconds: number, opponents_possession_ball_distance_seconds: number, opponents_possession_seconds: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, team_possession_ball_distance_seconds: number, team_possession_seconds: number, touched_kickoffs: number, touches: number, zero_boost_seconds: number }]
-- division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }
-- season: { id: number, name: text }
with own as materialized (select distinct s.division_id as id from 
  series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    join game g on g.series_id = s.id join player_game_stats r on r.game_id = g.id
    join player_field_play p on p.game_id = r.game_id and p.side = r.side and p.slot = r.slot
   where s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled) and r.team_id = $1)
  select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
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
-- from modules/stats/recordings/files/replay-files.repository.ts
-- hasGames: flag
select exists (select from game g where g.series_id = $1 and g.replay_digest is not null) as "hasGames"
;

-- read head-to-head of-players
-- from modules/stats/series-preview/head-to-head/head-to-head.repository.ts
-- meetings: [{ assists: { away: number, home: number }, away: { id: number, logo?: text, name: text }, games: number, goals: { away: number, home: number }, home: { id: number, logo?: text, name: text }, isTogether: flag, playedAt: text, saves: { away: number, home: number }, season: { id: number, name: text }, seriesId: number, won: number }]
-- players: [{ player: { avatar?: text, id: number, nationality?: text, nickname: text }, seasons: [{ assists: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, games: number, goals: number, saves: number, score: number, season: { id: number, name: text }, shots: number, team: { id: number, logo?: text, name: text }, totals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number } }], team?: { id: number, logo?: text, name: text } }]
select coalesce((select json_agg(listed) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player,
                  (select json_build_object('id', now.id, 'name', now.name, 'logo', now.logo) from roster_entry r join team now on now.id = r.team_id
                    where r.player_id = p.id and r.valid_to is null) as team,
                  coalesce((select json_agg(listed) from (
                    select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, t.games, t.score, t.goals, t.assists, t.saves, t.shots,
                           (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = t.division_id) as totals
                      from player_division_totals t join division d on d.id = t.division_id
                      join season se on se.id = d.season_id
                      join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id
                     where t.player_id = p.id and t.games > 0
                     order by se.starts_on desc, se.id desc, t.games desc, t.team_id) listed), '[]'::json) as seasons
             from player p where p.id in ($1::int, $2::int)) listed), '[]'::json) as players,
         coalesce((select json_agg(listed) from (
           select s.id as "seriesId", json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo) as home,
                  json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo) as away, to_char(coalesce(s.scheduled_at, s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt",
                  both_played."isTogether", both_played.games, both_played.won, both_played.goals, both_played.assists,
                  both_played.saves
             from (select g.series_id, x.side = y.side as "isTogether", count(*) as games,
                          count(*) filter (where (g.home_goals > g.away_goals) = (x.side = 'home')) as won,
                          json_build_object('home', sum(x.goals), 'away', sum(y.goals)) as goals, json_build_object('home', sum(x.assists), 'away', sum(y.assists)) as assists, json_build_object('home', sum(x.saves), 'away', sum(y.saves)) as saves
                     from player_game_stats x join player_game_stats y on y.game_id = x.game_id and y.player_id = $2::int
                     join game g on g.id = x.game_id
                    where x.player_id = $1::int
                    group by g.series_id, x.side = y.side) both_played
             join series s on s.id = both_played.series_id
             join division d on d.id = s.division_id join season se on se.id = d.season_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
            where s.walkover is null and not (h.are_results_annulled or a.are_results_annulled)
            order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc) listed), '[]'::json) as meetings
;

-- read head-to-head of-teams
-- from modules/stats/series-preview/head-to-head/head-to-head.repository.ts
-- meetings: [{ awayGames: number, awayGoals: number, homeGames: number, homeGoals: number, homeTeamId: number, isAnnulled: flag, playedAt: text, season: { id: number, name: text }, seasonId: number, seriesId: number, walkover?: text }]
-- teams: [{ seasons: [{ assists: number, division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, games: number, goals: number, ownGames: number, results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }, saves: number, score: number, season: { id: number, name: text }, shots: number, team: { id: number, logo?: text, name: text }, totals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number } }], team: { id: number, logo?: text, name: text } }]
select coalesce((select json_agg(listed) from (
           select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
                  coalesce((select json_agg(listed) from (
                    select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, own.*, 
                 (select coalesce(sum(r.home_games + r.away_games), 0)
                     from series r 
    join division_team rh on rh.division_id = r.division_id and rh.team_id = r.home_team_id
    join division_team ra on ra.division_id = r.division_id and ra.team_id = r.away_team_id
                    where r.division_id = dt.division_id and dt.team_id in (r.home_team_id, r.away_team_id)
                      and r.reported_at is not null and r.walkover is null and r.has_player_numbers
                      and not (rh.are_results_annulled or ra.are_results_annulled)) as "ownGames",
                           (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = dt.division_id) as totals, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
                      from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
                     cross join lateral (select coalesce(sum(p.games), 0) as games, coalesce(sum(p.score), 0) as score, coalesce(sum(p.goals), 0) as goals, coalesce(sum(p.assists), 0) as assists, coalesce(sum(p.saves), 0) as saves, coalesce(sum(p.shots), 0) as shots from player_division_totals p
                                          where p.division_id = dt.division_id and p.team_id = dt.team_id) own
                     where dt.team_id = t.id and not d.is_stage and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($3::timestamptz at time zone 'Europe/Stockholm')::date)
                     order by se.starts_on desc, se.id desc) listed), '[]'::json) as seasons
             from team t where t.id in ($1::int, $2::int)) listed), '[]'::json) as teams,
         coalesce((select json_agg(listed) from (
           select m.id as "seriesId", m.home_team_id as "homeTeamId", m.home_games as "homeGames", m.away_games as "awayGames",
                  m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.walkover,
                  (mh.are_results_annulled or ma.are_results_annulled) as "isAnnulled", md.season_id as "seasonId", json_build_object('id', mse.id, 'name', mse.name) as season,
                  to_char(coalesce(m.scheduled_at, m.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt"
             from series m join division md on md.id = m.division_id join season mse on mse.id = md.season_id
                  
    join division_team mh on mh.division_id = m.division_id and mh.team_id = m.home_team_id
    join division_team ma on ma.division_id = m.division_id and ma.team_id = m.away_team_id
            where m.reported_at is not null
              and (m.home_team_id = $1::int and m.away_team_id = $2::int
                or m.home_team_id = $2::int and m.away_team_id = $1::int)
            order by coalesce(m.scheduled_at, m.reported_at) desc, m.id desc) listed), '[]'::json) as meetings
;

-- read honoured-is-own
-- from modules/stats/season-end/given/given-honours.repository.ts
-- isOwn: flag
select case when $1::int is null then (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = $2::int and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = $2::int and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) else (
  coalesce($1::int = $3::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = $1::int and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $3::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $3::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))))) end as "isOwn"
;

-- write insert-field-events
-- from modules/stats/recordings/play/play-writer.repository.ts
insert into field_event select * from json_populate_recordset(null::field_event, $1::json)
;

-- write insert-player-field-play
-- from modules/stats/recordings/play/play-writer.repository.ts
insert into player_field_play select * from json_populate_recordset(null::player_field_play, $1::json)
;

-- read last-totals-check
-- from modules/stats/check/totals-check.repository.ts
-- at: number
-- wrong: number
select extract(epoch from checked_at)::float8 as at, wrong from totals_check order by night desc limit 1
;

-- read leaders of-all-time
-- from modules/stats/leaders/leaders.repository.ts
-- leaders: [{ games: number, number: text, place: number, placed: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team: { id: number, logo?: text, name: text }, value: number }]
-- mostGames: number
-- seasonId?: number
with scope as (select null::int as season_id),
  counted as (
    select t.* from player_division_totals t join division d on d.id = t.division_id cross join scope
     where t.games > 0 and $1::int is null),
  factor as (select t.division_id, case when sum(t.score) > 0 then 0.2::float8 * sum(t.games) / sum(t.score) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as score, case when sum(t.goals) > 0 then 0.25::float8 * sum(t.games) / sum(t.goals) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as goals, case when sum(t.assists) > 0 then 0.2::float8 * sum(t.games) / sum(t.assists) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as assists, case when sum(t.saves) > 0 then 0.2::float8 * sum(t.games) / sum(t.saves) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as saves, case when sum(t.shots) > 0 then 0.15::float8 * sum(t.games) / sum(t.shots) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as shots from counted t group by t.division_id),
  career as (
    select t.player_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots,
           sum(t.score * f.score + t.goals * f.goals + t.assists * f.assists + t.saves * f.saves + t.shots * f.shots) as rated
      from counted t join factor f on f.division_id = t.division_id group by t.player_id),
  busiest as (
    select most.games, coalesce($2::int, case when $3 then most.least else 0 end) as least, coalesce($2::int, most.least) as least_rated
      from (select coalesce(max(games), 0) as games,
                   least(ceil(coalesce(max(games), 0) / 3.0), 30)::int as least from career) most),
  listed as materialized (
    select l.* from (
      select l.*, p.nickname, p.avatar, p.nationality, count(*) over list as placed,
             row_number() over (list order by l.place, swedish_order(p.nickname) collate "C", p.id) as nth
        from (select m.*, rank() over (partition by m.number order by m.value desc) as place from (
  (select 'goals' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.goals::bigint + c.games) / (2 * c.games) else 100 * c.goals::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'assists' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.assists::bigint + c.games) / (2 * c.games) else 100 * c.assists::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'saves' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.saves::bigint + c.games) / (2 * c.games) else 100 * c.saves::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'shots' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.shots::bigint + c.games) / (2 * c.games) else 100 * c.shots::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'rating' as number, m.* from (
     select c.player_id, c.games, (round((c.rated / c.games)::numeric, 2) * 100)::bigint as value from career c cross join busiest where c.games >= busiest.least_rated) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties)) m) l
        join player p on p.id = l.player_id window list as (partition by l.number)) l
     where l.nth <= 20),
  latest as (
  select l.player_id, latest.division_id, latest.team_id from (select distinct player_id from listed) l
   cross join lateral (
     select t.division_id, t.team_id from player_division_totals t
       join division d on d.id = t.division_id join season se on se.id = d.season_id
      where t.player_id = l.player_id and t.games > 0
      order by se.starts_on desc, t.games desc, t.team_id limit 1) latest)
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', round(l.value / 100.0, 2),
                    'games', l.games, 'player', json_build_object('id', l.player_id, 'nickname', l.nickname, 'avatar', l.avatar, 'nationality', l.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)) as item
             from listed l join latest on latest.player_id = l.player_id
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            order by l.number, l.nth) listed), '[]'::json) as leaders
   where $3::boolean is not null and $4::timestamptz is not null
;

-- read leaders of-division
-- from modules/stats/leaders/leaders.repository.ts
-- leaders: [{ games: number, number: text, place: number, placed: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team: { id: number, logo?: text, name: text }, value: number }]
-- mostGames: number
-- seasonId?: number
with scope as ((select (select season_id from division where id = $1::int) as season_id)),
  counted as (
    select t.* from player_division_totals t join division d on d.id = t.division_id cross join scope
     where t.games > 0 and d.id = $1),
  factor as (select t.division_id, case when sum(t.score) > 0 then 0.2::float8 * sum(t.games) / sum(t.score) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as score, case when sum(t.goals) > 0 then 0.25::float8 * sum(t.games) / sum(t.goals) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as goals, case when sum(t.assists) > 0 then 0.2::float8 * sum(t.games) / sum(t.assists) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as assists, case when sum(t.saves) > 0 then 0.2::float8 * sum(t.games) / sum(t.saves) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as saves, case when sum(t.shots) > 0 then 0.15::float8 * sum(t.games) / sum(t.shots) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as shots from counted t group by t.division_id),
  career as (
    select t.player_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots,
           sum(t.score * f.score + t.goals * f.goals + t.assists * f.assists + t.saves * f.saves + t.shots * f.shots) as rated
      from counted t join factor f on f.division_id = t.division_id group by t.player_id),
  busiest as (
    select most.games, coalesce($2::int, case when $3 then most.least else 0 end) as least, coalesce($2::int, most.least) as least_rated
      from (select coalesce(max(games), 0) as games,
                   least(ceil(coalesce(max(games), 0) / 3.0), 30)::int as least from career) most),
  listed as materialized (
    select l.* from (
      select l.*, p.nickname, p.avatar, p.nationality, count(*) over list as placed,
             row_number() over (list order by l.place, swedish_order(p.nickname) collate "C", p.id) as nth
        from (select m.*, rank() over (partition by m.number order by m.value desc) as place from (
  (select 'goals' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.goals::bigint + c.games) / (2 * c.games) else 100 * c.goals::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'assists' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.assists::bigint + c.games) / (2 * c.games) else 100 * c.assists::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'saves' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.saves::bigint + c.games) / (2 * c.games) else 100 * c.saves::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'shots' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.shots::bigint + c.games) / (2 * c.games) else 100 * c.shots::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'rating' as number, m.* from (
     select c.player_id, c.games, (round((c.rated / c.games)::numeric, 2) * 100)::bigint as value from career c cross join busiest where c.games >= busiest.least_rated) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties)) m) l
        join player p on p.id = l.player_id window list as (partition by l.number)) l
     where l.nth <= 20),
  latest as (
  select distinct on (t.player_id) t.player_id, t.division_id, t.team_id
    from counted t where t.player_id in (select player_id from listed)
   order by t.player_id, t.games desc, t.team_id)
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', round(l.value / 100.0, 2),
                    'games', l.games, 'player', json_build_object('id', l.player_id, 'nickname', l.nickname, 'avatar', l.avatar, 'nationality', l.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)) as item
             from listed l join latest on latest.player_id = l.player_id
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            order by l.number, l.nth) listed), '[]'::json) as leaders
   where $3::boolean is not null and $4::timestamptz is not null
;

-- read leaders of-season
-- from modules/stats/leaders/leaders.repository.ts
-- leaders: [{ games: number, number: text, place: number, placed: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team: { id: number, logo?: text, name: text }, value: number }]
-- mostGames: number
-- seasonId?: number
with scope as (select coalesce($1::int, (select present.id from season present order by (present.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (present.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and present.starts_on > ($4::timestamptz at time zone 'Europe/Stockholm')::date), present.starts_on desc, present.id desc limit 1)) as season_id),
  counted as (
    select t.* from player_division_totals t join division d on d.id = t.division_id cross join scope
     where t.games > 0 and d.season_id = scope.season_id),
  factor as (select t.division_id, case when sum(t.score) > 0 then 0.2::float8 * sum(t.games) / sum(t.score) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as score, case when sum(t.goals) > 0 then 0.25::float8 * sum(t.games) / sum(t.goals) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as goals, case when sum(t.assists) > 0 then 0.2::float8 * sum(t.games) / sum(t.assists) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as assists, case when sum(t.saves) > 0 then 0.2::float8 * sum(t.games) / sum(t.saves) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as saves, case when sum(t.shots) > 0 then 0.15::float8 * sum(t.games) / sum(t.shots) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as shots from counted t group by t.division_id),
  career as (
    select t.player_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots,
           sum(t.score * f.score + t.goals * f.goals + t.assists * f.assists + t.saves * f.saves + t.shots * f.shots) as rated
      from counted t join factor f on f.division_id = t.division_id group by t.player_id),
  busiest as (
    select most.games, coalesce($2::int, case when $3 then most.least else 0 end) as least, coalesce($2::int, most.least) as least_rated
      from (select coalesce(max(games), 0) as games,
                   least(ceil(coalesce(max(games), 0) / 3.0), 30)::int as least from career) most),
  listed as materialized (
    select l.* from (
      select l.*, p.nickname, p.avatar, p.nationality, count(*) over list as placed,
             row_number() over (list order by l.place, swedish_order(p.nickname) collate "C", p.id) as nth
        from (select m.*, rank() over (partition by m.number order by m.value desc) as place from (
  (select 'goals' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.goals::bigint + c.games) / (2 * c.games) else 100 * c.goals::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'assists' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.assists::bigint + c.games) / (2 * c.games) else 100 * c.assists::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'saves' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.saves::bigint + c.games) / (2 * c.games) else 100 * c.saves::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'shots' as number, m.* from (
     select c.player_id, c.games, case when $3 then (200 * c.shots::bigint + c.games) / (2 * c.games) else 100 * c.shots::bigint end as value from career c cross join busiest where c.games >= busiest.least) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties) union all 
  (select 'rating' as number, m.* from (
     select c.player_id, c.games, (round((c.rated / c.games)::numeric, 2) * 100)::bigint as value from career c cross join busiest where c.games >= busiest.least_rated) m
    where m.value > 0 order by m.value desc fetch first 10 rows with ties)) m) l
        join player p on p.id = l.player_id window list as (partition by l.number)) l
     where l.nth <= 20),
  latest as (
  select distinct on (t.player_id) t.player_id, t.division_id, t.team_id
    from counted t where t.player_id in (select player_id from listed)
   order by t.player_id, t.games desc, t.team_id)
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', round(l.value / 100.0, 2),
                    'games', l.games, 'player', json_build_object('id', l.player_id, 'nickname', l.nickname, 'avatar', l.avatar, 'nationality', l.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)) as item
             from listed l join latest on latest.player_id = l.player_id
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            order by l.number, l.nth) listed), '[]'::json) as leaders
   where $3::boolean is not null and $4::timestamptz is not null
;

-- read league-numbers
-- from modules/stats/numbers/league-numbers.repository.ts
-- allTime: { games: number, goals: number, players: number, series: number, teams: number }
-- ofSeason: { games: number, goals: number, players: number, series: number, teams: number }
-- season?: { id: number, name: text }
with current as (
    select (select present.id from season present order by (present.id = (select nullif(value, '')::int from setting where key = 'current_season')) is true desc, (present.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and present.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date), present.starts_on desc, present.id desc limit 1) as id)
  select (select json_build_object('id', se.id, 'name', se.name) from season se where se.id = (select id from current)) as season,
         
  (select json_build_object('players', p.players, 'goals', s.goals, 'teams', t.teams, 'series', s.series, 'games', s.games)
     from (select count(*)::int as players
             from (select t.player_id from player_division_totals t
                    where t.games > 0 and t.division_id in (select id from division where season_id = (select id from current)) group by t.player_id) own) p
    cross join (select count(*)::int as teams
                  from (select dt.team_id from division_team dt where dt.division_id in (select id from division where season_id = (select id from current)) group by dt.team_id) own) t
    cross join (select count(*)::int as series, coalesce(sum(s.home_games + s.away_games), 0)::int as games,
                       coalesce(sum(s.home_goals + s.away_goals), 0)::int as goals
                  from series s
                 where s.reported_at is not null and s.walkover is null and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id)) and s.division_id in (select id from division where season_id = (select id from current))) s) as "ofSeason",
         
  (select json_build_object('players', p.players, 'goals', s.goals, 'teams', t.teams, 'series', s.series, 'games', s.games)
     from (select count(*)::int as players
             from (select t.player_id from player_division_totals t
                    where t.games > 0 and not t.division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date))) group by t.player_id) own) p
    cross join (select count(*)::int as teams
                  from (select dt.team_id from division_team dt where not dt.division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date))) group by dt.team_id) own) t
    cross join (select count(*)::int as series, coalesce(sum(s.home_games + s.away_games), 0)::int as games,
                       coalesce(sum(s.home_goals + s.away_goals), 0)::int as goals
                  from series s
                 where s.reported_at is not null and s.walkover is null and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id)) and not s.division_id = any (array(select ofcoming.id from division ofcoming join season coming on coming.id = ofcoming.season_id
                               where (coming.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and coming.starts_on > ($1::timestamptz at time zone 'Europe/Stockholm')::date)))) s) as "allTime"
;

-- write lease-replay-reading
-- from modules/stats/recordings/sweep/unread-games.repository.ts
-- isHeld: flag
/* worker */
  insert into replay_reading (held_by, held_until) values ($1, now() + make_interval(secs => $2))
  on conflict (id) do update set held_by = excluded.held_by, held_until = excluded.held_until
   where replay_reading.held_by = excluded.held_by or (replay_reading.held_until is null or replay_reading.held_until not between now() and now() + 2 * make_interval(secs => $2))
  returning true as "isHeld"
;

-- read may-be-of-series
-- from modules/stats/recordings/files/replay-files.repository.ts
-- mayBelong: flag
select case when exists (select from game g where g.series_id = $1 and g.replay_digest is not null)
               then exists (select from game g where g.series_id = $1 and g.replay_digest is not null and case when '' in (substr(g.replay_digest, 66), substr($2::text, 66))
        then left(g.replay_digest, 64) = left($2::text, 64)
        else substr(g.replay_digest, 66) = substr($2::text, 66) end)
               else not exists (select from game g where left(g.replay_digest, 64) = left($2::text, 64)
                                 and g.series_id <> $1) end as "mayBelong"
;

-- read next-unread-game
-- from modules/stats/recordings/sweep/unread-games.repository.ts
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
-- from modules/stats/recordings/files/replay-retention.repository.ts
update replay_file f set without_game_since = case when exists (select from game g where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end)) then null else $1::timestamptz end
    where exists (select from game g where (f.series_id = g.series_id and case when '' in (substr(f.box_score_digest, 66), substr(g.replay_digest, 66))
        then left(f.box_score_digest, 64) = left(g.replay_digest, 64)
        else substr(f.box_score_digest, 66) = substr(g.replay_digest, 66) end)) = (f.without_game_since is not null)
;

-- read player-career
-- from modules/stats/careers/player-career.repository.ts
-- divisions: [{ division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, isOver: flag, results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }, season: { id: number, name: text }, sums: [[json]], teams: [{ id: number, logo?: text, name: text }] }]
-- games: [{ assists: number, divisionId: number, goals: number, id: number, isWon: flag, number: number, opponent: { id: number, logo?: text, name: text }, playedAt: text, saves: number, score: number, seriesId: number, shots: number }]
-- mates: [{ games: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, wins: number }]
-- playerId: number
-- series: [{ assists: number, games: number, goals: number, playedAt: text, saves: number, seriesId: number }]
-- stamp: number
select p.id as "playerId", (select version from change_stamp) as stamp,
         coalesce((select json_agg(listed) from (
           select s.id as "seriesId", to_char(coalesce(s.scheduled_at, s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", count(*) as games, sum(r.goals) as goals,
                  sum(r.assists) as assists, sum(r.saves) as saves
             
  from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
       
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
            where r.player_id = p.id and not (h.are_results_annulled or a.are_results_annulled)
            group by s.id order by coalesce(s.scheduled_at, s.reported_at), s.id) listed), '[]'::json) as series,
         coalesce((select json_agg(listed) from (
           select g.id, s.id as "seriesId", s.division_id as "divisionId", to_char(coalesce(s.scheduled_at, s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", g.number,
                  (g.home_goals > g.away_goals) = (r.side = 'home') as "isWon", r.score, r.goals, r.assists, r.saves, r.shots,
                  case when r.side = 'home' then json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo) else json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo) end as opponent
             
  from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
       
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
            where r.player_id = p.id and not (h.are_results_annulled or a.are_results_annulled)
            order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc, g.number desc limit 10) listed), '[]'::json) as games,
         coalesce((select json_agg(listed) from (
           select json_build_object('id', mate.id, 'nickname', mate.nickname, 'avatar', mate.avatar, 'nationality', mate.nationality) as player, together.games, together.wins
             from (select o.player_id, count(*) as games, count(*) filter (where (g.home_goals > g.away_goals) = (r.side = 'home')) as wins
                     
  from player_game_stats r join game g on g.id = r.game_id join series s on s.id = g.series_id
       
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
                     join player_game_stats o on o.game_id = r.game_id and o.side = r.side and o.player_id <> r.player_id
                    where r.player_id = p.id and not (h.are_results_annulled or a.are_results_annulled)
                    group by o.player_id) together
             join player mate on mate.id = together.player_id
            order by together.games desc, together.wins desc, swedish_order(mate.nickname) collate "C", mate.id limit 10) listed), '[]'::json) as mates,
         coalesce((select json_agg(listed) from (
           select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
                  upper(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) <= $2 as "isOver",
                  coalesce((select json_agg(listed.item) from (
                    select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as item
                      from player_division_totals t
                      join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id
                     where t.player_id = p.id and t.division_id = d.id and t.games > 0 order by t.games desc, t.team_id) listed), '[]'::json) as teams,
                  coalesce((select json_agg(listed.item) from (
                    select json_build_array(t.player_id, t.team_id, t.games, t.score, t.goals, t.assists, t.saves, t.shots) as item from player_division_totals t
                     where t.division_id = d.id and t.games > 0) listed), '[]'::json) as sums,
                  case when not ((select version from change_stamp) = $3::bigint and d.id = any($4::int[])) then json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
             from (select distinct t.division_id from player_division_totals t
                    where t.player_id = p.id and t.games > 0) own
             join division d on d.id = own.division_id and not d.is_stage join season se on se.id = d.season_id
            order by se.starts_on, se.id, d.rank, d.id) listed), '[]'::json) as divisions
    from player p
   where p.id = coalesce((select merged.into_player_id from merged_player merged where merged.player_id = $1), $1)
;

-- read player-entries
-- from modules/stats/season-end/season-end.repository.ts
-- divisionId: number
-- teamId: number
select t.division_id as "divisionId", t.team_id as "teamId" from player_division_totals t where t.player_id = $1 and t.games > 0
;

-- read player-form
-- from modules/stats/player-form.repository.ts
-- awayGames: number
-- homeGames: number
-- seriesId: number
-- side: text
select s.id as "seriesId", own.side, s.home_games as "homeGames", s.away_games as "awayGames"
     from (select g.series_id, min(r.side) as side from player_game_stats r join game g on g.id = r.game_id
            where r.player_id = $1 group by g.series_id) own
     join series s on s.id = own.series_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    where s.home_games is not null and not (h.are_results_annulled or a.are_results_annulled)
    order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc limit 5
;

-- read player-seasons
-- from modules/stats/player-seasons.repository.ts
-- currentTeamName?: text
-- division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }
-- results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- season: { id: number, name: text }
-- stamp: number
-- team?: { id: number, logo?: text, name: text }
-- totals: [{ assists: number, division: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }, divisionId: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
with 
  own_sums as materialized (
    select t.*, played.season_id from player_division_totals t join division played on played.id = t.division_id
     where t.player_id = $1)
  select json_build_object('id', se.id, 'name', se.name) as season,
         case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end as division,
         case when dt.team_id is not null then json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)
              when team.id is not null then json_build_object('id', team.id, 'name', team.name, 'logo', team.logo) end as team,
         team.name as "currentTeamName",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('divisionId', t.division_id, 'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality),
                           'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots,
                           'division', (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = t.division_id)) as item
    from own_sums t join division_team own on own.division_id = t.division_id and own.team_id = t.team_id
   where t.season_id = se.id and t.games > 0) listed), '[]'::json) as totals, (select version from change_stamp) as stamp,
         case when d.id is not null and not ((select version from change_stamp) = $3::bigint and d.id = any($4::int[]))
              then json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
    from player p
    join season se on se.id in (
  select season_id from own_sums
   union
  select s.id from roster_entry r join season s on tstzrange(r.valid_from, r.valid_to) && tstzrange(s.starts_on::timestamp at time zone 'Europe/Stockholm', (s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')
   where r.player_id = $1 and not (
  not exists (select from division_team own where own.team_id = r.team_id and own.season_id = s.id)
  and exists (select from division_team theirs join season other on other.id = theirs.season_id
               where theirs.team_id = r.team_id and tstzrange(other.starts_on::timestamp at time zone 'Europe/Stockholm', (other.ends_on + 1)::timestamp at time zone 'Europe/Stockholm') && tstzrange(s.starts_on::timestamp at time zone 'Europe/Stockholm', (s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))
   cross join lateral (select least(upper(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')), $2::timestamptz) as instant) at_end
    left join lateral (select r.team_id from roster_entry r
                        where r.player_id = p.id and r.valid_from < at_end.instant
                          and (r.valid_to is null or r.valid_to >= at_end.instant)
                        order by r.valid_from desc limit 1) entry on true
    left join team on team.id = entry.team_id
    left join division_team dt on dt.season_id = se.id and dt.team_id = team.id and not dt.is_stage
    left join division d on d.id = dt.division_id
   where p.id = $1 and lower(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) <= $2
   order by se.starts_on desc, se.id desc
;

-- read records of-all-time
-- from modules/stats/records/records.repository.ts
-- holders: [{ division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }]
-- seriesCount: number
with 
  counting as materialized (
    select s.id, s.division_id, d.is_stage, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at,
           s.home_team_id, s.away_team_id, s.home_games, s.away_games, s.home_goals, s.away_goals
      from series s join division d on d.id = s.division_id
     where s.reported_at is not null and s.walkover is null and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id))),
  whole as materialized (
    select g.series_id, max(greatest(g.home_goals, g.away_goals)) as game_goals, max(abs(g.home_goals - g.away_goals)) as game_margin,
           max(g.home_goals + g.away_goals) as together, greatest(sum(g.home_goals), sum(g.away_goals)) as series_goals,
           abs(sum(g.home_goals) - sum(g.away_goals)) as series_margin,
           max(p.goals) as most_goals, sum(p.goals) as high_goals, max(p.assists) as most_assists, sum(p.assists) as high_assists, max(p.saves) as most_saves, sum(p.saves) as high_saves, max(p.shots) as most_shots, sum(p.shots) as high_shots, max(p.score) as most_score, sum(p.score) as high_score
      from counting c join game g on g.series_id = c.id
      left join (select p.game_id, max(p.goals) as goals, max(p.assists) as assists, max(p.saves) as saves, max(p.shots) as shots, max(p.score) as score from player_game_stats p
                  
                  group by p.game_id) p on p.game_id = g.id
     group by g.series_id),
  first as ((select series_id from whole order by high_goals desc nulls last limit 20) union (select series_id from whole order by high_assists desc nulls last limit 20) union (select series_id from whole order by high_saves desc nulls last limit 20) union (select series_id from whole order by high_shots desc nulls last limit 20) union (select series_id from whole order by high_score desc nulls last limit 20)),
  least as materialized (
    select max(own.goals) as goals, max(own.assists) as assists, max(own.saves) as saves, max(own.shots) as shots, max(own.score) as score
      from (select sum(p.goals)::int as goals, sum(p.assists)::int as assists, sum(p.saves)::int as saves, sum(p.shots)::int as shots, sum(p.score)::int as score
              from game g join player_game_stats p on p.game_id = g.id
             where g.series_id = any(array(select series_id from first))
             group by g.series_id, p.player_id, p.side) own),
  held as materialized (
    select w.series_id from whole w
     cross join (select max(game_goals) as game_goals, max(game_margin) as game_margin, max(together) as together, max(series_goals) as series_goals, max(series_margin) as series_margin from whole) most
     where w.game_goals = most.game_goals or w.game_margin = most.game_margin or w.together = most.together or w.series_goals = most.series_goals or w.series_margin = most.series_margin
    union
    select w.series_id from whole w
     cross join (select max(most_goals) as goals, max(most_assists) as assists, max(most_saves) as saves, max(most_shots) as shots, max(most_score) as score from whole) most
     cross join least
     where w.most_goals = most.goals or w.high_goals >= least.goals or w.most_assists = most.assists or w.high_assists >= least.assists or w.most_saves = most.saves or w.high_saves >= least.saves or w.most_shots = most.shots or w.high_shots >= least.shots or w.most_score = most.score or w.high_score >= least.score),
  side as materialized (
    select s.id as series_id, s.division_id, s.season_id, s.played_at, own.*
      from held h join counting s on s.id = h.series_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals from game g where g.series_id = any(array(select series_id from held))),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from player_game_stats p join played g on g.id = p.game_id
     where p.game_id = any(array(select id from played))),
  team_game as (
    select side.series_id, side.team_id, side.opponent_id, side.season_id, side.division_id, side.played_at,
           g.number as game, side.side, g.home_goals + g.away_goals as together, own.*, own.goals_for - own.goals_against as margin
      from played g join side on side.series_id = g.series_id
     cross join lateral (select case side.side when 'home' then g.home_goals else g.away_goals end as goals_for,
                                case side.side when 'home' then g.away_goals else g.home_goals end as goals_against) own),
  whole_game as (select * from team_game where side = 'home'),
  in_series as materialized (
    select n.series_id, n.player_id, n.side, sum(n.goals)::int as goals, sum(n.assists)::int as assists, sum(n.saves)::int as saves, sum(n.shots)::int as shots, sum(n.score)::int as score from numbers n group by n.series_id, n.player_id, n.side),
  team_series as (select side.*, side.goals_for - side.goals_against as margin from side),
  team_played as materialized (
    select own.*, count(*) filter (where not own.is_won) over (partition by own.season_id, own.team_id order by own.played_at, own.id) as lost
      from (select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.home_team_id as team_id, c.home_goals as goals,
                   c.home_games > c.away_games as is_won from counting c
            union all
            select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.away_team_id, c.away_goals,
                   c.away_games > c.home_games from counting c) own),
  run as (
    select season_id, team_id, count(*) filter (where is_won) as wins, sum(goals) as goals,
           min(division_id) filter (where not is_stage) as division_id, min(division_id) as stage_id
      from team_played group by season_id, team_id, lost),
  team_season as materialized (
    select coalesce(min(division_id), min(stage_id)) as division_id, season_id, team_id, sum(wins)::int as wins,
           sum(goals)::int as goals, max(wins)::int as streak
      from run group by season_id, team_id),
  player_season as materialized (
    select t.player_id, d.season_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots, sum(t.score)::int as score, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where t.games > 0 and true group by t.player_id, d.season_id),
  career as materialized (
    select p.player_id, sum(p.games)::int as games, sum(p.goals)::int as goals, sum(p.assists)::int as assists, sum(p.saves)::int as saves, sum(p.wins)::int as wins, count(*)::int as seasons
      from player_season p group by p.player_id),
  best as (
  select v.kind, v.value, side.series_id as series_id, x.number as game, x.player_id as player_id, side.team_id as team_id, side.opponent_id as opponent_id, side.season_id as season_id, side.division_id as division_id, case x.side when 'home' then x.home_goals else x.away_goals end as goals_for, case x.side when 'home' then x.away_goals else x.home_goals end as goals_against, side.played_at as played_at
    from (select x.*, max(x.goals) over () as "gameGoals", max(x.assists) over () as "gameAssists", max(x.saves) over () as "gameSaves", max(x.shots) over () as "gameShots", max(x.score) over () as "gameScore" from numbers x) x
   cross join lateral (values ('gameGoals', x.goals, x."gameGoals"), ('gameAssists', x.assists, x."gameAssists"), ('gameSaves', x.saves, x."gameSaves"), ('gameShots', x.shots, x."gameShots"), ('gameScore', x.score, x."gameScore"))
         v(kind, value, most) join side on side.series_id = x.series_id and side.side = x.side
   where (x.goals = x."gameGoals" or x.assists = x."gameAssists" or x.saves = x."gameSaves" or x.shots = x."gameShots" or x.score = x."gameScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, x.game as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.goals_for) over () as "gameTeamGoals", max(x.margin) over () as "gameMargin" from team_game x) x
   cross join lateral (values ('gameTeamGoals', x.goals_for, x."gameTeamGoals"), ('gameMargin', x.margin, x."gameMargin"))
         v(kind, value, most) 
   where (x.goals_for = x."gameTeamGoals" or x.margin = x."gameMargin")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, x.game as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.together) over () as "gameGoalsTogether" from whole_game x) x
   cross join lateral (values ('gameGoalsTogether', x.together, x."gameGoalsTogether"))
         v(kind, value, most) 
   where (x.together = x."gameGoalsTogether")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, side.series_id as series_id, null::int as game, x.player_id as player_id, side.team_id as team_id, side.opponent_id as opponent_id, side.season_id as season_id, side.division_id as division_id, side.goals_for as goals_for, side.goals_against as goals_against, side.played_at as played_at
    from (select x.*, max(x.goals) over () as "seriesGoals", max(x.assists) over () as "seriesAssists", max(x.saves) over () as "seriesSaves", max(x.shots) over () as "seriesShots", max(x.score) over () as "seriesScore" from in_series x) x
   cross join lateral (values ('seriesGoals', x.goals, x."seriesGoals"), ('seriesAssists', x.assists, x."seriesAssists"), ('seriesSaves', x.saves, x."seriesSaves"), ('seriesShots', x.shots, x."seriesShots"), ('seriesScore', x.score, x."seriesScore"))
         v(kind, value, most) join side on side.series_id = x.series_id and side.side = x.side
   where (x.goals = x."seriesGoals" or x.assists = x."seriesAssists" or x.saves = x."seriesSaves" or x.shots = x."seriesShots" or x.score = x."seriesScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, null::int as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.goals_for) over () as "seriesTeamGoals", max(x.margin) over () as "seriesMargin" from team_series x) x
   cross join lateral (values ('seriesTeamGoals', x.goals_for, x."seriesTeamGoals"), ('seriesMargin', x.margin, x."seriesMargin"))
         v(kind, value, most) 
   where (x.goals_for = x."seriesTeamGoals" or x.margin = x."seriesMargin")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, x.player_id as player_id, null::int as team_id, null::int as opponent_id, x.season_id as season_id, null::int as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.goals) over () as "seasonGoals", max(x.assists) over () as "seasonAssists", max(x.saves) over () as "seasonSaves", max(x.score) over () as "seasonScore" from player_season x) x
   cross join lateral (values ('seasonGoals', x.goals, x."seasonGoals"), ('seasonAssists', x.assists, x."seasonAssists"), ('seasonSaves', x.saves, x."seasonSaves"), ('seasonScore', x.score, x."seasonScore"))
         v(kind, value, most) 
   where (x.goals = x."seasonGoals" or x.assists = x."seasonAssists" or x.saves = x."seasonSaves" or x.score = x."seasonScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, null::int as player_id, x.team_id as team_id, null::int as opponent_id, x.season_id as season_id, x.division_id as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.wins) over () as "seasonWins", max(x.goals) over () as "seasonTeamGoals", max(x.streak) over () as "seasonStreak" from team_season x) x
   cross join lateral (values ('seasonWins', x.wins, x."seasonWins"), ('seasonTeamGoals', x.goals, x."seasonTeamGoals"), ('seasonStreak', x.streak, x."seasonStreak"))
         v(kind, value, most) 
   where (x.wins = x."seasonWins" or x.goals = x."seasonTeamGoals" or x.streak = x."seasonStreak")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, x.player_id as player_id, null::int as team_id, null::int as opponent_id, null::int as season_id, null::int as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.goals) over () as "careerGoals", max(x.assists) over () as "careerAssists", max(x.saves) over () as "careerSaves", max(x.games) over () as "careerGames", max(x.wins) over () as "careerWins", max(x.seasons) over () as "careerSeasons" from career x) x
   cross join lateral (values ('careerGoals', x.goals, x."careerGoals"), ('careerAssists', x.assists, x."careerAssists"), ('careerSaves', x.saves, x."careerSaves"), ('careerGames', x.games, x."careerGames"), ('careerWins', x.wins, x."careerWins"), ('careerSeasons', x.seasons, x."careerSeasons"))
         v(kind, value, most) 
   where (x.goals = x."careerGoals" or x.assists = x."careerAssists" or x.saves = x."careerSaves" or x.games = x."careerGames" or x.wins = x."careerWins" or x.seasons = x."careerSeasons")
     and v.value = v.most and v.value > 0),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    swedish_order(coalesce(p.nickname, dt.name)) collate "C", b.player_id, b.team_id) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select (select count(*)::int from whole) as "seriesCount", coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
      from listed l
      left join player p on p.id = l.player_id
      left join season se on se.id = l.season_id
      left join division d on d.id = l.division_id
      left join division_team other on other.division_id = l.division_id and other.team_id = l.opponent_id
      left join lateral (
        select t.division_id, t.team_id
          from player_division_totals t join division td on td.id = t.division_id join season ts on ts.id = td.season_id
         where l.division_id is null and t.player_id = l.player_id and t.games > 0
           and (l.season_id is null or td.season_id = l.season_id) and true
         order by ts.starts_on desc, t.games desc, t.team_id limit 1) latest on true
      join division_team own on own.division_id = coalesce(l.division_id, latest.division_id)
                            and own.team_id = coalesce(l.team_id, latest.team_id)
     where l.nth <= 5
     order by l.kind, l.nth) listed), '[]'::json) as holders
;

-- read records of-chosen
-- from modules/stats/records/records.repository.ts
-- holders: [{ division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }]
-- seriesCount: number
with 
  counting as materialized (
    select s.id, s.division_id, d.is_stage, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at,
           s.home_team_id, s.away_team_id, s.home_games, s.away_games, s.home_goals, s.away_goals
      from series s join division d on d.id = s.division_id
     where s.reported_at is not null and s.walkover is null and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id)) and 
    d.id = any(array(select w.id from division w
                                where $1::int is null and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))),
  whole as materialized (
    select g.series_id, max(greatest(g.home_goals, g.away_goals)) as game_goals, max(abs(g.home_goals - g.away_goals)) as game_margin,
           max(g.home_goals + g.away_goals) as together, greatest(sum(g.home_goals), sum(g.away_goals)) as series_goals,
           abs(sum(g.home_goals) - sum(g.away_goals)) as series_margin,
           max(p.goals) as most_goals, sum(p.goals) as high_goals, max(p.assists) as most_assists, sum(p.assists) as high_assists, max(p.saves) as most_saves, sum(p.saves) as high_saves, max(p.shots) as most_shots, sum(p.shots) as high_shots, max(p.score) as most_score, sum(p.score) as high_score
      from counting c join game g on g.series_id = c.id
      left join (select p.game_id, max(p.goals) as goals, max(p.assists) as assists, max(p.saves) as saves, max(p.shots) as shots, max(p.score) as score from player_game_stats p
                  where p.game_id = any(array(select g.id from counting c join game g on g.series_id = c.id))
                  group by p.game_id) p on p.game_id = g.id
     group by g.series_id),
  first as ((select series_id from whole order by high_goals desc nulls last limit 20) union (select series_id from whole order by high_assists desc nulls last limit 20) union (select series_id from whole order by high_saves desc nulls last limit 20) union (select series_id from whole order by high_shots desc nulls last limit 20) union (select series_id from whole order by high_score desc nulls last limit 20)),
  least as materialized (
    select max(own.goals) as goals, max(own.assists) as assists, max(own.saves) as saves, max(own.shots) as shots, max(own.score) as score
      from (select sum(p.goals)::int as goals, sum(p.assists)::int as assists, sum(p.saves)::int as saves, sum(p.shots)::int as shots, sum(p.score)::int as score
              from game g join player_game_stats p on p.game_id = g.id
             where g.series_id = any(array(select series_id from first))
             group by g.series_id, p.player_id, p.side) own),
  held as materialized (
    select w.series_id from whole w
     cross join (select max(game_goals) as game_goals, max(game_margin) as game_margin, max(together) as together, max(series_goals) as series_goals, max(series_margin) as series_margin from whole) most
     where w.game_goals = most.game_goals or w.game_margin = most.game_margin or w.together = most.together or w.series_goals = most.series_goals or w.series_margin = most.series_margin
    union
    select w.series_id from whole w
     cross join (select max(most_goals) as goals, max(most_assists) as assists, max(most_saves) as saves, max(most_shots) as shots, max(most_score) as score from whole) most
     cross join least
     where w.most_goals = most.goals or w.high_goals >= least.goals or w.most_assists = most.assists or w.high_assists >= least.assists or w.most_saves = most.saves or w.high_saves >= least.saves or w.most_shots = most.shots or w.high_shots >= least.shots or w.most_score = most.score or w.high_score >= least.score),
  side as materialized (
    select s.id as series_id, s.division_id, s.season_id, s.played_at, own.*
      from held h join counting s on s.id = h.series_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals from game g where g.series_id = any(array(select series_id from held))),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from player_game_stats p join played g on g.id = p.game_id
     where p.game_id = any(array(select id from played))),
  team_game as (
    select side.series_id, side.team_id, side.opponent_id, side.season_id, side.division_id, side.played_at,
           g.number as game, side.side, g.home_goals + g.away_goals as together, own.*, own.goals_for - own.goals_against as margin
      from played g join side on side.series_id = g.series_id
     cross join lateral (select case side.side when 'home' then g.home_goals else g.away_goals end as goals_for,
                                case side.side when 'home' then g.away_goals else g.home_goals end as goals_against) own),
  whole_game as (select * from team_game where side = 'home'),
  in_series as materialized (
    select n.series_id, n.player_id, n.side, sum(n.goals)::int as goals, sum(n.assists)::int as assists, sum(n.saves)::int as saves, sum(n.shots)::int as shots, sum(n.score)::int as score from numbers n group by n.series_id, n.player_id, n.side),
  team_series as (select side.*, side.goals_for - side.goals_against as margin from side),
  team_played as materialized (
    select own.*, count(*) filter (where not own.is_won) over (partition by own.season_id, own.team_id order by own.played_at, own.id) as lost
      from (select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.home_team_id as team_id, c.home_goals as goals,
                   c.home_games > c.away_games as is_won from counting c
            union all
            select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.away_team_id, c.away_goals,
                   c.away_games > c.home_games from counting c) own),
  run as (
    select season_id, team_id, count(*) filter (where is_won) as wins, sum(goals) as goals,
           min(division_id) filter (where not is_stage) as division_id, min(division_id) as stage_id
      from team_played group by season_id, team_id, lost),
  team_season as materialized (
    select coalesce(min(division_id), min(stage_id)) as division_id, season_id, team_id, sum(wins)::int as wins,
           sum(goals)::int as goals, max(wins)::int as streak
      from run group by season_id, team_id),
  player_season as materialized (
    select t.player_id, d.season_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots, sum(t.score)::int as score, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where t.games > 0 and 
    d.id = any(array(select w.id from division w
                                where $1::int is null and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3))) group by t.player_id, d.season_id),
  career as materialized (
    select p.player_id, sum(p.games)::int as games, sum(p.goals)::int as goals, sum(p.assists)::int as assists, sum(p.saves)::int as saves, sum(p.wins)::int as wins, count(*)::int as seasons
      from player_season p group by p.player_id),
  best as (
  select v.kind, v.value, side.series_id as series_id, x.number as game, x.player_id as player_id, side.team_id as team_id, side.opponent_id as opponent_id, side.season_id as season_id, side.division_id as division_id, case x.side when 'home' then x.home_goals else x.away_goals end as goals_for, case x.side when 'home' then x.away_goals else x.home_goals end as goals_against, side.played_at as played_at
    from (select x.*, max(x.goals) over () as "gameGoals", max(x.assists) over () as "gameAssists", max(x.saves) over () as "gameSaves", max(x.shots) over () as "gameShots", max(x.score) over () as "gameScore" from numbers x) x
   cross join lateral (values ('gameGoals', x.goals, x."gameGoals"), ('gameAssists', x.assists, x."gameAssists"), ('gameSaves', x.saves, x."gameSaves"), ('gameShots', x.shots, x."gameShots"), ('gameScore', x.score, x."gameScore"))
         v(kind, value, most) join side on side.series_id = x.series_id and side.side = x.side
   where (x.goals = x."gameGoals" or x.assists = x."gameAssists" or x.saves = x."gameSaves" or x.shots = x."gameShots" or x.score = x."gameScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, x.game as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.goals_for) over () as "gameTeamGoals", max(x.margin) over () as "gameMargin" from team_game x) x
   cross join lateral (values ('gameTeamGoals', x.goals_for, x."gameTeamGoals"), ('gameMargin', x.margin, x."gameMargin"))
         v(kind, value, most) 
   where (x.goals_for = x."gameTeamGoals" or x.margin = x."gameMargin")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, x.game as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.together) over () as "gameGoalsTogether" from whole_game x) x
   cross join lateral (values ('gameGoalsTogether', x.together, x."gameGoalsTogether"))
         v(kind, value, most) 
   where (x.together = x."gameGoalsTogether")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, side.series_id as series_id, null::int as game, x.player_id as player_id, side.team_id as team_id, side.opponent_id as opponent_id, side.season_id as season_id, side.division_id as division_id, side.goals_for as goals_for, side.goals_against as goals_against, side.played_at as played_at
    from (select x.*, max(x.goals) over () as "seriesGoals", max(x.assists) over () as "seriesAssists", max(x.saves) over () as "seriesSaves", max(x.shots) over () as "seriesShots", max(x.score) over () as "seriesScore" from in_series x) x
   cross join lateral (values ('seriesGoals', x.goals, x."seriesGoals"), ('seriesAssists', x.assists, x."seriesAssists"), ('seriesSaves', x.saves, x."seriesSaves"), ('seriesShots', x.shots, x."seriesShots"), ('seriesScore', x.score, x."seriesScore"))
         v(kind, value, most) join side on side.series_id = x.series_id and side.side = x.side
   where (x.goals = x."seriesGoals" or x.assists = x."seriesAssists" or x.saves = x."seriesSaves" or x.shots = x."seriesShots" or x.score = x."seriesScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, null::int as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.goals_for) over () as "seriesTeamGoals", max(x.margin) over () as "seriesMargin" from team_series x) x
   cross join lateral (values ('seriesTeamGoals', x.goals_for, x."seriesTeamGoals"), ('seriesMargin', x.margin, x."seriesMargin"))
         v(kind, value, most) 
   where (x.goals_for = x."seriesTeamGoals" or x.margin = x."seriesMargin")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, x.player_id as player_id, null::int as team_id, null::int as opponent_id, x.season_id as season_id, null::int as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.goals) over () as "seasonGoals", max(x.assists) over () as "seasonAssists", max(x.saves) over () as "seasonSaves", max(x.score) over () as "seasonScore" from player_season x) x
   cross join lateral (values ('seasonGoals', x.goals, x."seasonGoals"), ('seasonAssists', x.assists, x."seasonAssists"), ('seasonSaves', x.saves, x."seasonSaves"), ('seasonScore', x.score, x."seasonScore"))
         v(kind, value, most) 
   where (x.goals = x."seasonGoals" or x.assists = x."seasonAssists" or x.saves = x."seasonSaves" or x.score = x."seasonScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, null::int as player_id, x.team_id as team_id, null::int as opponent_id, x.season_id as season_id, x.division_id as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.wins) over () as "seasonWins", max(x.goals) over () as "seasonTeamGoals", max(x.streak) over () as "seasonStreak" from team_season x) x
   cross join lateral (values ('seasonWins', x.wins, x."seasonWins"), ('seasonTeamGoals', x.goals, x."seasonTeamGoals"), ('seasonStreak', x.streak, x."seasonStreak"))
         v(kind, value, most) 
   where (x.wins = x."seasonWins" or x.goals = x."seasonTeamGoals" or x.streak = x."seasonStreak")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, x.player_id as player_id, null::int as team_id, null::int as opponent_id, null::int as season_id, null::int as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.goals) over () as "careerGoals", max(x.assists) over () as "careerAssists", max(x.saves) over () as "careerSaves", max(x.games) over () as "careerGames", max(x.wins) over () as "careerWins", max(x.seasons) over () as "careerSeasons" from career x) x
   cross join lateral (values ('careerGoals', x.goals, x."careerGoals"), ('careerAssists', x.assists, x."careerAssists"), ('careerSaves', x.saves, x."careerSaves"), ('careerGames', x.games, x."careerGames"), ('careerWins', x.wins, x."careerWins"), ('careerSeasons', x.seasons, x."careerSeasons"))
         v(kind, value, most) 
   where (x.goals = x."careerGoals" or x.assists = x."careerAssists" or x.saves = x."careerSaves" or x.games = x."careerGames" or x.wins = x."careerWins" or x.seasons = x."careerSeasons")
     and v.value = v.most and v.value > 0),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    swedish_order(coalesce(p.nickname, dt.name)) collate "C", b.player_id, b.team_id) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select (select count(*)::int from whole) as "seriesCount", coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
      from listed l
      left join player p on p.id = l.player_id
      left join season se on se.id = l.season_id
      left join division d on d.id = l.division_id
      left join division_team other on other.division_id = l.division_id and other.team_id = l.opponent_id
      left join lateral (
        select t.division_id, t.team_id
          from player_division_totals t join division td on td.id = t.division_id join season ts on ts.id = td.season_id
         where l.division_id is null and t.player_id = l.player_id and t.games > 0
           and (l.season_id is null or td.season_id = l.season_id) and 
    td.id = any(array(select w.id from division w
                                where $1::int is null and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))
         order by ts.starts_on desc, t.games desc, t.team_id limit 1) latest on true
      join division_team own on own.division_id = coalesce(l.division_id, latest.division_id)
                            and own.team_id = coalesce(l.team_id, latest.team_id)
     where l.nth <= 5
     order by l.kind, l.nth) listed), '[]'::json) as holders
;

-- read records of-season
-- from modules/stats/records/records.repository.ts
-- holders: [{ division?: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }]
-- seriesCount: number
with 
  counting as materialized (
    select s.id, s.division_id, d.is_stage, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at,
           s.home_team_id, s.away_team_id, s.home_games, s.away_games, s.home_goals, s.away_goals
      from series s join division d on d.id = s.division_id
     where s.reported_at is not null and s.walkover is null and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id)) and 
    d.id = any(array(select w.id from division w
                                where w.season_id = $1::int and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))),
  whole as materialized (
    select g.series_id, max(greatest(g.home_goals, g.away_goals)) as game_goals, max(abs(g.home_goals - g.away_goals)) as game_margin,
           max(g.home_goals + g.away_goals) as together, greatest(sum(g.home_goals), sum(g.away_goals)) as series_goals,
           abs(sum(g.home_goals) - sum(g.away_goals)) as series_margin,
           max(p.goals) as most_goals, sum(p.goals) as high_goals, max(p.assists) as most_assists, sum(p.assists) as high_assists, max(p.saves) as most_saves, sum(p.saves) as high_saves, max(p.shots) as most_shots, sum(p.shots) as high_shots, max(p.score) as most_score, sum(p.score) as high_score
      from counting c join game g on g.series_id = c.id
      left join (select p.game_id, max(p.goals) as goals, max(p.assists) as assists, max(p.saves) as saves, max(p.shots) as shots, max(p.score) as score from player_game_stats p
                  where p.game_id = any(array(select g.id from counting c join game g on g.series_id = c.id))
                  group by p.game_id) p on p.game_id = g.id
     group by g.series_id),
  first as ((select series_id from whole order by high_goals desc nulls last limit 20) union (select series_id from whole order by high_assists desc nulls last limit 20) union (select series_id from whole order by high_saves desc nulls last limit 20) union (select series_id from whole order by high_shots desc nulls last limit 20) union (select series_id from whole order by high_score desc nulls last limit 20)),
  least as materialized (
    select max(own.goals) as goals, max(own.assists) as assists, max(own.saves) as saves, max(own.shots) as shots, max(own.score) as score
      from (select sum(p.goals)::int as goals, sum(p.assists)::int as assists, sum(p.saves)::int as saves, sum(p.shots)::int as shots, sum(p.score)::int as score
              from game g join player_game_stats p on p.game_id = g.id
             where g.series_id = any(array(select series_id from first))
             group by g.series_id, p.player_id, p.side) own),
  held as materialized (
    select w.series_id from whole w
     cross join (select max(game_goals) as game_goals, max(game_margin) as game_margin, max(together) as together, max(series_goals) as series_goals, max(series_margin) as series_margin from whole) most
     where w.game_goals = most.game_goals or w.game_margin = most.game_margin or w.together = most.together or w.series_goals = most.series_goals or w.series_margin = most.series_margin
    union
    select w.series_id from whole w
     cross join (select max(most_goals) as goals, max(most_assists) as assists, max(most_saves) as saves, max(most_shots) as shots, max(most_score) as score from whole) most
     cross join least
     where w.most_goals = most.goals or w.high_goals >= least.goals or w.most_assists = most.assists or w.high_assists >= least.assists or w.most_saves = most.saves or w.high_saves >= least.saves or w.most_shots = most.shots or w.high_shots >= least.shots or w.most_score = most.score or w.high_score >= least.score),
  side as materialized (
    select s.id as series_id, s.division_id, s.season_id, s.played_at, own.*
      from held h join counting s on s.id = h.series_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals from game g where g.series_id = any(array(select series_id from held))),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from player_game_stats p join played g on g.id = p.game_id
     where p.game_id = any(array(select id from played))),
  team_game as (
    select side.series_id, side.team_id, side.opponent_id, side.season_id, side.division_id, side.played_at,
           g.number as game, side.side, g.home_goals + g.away_goals as together, own.*, own.goals_for - own.goals_against as margin
      from played g join side on side.series_id = g.series_id
     cross join lateral (select case side.side when 'home' then g.home_goals else g.away_goals end as goals_for,
                                case side.side when 'home' then g.away_goals else g.home_goals end as goals_against) own),
  whole_game as (select * from team_game where side = 'home'),
  in_series as materialized (
    select n.series_id, n.player_id, n.side, sum(n.goals)::int as goals, sum(n.assists)::int as assists, sum(n.saves)::int as saves, sum(n.shots)::int as shots, sum(n.score)::int as score from numbers n group by n.series_id, n.player_id, n.side),
  team_series as (select side.*, side.goals_for - side.goals_against as margin from side),
  team_played as materialized (
    select own.*, count(*) filter (where not own.is_won) over (partition by own.season_id, own.team_id order by own.played_at, own.id) as lost
      from (select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.home_team_id as team_id, c.home_goals as goals,
                   c.home_games > c.away_games as is_won from counting c
            union all
            select c.id, c.division_id, c.is_stage, c.season_id, c.played_at, c.away_team_id, c.away_goals,
                   c.away_games > c.home_games from counting c) own),
  run as (
    select season_id, team_id, count(*) filter (where is_won) as wins, sum(goals) as goals,
           min(division_id) filter (where not is_stage) as division_id, min(division_id) as stage_id
      from team_played group by season_id, team_id, lost),
  team_season as materialized (
    select coalesce(min(division_id), min(stage_id)) as division_id, season_id, team_id, sum(wins)::int as wins,
           sum(goals)::int as goals, max(wins)::int as streak
      from run group by season_id, team_id),
  player_season as materialized (
    select t.player_id, d.season_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots, sum(t.score)::int as score, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where t.games > 0 and 
    d.id = any(array(select w.id from division w
                                where w.season_id = $1::int and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3))) group by t.player_id, d.season_id),
  best as (
  select v.kind, v.value, side.series_id as series_id, x.number as game, x.player_id as player_id, side.team_id as team_id, side.opponent_id as opponent_id, side.season_id as season_id, side.division_id as division_id, case x.side when 'home' then x.home_goals else x.away_goals end as goals_for, case x.side when 'home' then x.away_goals else x.home_goals end as goals_against, side.played_at as played_at
    from (select x.*, max(x.goals) over () as "gameGoals", max(x.assists) over () as "gameAssists", max(x.saves) over () as "gameSaves", max(x.shots) over () as "gameShots", max(x.score) over () as "gameScore" from numbers x) x
   cross join lateral (values ('gameGoals', x.goals, x."gameGoals"), ('gameAssists', x.assists, x."gameAssists"), ('gameSaves', x.saves, x."gameSaves"), ('gameShots', x.shots, x."gameShots"), ('gameScore', x.score, x."gameScore"))
         v(kind, value, most) join side on side.series_id = x.series_id and side.side = x.side
   where (x.goals = x."gameGoals" or x.assists = x."gameAssists" or x.saves = x."gameSaves" or x.shots = x."gameShots" or x.score = x."gameScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, x.game as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.goals_for) over () as "gameTeamGoals", max(x.margin) over () as "gameMargin" from team_game x) x
   cross join lateral (values ('gameTeamGoals', x.goals_for, x."gameTeamGoals"), ('gameMargin', x.margin, x."gameMargin"))
         v(kind, value, most) 
   where (x.goals_for = x."gameTeamGoals" or x.margin = x."gameMargin")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, x.game as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.together) over () as "gameGoalsTogether" from whole_game x) x
   cross join lateral (values ('gameGoalsTogether', x.together, x."gameGoalsTogether"))
         v(kind, value, most) 
   where (x.together = x."gameGoalsTogether")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, side.series_id as series_id, null::int as game, x.player_id as player_id, side.team_id as team_id, side.opponent_id as opponent_id, side.season_id as season_id, side.division_id as division_id, side.goals_for as goals_for, side.goals_against as goals_against, side.played_at as played_at
    from (select x.*, max(x.goals) over () as "seriesGoals", max(x.assists) over () as "seriesAssists", max(x.saves) over () as "seriesSaves", max(x.shots) over () as "seriesShots", max(x.score) over () as "seriesScore" from in_series x) x
   cross join lateral (values ('seriesGoals', x.goals, x."seriesGoals"), ('seriesAssists', x.assists, x."seriesAssists"), ('seriesSaves', x.saves, x."seriesSaves"), ('seriesShots', x.shots, x."seriesShots"), ('seriesScore', x.score, x."seriesScore"))
         v(kind, value, most) join side on side.series_id = x.series_id and side.side = x.side
   where (x.goals = x."seriesGoals" or x.assists = x."seriesAssists" or x.saves = x."seriesSaves" or x.shots = x."seriesShots" or x.score = x."seriesScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, x.series_id as series_id, null::int as game, null::int as player_id, x.team_id as team_id, x.opponent_id as opponent_id, x.season_id as season_id, x.division_id as division_id, x.goals_for as goals_for, x.goals_against as goals_against, x.played_at as played_at
    from (select x.*, max(x.goals_for) over () as "seriesTeamGoals", max(x.margin) over () as "seriesMargin" from team_series x) x
   cross join lateral (values ('seriesTeamGoals', x.goals_for, x."seriesTeamGoals"), ('seriesMargin', x.margin, x."seriesMargin"))
         v(kind, value, most) 
   where (x.goals_for = x."seriesTeamGoals" or x.margin = x."seriesMargin")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, x.player_id as player_id, null::int as team_id, null::int as opponent_id, x.season_id as season_id, null::int as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.goals) over () as "seasonGoals", max(x.assists) over () as "seasonAssists", max(x.saves) over () as "seasonSaves", max(x.score) over () as "seasonScore" from player_season x) x
   cross join lateral (values ('seasonGoals', x.goals, x."seasonGoals"), ('seasonAssists', x.assists, x."seasonAssists"), ('seasonSaves', x.saves, x."seasonSaves"), ('seasonScore', x.score, x."seasonScore"))
         v(kind, value, most) 
   where (x.goals = x."seasonGoals" or x.assists = x."seasonAssists" or x.saves = x."seasonSaves" or x.score = x."seasonScore")
     and v.value = v.most and v.value > 0
  union all
  select v.kind, v.value, null::int as series_id, null::int as game, null::int as player_id, x.team_id as team_id, null::int as opponent_id, x.season_id as season_id, x.division_id as division_id, null::int as goals_for, null::int as goals_against, null::timestamptz as played_at
    from (select x.*, max(x.wins) over () as "seasonWins", max(x.goals) over () as "seasonTeamGoals", max(x.streak) over () as "seasonStreak" from team_season x) x
   cross join lateral (values ('seasonWins', x.wins, x."seasonWins"), ('seasonTeamGoals', x.goals, x."seasonTeamGoals"), ('seasonStreak', x.streak, x."seasonStreak"))
         v(kind, value, most) 
   where (x.wins = x."seasonWins" or x.goals = x."seasonTeamGoals" or x.streak = x."seasonStreak")
     and v.value = v.most and v.value > 0),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    swedish_order(coalesce(p.nickname, dt.name)) collate "C", b.player_id, b.team_id) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select (select count(*)::int from whole) as "seriesCount", coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
      from listed l
      left join player p on p.id = l.player_id
      left join season se on se.id = l.season_id
      left join division d on d.id = l.division_id
      left join division_team other on other.division_id = l.division_id and other.team_id = l.opponent_id
      left join lateral (
        select t.division_id, t.team_id
          from player_division_totals t join division td on td.id = t.division_id join season ts on ts.id = td.season_id
         where l.division_id is null and t.player_id = l.player_id and t.games > 0
           and (l.season_id is null or td.season_id = l.season_id) and 
    td.id = any(array(select w.id from division w
                                where w.season_id = $1::int and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))
         order by ts.starts_on desc, t.games desc, t.team_id limit 1) latest on true
      join division_team own on own.division_id = coalesce(l.division_id, latest.division_id)
                            and own.team_id = coalesce(l.team_id, latest.team_id)
     where l.nth <= 5
     order by l.kind, l.nth) listed), '[]'::json) as holders
;

-- write release-replay-reading
-- from modules/stats/recordings/sweep/unread-games.repository.ts
/* worker */ delete from replay_reading where held_by = $1
;

-- read replay-contents-without-file
-- from modules/stats/recordings/files/replay-retention.repository.ts
-- sha256: text
select c.sha256 from replay_content c
    where c.taken_at < $1 and not exists (select from replay_file f where f.sha256 = c.sha256)
    order by c.taken_at, c.sha256 limit 500
;

-- read replay-file-causes
-- from modules/stats/recordings/files/replay-file-list.repository.ts
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
-- from modules/stats/recordings/files/replay-file-list.repository.ts
-- files: number
-- status: text
select f.status, count(*)::int as files from replay_file f group by f.status order by f.status
;

-- read replay-file-page
-- from modules/stats/recordings/files/replay-file-list.repository.ts
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
-- from modules/stats/recordings/files/replay-file-list.repository.ts
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

-- read season-begins
-- from modules/stats/turn/roll-over.repository.ts
-- startsOn: text
select starts_on::text as "startsOn" from season where id = $1
;

-- read season-end
-- from modules/stats/season-end/season-end.repository.ts
-- endsOn: text
-- id: number
-- name: text
-- settledAt?: text
select id, name, ends_on::text as "endsOn", to_char(settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt" from season where id = $1
;

-- read season-end-open
-- from modules/stats/season-end/season-end.repository.ts
-- count: number
-- division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }
-- kind: text
select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, open.kind, count(*)::int as count
     from division d join series s on s.division_id = d.id
    cross join lateral (values ('disputed', s.confirmation = 'disputed'), ('waiting', s.confirmation = 'waiting'),
      ('claimed', exists (select from no_show_claim c where c.series_id = s.id and c.decided_at is null)),
      ('unplayed', s.reported_at is null)) as open(kind, is_so)
    where d.season_id = $1 and open.is_so group by d.id, open.kind order by d.rank, d.id
;

-- read season-end-tables
-- from modules/stats/season-end/season-end.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from division d where d.season_id = $1 and not d.is_stage order by d.rank, d.id
;

-- read season-game-records
-- from modules/stats/stages/stage-strengths.repository.ts
-- lost: number
-- teamId: number
-- won: number
select side.team_id as "teamId", sum(side.won)::int as won, sum(side.lost)::int as lost
     from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
    cross join lateral (values (s.home_team_id, s.home_games, s.away_games), (s.away_team_id, s.away_games, s.home_games))
      as side(team_id, won, lost)
    where s.division_id in (select d.id from division d where d.season_id = (select season_id from division where id = $1))
      and s.reported_at is not null and s.walkover is null and not (h.are_results_annulled or a.are_results_annulled)
    group by side.team_id order by side.team_id
;

-- read season-given-honours
-- from modules/stats/season-end/given/given-honours.repository.ts
-- goals: [{ away: { id: number, logo?: text, name: text }, game: number, goal: number, home: { id: number, logo?: text, name: text }, id: number, scorer?: { avatar?: text, id: number, nationality?: text, nickname: text }, seriesId: number, side?: text, textEn?: text, textSv?: text, version: number }]
-- own: [{ id: number, nameEn: text, nameSv: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, team?: { id: number, logo?: text, name: text }, textEn?: text, textSv?: text, version: number }]
select coalesce((select json_agg(listed) from (
  select h.id, h.version, h.text_sv as "textSv", h.text_en as "textEn", h.name_sv as "nameSv", h.name_en as "nameEn",
         case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team
    from season_honour h left join player p on p.id = h.player_id left join team t on t.id = h.team_id
   where h.season_id = $1 and h.game_id is null order by h.id) listed), '[]'::json) as own, coalesce((select json_agg(listed) from (
  select h.id, h.version, h.text_sv as "textSv", h.text_en as "textEn", 
  s.id as "seriesId", g.number as game, h.goal as goal, json_build_object('id', home.team_id, 'name', home.name, 'logo', home.logo) as home, json_build_object('id', away.team_id, 'name', away.name, 'logo', away.logo) as away,
  e.side, case when p.id is not null and not e.is_own_goal then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as scorer
    from season_honour h join game g on g.id = h.game_id join series s on s.id = g.series_id 
  join division_team home on home.division_id = s.division_id and home.team_id = s.home_team_id
  join division_team away on away.division_id = s.division_id and away.team_id = s.away_team_id
    left join lateral (
  select e.*, row_number() over (order by e.position) as number
    from field_event e where e.game_id = g.id and e.kind = 'goal' and e.side is not null) e on e.number = h.goal 
  left join player_field_play f on f.game_id = g.id and f.position = e.player_position
  left join player_game_stats r on r.game_id = f.game_id and r.side = f.side and r.slot = f.slot
  left join player p on p.id = r.player_id
   where h.season_id = $1) listed), '[]'::json) as goals
;

-- read season-goal-to-choose
-- from modules/stats/season-end/given/given-honours.repository.ts
-- gameId: number
-- isOwn: flag
-- scorerId?: number
select g.id as "gameId", p.id as "scorerId", ((
  exists (select 1 from roster_entry own_now
           where own_now.team_id = case e.side when 'home' then s.home_team_id else s.away_team_id end and own_now.player_id = $5::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = case e.side when 'home' then s.home_team_id else s.away_team_id end and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $5::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))))) or (
  coalesce(p.id = $5::int, false) or exists (
    select 1 from roster_entry other_e where other_e.player_id = p.id and other_e.valid_to is null
       and (
  exists (select 1 from roster_entry own_now
           where own_now.team_id = other_e.team_id and own_now.player_id = $5::int and own_now.valid_to is null)
  or exists (select 1 from division_team rival_t join season rival_s on rival_s.id = rival_t.season_id
              where rival_t.team_id = other_e.team_id and (upper(tstzrange(rival_s.starts_on::timestamp at time zone 'Europe/Stockholm', (rival_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) > now() or rival_s.id = (select nullif(value, '')::int from setting where key = 'current_season'))
                and exists (
  select 1 from division_team own_t join season own_s on own_s.id = own_t.season_id
    join roster_entry own_e on own_e.team_id = own_t.team_id
   where own_t.division_id = rival_t.division_id and own_e.player_id = $5::int
     and (own_e.valid_to is null or tstzrange(own_e.valid_from, own_e.valid_to) && tstzrange(own_s.starts_on::timestamp at time zone 'Europe/Stockholm', (own_s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')))))))) as "isOwn"
     from division d join series s on s.division_id = d.id join game g on g.series_id = s.id
     join lateral (
  select e.*, row_number() over (order by e.position) as number
    from field_event e where e.game_id = g.id and e.kind = 'goal' and e.side is not null) e on true 
  left join player_field_play f on f.game_id = g.id and f.position = e.player_position
  left join player_game_stats r on r.game_id = f.game_id and r.side = f.side and r.slot = f.slot
  left join player p on p.id = r.player_id
    where d.season_id = $1 and s.id = $2 and g.number = $3 and e.number = $4
;

-- read season-is-followed
-- from modules/stats/season-end/season-end.repository.ts
-- isFollowed: flag
select exists (select from season later join season own on own.id = $1 join division d on d.season_id = later.id
                   where later.starts_on > own.starts_on) as "isFollowed"
;

-- read season-pair
-- from modules/stats/season-end/season-movements.repository.ts
-- from: { id: number, name: text }
-- next: [{ division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, teams: [{ id: number, logo?: text, name: text }] }]
-- tables: [{ bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }], division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, results: { divisionId: number, format: text, results: [[json]], teams: [[json]] } }]
-- to: { id: number, name: text }
with played as (
     select se.id, row_number() over (order by se.starts_on, se.id) as number, count(*) over () as seasons
       from season se
      where exists (select from division_team dt where dt.season_id = se.id and not dt.is_stage)
        and (se.starts_on <= $2::date
          or exists (select from series s join division d on d.id = s.division_id where d.season_id = se.id and not d.is_stage))),
   pair as (
     select earlier.id as from_id, later.id as to_id from played asked
       join played earlier on earlier.number = least(asked.number, asked.seasons - 1)
       join played later on later.number = earlier.number + 1 where asked.id = $1)
   select json_build_object('id', earlier.id, 'name', earlier.name) as "from", json_build_object('id', later.id, 'name', later.name) as "to",
          coalesce((select json_agg(listed) from (
  select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from division d where d.season_id = earlier.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as tables,
          coalesce((select json_agg(listed) from (
            select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, coalesce((select json_agg(listed.item) from (
              select json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as item from division_team dt where dt.division_id = d.id order by dt.team_id) listed), '[]'::json) as teams
              from division d where d.season_id = later.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as next
     from pair join season earlier on earlier.id = pair.from_id join season later on later.id = pair.to_id
;

-- read season-recorded-goals
-- from modules/stats/season-end/given/given-honours.repository.ts
-- away: { id: number, logo?: text, name: text }
-- game: number
-- goal: number
-- home: { id: number, logo?: text, name: text }
-- scorer?: { avatar?: text, id: number, nationality?: text, nickname: text }
-- seriesId: number
-- side?: text
-- total: number
select 
  s.id as "seriesId", g.number as game, e.number::int as goal, json_build_object('id', home.team_id, 'name', home.name, 'logo', home.logo) as home, json_build_object('id', away.team_id, 'name', away.name, 'logo', away.logo) as away,
  e.side, case when p.id is not null and not e.is_own_goal then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as scorer, count(*) over ()::int as total
     from division d join series s on s.division_id = d.id join game g on g.series_id = s.id 
  join division_team home on home.division_id = s.division_id and home.team_id = s.home_team_id
  join division_team away on away.division_id = s.division_id and away.team_id = s.away_team_id
     join lateral (
  select e.*, row_number() over (order by e.position) as number
    from field_event e where e.game_id = g.id and e.kind = 'goal' and e.side is not null) e on true 
  left join player_field_play f on f.game_id = g.id and f.position = e.player_position
  left join player_game_stats r on r.game_id = f.game_id and r.side = f.side and r.slot = f.slot
  left join player p on p.id = r.player_id
    where d.season_id = $1
      and ($2 = '' or search_text(p.nickname) like $2 or search_text(home.name) like $2 or search_text(away.name) like $2)
    order by coalesce(s.scheduled_at, s.reported_at) desc, s.id desc, g.number, e.number limit $3 offset $4
;

-- read series-field-play many
-- from modules/stats/recordings/play/field-play.repository.ts
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
-- from modules/stats/recordings/play/field-play.repository.ts
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

-- read series-preview
-- from modules/stats/series-preview/series-preview.repository.ts
-- awayTeamId: number
-- division: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- homeTeamId: number
-- id: number
-- isAnnulled: flag
-- meetings: [{ awayGames: number, awayGoals: number, homeGames: number, homeGoals: number, homeTeamId: number, isAnnulled: flag, playedAt: text, season: { id: number, name: text }, seasonId: number, seriesId: number, walkover?: text }]
-- players: [{ assists: number, avatar?: text, games: number, goals: number, id: number, nationality?: text, nickname: text, saves: number, score: number, shots: number, side: text }]
-- teams: [{ assists: number, games: number, goals: number, ownGames: number, saves: number, score: number, shots: number, side: text }]
-- totals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }
select s.id, s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", (h.are_results_annulled or a.are_results_annulled) as "isAnnulled", json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as division,
         coalesce((select json_agg(listed) from (
           select m.id as "seriesId", m.home_team_id as "homeTeamId", m.home_games as "homeGames", m.away_games as "awayGames",
                  m.home_goals as "homeGoals", m.away_goals as "awayGoals", m.walkover,
                  (mh.are_results_annulled or ma.are_results_annulled) as "isAnnulled", md.season_id as "seasonId", json_build_object('id', mse.id, 'name', mse.name) as season,
                  to_char(coalesce(m.scheduled_at, m.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt"
             from series m join division md on md.id = m.division_id join season mse on mse.id = md.season_id
                  
    join division_team mh on mh.division_id = m.division_id and mh.team_id = m.home_team_id
    join division_team ma on ma.division_id = m.division_id and ma.team_id = m.away_team_id
            where m.reported_at is not null
              and (m.home_team_id = s.home_team_id and m.away_team_id = s.away_team_id
                or m.home_team_id = s.away_team_id and m.away_team_id = s.home_team_id)
            order by coalesce(m.scheduled_at, m.reported_at) desc, m.id desc) listed), '[]'::json) as meetings,
         coalesce((select json_agg(listed) from (
           select side.side, p.id, p.nickname, p.avatar, p.nationality, coalesce(t.games, 0) as games,
                  coalesce(t.score, 0) as score, coalesce(t.goals, 0) as goals, coalesce(t.assists, 0) as assists,
                  coalesce(t.saves, 0) as saves, coalesce(t.shots, 0) as shots
             from (values ('home', s.home_team_id), ('away', s.away_team_id)) side(side, team_id)
             join roster_entry e on e.team_id = side.team_id and e.valid_to is null
             join player p on p.id = e.player_id
             left join player_division_totals t
                    on t.division_id = s.division_id and t.team_id = side.team_id and t.player_id = p.id
            order by e.sort_order, e.id) listed), '[]'::json) as players,
         coalesce((select json_agg(listed) from (
           select side.side, coalesce(sum(t.games), 0) as games, coalesce(sum(t.score), 0) as score, coalesce(sum(t.goals), 0) as goals, coalesce(sum(t.assists), 0) as assists, coalesce(sum(t.saves), 0) as saves, coalesce(sum(t.shots), 0) as shots,
                 
                 (select coalesce(sum(r.home_games + r.away_games), 0)
                     from series r 
    join division_team rh on rh.division_id = r.division_id and rh.team_id = r.home_team_id
    join division_team ra on ra.division_id = r.division_id and ra.team_id = r.away_team_id
                    where r.division_id = s.division_id and side.team_id in (r.home_team_id, r.away_team_id)
                      and r.reported_at is not null and r.walkover is null and r.has_player_numbers
                      and not (rh.are_results_annulled or ra.are_results_annulled)) as "ownGames"
             from (values ('home', s.home_team_id), ('away', s.away_team_id)) side(side, team_id)
             left join player_division_totals t on t.division_id = s.division_id and t.team_id = side.team_id
            group by side.side, side.team_id) listed), '[]'::json) as teams,
         (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = s.division_id) as totals
    from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = $1 and s.reported_at is null
;

-- read series-records-division
-- from modules/stats/series-records/series-records.repository.ts
-- name: text
select d.name from series s join division d on d.id = s.division_id
    where s.id = $1 and s.reported_at is not null and s.walkover is null and not exists (select from division_team out where out.are_results_annulled and out.division_id = s.division_id
                and out.team_id in (s.home_team_id, s.away_team_id))
;

-- read series-replays
-- from modules/stats/recordings/files/replay-file-list.repository.ts
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

-- read series-verdict
-- from modules/stats/series-preview/series-preview.repository.ts
-- awayTeamId: number
-- division: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- games: number
-- homeTeamId: number
-- id: number
-- isAnnulled: flag
-- rows: [{ assists: number, avatar?: text, games: number, goals: number, id: number, nationality?: text, nickname: text, saves: number, score: number, shots: number, side: text }]
-- totals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }
select s.id, s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", (h.are_results_annulled or a.are_results_annulled) as "isAnnulled", s.home_games + s.away_games as games, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as division,
         coalesce((select json_agg(listed) from (
           select r.side, p.id, p.nickname, p.avatar, p.nationality, count(*) as games, sum(r.score) as score,
                  sum(r.goals) as goals, sum(r.assists) as assists, sum(r.saves) as saves, sum(r.shots) as shots
             from game g join player_game_stats r on r.game_id = g.id join player p on p.id = r.player_id
            where g.series_id = s.id group by r.side, p.id order by p.id) listed), '[]'::json) as rows,
         (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = s.division_id) as totals
    from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   where s.id = $1 and s.reported_at is not null and s.walkover is null
;

-- read settled-seasons
-- from modules/stats/season-end/season-end.repository.ts
-- bestPlayers: [{ games: number, number: text, player: { avatar?: text, id: number, nationality?: text, nickname: text }, value: number }]
-- endsOn: text
-- goals: [{ away: { id: number, logo?: text, name: text }, game: number, goal: number, home: { id: number, logo?: text, name: text }, id: number, scorer?: { avatar?: text, id: number, nationality?: text, nickname: text }, seriesId: number, side?: text, textEn?: text, textSv?: text, version: number }]
-- id: number
-- name: text
-- own: [{ id: number, nameEn: text, nameSv: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, team?: { id: number, logo?: text, name: text }, textEn?: text, textSv?: text, version: number }]
-- risen: [{ before: { games: number, lowestRank?: number, rating: number }, now: { games: number, lowestRank?: number, rating: number }, player: { avatar?: text, id: number, nationality?: text, nickname: text }, seasonBefore: { id: number, name: text } }]
-- tables: [{ bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }], division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, results: { divisionId: number, format: text, results: [[json]], teams: [[json]] } }]
with 
   totals as (
     select t.*, d.season_id, case when not d.is_stage then d.rank end as rank from player_division_totals t join division d on d.id = t.division_id
       join season se on se.id = d.season_id and se.settled_at is not null where t.games > 0),
   factor as (select t.division_id, case when sum(t.score) > 0 then 0.2::float8 * sum(t.games) / sum(t.score) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as score, case when sum(t.goals) > 0 then 0.25::float8 * sum(t.games) / sum(t.goals) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as goals, case when sum(t.assists) > 0 then 0.2::float8 * sum(t.games) / sum(t.assists) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as assists, case when sum(t.saves) > 0 then 0.2::float8 * sum(t.games) / sum(t.saves) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as saves, case when sum(t.shots) > 0 then 0.15::float8 * sum(t.games) / sum(t.shots) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as shots from totals t group by t.division_id),
   counted as (
     select t.season_id, t.player_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists,
            sum(t.saves)::int as saves, round((sum(t.score * f.score + t.goals * f.goals + t.assists * f.assists + t.saves * f.saves + t.shots * f.shots) / sum(t.games))::numeric, 2) as rating,
            max(t.rank) as lowest_rank
       from totals t join factor f on f.division_id = t.division_id group by t.season_id, t.player_id),
   busiest as (
     select season_id, least(ceil(max(games) / 3.0), 30)::int as least from counted group by season_id),
   best as (
  (select 'goals' as number, m.* from (
     select c.*, c.goals as value, rank() over (partition by c.season_id order by c.goals desc) as place
       from counted c join busiest b on b.season_id = c.season_id where true ) m
    where m.place = 1 and m.value > 0) union all 
  (select 'assists' as number, m.* from (
     select c.*, c.assists as value, rank() over (partition by c.season_id order by c.assists desc) as place
       from counted c join busiest b on b.season_id = c.season_id where true ) m
    where m.place = 1 and m.value > 0) union all 
  (select 'saves' as number, m.* from (
     select c.*, c.saves as value, rank() over (partition by c.season_id order by c.saves desc) as place
       from counted c join busiest b on b.season_id = c.season_id where true ) m
    where m.place = 1 and m.value > 0) union all 
  (select 'rating' as number, m.* from (
     select c.*, c.rating as value, rank() over (partition by c.season_id order by c.rating desc) as place
       from counted c join busiest b on b.season_id = c.season_id where true and c.games >= b.least) m
    where m.place = 1 and m.value > 0)),
   two as (select id, lag(id) over (order by starts_on, id) as before_id from season where settled_at is not null)
   select se.id, se.name, se.ends_on::text as "endsOn", coalesce((select json_agg(listed) from (
  select json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from division d where d.season_id = se.id and not d.is_stage order by d.rank, d.id) listed), '[]'::json) as tables,
          coalesce((select json_agg(listed) from (
            select best.number, best.value::float8 as value, best.games, json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player
              from best join player p on p.id = best.player_id where best.season_id = se.id
             order by array_position(array['goals', 'assists', 'saves', 'rating'], best.number), swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json)
            as "bestPlayers", coalesce((select json_agg(listed) from (
  select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player, json_build_object('id', earlier.id, 'name', earlier.name) as "seasonBefore",
         json_build_object('rating', c.rating, 'lowestRank', c.lowest_rank, 'games', c.games) as now,
         json_build_object('rating', e.rating, 'lowestRank', e.lowest_rank, 'games', e.games) as before
    from two join season earlier on earlier.id = two.before_id
    join counted c on c.season_id = two.id join busiest bc on bc.season_id = two.id and c.games >= bc.least
    join counted e on e.season_id = two.before_id and e.player_id = c.player_id and e.rating < c.rating
    join busiest be on be.season_id = two.before_id and e.games >= be.least
    join player p on p.id = c.player_id
   where two.id = se.id order by swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json) as risen,
          coalesce((select json_agg(listed) from (
  select h.id, h.version, h.text_sv as "textSv", h.text_en as "textEn", h.name_sv as "nameSv", h.name_en as "nameEn",
         case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as player,
         case when t.id is not null then json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) end as team
    from season_honour h left join player p on p.id = h.player_id left join team t on t.id = h.team_id
   where h.season_id = se.id and h.game_id is null order by h.id) listed), '[]'::json) as own, coalesce((select json_agg(listed) from (
  select h.id, h.version, h.text_sv as "textSv", h.text_en as "textEn", 
  s.id as "seriesId", g.number as game, h.goal as goal, json_build_object('id', home.team_id, 'name', home.name, 'logo', home.logo) as home, json_build_object('id', away.team_id, 'name', away.name, 'logo', away.logo) as away,
  e.side, case when p.id is not null and not e.is_own_goal then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end as scorer
    from season_honour h join game g on g.id = h.game_id join series s on s.id = g.series_id 
  join division_team home on home.division_id = s.division_id and home.team_id = s.home_team_id
  join division_team away on away.division_id = s.division_id and away.team_id = s.away_team_id
    left join lateral (
  select e.*, row_number() over (order by e.position) as number
    from field_event e where e.game_id = g.id and e.kind = 'goal' and e.side is not null) e on e.number = h.goal 
  left join player_field_play f on f.game_id = g.id and f.position = e.player_position
  left join player_game_stats r on r.game_id = f.game_id and r.side = f.side and r.slot = f.slot
  left join player p on p.id = r.player_id
   where h.season_id = se.id) listed), '[]'::json) as goals
     from season se where se.settled_at is not null order by se.ends_on desc, se.id desc
;

-- read stage-candidates
-- from modules/stats/stages/stage-admin.repository.ts
-- division?: text
-- isSignedUp: flag
-- mmr?: number
-- team: { id: number, logo?: text, name: text }
select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team, d.name as division,
          exists (select from signup g where g.season_id = $1 and g.team_id = t.id) as "isSignedUp", (select round(avg(best.mmr))::int from (
    select p.mmr from roster_entry e join player p on p.id = e.player_id
     where e.team_id = t.id and e.valid_to is null and p.mmr is not null order by p.mmr desc limit 3) best) as mmr
     from team t left join division_team dt on dt.season_id = $1 and dt.team_id = t.id and not dt.is_stage
     left join division d on d.id = dt.division_id
    where t.is_active order by d.rank nulls last, swedish_order(t.name) collate "C", t.id
;

-- read stage-tables
-- from modules/stats/stages/stage-admin.repository.ts
-- divisionId: number
-- name: text
-- open: number
-- rank: number
select d.id as "divisionId", d.name, d.rank,
          (select count(*)::int from series s where s.division_id = d.id
              and (s.reported_at is null or s.confirmation in ('waiting', 'disputed'))) as open
     from division d where d.id = any($1::int[]) and not d.is_stage order by d.id
;

-- read stage-tables-of-teams
-- from modules/stats/stages/stage-admin.repository.ts
-- divisionId: number
-- teamId: number
select dt.team_id as "teamId", dt.division_id as "divisionId" from division_team dt
    where dt.season_id = $1 and dt.team_id = any($2::int[]) and not dt.is_stage order by dt.team_id
;

-- read stage-week-after-tables
-- from modules/stats/stages/stage-admin.repository.ts
-- week: number
select least(coalesce(max(s.week), 0) + 1, 52)::int as week
     from division own join division d on d.season_id = own.season_id and not d.is_stage join series s on s.division_id = d.id
    where own.id = $1
;

-- read standings-players
-- from modules/stats/standings/standings.repository.ts
-- active: [{ id: number, mmr?: number, nickname: text, sortOrder?: number }]
-- everyone: [{ id: number, mmr?: number, nickname: text, sortOrder?: number }]
-- teamId: number
select t.team_id as "teamId",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'mmr', p.mmr, 'sortOrder', r.sort_order) as item from roster_entry r join player p on p.id = r.player_id
            where r.team_id = t.team_id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2) order by r.sort_order, r.id) listed), '[]'::json) as active,
         coalesce((select json_agg(listed.item) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'mmr', p.mmr, 'sortOrder', member.sort_order) as item
             from (
  select distinct on (member.player_id) member.player_id, member.sort_order
    from (select r.player_id, r.sort_order, r.valid_from
            from roster_entry r
           where r.team_id = t.team_id and tstzrange(r.valid_from, r.valid_to) && tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')
          union all
          select totals.player_id, null, null
            from player_division_totals totals join division played on played.id = totals.division_id
           where totals.team_id = t.team_id and played.season_id = se.id) member
   order by member.player_id, member.valid_from desc nulls last) member join player p on p.id = member.player_id
            order by member.sort_order nulls last, swedish_order(p.nickname) collate "C", p.id) listed), '[]'::json) as everyone
    from division_team t join season se on se.id = t.season_id
   where t.division_id = $1
;

-- read standings-results many
-- from modules/stats/standings/standings.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
select json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands
    from unnest($1::int[]) as wanted(id) join division d on d.id = wanted.id
;

-- read standings-results one
-- from modules/stats/standings/standings.repository.ts
-- bands: [{ descriptionEn: text, descriptionSv: text, fromPosition: number, hex: text, meaning?: text, toPosition: number }]
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
select json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results, coalesce((select json_agg(listed.item) from (
    select json_build_object('fromPosition', b.from_position, 'toPosition', b.to_position, 'hex', b.hex,
                             'descriptionSv', b.description_sv, 'descriptionEn', b.description_en, 'meaning', b.meaning) as item
      from placement_band b where b.division_id = d.id order by b.from_position) listed), '[]'::json) as bands
    from (select $1::int as id) wanted join division d on d.id = wanted.id
;

-- read standings-unplayed
-- from modules/stats/standings/standings.repository.ts
-- awayTeamId: number
-- homeTeamId: number
-- isReported: flag
-- seriesId: number
select id as "seriesId", home_team_id as "homeTeamId", away_team_id as "awayTeamId",
          reported_at is not null as "isReported"
     from series where division_id = $1 and (reported_at is null or id = any($2::int[]))
;

-- read stats-by-division games many
-- from modules/stats/stats.repository.ts
-- divisionId: number
-- games?: [{ games: number, teamId: number }]
-- players: [{ assists: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
select wanted.id as "divisionId",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots) as item
    from player_division_totals t
    cross join lateral (select * from player where id = t.player_id limit 1) p
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id where t.division_id = wanted.id and t.games > 0) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games)) as item
    from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   cross join lateral (values (s.home_team_id, s.away_goals), (s.away_team_id, s.home_goals)) as side(team_id, conceded)
   where s.division_id = wanted.id and s.reported_at is not null and s.walkover is null and s.has_player_numbers
     and not (h.are_results_annulled or a.are_results_annulled)
   group by side.team_id) listed), '[]'::json) as games
    from unnest($1::int[]) as wanted(id)
;

-- read stats-by-division games one
-- from modules/stats/stats.repository.ts
-- divisionId: number
-- games?: [{ games: number, teamId: number }]
-- players: [{ assists: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
select wanted.id as "divisionId",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots) as item
    from player_division_totals t
    cross join lateral (select * from player where id = t.player_id limit 1) p
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id where t.division_id = wanted.id and t.games > 0) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games)) as item
    from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   cross join lateral (values (s.home_team_id, s.away_goals), (s.away_team_id, s.home_goals)) as side(team_id, conceded)
   where s.division_id = wanted.id and s.reported_at is not null and s.walkover is null and s.has_player_numbers
     and not (h.are_results_annulled or a.are_results_annulled)
   group by side.team_id) listed), '[]'::json) as games
    from (select $1::int as id) wanted
;

-- read stats-by-division many
-- from modules/stats/stats.repository.ts
-- divisionId: number
-- games?: [{ games: number, teamId: number }]
-- players: [{ assists: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
select wanted.id as "divisionId",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots) as item
    from player_division_totals t
    cross join lateral (select * from player where id = t.player_id limit 1) p
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id where t.division_id = wanted.id and t.games > 0) listed), '[]'::json) as players,
         null::json as games
    from unnest($1::int[]) as wanted(id)
;

-- read stats-by-division one
-- from modules/stats/stats.repository.ts
-- divisionId: number
-- games?: [{ games: number, teamId: number }]
-- players: [{ assists: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
select wanted.id as "divisionId",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots) as item
    from player_division_totals t
    cross join lateral (select * from player where id = t.player_id limit 1) p
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id where t.division_id = wanted.id and t.games > 0) listed), '[]'::json) as players,
         null::json as games
    from (select $1::int as id) wanted
;

-- read stats-by-player
-- from modules/stats/stats.repository.ts
-- assists: number
-- games: number
-- goals: number
-- saves: number
-- score: number
-- shots: number
select coalesce(sum(games), 0) as games, coalesce(sum(score), 0) as score, coalesce(sum(goals), 0) as goals,
         coalesce(sum(assists), 0) as assists, coalesce(sum(saves), 0) as saves, coalesce(sum(shots), 0) as shots
    from player_division_totals where player_id = $1 and division_id = $2
;

-- read stats-by-team many
-- from modules/stats/stats.repository.ts
-- division: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }
-- players: [{ assists: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- seasonId: number
-- teamId: number
select dt.team_id as "teamId", dt.season_id as "seasonId",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots) as item
             from player_division_totals t join player p on p.id = t.player_id
            where t.division_id = dt.division_id and t.team_id = dt.team_id and t.games > 0) listed), '[]'::json) as players,
         (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = dt.division_id) as division, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from unnest($1::int[]) as wanted(id) join division_team dt on dt.team_id = wanted.id join division d on d.id = dt.division_id and not d.is_stage
;

-- read stats-by-team one
-- from modules/stats/stats.repository.ts
-- division: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }
-- players: [{ assists: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- seasonId: number
-- teamId: number
select dt.team_id as "teamId", dt.season_id as "seasonId",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots) as item
             from player_division_totals t join player p on p.id = t.player_id
            where t.division_id = dt.division_id and t.team_id = dt.team_id and t.games > 0) listed), '[]'::json) as players,
         (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = dt.division_id) as division, json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from (select $1::int as id) wanted join division_team dt on dt.team_id = wanted.id join division d on d.id = dt.division_id and not d.is_stage
;

-- read team-career
-- from modules/stats/careers/team-career.repository.ts
-- divisions: [{ above: number, conceded: [{ games: number, goals: number, teamId: number }], division: { discriminator: text, id: number, name: text, nameEng?: text, rank: number, seasonId: number }, games: [{ games: number, teamId: number }], isOver: flag, results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }, season: { id: number, name: text }, sums: [[json]], team: { id: number, logo?: text, name: text } }]
-- series: [{ opponent: { id: number, logo?: text, name: text }, otherGames: number, ownGames: number, ownGoals: number, playedAt: text, seriesId: number, walkover?: text }]
-- stamp: number
-- teamId: number
select team.id as "teamId", (select version from change_stamp) as stamp,
         coalesce((select json_agg(listed) from (
           select s.id as "seriesId", to_char(coalesce(s.scheduled_at, s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", s.walkover,
                  case when s.home_team_id = team.id then s.home_games else s.away_games end as "ownGames",
                  case when s.home_team_id = team.id then s.away_games else s.home_games end as "otherGames",
                  case when s.home_team_id = team.id then s.home_goals else s.away_goals end as "ownGoals",
                  case when s.home_team_id = team.id then json_build_object('id', a.team_id, 'name', a.name, 'logo', a.logo) else json_build_object('id', h.team_id, 'name', h.name, 'logo', h.logo) end as opponent
             from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
            where (s.home_team_id = team.id or s.away_team_id = team.id) and s.reported_at is not null and not (h.are_results_annulled or a.are_results_annulled)
            order by coalesce(s.scheduled_at, s.reported_at), s.id) listed), '[]'::json) as series,
         coalesce((select json_agg(listed) from (
           select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'nameEng', d.name_en, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
                  upper(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) <= $2 as "isOver", json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team,
                  (select count(*) from division higher join division_team o on o.division_id = higher.id
                    where higher.season_id = d.season_id and higher.rank < d.rank and not higher.is_stage) as above,
                  coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games)) as item
    from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   cross join lateral (values (s.home_team_id, s.away_goals), (s.away_team_id, s.home_goals)) as side(team_id, conceded)
   where s.division_id = d.id and s.reported_at is not null and s.walkover is null and s.has_player_numbers
     and not (h.are_results_annulled or a.are_results_annulled)
   group by side.team_id) listed), '[]'::json) as games, coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games), 'goals', sum(side.conceded)) as item
    from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   cross join lateral (values (s.home_team_id, s.away_goals), (s.away_team_id, s.home_goals)) as side(team_id, conceded)
   where s.division_id = d.id and s.reported_at is not null and s.walkover is null
     and not (h.are_results_annulled or a.are_results_annulled)
   group by side.team_id) listed), '[]'::json) as conceded,
                  coalesce((select json_agg(listed.item) from (
                    select json_build_array(t.player_id, t.team_id, t.games, t.score, t.goals, t.assists, t.saves, t.shots) as item from player_division_totals t
                     where t.division_id = d.id and t.games > 0) listed), '[]'::json) as sums,
                  case when not ((select version from change_stamp) = $3::bigint and d.id = any($4::int[])) then json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
             from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
            where dt.team_id = team.id and not d.is_stage and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
            order by se.starts_on, se.id, d.id) listed), '[]'::json) as divisions
    from team
   where team.id = coalesce((select merged.into_team_id from merged_team merged where merged.team_id = $1), $1)
;

-- read track-by-digest
-- from modules/stats/recordings/play/tracks.repository.ts
-- bytes: bytes
-- number: number
-- seriesId: number
select t.bytes, g.series_id as "seriesId", g.number
     from game_track t join game g on g.id = t.game_id where t.digest = $1 order by g.id limit 1
;
