import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts players' sums again from their games, because two series of a team that were saved at the same moment could
 * make them wrong. Also stores the results of the nightly comparison.
 */
export class RecomputedTotals1763712060001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // a report that is saved meanwhile waits, and is counted afterwards
    await runner.query('lock table player_division_totals in share row exclusive mode');
    await runner.query(`
      create temporary table counted on commit drop as
      select s.division_id, p.team_id, p.player_id, count(*) as games, sum(p.score) as score, sum(p.goals) as goals,
             sum(p.assists) as assists, sum(p.saves) as saves, sum(p.shots) as shots
        from series s join game g on g.series_id = s.id join player_game_stats p on p.game_id = g.id
       group by s.division_id, p.team_id, p.player_id
    `);
    await runner.query(`
      delete from player_division_totals t
       where not exists (select 1 from counted c
                          where (c.division_id, c.team_id, c.player_id) = (t.division_id, t.team_id, t.player_id))
    `);
    await runner.query(`
      insert into player_division_totals as t
             (division_id, team_id, player_id, games, score, goals, assists, saves, shots)
      select division_id, team_id, player_id, games, score, goals, assists, saves, shots from counted
      on conflict (division_id, team_id, player_id) do update
         set games = excluded.games, score = excluded.score, goals = excluded.goals, assists = excluded.assists,
             saves = excluded.saves, shots = excluded.shots
       where (t.games, t.score, t.goals, t.assists, t.saves, t.shots)
             is distinct from (excluded.games, excluded.score, excluded.goals, excluded.assists, excluded.saves, excluded.shots)
    `);
    await runner.query(`
      create table totals_check (
        night date not null,
        checked_at timestamptz not null,
        wrong integer not null,
        constraint totals_check_pk primary key (night),
        constraint totals_check_wrong_check check (wrong >= 0)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table totals_check');
  }
}
