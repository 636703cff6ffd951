import { isServer } from '../here';
import { apiPaths } from '../paths';

/** Another tab has just exchanged the token. Its cookies are then valid for this tab too. */
const ROTATED_ELSEWHERE = 409;
/** The longest wait for the cookies of another tab's exchange, and the interval of checks. */
const PATIENCE_MS = 3000;
const LOOK_EVERY_MS = 100;
/** Tabs of this site exchange tokens one after the other. */
const LOCK = 'session-renewal';

let running: Promise<boolean> | null = null;

/**
 * The server's mark of this browser's session; null without one. It is readable and contains no secret. It changes at
 * each login and each renewal, so that a tab notices new cookies.
 */
export const sessionMarker = (): string | null =>
  /(?:^|;\s*)(?:__Host-)?loggedIn=([^;]+)/.exec(isServer ? '' : document.cookie)?.[1] ?? null;

/** Does this browser have a session that can perhaps be renewed? */
export const hasSessionMarker = (): boolean => sessionMarker() !== null;

/**
 * Exchanges the refresh token for a new access token, unless another tab has done so. Returns true when the cookies are
 * new. Calls at the same time share one exchange. `sentAs`: the marker of the refused request.
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
    // the answer contains the only valid token, so it must arrive even when the reader leaves the page
    const response = await fetch(apiPaths.refresh, { method: 'POST', credentials: 'same-origin', keepalive: true });
    // read to its end, so that the connection is free again
    void response.arrayBuffer().catch(() => undefined);
    return response.ok || (response.status === ROTATED_ELSEWHERE && (await arrived(sentAs)));
  } catch {
    return false;
  }
}

/** Waits for another tab's cookies; false when they do not come. */
async function arrived(sentAs: string | null): Promise<boolean> {
  for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_EVERY_MS) {
    if (sessionMarker() !== sentAs) return hasSessionMarker();
    await new Promise((resume) => setTimeout(resume, LOOK_EVERY_MS));
  }
  return false;
}

/**
 * When the browser has no locks (older ones, and plain http on another machine), the server's 409 has the same effect.
 */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
