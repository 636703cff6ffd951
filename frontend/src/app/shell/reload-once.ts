/** Where it is remembered for which address the page was loaded again by itself. */
const KEY = 'loaded-again';

/**
 * Loads the page again, once for an address of the visit and never without a line: where that does not help, a second
 * time would not either, and it is left to the reader.
 */
export function reloadOnce(reload = () => window.location.reload()): void {
  const address = window.location.pathname;
  try {
    const done = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (!navigator.onLine || done.includes(address)) return;
    sessionStorage.setItem(KEY, JSON.stringify([...done, address]));
  } catch {
    // where nothing is remembered it could become a loop
    return;
  }
  reload();
}
