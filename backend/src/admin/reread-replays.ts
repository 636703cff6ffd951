import type { Client } from 'pg';

/**
 * Lets kept replay files wait for another reading (R38), which the running server then does: those that could not be
 * read, or all of them. Returns how many.
 */
export async function rereadReplays(client: Client, isAll: boolean): Promise<number> {
  const { rowCount } = await client.query(
    `update replay_file set status = 'waiting', problem = null
      where status <> 'waiting' and ($1::boolean or status <> 'read')`,
    [isAll],
  );
  await client.query(`select pg_notify('replay_files', '')`);
  return rowCount ?? 0;
}
