-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.

-- write claim-totals-check
-- from modules/stats/check/totals-check.repository.ts
-- mine: flag
select pg_try_advisory_xact_lock(hashtextextended('totals-check', 0)) as mine
;

-- read divisions-with-series
-- from modules/stats/records/record-sums.repository.ts
-- id: number
select id from division order by id
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

-- write mend-player-sums
-- from modules/stats/records/record-sums.repository.ts
select keep_player_sums($1::int[])
;

-- write mend-series-highs
-- from modules/stats/records/record-sums.repository.ts
select keep_series_highs($1::int[])
;

-- write mend-team-seasons
-- from modules/stats/records/record-sums.repository.ts
select keep_team_seasons($1::int[])
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
with 
  own_sums as materialized (
    select t.*, played.season_id from player_division_totals t join division played on played.id = t.division_id
     where t.player_id = $1)
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
    from own_sums t join division_team own on own.division_id = t.division_id and own.team_id = t.team_id
   where t.season_id = se.id and t.games > 0) listed), '[]'::json) as totals, (select version from change_stamp) as stamp,
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
    left join division_team dt on dt.season_id = se.id and dt.team_id = team.id
    left join division d on d.id = dt.division_id
   where p.id = $1 and lower(tstzrange(se.starts_on::timestamp at time zone 'Europe/Stockholm', (se.ends_on + 1)::timestamp at time zone 'Europe/Stockholm')) <= $2
   order by se.starts_on desc, se.id desc
;

-- read records of-all-time
-- from modules/stats/records/records.repository.ts
-- holders: [{ division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }]
with 
  
  most as (select (select max(t.game_goals) from series_high t) as game_goals, (select max(t.game_assists) from series_high t) as game_assists, (select max(t.game_saves) from series_high t) as game_saves, (select max(t.game_shots) from series_high t) as game_shots, (select max(t.game_score) from series_high t) as game_score, (select max(t.game_team_goals) from series_high t) as game_team_goals, (select max(t.game_margin) from series_high t) as game_margin, (select max(t.game_goals_together) from series_high t) as game_goals_together, (select max(t.series_goals) from series_high t) as series_goals, (select max(t.series_assists) from series_high t) as series_assists, (select max(t.series_saves) from series_high t) as series_saves, (select max(t.series_shots) from series_high t) as series_shots, (select max(t.series_score) from series_high t) as series_score, (select max(t.series_team_goals) from series_high t) as series_team_goals, (select max(t.series_margin) from series_high t) as series_margin),
  held as materialized (
    select top.series_id from (
    (select t.* from series_high t where t.game_goals > 0 order by t.game_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_assists > 0 order by t.game_assists desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_saves > 0 order by t.game_saves desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_shots > 0 order by t.game_shots desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_score > 0 order by t.game_score desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_team_goals > 0 order by t.game_team_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_margin > 0 order by t.game_margin desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_goals_together > 0 order by t.game_goals_together desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_goals > 0 order by t.series_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_assists > 0 order by t.series_assists desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_saves > 0 order by t.series_saves desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_shots > 0 order by t.series_shots desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_score > 0 order by t.series_score desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_team_goals > 0 order by t.series_team_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_margin > 0 order by t.series_margin desc fetch first 1 rows with ties)) top),
  side as materialized (
    select s.id as series_id, s.division_id, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at, own.*
      from (select distinct series_id from held) h join series s on s.id = h.series_id join division d on d.id = s.division_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals
      from (select distinct series_id from side) s join game g on g.series_id = s.series_id),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from played g join player_game_stats p on p.game_id = g.id),
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
  player_season as materialized (
    (select t.* from player_season_sum t where t.goals > 0 order by t.goals desc fetch first 1 rows with ties) union
    (select t.* from player_season_sum t where t.assists > 0 order by t.assists desc fetch first 1 rows with ties) union
    (select t.* from player_season_sum t where t.saves > 0 order by t.saves desc fetch first 1 rows with ties) union
    (select t.* from player_season_sum t where t.score > 0 order by t.score desc fetch first 1 rows with ties)),
  team_season as materialized (
    select t.*, d.season_id
      from (
    (select t.* from team_season_sum t where t.wins > 0 order by t.wins desc fetch first 1 rows with ties) union
    (select t.* from team_season_sum t where t.goals > 0 order by t.goals desc fetch first 1 rows with ties) union
    (select t.* from team_season_sum t where t.streak > 0 order by t.streak desc fetch first 1 rows with ties)) t join division d on d.id = t.division_id),
  career as materialized (
    (select t.* from player_career_sum t where t.goals > 0 order by t.goals desc fetch first 1 rows with ties) union
    (select t.* from player_career_sum t where t.assists > 0 order by t.assists desc fetch first 1 rows with ties) union
    (select t.* from player_career_sum t where t.saves > 0 order by t.saves desc fetch first 1 rows with ties) union
    (select t.* from player_career_sum t where t.games > 0 order by t.games desc fetch first 1 rows with ties) union
    (select t.* from player_career_sum t where t.wins > 0 order by t.wins desc fetch first 1 rows with ties) union
    (select t.* from player_career_sum t where t.seasons > 0 order by t.seasons desc fetch first 1 rows with ties)),
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
  select coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
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
-- holders: [{ division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }]
with 
  
  chosen_high as materialized (select h.* from division d join series_high h on h.division_id = d.id where 
    d.id = any(array(select w.id from division w
                                where $1::int is null and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))),
  most as materialized (select max(game_goals) as game_goals, max(game_assists) as game_assists, max(game_saves) as game_saves, max(game_shots) as game_shots, max(game_score) as game_score, max(game_team_goals) as game_team_goals, max(game_margin) as game_margin, max(game_goals_together) as game_goals_together, max(series_goals) as series_goals, max(series_assists) as series_assists, max(series_saves) as series_saves, max(series_shots) as series_shots, max(series_score) as series_score, max(series_team_goals) as series_team_goals, max(series_margin) as series_margin from chosen_high),
  held as materialized (
    select h.series_id from (select c.* from chosen_high c cross join most where (c.game_goals = most.game_goals and most.game_goals > 0) or (c.game_assists = most.game_assists and most.game_assists > 0) or (c.game_saves = most.game_saves and most.game_saves > 0) or (c.game_shots = most.game_shots and most.game_shots > 0) or (c.game_score = most.game_score and most.game_score > 0) or (c.game_team_goals = most.game_team_goals and most.game_team_goals > 0) or (c.game_margin = most.game_margin and most.game_margin > 0) or (c.game_goals_together = most.game_goals_together and most.game_goals_together > 0) or (c.series_goals = most.series_goals and most.series_goals > 0) or (c.series_assists = most.series_assists and most.series_assists > 0) or (c.series_saves = most.series_saves and most.series_saves > 0) or (c.series_shots = most.series_shots and most.series_shots > 0) or (c.series_score = most.series_score and most.series_score > 0) or (c.series_team_goals = most.series_team_goals and most.series_team_goals > 0) or (c.series_margin = most.series_margin and most.series_margin > 0)) h),
  side as materialized (
    select s.id as series_id, s.division_id, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at, own.*
      from (select distinct series_id from held) h join series s on s.id = h.series_id join division d on d.id = s.division_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals
      from (select distinct series_id from side) s join game g on g.series_id = s.series_id),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from played g join player_game_stats p on p.game_id = g.id),
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
  player_season as materialized (
    select t.player_id, d.season_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots, sum(t.score)::int as score, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where t.games > 0 and 
    d.id = any(array(select w.id from division w
                                where $1::int is null and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3))) group by t.player_id, d.season_id),
  team_season as materialized (
    select t.*, d.season_id from division d join team_season_sum t on t.division_id = d.id where 
    d.id = any(array(select w.id from division w
                                where $1::int is null and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))),
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
  select coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
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
-- holders: [{ division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }]
with 
  
  chosen_high as materialized (select h.* from division d join series_high h on h.division_id = d.id where 
    d.id = any(array(select w.id from division w
                                where w.season_id = $1::int and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))),
  most as materialized (select max(game_goals) as game_goals, max(game_assists) as game_assists, max(game_saves) as game_saves, max(game_shots) as game_shots, max(game_score) as game_score, max(game_team_goals) as game_team_goals, max(game_margin) as game_margin, max(game_goals_together) as game_goals_together, max(series_goals) as series_goals, max(series_assists) as series_assists, max(series_saves) as series_saves, max(series_shots) as series_shots, max(series_score) as series_score, max(series_team_goals) as series_team_goals, max(series_margin) as series_margin from chosen_high),
  held as materialized (
    select h.series_id from (select c.* from chosen_high c cross join most where (c.game_goals = most.game_goals and most.game_goals > 0) or (c.game_assists = most.game_assists and most.game_assists > 0) or (c.game_saves = most.game_saves and most.game_saves > 0) or (c.game_shots = most.game_shots and most.game_shots > 0) or (c.game_score = most.game_score and most.game_score > 0) or (c.game_team_goals = most.game_team_goals and most.game_team_goals > 0) or (c.game_margin = most.game_margin and most.game_margin > 0) or (c.game_goals_together = most.game_goals_together and most.game_goals_together > 0) or (c.series_goals = most.series_goals and most.series_goals > 0) or (c.series_assists = most.series_assists and most.series_assists > 0) or (c.series_saves = most.series_saves and most.series_saves > 0) or (c.series_shots = most.series_shots and most.series_shots > 0) or (c.series_score = most.series_score and most.series_score > 0) or (c.series_team_goals = most.series_team_goals and most.series_team_goals > 0) or (c.series_margin = most.series_margin and most.series_margin > 0)) h),
  side as materialized (
    select s.id as series_id, s.division_id, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at, own.*
      from (select distinct series_id from held) h join series s on s.id = h.series_id join division d on d.id = s.division_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals
      from (select distinct series_id from side) s join game g on g.series_id = s.series_id),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from played g join player_game_stats p on p.game_id = g.id),
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
  player_season as materialized (
    select t.player_id, d.season_id, sum(t.games)::int as games, sum(t.goals)::int as goals, sum(t.assists)::int as assists, sum(t.saves)::int as saves, sum(t.shots)::int as shots, sum(t.score)::int as score, sum(t.series_won)::int as wins
      from division d join player_division_totals t on t.division_id = d.id
     where t.games > 0 and 
    d.id = any(array(select w.id from division w
                                where w.season_id = $1::int and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3))) group by t.player_id, d.season_id),
  team_season as materialized (
    select t.*, d.season_id from division d join team_season_sum t on t.division_id = d.id where 
    d.id = any(array(select w.id from division w
                                where w.season_id = $1::int and ($2::int is null or w.rank = $2) and ($3::text is null or w.name = $3)))),
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
  select coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
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

-- read series-records
-- from modules/stats/series-records/series-records.repository.ts
-- league: { holders: [{ division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }], seriesCount: number }
-- own: { divisionName: text, holders: [{ division?: { discriminator: text, id: number, name: text, rank: number, seasonId: number }, game?: number, goalsAgainst?: number, goalsFor?: number, holderCount: number, kind: text, opponent?: { id: number, logo?: text, name: text }, playedAt?: text, player?: { avatar?: text, id: number, nationality?: text, nickname: text }, season?: { id: number, name: text }, seriesId?: number, team: { id: number, logo?: text, name: text }, value: number }], seriesCount: number }
select json_build_object('seriesCount', (select count(*)::int from (select from series_high h  limit 10) enough), 'holders', (
  with 
  
  most as (select (select max(t.game_goals) from series_high t) as game_goals, (select max(t.game_assists) from series_high t) as game_assists, (select max(t.game_saves) from series_high t) as game_saves, (select max(t.game_shots) from series_high t) as game_shots, (select max(t.game_score) from series_high t) as game_score, (select max(t.game_team_goals) from series_high t) as game_team_goals, (select max(t.game_margin) from series_high t) as game_margin, (select max(t.game_goals_together) from series_high t) as game_goals_together, (select max(t.series_goals) from series_high t) as series_goals, (select max(t.series_assists) from series_high t) as series_assists, (select max(t.series_saves) from series_high t) as series_saves, (select max(t.series_shots) from series_high t) as series_shots, (select max(t.series_score) from series_high t) as series_score, (select max(t.series_team_goals) from series_high t) as series_team_goals, (select max(t.series_margin) from series_high t) as series_margin),
  held as materialized (
    select top.series_id from (
    (select t.* from series_high t where t.game_goals > 0 order by t.game_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_assists > 0 order by t.game_assists desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_saves > 0 order by t.game_saves desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_shots > 0 order by t.game_shots desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_score > 0 order by t.game_score desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_team_goals > 0 order by t.game_team_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_margin > 0 order by t.game_margin desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.game_goals_together > 0 order by t.game_goals_together desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_goals > 0 order by t.series_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_assists > 0 order by t.series_assists desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_saves > 0 order by t.series_saves desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_shots > 0 order by t.series_shots desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_score > 0 order by t.series_score desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_team_goals > 0 order by t.series_team_goals desc fetch first 1 rows with ties) union
    (select t.* from series_high t where t.series_margin > 0 order by t.series_margin desc fetch first 1 rows with ties)) top where exists (select from most where (s.game_goals = most.game_goals and most.game_goals > 0) or (s.game_assists = most.game_assists and most.game_assists > 0) or (s.game_saves = most.game_saves and most.game_saves > 0) or (s.game_shots = most.game_shots and most.game_shots > 0) or (s.game_score = most.game_score and most.game_score > 0) or (s.game_team_goals = most.game_team_goals and most.game_team_goals > 0) or (s.game_margin = most.game_margin and most.game_margin > 0) or (s.game_goals_together = most.game_goals_together and most.game_goals_together > 0) or (s.series_goals = most.series_goals and most.series_goals > 0) or (s.series_assists = most.series_assists and most.series_assists > 0) or (s.series_saves = most.series_saves and most.series_saves > 0) or (s.series_shots = most.series_shots and most.series_shots > 0) or (s.series_score = most.series_score and most.series_score > 0) or (s.series_team_goals = most.series_team_goals and most.series_team_goals > 0) or (s.series_margin = most.series_margin and most.series_margin > 0))),
  side as materialized (
    select s.id as series_id, s.division_id, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at, own.*
      from (select distinct series_id from held) h join series s on s.id = h.series_id join division d on d.id = s.division_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals
      from (select distinct series_id from side) s join game g on g.series_id = s.series_id),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from played g join player_game_stats p on p.game_id = g.id),
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
     and v.value = v.most and v.value > 0),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    swedish_order(coalesce(p.nickname, dt.name)) collate "C", b.player_id, b.team_id) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
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
     order by l.kind, l.nth) listed), '[]'::json) as holders)) as league,
       json_build_object('divisionName', named.name,
         'seriesCount', (select count(*)::int from (select from series_high h join division d on d.id = h.division_id where d.name = named.name limit 10) enough),
         'holders', (
  with 
  
  chosen_high as materialized (select h.* from division d join series_high h on h.division_id = d.id where d.name = named.name),
  most as materialized (select max(game_goals) as game_goals, max(game_assists) as game_assists, max(game_saves) as game_saves, max(game_shots) as game_shots, max(game_score) as game_score, max(game_team_goals) as game_team_goals, max(game_margin) as game_margin, max(game_goals_together) as game_goals_together, max(series_goals) as series_goals, max(series_assists) as series_assists, max(series_saves) as series_saves, max(series_shots) as series_shots, max(series_score) as series_score, max(series_team_goals) as series_team_goals, max(series_margin) as series_margin from chosen_high),
  held as materialized (
    select h.series_id from (select c.* from chosen_high c cross join most where (c.game_goals = most.game_goals and most.game_goals > 0) or (c.game_assists = most.game_assists and most.game_assists > 0) or (c.game_saves = most.game_saves and most.game_saves > 0) or (c.game_shots = most.game_shots and most.game_shots > 0) or (c.game_score = most.game_score and most.game_score > 0) or (c.game_team_goals = most.game_team_goals and most.game_team_goals > 0) or (c.game_margin = most.game_margin and most.game_margin > 0) or (c.game_goals_together = most.game_goals_together and most.game_goals_together > 0) or (c.series_goals = most.series_goals and most.series_goals > 0) or (c.series_assists = most.series_assists and most.series_assists > 0) or (c.series_saves = most.series_saves and most.series_saves > 0) or (c.series_shots = most.series_shots and most.series_shots > 0) or (c.series_score = most.series_score and most.series_score > 0) or (c.series_team_goals = most.series_team_goals and most.series_team_goals > 0) or (c.series_margin = most.series_margin and most.series_margin > 0)) h where exists (select from most where (s.game_goals = most.game_goals and most.game_goals > 0) or (s.game_assists = most.game_assists and most.game_assists > 0) or (s.game_saves = most.game_saves and most.game_saves > 0) or (s.game_shots = most.game_shots and most.game_shots > 0) or (s.game_score = most.game_score and most.game_score > 0) or (s.game_team_goals = most.game_team_goals and most.game_team_goals > 0) or (s.game_margin = most.game_margin and most.game_margin > 0) or (s.game_goals_together = most.game_goals_together and most.game_goals_together > 0) or (s.series_goals = most.series_goals and most.series_goals > 0) or (s.series_assists = most.series_assists and most.series_assists > 0) or (s.series_saves = most.series_saves and most.series_saves > 0) or (s.series_shots = most.series_shots and most.series_shots > 0) or (s.series_score = most.series_score and most.series_score > 0) or (s.series_team_goals = most.series_team_goals and most.series_team_goals > 0) or (s.series_margin = most.series_margin and most.series_margin > 0))),
  side as materialized (
    select s.id as series_id, s.division_id, d.season_id, coalesce(s.scheduled_at, s.reported_at) as played_at, own.*
      from (select distinct series_id from held) h join series s on s.id = h.series_id join division d on d.id = s.division_id
     cross join lateral (values
       ('home', s.home_team_id, s.away_team_id, s.home_goals, s.away_goals),
       ('away', s.away_team_id, s.home_team_id, s.away_goals, s.home_goals))
       own(side, team_id, opponent_id, goals_for, goals_against)),
  played as materialized (
    select g.id, g.series_id, g.number, g.home_goals, g.away_goals
      from (select distinct series_id from side) s join game g on g.series_id = s.series_id),
  numbers as materialized (
    select g.series_id, g.number, g.home_goals, g.away_goals, p.player_id, p.side, p.goals, p.assists, p.saves, p.shots, p.score
      from played g join player_game_stats p on p.game_id = g.id),
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
     and v.value = v.most and v.value > 0),
  listed as (
    select b.*, count(*) over (partition by b.kind)::int as "holderCount",
           row_number() over (partition by b.kind order by coalesce(b.played_at, se.starts_on::timestamp at time zone 'Europe/Stockholm'), b.series_id, b.game,
                    swedish_order(coalesce(p.nickname, dt.name)) collate "C", b.player_id, b.team_id) as nth
      from best b left join player p on p.id = b.player_id left join season se on se.id = b.season_id
      left join division_team dt on dt.division_id = b.division_id and dt.team_id = b.team_id)
  select coalesce((select json_agg(listed.item) from (
    select json_build_object(
             'kind', l.kind, 'value', l.value, 'holderCount', l."holderCount", 'seriesId', l.series_id, 'game', l.game,
             'goalsFor', l.goals_for, 'goalsAgainst', l.goals_against, 'playedAt', to_char(l.played_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
             'player', case when p.id is not null then json_build_object('id', p.id, 'nickname', p.nickname, 'avatar', p.avatar, 'nationality', p.nationality) end,
             'team', json_build_object('id', own.team_id, 'name', own.name, 'logo', own.logo),
             'opponent', case when other.team_id is not null then json_build_object('id', other.team_id, 'name', other.name, 'logo', other.logo) end,
             'season', case when se.id is not null then json_build_object('id', se.id, 'name', se.name) end,
             'division', case when d.id is not null then json_build_object('id', d.id, 'name', d.name, 'discriminator', d.discriminator, 'rank', d.rank, 'seasonId', d.season_id) end) as item
      from listed l
      left join player p on p.id = l.player_id
      left join season se on se.id = l.season_id
      left join division d on d.id = l.division_id
      left join division_team other on other.division_id = l.division_id and other.team_id = l.opponent_id
      left join lateral (
        select t.division_id, t.team_id
          from player_division_totals t join division td on td.id = t.division_id join season ts on ts.id = td.season_id
         where l.division_id is null and t.player_id = l.player_id and t.games > 0
           and (l.season_id is null or td.season_id = l.season_id) and td.name = named.name
         order by ts.starts_on desc, t.games desc, t.team_id limit 1) latest on true
      join division_team own on own.division_id = coalesce(l.division_id, latest.division_id)
                            and own.team_id = coalesce(l.team_id, latest.team_id)
     where l.nth <= 5
     order by l.kind, l.nth) listed), '[]'::json) as holders)) as own
  from series_high s join division named on named.id = s.division_id
 where s.series_id = $1
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

-- read wrong-player-sums
-- from modules/stats/records/record-sums.repository.ts
-- id: number
select distinct coalesce(s.player_id, c.player_id) as id
     from player_season_sum s full join counted_player_seasons(array(select id from player)) c on c.player_id = s.player_id and c.season_id = s.season_id
    where s is distinct from c
    union select distinct coalesce(s.player_id, c.player_id) as id
     from player_career_sum s full join counted_player_careers(array(select id from player)) c on c.player_id = s.player_id
    where s is distinct from c order by id
;

-- read wrong-series-highs
-- from modules/stats/records/record-sums.repository.ts
-- id: number
select distinct coalesce(s.series_id, c.series_id) as id
     from (select * from series_high where division_id = $1) s full join counted_series_highs(array(select id from series where division_id = $1)) c on c.series_id = s.series_id
    where s is distinct from c order by id
;

-- read wrong-team-seasons
-- from modules/stats/records/record-sums.repository.ts
-- id: number
select distinct coalesce(s.division_id, c.division_id) as id
     from (select * from team_season_sum where division_id = $1) s full join counted_team_seasons(array[$1::int]) c on c.team_id = s.team_id
    where s is distinct from c
;
