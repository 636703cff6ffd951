-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write claim-totals-check
-- from modules/stats/check/totals-check.repository.ts
-- mine: flag
select pg_try_advisory_xact_lock(hashtextextended('totals-check', 0)) as mine
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
  busiest as (select coalesce(max(games), 0) as games from career),
  measured as (
    select v.number, c.player_id, c.games, round(v.value, 2) as value
      from career c cross join busiest
     cross join lateral (values ('goals', case when $3 then c.goals::numeric / c.games else c.goals end, $3), ('assists', case when $3 then c.assists::numeric / c.games else c.assists end, $3), ('saves', case when $3 then c.saves::numeric / c.games else c.saves end, $3), ('shots', case when $3 then c.shots::numeric / c.games else c.shots end, $3), ('rating', (c.rated / c.games)::numeric, true)) v(number, value, is_per_game)
     where c.games >= coalesce($2::int, case when v.is_per_game
             then least(round(busiest.games / 3.0), 30) else 0 end)),
  placed as (
    select m.*, rank() over (partition by m.number order by m.value desc) as place from measured m where m.value > 0),
  listed as (
    select l.*, row_number() over (partition by l.number order by l.place, lower(p.nickname), p.id) as nth,
           count(*) over (partition by l.number)::int as placed
      from placed l join player p on p.id = l.player_id where l.place <= 10)
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', l.value, 'games', l.games,
                    'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)) as item
             from listed l join player p on p.id = l.player_id
            cross join lateral (
              select t.division_id, t.team_id
                from player_division_totals t join division d on d.id = t.division_id
                join season se on se.id = d.season_id cross join scope
               where t.player_id = l.player_id and t.games > 0 and $1::int is null
               order by se.starts_on desc, t.games desc, t.team_id limit 1) latest
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            where l.nth <= 20
            order by l.number, l.nth) listed), '[]'::json) as leaders
   where $3::boolean is not null
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
  busiest as (select coalesce(max(games), 0) as games from career),
  measured as (
    select v.number, c.player_id, c.games, round(v.value, 2) as value
      from career c cross join busiest
     cross join lateral (values ('goals', case when $3 then c.goals::numeric / c.games else c.goals end, $3), ('assists', case when $3 then c.assists::numeric / c.games else c.assists end, $3), ('saves', case when $3 then c.saves::numeric / c.games else c.saves end, $3), ('shots', case when $3 then c.shots::numeric / c.games else c.shots end, $3), ('rating', (c.rated / c.games)::numeric, true)) v(number, value, is_per_game)
     where c.games >= coalesce($2::int, case when v.is_per_game
             then least(round(busiest.games / 3.0), 30) else 0 end)),
  placed as (
    select m.*, rank() over (partition by m.number order by m.value desc) as place from measured m where m.value > 0),
  listed as (
    select l.*, row_number() over (partition by l.number order by l.place, lower(p.nickname), p.id) as nth,
           count(*) over (partition by l.number)::int as placed
      from placed l join player p on p.id = l.player_id where l.place <= 10)
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', l.value, 'games', l.games,
                    'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)) as item
             from listed l join player p on p.id = l.player_id
            cross join lateral (
              select t.division_id, t.team_id
                from player_division_totals t join division d on d.id = t.division_id
                join season se on se.id = d.season_id cross join scope
               where t.player_id = l.player_id and t.games > 0 and d.id = $1
               order by se.starts_on desc, t.games desc, t.team_id limit 1) latest
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            where l.nth <= 20
            order by l.number, l.nth) listed), '[]'::json) as leaders
   where $3::boolean is not null
;

-- read leaders of-season
-- from modules/stats/leaders/leaders.repository.ts
-- leaders: [{ games: number, number: text, place: number, placed: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, team: { id: number, logo?: text, name: text }, value: number }]
-- mostGames: number
-- seasonId?: number
with scope as (select coalesce($1::int, (select nullif(value, '')::int from setting where key = 'current_season'),
                       (select id from season order by starts_on desc, id desc limit 1)) as season_id),
  counted as (
    select t.* from player_division_totals t join division d on d.id = t.division_id cross join scope
     where t.games > 0 and d.season_id = scope.season_id),
  factor as (select t.division_id, case when sum(t.score) > 0 then 0.2::float8 * sum(t.games) / sum(t.score) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as score, case when sum(t.goals) > 0 then 0.25::float8 * sum(t.games) / sum(t.goals) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as goals, case when sum(t.assists) > 0 then 0.2::float8 * sum(t.games) / sum(t.assists) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as assists, case when sum(t.saves) > 0 then 0.2::float8 * sum(t.games) / sum(t.saves) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as saves, case when sum(t.shots) > 0 then 0.15::float8 * sum(t.games) / sum(t.shots) / (case when sum(t.score) > 0 then 0.2 else 0 end + case when sum(t.goals) > 0 then 0.25 else 0 end + case when sum(t.assists) > 0 then 0.2 else 0 end + case when sum(t.saves) > 0 then 0.2 else 0 end + case when sum(t.shots) > 0 then 0.15 else 0 end) else 0 end as shots from counted t group by t.division_id),
  career as (
    select t.player_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots,
           sum(t.score * f.score + t.goals * f.goals + t.assists * f.assists + t.saves * f.saves + t.shots * f.shots) as rated
      from counted t join factor f on f.division_id = t.division_id group by t.player_id),
  busiest as (select coalesce(max(games), 0) as games from career),
  measured as (
    select v.number, c.player_id, c.games, round(v.value, 2) as value
      from career c cross join busiest
     cross join lateral (values ('goals', case when $3 then c.goals::numeric / c.games else c.goals end, $3), ('assists', case when $3 then c.assists::numeric / c.games else c.assists end, $3), ('saves', case when $3 then c.saves::numeric / c.games else c.saves end, $3), ('shots', case when $3 then c.shots::numeric / c.games else c.shots end, $3), ('rating', (c.rated / c.games)::numeric, true)) v(number, value, is_per_game)
     where c.games >= coalesce($2::int, case when v.is_per_game
             then least(round(busiest.games / 3.0), 30) else 0 end)),
  placed as (
    select m.*, rank() over (partition by m.number order by m.value desc) as place from measured m where m.value > 0),
  listed as (
    select l.*, row_number() over (partition by l.number order by l.place, lower(p.nickname), p.id) as nth,
           count(*) over (partition by l.number)::int as placed
      from placed l join player p on p.id = l.player_id where l.place <= 10)
  select (select season_id from scope) as "seasonId", (select games from busiest) as "mostGames",
         coalesce((select json_agg(listed.item) from (
           select json_build_object('number', l.number, 'placed', l.placed, 'place', l.place, 'value', l.value, 'games', l.games,
                    'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality), 'team', json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)) as item
             from listed l join player p on p.id = l.player_id
            cross join lateral (
              select t.division_id, t.team_id
                from player_division_totals t join division d on d.id = t.division_id
                join season se on se.id = d.season_id cross join scope
               where t.player_id = l.player_id and t.games > 0 and d.season_id = scope.season_id
               order by se.starts_on desc, t.games desc, t.team_id limit 1) latest
             join division_team dt on dt.division_id = latest.division_id and dt.team_id = latest.team_id
            where l.nth <= 20
            order by l.number, l.nth) listed), '[]'::json) as leaders
   where $3::boolean is not null
;

-- read player-seasons
-- from modules/stats/player-seasons.repository.ts
-- currentTeamName?: text
-- division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }
-- results?: { divisionId: number, format: text, results: [[json]], teams: [[json]] }
-- season: { id: number, name: text }
-- stamp: number
-- team?: { id: number, logo?: text, name: text }
-- totals: [{ assists: number, division: { assists: number, games: number, goals: number, saves: number, score: number, shots: number }, divisionId: number, games: number, goals: number, player: { avatar?: text, id: number, nationality?: text, nickname: text }, saves: number, score: number, shots: number, team: { id: number, logo?: text, name: text } }]
select json_build_object('id', se.id, 'name', se.name) as season,
         case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end as division,
         case when dt.team_id is not null then json_build_object('id', dt.team_id, 'name', dt.name, 'logo', dt.logo)
              when team.id is not null then json_build_object('id', team.id, 'name', team.name, 'logo', team.logo) end as team,
         team.name as "currentTeamName",
         coalesce((select json_agg(listed.item) from (
  select json_build_object('divisionId', t.division_id, 'player', json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality),
                           'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo), 'games', t.games, 'score', t.score, 'goals', t.goals, 'assists', t.assists, 'saves', t.saves, 'shots', t.shots,
                           'division', (select json_build_object('games', coalesce(sum(every.games), 0), 'score', coalesce(sum(every.score), 0), 'goals', coalesce(sum(every.goals), 0), 'assists', coalesce(sum(every.assists), 0), 'saves', coalesce(sum(every.saves), 0), 'shots', coalesce(sum(every.shots), 0))
      from player_division_totals every where every.division_id = t.division_id)) as item
    from player_division_totals t
    join division played on played.id = t.division_id and played.season_id = se.id
    join division_team own on own.division_id = t.division_id and own.team_id = t.team_id
   where t.player_id = p.id and t.games > 0) listed), '[]'::json) as totals, (select version from change_stamp) as stamp,
         case when d.id is not null and not ((select version from change_stamp) = $3::bigint and d.id = any($4::int[]))
              then json_build_object(
    'divisionId', d.id, 'format', d.series_format,
    'teams', coalesce((select json_agg(listed.item) from (
      select json_build_array(entered.team_id, entered.name, entered.logo, entered.is_disqualified, entered.are_results_annulled, entered.adjustment, entered.adjustment_reason, entered.decider) as item from division_team entered
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) end as results
    from player p
    join season se on se.id in (
  select played.season_id from player_division_totals t join division played on played.id = t.division_id
   where t.player_id = $1
   union
  select s.id from roster_entry r join season s on tstzrange(r.valid_from, r.valid_to) && tstzrange(s.starts_on::timestamp at time zone 'Europe/Stockholm', (s.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')
   where r.player_id = $1)
   cross join lateral (select least(upper(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')), $2::timestamptz) as instant) at_end
    left join lateral (select r.team_id from roster_entry r
                        where r.player_id = p.id and r.valid_from < at_end.instant
                          and (r.valid_to is null or r.valid_to >= at_end.instant)
                        order by r.valid_from desc limit 1) entry on true
    left join team on team.id = entry.team_id
    left join division_team dt on dt.season_id = se.id and dt.team_id = team.id
    left join division d on d.id = dt.division_id
   where p.id = $1 and lower(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) <= $2
   order by se.starts_on desc, se.id desc
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
    join player p on p.id = t.player_id
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id where t.division_id = wanted.id and t.games > 0) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games)) as item
    from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   cross join lateral (values (s.home_team_id), (s.away_team_id)) as side(team_id)
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
    join player p on p.id = t.player_id
    join division_team dt on dt.division_id = t.division_id and dt.team_id = t.team_id where t.division_id = wanted.id and t.games > 0) listed), '[]'::json) as players,
         coalesce((select json_agg(listed.item) from (
  select json_build_object('teamId', side.team_id, 'games', sum(s.home_games + s.away_games)) as item
    from series s 
    join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
    join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
   cross join lateral (values (s.home_team_id), (s.away_team_id)) as side(team_id)
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
    join player p on p.id = t.player_id
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
    join player p on p.id = t.player_id
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from unnest($1::int[]) as wanted(id) join division_team dt on dt.team_id = wanted.id join division d on d.id = dt.division_id
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
       where entered.division_id = d.id order by entered.team_id) listed), '[]'::json),
    'results', coalesce((select json_agg(listed.item) from (
      select json_build_array(result.id, result.week, result.home_team_id, result.away_team_id, result.home_games, result.away_games, result.home_goals, result.away_goals, result.walkover) as item from series result
       where result.division_id = d.id and result.reported_at is not null
       order by coalesce(result.scheduled_at, result.reported_at), result.id) listed), '[]'::json)) as results
    from (select $1::int as id) wanted join division_team dt on dt.team_id = wanted.id join division d on d.id = dt.division_id
;
