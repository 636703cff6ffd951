import type { Client } from 'pg';
import { GOAL_SCORER_SQL, RECORDED_GOALS_SQL } from '../modules/stats/season-end/given/given-honours.read.ts';

/**
 * Deletes the honours of a player, and what was written about a goal of theirs, also in their own net. The goal of the season
 * stays, as its game does.
 */
export async function eraseHonours(client: Client, playerId: number): Promise<void> {
  await client.query('delete from season_honour where player_id = $1', [playerId]);
  await client.query(
    `update season_honour set text_sv = null, text_en = null, version = version + 1
      where id in (select h.id from season_honour h join game g on g.id = h.game_id
                     join lateral (${RECORDED_GOALS_SQL}) e on e.number = h.goal ${GOAL_SCORER_SQL}
                    where p.id = $1)`,
    [playerId],
  );
}

/**
 * The honours (keys) whose former values can be about one of these players: who once had one, or played in the game of a goal
 * that was chosen once. A change of words stores no more than the words, so it does not say about whom they are.
 */
export async function findHonoursAbout(client: Client, playerIds: readonly number[]): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    `select h.id::text as key from season_honour h
      where h.player_id = any($1) or exists (select from player_game_stats s where s.game_id = h.game_id and s.player_id = any($1))
     union
     select k.key from row_change c cross join lateral unnest(c.keys) with ordinality as k (key, n)
      cross join lateral (select c.rows->(k.n::int - 1) as former) r
      where c.table_name = 'season_honour'
        and ((r.former->>'player_id')::int = any($1)
          or exists (select from player_game_stats s where s.game_id = (r.former->>'game_id')::int and s.player_id = any($1)))`,
    [playerIds],
  );
  return rows.map(({ key }) => key);
}
