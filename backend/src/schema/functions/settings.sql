-- The league's switches.

-- When a switch was turned last. The wall clock, not the transaction's: who turned it may have waited for those that
-- were reading it. An undo brings the time back together with the value (R19).
create or replace function setting_turned() returns trigger language plpgsql as $$
begin
  if current_setting('league.taking_back', true) is distinct from 'yes' then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;
create or replace trigger setting_turned before update of value on setting
  for each row when (old.value is distinct from new.value)
  execute function setting_turned();
