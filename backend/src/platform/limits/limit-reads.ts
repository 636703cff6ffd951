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

/** Where calls of one kind of caller are counted, and how an answer names that. */
interface Policy {
  readonly name: string;
  readonly buckets: CallBuckets;
}

/** Where a call is counted, what it has taken so far, and the answer that tells how much is left; a socket has none. */
interface Count {
  readonly policy: Policy;
  readonly caller: string;
  taken: number;
  res?: ServerResponse;
}

/**
 * How much anyone may ask: each address, and each partner's key, has a bucket of units in this instance's memory
 * (docs/decisions/010 and 015). Everything at /graphql takes one, and what is read under /api, kept answers too; what
 * has to be worked for takes the rest of its cost when that is known, before any work is done. The answer says what is left
 * in `RateLimit` and `RateLimit-Policy`, as the IETF's draft ratelimit-headers writes them.
 */
@Injectable()
export class LimitReads {
  private readonly addresses: Policy;
  private readonly partners: Policy;
  private readonly counts = new WeakMap<IncomingMessage, Count>();

  constructor(
    private readonly keys: ApiKeys,
    private readonly config: AppConfig,
  ) {
    this.addresses = { name: '"address"', buckets: new CallBuckets(config.readLimit) };
    this.partners = { name: '"key"', buckets: new CallBuckets(config.keyReadLimit) };
  }

  /** Counts a call, as middleware that needs nothing of Express; one too many is answered here. */
  limit(req: IncomingMessage, res: ServerResponse, next: () => void): void {
    const door = doorOf(req);
    if (!door) return next();
    const { count, isUnknownKey } = this.countOf(req);
    count.res = res;
    res.setHeader('RateLimit-Policy', `${count.policy.name};q=${count.policy.buckets.perMinute};w=60`);
    const wait = take(count, 1);
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
    const { perMinute } = count.policy.buckets;
    const whole = Math.min(units, perMinute);
    if (whole <= count.taken) return;
    const wait = take(count, whole - count.taken);
    if (wait > 0) throw tooMany({ retryAfter: wait, limit: perMinute, cost: units });
    count.taken = whole;
  }

  /** An unknown key is counted where it comes from, so that guessing is limited too. */
  private countOf(req: IncomingMessage): { count: Count; isUnknownKey: boolean } {
    const key = req.headers['x-api-key'];
    const id = typeof key === 'string' ? this.keys.idOf(key) : null;
    if (id !== null) return { count: { policy: this.partners, caller: String(id), taken: 0 }, isUnknownKey: false };
    const caller = callerOf(req, this.config.trustedProxies);
    return { count: { policy: this.addresses, caller, taken: 0 }, isUnknownKey: key !== undefined };
  }
}

/**
 * Takes units, and writes into the answer what is left: `r` in units, `t` the seconds until the bucket is full again, of
 * a refused call those until it would pass. Answers the seconds to wait; 0 when the units were taken.
 */
function take({ policy, caller, res }: Count, units: number): number {
  const now = performance.now();
  const wait = policy.buckets.take(caller, now, units);
  const left = policy.buckets.left(caller, now);
  res?.setHeader('RateLimit', `${policy.name};r=${left.units};t=${wait || left.fullIn}`);
  return wait;
}

const UNKNOWN_KEY = 'api.error.unknown-api-key';

const tooMany = (params: { retryAfter: number; limit?: number; cost?: number }): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params });

/** Which door the call is for, when it is one that counts. */
function doorOf({ method, url = '' }: IncomingMessage): Door | null {
  if (GRAPHQL.test(url)) return 'graphql';
  return (method === 'GET' || method === 'HEAD') && REST.test(url) && !PICTURES.test(url) ? 'rest' : null;
}
