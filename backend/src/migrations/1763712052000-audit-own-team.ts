import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks an admin's acts in their own matter. Only admins may do this, and every reader of the log should see it. */
export class AuditOwnTeam1763712052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entry add column is_own_team boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entry drop column is_own_team');
  }
}
