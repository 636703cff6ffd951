import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The claim's side waits for whoever changes the series, so nothing comes between the two. */
const FUNCTIONS = `
  create function check_claim_without_result() returns trigger language plpgsql as $$
  declare
    has_result boolean;
  begin
    select s.reported_at is not null into has_result from series s where s.id = new.series_id for share;
    if has_result then
      raise exception 'series % has a result', new.series_id
        using errcode = 'check_violation', constraint = 'no_show_claim_without_result', table = 'no_show_claim';
    end if;
    return null;
  end
  $$;
  create function check_result_without_claim() returns trigger language plpgsql as $$
  begin
    if exists (select from no_show_claim c where c.series_id = new.id and c.decided_at is null) then
      raise exception 'series % has an open claim of a walkover', new.id
        using errcode = 'check_violation', constraint = 'no_show_claim_without_result', table = 'series';
    end if;
    return null;
  end
  $$;
`;

/**
 * A series with a result has no open claim of a walkover (R27): nothing would ever end it. The database holds it from both
 * sides: a claim that is stored or opened again, and a result that is stored beside one. A result still ends the claim that
 * is open then; the trigger that does so has the name before.
 */
export class NoClaimBesideAResult1763712801520 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // what undos have left open: the results have answered it long since
    await runner.query('alter table no_show_claim disable trigger user');
    await runner.query(`
      update no_show_claim c set decided_at = now(), outcome = 'overtaken'
        from series s where s.id = c.series_id and c.decided_at is null and s.reported_at is not null
    `);
    await runner.query('alter table no_show_claim enable trigger user');
    await runner.query(FUNCTIONS);
    await runner.query(`
      create trigger no_show_claim_without_result after insert or update of decided_at, series_id on no_show_claim
        for each row when (new.decided_at is null) execute function check_claim_without_result();
      create trigger series_without_open_claim after insert or update of reported_at on series
        for each row when (new.reported_at is not null) execute function check_result_without_claim();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger series_without_open_claim on series;
      drop trigger no_show_claim_without_result on no_show_claim;
      drop function check_result_without_claim();
      drop function check_claim_without_result();
    `);
  }
}
