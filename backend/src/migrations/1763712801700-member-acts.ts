import type { MigrationInterface, QueryRunner } from 'typeorm';
import { keepNoRowsSql, keepRowsSql } from './keep-rows.ts';

/** The personal identity number goes when a membership ends: an undo brings back everything but it (T68). */
const WITHOUT_NUMBER = `(to_jsonb(o) - '{ssn_cipher,ssn_index,ssn_masked}'::text[])`;

/**
 * Staff correct, merge and end memberships, and an undo brings them back (R13, R19). An account remembers the membership that it
 * was found to have, so that the next login can tell a changed address from an unknown one (R12).
 */
export class MemberActs1763712801700 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership alter constraint membership_association_member_fk deferrable initially immediate;
      alter table app_user
        add column member_id integer,
        add constraint app_user_member_fk foreign key (member_id) references association_member (id) on delete set null;
      create index app_user_member_idx on app_user (member_id) where member_id is not null;
      update app_user u set member_id = m.id from association_member m
       where u.email_verified and m.email = u.email::citext;
    `);
    await runner.query(keepRowsSql('association_member', 'id'));
    await runner.query(keepRowsSql('membership', 'id').replaceAll('to_jsonb(o)', WITHOUT_NUMBER));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepNoRowsSql('membership'));
    await runner.query(keepNoRowsSql('association_member'));
    await runner.query(`
      delete from row_change where table_name in ('association_member', 'membership');
      alter table app_user drop column member_id;
      alter table membership alter constraint membership_association_member_fk not deferrable;
    `);
  }
}
