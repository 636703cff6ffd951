import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A member's personal identity number may be erased: the encrypted number, its index and its shown part together. */
export class ErasedSsn1763712058200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table membership
        alter column ssn_cipher drop not null,
        alter column ssn_index drop not null,
        alter column ssn_masked drop not null,
        add constraint membership_ssn_whole_check check (num_nulls(ssn_cipher, ssn_index, ssn_masked) in (0, 3))
    `);
    await runner.query('create index membership_with_ssn_idx on membership (created_at) where ssn_cipher is not null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index membership_with_ssn_idx;
      alter table membership
        drop constraint membership_ssn_whole_check,
        alter column ssn_cipher set not null,
        alter column ssn_index set not null,
        alter column ssn_masked set not null
    `);
  }
}
