-- What the database tells the instances about a committed change (pg_notify), so that open pages and sockets follow
-- it, by whatever way it was made.

-- Channel `match_week`: which series changed for its captains (R27).
create or replace function tell_match_week() returns trigger language plpgsql as $$
begin
  perform pg_notify('match_week', case tg_table_name when 'series' then to_jsonb(new) ->> 'id'
                                  else to_jsonb(new) ->> 'series_id' end);
  return null;
end
$$;
create or replace trigger series_tells_match_week after update on series
  for each row when (old.version is distinct from new.version)
  execute function tell_match_week();
create or replace trigger series_event_tells_match_week after insert on series_event
  for each row execute function tell_match_week();

-- Channel `match_week`, with the word `taken`: who of the staff takes care of a series. No page of captains listens
-- to this.
create or replace function tell_taken_series() returns trigger language plpgsql as $$
begin
  perform pg_notify('match_week', 'taken ' || coalesce(new.series_id, old.series_id));
  return null;
end
$$;
create or replace trigger taken_series_tells_match_week after insert or update or delete on taken_series
  for each row execute function tell_taken_series();

-- Channel `league_series`: which series of which division has another result, time or stream. One that gets its place
-- in the schedule and nothing else tells nothing.
create or replace function tell_league_series() returns trigger language plpgsql as $$
declare
  changed series;
begin
  if tg_op = 'DELETE' then changed := old; else changed := new; end if;
  perform pg_notify('league_series', changed.id || ' ' || changed.division_id);
  return null;
end
$$;
create or replace trigger series_tells_league after update on series
  for each row when (old.scheduled_at is distinct from new.scheduled_at or old.is_streamed is distinct from new.is_streamed
    or old.version is distinct from new.version and num_nonnulls(old.reported_at, new.reported_at) > 0)
  execute function tell_league_series();
create or replace trigger new_series_tells_league after insert on series
  for each row when (num_nonnulls(new.scheduled_at, new.reported_at) > 0)
  execute function tell_league_series();
create or replace trigger gone_series_tells_league after delete on series
  for each row when (num_nonnulls(old.scheduled_at, old.reported_at) > 0)
  execute function tell_league_series();

-- Channel `replay_files`: a game was filled from a replay, or from another recording; one instance reads it (R39).
create or replace function tell_replay_game() returns trigger language plpgsql as $$
begin
  perform pg_notify('replay_files', '');
  return null;
end
$$;
create or replace trigger game_replay_told after insert on game
  for each row when (new.replay_digest is not null)
  execute function tell_replay_game();
create or replace trigger game_recording_told after update of recording_sha256 on game
  for each row when (new.recording_sha256 is distinct from old.recording_sha256)
  execute function tell_replay_game();

-- Channel `api_key_changed`: every instance has the valid keys in memory (R32). A partner's keys hold while staff let them (R48).
create or replace function tell_of_api_keys() returns trigger language plpgsql as $$
begin
  perform pg_notify('api_key_changed', '');
  return null;
end
$$;
create or replace trigger api_key_changed after insert or update or delete or truncate on api_key
  for each statement execute function tell_of_api_keys();
create or replace trigger partner_changes_keys after update of status on partner
  for each statement execute function tell_of_api_keys();
