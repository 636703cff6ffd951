-- How names are found.

-- The players whose name, name in the chat, or present team has a part: `part` is a pattern of `like` over
-- search_text. One plan serves all texts: PostgreSQL expects of an unknown text as many hits as of a common one, and
-- would plan each search again.
create or replace function players_found_by_name(part text, at timestamptz) returns setof integer
language plpgsql stable rows 10 set plan_cache_mode = force_generic_plan as $$
begin
  -- each part has its own trigram index; one condition for all could use none
  return query
    select id from player where search_text(nickname) like part
    union
    select id from player where search_text(discord_name) like part
    union
    select id from player where user_id = any(array(select id from app_user where search_text(discord_username) like part))
    union
    select r.player_id from roster_entry r
     where r.team_id = any(array(select id from team where search_text(name) like part))
       and r.valid_from <= at and (r.valid_to is null or r.valid_to > at);
end
$$;
