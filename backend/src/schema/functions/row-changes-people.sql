-- Every change of the rows of people is stored in row_change, so that acts of staff can be taken back (R19,
-- docs/decisions/026).

-- Each table has functions of its own: with the columns written out, a report of a series takes 0.3 ms longer, and
-- with one function for all tables 0.8 ms. Of an insert the keys are stored, of an update the former values of the
-- columns that changed, of a delete the rows. `version` only counts changes, so it is no change.

-- The values of a row that became others; null when none did.
create or replace function former_values(former jsonb, present jsonb) returns jsonb language sql immutable as $$
  select jsonb_object_agg(v.key, v.value) from jsonb_each(former) v where present->v.key is distinct from v.value
$$;

-- Roles of staff.
create or replace function track_user_role_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'user_role', 'insert', array_agg(concat_ws('/', n.user_id, n.role)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger user_role_tracked_insert after insert on user_role referencing new table as new_rows
  for each statement execute function track_user_role_insert();
create or replace function track_user_role_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'user_role', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.user_id, o.role) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (user_id, role)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger user_role_tracked_update after update on user_role referencing old table as old_rows new table as new_rows
  for each statement execute function track_user_role_update();
create or replace function track_user_role_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'user_role', 'delete', array_agg(concat_ws('/', o.user_id, o.role)), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger user_role_tracked_delete after delete on user_role referencing old table as old_rows
  for each statement execute function track_user_role_delete();

-- Players.
create or replace function track_player_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'player', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger player_tracked_insert after insert on player referencing new table as new_rows
  for each statement execute function track_player_insert();
create or replace function track_player_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'player', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger player_tracked_update after update on player referencing old table as old_rows new table as new_rows
  for each statement execute function track_player_update();
create or replace function track_player_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'player', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger player_tracked_delete after delete on player referencing old table as old_rows
  for each statement execute function track_player_delete();

-- Game accounts.
create or replace function track_game_account_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'game_account', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger game_account_tracked_insert after insert on game_account referencing new table as new_rows
  for each statement execute function track_game_account_insert();
create or replace function track_game_account_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'game_account', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger game_account_tracked_update after update on game_account referencing old table as old_rows new table as new_rows
  for each statement execute function track_game_account_update();
create or replace function track_game_account_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'game_account', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger game_account_tracked_delete after delete on game_account referencing old table as old_rows
  for each statement execute function track_game_account_delete();

-- Who became whom in a merge (R23).
create or replace function track_merged_player_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'merged_player', 'insert', array_agg(n.player_id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger merged_player_tracked_insert after insert on merged_player referencing new table as new_rows
  for each statement execute function track_merged_player_insert();
create or replace function track_merged_player_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'merged_player', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.player_id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (player_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger merged_player_tracked_update after update on merged_player referencing old table as old_rows new table as new_rows
  for each statement execute function track_merged_player_update();
create or replace function track_merged_player_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'merged_player', 'delete', array_agg(o.player_id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger merged_player_tracked_delete after delete on merged_player referencing old table as old_rows
  for each statement execute function track_merged_player_delete();

-- Members of the association (R13).
create or replace function track_association_member_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'association_member', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger association_member_tracked_insert after insert on association_member referencing new table as new_rows
  for each statement execute function track_association_member_insert();
create or replace function track_association_member_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'association_member', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger association_member_tracked_update after update on association_member referencing old table as old_rows new table as new_rows
  for each statement execute function track_association_member_update();
create or replace function track_association_member_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'association_member', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger association_member_tracked_delete after delete on association_member referencing old table as old_rows
  for each statement execute function track_association_member_delete();

-- What members said about themselves (R13). The personal identity number goes when a membership ends: an undo brings
-- back all but it (T68).
create or replace function track_membership_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'membership', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger membership_tracked_insert after insert on membership referencing new table as new_rows
  for each statement execute function track_membership_insert();
create or replace function track_membership_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'membership', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values((to_jsonb(o) - '{ssn_cipher,ssn_index,ssn_masked}'::text[]) - 'version',
      to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger membership_tracked_update after update on membership referencing old table as old_rows new table as new_rows
  for each statement execute function track_membership_update();
create or replace function track_membership_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'membership', 'delete', array_agg(o.id::text),
    jsonb_agg((to_jsonb(o) - '{ssn_cipher,ssn_index,ssn_masked}'::text[])) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger membership_tracked_delete after delete on membership referencing old table as old_rows
  for each statement execute function track_membership_delete();

-- What staff note about a person.
create or replace function track_person_note_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'person_note', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger person_note_tracked_insert after insert on person_note referencing new table as new_rows
  for each statement execute function track_person_note_insert();
create or replace function track_person_note_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'person_note', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger person_note_tracked_update after update on person_note referencing old table as old_rows new table as new_rows
  for each statement execute function track_person_note_update();
create or replace function track_person_note_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'person_note', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger person_note_tracked_delete after delete on person_note referencing old table as old_rows
  for each statement execute function track_person_note_delete();

-- Sanctions (R24).
create or replace function track_sanction_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'sanction', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger sanction_tracked_insert after insert on sanction referencing new table as new_rows
  for each statement execute function track_sanction_insert();
create or replace function track_sanction_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'sanction', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger sanction_tracked_update after update on sanction referencing old table as old_rows new table as new_rows
  for each statement execute function track_sanction_update();
create or replace function track_sanction_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'sanction', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger sanction_tracked_delete after delete on sanction referencing old table as old_rows
  for each statement execute function track_sanction_delete();
