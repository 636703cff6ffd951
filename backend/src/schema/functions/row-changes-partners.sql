-- Every change of the rows of partners is stored in row_change, so that acts of staff can be taken back (R19, R48).

-- Who wants partner access, and what staff decided.
create or replace function track_partner_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'partner', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger partner_tracked_insert after insert on partner referencing new table as new_rows
  for each statement execute function track_partner_insert();
create or replace function track_partner_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'partner', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger partner_tracked_update after update on partner referencing old table as old_rows new table as new_rows
  for each statement execute function track_partner_update();
-- No act of staff deletes a partner. What its account has said goes with it, also where it stood as a former value.
create or replace function track_partner_delete() returns trigger language plpgsql as $$
begin
  if not exists (select from old_rows) then
    return null;
  end if;
  update row_change set rows = null
   where table_name = 'partner' and rows is not null and keys && (select array_agg(o.id::text) from old_rows o);
  insert into row_change (table_name, kind, keys) select 'partner', 'delete', array_agg(o.id::text) from old_rows o;
  return null;
end
$$;
create or replace trigger partner_tracked_delete after delete on partner referencing old table as old_rows
  for each statement execute function track_partner_delete();
