/** The storage key of the address that was last reloaded automatically. */
const KEY = 'loaded-again';

/**
 * Reloads the page, once for each address of the visit, and never without a connection. When one reload does not help,
 * another one would not either, and the reader decides.
 */
export function reloadOnce(reload = () => window.location.reload()): void {
  const address = window.location.pathname;
  try {
    const done = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (!navigator.onLine || done.includes(address)) return;
    sessionStorage.setItem(KEY, JSON.stringify([...done, address]));
  } catch {
    // without storage this could become a loop
    return;
  }
  reload();
}
