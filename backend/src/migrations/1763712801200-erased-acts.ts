import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether an entry is about a person who was erased (`is_about_erased`) is asked for each entry of an undo (T115), so the
 * erasures are found without reading the whole log.
 */
export class ErasedActs1763712801200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`create index audit_entry_erased_idx on audit_entry (id) where act = 'person.erase'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_entry_erased_idx');
  }
}
