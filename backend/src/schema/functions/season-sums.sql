-- Sums over a season and over all seasons, for records of players and teams (R30, docs/decisions/041).

-- The seasons of these players as they should be.
create or replace function counted_player_seasons(wanted integer[]) returns setof player_season_sum language sql stable as $$
  select t.player_id, d.season_id, sum(t.goals)::integer, sum(t.assists)::integer, sum(t.saves)::integer, sum(t.score)::integer
    from player_division_totals t join division d on d.id = t.division_id
   where t.player_id = any(wanted) and t.games > 0
   group by t.player_id, d.season_id
$$;

-- The careers of these players as they should be.
create or replace function counted_player_careers(wanted integer[]) returns setof player_career_sum language sql stable as $$
  select t.player_id, sum(t.goals)::integer, sum(t.assists)::integer, sum(t.saves)::integer, sum(t.games)::integer,
    sum(t.series_won)::integer,
         count(distinct d.season_id)::integer
    from player_division_totals t join division d on d.id = t.division_id
   where t.player_id = any(wanted) and t.games > 0
   group by t.player_id
$$;

-- Stores both, and writes only what differs. A transaction waits for others that sum up the same players; then it
-- sees their rows. Players share 1,024 locks, because all players at once would be more locks than PostgreSQL has
-- room for.
create or replace function keep_player_sums(wanted integer[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('player-sums:' || w.share, 0))
     from (select distinct u.id % 1024 as share from unnest(wanted) u(id) order by share) w;
  with counted as materialized (select * from counted_player_seasons(wanted)),
  gone as (
    delete from player_season_sum t
     where t.player_id = any(wanted)
       and not exists (select from counted c where c.player_id = t.player_id and c.season_id = t.season_id))
  insert into player_season_sum as t select * from counted order by player_id, season_id
      on conflict (player_id, season_id) do update
     set goals = excluded.goals, assists = excluded.assists, saves = excluded.saves, score = excluded.score
   where (t.goals, t.assists, t.saves, t.score) is distinct from (excluded.goals, excluded.assists, excluded.saves, excluded.score);
  with counted as materialized (select * from counted_player_careers(wanted)),
  gone as (
    delete from player_career_sum t
     where t.player_id = any(wanted) and not exists (select from counted c where c.player_id = t.player_id))
  insert into player_career_sum as t select * from counted order by player_id
      on conflict (player_id) do update
     set goals = excluded.goals, assists = excluded.assists, saves = excluded.saves, games = excluded.games, wins = excluded.wins,
       seasons = excluded.seasons
   where (t.goals, t.assists, t.saves, t.games, t.wins, t.seasons) is distinct from (excluded.goals, excluded.assists,
     excluded.saves, excluded.games, excluded.wins, excluded.seasons);
end
$$;

-- The seasons of the teams of these divisions as they should be: series won, goals, and the longest row of wins.
create or replace function counted_team_seasons(wanted integer[]) returns setof team_season_sum language sql stable as $$
  with side as (
    select s.division_id, own.team_id, own.goals, own.is_won, s.id, coalesce(s.scheduled_at, s.reported_at) as played_at
      from series s
     cross join lateral (values
       (s.home_team_id, s.home_goals, s.home_games > s.away_games),
       (s.away_team_id, s.away_goals, s.away_games > s.home_games)) own(team_id, goals, is_won)
     where s.division_id = any(wanted) and s.reported_at is not null and s.walkover is null
       and not exists (select from division_team t
                        where t.are_results_annulled and t.division_id = s.division_id
                          and t.team_id in (s.home_team_id, s.away_team_id))),
  run as (
    select division_id, team_id, is_won,
           row_number() over (partition by division_id, team_id order by played_at, id)
             - row_number() over (partition by division_id, team_id, is_won order by played_at, id) as nth
      from side),
  longest as (
    select won.division_id, won.team_id, max(won.series)::integer as streak
      from (select division_id, team_id, count(*) as series from run where is_won group by division_id, team_id, nth) won
     group by won.division_id, won.team_id)
  select s.division_id, s.team_id, (count(*) filter (where s.is_won))::integer, sum(s.goals)::integer,
         coalesce(max(l.streak), 0)
    from side s left join longest l on l.division_id = s.division_id and l.team_id = s.team_id
   group by s.division_id, s.team_id
$$;

-- Stores them. The lock is that of the players' sums of a division, which a report holds already.
create or replace function keep_team_seasons(wanted integer[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('player-totals:' || w.id, 0))
     from (select u.id from unnest(wanted) u(id) order by u.id) w;
  with counted as materialized (select * from counted_team_seasons(wanted)),
  gone as (
    delete from team_season_sum t
     where t.division_id = any(wanted)
       and not exists (select from counted c where c.division_id = t.division_id and c.team_id = t.team_id))
  insert into team_season_sum as t select * from counted order by division_id, team_id
      on conflict (division_id, team_id) do update
     set wins = excluded.wins, goals = excluded.goals, streak = excluded.streak
   where (t.wins, t.goals, t.streak) is distinct from (excluded.wins, excluded.goals, excluded.streak);
end
$$;

-- Players' sums of a division were written.
create or replace function sum_players() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct r.player_id) into wanted from new_rows r;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct r.player_id) into wanted from old_rows r;
  else
    select array_agg(distinct r.player_id) into wanted
      from (select player_id from old_rows union all select player_id from new_rows) r;
  end if;
  if wanted is not null then perform keep_player_sums(wanted); end if;
  return null;
end
$$;
create or replace trigger player_division_totals_summed_insert after insert on player_division_totals referencing new table as new_rows
  for each statement execute function sum_players();
create or replace trigger player_division_totals_summed_update after update on player_division_totals referencing old table as old_rows new table as new_rows
  for each statement execute function sum_players();
create or replace trigger player_division_totals_summed_delete after delete on player_division_totals referencing old table as old_rows
  for each statement execute function sum_players();

-- A result, or the time of a played series, was written.
create or replace function sum_series() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(distinct r.division_id) into wanted from new_rows r where r.reported_at is not null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct r.division_id) into wanted from old_rows r where r.reported_at is not null;
  else
    select array_agg(distinct n.division_id) into wanted
      from new_rows n join old_rows o on o.id = n.id
     where (n.reported_at is not null or o.reported_at is not null)
       and (n.reported_at is null, coalesce(n.scheduled_at, n.reported_at), n.walkover, n.home_games, n.away_games, n.home_goals,
         n.away_goals) is distinct from (o.reported_at is null, coalesce(o.scheduled_at, o.reported_at), o.walkover, o.home_games,
           o.away_games, o.home_goals, o.away_goals);
  end if;
  if wanted is not null then perform keep_team_seasons(wanted); end if;
  return null;
end
$$;
create or replace trigger series_summed_insert after insert on series referencing new table as new_rows
  for each statement execute function sum_series();
create or replace trigger series_summed_update after update on series referencing old table as old_rows new table as new_rows
  for each statement execute function sum_series();
create or replace trigger series_summed_delete after delete on series referencing old table as old_rows
  for each statement execute function sum_series();

-- A team's results were annulled, or count again (R5).
create or replace function sum_division_team() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  select array_agg(distinct n.division_id) into wanted
    from new_rows n join old_rows o on o.division_id = n.division_id and o.team_id = n.team_id
   where n.are_results_annulled <> o.are_results_annulled;
  if wanted is not null then perform keep_team_seasons(wanted); end if;
  return null;
end
$$;
create or replace trigger division_team_summed after update on division_team referencing old table as old_rows new table as new_rows
  for each statement execute function sum_division_team();
