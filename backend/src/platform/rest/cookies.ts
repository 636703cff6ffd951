import { randomBytes } from 'node:crypto';
import type { CookieOptions, Request, Response } from 'express';

/** Cookies with a secret. Scripts cannot read them (T24). */
type SecretCookie = 'accessToken' | 'refreshToken' | 'loginState';

/**
 * Tells the site's script that there may be a session. Its value is no secret and changes each time, so that a tab
 * notices when another tab has signed in or renewed the session.
 */
const MARKER = 'loggedIn';
const MARKER_BYTES = 6;

/** Over https, the browser accepts a __Host- cookie only for this host, path / and https. */
const nameOf = (cookie: SecretCookie, https: boolean): string => (https ? `__Host-${cookie}` : cookie);

const optionsFor = (https: boolean, seconds: number): CookieOptions => ({
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: https,
  maxAge: seconds * 1000,
});

/** The value of one of these cookies; null when the request has none. */
export function readCookie(req: Request, cookie: SecretCookie, https: boolean): string | null {
  const name = nameOf(cookie, https);
  for (const part of (req.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}

export interface NewCookie {
  cookie: SecretCookie;
  value: string;
  seconds: number;
}

export function setCookie(res: Response, https: boolean, { cookie, value, seconds }: NewCookie): void {
  res.cookie(nameOf(cookie, https), value, optionsFor(https, seconds));
}

export function clearCookie(res: Response, https: boolean, cookie: SecretCookie): void {
  const { maxAge: _unused, ...options } = optionsFor(https, 0);
  res.clearCookie(nameOf(cookie, https), options);
}

export interface SessionCookies {
  accessToken: string;
  accessSeconds: number;
  refreshToken: string;
  refreshSeconds: number;
}

/** Signs the browser in: sets both tokens and the marker. */
export function setSessionCookies(res: Response, https: boolean, session: SessionCookies): void {
  const { accessToken, accessSeconds, refreshToken, refreshSeconds } = session;
  setCookie(res, https, { cookie: 'accessToken', value: accessToken, seconds: accessSeconds });
  setCookie(res, https, { cookie: 'refreshToken', value: refreshToken, seconds: refreshSeconds });
  const marker = randomBytes(MARKER_BYTES).toString('hex');
  res.cookie(MARKER, marker, { ...optionsFor(https, refreshSeconds), httpOnly: false });
}

/** Signs the browser out. */
export function clearSessionCookies(res: Response, https: boolean): void {
  clearCookie(res, https, 'accessToken');
  clearCookie(res, https, 'refreshToken');
  res.clearCookie(MARKER, { sameSite: 'lax', path: '/', secure: https });
}
