import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks the acts of an admin about a matter of his own: only admins may, and everybody who looks shall see it. */
export class AuditOwnTeam1763712052000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entry add column is_own_team boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit_entry drop column is_own_team');
  }
}
