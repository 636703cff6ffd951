-- What guards the log of staff's acts (T85, docs/decisions/016).

-- Is the entry about an erased person? It is when it is of the account, the player, a request or a membership of
-- theirs, or of a player who was merged into theirs (R23), or names the account or a player among its values.
create or replace function is_about_erased(entry audit_entry) returns boolean language sql stable as $$
  select entry.act <> 'person.erase' and exists (
    select from audit_entry erased
     where erased.act = 'person.erase' and erased.id > entry.id
       and ((entry.object_kind = 'user' and entry.object_id = erased.object_id)
         or (entry.object_kind = 'player' and entry.object_id = (erased.after->>'playerId')::int)
         or (entry.object_kind = 'request' and erased.after->'requestIds' @> to_jsonb(entry.object_id))
         or (entry.object_kind = 'member' and erased.after->'membershipIds' @> to_jsonb(entry.object_id))
         or jsonb_path_exists(jsonb_build_array(entry.before, entry.after),
              '$.** ? (@.userId == $user || @.playerId == $player)',
              jsonb_build_object('user', erased.object_id, 'player', coalesce((erased.after->>'playerId')::int, 0)))
             or exists (select from merged_player m
                         where m.into_player_id = (erased.after->>'playerId')::int
                           and ((entry.object_kind = 'player' and entry.object_id = m.player_id)
                             or jsonb_path_exists(jsonb_build_array(entry.before, entry.after),
                                  '$.** ? (@.playerId == $player)', jsonb_build_object('player', m.player_id))))))
$$;

-- Entries are only added. The one change that the table allows is that values and names of erased people go after 24
-- months.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.before is null and new.after is null and new.object_name is null
           and to_jsonb(new) - 'before' - 'after' - 'object_name' = to_jsonb(old) - 'before' - 'after' - 'object_name'
       and old.at < now() - interval '24 months' and is_about_erased(old) then
      return new;
    end if;
  end if;
  raise exception 'audit entries are only added' using errcode = 'integrity_constraint_violation';
end
$$;
create or replace trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function refuse_audit_change();
create or replace trigger audit_entry_not_emptied before truncate on audit_entry
  for each statement execute function refuse_audit_change();

-- Deletes what is 24 months old about erased people, for a login that may not change the table itself.
create or replace function forget_erased_audit_values() returns integer
  language sql security definer set search_path = public, pg_temp as $$
  with forgotten as (
    update audit_entry entry set before = null, after = null, object_name = null
     where at < now() - interval '24 months' and num_nonnulls(before, after, object_name) > 0 and is_about_erased(entry)
    returning 1)
  select count(*)::int from forgotten
$$;
