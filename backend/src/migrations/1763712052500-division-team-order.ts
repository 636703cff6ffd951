import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Staff's order of a division's teams, and whether the results of a disqualified team count (R5). */
export class DivisionTeamOrder1763712052500 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table division_team
        add column sort_order smallint not null default 0,
        add column are_results_annulled boolean not null default false,
        add constraint division_team_annulled_check check (is_disqualified or not are_results_annulled)
    `);
    await runner.query(`
      update division_team t set sort_order = n.place
        from (select division_id, team_id,
                     row_number() over (partition by division_id order by lower(name), team_id)::smallint as place
                from division_team) n
       where n.division_id = t.division_id and n.team_id = t.team_id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table division_team
        drop constraint division_team_annulled_check, drop column are_results_annulled, drop column sort_order
    `);
  }
}
