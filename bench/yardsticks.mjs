// The two yardsticks, each a process of its own and a bare node:http server. `b` has a pg pool and one statement for each read, which
// returns the finished JSON: what Node and PostgreSQL can do at best. `c` sends ready buffers with an ETag, which it gets as
// { name: text }: the lowest cost of a cached answer.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { portOf } from '../tools/server.mjs';
import { pg } from './league.mjs';
import { STATEMENTS } from './statements.mjs';

/** GET /Q1?v=…&v=… with the values of the statement. */
function yardstickB() {
  const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 });
  const answer = async (req, res) => {
    const at = req.url.indexOf('?');
    const name = req.url.slice(1, at);
    const values = new URLSearchParams(req.url.slice(at + 1)).getAll('v');
    const { rows } = await pool.query({ name, text: STATEMENTS[name], values });
    const { body } = rows[0];
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }).end(body);
  };
  return (req, res) => answer(req, res).catch((error) => res.writeHead(500).end(error.message));
}

/** GET /name. */
function yardstickC() {
  const answers = new Map();
  process.on('message', (texts) => {
    for (const [name, text] of Object.entries(texts)) {
      const body = Buffer.from(text);
      answers.set(`/${name}`, { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` });
    }
    process.send({ told: true });
  });
  return (req, res) => {
    const { body, etag } = answers.get(req.url);
    if (req.headers['if-none-match'] === etag) return res.writeHead(304, { ETag: etag }).end();
    res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length, ETag: etag }).end(body);
  };
}

const server = createServer(process.argv[2] === 'b' ? yardstickB() : yardstickC());
server.listen(0, '127.0.0.1', () => process.send({ port: portOf(server) }));
process.once('disconnect', () => process.exit(0));
