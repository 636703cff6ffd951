-- Every change of the rows of the site is stored in row_change, so that acts of staff can be taken back (R19,
-- docs/decisions/026). row-changes-people.sql says how.

-- The league's switches.
create or replace function track_setting_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'setting', 'insert', array_agg(n.key::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger setting_tracked_insert after insert on setting referencing new table as new_rows
  for each statement execute function track_setting_insert();
create or replace function track_setting_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'setting', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.key::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (key)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger setting_tracked_update after update on setting referencing old table as old_rows new table as new_rows
  for each statement execute function track_setting_update();
create or replace function track_setting_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'setting', 'delete', array_agg(o.key::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger setting_tracked_delete after delete on setting referencing old table as old_rows
  for each statement execute function track_setting_delete();

-- Pictures.
create or replace function track_image_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'image', 'insert', array_agg(n.name::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger image_tracked_insert after insert on image referencing new table as new_rows
  for each statement execute function track_image_insert();
create or replace function track_image_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'image', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.name::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (name)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger image_tracked_update after update on image referencing old table as old_rows new table as new_rows
  for each statement execute function track_image_update();
create or replace function track_image_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'image', 'delete', array_agg(o.name::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger image_tracked_delete after delete on image referencing old table as old_rows
  for each statement execute function track_image_delete();

-- Categories of news.
create or replace function track_news_category_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'news_category', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger news_category_tracked_insert after insert on news_category referencing new table as new_rows
  for each statement execute function track_news_category_insert();
create or replace function track_news_category_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'news_category', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger news_category_tracked_update after update on news_category referencing old table as old_rows new table as new_rows
  for each statement execute function track_news_category_update();
create or replace function track_news_category_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'news_category', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger news_category_tracked_delete after delete on news_category referencing old table as old_rows
  for each statement execute function track_news_category_delete();

-- Posts.
create or replace function track_news_post_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'news_post', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger news_post_tracked_insert after insert on news_post referencing new table as new_rows
  for each statement execute function track_news_post_insert();
create or replace function track_news_post_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'news_post', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger news_post_tracked_update after update on news_post referencing old table as old_rows new table as new_rows
  for each statement execute function track_news_post_update();
create or replace function track_news_post_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'news_post', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger news_post_tracked_delete after delete on news_post referencing old table as old_rows
  for each statement execute function track_news_post_delete();

-- Pages whose text staff write.
create or replace function track_managed_page_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'managed_page', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger managed_page_tracked_insert after insert on managed_page referencing new table as new_rows
  for each statement execute function track_managed_page_insert();
create or replace function track_managed_page_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'managed_page', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger managed_page_tracked_update after update on managed_page referencing old table as old_rows new table as new_rows
  for each statement execute function track_managed_page_update();
create or replace function track_managed_page_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'managed_page', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger managed_page_tracked_delete after delete on managed_page referencing old table as old_rows
  for each statement execute function track_managed_page_delete();

-- Players of 6mans (R8).
create or replace function track_six_mans_player_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'six_mans_player', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_player_tracked_insert after insert on six_mans_player referencing new table as new_rows
  for each statement execute function track_six_mans_player_insert();
create or replace function track_six_mans_player_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_player', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_player_tracked_update after update on six_mans_player referencing old table as old_rows new table as new_rows
  for each statement execute function track_six_mans_player_update();
create or replace function track_six_mans_player_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_player', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_player_tracked_delete after delete on six_mans_player referencing old table as old_rows
  for each statement execute function track_six_mans_player_delete();

-- Series of 6mans (R8).
create or replace function track_six_mans_series_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'six_mans_series', 'insert', array_agg(n.id::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_series_tracked_insert after insert on six_mans_series referencing new table as new_rows
  for each statement execute function track_six_mans_series_insert();
create or replace function track_six_mans_series_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_series', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.id::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_series_tracked_update after update on six_mans_series referencing old table as old_rows new table as new_rows
  for each statement execute function track_six_mans_series_update();
create or replace function track_six_mans_series_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_series', 'delete', array_agg(o.id::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_series_tracked_delete after delete on six_mans_series referencing old table as old_rows
  for each statement execute function track_six_mans_series_delete();

-- The ledger of 6mans (R8).
create or replace function track_six_mans_result_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'six_mans_result', 'insert', array_agg(concat_ws('/', n.series_id, n.six_mans_player_id)) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_result_tracked_insert after insert on six_mans_result referencing new table as new_rows
  for each statement execute function track_six_mans_result_insert();
create or replace function track_six_mans_result_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_result', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select concat_ws('/', o.series_id, o.six_mans_player_id) as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (series_id, six_mans_player_id)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_result_tracked_update after update on six_mans_result referencing old table as old_rows new table as new_rows
  for each statement execute function track_six_mans_result_update();
create or replace function track_six_mans_result_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_result', 'delete', array_agg(concat_ws('/', o.series_id, o.six_mans_player_id)),
    jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_result_tracked_delete after delete on six_mans_result referencing old table as old_rows
  for each statement execute function track_six_mans_result_delete();

-- The lowest Elo of each rank (R8).
create or replace function track_six_mans_floor_insert() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys)
  select 'six_mans_floor', 'insert', array_agg(n.rank::text) from new_rows n having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_floor_tracked_insert after insert on six_mans_floor referencing new table as new_rows
  for each statement execute function track_six_mans_floor_insert();
create or replace function track_six_mans_floor_update() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_floor', 'update', array_agg(c.key), jsonb_agg(c.former)
    from (select o.rank::text as key, former_values(to_jsonb(o) - 'version', to_jsonb(n)) as former
            from old_rows o join new_rows n using (rank)) c
   where c.former is not null having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_floor_tracked_update after update on six_mans_floor referencing old table as old_rows new table as new_rows
  for each statement execute function track_six_mans_floor_update();
create or replace function track_six_mans_floor_delete() returns trigger language plpgsql as $$
begin
  insert into row_change (table_name, kind, keys, rows)
  select 'six_mans_floor', 'delete', array_agg(o.rank::text), jsonb_agg(to_jsonb(o)) from old_rows o having count(*) > 0;
  return null;
end
$$;
create or replace trigger six_mans_floor_tracked_delete after delete on six_mans_floor referencing old table as old_rows
  for each statement execute function track_six_mans_floor_delete();
