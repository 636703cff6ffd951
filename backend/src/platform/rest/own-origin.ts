import type { IncomingMessage } from 'node:http';
import { forbidden } from '../errors/fault.ts';

/**
 * Does the request come from the site's own pages (T22)? A browser sends its origin in Sec-Fetch-Site or Origin, and no
 * page can change these. A request without both does not come from a browser, so it uses no visitor's cookie.
 *
 * Sec-Fetch-Site decides, where a browser sends it: it tells of the request's whole way. A form of ours that a foreign server sends on
 * to an address of its choice is cross-site, though browsers have named our origin with it. A socket is never sent on, every
 * browser names its page's origin with it, and not all agree on its Sec-Fetch-Site: there, the own origin is enough.
 */
export function isFromOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const { origin } = headers;
  const isSocket = headers['sec-websocket-key'] !== undefined;
  if (site !== undefined) return isSocket && origin === publicUrl;
  if (origin === undefined) return true;
  // on a developer's machine, the browser's address may differ from the configured one (localhost, 127.0.0.1)
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === headers.host);
}

/** Refuses a request that a foreign page sent with the visitor's cookies. */
export function assertOwnOrigin(req: IncomingMessage, publicUrl: string): void {
  if (!isFromOwnOrigin(req, publicUrl)) throw forbidden('api.error.foreign-origin');
}
