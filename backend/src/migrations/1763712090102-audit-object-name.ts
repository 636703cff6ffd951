import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An entry keeps the name that its object had then, so that a later name does not change what the log says. The name of
 * an erased person is deleted together with the values of the entry.
 */
export class AuditObjectName1763712090102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entry add column object_name text');
    await runner.query(
      guardSql(`new.before is null and new.after is null and new.object_name is null
             and to_jsonb(new) - 'before' - 'after' - 'object_name' = to_jsonb(old) - 'before' - 'after' - 'object_name'`),
    );
    await runner.query(
      forgettingSql('before = null, after = null, object_name = null', 'num_nonnulls(before, after, object_name) > 0'),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(forgettingSql('before = null, after = null', '(before is not null or after is not null)'));
    await runner.query(
      guardSql(`new.before is null and new.after is null
             and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'`),
    );
    await runner.query('alter table audit_entry drop column object_name');
  }
}

/** The only change that the table allows. */
const guardSql = (change: string): string => `
  create or replace function refuse_audit_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' then
      if ${change}
         and old.at < now() - interval '24 months' and is_about_erased(old) then
        return new;
      end if;
    end if;
    raise exception 'audit entries are only added' using errcode = 'integrity_constraint_violation';
  end
  $$`;

const forgettingSql = (change: string, isLeft: string): string => `
  create or replace function forget_erased_audit_values() returns integer
    language sql security definer set search_path = public, pg_temp as $$
    with forgotten as (
      update audit_entry entry set ${change}
       where at < now() - interval '24 months' and ${isLeft} and is_about_erased(entry)
      returning 1)
    select count(*)::int from forgotten
  $$`;
