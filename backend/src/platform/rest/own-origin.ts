import type { IncomingMessage } from 'node:http';
import { forbidden } from '../errors/fault.ts';

/**
 * Does the request come from our own pages (T22)? A browser says where it comes from in Sec-Fetch-Site or Origin and
 * no page can change that. A request that says neither comes from no browser, so no one's cookie is borrowed.
 */
export function isFromOwnOrigin({ headers }: IncomingMessage, publicUrl: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site === 'same-origin' || site === 'none') return true;
  const { origin } = headers;
  if (origin === undefined) return site === undefined;
  // the address in the browser may differ from the configured one on a developer's machine (localhost, 127.0.0.1)
  return origin === publicUrl || (URL.canParse(origin) && site === undefined && new URL(origin).host === headers.host);
}

/** Refuses what a foreign page sent with our visitor's cookies. */
export function assertOwnOrigin(req: IncomingMessage, publicUrl: string): void {
  if (!isFromOwnOrigin(req, publicUrl)) throw forbidden('api.error.foreign-origin');
}
