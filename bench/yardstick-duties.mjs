// Yardstick c with the duties of every answer, a separate process: the product's headers, a line in the log, and the change
// stamp, which is read for those who wait together. It shows the most of c that a server with these duties can reach.
import { openSync, writeSync } from 'node:fs';
import { createServer } from 'node:http';
import { setImmediate as nextRound } from 'node:timers/promises';
import { portOf } from '../tools/server.mjs';
import { pg } from './league.mjs';

const { DATABASE_URL, ETAG, HEADERS = '[]', LOG_FILE = '' } = process.env;
const headers = JSON.parse(HEADERS);
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 1 });
const log = openSync(LOG_FILE, 'w');
const BLOCK = 12 * 1024;

let lines = '';

/** Lines are written together, as the product's. */
function writeLine(status, started) {
  lines += `{"level":30,"time":${Date.now()},"route":"/graphql","status":${status},"ms":${performance.now() - started}}\n`;
  if (lines.length < BLOCK) return;
  writeSync(log, lines);
  lines = '';
}

let running = null;
let waiting = null;

async function readStamp(before) {
  await before;
  await nextRound();
  running = waiting;
  waiting = null;
  const { rows } = await pool.query({ name: 'stamp', text: 'select version from change_stamp' });
  return rows[0].version;
}

const server = createServer((req, res) => {
  const started = performance.now();
  res.on('finish', () => writeLine(res.statusCode, started));
  waiting ??= readStamp(running);
  waiting.then(
    () => res.writeHead(req.headers['if-none-match'] === ETAG ? 304 : 500, headers).end(),
    (error) => res.writeHead(500).end(error.message),
  );
});
server.listen(0, '127.0.0.1', () => process.send({ port: portOf(server) }));
process.once('disconnect', () => process.exit(0));
