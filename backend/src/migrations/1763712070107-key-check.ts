import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How each key for personal data is known again at the next start: a sealed value, or a keyed digest. No key is in it. */
export class KeyCheck1763712070107 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table key_check (
        name text not null,
        value text not null,
        since timestamptz not null default now(),
        constraint key_check_pk primary key (name)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table key_check');
  }
}
