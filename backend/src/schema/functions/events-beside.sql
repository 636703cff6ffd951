-- Events of tables whose changes are not stored in row_change (R34): what players see of an account, the board, acts in
-- one's own matter, and what replays tell.

-- Tells these events once in a transaction. Not in one that fills a database.
create or replace function tell_events(events jsonb) returns void language plpgsql as $$
declare
  told text := coalesce(current_setting('league.told', true), '');
  mark text := '|' || md5(events::text);
begin
  if events = '[]' or current_setting('league.events', true) = 'off' or position(mark in told) > 0 then return; end if;
  perform set_config('league.told', told || mark, true);
  perform 1 from change_stamp for update;
  perform store_events(events);
end
$$;

-- Tells one event, in the same way.
create or replace function tell_event(kind text, facts jsonb) returns void language plpgsql as $$
begin
  perform tell_events(jsonb_build_array(jsonb_build_object('kind', kind, 'facts', facts)));
end
$$;

-- The name at the chat of who logged in: a player's, or the one by which their posts are signed. Posts do not show its number.
create or replace function tell_account() returns trigger language plpgsql as $$
declare
  player_id integer;
begin
  select p.id into player_id from player p where p.user_id = new.id;
  if player_id is not null then
    perform tell_event('player.changed', jsonb_build_object('playerId', player_id, 'changed', '["account"]'::jsonb));
  elsif old.discord_username is distinct from new.discord_username then
    perform tell_events((
      select coalesce(jsonb_agg(jsonb_build_object('kind', 'news.changed', 'facts', jsonb_build_object('postId', p.id)) order by p.id), '[]')
        from news_post p join told_news t on t.post_id = p.id where p.author_user_id = new.id));
  end if;
  return null;
end
$$;
drop trigger if exists app_user_told on app_user;
create constraint trigger app_user_told after update of discord_username, discord_discriminator on app_user
  deferrable initially deferred for each row
  when ((old.discord_username, old.discord_discriminator) is distinct from (new.discord_username, new.discord_discriminator))
  execute function tell_account();

-- The board: who looks for whom (R42).
create or replace function tell_board() returns trigger language plpgsql as $$
begin
  perform tell_event('site.changed', '{"changed": ["board"]}');
  return null;
end
$$;
drop trigger if exists board_entry_told on board_entry;
create constraint trigger board_entry_told after insert or update or delete on board_entry
  deferrable initially deferred for each row execute function tell_board();

-- Acts of admins in their own matter, which visitors can read (R17).
create or replace function tell_own_matter() returns trigger language plpgsql as $$
begin
  perform tell_event('site.changed', '{"changed": ["ownMatters"]}');
  return null;
end
$$;
drop trigger if exists audit_entry_told on audit_entry;
create constraint trigger audit_entry_told after insert on audit_entry
  deferrable initially deferred for each row when (new.is_own_team) execute function tell_own_matter();

-- What a replay tells of a game (R37). A game that is gone is told with its series.
create or replace function tell_field_play() returns trigger language plpgsql as $$
declare
  facts jsonb;
begin
  select jsonb_build_object(
           'seriesId', s.id, 'divisionId', s.division_id, 'seasonId', d.season_id, 'week', s.week, 'homeTeamId', s.home_team_id,
           'awayTeamId', s.away_team_id,
           'startsAt', to_char(s.scheduled_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'homeGames', s.home_games, 'awayGames', s.away_games, 'walkover', s.walkover, 'changed', '["field"]'::jsonb)
    into facts
    from game g join series s on s.id = g.series_id join division d on d.id = s.division_id
   where g.id = case when tg_op = 'DELETE' then old.game_id else new.game_id end;
  if facts is not null then perform tell_event('series.changed', facts); end if;
  return null;
end
$$;
drop trigger if exists game_field_play_told on game_field_play;
create constraint trigger game_field_play_told after insert or update or delete on game_field_play
  deferrable initially deferred for each row execute function tell_field_play();
