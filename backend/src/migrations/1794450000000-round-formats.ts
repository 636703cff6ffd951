import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rounds of a stage can be played in formats of their own (R43): best of one, of three or of five. */
export class RoundFormats1794450000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table stage add column round_formats text[] not null default '{}';
      alter table stage add constraint stage_round_formats_check
        check (round_formats <@ array['first-to-1', 'first-to-2', 'first-to-3', 'four-plus-decider']);
      alter table series add column format text;
      alter table series add constraint series_format_check
        check (format is null
          or format in ('first-to-1', 'first-to-2', 'first-to-3', 'four-plus-decider') and bracket_position is not null)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table series drop column format;
      alter table stage drop column round_formats`);
  }
}
