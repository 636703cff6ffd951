import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a band of the table leads to is data (R44). Bands of before get what their words say, where both languages agree; the words
 * and colours stay.
 */
export class BandMeanings1794100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table placement_band add column meaning text;
      alter table placement_band add constraint placement_band_meaning_check check (meaning in
        ('champion', 'playoffs', 'stays', 'promotion', 'promotion-qualifier', 'relegation-qualifier', 'relegation'));
      with told as (
        select b.id, w.words,
               case when w.words ~ 'slutspel|play-?\\s?offs?' then 'playoffs'
                    when w.words ~ 'mästar|champion' then 'champion'
                    when w.words ~ 'kval.*upp|upp.*kval|(promotion|upper).*qualif|qualif.*promotion' then 'promotion-qualifier'
                    when w.words ~ 'kval.*ned|ned.*kval|relegation.*qualif|qualif.*relegation' then 'relegation-qualifier'
                    when w.words ~ 'uppflytt|promotion|promoted' then 'promotion'
                    when w.words ~ 'nedflytt|degrader|relegat' then 'relegation'
                    when w.words ~ 'stannar|kvar\\M|stays?\\M' then 'stays' end as meaning
          from placement_band b cross join lateral (values (lower(b.description_sv)), (lower(b.description_en))) w (words)),
      agreed as (select id, min(meaning) as meaning from told group by id having count(distinct meaning) = 1)
      update placement_band b set meaning = a.meaning from agreed a where a.id = b.id`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table placement_band drop column meaning');
  }
}
