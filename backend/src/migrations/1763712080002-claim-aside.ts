import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Staff cannot deny a claim. They can put aside a claim that cannot be decided now, with a reason. The chosen player's
 * name is stored with the claim, because the link can change the name.
 */
export class ClaimAside1763712080002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table approval_request
        add column old_nickname text,
        add column aside_at timestamptz,
        add column aside_by_user_id integer,
        add column aside_reason text,
        add constraint approval_request_aside_by_fk
          foreign key (aside_by_user_id) references app_user (id) on delete set null,
        add constraint approval_request_aside_kind_check check (aside_at is null or kind = 'existingUser'),
        add constraint approval_request_aside_reason_check check ((aside_at is null) = (aside_reason is null)),
        add constraint approval_request_aside_reason_length_check check (length(aside_reason) between 1 and 2000);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table approval_request
        drop column aside_reason, drop column aside_by_user_id, drop column aside_at, drop column old_nickname;
    `);
  }
}
