import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { assertOpens, type KeyScope } from '../../domain/partners/api-key.ts';
import { callerOf } from '../access/caller-address.ts';
import { Attached } from '../attached.ts';
import { Clock } from '../clock.ts';
import { AppConfig } from '../config/config.ts';
import { Fault, faultOf } from '../errors/fault.ts';
import { refuseCall, type Door } from '../errors/refuse-call.ts';
import { moveHead, putHeader, type Head } from '../web/answer-head.ts';
import { ApiKeys, type ValidKey } from './api-keys.ts';
import { Siblings } from '../processes/siblings.ts';
import { CallBuckets, type Taken } from './call-buckets.ts';
import { KeyBuckets } from './key-buckets.ts';
import { KeyUse } from './key-use.ts';
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

/** Whose bucket a call is taken from. */
interface Purse {
  /** Its name in answers. */
  readonly name: '"address"' | '"key"';
  readonly perMinute: number;
  /** The partner's key; null for an address. */
  readonly key: ValidKey | null;
  /** Null: the key is revoked. An address is counted in memory, so its answer does not wait. */
  take(units: number): Taken | null | Promise<Taken | null>;
}

/**
 * The place where a call is counted, the units that it has taken so far, and the answer that shows how many are left. A
 * socket has no such answer.
 */
interface Count {
  readonly purse: Purse;
  taken: number;
  answer?: { readonly res: ServerResponse; readonly head: Head };
}

/** The scope that a key needs at each door. */
const SCOPES: Readonly<Record<Door, KeyScope>> = { graphql: 'graphql:read', rest: 'rest:read' };

/**
 * The limit of reads. Each address has a bucket of units in this instance's memory (docs/decisions/010, 015, and 024 for
 * its processes), each partner's key one in the database (030). Each call at /graphql and each read under /api takes one
 * unit, also when the answer is cached. The rest of a call's cost is taken when it is known, before any work is done. The
 * answer shows what is left in `RateLimit` and `RateLimit-Policy`, in the form of the IETF's draft ratelimit-headers.
 */
@Injectable()
export class LimitReads {
  private readonly addresses: CallBuckets;
  private readonly shared: SharedTakes;
  private readonly counts = new Attached<IncomingMessage, Count>();

  constructor(
    private readonly keys: ApiKeys,
    private readonly buckets: KeyBuckets,
    private readonly use: KeyUse,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    siblings: Siblings,
  ) {
    this.addresses = new CallBuckets(config.readLimit);
    this.shared = new SharedTakes(siblings, (caller, units) => {
      this.addresses.takeAnyway(caller, clock.steady(), units);
    });
  }

  /**
   * Counts a call, as a first step of every request. Answers a call that is over the limit, or whose key does not hold
   * or does not open this door. Only a call with a key waits for its count.
   */
  limit(req: IncomingMessage, res: ServerResponse, head: Head): boolean | Promise<boolean> {
    const door = doorOf(req);
    if (!door) return false;
    const { purse, isUnknownKey } = this.purseOf(req);
    const settle = (taken: Taken | null): boolean => {
      const refusal = this.refusalOf(purse, taken, door) ?? (isUnknownKey ? unknownKey() : null);
      if (purse.key) this.use.count(purse.key.id, refusal !== null);
      if (taken) head.push('RateLimit-Policy', policyOf(purse), 'RateLimit', leftOf(purse, taken));
      if (refusal) {
        moveHead(head, res);
        refuseCall(res, door, refusal);
        return true;
      }
      this.counts.set(req, { purse, taken: 1, answer: { res, head } });
      return false;
    };
    const taken = purse.take(1);
    if (!(taken instanceof Promise)) return settle(taken);
    return taken.then(settle, (error: unknown) => {
      if (!faultOf(error)) throw error;
      moveHead(head, res);
      refuseCall(res, door, error);
      return true;
    });
  }

  /**
   * Takes the rest of a call's cost beyond the unit at the door. A second call for the same request takes nothing more.
   * @param units the whole cost of the call; more than a full bucket counts as a full bucket
   * @throws TOO_MANY_REQUESTS with the wait (seconds), the limit (units a minute) and the cost, when too few units are
   * left
   */
  async charge(req: IncomingMessage, units: number): Promise<void> {
    const count = this.counts.get(req);
    // a picture, or a REST call that reads nothing, is not counted
    if (count) await this.raise(count, units);
  }

  /**
   * The same for a message of a socket, which has no door. Each call of the returned function raises one message's
   * cost. A key that does not hold is refused, and takes from its address.
   */
  ofMessage(request: IncomingMessage): (units: number) => Promise<void> {
    const { purse, isUnknownKey } = this.purseOf(request);
    const count = { purse, taken: 0 };
    return async (units) => {
      if (purse.key && count.taken === 0) this.use.count(purse.key.id, false);
      if (purse.key) assertOpens(purse.key.scopes, SCOPES.graphql);
      await this.raise(count, units);
      if (isUnknownKey) throw unknownKey();
    };
  }

  private async raise(count: Count, units: number): Promise<void> {
    const { purse } = count;
    const whole = Math.min(units, purse.perMinute);
    if (whole <= count.taken) return;
    const taken = await purse.take(whole - count.taken);
    if (!taken) throw unknownKey();
    if (count.answer) tellLeft(count.answer, leftOf(purse, taken));
    if (taken.wait > 0) throw tooMany({ retryAfter: taken.wait, limit: purse.perMinute, cost: units });
    count.taken = whole;
  }

  /** Why a call that has taken its unit is refused; null when it is not. */
  private refusalOf({ key }: Purse, taken: Taken | null, door: Door): Error | null {
    if (!taken) return unknownKey();
    if (taken.wait > 0) return tooMany({ retryAfter: taken.wait });
    try {
      if (key) assertOpens(key.scopes, SCOPES[door]);
      return null;
    } catch (refusal) {
      return refusal as LeagueError;
    }
  }

  /** An unknown key is counted by its address, so that guessing is limited too. */
  private purseOf(req: IncomingMessage): { purse: Purse; isUnknownKey: boolean } {
    const sent = req.headers['x-api-key'];
    const key = typeof sent === 'string' ? this.keys.find(sent) : null;
    if (!key) return { purse: this.addressPurse(req), isUnknownKey: sent !== undefined };
    const take = (units: number): Promise<Taken | null> => this.buckets.take(key, units);
    return { purse: { name: '"key"', perMinute: key.perMinute, key, take }, isUnknownKey: false };
  }

  private addressPurse(req: IncomingMessage): Purse {
    const caller = callerOf(req, this.config.trustedProxies);
    const take = (units: number): Taken => {
      const now = this.clock.steady();
      const wait = this.addresses.take(caller, now, units);
      if (wait === 0) this.shared.add(caller, units);
      return { wait, ...this.addresses.left(caller, now) };
    };
    return { name: '"address"', perMinute: this.config.readLimit, key: null, take };
  }
}

const policyOf = ({ name, perMinute }: Purse): string => `${name};q=${perMinute};w=60`;

/**
 * The header with the rest: `r` in units, `t` in seconds. `t` is the time until the bucket is full again; in a refused
 * call, the time until the call would succeed.
 */
const leftOf = ({ name }: Purse, { wait, units, fullIn }: Taken): string => `${name};r=${units};t=${wait || fullIn}`;

/** Changes the header where it is: in the list of headers, or on the answer that other code writes. */
function tellLeft({ res, head }: Required<Count>['answer'], left: string): void {
  if (head.length > 0) putHeader(head, 'RateLimit', left);
  else res.setHeader('RateLimit', left);
}

const unknownKey = (): Fault => new Fault('UNAUTHENTICATED', 'api.error.unknown-api-key');

const tooMany = (params: { retryAfter: number; limit?: number; cost?: number }): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params });

/** The door of the call; null when it is not counted. */
function doorOf({ method, url = '' }: IncomingMessage): Door | null {
  if (GRAPHQL.test(url)) return 'graphql';
  return (method === 'GET' || method === 'HEAD') && REST.test(url) && !PICTURES.test(url) ? 'rest' : null;
}
