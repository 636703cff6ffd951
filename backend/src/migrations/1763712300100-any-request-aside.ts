import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff can put aside a request of any kind, not only a claim: they often wait for an answer before they decide. */
export class AnyRequestAside1763712300100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table approval_request drop constraint approval_request_aside_kind_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update approval_request set aside_at = null, aside_by_user_id = null, aside_reason = null
       where kind <> 'existingUser';
      alter table approval_request
        add constraint approval_request_aside_kind_check check (aside_at is null or kind = 'existingUser');
    `);
  }
}
