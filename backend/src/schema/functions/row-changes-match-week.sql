-- Every change of the rows of the captains' match week is stored in row_change, so that acts of staff can be taken
-- back (R19, docs/decisions/026). row-changes-people.sql says how.

-- What captains have done about a series (R27).
create or replace function track_series_event_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'series_event', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_event_tracked_insert after insert on series_event referencing new table as new_rows
  for each statement execute function track_series_event_insert();
create or replace function track_series_event_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series_event', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_event_tracked_update after update on series_event referencing old table as old_rows new table as new_rows
  for each statement execute function track_series_event_update();
create or replace function track_series_event_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series_event', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_event_tracked_delete after delete on series_event referencing old table as old_rows
  for each statement execute function track_series_event_delete();

-- Times that captains offer each other (R27).
create or replace function track_time_proposal_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'time_proposal', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger time_proposal_tracked_insert after insert on time_proposal referencing new table as new_rows
  for each statement execute function track_time_proposal_insert();
create or replace function track_time_proposal_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'time_proposal', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger time_proposal_tracked_update after update on time_proposal referencing old table as old_rows new table as new_rows
  for each statement execute function track_time_proposal_update();
create or replace function track_time_proposal_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'time_proposal', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger time_proposal_tracked_delete after delete on time_proposal referencing old table as old_rows
  for each statement execute function track_time_proposal_delete();

-- Line-ups (R27).
create or replace function track_line_up_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'line_up', 'insert', array_agg(concat_ws('/', n.series_id, n.side)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger line_up_tracked_insert after insert on line_up referencing new table as new_rows
  for each statement execute function track_line_up_insert();
create or replace function track_line_up_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'line_up', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.series_id, o.side) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (series_id, side)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger line_up_tracked_update after update on line_up referencing old table as old_rows new table as new_rows
  for each statement execute function track_line_up_update();
create or replace function track_line_up_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'line_up', 'delete', array_agg(concat_ws('/', o.series_id, o.side)), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger line_up_tracked_delete after delete on line_up referencing old table as old_rows
  for each statement execute function track_line_up_delete();

-- The players of a line-up (R27).
create or replace function track_line_up_player_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'line_up_player', 'insert', array_agg(concat_ws('/', n.series_id, n.side, n.slot)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger line_up_player_tracked_insert after insert on line_up_player referencing new table as new_rows
  for each statement execute function track_line_up_player_insert();
create or replace function track_line_up_player_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'line_up_player', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.series_id, o.side, o.slot) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (series_id, side, slot)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger line_up_player_tracked_update after update on line_up_player referencing old table as old_rows new table as new_rows
  for each statement execute function track_line_up_player_update();
create or replace function track_line_up_player_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'line_up_player', 'delete', array_agg(concat_ws('/', o.series_id, o.side, o.slot)),
    jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger line_up_player_tracked_delete after delete on line_up_player referencing old table as old_rows
  for each statement execute function track_line_up_player_delete();

-- Pictures of a result (R27).
create or replace function track_series_evidence_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'series_evidence', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_evidence_tracked_insert after insert on series_evidence referencing new table as new_rows
  for each statement execute function track_series_evidence_insert();
create or replace function track_series_evidence_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series_evidence', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_evidence_tracked_update after update on series_evidence referencing old table as old_rows new table as new_rows
  for each statement execute function track_series_evidence_update();
create or replace function track_series_evidence_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'series_evidence', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger series_evidence_tracked_delete after delete on series_evidence referencing old table as old_rows
  for each statement execute function track_series_evidence_delete();

-- Disputes (R27).
create or replace function track_dispute_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'dispute', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger dispute_tracked_insert after insert on dispute referencing new table as new_rows
  for each statement execute function track_dispute_insert();
create or replace function track_dispute_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'dispute', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger dispute_tracked_update after update on dispute referencing old table as old_rows new table as new_rows
  for each statement execute function track_dispute_update();
create or replace function track_dispute_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'dispute', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger dispute_tracked_delete after delete on dispute referencing old table as old_rows
  for each statement execute function track_dispute_delete();

-- What each side says in a dispute (R27).
create or replace function track_dispute_story_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'dispute_story', 'insert', array_agg(concat_ws('/', n.dispute_id, n.side)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger dispute_story_tracked_insert after insert on dispute_story referencing new table as new_rows
  for each statement execute function track_dispute_story_insert();
create or replace function track_dispute_story_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'dispute_story', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.dispute_id, o.side) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (dispute_id, side)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger dispute_story_tracked_update after update on dispute_story referencing old table as old_rows new table as new_rows
  for each statement execute function track_dispute_story_update();
create or replace function track_dispute_story_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'dispute_story', 'delete', array_agg(concat_ws('/', o.dispute_id, o.side)),
    jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger dispute_story_tracked_delete after delete on dispute_story referencing old table as old_rows
  for each statement execute function track_dispute_story_delete();

-- Claims of a walkover (R27).
create or replace function track_no_show_claim_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'no_show_claim', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger no_show_claim_tracked_insert after insert on no_show_claim referencing new table as new_rows
  for each statement execute function track_no_show_claim_insert();
create or replace function track_no_show_claim_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'no_show_claim', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger no_show_claim_tracked_update after update on no_show_claim referencing old table as old_rows new table as new_rows
  for each statement execute function track_no_show_claim_update();
create or replace function track_no_show_claim_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'no_show_claim', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger no_show_claim_tracked_delete after delete on no_show_claim referencing old table as old_rows
  for each statement execute function track_no_show_claim_delete();
