import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Erased people, as a keyed digest of the chat account. The table is in no backup. It survives a restore, which erases
 * these people again when an older backup brings them back.
 */
export class ErasedPerson1763712058100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table erased_person (
        person_hash bytea not null,
        erased_at timestamptz not null default now(),
        constraint erased_person_pk primary key (person_hash),
        constraint erased_person_hash_check check (length(person_hash) = 32)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table erased_person');
  }
}
