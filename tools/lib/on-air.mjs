// npm start: lets the demo's emulated streaming service stream, so that the start page shows it.
import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_MS = 500;
const TITLE = 'Veckans toppserie';

/** Is the streaming service emulated? It is when no account is configured, and never in production. */
export const hasEmulator = (env) => env.NODE_ENV !== 'production' && !env.TWITCH_CLIENT_ID;

/**
 * Starts the emulated stream when the server is ready, however long its first start takes: it makes a database and a league. The
 * waiting ends with the process. Returns whether the stream started.
 */
export async function goOnAir(address, { patienceMs = Infinity } = {}) {
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt) {
    const ready = await fetch(`${address}/health/ready`).catch(() => null);
    if (ready?.ok) {
      const answer = await fetch(`${address}/emulator/twitch/channel`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ isLive: true, title: TITLE }),
      }).catch(() => null);
      return answer?.ok ?? false;
    }
    await sleep(LOOK_MS);
  }
  return false;
}
