import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How kickoffs end (R37): the boost left at the first touch, and who has the ball a little later. Until a game is read again
 * from its kept file, its new numbers are 0.
 */
export class HowKickoffsEnd1763712800671 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const added = NUMBERS.map((name) => `add column ${name} real not null default 0`);
    const settled = NUMBERS.map((name) => `alter column ${name} drop default`);
    await runner.query(`alter table player_field_play ${added.join(', ')}`);
    await runner.query(`alter table player_field_play ${settled.join(', ')}`);
    await runner.query(`
      alter table field_event add column kickoff_winner text,
        add constraint field_event_kickoff_winner_check check (kickoff_winner in ('home', 'away'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table field_event drop column kickoff_winner');
    await runner.query(`alter table player_field_play ${NUMBERS.map((name) => `drop column ${name}`).join(', ')}`);
  }
}

const NUMBERS = ['touched_kickoffs', 'kickoff_boost', 'kickoffs_won', 'kickoffs_lost'];
