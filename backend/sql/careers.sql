-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- read player-career
-- from modules/careers/player-career.repository.ts
-- divisions: [{ division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, isOver: flag, results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }, season: { id: number, name: text }, sums: [[json]], teams: [{ id: number, logo?: text, name: text }] }]
-- games: [{ assists: number, divisionId: number, goals: number, isWon: flag, number: number, opponent: { id: number, logo?: text, name: text }, playedAt: text, saves: number, score: number, seriesId: number, shots: number }]
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
           select s.id as "seriesId", s.division_id as "divisionId", to_char(coalesce(s.scheduled_at, s.reported_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "playedAt", g.number,
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
           select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
             from (select distinct t.division_id from player_division_totals t
                    where t.player_id = p.id and t.games > 0) own
             join division d on d.id = own.division_id join season se on se.id = d.season_id
            order by se.starts_on, se.id, d.rank, d.id) listed), '[]'::json) as divisions
    from player p
   where p.id = $1
;

-- read team-career
-- from modules/careers/team-career.repository.ts
-- divisions: [{ above: number, conceded: [{ games: number, goals: number, teamId: number }], division: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, games: [{ games: number, teamId: number }], isOver: flag, results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }, season: { id: number, name: text }, sums: [[json]], team: { id: number, logo?: text, name: text } }]
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
           select json_build_object('id', se.id, 'name', se.name) as season, json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) as division,
                  upper(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) <= $2 as "isOver", json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo) as team,
                  (select count(*) from division higher join division_team o on o.division_id = higher.id
                    where higher.season_id = d.season_id and higher.rank < d.rank) as above,
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
             from division_team dt join division d on d.id = dt.division_id join season se on se.id = d.season_id
            where dt.team_id = team.id and not (se.id is distinct from (select nullif(value, '')::int from setting where key = 'current_season')
    and se.starts_on > ($2::timestamptz at time zone 'Europe/Stockholm')::date)
            order by se.starts_on, se.id, d.id) listed), '[]'::json) as divisions
    from team
   where team.id = $1
;
