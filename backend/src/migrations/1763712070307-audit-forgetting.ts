import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The audit's values about erased people are deleted after 24 months; nothing else is ever deleted. The database
 * enforces the rule: its guard allows only this one change, for every caller.
 */
export class AuditForgetting1763712070307 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- an entry is about an erased person when it is of the account, the player, a request or a membership of theirs,
      -- or names the account or the player among its values
      create function is_about_erased(entry audit_entry) returns boolean language sql stable as $$
        select entry.act <> 'person.erase' and exists (
          select from audit_entry erased
           where erased.act = 'person.erase' and erased.id > entry.id
             and ((entry.object_kind = 'user' and entry.object_id = erased.object_id)
               or (entry.object_kind = 'player' and entry.object_id = (erased.after->>'playerId')::int)
               or (entry.object_kind = 'request' and erased.after->'requestIds' @> to_jsonb(entry.object_id))
               or (entry.object_kind = 'member' and erased.after->'membershipIds' @> to_jsonb(entry.object_id))
               or jsonb_path_exists(jsonb_build_array(entry.before, entry.after),
                    '$.** ? (@.userId == $user || @.playerId == $player)',
                    jsonb_build_object('user', erased.object_id, 'player', coalesce((erased.after->>'playerId')::int, 0)))))
      $$;

      create or replace function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'UPDATE' then
          if new.before is null and new.after is null
             and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
             and old.at < now() - interval '24 months' and is_about_erased(old) then
            return new;
          end if;
        end if;
        raise exception 'audit entries are only added' using errcode = 'integrity_constraint_violation';
      end
      $$;

      -- for a login that may not change the table itself
      create function forget_erased_audit_values() returns integer
        language sql security definer set search_path = public, pg_temp as $$
        with forgotten as (
          update audit_entry entry set before = null, after = null
           where at < now() - interval '24 months' and (before is not null or after is not null)
             and is_about_erased(entry)
          returning 1)
        select count(*)::int from forgotten
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop function forget_erased_audit_values();
      create or replace function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'audit entries are only added' using errcode = 'integrity_constraint_violation';
      end
      $$;
      drop function is_about_erased(audit_entry);
    `);
  }
}
