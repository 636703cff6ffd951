import type { Request } from 'express';
import type { AppConfig } from '../config/config.ts';
import { Fault } from '../errors/fault.ts';
import { bearerOf as textAfterBearer, isKey } from '../limits/sent-key.ts';
import { readCookie } from './cookies.ts';
import { assertOwnOrigin } from './own-origin.ts';

/** In place of a token in a documented path or body, this word means: use the cookie (T14). */
const USE_MY_COOKIE = 'session';
/** The form of a token. Other texts are not looked up. */
const TOKEN = /^[\w-]{43,64}$/;
const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The access token of a request: from the cookie, `Authorization: Bearer`, a documented path or the body; null when
 * there is none, or none of the right form. The same token may stand in several places; throws 400 for different ones.
 * Throws 403 when a foreign origin would write with a cookie alone, or use the word `session` at all.
 */
export function readAccessToken(req: Request, config: AppConfig): string | null {
  const cookie = readCookie(req, 'accessToken', config.https);
  const inPath = textOf(req.params['accessToken']);
  const [named, ...others] = new Set([bearerOf(req), inPath, bodyTokenOf(req)].filter((token) => token !== null));
  if (named === undefined) return cookie === null ? null : cookieToken(req, cookie, config);
  const isWord = named === USE_MY_COOKIE;
  // who names the cookie's own token knows it, as no foreign page does
  const isCookies = isWord || cookie === null || cookie === named;
  if (others.length > 0 || !isCookies) throw new Fault('BAD_USER_INPUT', 'api.error.several-tokens');
  if (isWord) return cookie === null ? null : cookieToken(req, cookie, config, true);
  if (inPath !== null && !config.pathTokens) return null;
  return wellFormed(named);
}

function cookieToken(req: Request, cookie: string, config: AppConfig, always = false): string | null {
  const needsOwnOrigin = always || !READS.has(req.method);
  if (needsOwnOrigin) assertOwnOrigin(req, config.publicUrl);
  return wellFormed(cookie);
}

/** A text that cannot be a token counts as an unknown one (T28). */
function wellFormed(token: string): string | null {
  return TOKEN.test(token) ? token : null;
}

function bearerOf(req: Request): string | null {
  if (req.headers.authorization === undefined) return null;
  const bearer = textAfterBearer(req.headers);
  // a partner's key says who counts, not who acts
  return bearer !== null && isKey(bearer) ? null : (bearer ?? '');
}

function bodyTokenOf(req: Request): string | null {
  return textOf((req.body as Record<string, unknown> | undefined)?.['accessToken']);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
