import { apiPaths } from '../paths';

/** Someone else (another tab) has just rotated the token; its cookies will be ours too. */
const ROTATED_ELSEWHERE = 409;
/** So long do the cookies of another tab's exchange take at most, and so often are they looked for. */
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 100;
/** Tabs of this site exchange one after the other. */
const LOCK = 'session-renewal';

let running: Promise<boolean> | null = null;

/**
 * What the server marks this browser's session with, null without one. It can be read and holds no secret: it only is
 * another one after each login and each renewal, so that a tab knows that its cookies have changed.
 */
export const sessionMarker = (): string | null =>
  /(?:^|;\s*)(?:__Host-)?loggedIn=([^;]+)/.exec(document.cookie)?.[1] ?? null;

/** True when this browser has a session that may be refreshed. */
export const hasSessionMarker = (): boolean => sessionMarker() !== null;

/**
 * Exchanges the refresh token for a new access token, unless another tab has: true when the cookies are fresh. Calls at
 * the same time share one exchange. `sentAs`: the marker with which the refused request went out.
 */
export function refreshSession(sentAs: string | null = sessionMarker()): Promise<boolean> {
  running ??= alone(() => exchange(sentAs)).finally(() => {
    running = null;
  });
  return running;
}

async function exchange(sentAs: string | null): Promise<boolean> {
  if (sessionMarker() !== sentAs) return hasSessionMarker();
  try {
    // the answer carries the only token in force: it has to arrive even when the page is left meanwhile
    const response = await fetch(apiPaths.refresh, { method: 'POST', credentials: 'same-origin', keepalive: true });
    return response.ok || (response.status === ROTATED_ELSEWHERE && (await arrived(sentAs)));
  } catch {
    return false;
  }
}

/** Until another tab's cookies are here; false when they do not come. */
async function arrived(sentAs: string | null): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    if (sessionMarker() !== sentAs) return hasSessionMarker();
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
  return false;
}

/** Where the browser has no locks (older ones, and plain http beyond this machine) the server's 409 does the same. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
