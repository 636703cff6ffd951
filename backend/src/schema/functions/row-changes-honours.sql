-- Every change of the honours that staff give in a season is stored in row_change, so that it can be taken back (R19, R46).

-- Honours of a player, a team, or of a goal.
create or replace function track_season_honour_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'season_honour', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger season_honour_tracked_insert after insert on season_honour referencing new table as new_rows
  for each statement execute function track_season_honour_insert();
create or replace function track_season_honour_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'season_honour', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger season_honour_tracked_update after update on season_honour referencing old table as old_rows new table as new_rows
  for each statement execute function track_season_honour_update();
create or replace function track_season_honour_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'season_honour', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger season_honour_tracked_delete after delete on season_honour referencing old table as old_rows
  for each statement execute function track_season_honour_delete();
