import { apiPaths } from '../paths';
import { openLine } from './line';

/** What a page shows. Without numbers: series of the whole league. */
export interface Watched {
  seriesId?: number | undefined;
  divisionId?: number | undefined;
}

/** Pages that hear of a result at the same time read again within this time, and not at once. */
const SPREAD_MS = 300;
/** While there is no socket, the page asks whether anything changed. */
const POLL_MS = { least: 45_000, more: 30_000 };
/**
 * The next attempt after a lost line. The first ones follow so soon that a page shows within a second after a short break what it missed;
 * the waits after them are doubled. Each may take twice the time, so that not all pages come at once.
 */
const SOON = { ms: 250, attempts: 8 };
const RETRY_MS = 10_000;
/** After a refusal the next attempt may be later: the server has no room, or the session is no longer valid. */
const REFUSED_MS = 150_000;
const FULL = 1013;
/** The server ends in good order, and another one may take its place. */
const GOING_AWAY = 1001;
const REFUSED = 4400;
/** A reading that failed is tried again after this time. */
const AGAIN_MS = 5000;
/** The first data may be as old as a slow first view takes. */
const FIRST_AGE_MS = 20_000;
const LONGEST_AGE_MS = 2_000_000_000;

const QUESTION = `subscription ($seriesId: Int, $divisionId: Int, $age: Int) {
  leagueChanged(seriesId: $seriesId, divisionId: $divisionId, age: $age) { number }
}`;
const VERSION = `${apiPaths.graphql}?query={leagueVersion}`;

const within = (ms: number): number => Math.random() * ms;

/** The least wait before the next attempt. */
function waitAfter(code: number, attempts: number): number {
  if (code === FULL || code >= REFUSED) return REFUSED_MS;
  if (code === GOING_AWAY) return RETRY_MS;
  return Math.min(SOON.ms * 2 ** Math.max(attempts - SOON.attempts + 1, 0), RETRY_MS);
}

/**
 * Calls `reload` when a result, a time or a stream of what the page shows has changed: by a socket, which is closed while
 * the page is hidden, and by a question every minute while there is none. Returns a function that ends it.
 */
export function openLeagueLine(watched: Watched, reload: () => Promise<unknown>): () => void {
  let version: string | null = null;
  /** Until then the page knew of every change. */
  let knewAt = Date.now() - FIRST_AGE_MS;
  let retry: number | undefined;
  let poll: number | undefined;
  let reading: number | undefined;
  /** Attempts since a line that held. */
  let attempts = 0;
  let upAt: number | undefined;
  let isEnded = false;
  let close = (): void => undefined;

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

  /** A question that is due stays due while attempts fail: some networks let no socket through. */
  const pollLater = (): void => {
    poll ??= window.setTimeout(
      () => {
        poll = undefined;
        ask().catch(() => undefined);
        pollLater();
      },
      POLL_MS.least + within(POLL_MS.more),
    );
  };

  function stopPolling(): void {
    window.clearTimeout(poll);
    poll = undefined;
  }

  function drop(): void {
    window.clearTimeout(retry);
    stopPolling();
    close();
  }

  function open(): void {
    window.clearTimeout(retry);
    close();
    pollLater();
    upAt = undefined;
    close = openLine({
      subscribe: () => ({
        query: QUESTION,
        variables: { ...watched, age: Math.min(Date.now() - knewAt, LONGEST_AGE_MS) },
      }),
      onUp: () => {
        stopPolling();
        version = null;
        upAt = Date.now();
      },
      onData: () => readIn(within(SPREAD_MS)),
      onHeard: () => (knewAt = Date.now()),
      onLost: (code) => {
        pollLater();
        // a line that ends at once must not count as one that held
        if (upAt !== undefined && Date.now() - upAt > RETRY_MS) attempts = 0;
        const wait = waitAfter(code, attempts++);
        retry = window.setTimeout(open, wait + within(wait));
      },
    });
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
