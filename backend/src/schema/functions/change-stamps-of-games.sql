-- The stamp (change-stamp.sql) of what replays tell.

-- What replays tell of a game (R37).
drop trigger if exists game_field_play_changed on game_field_play;
create constraint trigger game_field_play_changed after insert or delete or update on game_field_play deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger game_field_play_emptied after truncate on game_field_play
  for each statement execute function stamp_change();

-- What replays tell of a player (R37).
drop trigger if exists player_field_play_changed on player_field_play;
create constraint trigger player_field_play_changed after insert or delete or update on player_field_play deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger player_field_play_emptied after truncate on player_field_play
  for each statement execute function stamp_change();

-- What happened on the field (R37).
drop trigger if exists field_event_changed on field_event;
create constraint trigger field_event_changed after insert or delete or update on field_event deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger field_event_emptied after truncate on field_event for each statement execute function stamp_change();

-- Tracks of games (docs/tracks.md).
drop trigger if exists game_track_changed on game_track;
create constraint trigger game_track_changed after insert or delete or update on game_track deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger game_track_emptied after truncate on game_track for each statement execute function stamp_change();
