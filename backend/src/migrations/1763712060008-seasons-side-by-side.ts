import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A season's own facts: when sign-up closes, its weeks of play, when players may change teams, and the days of its
 * qualifiers. The season of sign-up is stored separately, because it can be a later one than the current season.
 */
export class SeasonsSideBySide1763712060008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table season
        add column signup_closes_at timestamptz,
        add column weeks integer,
        add column transfer_from date,
        add column transfer_to date,
        add column qualifiers jsonb not null default '[]',
        add constraint season_signup_closes_minute_check check (mod(extract(epoch from signup_closes_at), 60) = 0),
        add constraint season_weeks_check check (weeks between 1 and 53),
        add constraint season_transfer_days_check
          check (num_nulls(transfer_from, transfer_to) in (0, 2) and transfer_from <= transfer_to),
        add constraint season_qualifiers_check check (jsonb_typeof(qualifiers) = 'array')
    `);
    await runner.query(`
      insert into setting (key, value)
        select 'signup_season', value from setting
         where key = 'current_season' and exists (select 1 from signup where season_id::text = setting.value)
      on conflict (key) do nothing
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from setting where key = 'signup_season'`);
    await runner.query(`
      alter table season
        drop column qualifiers,
        drop column transfer_to,
        drop column transfer_from,
        drop column weeks,
        drop column signup_closes_at
    `);
  }
}
