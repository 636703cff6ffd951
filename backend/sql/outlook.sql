-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read series-outlook
-- from modules/outlook/outlook.repository.ts
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
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

-- read series-verdict
-- from modules/outlook/outlook.repository.ts
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
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
