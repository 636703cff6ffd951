import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person would call the browser of a login, so that they know it again: "Firefox, Windows". */
export class SessionDevice1763712070207 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session add column device text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column device');
  }
}
