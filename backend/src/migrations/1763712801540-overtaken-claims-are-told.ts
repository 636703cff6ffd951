import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Both teams are told of a claim that another time or a result ends (R27), too. Those of before are old news. */
export class OvertakenClaimsAreTold1763712801540 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      insert into no_show_notice (claim_id, decided_at)
      select id, decided_at from no_show_claim where outcome = 'overtaken' on conflict do nothing
    `);
  }

  // a notice that was given is given
  async down(): Promise<void> {}
}
