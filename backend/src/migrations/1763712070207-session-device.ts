import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The browser of a login, as a person would say it, so that they recognise it: "Firefox, Windows". */
export class SessionDevice1763712070207 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session add column device text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table session drop column device');
  }
}
