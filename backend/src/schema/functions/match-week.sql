-- What a change of a series means for what captains have agreed, claimed or disputed (R27). Staff change series in
-- many ways, and an undo is one more: all of them pass here.

-- Another time ends offers and an agreement on a different time. An agreement ends the offers before it sets the
-- time, so nothing is found then.
create or replace function overrule_offers() returns trigger language plpgsql as $$
begin
  update time_proposal set status = 'overruled', ended_at = now()
   where series_id = new.id
     and (status = 'open' or (status = 'accepted' and agreed_start is distinct from new.scheduled_at));
  return null;
end
$$;
create or replace trigger series_overrules_offers after update of scheduled_at on series
  for each row when (old.scheduled_at is distinct from new.scheduled_at)
  execute function overrule_offers();

-- Who writes the result of a disputed series without its confirmation has decided the dispute; the outcome is told by
-- what changed.
create or replace function decide_dispute() returns trigger language plpgsql as $$
begin
  update dispute
     set decided_at = now(),
         decided_by_user_id = coalesce(case when new.reported_by_user_id is distinct from old.reported_by_user_id
                                            then new.reported_by_user_id end, decided_by_user_id),
         outcome = case when new.reported_at is null then 'replay'
                        when (new.reported_at, new.reported_by_user_id, new.walkover)
                             is not distinct from (old.reported_at, old.reported_by_user_id, old.walkover) then 'upheld'
                        when new.walkover is not null then 'walkover'
                        else 'corrected' end
   where series_id = new.id and decided_at is null;
  return null;
end
$$;
create or replace trigger series_decides_dispute after update of confirmation on series
  for each row when (old.confirmation = 'disputed' and new.confirmation is distinct from 'disputed')
  execute function decide_dispute();

-- A result or another time ends an open claim of a walkover; the same walkover grants it. It must run before
-- series_without_open_claim: triggers run in the order of their names.
create or replace function end_no_show_claim() returns trigger language plpgsql as $$
begin
  update no_show_claim
     set decided_at = now(),
         decided_by_user_id = coalesce(case when new.reported_by_user_id is distinct from old.reported_by_user_id
                                            then new.reported_by_user_id end, decided_by_user_id),
         outcome = case when new.walkover = side then 'granted' else 'overtaken' end
   where series_id = new.id and decided_at is null;
  return null;
end
$$;
create or replace trigger series_ends_no_show_claim after update of scheduled_at, reported_at on series
  for each row when (old.scheduled_at is distinct from new.scheduled_at
    or old.reported_at is null and new.reported_at is not null)
  execute function end_no_show_claim();

-- A result that an undo brings back to wait for its answer waits for another 24 hours.
create or replace function wait_anew() returns trigger language plpgsql as $$
begin
  if current_setting('league.taking_back', true) = 'yes' then
    new.confirm_by = greatest(new.confirm_by, now() + interval '24 hours');
  end if;
  return new;
end
$$;
create or replace trigger series_waits_anew before update of confirmation on series
  for each row when (new.confirmation = 'waiting' and old.confirmation is distinct from 'waiting')
  execute function wait_anew();

-- A claim is not stored or opened again beside a result. It waits for whoever changes the series, so nothing comes
-- between the two.
create or replace function check_claim_without_result() returns trigger language plpgsql as $$
declare
  has_result boolean;
begin
  select s.reported_at is not null into has_result from series s where s.id = new.series_id for share;
  if has_result then
    raise exception 'series % has a result', new.series_id
      using errcode = 'check_violation', constraint = 'no_show_claim_without_result', table = 'no_show_claim';
  end if;
  return null;
end
$$;
create or replace trigger no_show_claim_without_result after insert or update of decided_at, series_id on no_show_claim
  for each row when (new.decided_at is null)
  execute function check_claim_without_result();

-- A result is not stored beside an open claim: nothing would ever end it.
create or replace function check_result_without_claim() returns trigger language plpgsql as $$
begin
  if exists (select from no_show_claim c where c.series_id = new.id and c.decided_at is null) then
    raise exception 'series % has an open claim of a walkover', new.id
      using errcode = 'check_violation', constraint = 'no_show_claim_without_result', table = 'series';
  end if;
  return null;
end
$$;
create or replace trigger series_without_open_claim after insert or update of reported_at on series
  for each row when (new.reported_at is not null)
  execute function check_result_without_claim();

-- What decides a series ends that somebody of the staff takes care of it: a result, a walkover, a decided dispute or
-- claim.
create or replace function end_taken_series() returns trigger language plpgsql as $$
begin
  delete from taken_series
   where series_id = (case tg_table_name when 'series' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'series_id' end)::int;
  return null;
end
$$;
create or replace trigger series_ends_taken after update on series
  for each row when ((old.reported_at, old.confirmation, old.walkover) is distinct from (new.reported_at, new.confirmation, new.walkover))
  execute function end_taken_series();
create or replace trigger no_show_claim_ends_taken after update of decided_at on no_show_claim
  for each row when (old.decided_at is null and new.decided_at is not null)
  execute function end_taken_series();
