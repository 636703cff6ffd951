-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read head-to-head of-players
-- from modules/outlook/head-to-head/head-to-head.repository.ts
-- meetings: [{ assists: { away: number, home: number }, away: { id: number, logo?: text, name: text }, games: number, goals: { away: number, home: number }, home: { id: number, logo?: text, name: text }, isTogether: flag, playedAt: text, saves: { away: number, home: number }, season: { id: number, name: text }, seriesId: number, won: number }]
-- players: [{ player: { avatar?: text, id: number, nationality?: text, nickname: text }, seasons: [{ assists: number, division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, games: number, goals: number, saves: number, score: number, season: { id: number, name: text }, shots: number, team: { id: number, logo?: text, name: text }, totals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number } }], team?: { id: number, logo?: text, name: text } }]
select coalesce((select json_agg(listed) from (
           select json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) as player,
                  (select json_build_object('id', now.id, 'name', now.name, 'logo', now.logo) from roster_entry r join team now on now.id = r.team_id
                    where r.player_id = p.id and r.valid_to is null) as team,
                  coalesce((select json_agg(listed) from (
                    select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, t.games, t.score, t.goals, t.assists, t.saves, t.shots,
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
-- from modules/outlook/head-to-head/head-to-head.repository.ts
-- meetings: [{ awayGames: number, awayGoals: number, homeGames: number, homeGoals: number, homeTeamId: number, isAnnulled: flag, playedAt: text, season: { id: number, name: text }, seasonId: number, seriesId: number, walkover?: text }]
-- teams: [{ seasons: [{ assists: number, division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, games: number, goals: number, ownGames: number, results: { divisionId: number, format: text, results: [[json]], teams: [[json]] }, saves: number, score: number, season: { id: number, name: text }, shots: number, team: { id: number, logo?: text, name: text }, totals: { assists: number, games: number, goals: number, saves: number, score: number, shots: number } }], team: { id: number, logo?: text, name: text } }]
select coalesce((select json_agg(listed) from (
           select json_build_object('id', t.id, 'name', t.name, 'logo', t.logo) as team,
                  coalesce((select json_agg(listed) from (
                    select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division, json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team, own.*, 
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
                      from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
                     cross join lateral (select coalesce(sum(p.games), 0) as games, coalesce(sum(p.score), 0) as score, coalesce(sum(p.goals), 0) as goals, coalesce(sum(p.assists), 0) as assists, coalesce(sum(p.saves), 0) as saves, coalesce(sum(p.shots), 0) as shots from player_division_totals p
                                          where p.division_id = dt.division_id and p.team_id = dt.team_id) own
                     where dt.team_id = t.id and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
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
