import type { Client } from 'pg';

/**
 * Lets kept replay files wait for another reading (R38), which the running server then does: those that could not be
 * read, or all of them. With all, the games of files that were read wait too.
 * Returns how many files wait.
 */
export async function rereadReplays(client: Client, isAll: boolean): Promise<number> {
  const { rowCount } = await client.query(
    `update replay_file set status = 'waiting', problem = null
      where status <> 'waiting' and ($1::boolean or status <> 'read')`,
    [isAll],
  );
  if (isAll)
    await client.query(`update game_field_play p set reader_version = 0 from game g, replay_file f
      where g.id = p.game_id and f.series_id = g.series_id and f.sha256 = p.sha256`);
  await client.query(`select pg_notify('replay_files', '')`);
  return rowCount ?? 0;
}
