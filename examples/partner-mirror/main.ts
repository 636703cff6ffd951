import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { League } from './league.ts';
import { Mirror } from './mirror.ts';
import { isGenuine } from './receiver.ts';
import { beginning } from './start.ts';
import { TABLES } from './tables.ts';

const {
  LEAGUE_URL = 'http://localhost:3000',
  SBL_API_KEY,
  WEBHOOK_SECRET,
  PORT = '8080',
  // a webhook says when there is something to read; asking now and then finds what it is not sent for
  EVERY_MS = WEBHOOK_SECRET === undefined ? '10000' : '600000',
} = process.env;

const RETRY_MS = 5000;
/** A message of the league has a few hundred bytes. */
const MOST_BYTES = 65_536;

const league = new League({ url: LEAGUE_URL, ...(SBL_API_KEY === undefined ? {} : { key: SBL_API_KEY }) });
const mirror = new Mirror(league, await beginning(league));
await mirror.readBesideFiles();

let isWoken = true;
let isFollowing = false;

/** There may be something new to read. */
function wake(): void {
  isWoken = true;
  void follow();
}

/** Reads what is new. Never twice at the same time, as the older answer could then be stored last. */
async function follow(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  while (isWoken) {
    isWoken = false;
    try {
      await mirror.catchUp();
    } catch (error) {
      console.error(error);
      isWoken = true;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  isFollowing = false;
}

/** The body; null: it is too large. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let size = 0;
  // who sends too much is still told so
  for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * A message only wakes: what happened is read from the feed, in order. The webhook may have some kinds of events only, and the position
 * of one of them says nothing of the others before it.
 */
async function hear(secret: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  if (body === null) return void response.writeHead(413, { Connection: 'close' }).end();
  if (!isGenuine(secret, request.headers, body)) return void response.writeHead(401).end();
  // taken at once: the work is done afterwards
  response.writeHead(204).end();
  wake();
}

// what has happened since the night; a league that cannot answer now is asked again
await follow();
createServer((request, response) => {
  if (request.method === 'GET' && request.url === '/tables') {
    const tables = Object.fromEntries(TABLES.map((name) => [name, mirror.tables.rows(name)]));
    response.end(JSON.stringify({ position: mirror.tables.position, ...tables }));
  } else if (request.method === 'POST' && request.url === '/hook' && WEBHOOK_SECRET !== undefined) {
    hear(WEBHOOK_SECRET, request, response).catch((error: unknown) => {
      // the sender went away in the middle: it sends again
      console.error(error);
      response.destroy();
    });
  } else response.writeHead(404).end();
}).listen(Number(PORT), () => console.log(`the copy is at http://localhost:${PORT}/tables`));

setInterval(wake, Number(EVERY_MS));
