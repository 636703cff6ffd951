import { apiPaths, paths } from '../paths';

const PLACE = 'placeBeforeLogin';
/** Pages that a login does not return to: the login pages themselves, and paths of the API. */
const NO_PLACE = /^\/(callback|api|register)(\/|$)/;

/** The address as a path of this site; null for other sites. */
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
    // without storage, a login returns to the start page
  }
};

const read = (): string | null => {
  try {
    return sessionStorage.getItem(PLACE);
  } catch {
    return null;
  }
};

/** Stores the page of a reader who must log in to see it. The next login returns there. */
export const keepPlace = (place: string): void => write(ownPath(place));

/** The page before the login, as a path of this site; null when there is none. It can be read once. */
export function takePlace(): string | null {
  const place = ownPath(read() ?? '');
  write(null);
  return place;
}

/** The invite link that a newcomer opened before they had a player; null when they came in another way. It can be read once. */
export function takeInvite(): string | null {
  const place = takePlace();
  return place?.startsWith(paths.join('')) ? place : null;
}

/** Does this link start a login? */
export const isLoginLink = (link: { origin: string; pathname: string }): boolean =>
  link.origin === window.location.origin && link.pathname === apiPaths.login;

/**
 * Stores the present page at every click on a login link, because the login goes to the chat platform and back. Returns
 * a function that stops it.
 */
export function keepPlaceAtLogin(): () => void {
  const onClick = ({ target }: MouseEvent): void => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isLoginLink(link)) return;
    const { pathname, search, hash } = window.location;
    // a visitor who was sent to the start page, or stopped on the way in, wants to return to the page before it
    if ((pathname === '/' || NO_PLACE.test(pathname)) && read()) return;
    keepPlace(pathname + search + hash);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
