-- Changes of what merges leave behind are stored in row_change, so that they can be taken back (R19,
-- docs/decisions/026).

-- Which team became which in a merge (R47).
create or replace function track_merged_team_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'merged_team', 'insert', array_agg(n.team_id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger merged_team_tracked_insert after insert on merged_team referencing new table as new_rows
  for each statement execute function track_merged_team_insert();
create or replace function track_merged_team_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'merged_team', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.team_id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (team_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger merged_team_tracked_update after update on merged_team referencing old table as old_rows new table as new_rows
  for each statement execute function track_merged_team_update();
create or replace function track_merged_team_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'merged_team', 'delete', array_agg(o.team_id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger merged_team_tracked_delete after delete on merged_team referencing old table as old_rows
  for each statement execute function track_merged_team_delete();
