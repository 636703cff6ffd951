import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-up can open by itself: staff name the time beside that of its closing. */
export class SignUpOpens1794000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table season add column signup_opens_at timestamptz;
      alter table season
        add constraint season_signup_opens_minute_check check (mod(extract(epoch from signup_opens_at), 60) = 0),
        add constraint season_signup_times_check check (signup_opens_at < signup_closes_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table season drop column signup_opens_at');
  }
}
