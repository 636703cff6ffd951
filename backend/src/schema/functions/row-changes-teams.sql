-- Every change of the rows of teams is stored in row_change, so that acts of staff can be taken back (R19,
-- docs/decisions/026). row-changes-people.sql says how.

-- Teams.
create or replace function track_team_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'team', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger team_tracked_insert after insert on team referencing new table as new_rows
  for each statement execute function track_team_insert();
create or replace function track_team_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'team', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger team_tracked_update after update on team referencing old table as old_rows new table as new_rows
  for each statement execute function track_team_update();
create or replace function track_team_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'team', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger team_tracked_delete after delete on team referencing old table as old_rows
  for each statement execute function track_team_delete();

-- Rosters (R9).
create or replace function track_roster_entry_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'roster_entry', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger roster_entry_tracked_insert after insert on roster_entry referencing new table as new_rows
  for each statement execute function track_roster_entry_insert();
create or replace function track_roster_entry_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'roster_entry', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger roster_entry_tracked_update after update on roster_entry referencing old table as old_rows new table as new_rows
  for each statement execute function track_roster_entry_update();
create or replace function track_roster_entry_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'roster_entry', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger roster_entry_tracked_delete after delete on roster_entry referencing old table as old_rows
  for each statement execute function track_roster_entry_delete();

-- Invitations.
create or replace function track_invite_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'invite', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger invite_tracked_insert after insert on invite referencing new table as new_rows
  for each statement execute function track_invite_insert();
create or replace function track_invite_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'invite', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger invite_tracked_update after update on invite referencing old table as old_rows new table as new_rows
  for each statement execute function track_invite_update();
create or replace function track_invite_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'invite', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger invite_tracked_delete after delete on invite referencing old table as old_rows
  for each statement execute function track_invite_delete();

-- Teams that are signed up (R11).
create or replace function track_signup_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'signup', 'insert', array_agg(concat_ws('/', n.season_id, n.team_id)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger signup_tracked_insert after insert on signup referencing new table as new_rows
  for each statement execute function track_signup_insert();
create or replace function track_signup_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'signup', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.season_id, o.team_id) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (season_id, team_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger signup_tracked_update after update on signup referencing old table as old_rows new table as new_rows
  for each statement execute function track_signup_update();
create or replace function track_signup_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'signup', 'delete', array_agg(concat_ws('/', o.season_id, o.team_id)), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger signup_tracked_delete after delete on signup referencing old table as old_rows
  for each statement execute function track_signup_delete();

-- The teams of a division.
create or replace function track_division_team_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'division_team', 'insert', array_agg(concat_ws('/', n.division_id, n.team_id)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger division_team_tracked_insert after insert on division_team referencing new table as new_rows
  for each statement execute function track_division_team_insert();
create or replace function track_division_team_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'division_team', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.division_id, o.team_id) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (division_id, team_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger division_team_tracked_update after update on division_team referencing old table as old_rows new table as new_rows
  for each statement execute function track_division_team_update();
create or replace function track_division_team_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'division_team', 'delete', array_agg(concat_ws('/', o.division_id, o.team_id)),
    jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger division_team_tracked_delete after delete on division_team referencing old table as old_rows
  for each statement execute function track_division_team_delete();

-- Requests (R10).
create or replace function track_approval_request_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'approval_request', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger approval_request_tracked_insert after insert on approval_request referencing new table as new_rows
  for each statement execute function track_approval_request_insert();
create or replace function track_approval_request_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'approval_request', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger approval_request_tracked_update after update on approval_request referencing old table as old_rows new table as new_rows
  for each statement execute function track_approval_request_update();
create or replace function track_approval_request_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'approval_request', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger approval_request_tracked_delete after delete on approval_request referencing old table as old_rows
  for each statement execute function track_approval_request_delete();

-- What staff wrote to captains (R25).
create or replace function track_captain_message_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'captain_message', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger captain_message_tracked_insert after insert on captain_message referencing new table as new_rows
  for each statement execute function track_captain_message_insert();
create or replace function track_captain_message_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'captain_message', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger captain_message_tracked_update after update on captain_message referencing old table as old_rows new table as new_rows
  for each statement execute function track_captain_message_update();
create or replace function track_captain_message_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'captain_message', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger captain_message_tracked_delete after delete on captain_message referencing old table as old_rows
  for each statement execute function track_captain_message_delete();

-- Stages (R43).
create or replace function track_stage_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'stage', 'insert', array_agg(n.division_id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger stage_tracked_insert after insert on stage referencing new table as new_rows
  for each statement execute function track_stage_insert();
create or replace function track_stage_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'stage', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.division_id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (division_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger stage_tracked_update after update on stage referencing old table as old_rows new table as new_rows
  for each statement execute function track_stage_update();
create or replace function track_stage_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'stage', 'delete', array_agg(o.division_id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger stage_tracked_delete after delete on stage referencing old table as old_rows
  for each statement execute function track_stage_delete();

-- Who has the seeds of a stage.
create or replace function track_stage_entrant_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'stage_entrant', 'insert', array_agg(concat_ws('/', n.division_id, n.seed)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger stage_entrant_tracked_insert after insert on stage_entrant referencing new table as new_rows
  for each statement execute function track_stage_entrant_insert();
create or replace function track_stage_entrant_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'stage_entrant', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.division_id, o.seed) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (division_id, seed)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger stage_entrant_tracked_update after update on stage_entrant referencing old table as old_rows new table as new_rows
  for each statement execute function track_stage_entrant_update();
create or replace function track_stage_entrant_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'stage_entrant', 'delete', array_agg(concat_ws('/', o.division_id, o.seed)),
    jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger stage_entrant_tracked_delete after delete on stage_entrant referencing old table as old_rows
  for each statement execute function track_stage_entrant_delete();
