-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read series-field-play many
-- from modules/recordings/play/field-play.repository.ts
-- events: [{ clock?: number, isOvertime: flag, isOwnGoal: flag, kind: text, number: number, otherPosition?: number, playerPosition?: number, seconds: number, side?: text, speed?: number, x?: number, y?: number, z?: number }]
-- games: [{ activeSeconds: number, awayBallInOwnHalfSeconds: number, awayPossessionSeconds: number, ballHeat: [number], homeBallInOwnHalfSeconds: number, homePossessionSeconds: number, inPlaySeconds: number, isStandardField: flag, map?: text, number: number, overtimeSeconds: number, trackDigest: text }]
-- players: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_overfill: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, ground_seconds: number, heat: [number], high_air_seconds: number, kickoff_first_touches: number, kickoffs: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, number: number, offensive_half_seconds: number, offensive_third_seconds: number, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, position: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, side: text, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, touches: number, zero_boost_seconds: number }]
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
      select g.number, p.position, p.side, p.seconds, p.seconds_in_game, p.distance, p.speed_seconds, p.supersonic_seconds, p.boost_speed_seconds, p.slow_seconds, p.ground_seconds, p.low_air_seconds, p.high_air_seconds, p.powerslide_seconds, p.powerslides, p.defensive_third_seconds, p.neutral_third_seconds, p.offensive_third_seconds, p.defensive_half_seconds, p.offensive_half_seconds, p.behind_ball_seconds, p.ball_distance_seconds, p.mate_distance_seconds, p.mate_seconds, p.most_back_seconds, p.most_forward_seconds, p.closest_to_ball_seconds, p.farthest_from_ball_seconds, p.boost_used, p.boost_collected, p.boost_overfill, p.boost_stolen, p.big_pads, p.small_pads, p.stolen_big_pads, p.stolen_small_pads, p.zero_boost_seconds, p.full_boost_seconds, p.boost_seconds, p.demolitions, p.demolished, p.touches, p.possession_seconds, p.kickoffs, p.kickoff_first_touches, p.last_back_goals_against, p.heat,
             case when pl.id is not null then json_build_object('id', pl.id, 'nickname', pl.nickname, 'avatar', pl.avatar, 'nationality', pl.nationality) end as player
        from game g join player_field_play p on p.game_id = g.id
        left join player_game_stats r on r.game_id = p.game_id and r.side = p.side and r.slot = p.slot
        left join player pl on pl.id = r.player_id
       where g.series_id = wanted.id order by g.number, p.position) listed), '[]'::json) as players,
         coalesce((select json_agg(listed) from (
      select g.number, e.kind, e.side, e.seconds, e.clock, e.is_overtime as "isOvertime",
             e.player_position as "playerPosition", e.other_position as "otherPosition", e.x, e.y, e.z, e.speed,
             e.is_own_goal as "isOwnGoal"
        from game g join field_event e on e.game_id = g.id where g.series_id = wanted.id order by g.number, e.position) listed), '[]'::json) as events
    from unnest($1::int[]) as wanted(id)
;

-- read series-field-play one
-- from modules/recordings/play/field-play.repository.ts
-- events: [{ clock?: number, isOvertime: flag, isOwnGoal: flag, kind: text, number: number, otherPosition?: number, playerPosition?: number, seconds: number, side?: text, speed?: number, x?: number, y?: number, z?: number }]
-- games: [{ activeSeconds: number, awayBallInOwnHalfSeconds: number, awayPossessionSeconds: number, ballHeat: [number], homeBallInOwnHalfSeconds: number, homePossessionSeconds: number, inPlaySeconds: number, isStandardField: flag, map?: text, number: number, overtimeSeconds: number, trackDigest: text }]
-- players: [{ ball_distance_seconds: number, behind_ball_seconds: number, big_pads: number, boost_collected: number, boost_overfill: number, boost_seconds: number, boost_speed_seconds: number, boost_stolen: number, boost_used: number, closest_to_ball_seconds: number, defensive_half_seconds: number, defensive_third_seconds: number, demolished: number, demolitions: number, distance: number, farthest_from_ball_seconds: number, full_boost_seconds: number, ground_seconds: number, heat: [number], high_air_seconds: number, kickoff_first_touches: number, kickoffs: number, last_back_goals_against: number, low_air_seconds: number, mate_distance_seconds: number, mate_seconds: number, most_back_seconds: number, most_forward_seconds: number, neutral_third_seconds: number, number: number, offensive_half_seconds: number, offensive_third_seconds: number, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, position: number, possession_seconds: number, powerslide_seconds: number, powerslides: number, seconds: number, seconds_in_game: number, side: text, slow_seconds: number, small_pads: number, speed_seconds: number, stolen_big_pads: number, stolen_small_pads: number, supersonic_seconds: number, touches: number, zero_boost_seconds: number }]
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
      select g.number, p.position, p.side, p.seconds, p.seconds_in_game, p.distance, p.speed_seconds, p.supersonic_seconds, p.boost_speed_seconds, p.slow_seconds, p.ground_seconds, p.low_air_seconds, p.high_air_seconds, p.powerslide_seconds, p.powerslides, p.defensive_third_seconds, p.neutral_third_seconds, p.offensive_third_seconds, p.defensive_half_seconds, p.offensive_half_seconds, p.behind_ball_seconds, p.ball_distance_seconds, p.mate_distance_seconds, p.mate_seconds, p.most_back_seconds, p.most_forward_seconds, p.closest_to_ball_seconds, p.farthest_from_ball_seconds, p.boost_used, p.boost_collected, p.boost_overfill, p.boost_stolen, p.big_pads, p.small_pads, p.stolen_big_pads, p.stolen_small_pads, p.zero_boost_seconds, p.full_boost_seconds, p.boost_seconds, p.demolitions, p.demolished, p.touches, p.possession_seconds, p.kickoffs, p.kickoff_first_touches, p.last_back_goals_against, p.heat,
             case when pl.id is not null then json_build_object('id', pl.id, 'nickname', pl.nickname, 'avatar', pl.avatar, 'nationality', pl.nationality) end as player
        from game g join player_field_play p on p.game_id = g.id
        left join player_game_stats r on r.game_id = p.game_id and r.side = p.side and r.slot = p.slot
        left join player pl on pl.id = r.player_id
       where g.series_id = wanted.id order by g.number, p.position) listed), '[]'::json) as players,
         coalesce((select json_agg(listed) from (
      select g.number, e.kind, e.side, e.seconds, e.clock, e.is_overtime as "isOvertime",
             e.player_position as "playerPosition", e.other_position as "otherPosition", e.x, e.y, e.z, e.speed,
             e.is_own_goal as "isOwnGoal"
        from game g join field_event e on e.game_id = g.id where g.series_id = wanted.id order by g.number, e.position) listed), '[]'::json) as events
    from (select $1::int as id) wanted
;
