-- Channels `rights_changed` and `session_ended`: whose rights changed, and which session is over, so that no socket
-- keeps what its person may do no longer (T111).

-- Roles of staff.
create or replace function tell_rights_of_user_role() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select old.user_id) told (id) where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select new.user_id) told (id) where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger user_role_tells_rights after insert or delete on user_role
  for each row execute function tell_rights_of_user_role();
create or replace trigger user_role_changes_rights after update on user_role
  for each row when ((old.user_id, old.role) is distinct from (new.user_id, new.role))
  execute function tell_rights_of_user_role();

-- Which account a player belongs to, and their nationality.
create or replace function tell_rights_of_player() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select old.user_id) told (id) where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select new.user_id) told (id) where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger player_tells_rights after insert or delete on player
  for each row execute function tell_rights_of_player();
create or replace trigger player_changes_rights after update on player
  for each row when ((old.user_id, old.nationality) is distinct from (new.user_id, new.nationality))
  execute function tell_rights_of_player();

-- The confirmed address, by which members are known (R12).
create or replace function tell_rights_of_app_user() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select old.id) told (id) where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select new.id) told (id) where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger app_user_tells_rights after insert or delete on app_user
  for each row execute function tell_rights_of_app_user();
create or replace trigger app_user_changes_rights after update on app_user
  for each row when ((old.email, old.email_verified) is distinct from (new.email, new.email_verified))
  execute function tell_rights_of_app_user();

-- Membership: the accounts with the member's address (R12).
create or replace function tell_rights_of_association_member() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select u.id from app_user u
      where u.email::citext = old.email) told (id) where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select u.id from app_user u
      where u.email::citext = new.email) told (id) where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger association_member_tells_rights after insert or delete on association_member
  for each row execute function tell_rights_of_association_member();
create or replace trigger association_member_changes_rights after update on association_member
  for each row when ((old.email) is distinct from (new.email))
  execute function tell_rights_of_association_member();

-- The player's team, and who is captain (R9).
create or replace function tell_rights_of_roster_entry() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select p.user_id from player p where p.id = old.player_id) told (id)
      where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select p.user_id from player p where p.id = new.player_id) told (id)
      where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger roster_entry_tells_rights after insert or delete on roster_entry
  for each row execute function tell_rights_of_roster_entry();
create or replace trigger roster_entry_changes_rights after update on roster_entry
  for each row when ((old.player_id, old.team_id, old.sort_order, old.valid_from, old.valid_to) is distinct from (new.player_id,
    new.team_id, new.sort_order, new.valid_from, new.valid_to))
  execute function tell_rights_of_roster_entry();

-- Sanctions of a player, or of all players of a team (R24).
create or replace function tell_rights_of_sanction() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select p.user_id from player p
      where p.id = old.player_id union select p.user_id from roster_entry r join player p on p.id = r.player_id
        where r.team_id = old.team_id and r.valid_to is null) told (id) where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select p.user_id from player p
      where p.id = new.player_id union select p.user_id from roster_entry r join player p on p.id = r.player_id
        where r.team_id = new.team_id and r.valid_to is null) told (id) where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger sanction_tells_rights after insert or delete on sanction
  for each row execute function tell_rights_of_sanction();
create or replace trigger sanction_changes_rights after update on sanction
  for each row when ((old.player_id, old.team_id, old.kind, old.starts_on, old.ends_on, old.series_count,
    old.lifted_at) is distinct from (new.player_id, new.team_id, new.kind, new.starts_on, new.ends_on, new.series_count, new.lifted_at))
  execute function tell_rights_of_sanction();

-- Who leads a division.
create or replace function tell_rights_of_division() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    perform pg_notify('rights_changed', told.id::text) from (select old.admin_user_id) told (id) where told.id is not null;
  end if;
  if tg_op <> 'DELETE' then
    perform pg_notify('rights_changed', told.id::text) from (select new.admin_user_id) told (id) where told.id is not null;
  end if;
  return null;
end
$$;
create or replace trigger division_tells_rights after insert or delete on division
  for each row execute function tell_rights_of_division();
create or replace trigger division_changes_rights after update on division
  for each row when ((old.admin_user_id) is distinct from (new.admin_user_id))
  execute function tell_rights_of_division();

-- A session that is ended, or deleted before it was.
create or replace function tell_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('session_ended', old.id::text);
  return null;
end
$$;
create or replace trigger session_end_is_told after update on session
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function tell_ended_session();
create or replace trigger gone_session_is_told after delete on session
  for each row when (old.revoked_at is null)
  execute function tell_ended_session();
