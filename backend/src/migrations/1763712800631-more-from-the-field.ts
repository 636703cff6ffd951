import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * More of what replays tell (R37): the tank by quarters, distances to the ball by who has it, and kickoffs by their kind and
 * time. Until a game is read again from its kept file, its new numbers are 0.
 */
export class MoreFromTheField1763712800631 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const added = NUMBERS.map((name) => `add column ${name} real not null default 0`);
    const settled = NUMBERS.map((name) => `alter column ${name} drop default`);
    await runner.query(`alter table player_field_play ${added.join(', ')}`);
    await runner.query(`alter table player_field_play ${settled.join(', ')}`);
    await runner.query(`
      alter table field_event add column kickoff_kind text, add column kickoff_seconds real,
        add constraint field_event_kickoff_check check (kickoff_kind in ('diagonal', 'off-centre', 'straight'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table field_event drop column kickoff_kind, drop column kickoff_seconds');
    await runner.query(`alter table player_field_play ${NUMBERS.map((name) => `drop column ${name}`).join(', ')}`);
  }
}

const NUMBERS = [
  'team_possession_seconds',
  'opponents_possession_seconds',
  'team_possession_ball_distance_seconds',
  'opponents_possession_ball_distance_seconds',
  'boost_first_quarter_seconds',
  'boost_second_quarter_seconds',
  'boost_third_quarter_seconds',
  'boost_fourth_quarter_seconds',
  'kickoff_touch_seconds',
];
