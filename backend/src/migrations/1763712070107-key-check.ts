import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A value by which each key for personal data is recognised at the next start: an encrypted text, or a keyed digest. No
 * key is in it.
 */
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
