// Yardstick b, a separate process: a bare node:http server with a pg pool, and one statement for each read, which
// returns the finished JSON. It shows what Node and PostgreSQL can do at best. GET /Q1?v=…&v=… with the values of the
// statement; /Q1-client and /MatchesPage answer the site's own documents.
import { createServer } from 'node:http';
import { portOf } from '../tools/server.mjs';
import { CLIENT_STATEMENTS } from './client-statements.mjs';
import { pg } from './league.mjs';
import { NEWER_STATEMENTS } from './newer-statements.mjs';
import { STATEMENTS } from './statements.mjs';

const texts = new Map([
  ...Object.entries(STATEMENTS),
  ...Object.entries(NEWER_STATEMENTS),
  ...Object.entries(CLIENT_STATEMENTS).map(
    ([name, text]) => /** @type {[string, string]} */ ([`${name}-client`, text]),
  ),
]);

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function answer(req, res) {
  const at = req.url.indexOf('?');
  const name = req.url.slice(1, at);
  const values = new URLSearchParams(req.url.slice(at + 1)).getAll('v');
  const { rows } = await pool.query({ name, text: texts.get(name), values });
  const { body } = rows[0];
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
}

const server = createServer((req, res) => {
  answer(req, res).catch((error) => res.writeHead(500).end(error.message));
});
server.listen(0, '127.0.0.1', () => process.send({ port: portOf(server) }));
process.once('disconnect', () => process.exit(0));
