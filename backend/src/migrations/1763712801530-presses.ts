import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The acts of one press are found by their request, so that they are taken back together (R19). */
export class Presses1763712801530 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index audit_entry_request_idx on audit_entry (request_id) where request_id is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_entry_request_idx');
  }
}
