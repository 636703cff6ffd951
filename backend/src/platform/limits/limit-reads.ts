import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { callerOf } from '../access/caller-address.ts';
import { AppConfig } from '../config/config.ts';
import { Fault } from '../errors/fault.ts';
import { refuseCall, type Door } from '../errors/refuse-call.ts';
import { ApiKeys } from './api-keys.ts';
import { CallBuckets } from './call-buckets.ts';

/** However the router would still find its way: another case, a doubled slash, the whole address. */
const GRAPHQL = /^(?:https?:\/\/[^/?#]*)?\/+graphql(?:[/?#]|$)/i;
const REST = /^(?:https?:\/\/[^/?#]*)?\/+api\//i;
/** Pictures: a page has dozens of them, and the browser keeps them for a year. Those that links show are read by their names, and count. */
const PICTURES = /^(?:https?:\/\/[^/?#]*)?\/+api\/images\//i;

/**
 * How often anybody may ask: each address, and each partner's key, has a bucket of calls in this instance's memory
 * (docs/decisions/010). Everything at /graphql counts, and what is read under /api; kept answers too.
 */
@Injectable()
export class LimitReads {
  private readonly addresses: CallBuckets;
  private readonly partners: CallBuckets;

  constructor(
    private readonly keys: ApiKeys,
    private readonly config: AppConfig,
  ) {
    this.addresses = new CallBuckets(config.readLimit);
    this.partners = new CallBuckets(config.keyReadLimit);
  }

  /** Counts a call, as middleware that needs nothing of Express; one too many is answered here. */
  limit(req: IncomingMessage, res: ServerResponse, next: () => void): void {
    const door = doorOf(req);
    if (!door) return next();
    const now = performance.now();
    const key = req.headers['x-api-key'];
    const id = typeof key === 'string' ? this.keys.idOf(key) : null;
    // an unknown key is counted where it comes from, so that guessing is limited too
    const wait =
      id === null
        ? this.addresses.take(callerOf(req, this.config.trustedProxies), now)
        : this.partners.take(String(id), now);
    if (wait > 0) return refuseCall(res, door, tooMany(wait));
    if (key !== undefined && id === null) return refuseCall(res, door, new Fault('UNAUTHENTICATED', UNKNOWN_KEY));
    next();
  }
}

const UNKNOWN_KEY = 'api.error.unknown-api-key';

const tooMany = (retryAfter: number): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'too-many', 'api.error.too-many-requests', { params: { retryAfter } });

/** Which door the call is for, when it is one that counts. */
function doorOf({ method, url = '' }: IncomingMessage): Door | null {
  if (GRAPHQL.test(url)) return 'graphql';
  return (method === 'GET' || method === 'HEAD') && REST.test(url) && !PICTURES.test(url) ? 'rest' : null;
}
