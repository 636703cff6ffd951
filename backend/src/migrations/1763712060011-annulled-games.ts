import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Games of a team with annulled results count in no sums. A player without other games has a row of zeros, so that it
 * is still known that they played.
 */
export class AnnulledGames1763712060011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table player_division_totals
        drop constraint player_division_totals_numbers_check,
        add constraint player_division_totals_numbers_check check
          (games >= 0 and score >= 0 and goals >= 0 and assists >= 0 and saves >= 0 and shots >= 0)
    `);
    await runner.query(countSql('not (h.are_results_annulled or a.are_results_annulled)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(countSql('true'));
    await runner.query(`
      alter table player_division_totals
        drop constraint player_division_totals_numbers_check,
        add constraint player_division_totals_numbers_check check
          (games >= 1 and score >= 0 and goals >= 0 and assists >= 0 and saves >= 0 and shots >= 0)
    `);
  }
}

/** Counts the sums of divisions with an annulled team again. `counts` says which series `s` of `h` and `a` count. */
const countSql = (counts: string): string => `
  update player_division_totals t
     set games = n.games, score = n.score, goals = n.goals, assists = n.assists, saves = n.saves, shots = n.shots
    from (select s.division_id, p.team_id, p.player_id, count(*) filter (where ${counts}) as games,
                 coalesce(sum(p.score) filter (where ${counts}), 0) as score,
                 coalesce(sum(p.goals) filter (where ${counts}), 0) as goals,
                 coalesce(sum(p.assists) filter (where ${counts}), 0) as assists,
                 coalesce(sum(p.saves) filter (where ${counts}), 0) as saves,
                 coalesce(sum(p.shots) filter (where ${counts}), 0) as shots
            from series s
            join division_team h on h.division_id = s.division_id and h.team_id = s.home_team_id
            join division_team a on a.division_id = s.division_id and a.team_id = s.away_team_id
            join game g on g.series_id = s.id
            join player_game_stats p on p.game_id = g.id
           where s.division_id in (select division_id from division_team where are_results_annulled)
           group by s.division_id, p.team_id, p.player_id) n
   where (t.division_id, t.team_id, t.player_id) = (n.division_id, n.team_id, n.player_id)`;
