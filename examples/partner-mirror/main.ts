import { createServer, type IncomingMessage } from 'node:http';
import { League } from './league.ts';
import { Mirror, type LeagueEvent } from './mirror.ts';
import { eventIn, isGenuine } from './receiver.ts';
import { beginning } from './start.ts';
import { TABLES } from './tables.ts';

const {
  LEAGUE_URL = 'http://localhost:3000',
  SBL_API_KEY,
  WEBHOOK_SECRET,
  PORT = '8080',
  EVERY_MS = '10000',
} = process.env;

const RETRY_MS = 5000;

const league = new League({ url: LEAGUE_URL, ...(SBL_API_KEY === undefined ? {} : { key: SBL_API_KEY }) });
const mirror = new Mirror(league, await beginning(league));
// what has happened since the night
await mirror.catchUp();

/** One after the other: two that read at the same time could store the older answer last. */
let last: Promise<unknown> = Promise.resolve();
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  const done = last.then(work);
  last = done.catch((error: unknown) => console.error(error));
  return done;
};

/** Events that arrived while others were being applied. */
let waiting: LeagueEvent[] = [];
let isBehind = false;

/** Applies what has arrived. When that fails, all events after the last position are read from the feed: none is lost. */
async function follow(): Promise<void> {
  const events = waiting;
  waiting = [];
  try {
    if (isBehind) await mirror.catchUp();
    else if (events.length > 0) await mirror.apply(events);
    isBehind = false;
  } catch (error) {
    console.error(error);
    isBehind = true;
    setTimeout(() => void inTurn(follow), RETRY_MS);
  }
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

createServer((request, response) => {
  const answer = (status: number, body = ''): unknown => response.writeHead(status).end(body);
  if (request.method === 'GET' && request.url === '/tables') {
    const tables = Object.fromEntries(TABLES.map((name) => [name, mirror.tables.rows(name)]));
    answer(200, JSON.stringify({ position: mirror.tables.position, ...tables }));
  } else if (request.method === 'POST' && request.url === '/hook' && WEBHOOK_SECRET !== undefined) {
    void bodyOf(request).then((body) => {
      if (!isGenuine(WEBHOOK_SECRET, request.headers, body)) return answer(401);
      const event = eventIn(body);
      if (event) waiting.push(event);
      // taken at once: the work is done afterwards
      void inTurn(follow);
      return answer(204);
    });
  } else answer(404);
}).listen(Number(PORT), () => console.log(`the copy is at http://localhost:${PORT}/tables`));

if (WEBHOOK_SECRET === undefined) setInterval(() => void inTurn(() => mirror.catchUp()), Number(EVERY_MS));
