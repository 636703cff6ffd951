// npm start: the demo's stand-in for the streaming service has something on the air, so that the start page shows it.
import { setTimeout as sleep } from 'node:timers/promises';

const PATIENCE_MS = 60_000;
const TITLE = 'Veckans toppserie';

/** Is there a stand-in at all? It is there when no account is configured, and never in production. */
export const hasStandIn = (env) => env.NODE_ENV !== 'production' && !env.TWITCH_CLIENT_ID;

/** Puts the stand-in on the air once the server is ready. Answers whether it did; a server that never is ready gets none. */
export async function goOnAir(address, { patienceMs = PATIENCE_MS } = {}) {
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
    await sleep(500);
  }
  return false;
}
