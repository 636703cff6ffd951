import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A stage has a name in English too (R43). A drawn stage is not changed any more, so those that are called as stages usually are get
 * their English names here.
 */
export class StageNames1796200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table division add column name_en text;
      alter table division add constraint division_name_en_check check (is_stage or name_en is null);
      update division set name_en = case when name = 'Slutspel' then 'Play-offs'
                                         when name = 'Kval' then 'Qualifier'
                                         when name = 'Öppet kval' then 'Open qualifier'
                                         else regexp_replace(name, '^Kval till division (?=\\d+$)', 'Qualifier for division ') end
       where is_stage and name ~ '^(Slutspel|Kval|Öppet kval|Kval till division \\d+)$'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table division drop column name_en');
  }
}
