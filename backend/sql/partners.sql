-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read api-keys
-- from modules/partners/api-keys.repository.ts
-- contact: text
-- createdAt: text
-- days: [{ calls: number, day: text, refused: number }]
-- endsAt?: text
-- id: number
-- lastUsedAt?: text
-- madeBy?: text
-- name: text
-- ownLimit?: number
-- ownerUserId?: number
-- partner?: text
-- partnerId?: number
-- revokedAt?: text
-- scopes: [text]
-- state: text
-- version: number
select k.id, k.name, k.contact, k.scopes, k.own_limit as "ownLimit", to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          coalesce(p.nickname, u.discord_username) as "madeBy", to_char(k.revoked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "revokedAt",
          k.partner_id as "partnerId", a.user_id as "ownerUserId", a.name as partner, to_char(k.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt", case
  when k.ends_at <= coalesce(k.revoked_at, now()) then 'ended'
  when k.revoked_at is not null then 'revoked'
  when a.status <> 'accepted' then 'stopped'
  when k.ends_at is not null then 'ending' else 'valid' end as state,
          (select to_char(max(d.last_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from api_key_use d where d.key_id = k.id) as "lastUsedAt",
          coalesce((select json_agg(listed) from (
            select to_char(one, 'YYYY-MM-DD') as day, coalesce(d.calls, 0) as calls, coalesce(d.refused, 0) as refused
              from generate_series($1::date - 29, $1::date, interval '1 day') one
              left join api_key_use d on d.key_id = k.id and d.day = one::date order by 1) listed), '[]'::json) as days, k.version
     from (select every.*, row_number() over (partition by every.partner_id, every.is_over order by every.id desc) as place
             from (select one.*, one.revoked_at is not null or coalesce(one.ends_at <= now(), false) as is_over
                     from api_key one) every
            where ($2::int is null or every.id = $2)
              and ($3::int is null or every.partner_id = $3 and not every.is_over)) k
     left join app_user u on u.id = k.made_by_user_id left join player p on p.user_id = u.id
     left join partner a on a.id = k.partner_id
    where not k.is_over or k.place <= 50
    order by k.is_over, swedish_order(k.name) collate "C", k.id desc
;

-- write begin-webhook-delivery
-- from modules/partners/webhooks/deliveries.repository.ts
-- attempts: number
-- body: text
-- deliveryId: number
-- formerSecret?: text
-- id: number
-- kind: text
-- name: text
-- position?: number
-- secret: text
-- turn: number
-- url: text
/* worker */
  with next as (
    select d.id from webhook_delivery d join webhook w on w.id = d.webhook_id where w.id = $1 and d.webhook_id = w.id and d.done_at is null and d.dead_at is null order by d.id limit 1)
  update webhook_delivery d set attempts = d.attempts + 1, tried_at = now()
    from next, webhook w
   where d.id = next.id and w.id = d.webhook_id
  returning d.id as "deliveryId", w.id, w.turn, w.name, w.url, w.secret,
            case when w.former_until > now() then w.former_secret end as "formerSecret",
            d.position, d.kind, d.body, d.attempts
;

-- write claim-webhooks
-- from modules/partners/webhooks/deliveries.repository.ts
-- id: number
-- turn: number
/* worker */
  with due as materialized (
    select w.id from webhook w
     where w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted')) and (exists (select from webhook_delivery d where d.webhook_id = w.id and d.done_at is null and d.dead_at is null)
  or exists (select from league_event e where e.position > w.cursor and e.kind = any(w.kinds))) and w.next_at <= now() and (w.locked_until is null or w.locked_until not between now() and now() + 2 * make_interval(secs => $2))
     order by w.next_at, w.id limit $1 for update skip locked)
  update webhook w set locked_until = now() + make_interval(secs => $2), turn = w.turn + 1
    from due where w.id = due.id returning w.id, w.turn
;

-- read count-export divisions
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from division d where ($1::int is null or d.season_id = $1)
;

-- read count-export field-play
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from player_field_play p
  join player_game_stats n on n.game_id = p.game_id and n.side = p.side and n.slot = p.slot
  join game g on g.id = n.game_id join series s on s.id = g.series_id
  join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
  where ($1::int is null or d.season_id = $1) and not (h.are_results_annulled or a.are_results_annulled)
;

-- read count-export games
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from game g join series s on s.id = g.series_id join division d on d.id = s.division_id
  
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where ($1::int is null or d.season_id = $1)
;

-- read count-export player-games
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from player_game_stats n join game g on g.id = n.game_id join series s on s.id = g.series_id
  join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
  where ($1::int is null or d.season_id = $1) and not (h.are_results_annulled or a.are_results_annulled)
;

-- read count-export player-seasons
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from player_division_totals n join division d on d.id = n.division_id
  where ($1::int is null or d.season_id = $1) and n.games > 0
;

-- read count-export players
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from player p
  where $1::int is null or exists (select from player_division_totals n join division d on d.id = n.division_id
                                    where n.player_id = p.id and d.season_id = $1 and n.games > 0)
;

-- read count-export seasons
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from season se where ($1::int is null or se.id = $1)
;

-- read count-export seeds
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from stage_entrant e join division d on d.id = e.division_id left join team t on t.id = e.team_id
  left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
  where ($1::int is null or d.season_id = $1)
;

-- read count-export series
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
  where ($1::int is null or d.season_id = $1)
;

-- read count-export stages
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from stage st join division d on d.id = st.division_id where ($1::int is null or d.season_id = $1)
;

-- read count-export standings
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from division_team dt where ($1::int is null or dt.season_id = $1) and not dt.is_stage
;

-- read count-export teams
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from team t
  where $1::int is null or exists (select from division_team dt where dt.team_id = t.id and dt.season_id = $1)
;

-- read count-export transfers
-- from modules/partners/exports/exports.repository.ts
-- rows: number
select count(*)::int as rows from roster_entry r
  where $1::int is null or exists (select from season se where se.id = $1 and r.valid_from <@ tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm'))
;

-- read event-range
-- from modules/partners/events/events.repository.ts
-- events: [{ at: text, facts: { awayGames?: number, awayTeamId?: number, changed?: [text], divisionId?: number, fromTeamId?: number, homeGames?: number, homeTeamId?: number, intoPlayerId?: number, intoTeamId?: number, playerId?: number, postId?: number, seasonId?: number, seriesId?: number, sixMansSeriesId?: number, slug?: text, startsAt?: text, teamId?: number, walkover?: text, week?: number }, kind: text, position: number }]
-- forgotten: number
-- newest: number
select c.last as newest, c.forgotten, coalesce((select json_agg(listed) from (
     select * from (
       select e.position, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, 
  case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
    select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
  else e.facts end as facts
         from league_event e where e.position > coalesce($1::int, c.forgotten) and ($3::text[] is null or e.kind = any($3))
        order by e.position  limit $2) found order by position) listed), '[]'::json) as events
     from event_counter c
;

-- read event-range-backwards
-- from modules/partners/events/events.repository.ts
-- events: [{ at: text, facts: { awayGames?: number, awayTeamId?: number, changed?: [text], divisionId?: number, fromTeamId?: number, homeGames?: number, homeTeamId?: number, intoPlayerId?: number, intoTeamId?: number, playerId?: number, postId?: number, seasonId?: number, seriesId?: number, sixMansSeriesId?: number, slug?: text, startsAt?: text, teamId?: number, walkover?: text, week?: number }, kind: text, position: number }]
-- forgotten: number
-- newest: number
select c.last as newest, c.forgotten, coalesce((select json_agg(listed) from (
     select * from (
       select e.position, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at, 
  case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
    select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
  else e.facts end as facts
         from league_event e where e.position < coalesce($1::int, c.last + 1) and ($3::text[] is null or e.kind = any($3))
        order by e.position desc limit $2) found order by position) listed), '[]'::json) as events
     from event_counter c
;

-- read export-divisions
-- from modules/partners/exports/exports.repository.ts
-- discriminator: text
-- id: number
-- name: text
-- nameEng?: text
-- rank: number
-- seasonId: number
-- seriesFormat: text
-- teams: number
select d.id, d.season_id as "seasonId", d.name, d.discriminator, d.rank, d.series_format as "seriesFormat",
            (select count(*)::int from division_team t where t.division_id = d.id) as teams,
            d.name_en as "nameEng"
       from division d where ($1::int is null or d.season_id = $1) order by d.id
;

-- read export-field-play
-- from modules/partners/exports/exports.repository.ts
-- ballDistanceSeconds: number
-- behindBallSeconds: number
-- bigPads: number
-- boostCollected: number
-- boostFirstQuarterSeconds: number
-- boostFourthQuarterSeconds: number
-- boostOverfill: number
-- boostSecondQuarterSeconds: number
-- boostSeconds: number
-- boostSpeedSeconds: number
-- boostStolen: number
-- boostThirdQuarterSeconds: number
-- boostUsed: number
-- closestToBallSeconds: number
-- defensiveHalfSeconds: number
-- defensiveThirdSeconds: number
-- demolished: number
-- demolitions: number
-- distance: number
-- divisionId: number
-- farthestFromBallSeconds: number
-- fullBoostSeconds: number
-- gameId: number
-- groundSeconds: number
-- highAirSeconds: number
-- kickoffBoost: number
-- kickoffFirstTouches: number
-- kickoffTouchSeconds: number
-- kickoffs: number
-- kickoffsLost: number
-- kickoffsWon: number
-- lastBackGoalsAgainst: number
-- lowAirSeconds: number
-- mateDistanceSeconds: number
-- mateSeconds: number
-- mostBackSeconds: number
-- mostForwardSeconds: number
-- neutralThirdSeconds: number
-- offensiveHalfSeconds: number
-- offensiveThirdSeconds: number
-- opponentsPossessionBallDistanceSeconds: number
-- opponentsPossessionSeconds: number
-- playerId: number
-- possessionSeconds: number
-- powerslideSeconds: number
-- powerslides: number
-- seasonId: number
-- seconds: number
-- secondsInGame: number
-- seriesId: number
-- side: text
-- slowSeconds: number
-- smallPads: number
-- speedSeconds: number
-- stolenBigPads: number
-- stolenSmallPads: number
-- supersonicSeconds: number
-- teamId: number
-- teamPossessionBallDistanceSeconds: number
-- teamPossessionSeconds: number
-- touchedKickoffs: number
-- touches: number
-- zeroBoostSeconds: number
select p.game_id as "gameId", g.series_id as "seriesId", d.season_id as "seasonId", s.division_id as "divisionId",
            n.player_id as "playerId", n.team_id as "teamId", n.side, p.seconds as "seconds", p.seconds_in_game as "secondsInGame", p.distance as "distance", p.speed_seconds as "speedSeconds", p.supersonic_seconds as "supersonicSeconds", p.boost_speed_seconds as "boostSpeedSeconds", p.slow_seconds as "slowSeconds", p.ground_seconds as "groundSeconds", p.low_air_seconds as "lowAirSeconds", p.high_air_seconds as "highAirSeconds", p.powerslide_seconds as "powerslideSeconds", p.powerslides as "powerslides", p.defensive_third_seconds as "defensiveThirdSeconds", p.neutral_third_seconds as "neutralThirdSeconds", p.offensive_third_seconds as "offensiveThirdSeconds", p.defensive_half_seconds as "defensiveHalfSeconds", p.offensive_half_seconds as "offensiveHalfSeconds", p.behind_ball_seconds as "behindBallSeconds", p.ball_distance_seconds as "ballDistanceSeconds", p.team_possession_seconds as "teamPossessionSeconds", p.opponents_possession_seconds as "opponentsPossessionSeconds", p.team_possession_ball_distance_seconds as "teamPossessionBallDistanceSeconds", p.opponents_possession_ball_distance_seconds as "opponentsPossessionBallDistanceSeconds", p.mate_distance_seconds as "mateDistanceSeconds", p.mate_seconds as "mateSeconds", p.most_back_seconds as "mostBackSeconds", p.most_forward_seconds as "mostForwardSeconds", p.closest_to_ball_seconds as "closestToBallSeconds", p.farthest_from_ball_seconds as "farthestFromBallSeconds", p.boost_used as "boostUsed", p.boost_collected as "boostCollected", p.boost_overfill as "boostOverfill", p.boost_stolen as "boostStolen", p.big_pads as "bigPads", p.small_pads as "smallPads", p.stolen_big_pads as "stolenBigPads", p.stolen_small_pads as "stolenSmallPads", p.zero_boost_seconds as "zeroBoostSeconds", p.full_boost_seconds as "fullBoostSeconds", p.boost_seconds as "boostSeconds", p.boost_first_quarter_seconds as "boostFirstQuarterSeconds", p.boost_second_quarter_seconds as "boostSecondQuarterSeconds", p.boost_third_quarter_seconds as "boostThirdQuarterSeconds", p.boost_fourth_quarter_seconds as "boostFourthQuarterSeconds", p.demolitions as "demolitions", p.demolished as "demolished", p.touches as "touches", p.possession_seconds as "possessionSeconds", p.kickoffs as "kickoffs", p.kickoff_first_touches as "kickoffFirstTouches", p.kickoff_touch_seconds as "kickoffTouchSeconds", p.touched_kickoffs as "touchedKickoffs", p.kickoff_boost as "kickoffBoost", p.kickoffs_won as "kickoffsWon", p.kickoffs_lost as "kickoffsLost", p.last_back_goals_against as "lastBackGoalsAgainst"
       from player_field_play p
  join player_game_stats n on n.game_id = p.game_id and n.side = p.side and n.slot = p.slot
  join game g on g.id = n.game_id join series s on s.id = g.series_id
  join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
  where ($1::int is null or d.season_id = $1) and not (h.are_results_annulled or a.are_results_annulled) order by n.game_id, n.side, n.slot
;

-- read export-games
-- from modules/partners/exports/exports.repository.ts
-- awayGoals: number
-- awayTeamId: number
-- divisionId: number
-- homeGoals: number
-- homeTeamId: number
-- id: number
-- isAnnulled: flag
-- number: number
-- seasonId: number
-- seriesId: number
select g.id, g.series_id as "seriesId", d.season_id as "seasonId", s.division_id as "divisionId", g.number,
            s.home_team_id as "homeTeamId", s.away_team_id as "awayTeamId", g.home_goals as "homeGoals",
            g.away_goals as "awayGoals", (h.are_results_annulled or a.are_results_annulled) as "isAnnulled"
       from game g join series s on s.id = g.series_id join division d on d.id = s.division_id
  
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id where ($1::int is null or d.season_id = $1) order by g.id
;

-- read export-place
-- from modules/partners/exports/exports.repository.ts
-- leagueVersion: number
-- position: number
select c.last as position, (select version from change_stamp) as "leagueVersion" from event_counter c
;

-- read export-player-games
-- from modules/partners/exports/exports.repository.ts
-- assists: number
-- divisionId: number
-- gameId: number
-- goals: number
-- playerId: number
-- saves: number
-- score: number
-- seasonId: number
-- seriesId: number
-- shots: number
-- side: text
-- teamId: number
select n.game_id as "gameId", g.series_id as "seriesId", d.season_id as "seasonId", s.division_id as "divisionId",
            n.player_id as "playerId", n.team_id as "teamId", n.side, n.score, n.goals, n.assists, n.saves, n.shots
       from player_game_stats n join game g on g.id = n.game_id join series s on s.id = g.series_id
  join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
  where ($1::int is null or d.season_id = $1) and not (h.are_results_annulled or a.are_results_annulled) order by n.game_id, n.side, n.slot
;

-- read export-player-seasons
-- from modules/partners/exports/exports.repository.ts
-- assists: number
-- divisionId: number
-- games: number
-- goals: number
-- playerId: number
-- saves: number
-- score: number
-- seasonId: number
-- shots: number
-- teamId: number
select d.season_id as "seasonId", n.division_id as "divisionId", n.team_id as "teamId", n.player_id as "playerId",
            n.games, n.score, n.goals, n.assists, n.saves, n.shots
       from player_division_totals n join division d on d.id = n.division_id
  where ($1::int is null or d.season_id = $1) and n.games > 0 order by n.division_id, n.team_id, n.player_id
;

-- read export-players
-- from modules/partners/exports/exports.repository.ts
-- id: number
-- mmr?: number
-- nationality?: text
-- nickname: text
-- teamId?: number
select p.id, p.nickname, p.nationality, p.mmr,
            (select r.team_id from roster_entry r where r.player_id = p.id and r.valid_from <= $2 and (r.valid_to is null or r.valid_to > $2)) as "teamId"
       from player p
  where $1::int is null or exists (select from player_division_totals n join division d on d.id = n.division_id
                                    where n.player_id = p.id and d.season_id = $1 and n.games > 0) order by p.id
;

-- read export-results
-- from modules/partners/exports/exports.repository.ts
-- results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- seasonId: number
select d.season_id as "seasonId", json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id and not entered.is_stage order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.bracket_position is null and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results from division d where ($1::int is null or d.season_id = $1) order by d.id
;

-- read export-season
-- from modules/partners/exports/exports.repository.ts
-- id: number
select id from season where id = $1
;

-- read export-seasons
-- from modules/partners/exports/exports.repository.ts
-- endsOn: text
-- id: number
-- name: text
-- seriesFormat: text
-- settledAt?: text
-- startsOn: text
-- weeks?: number
select se.id, se.name, se.starts_on as "startsOn", se.ends_on as "endsOn", se.series_format as "seriesFormat", se.weeks,
            to_char(se.settled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "settledAt"
       from season se where ($1::int is null or se.id = $1) order by se.id
;

-- read export-seeds
-- from modules/partners/exports/exports.repository.ts
-- divisionId: number
-- exit?: text
-- fromDivisionId?: number
-- fromPlace?: number
-- goesOnFrom?: text
-- logo?: text
-- seasonId: number
-- seed: number
-- team?: text
-- teamId?: number
select d.season_id as "seasonId", e.division_id as "divisionId", e.seed, e.team_id as "teamId",
            coalesce(drawn.name, t.name) as team, case when drawn.team_id is null then t.logo else drawn.logo end as logo,
            e.source_division_id as "fromDivisionId", e.source_place as "fromPlace", e.exit,
            nullif(array_to_string(e.goes_on_from, ' '), '') as "goesOnFrom"
       from stage_entrant e join division d on d.id = e.division_id left join team t on t.id = e.team_id
  left join division_team drawn on drawn.division_id = e.division_id and drawn.team_id = e.team_id
  where ($1::int is null or d.season_id = $1) order by e.division_id, e.seed
;

-- read export-series
-- from modules/partners/exports/exports.repository.ts
-- awayGames?: number
-- awayGoals?: number
-- awayTeam: text
-- awayTeamId: number
-- bracketPosition?: number
-- divisionId: number
-- format?: text
-- hasPlayerNumbers: flag
-- homeGames?: number
-- homeGoals?: number
-- homeTeam: text
-- homeTeamId: number
-- id: number
-- isAnnulled: flag
-- isStreamed: flag
-- reportedAt?: text
-- scheduledAt?: text
-- seasonId: number
-- walkover?: text
-- week: number
select s.id, d.season_id as "seasonId", s.division_id as "divisionId", s.week, s.home_team_id as "homeTeamId",
            h.name as "homeTeam", s.away_team_id as "awayTeamId", a.name as "awayTeam",
            to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "scheduledAt", to_char(s.reported_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "reportedAt",
            s.home_games as "homeGames", s.away_games as "awayGames", s.home_goals as "homeGoals",
            s.away_goals as "awayGoals", s.walkover, s.is_streamed as "isStreamed",
            (h.are_results_annulled or a.are_results_annulled) as "isAnnulled", s.bracket_position as "bracketPosition", s.format,
            s.has_player_numbers as "hasPlayerNumbers"
       from series s join division d on d.id = s.division_id 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
  where ($1::int is null or d.season_id = $1) order by s.id
;

-- read export-stages
-- from modules/partners/exports/exports.repository.ts
-- divisionId: number
-- drawnAt?: text
-- format: text
-- hasSecondFinal: flag
-- hasThirdPlace: flag
-- keepsDivisionsApart: flag
-- kind: text
-- lot?: number
-- roundFormats?: text
-- seasonId: number
-- takesSignups: flag
-- weeks: text
select d.season_id as "seasonId", st.division_id as "divisionId", st.kind, st.format,
            st.has_third_place as "hasThirdPlace", st.has_second_final as "hasSecondFinal",
            array_to_string(st.weeks, ' ') as weeks, nullif(array_to_string(st.round_formats, ' '), '') as "roundFormats",
            st.lot, to_char(st.drawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "drawnAt", st.keeps_divisions_apart as "keepsDivisionsApart",
            st.takes_signups as "takesSignups"
       from stage st join division d on d.id = st.division_id where ($1::int is null or d.season_id = $1) order by st.division_id
;

-- read export-teams
-- from modules/partners/exports/exports.repository.ts
-- id: number
-- isActive: flag
-- logo?: text
-- name: text
select t.id, t.name, t.logo, t.is_active as "isActive" from team t
  where $1::int is null or exists (select from division_team dt where dt.team_id = t.id and dt.season_id = $1) order by t.id
;

-- read export-transfers
-- from modules/partners/exports/exports.repository.ts
-- from: text
-- id: number
-- place: number
-- playerId: number
-- previousTeamId?: number
-- teamId: number
-- to?: text
select r.id, r.player_id as "playerId", r.team_id as "teamId",
            (select earlier.team_id from roster_entry earlier
              where earlier.player_id = r.player_id and earlier.valid_from < r.valid_from
              order by earlier.valid_from desc limit 1) as "previousTeamId",
            to_char(r.valid_from at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "from", to_char(r.valid_to at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "to", r.sort_order as place
       from roster_entry r
  where $1::int is null or exists (select from season se where se.id = $1 and r.valid_from <@ tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) order by r.id
;

-- write extend-webhook
-- from modules/partners/webhooks/deliveries.repository.ts
-- id: number
/* worker */
  update webhook w set locked_until = now() + make_interval(secs => $3)
   where w.id = $1 and w.turn = $2 and w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted')) and w.next_at <= now() returning w.id
;

-- read feed-place
-- from modules/partners/events/events.repository.ts
-- leagueVersion: number
-- position: number
select c.last as position, (select version from change_stamp) as "leagueVersion" from event_counter c
;

-- write forget-events
-- from modules/partners/events/events.repository.ts
with gone as (delete from league_event where at < $1 returning position)
   update event_counter set forgotten = greatest(forgotten, (select max(position) from gone))
    where exists (select from gone)
;

-- read let-go-export
-- from modules/partners/exports/exports.repository.ts
-- done: text
select pg_advisory_unlock_all()::text as done
;

-- read lock-export
-- from modules/partners/exports/exports.repository.ts
-- isHeld: flag
select pg_try_advisory_lock(hashtextextended($1, 0)) as "isHeld"
;

-- write notify-webhooks
-- from modules/partners/webhooks/webhooks.repository.ts
select pg_notify('webhooks', '')
;

-- read partner-admins
-- from modules/partners/access/partners.repository.ts
-- id: number
select user_id as id from user_role where role = 1 order by 1
;

-- read partners
-- from modules/partners/access/partners.repository.ts
-- account: text
-- appliedAt: text
-- contact: text
-- decidedAt?: text
-- decidedBy?: text
-- ending: number
-- id: number
-- keys: number
-- name: text
-- purpose: text
-- reason?: text
-- status: text
-- userId: number
-- version: number
-- webhooks: number
select a.id, a.user_id as "userId", a.name, a.purpose, a.contact, a.status, to_char(a.applied_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "appliedAt",
          to_char(a.decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "decidedAt", a.reason, a.version,
          coalesce(p.nickname, u.discord_username) as account, coalesce(dp.nickname, d.discord_username) as "decidedBy",
          (select count(*)::int from api_key k where k.partner_id = a.id and k.revoked_at is null and k.ends_at is null) as keys,
          (select count(*)::int from api_key k where k.partner_id = a.id and k.revoked_at is null and k.ends_at > now()) as ending,
          (select count(*)::int from webhook w where w.partner_id = a.id) as webhooks
     from partner a join app_user u on u.id = a.user_id left join player p on p.user_id = u.id
     left join app_user d on d.id = a.decided_by_user_id left join player dp on dp.user_id = d.id
    where ($1::int is null or a.id = $1) and ($2::int is null or a.user_id = $2)
    order by a.status <> 'pending', swedish_order(a.name) collate "C", a.id
;

-- write revive-webhook-deliveries
-- from modules/partners/webhooks/webhooks.repository.ts
update webhook_delivery set dead_at = null, attempts = 0 where webhook_id = $1 and dead_at is not null
;

-- write tell-due-news
-- from modules/partners/events/events.repository.ts
/* worker */ select tell_due_news()
;

-- read webhook-deliveries
-- from modules/partners/webhooks/deliveries.repository.ts
-- answer?: text
-- attempts: number
-- body: text
-- createdAt: text
-- deadAt?: text
-- doneAt?: text
-- error?: text
-- id: number
-- isReplay: flag
-- kind: text
-- nextAt?: text
-- position?: number
-- status?: number
-- tookMs?: number
-- triedAt?: text
-- webhookId: number
select d.id, d.webhook_id as "webhookId", d.position, d.kind, d.body, d.is_replay as "isReplay", d.attempts, d.status,
         d.answer, d.error, d.took_ms as "tookMs", to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         to_char(d.tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "triedAt", to_char(d.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "doneAt", to_char(d.dead_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deadAt",
         case when d.done_at is null and d.dead_at is null and w.paused_at is null and d.attempts > 0
           then to_char(w.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "nextAt"
    from webhook_delivery d join webhook w on w.id = d.webhook_id where d.webhook_id = $1 and ($2::int is null or d.id < $2) order by d.id desc limit $3
;

-- read webhook-delivery
-- from modules/partners/webhooks/deliveries.repository.ts
-- answer?: text
-- attempts: number
-- body: text
-- createdAt: text
-- deadAt?: text
-- doneAt?: text
-- error?: text
-- id: number
-- isReplay: flag
-- kind: text
-- nextAt?: text
-- position?: number
-- status?: number
-- tookMs?: number
-- triedAt?: text
-- webhookId: number
select d.id, d.webhook_id as "webhookId", d.position, d.kind, d.body, d.is_replay as "isReplay", d.attempts, d.status,
         d.answer, d.error, d.took_ms as "tookMs", to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
         to_char(d.tried_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "triedAt", to_char(d.done_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "doneAt", to_char(d.dead_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "deadAt",
         case when d.done_at is null and d.dead_at is null and w.paused_at is null and d.attempts > 0
           then to_char(w.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "nextAt"
    from webhook_delivery d join webhook w on w.id = d.webhook_id where d.id = $1 and ($2::int is null or w.partner_id = $2)
;

-- read webhook-keepers
-- from modules/partners/webhooks/webhooks.repository.ts
-- userId: number
select a.user_id as "userId" from webhook w join partner a on a.id = w.partner_id where w.id = $1
   union
   select r.user_id from user_role r join webhook w on w.id = $1 and w.partner_id is null where r.role = 1
   order by 1
;

-- read webhook-next-event
-- from modules/partners/webhooks/deliveries.repository.ts
-- at: text
-- facts: json
-- kind: text
-- position: number
/* worker */
  select e.position, e.kind, to_char(e.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
         case when e.kind like 'news.%' then e.facts || jsonb_build_object('slug', (
           select p.slug from news_post p where p.id = (e.facts->>'postId')::int and p.published_at <= now()))
         else e.facts end as facts
    from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.id = $1 order by e.position limit 1
;

-- read webhook-secret
-- from modules/partners/webhooks/webhooks.repository.ts
-- secret: text
select secret from webhook where id = $1
;

-- read webhooks
-- from modules/partners/webhooks/webhooks.repository.ts
-- backlog: number
-- createdAt: text
-- cursor: number
-- id: number
-- kinds: [text]
-- lastDoneAt?: text
-- madeBy?: text
-- name: text
-- nextAt?: text
-- ownerUserId?: number
-- partner?: text
-- partnerId?: number
-- state: text
-- url: text
-- version: number
select w.id, w.name, w.url, w.kinds, w.cursor, w.version, to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
          case when w.is_stopped then 'stopped' when w.paused_at is not null then 'paused'
               when not (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted')) then 'partner-stopped' else 'active' end as state,
          coalesce(p.nickname, u.discord_username) as "madeBy",
          w.partner_id as "partnerId", a.name as partner, a.user_id as "ownerUserId",
          (select count(*)::int from league_event e where e.position > w.cursor and e.kind = any(w.kinds))
            + (select count(*)::int from webhook_delivery d
                where d.webhook_id = w.id and d.done_at is null and d.dead_at is null) as backlog,
          (select to_char(max(d.done_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') from webhook_delivery d where d.webhook_id = w.id) as "lastDoneAt",
          case when w.paused_at is null and w.next_at > now() then to_char(w.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') end as "nextAt"
     from webhook w left join app_user u on u.id = w.made_by_user_id left join player p on p.user_id = u.id
     left join partner a on a.id = w.partner_id
    where ($1::int is null or w.id = $1) and ($2::int is null or w.partner_id = $2) order by swedish_order(w.name) collate "C"
;

-- read webhooks-next-due
-- from modules/partners/webhooks/deliveries.repository.ts
-- ms?: number
/* worker */
  select extract(epoch from min(greatest(w.next_at, coalesce(w.locked_until, w.next_at))) - now())::float8 * 1000 as ms
    from webhook w where w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted')) and (exists (select from webhook_delivery d where d.webhook_id = w.id and d.done_at is null and d.dead_at is null)
  or exists (select from league_event e where e.position > w.cursor and e.kind = any(w.kinds)))
;

-- read webhooks-oldest
-- from modules/partners/webhooks/webhooks.repository.ts
-- seconds: number
select coalesce(extract(epoch from now() - min(e.at)), 0)::float8 as seconds from (
  select e.at from webhook w join league_event e on e.position > w.cursor and e.kind = any(w.kinds)
   where w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))
  union all
  select case when d.is_replay then d.created_at else coalesce(e.at, d.created_at) end
    from webhook_delivery d join webhook w on w.id = d.webhook_id left join league_event e on e.position = d.position
   where d.done_at is null and d.dead_at is null and w.paused_at is null and (w.partner_id is null
  or exists (select from partner a where a.id = w.partner_id and a.status = 'accepted'))) e
;
