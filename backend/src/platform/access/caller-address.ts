import type { IncomingMessage } from 'node:http';
import { isIPv6, SocketAddress } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { requestOf } from './request-of.ts';

/** Who calls, as the handler's argument, for limits: see `callerOf`. */
export const Caller = createParamDecorator((_data: unknown, context: ExecutionContext): string => {
  const req = requestOf(context);
  return callerOf(req, Number(req.app.get('trust proxy')));
});

/**
 * What every limit counts a caller by: the address, or the network of one of IPv6.
 * @param trustedProxies how many proxies in front of us have added a word to X-Forwarded-For that counts
 */
export const callerOf = (req: IncomingMessage, trustedProxies: number): string =>
  networkOf(addressOf(req, trustedProxies));

/** No address is longer; whatever else a proxy hands on is not kept whole. */
const LONGEST = 45;

/** Where the call comes from; a proxy's word counts only from a trusted one. */
export function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  const own = socket.remoteAddress ?? 'unknown';
  const said = headers['x-forwarded-for'];
  if (trustedProxies === 0 || typeof said !== 'string') return own;
  const behind = said.split(',');
  // the last word is the nearest proxy's; what stands before the trusted ones was written by the caller
  const at = Math.max(behind.length - trustedProxies, 0);
  return (behind[at] ?? own).trim().slice(0, LONGEST) || own;
}

/** A caller with one address of IPv6 has the other 2^64 of the network as well: they count as one. */
export function networkOf(address: string): string {
  const plain = shortest(address).replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [start = '', end] = plain.split('::');
  const known = [start, end ?? ''].map((part) => part.split(':').filter(Boolean));
  const [before = [], after = []] = known;
  const left = end === undefined ? [] : Array<string>(Math.max(8 - before.length - after.length, 0)).fill('0');
  return `${[...before, ...left, ...after].slice(0, 4).join(':')}::/64`;
}

/** An IPv6 address as everyone writes it: small letters, no leading zeros. What is none stays as it is. */
function shortest(address: string): string {
  const [withoutZone = ''] = address.split('%');
  return isIPv6(withoutZone) ? new SocketAddress({ address: withoutZone, family: 'ipv6' }).address : address;
}
