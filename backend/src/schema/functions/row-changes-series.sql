-- Every change of the rows of seasons and series is stored in row_change, so that acts of staff can be taken back
-- (R19, docs/decisions/026). row-changes-people.sql says how.

-- Seasons.
create or replace function track_season_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'season', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger season_tracked_insert after insert on season referencing new table as new_rows
  for each statement execute function track_season_insert();
create or replace function track_season_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'season', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger season_tracked_update after update on season referencing old table as old_rows new table as new_rows
  for each statement execute function track_season_update();
create or replace function track_season_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'season', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger season_tracked_delete after delete on season referencing old table as old_rows
  for each statement execute function track_season_delete();

-- What captains do themselves in a season (R27).
create or replace function track_match_week_rules_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'match_week_rules', 'insert', array_agg(n.season_id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger match_week_rules_tracked_insert after insert on match_week_rules referencing new table as new_rows
  for each statement execute function track_match_week_rules_insert();
create or replace function track_match_week_rules_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'match_week_rules', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.season_id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (season_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger match_week_rules_tracked_update after update on match_week_rules referencing old table as old_rows new table as new_rows
  for each statement execute function track_match_week_rules_update();
create or replace function track_match_week_rules_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'match_week_rules', 'delete', array_agg(o.season_id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger match_week_rules_tracked_delete after delete on match_week_rules referencing old table as old_rows
  for each statement execute function track_match_week_rules_delete();

-- Divisions.
create or replace function track_division_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'division', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger division_tracked_insert after insert on division referencing new table as new_rows
  for each statement execute function track_division_insert();
create or replace function track_division_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'division', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger division_tracked_update after update on division referencing old table as old_rows new table as new_rows
  for each statement execute function track_division_update();
create or replace function track_division_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'division', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger division_tracked_delete after delete on division referencing old table as old_rows
  for each statement execute function track_division_delete();

-- The colours of a table's places.
create or replace function track_placement_band_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'placement_band', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger placement_band_tracked_insert after insert on placement_band referencing new table as new_rows
  for each statement execute function track_placement_band_insert();
create or replace function track_placement_band_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'placement_band', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger placement_band_tracked_update after update on placement_band referencing old table as old_rows new table as new_rows
  for each statement execute function track_placement_band_update();
create or replace function track_placement_band_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'placement_band', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger placement_band_tracked_delete after delete on placement_band referencing old table as old_rows
  for each statement execute function track_placement_band_delete();

-- Series and their results.
create or replace function track_series_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'series', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_tracked_insert after insert on series referencing new table as new_rows
  for each statement execute function track_series_insert();
create or replace function track_series_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_tracked_update after update on series referencing old table as old_rows new table as new_rows
  for each statement execute function track_series_update();
create or replace function track_series_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_tracked_delete after delete on series referencing old table as old_rows
  for each statement execute function track_series_delete();

-- Games.
create or replace function track_game_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'game', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger game_tracked_insert after insert on game referencing new table as new_rows
  for each statement execute function track_game_insert();
create or replace function track_game_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'game', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger game_tracked_update after update on game referencing old table as old_rows new table as new_rows
  for each statement execute function track_game_update();
create or replace function track_game_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'game', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger game_tracked_delete after delete on game referencing old table as old_rows
  for each statement execute function track_game_delete();

-- Players' numbers of a game.
create or replace function track_player_game_stats_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'player_game_stats', 'insert', array_agg(concat_ws('/', n.game_id, n.side, n.slot)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger player_game_stats_tracked_insert after insert on player_game_stats referencing new table as new_rows
  for each statement execute function track_player_game_stats_insert();
create or replace function track_player_game_stats_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'player_game_stats', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.game_id, o.side, o.slot) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (game_id, side, slot)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger player_game_stats_tracked_update after update on player_game_stats referencing old table as old_rows new table as new_rows
  for each statement execute function track_player_game_stats_update();
create or replace function track_player_game_stats_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'player_game_stats', 'delete', array_agg(concat_ws('/', o.game_id, o.side, o.slot)),
    jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger player_game_stats_tracked_delete after delete on player_game_stats referencing old table as old_rows
  for each statement execute function track_player_game_stats_delete();

-- Goals in order (R15).
create or replace function track_goal_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'goal', 'insert', array_agg(concat_ws('/', n.game_id, n.number)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger goal_tracked_insert after insert on goal referencing new table as new_rows
  for each statement execute function track_goal_insert();
create or replace function track_goal_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'goal', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.game_id, o.number) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (game_id, number)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger goal_tracked_update after update on goal referencing old table as old_rows new table as new_rows
  for each statement execute function track_goal_update();
create or replace function track_goal_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'goal', 'delete', array_agg(concat_ws('/', o.game_id, o.number)), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger goal_tracked_delete after delete on goal referencing old table as old_rows
  for each statement execute function track_goal_delete();

-- On which days captains were reminded (R26).
create or replace function track_series_reminder_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'series_reminder', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_reminder_tracked_insert after insert on series_reminder referencing new table as new_rows
  for each statement execute function track_series_reminder_insert();
create or replace function track_series_reminder_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series_reminder', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_reminder_tracked_update after update on series_reminder referencing old table as old_rows new table as new_rows
  for each statement execute function track_series_reminder_update();
create or replace function track_series_reminder_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series_reminder', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_reminder_tracked_delete after delete on series_reminder referencing old table as old_rows
  for each statement execute function track_series_reminder_delete();
