/** The storage key of the address that was last reloaded automatically. */
const KEY = 'loaded-again';

/** Asks the server for the page; whether it answers. */
const isThere = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status < 500,
    () => false,
  );

/**
 * Reloads the page, once for each address of the visit, and only when the server answers: a browser shows its own page in
 * place of one that it cannot get, and the site with its menu would be gone. When one reload does not help, another one
 * would not either, and the reader decides.
 */
export async function reloadOnce(reload = () => window.location.reload(), ask = isThere): Promise<void> {
  const address = window.location.pathname;
  if (!(await ask(address)) || window.location.pathname !== address) return;
  try {
    const done = JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as string[];
    if (done.includes(address)) return;
    sessionStorage.setItem(KEY, JSON.stringify([...done, address]));
  } catch {
    // without storage this could become a loop
    return;
  }
  reload();
}
