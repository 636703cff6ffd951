import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff decide about a team of a drawn stage, which no result says (R43): it leaves, or goes on from a series whatever its result. */
export class StageExits1794300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table stage_entrant add column exit text;
      alter table stage_entrant add column goes_on_from smallint[] not null default '{}';
      alter table stage_entrant add constraint stage_entrant_exit_check check (exit in ('withdrawn', 'disqualified'));
      alter table stage_entrant add constraint stage_entrant_goes_on_check check (0 <= all (goes_on_from))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stage_entrant drop column goes_on_from, drop column exit');
  }
}
