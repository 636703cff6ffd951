// Reads an export of a million rows, and looks at the server's memory meanwhile.
import { readFileSync } from 'node:fs';
import { startProduct } from './processes.mjs';
import { inBulk } from './bulk.mjs';
import { withClient } from './league.mjs';

const LOOK_MS = 20;
/** Ids of the copies are so much higher than those of the rows they are copies of. */
const APART = 1_000_000;

const COUNT = 'select count(*)::int as rows from player_game_stats';
/** The players' numbers and all that they belong to, $1 times more. */
const COPIES = [
  `insert into series select (jsonb_populate_record(s, jsonb_build_object('id', s.id + n * ${APART}))).*
     from series s, generate_series(1, $1) n`,
  `insert into game select (jsonb_populate_record(g, jsonb_build_object('id', g.id + n * ${APART}, 'series_id', g.series_id + n * ${APART}))).*
     from game g, generate_series(1, $1) n`,
  `insert into player_game_stats select (jsonb_populate_record(p, jsonb_build_object('game_id', p.game_id + n * ${APART}))).*
     from player_game_stats p, generate_series(1, $1) n`,
];

/** Copies the league's series until there are so many rows of players' numbers. */
async function fillUp(databaseUrl, rows) {
  await withClient(databaseUrl, async (client) => {
    const before = (await client.query(COUNT)).rows[0].rows;
    const copies = Math.ceil(rows / before) - 1;
    await client.query('set session_replication_role = replica');
    if (copies > 0) {
      await inBulk(client, async () => {
        for (const sql of COPIES) await client.query(sql, [copies]);
      });
    }
    await client.query('vacuum analyze');
  });
}

/** Memory of a process in MB: what it holds now, and the most since its start. */
function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const inMb = (name) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024;
  return { now: inMb('VmRSS'), most: inMb('VmHWM') };
}

/** Reads a whole file. Resolves to its size, rows and time. */
async function read(url, encoding) {
  const from = performance.now();
  const answer = await fetch(url, { headers: { 'accept-encoding': encoding } });
  let [bytes, lines] = [0, 0];
  for await (const chunk of answer.body) {
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { status: answer.status, bytes, lines, seconds: (performance.now() - from) / 1000 };
}

/**
 * @param {{ build: string, databaseUrl: string, folder: string }} options the database gets more rows
 * @returns {Promise<string>} the figures
 */
export async function measureExports(options, rows) {
  await fillUp(options.databaseUrl, rows);
  // three large exports cost more than an address has in a minute
  const product = await startProduct({ ...options, env: { READ_LIMIT: '1000000000' } });
  try {
    const lines = [];
    // the first export loads code and connects
    await read(`${product.url}/api/exports/seasons.csv`, 'identity');
    for (const [file, encoding] of [
      ['player-games.csv', 'identity'],
      ['player-games.ndjson', 'identity'],
      ['player-games.csv', 'gzip'],
    ]) {
      const before = memoryOf(product.pid).now;
      let peak = before;
      const looking = setInterval(() => (peak = Math.max(peak, memoryOf(product.pid).now)), LOOK_MS);
      const found = await read(`${product.url}/api/exports/${file}`, encoding);
      clearInterval(looking);
      const mb = (found.bytes / 1e6).toFixed(0);
      lines.push(
        `${file} (${encoding}): ${found.status}, ${found.lines} lines, ${mb} MB, ${found.seconds.toFixed(1)} s; ` +
          `memory before ${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`,
      );
    }
    return lines.join('\n');
  } finally {
    await product.stop();
  }
}
