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

/** Fields that an answer can hold, for one unit of a caller's bucket (docs/decisions/015). */
export const FIELDS_OF_A_UNIT = 500;

/** What a document costs its caller, in units: one for each 500 fields that its answer can hold. */
export const unitsOf = (fields: number): number => Math.max(1, Math.ceil(fields / FIELDS_OF_A_UNIT));

/** Where a call is counted, and what it has taken so far. */
interface Count {
  readonly buckets: CallBuckets;
  readonly caller: string;
  taken: number;
}

/**
 * How much anyone may ask: each address, and each partner's key, has a bucket of units in this instance's memory
 * (docs/decisions/010 and 015). Everything at /graphql takes one, and what is read under /api, kept answers too; what
 * has to be worked for takes the rest of its cost when that is known, before any work is done.
 */
@Injectable()
export class LimitReads {
  private readonly addresses: CallBuckets;
  private readonly partners: CallBuckets;
  private readonly counts = new WeakMap<IncomingMessage, Count>();

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
    const { count, isUnknownKey } = this.countOf(req);
    const wait = count.buckets.take(count.caller, performance.now());
    if (wait > 0) return refuseCall(res, door, tooMany({ retryAfter: wait }));
    if (isUnknownKey) return refuseCall(res, door, new Fault('UNAUTHENTICATED', UNKNOWN_KEY));
    count.taken = 1;
    this.counts.set(req, count);
    next();
  }

  /**
   * Takes what a call costs beyond what it took at the door. Asked twice about one call, it takes no more.
   * @param units the whole cost of the call; more than a full bucket counts as a full bucket
   * @throws TOO_MANY_REQUESTS with the wait (seconds), the limit (units a minute) and the cost, when there is too little
   */
  charge(req: IncomingMessage, units: number): void {
    const count = this.counts.get(req);
    // what is not counted: a picture, and a REST call that reads nothing
    if (count) this.raise(count, units);
  }

  /** The same for what comes through a socket, which has no door: each call of the answer raises one message's cost. */
  ofMessage(request: IncomingMessage): (units: number) => void {
    const { count } = this.countOf(request);
    return (units) => this.raise(count, units);
  }

  private raise(count: Count, units: number): void {
    const { buckets, caller, taken } = count;
    const whole = Math.min(units, buckets.perMinute);
    if (whole <= taken) return;
    const wait = buckets.take(caller, performance.now(), whole - taken);
    if (wait > 0) throw tooMany({ retryAfter: wait, limit: buckets.perMinute, cost: units });
    count.taken = whole;
  }

  /** An unknown key is counted where it comes from, so that guessing is limited too. */
  private countOf(req: IncomingMessage): { count: Count; isUnknownKey: boolean } {
    const key = req.headers['x-api-key'];
    const id = typeof key === 'string' ? this.keys.idOf(key) : null;
    if (id !== null) return { count: { buckets: this.partners, caller: String(id), taken: 0 }, isUnknownKey: false };
    const caller = callerOf(req, this.config.trustedProxies);
    return { count: { buckets: this.addresses, caller, taken: 0 }, isUnknownKey: key !== undefined };
  }
}

const UNKNOWN_KEY = 'api.error.unknown-api-key';

const tooMany = (params: { retryAfter: number; limit?: number; cost?: number }): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params });

/** Which door the call is for, when it is one that counts. */
function doorOf({ method, url = '' }: IncomingMessage): Door | null {
  if (GRAPHQL.test(url)) return 'graphql';
  return (method === 'GET' || method === 'HEAD') && REST.test(url) && !PICTURES.test(url) ? 'rest' : null;
}
