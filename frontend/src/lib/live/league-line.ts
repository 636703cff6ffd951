import { apiPaths } from '../paths';

/** What a page shows. Without numbers: series of the whole league. */
export interface Watched {
  seriesId?: number | undefined;
  divisionId?: number | undefined;
}

/** Pages that hear of a result at the same time read again within this time, and not at once. */
const SPREAD_MS = 300;
/** While there is no socket, the page asks whether anything changed. */
const POLL_MS = { least: 45_000, more: 30_000 };
const RETRY_MS = 10_000;
/** The server has no room: the next attempt may be later. */
const FULL_MS = 150_000;
const FULL = 1013;
/** Codes from here on are the protocol's refusals, such as a session that is no longer valid. */
const REFUSED = 4400;
/** A reading that failed is tried again after this time. */
const AGAIN_MS = 5000;
/** How often an idle line is checked, and how long it may take to answer. */
const PING_MS = 20_000;
const PONG_MS = 5000;
/** The first data may be as old as a slow first view takes. */
const FIRST_AGE_MS = 20_000;

const LONGEST_AGE_MS = 2_000_000_000;

const QUESTION = `subscription ($seriesId: Int, $divisionId: Int, $age: Int) {
  leagueChanged(seriesId: $seriesId, divisionId: $divisionId, age: $age) { number }
}`;
const VERSION = `${apiPaths.graphql}?query={leagueVersion}`;

const within = (ms: number): number => Math.random() * ms;

/**
 * Calls `reload` when a result, a time or a stream of what the page shows has changed: by a socket, which is closed while
 * the page is hidden, and by a question every minute while there is none. Speaks graphql-ws itself, because its library
 * is ten times as large. Returns a function that ends it.
 */
export function openLeagueLine(watched: Watched, reload: () => Promise<unknown>): () => void {
  let socket: WebSocket | null = null;
  let version: string | null = null;
  /** Until then the page knew of every change. */
  let knewAt = Date.now() - FIRST_AGE_MS;
  let retry: number | undefined;
  let poll: number | undefined;
  let ping: number | undefined;
  let reading: number | undefined;
  let isEnded = false;

  const readIn = (ms: number): void => {
    reading ??= window.setTimeout(() => {
      reading = undefined;
      reload().catch(() => !isEnded && readIn(AGAIN_MS + within(AGAIN_MS)));
    }, ms);
  };

  async function ask(): Promise<void> {
    const answer = await fetch(VERSION, { cache: 'no-cache', headers: { 'apollo-require-preflight': '1' } });
    const text = answer.ok ? await answer.text() : version;
    if (text !== version) readIn(0);
    version = text;
  }

  const pollLater = (): void => {
    window.clearTimeout(poll);
    poll = window.setTimeout(
      () => {
        ask().catch(() => undefined);
        pollLater();
      },
      POLL_MS.least + within(POLL_MS.more),
    );
  };

  const checkLater = (): void => {
    window.clearTimeout(ping);
    ping = window.setTimeout(() => {
      send({ type: 'ping' });
      // a line that is lost without a message (a phone changes networks) does not answer
      ping = window.setTimeout(() => lost(RETRY_MS), PONG_MS);
    }, PING_MS);
  };

  const send = (message: object): void => socket?.send(JSON.stringify(message));

  function hear(text: string): void {
    const { type } = JSON.parse(text) as { type: string };
    if (type === 'connection_ack') {
      window.clearTimeout(poll);
      version = null;
      const variables = { ...watched, age: Math.min(Date.now() - knewAt, LONGEST_AGE_MS) };
      send({ id: '1', type: 'subscribe', payload: { query: QUESTION, variables } });
    } else if (type === 'next') readIn(within(SPREAD_MS));
    else if (type === 'ping') send({ type: 'pong' });
    else if (type !== 'pong') return lost(FULL_MS);
    knewAt = Date.now();
    checkLater();
  }

  /** Without a socket; nothing is told of it any more. */
  function drop(): void {
    window.clearTimeout(ping);
    window.clearTimeout(retry);
    window.clearTimeout(poll);
    const old = socket;
    socket = null;
    if (!old) return;
    old.onclose = old.onmessage = old.onopen = null;
    old.close();
  }

  function lost(wait: number): void {
    drop();
    pollLater();
    retry = window.setTimeout(open, wait + within(wait));
  }

  function open(): void {
    drop();
    pollLater();
    const mine = new WebSocket(
      window.location.origin.replace(/^http/, 'ws') + apiPaths.graphql,
      'graphql-transport-ws',
    );
    socket = mine;
    mine.onopen = () => send({ type: 'connection_init' });
    mine.onmessage = ({ data }) => hear(String(data));
    mine.onclose = ({ code }) => lost(code === FULL || code >= REFUSED ? FULL_MS : RETRY_MS);
  }

  const look = (): void => (document.hidden ? drop() : open());

  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  look();
  return () => {
    isEnded = true;
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('online', look);
    window.clearTimeout(reading);
    drop();
  };
}
