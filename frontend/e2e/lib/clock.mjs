// An instance whose time of day a journey moves: the server's, and that of its browser's pages.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer, temporaryFolder } from '../../../tools/server.mjs';

const PRELOAD = new URL('./moved-clock.mjs', import.meta.url).href;
/** Longer than the server goes without looking at the file. */
const SEEN_MS = 50;
/** How long an access token is good for. */
const ACCESS_MS = 15 * 60_000;
const DAY_MS = 86_400_000;

/** The true time in Sweden, `YYYY-MM-DD HH:mm`. */
const swedish = (at) => at.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm' }).slice(0, 16);

/** A Swedish time of day as the moment that it is. */
export function momentOf(day, time) {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const offset = Date.parse(`${swedish(new Date(asUtc)).replace(' ', 'T')}:00Z`) - asUtc;
  return new Date(asUtc - offset);
}

export const dayAfter = (day, days) =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The Monday after today, in Sweden. */
export function nextMonday() {
  const today = swedish(new Date()).slice(0, 10);
  return dayAfter(today, 7 - ((new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7));
}

/** A server with a clock of its own, which only goes forward. */
export async function startMovedServer() {
  const folder = temporaryFolder();
  const file = join(folder, 'ahead');
  writeFileSync(file, '0');
  let ahead = 0;
  const contexts = new Set();
  const server = await startServer({
    env: { NODE_OPTIONS: `--import=${PRELOAD}`, MOVED_CLOCK: file },
  });
  const show = (context) => context.clock.setSystemTime(new Date(Date.now() + ahead));
  // a browser drops an old access token by its own time, which only the pages know to have moved
  const letExpire = (context) => context.clearCookies({ name: 'accessToken' });
  return {
    ...server,
    now: () => new Date(Date.now() + ahead),
    /** The pages of this browser context have the server's time from now on. */
    async follow(context) {
      contexts.add(context);
      context.once('close', () => contexts.delete(context));
      await show(context);
    },
    /** Moves the clock to that moment, for the server and for all pages. */
    async moveTo(moment) {
      const next = moment.getTime() - Date.now();
      if (next < ahead) throw new Error('a clock only goes forward');
      const isLong = next - ahead >= ACCESS_MS;
      ahead = next;
      if (isLong) await Promise.all([...contexts].map(letExpire));
      writeFileSync(file, String(ahead));
      await sleep(SEEN_MS);
      await Promise.all([...contexts].map(show));
    },
    async stop() {
      const code = await server.stop();
      rmSync(folder, { recursive: true, force: true });
      return code;
    },
  };
}
