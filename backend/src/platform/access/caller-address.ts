import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from './request-of.ts';

/** The caller's address as a handler's argument, for limits: see `callerOf`. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const req = requestOf(context);
  return callerOf(req, Number(req.app.get('trust proxy')));
});

/**
 * The key by which limits count a caller: the address, or the network of an IPv6 address.
 * @param trustedProxies how many proxies in front of the server add a trusted address to X-Forwarded-For
 */
export const callerOf = (req: IncomingMessage, trustedProxies: number): string =>
  networkOf(addressOf(req, trustedProxies));

/** No address is longer. A longer text from a proxy is cut. */
const LONGEST = 45;

/** The address of the caller. The header of a proxy counts only when the proxy is trusted. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? 'unknown';
  const said = headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof said !== 'string') return own;
  const behind = said.split(',');
  // the nearest proxy writes the last address; those before the trusted ones were written by the caller
  const at = Math.max(behind.length - trustedProxies, 0);
  return (behind[at] ?? own).trim().slice(0, LONGEST) || own;
}

/** A caller with one IPv6 address also has the other 2^64 addresses of the network, so all of them count as one. */
export function networkOf(address: string): string {
  const plain = shortest(address).replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const known = [start, end ?? ''].map((part) => part.split(':').filter(Boolean));
  const [before = [], after = []] = known;
  const left = end === undefined ? [] : Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`;
}

/** An IPv6 address in its usual form: small letters, no leading zeros. Other texts are returned unchanged. */
function shortest(address: string): string {
  const [withoutZone = ''] = address.split('%');
  return isIPv6(withoutZone) ? new SocketAddress({ address: withoutZone, family: 'ipv6' }).address : address;
}
