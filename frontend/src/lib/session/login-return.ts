import { apiPaths } from '../paths';

const PLACE = 'placeBeforeLogin';
/** After a login no one wants to be here: the ways in themselves, and doors of the API. */
const NO_PLACE = /^\/(callback|api|register)(\/|$)/;

/** The address as a path of this site; null for every other. */
function ownPath(address: string): string | null {
  // `//elsewhere` and `/\elsewhere` are other sites
  if (!/^\/(?![/\\])/.test(address) || !URL.canParse(address, window.location.origin)) return null;
  const url = new URL(address, window.location.origin);
  return url.origin === window.location.origin && !NO_PLACE.test(url.pathname)
    ? url.pathname + url.search + url.hash
    : null;
}

const write = (place: string | null) => {
  try {
    if (place) sessionStorage.setItem(PLACE, place);
    else sessionStorage.removeItem(PLACE);
  } catch {
    // without storage a login leads to the start page
  }
};

const read = (): string | null => {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
};

/** Remembers a page that asks for a login before it shows itself: the next login leads there. */
export const keepPlace = (place: string): void => write(ownPath(place));

/** Where the page was before the login, once: a path of this site, or null. */
export function takePlace(): string | null {
  const place = ownPath(read() ?? '');
  write(null);
  return place;
}

/** True for a link that begins a login. */
export const isLoginLink = (link: { origin: string; pathname: string }): boolean =>
  link.origin === window.location.origin && link.pathname === apiPaths.login;

/** Remembers at every press on a login where the page is: the way leads over the chat platform and back there. */
export function keepPlaceAtLogin(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isLoginLink(link)) return;
    const { pathname, search, hash } = window.location;
    // who was sent to the start page wants to where they were sent from
    if (pathname === '/' && read()) return;
    keepPlace(pathname + search + hash);
  });
}
