import { apiPaths } from './paths';

/** Somebody else (another tab) has just rotated the token; its cookies are ours too. */
const ROTATED_ELSEWHERE = 409;

let running: Promise<boolean> | null = null;

/** True when this browser has a session that may be refreshed: the server sets a readable marker that holds no secret. */
export const hasSessionMarker = (): boolean => /(?:^|;\s*)(?:__Host-)?loggedIn=/.test(document.cookie);

/** Exchanges the refresh token for a new access token. Calls at the same time share one exchange. */
export function refreshSession(): Promise<boolean> {
  running ??= fetch(apiPaths.refresh, { method: 'POST', credentials: 'same-origin' })
    .then(
      (response) => response.ok || response.status === ROTATED_ELSEWHERE,
      () => false,
    )
    .finally(() => {
      running = null;
    });
  return running;
}
