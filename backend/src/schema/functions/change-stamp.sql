-- One number that grows with every committed change of what visitors see, so that no cached answer is out of date
-- (docs/decisions/008). The first changed row of a transaction queues the stamp; the others see, by a setting of the
-- transaction, that it is queued, and a rollback to a savepoint takes both back. The stamp is written at the commit:
-- the one row that all need is locked last and shortest. A table that visitors can see has two triggers here:
-- `…_changed` and `…_emptied`.

-- Raises the stamp and tells all instances.
create or replace function stamp_change() returns trigger language plpgsql as $$
declare
  stamped bigint;
begin
  update change_stamp set version = version + 1 returning version into stamped;
  perform pg_notify('league_changed', stamped::text);
  return null;
end
$$;

-- Names and pictures of accounts. A login changes nothing for visitors.
drop trigger if exists app_user_changed on app_user;
create constraint trigger app_user_changed after insert or delete or update of discord_username, discord_discriminator,
  discord_avatar on app_user deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger app_user_emptied after truncate on app_user for each statement execute function stamp_change();

-- Who is staff.
drop trigger if exists user_role_changed on user_role;
create constraint trigger user_role_changed after insert or delete or update on user_role deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger user_role_emptied after truncate on user_role for each statement execute function stamp_change();

-- Players.
drop trigger if exists player_changed on player;
create constraint trigger player_changed after insert or delete or update on player deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger player_emptied after truncate on player for each statement execute function stamp_change();

-- Players' game accounts.
drop trigger if exists game_account_changed on game_account;
create constraint trigger game_account_changed after insert or delete or update on game_account deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger game_account_emptied after truncate on game_account for each statement execute function stamp_change();

-- Teams.
drop trigger if exists team_changed on team;
create constraint trigger team_changed after insert or delete or update on team deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger team_emptied after truncate on team for each statement execute function stamp_change();

-- Rosters (R9).
drop trigger if exists roster_entry_changed on roster_entry;
create constraint trigger roster_entry_changed after insert or delete or update on roster_entry deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger roster_entry_emptied after truncate on roster_entry for each statement execute function stamp_change();

-- Seasons (R16).
drop trigger if exists season_changed on season;
create constraint trigger season_changed after insert or delete or update on season deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger season_emptied after truncate on season for each statement execute function stamp_change();

-- Divisions.
drop trigger if exists division_changed on division;
create constraint trigger division_changed after insert or delete or update on division deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger division_emptied after truncate on division for each statement execute function stamp_change();

-- The colours of a table's places.
drop trigger if exists placement_band_changed on placement_band;
create constraint trigger placement_band_changed after insert or delete or update on placement_band deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger placement_band_emptied after truncate on placement_band
  for each statement execute function stamp_change();

-- The teams of a division, with adjustments and disqualifications (R5).
drop trigger if exists division_team_changed on division_team;
create constraint trigger division_team_changed after insert or delete or update on division_team deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger division_team_emptied after truncate on division_team
  for each statement execute function stamp_change();

-- Stages, and who has their seeds (R43).
drop trigger if exists stage_changed on stage;
create constraint trigger stage_changed after insert or delete or update on stage deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger stage_emptied after truncate on stage for each statement execute function stamp_change();

-- Who has the seeds of a stage.
drop trigger if exists stage_entrant_changed on stage_entrant;
create constraint trigger stage_entrant_changed after insert or delete or update on stage_entrant deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger stage_entrant_emptied after truncate on stage_entrant for each statement execute function stamp_change();

-- Series, their times and results (R2).
drop trigger if exists series_changed on series;
create constraint trigger series_changed after insert or delete or update on series deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger series_emptied after truncate on series for each statement execute function stamp_change();

-- Games.
drop trigger if exists game_changed on game;
create constraint trigger game_changed after insert or delete or update on game deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger game_emptied after truncate on game for each statement execute function stamp_change();

-- Players' numbers of a game (R7).
drop trigger if exists player_game_stats_changed on player_game_stats;
create constraint trigger player_game_stats_changed after insert or delete or update on player_game_stats deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger player_game_stats_emptied after truncate on player_game_stats
  for each statement execute function stamp_change();

-- Players' sums of a division (R7).
drop trigger if exists player_division_totals_changed on player_division_totals;
create constraint trigger player_division_totals_changed after insert or delete or update on player_division_totals deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger player_division_totals_emptied after truncate on player_division_totals
  for each statement execute function stamp_change();

-- The league's switches.
drop trigger if exists setting_changed on setting;
create constraint trigger setting_changed after insert or delete or update on setting deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger setting_emptied after truncate on setting for each statement execute function stamp_change();

-- Invitations, which a team's page shows to its captain.
drop trigger if exists invite_changed on invite;
create constraint trigger invite_changed after insert or delete or update on invite deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger invite_emptied after truncate on invite for each statement execute function stamp_change();

-- Links that invite whoever opens them (R42).
drop trigger if exists invite_link_changed on invite_link;
create constraint trigger invite_link_changed after insert or delete or update on invite_link deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger invite_link_emptied after truncate on invite_link for each statement execute function stamp_change();

-- The board (R42).
drop trigger if exists board_entry_changed on board_entry;
create constraint trigger board_entry_changed after insert or delete or update on board_entry deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger board_entry_emptied after truncate on board_entry for each statement execute function stamp_change();

-- What players ask the board's teams, which a team's settings show to its captain.
drop trigger if exists board_ask_changed on board_ask;
create constraint trigger board_ask_changed after insert or delete or update on board_ask deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger board_ask_emptied after truncate on board_ask for each statement execute function stamp_change();

-- Teams that are signed up (R11).
drop trigger if exists signup_changed on signup;
create constraint trigger signup_changed after insert or delete or update on signup deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger signup_emptied after truncate on signup for each statement execute function stamp_change();

-- Categories of news.
drop trigger if exists news_category_changed on news_category;
create constraint trigger news_category_changed after insert or delete or update on news_category deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger news_category_emptied after truncate on news_category
  for each statement execute function stamp_change();

-- Posts.
drop trigger if exists news_post_changed on news_post;
create constraint trigger news_post_changed after insert or delete or update on news_post deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger news_post_emptied after truncate on news_post for each statement execute function stamp_change();

-- Pages whose text staff write.
drop trigger if exists managed_page_changed on managed_page;
create constraint trigger managed_page_changed after insert or delete or update on managed_page deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger managed_page_emptied after truncate on managed_page for each statement execute function stamp_change();

-- Players of 6mans (R8).
drop trigger if exists six_mans_player_changed on six_mans_player;
create constraint trigger six_mans_player_changed after insert or delete or update on six_mans_player deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger six_mans_player_emptied after truncate on six_mans_player
  for each statement execute function stamp_change();

-- Series of 6mans (R8).
drop trigger if exists six_mans_series_changed on six_mans_series;
create constraint trigger six_mans_series_changed after insert or delete or update on six_mans_series deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger six_mans_series_emptied after truncate on six_mans_series
  for each statement execute function stamp_change();

-- The ledger of 6mans (R8).
drop trigger if exists six_mans_result_changed on six_mans_result;
create constraint trigger six_mans_result_changed after insert or delete or update on six_mans_result deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger six_mans_result_emptied after truncate on six_mans_result
  for each statement execute function stamp_change();

-- The lowest Elo of each rank (R8).
drop trigger if exists six_mans_floor_changed on six_mans_floor;
create constraint trigger six_mans_floor_changed after insert or delete or update on six_mans_floor deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger six_mans_floor_emptied after truncate on six_mans_floor
  for each statement execute function stamp_change();

-- The broadcast. A check that finds the same one changes nothing.
drop trigger if exists live_stream_changed on live_stream;
create constraint trigger live_stream_changed after insert or delete or update of title,
  started_at on live_stream deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger live_stream_emptied after truncate on live_stream for each statement execute function stamp_change();

-- Calendars.
drop trigger if exists calendar_entry_changed on calendar_entry;
create constraint trigger calendar_entry_changed after insert or delete or update on calendar_entry deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger calendar_entry_emptied after truncate on calendar_entry
  for each statement execute function stamp_change();

-- Old addresses of players who were merged (R23).
drop trigger if exists merged_player_changed on merged_player;
create constraint trigger merged_player_changed after insert or delete or update on merged_player deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger merged_player_emptied after truncate on merged_player
  for each statement execute function stamp_change();

-- Old addresses of teams that were merged (R47).
drop trigger if exists merged_team_changed on merged_team;
create constraint trigger merged_team_changed after insert or delete or update on merged_team deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger merged_team_emptied after truncate on merged_team
  for each statement execute function stamp_change();

-- Honours that staff give (R46).
drop trigger if exists season_honour_changed on season_honour;
create constraint trigger season_honour_changed after insert or delete or update on season_honour deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger season_honour_emptied after truncate on season_honour for each statement execute function stamp_change();

-- Public sanctions (R24).
drop trigger if exists sanction_changed on sanction;
create constraint trigger sanction_changed after insert or delete or update on sanction deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger sanction_emptied after truncate on sanction for each statement execute function stamp_change();

-- Goals in order (R15).
drop trigger if exists goal_changed on goal;
create constraint trigger goal_changed after insert or delete or update on goal deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger goal_emptied after truncate on goal for each statement execute function stamp_change();

-- The feed of events (R34).
drop trigger if exists league_event_changed on league_event;
create constraint trigger league_event_changed after insert or delete or update on league_event deferrable initially deferred
  for each row when (case when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
create or replace trigger league_event_emptied after truncate on league_event for each statement execute function stamp_change();

-- Acts of admins in their own matter, which visitors can read (R17).
drop trigger if exists audit_entry_changed on audit_entry;
create constraint trigger audit_entry_changed after insert on audit_entry deferrable initially deferred
  for each row when (case when not new.is_own_team then false
    when current_setting('league.stamp_queued', true) = 'yes' then false
    else set_config('league.stamp_queued', 'yes', true) = 'yes' end) execute function stamp_change();
