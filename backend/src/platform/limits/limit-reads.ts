import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { callerOf } from '../access/caller-address.ts';
import { Clock } from '../clock.ts';
import { AppConfig } from '../config/config.ts';
import { Fault } from '../errors/fault.ts';
import { refuseCall, type Door } from '../errors/refuse-call.ts';
import { moveHead, type Head } from '../web/answer-head.ts';
import { ApiKeys } from './api-keys.ts';
import { Siblings } from '../processes/siblings.ts';
import { CallBuckets } from './call-buckets.ts';
import { SharedTakes } from './shared-takes.ts';

/** All spellings that the router accepts: upper case, a doubled slash, the whole address. */
const GRAPHQL = /^(?:https?:\/\/[^/?#]*)?\/+graphql(?:[/?#]|$)/i;
const REST = /^(?:https?:\/\/[^/?#]*)?\/+api\//i;
/**
 * Pictures are not counted: a page has dozens of them, and the browser caches them for a year. Pictures of link
 * previews have other paths, and count.
 */
const PICTURES = /^(?:https?:\/\/[^/?#]*)?\/+api\/images\//i;

/** The fields of an answer for one unit of a caller's bucket (docs/decisions/015). */
export const FIELDS_OF_A_UNIT = 500;

/** The cost of a document in units: one for each 500 fields that its answer can contain. */
export const unitsOf = (fields: number): number => Math.max(1, Math.ceil(fields / FIELDS_OF_A_UNIT));

/** A kind of caller with its own buckets, and its name in answers. */
interface Policy {
  readonly name: string;
  readonly buckets: CallBuckets;
  /** Its header. */
  readonly text: string;
  /** Tells the other processes of this instance. */
  readonly tell: (caller: string, units: number) => void;
}

/**
 * The place where a call is counted, the units that it has taken so far, and the answer that shows how many are left. A
 * socket has no such answer.
 */
interface Count {
  readonly policy: Policy;
  readonly caller: string;
  taken: number;
  res?: ServerResponse;
}

/**
 * The limit of reads. Each address and each partner's key has a bucket of units in this instance's memory
 * (docs/decisions/010, 015, and 024 for its processes). Each call at /graphql and each read under /api takes one unit,
 * also when the answer is cached. The rest of a call's cost is taken when it is known, before any work is done. The
 * answer shows what is left in `RateLimit` and `RateLimit-Policy`, in the form of the IETF's draft ratelimit-headers.
 */
@Injectable()
export class LimitReads {
  private readonly addresses: Policy;
  private readonly partners: Policy;
  private readonly counts = new WeakMap<IncomingMessage, Count>();

  constructor(
    private readonly keys: ApiKeys,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    siblings: Siblings,
  ) {
    const shared = new SharedTakes(siblings, (name, caller, units) => {
      const { buckets } = name === this.partners.name ? this.partners : this.addresses;
      buckets.takeAnyway(caller, clock.steady(), units);
    });
    const policy = (name: string, perMinute: number): Policy => ({
      name,
      buckets: new CallBuckets(perMinute),
      text: `${name};q=${perMinute};w=60`,
      tell: (caller, units) => shared.add(name, caller, units),
    });
    this.addresses = policy('"address"', config.readLimit);
    this.partners = policy('"key"', config.keyReadLimit);
  }

  /** Counts a call, as a first step of every request. Answers a call that is over the limit. */
  limit(req: IncomingMessage, res: ServerResponse, head: Head): boolean {
    const door = doorOf(req);
    if (!door) return false;
    const { count, isUnknownKey } = this.countOf(req);
    const { wait, left } = take(count, 1, this.clock.steady());
    head.push('RateLimit-Policy', count.policy.text, 'RateLimit', left);
    if (wait > 0 || isUnknownKey) {
      moveHead(head, res);
      refuseCall(res, door, wait > 0 ? tooMany({ retryAfter: wait }) : new Fault('UNAUTHENTICATED', UNKNOWN_KEY));
      return true;
    }
    count.res = res;
    count.taken = 1;
    this.counts.set(req, count);
    return false;
  }

  /**
   * Takes the rest of a call's cost beyond the unit at the door. A second call for the same request takes nothing more.
   * @param units the whole cost of the call; more than a full bucket counts as a full bucket
   * @throws TOO_MANY_REQUESTS with the wait (seconds), the limit (units a minute) and the cost, when too few units are
   * left
   */
  charge(req: IncomingMessage, units: number): void {
    const count = this.counts.get(req);
    // a picture, or a REST call that reads nothing, is not counted
    if (count) this.raise(count, units);
  }

  /**
   * The same for a message of a socket, which has no door. Each call of the returned function raises one message's
   * cost.
   */
  ofMessage(request: IncomingMessage): (units: number) => void {
    const { count } = this.countOf(request);
    return (units) => this.raise(count, units);
  }

  private raise(count: Count, units: number): void {
    const { perMinute } = count.policy.buckets;
    const whole = Math.min(units, perMinute);
    if (whole <= count.taken) return;
    const { wait, left } = take(count, whole - count.taken, this.clock.steady());
    count.res?.setHeader('RateLimit', left);
    if (wait > 0) throw tooMany({ retryAfter: wait, limit: perMinute, cost: units });
    count.taken = whole;
  }

  /** An unknown key is counted by its address, so that guessing is limited too. */
  private countOf(req: IncomingMessage): { count: Count; isUnknownKey: boolean } {
    const key = req.headers['x-api-key'];
    const id = typeof key === 'string' ? this.keys.idOf(key) : null;
    if (id !== null) return { count: { policy: this.partners, caller: String(id), taken: 0 }, isUnknownKey: false };
    const caller = callerOf(req, this.config.trustedProxies);
    return { count: { policy: this.addresses, caller, taken: 0 }, isUnknownKey: key !== undefined };
  }
}

/**
 * Takes units. `wait` is the seconds to wait; 0 when the units were taken. `left` is the header with the rest: `r` in
 * units, `t` in seconds. `t` is the time until the bucket is full again; in a refused call, the time until the call
 * would succeed.
 */
function take({ policy, caller }: Count, units: number, now: number): { wait: number; left: string } {
  const wait = policy.buckets.take(caller, now, units);
  if (wait === 0) policy.tell(caller, units);
  const left = policy.buckets.left(caller, now);
  return { wait, left: `${policy.name};r=${left.units};t=${wait || left.fullIn}` };
}

const UNKNOWN_KEY = 'api.error.unknown-api-key';

const tooMany = (params: { retryAfter: number; limit?: number; cost?: number }): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params });

/** The door of the call; null when it is not counted. */
function doorOf({ method, url = '' }: IncomingMessage): Door | null {
  if (GRAPHQL.test(url)) return 'graphql';
  return (method === 'GET' || method === 'HEAD') && REST.test(url) && !PICTURES.test(url) ? 'rest' : null;
}
