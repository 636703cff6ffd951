import type { IncomingMessage } from 'node:http';
import { forbiddenFault } from '../errors/fault.ts';

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
  return origin === publicUrl || isThisHost(origin, headers.host, publicUrl);
}

/**
 * On a developer's machine, the browser's address may differ from the configured one (localhost, 127.0.0.1). Only the host may: what
 * comes over http under an https site's name can be anyone's on the way.
 */
function isThisHost(origin: string, asked: string | undefined, publicUrl: string): boolean {
  if (!URL.canParse(origin)) return false;
  const { host, protocol } = new URL(origin);
  return host === asked && protocol === new URL(publicUrl).protocol;
}

/** Refuses a request that a foreign page sent with the visitor's cookies. */
export function assertOwnOrigin(req: IncomingMessage, publicUrl: string): void {
  if (!isFromOwnOrigin(req, publicUrl)) throw forbiddenFault('api.error.foreign-origin');
}
