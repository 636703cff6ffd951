import type { Client } from 'pg';

/** A player's sums in a division that differ from the games they are made of. */
export interface WrongTotal {
  division: number;
  team: number;
  player: number;
  /** games, score, goals, assists, saves, shots; null: there should be none. */
  stored: number[] | null;
  counted: number[] | null;
}

/** Compares the stored totals with the games, every one. An empty answer means that they agree. */
export async function verifyTotals(client: Client): Promise<WrongTotal[]> {
  const { rows } = await client.query<WrongTotal>(
    `with counted as (
       select s.division_id, p.team_id, p.player_id,
              array[count(*), sum(p.score), sum(p.goals), sum(p.assists), sum(p.saves), sum(p.shots)]::int[] as sums
         from player_game_stats p
         join game g on g.id = p.game_id
         join series s on s.id = g.series_id
        group by s.division_id, p.team_id, p.player_id
     ), stored as (
       select division_id, team_id, player_id, array[games, score, goals, assists, saves, shots] as sums
         from player_division_totals
     )
     select division_id as division, team_id as team, player_id as player,
            stored.sums as stored, counted.sums as counted
       from counted full join stored using (division_id, team_id, player_id)
      where counted.sums is distinct from stored.sums
      order by 1, 2, 3`,
  );
  return rows;
}
