-- What calendars were told about each series. It is written in the transaction that moves, deletes or reports the
-- series, so that no code can forget it.

-- Will no one play the series? So it is without a time, when a team is disqualified before it is played (R5), and
-- after a walkover that was given before its time.
create or replace function no_one_plays(s series) returns boolean language sql stable as $$
  select case when s.scheduled_at is null then true
              when s.reported_at is not null then s.walkover is not null and s.reported_at < s.scheduled_at
              else exists (select from division_team t where t.division_id = s.division_id and t.is_disqualified
                            and t.team_id in (s.home_team_id, s.away_team_id)) end
$$;

-- A series' entry. Its sequence grows when the time changes, or whether it is cancelled, so that programs take the
-- change over. A corrected result changes what the event says. An entry outlives its series, because calendars must
-- learn that it is cancelled.
create or replace function keep_calendar_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.scheduled_at is null then
    update calendar_entry set is_cancelled = true, sequence = sequence + 1, changed_at = now()
     where series_id = old.id and not is_cancelled;
  else
    insert into calendar_entry as known (series_id, division_id, home_team_id, away_team_id, starts_at, is_cancelled)
    values (new.id, new.division_id, new.home_team_id, new.away_team_id, new.scheduled_at, no_one_plays(new))
    on conflict (series_id) do update set
      division_id = excluded.division_id, home_team_id = excluded.home_team_id,
      away_team_id = excluded.away_team_id, starts_at = excluded.starts_at, is_cancelled = excluded.is_cancelled,
      sequence = known.sequence + case when (known.starts_at, known.is_cancelled)
        is distinct from (excluded.starts_at, excluded.is_cancelled) then 1 else 0 end,
      changed_at = now();
  end if;
  return null;
end
$$;
create or replace trigger series_in_calendar_inserted after insert on series
  for each row when (new.scheduled_at is not null)
  execute function keep_calendar_entry();
create or replace trigger series_in_calendar_updated after update of scheduled_at, is_streamed, reported_at, walkover, home_games,
  away_games, home_team_id, away_team_id on series
  for each row when (
    (old.scheduled_at, old.is_streamed, old.reported_at, old.walkover, old.home_games, old.away_games, old.home_team_id,
      old.away_team_id) is distinct from
    (new.scheduled_at, new.is_streamed, new.reported_at, new.walkover, new.home_games, new.away_games, new.home_team_id,
      new.away_team_id))
  execute function keep_calendar_entry();
create or replace trigger series_in_calendar_deleted after delete on series
  for each row when (old.scheduled_at is not null)
  execute function keep_calendar_entry();

-- A disqualification cancels the team's coming series in calendars, and its end brings them back (R5).
create or replace function tell_calendars_of_disqualification() returns trigger language plpgsql as $$
begin
  update calendar_entry e set is_cancelled = not e.is_cancelled, sequence = e.sequence + 1, changed_at = now()
    from series s
   where s.id = e.series_id and s.scheduled_at is not null and no_one_plays(s) <> e.is_cancelled
     and e.division_id = new.division_id and new.team_id in (e.home_team_id, e.away_team_id);
  return null;
end
$$;
create or replace trigger division_team_in_calendar after update of is_disqualified on division_team
  for each row when (old.is_disqualified <> new.is_disqualified)
  execute function tell_calendars_of_disqualification();
