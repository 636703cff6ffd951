// Yardstick c, a separate process: a bare node:http server that sends a ready buffer with an ETag. It shows the lowest
// cost of a cached read. It gets its buffers as { name: text }, and answers with them under /name.
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { portOf } from '../tools/server.mjs';

const answers = new Map();

process.on('message', (texts) => {
  for (const [name, text] of Object.entries(texts)) {
    const body = Buffer.from(text);
    answers.set(`/${name}`, { body, etag: `"${createHash('sha1').update(body).digest('base64url')}"` });
  }
  process.send({ told: true });
});

const server = createServer((req, res) => {
  const { body, etag } = answers.get(req.url);
  if (req.headers['if-none-match'] === etag) return res.writeHead(304, { ETag: etag }).end();
  res.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': body.length, ETag: etag }).end(body);
});
server.listen(0, '127.0.0.1', () => process.send({ port: portOf(server) }));
process.once('disconnect', () => process.exit(0));
