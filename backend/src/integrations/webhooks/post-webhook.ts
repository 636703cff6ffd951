import { lookup as dnsLookup, type LookupAddress } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, literalAddress } from './public-address.ts';

/** The time for everything: name, connection, request and answer. */
export const TIME_LIMIT_MS = 10_000;
/** What is kept of an answer, in characters. The rest is not read. */
const ANSWER_KEPT = 1024;
const HEADERS_MAX = 16 * 1024;

/** The target is inside the own network, or not on the open internet. */
export class InsideTarget extends Error {
  constructor(host: string) {
    super(`${host} is not on the open internet`);
    this.name = 'InsideTarget';
  }
}

/** Finds all addresses of a name. */
export type Resolve = (
  host: string,
  options: { all: true },
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** Where targets may be, and who looks names up. */
export interface Reach {
  /** Also the own network: for development and tests. */
  isAnyTarget: boolean;
  resolve?: Resolve;
}

/** What the receiver said. `error` is why there is no answer. */
export interface WebhookAnswer {
  status: number | null;
  text: string | null;
  error: string | null;
}

/**
 * Refuses a target that is not on the open internet now (InsideTarget), or whose name is not known. The name can lead
 * elsewhere later, so each connection checks again.
 */
export async function assertReachable(url: string, { isAnyTarget, resolve = dnsLookup }: Reach): Promise<void> {
  if (isAnyTarget) return;
  const { hostname } = new URL(url);
  assertLiteral(hostname);
  if (literalAddress(hostname) !== null) return;
  await new Promise<void>((done, refuse) => {
    resolve(hostname, { all: true }, (error, addresses) => {
      if (error) refuse(error);
      else if (addresses.length > 0 && addresses.every(({ address }) => isPublicAddress(address))) done();
      else refuse(new InsideTarget(hostname));
    });
  });
}

/**
 * Posts JSON to a partner's address. It follows no redirect, and connects only to addresses that it has checked itself,
 * so that a name which leads elsewhere a moment later leads nowhere (T100). Never throws: a failure is an answer.
 */
export async function postWebhook(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  reach: Reach,
): Promise<WebhookAnswer> {
  try {
    const target = new URL(url);
    if (!reach.isAnyTarget) assertLiteral(target.hostname);
    return await send(target, headers, body, reach);
  } catch (error) {
    return { status: null, text: null, error: reasonOf(error) };
  }
}

function send(target: URL, headers: object, body: string, reach: Reach): Promise<WebhookAnswer> {
  const { request } = target.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const req = request(
      target,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        maxHeaderSize: HEADERS_MAX,
        signal: AbortSignal.timeout(TIME_LIMIT_MS),
        ...(reach.isAnyTarget ? {} : { lookup: checked(reach.resolve ?? dnsLookup) }),
      },
      (res) => {
        let text = '';
        const end = (): void => {
          resolve({
            status: res.statusCode ?? null,
            text: text.slice(0, ANSWER_KEPT).replaceAll('\0', ''),
            error: null,
          });
          req.destroy();
        };
        res.setEncoding('utf8');
        res.on('data', (part: string) => {
          text += part;
          if (text.length >= ANSWER_KEPT) end();
        });
        // the status is known, so an answer that breaks off is an answer
        res.once('end', end).once('error', end);
      },
    );
    req.once('error', reject);
    // Node ends some without an error, such as a change to another protocol: no attempt may wait for ever (T127)
    req.once('close', () => reject(new Error('the connection was closed without an answer')));
    req.end(body);
  });
}

/** Looks a name up for a connection, and gives only addresses that may be connected to. */
const checked =
  (resolve: Resolve): LookupFunction =>
  (host, { all }, done) => {
    resolve(host, { all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error) return done(error, []);
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return done(new InsideTarget(host), []);
      return all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };

/** An address in place of a name is not looked up. */
function assertLiteral(hostname: string): void {
  const address = literalAddress(hostname);
  if (address !== null && !isPublicAddress(address)) throw new InsideTarget(hostname);
}

function reasonOf(error: unknown): string {
  if (error instanceof InsideTarget) return error.message;
  const { name, code, message } = error as { name?: string; code?: string; message?: string };
  if (name === 'AbortError' || name === 'TimeoutError') return `no answer within ${TIME_LIMIT_MS / 1000} seconds`;
  return [code, message].filter(Boolean).join(': ').slice(0, 300) || 'unknown';
}
