/** The browser waits no longer than this for a moment of rest. */
const PATIENCE_MS = 2000;
/** For browsers that do not say when they rest. */
const GUESS_MS = 200;

/** Calls when the browser has nothing more urgent to do; answers how to give up. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(call, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
