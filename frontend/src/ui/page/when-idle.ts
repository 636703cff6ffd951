/** The longest wait for an idle moment. */
const PATIENCE_MS = 2000;
/** The wait in browsers that do not report idle moments. */
const GUESS_MS = 200;

/** Calls when the browser has nothing more urgent to do. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, GUESS_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(call, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
