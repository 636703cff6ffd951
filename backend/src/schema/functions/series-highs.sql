-- The largest numbers of each series that counts, so that a record is found without reading all games (R30,
-- docs/decisions/041).

-- The rows of these series as they should be: only of played ones without a walkover whose teams' results count (R5).
create or replace function counted_series_highs(wanted integer[]) returns setof series_high language sql stable as $$
  select s.id, s.division_id, coalesce(best.game_goals, 0), coalesce(best.game_assists, 0), coalesce(best.game_saves, 0),
    coalesce(best.game_shots, 0), coalesce(best.game_score, 0),
         whole.team_goals, whole.margin, whole.together,
         coalesce(best.series_goals, 0), coalesce(best.series_assists, 0), coalesce(best.series_saves, 0),
           coalesce(best.series_shots, 0), coalesce(best.series_score, 0),
         greatest(whole.home, whole.away), abs(whole.home - whole.away)
    from series s
   cross join lateral (
     select max(greatest(g.home_goals, g.away_goals))::integer as team_goals,
            max(abs(g.home_goals - g.away_goals))::integer as margin,
            max(g.home_goals + g.away_goals)::integer as together,
            sum(g.home_goals)::integer as home, sum(g.away_goals)::integer as away
       from game g where g.series_id = s.id having count(*) > 0) whole
   cross join lateral (
     select max(own.game_goals) as game_goals, max(own.series_goals) as series_goals, max(own.game_assists) as game_assists,
       max(own.series_assists) as series_assists, max(own.game_saves) as game_saves, max(own.series_saves) as series_saves,
         max(own.game_shots) as game_shots, max(own.series_shots) as series_shots, max(own.game_score) as game_score,
           max(own.series_score) as series_score
       from (select max(p.goals)::integer as game_goals, sum(p.goals)::integer as series_goals,
         max(p.assists)::integer as game_assists, sum(p.assists)::integer as series_assists, max(p.saves)::integer as game_saves,
           sum(p.saves)::integer as series_saves, max(p.shots)::integer as game_shots, sum(p.shots)::integer as series_shots,
             max(p.score)::integer as game_score, sum(p.score)::integer as series_score
               from game g join player_game_stats p on p.game_id = g.id
              where g.series_id = s.id group by p.player_id, p.side) own) best
   where s.id = any(wanted) and s.reported_at is not null and s.walkover is null
     and not exists (select from division_team t
                      where t.are_results_annulled and t.division_id = s.division_id
                        and t.team_id in (s.home_team_id, s.away_team_id))
$$;

-- Stores them, and writes only what differs. One plan serves all: to make one for each call, which PostgreSQL would
-- do because it expects the next array to be short, takes ten times as long as to run it.
create or replace function keep_series_highs(wanted integer[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
begin
  with counted as materialized (select * from counted_series_highs(wanted)),
  gone as (
    delete from series_high h
     where h.series_id = any(wanted) and not exists (select from counted c where c.series_id = h.series_id))
  insert into series_high as h select * from counted order by series_id
      on conflict (series_id) do update
     set game_goals = excluded.game_goals, game_assists = excluded.game_assists, game_saves = excluded.game_saves,
       game_shots = excluded.game_shots, game_score = excluded.game_score, game_team_goals = excluded.game_team_goals,
         game_margin = excluded.game_margin, game_goals_together = excluded.game_goals_together,
           series_goals = excluded.series_goals, series_assists = excluded.series_assists, series_saves = excluded.series_saves,
             series_shots = excluded.series_shots, series_score = excluded.series_score,
               series_team_goals = excluded.series_team_goals, series_margin = excluded.series_margin
   where (h.game_goals, h.game_assists, h.game_saves, h.game_shots, h.game_score, h.game_team_goals, h.game_margin,
     h.game_goals_together, h.series_goals, h.series_assists, h.series_saves, h.series_shots, h.series_score, h.series_team_goals,
       h.series_margin) is distinct from (excluded.game_goals, excluded.game_assists, excluded.game_saves, excluded.game_shots,
         excluded.game_score, excluded.game_team_goals, excluded.game_margin, excluded.game_goals_together, excluded.series_goals,
           excluded.series_assists, excluded.series_saves, excluded.series_shots, excluded.series_score,
             excluded.series_team_goals, excluded.series_margin);
end
$$;

-- Players' numbers were written.
create or replace function keep_highs_of_player_game_stats() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct g.series_id) into wanted from old_rows r join game g on g.id = r.game_id;
  else
    select array_agg(distinct g.series_id) into wanted from new_rows r join game g on g.id = r.game_id;
  end if;
  if wanted is not null then perform keep_series_highs(wanted); end if;
  return null;
end
$$;
create or replace trigger player_game_stats_highs_inserted after insert on player_game_stats referencing new table as new_rows
  for each statement execute function keep_highs_of_player_game_stats();
create or replace trigger player_game_stats_highs_updated after update on player_game_stats referencing new table as new_rows
  for each statement execute function keep_highs_of_player_game_stats();
create or replace trigger player_game_stats_highs_deleted after delete on player_game_stats referencing old table as old_rows
  for each statement execute function keep_highs_of_player_game_stats();

-- Games were written.
create or replace function keep_highs_of_game() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  if tg_op = 'DELETE' then
    select array_agg(distinct r.series_id) into wanted from old_rows r;
  else
    select array_agg(distinct r.series_id) into wanted from new_rows r;
  end if;
  if wanted is not null then perform keep_series_highs(wanted); end if;
  return null;
end
$$;
create or replace trigger game_highs_inserted after insert on game referencing new table as new_rows
  for each statement execute function keep_highs_of_game();
create or replace trigger game_highs_updated after update on game referencing new table as new_rows
  for each statement execute function keep_highs_of_game();
create or replace trigger game_highs_deleted after delete on game referencing old table as old_rows
  for each statement execute function keep_highs_of_game();

-- A series was reported, reset, or became a walkover.
create or replace function keep_highs_of_series() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  if tg_op = 'INSERT' then
    select array_agg(r.id) into wanted from new_rows r where r.reported_at is not null;
  else
    select array_agg(n.id) into wanted from new_rows n join old_rows o on o.id = n.id
     where (n.reported_at is null, n.walkover) is distinct from (o.reported_at is null, o.walkover);
  end if;
  if wanted is not null then perform keep_series_highs(wanted); end if;
  return null;
end
$$;
create or replace trigger series_highs_inserted after insert on series referencing new table as new_rows
  for each statement execute function keep_highs_of_series();
create or replace trigger series_highs_updated after update on series referencing old table as old_rows new table as new_rows
  for each statement execute function keep_highs_of_series();

-- A team's results were annulled, or count again (R5).
create or replace function keep_highs_of_division_team() returns trigger language plpgsql as $$
declare wanted integer[];
begin
  select array_agg(s.id) into wanted
    from new_rows n join old_rows o on o.division_id = n.division_id and o.team_id = n.team_id
    join series s on s.division_id = n.division_id and n.team_id in (s.home_team_id, s.away_team_id)
   where n.are_results_annulled <> o.are_results_annulled and s.reported_at is not null;
  if wanted is not null then perform keep_series_highs(wanted); end if;
  return null;
end
$$;
create or replace trigger division_team_highs after update on division_team referencing old table as old_rows new table as new_rows
  for each statement execute function keep_highs_of_division_team();
