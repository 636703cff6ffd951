import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { LeagueError } from '../../domain/league-error.ts';
import { assertOpens, type KeyScope } from '../../domain/partners/api-key.ts';
import { callerOf } from '../access/caller-address.ts';
import { PerRequest } from '../per-request.ts';
import { Clock } from '../clock.ts';
import { AppConfig } from '../config/config.ts';
import { Fault, faultOf } from '../errors/fault.ts';
import { refuseCall, type Door } from '../errors/refuse-call.ts';
import { ApiKeys, type ValidKey } from './api-keys.ts';
import { CallBuckets, type Taken } from './call-buckets.ts';
import { KeyBuckets } from './key-buckets.ts';
import { KeyUse } from './key-use.ts';
import { sentKey } from './sent-key.ts';

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
interface UnitBucket {
  /** Its name in answers. */
  readonly name: '"address"' | '"key"';
  readonly perMinute: number;
  /** The partner's key; null for an address. */
  readonly key: ValidKey | null;
  /** Null: the key is revoked. An address is counted in memory, so its answer does not wait. */
  take(units: number): Taken | null | Promise<Taken | null>;
}

/** An address is counted in memory, so it knows at once. */
type AddressBucket = Omit<UnitBucket, 'take'> & { take(units: number): Taken };

/**
 * The place where a call is counted, the units that it has taken so far, and the answer that shows how many are left. A
 * socket has no such answer.
 */
interface Count {
  bucket: UnitBucket;
  taken: number;
  answer?: ServerResponse;
}

/** A call at a door, while it is counted. */
interface Counted {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly door: Door;
}

/** The scope that a key needs at each door. */
const SCOPES: Readonly<Record<Door, KeyScope>> = { graphql: 'graphql:read', rest: 'rest:read' };

/**
 * The limit of reads. Each address has a bucket of units in this instance's memory (docs/decisions/015),
 * each partner's key one in the database (030). Each call at /graphql and each read under /api takes one
 * unit, also when the answer is cached. The rest of a call's cost is taken when it is known, before any work is done. The
 * answer shows what is left in `RateLimit` and `RateLimit-Policy`, in the form of the IETF's draft ratelimit-headers.
 */
@Injectable()
export class LimitReads {
  private readonly addresses: CallBuckets;
  private readonly counts = new PerRequest<IncomingMessage, Count>();

  constructor(
    private readonly keys: ApiKeys,
    private readonly buckets: KeyBuckets,
    private readonly use: KeyUse,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {
    this.addresses = new CallBuckets(config.readLimit);
  }

  /**
   * Counts a call: a middleware. Answers a call that is over the limit, or whose key does not hold or does not open
   * this door. Only a call with a key waits for its count.
   */
  limit(req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void {
    const door = doorOf(req);
    if (!door) return next();
    const { bucket, unknownKey } = this.bucketOf(req);
    const taken = bucket.take(1);
    const counted = { req, res, door };
    if (!(taken instanceof Promise) && unknownKey === null) {
      if (!this.settle(counted, bucket, taken)) next();
      return;
    }
    this.settleLater(counted, bucket, taken, unknownKey).then(
      (isRefused) => isRefused || next(),
      (error: unknown) => (faultOf(error) ? refuseCall(res, door, error) : next(error)),
    );
  }

  /** The address has paid for a key that is not in memory: another instance may have made it a moment ago. */
  private async settleLater(
    counted: Counted,
    bucket: UnitBucket,
    taking: Taken | null | Promise<Taken | null>,
    unknownKey: string | null,
  ): Promise<boolean> {
    const taken = await taking;
    if (unknownKey === null || taken?.wait !== 0) return this.settle(counted, bucket, taken);
    const key = await this.keys.findNow(unknownKey);
    if (!key) return this.settle(counted, bucket, taken, unknownKeyFault());
    const own = this.keyBucket(key);
    return this.settle(counted, own, await own.take(1));
  }

  /** Shows what is left, and answers a call that is refused. Is it? */
  private settle(
    { req, res, door }: Counted,
    bucket: UnitBucket,
    taken: Taken | null,
    fault: Fault | null = null,
  ): boolean {
    const refusal = this.refusalOf(bucket, taken, door) ?? fault;
    if (bucket.key) this.use.count(bucket.key.id, refusal !== null);
    if (taken) {
      res.setHeader('RateLimit-Policy', policyOf(bucket));
      res.setHeader('RateLimit', leftOf(bucket, taken));
    }
    if (refusal) {
      refuseCall(res, door, refusal);
      return true;
    }
    this.counts.set(req, { bucket, taken: 1, answer: res });
    // also an answer that has begun ends with its key
    if (bucket.key && !res.closed)
      res.once(
        'close',
        this.whileValid(bucket.key, door, () => res.destroy()),
      );
    return false;
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
   * The same for a message of a socket, and for what a stream goes on to tell, which no door counts. Each call of the returned
   * function raises one message's cost. A key that does not hold is refused, and takes from its address.
   */
  ofMessage(request: IncomingMessage, door: Door = 'graphql'): (units: number) => Promise<void> {
    const { bucket, unknownKey } = this.bucketOf(request);
    const count: Count = { bucket, taken: 0 };
    const take = async (units: number): Promise<void> => {
      const { key } = count.bucket;
      if (key && count.taken === 0) this.use.count(key.id, false);
      if (key) assertOpens(key.scopes, SCOPES[door]);
      await this.raise(count, units);
    };
    return async (units) => {
      await take(units);
      if (unknownKey === null || count.bucket.key) return;
      const key = await this.keys.findNow(unknownKey);
      if (!key) throw unknownKeyFault();
      Object.assign(count, { bucket: this.keyBucket(key), taken: 0 });
      await take(units);
    };
  }

  /**
   * Calls `end` when the key by which a socket was opened no longer opens it, also a key that is not in memory yet. Without a key, it is
   * never called.
   * @returns ends the watch
   */
  async whileKeyIsValid(request: IncomingMessage, end: () => void): Promise<() => void> {
    const { bucket, unknownKey } = this.bucketOf(request);
    const key = unknownKey === null ? bucket.key : await this.keys.findNow(unknownKey);
    return this.whileValid(key, 'graphql', end);
  }

  /**
   * Takes units of the caller's address for work that no door counts, such as making a page. Without enough of them it takes none,
   * and nothing is refused: the caller's request is answered with less.
   */
  takeFor(req: IncomingMessage, units: number): boolean {
    return this.addressBucket(req).take(units).wait === 0;
  }

  /** A key that does not open the door is refused elsewhere. */
  private whileValid(key: ValidKey | null, door: Door, end: () => void): () => void {
    return key?.scopes.includes(SCOPES[door]) ? this.keys.whileValid(key, SCOPES[door], end) : () => undefined;
  }

  private async raise(count: Count, units: number): Promise<void> {
    const { bucket } = count;
    const whole = Math.min(units, bucket.perMinute);
    if (whole <= count.taken) return;
    const taken = await bucket.take(whole - count.taken);
    if (!taken) throw unknownKeyFault();
    count.answer?.setHeader('RateLimit', leftOf(bucket, taken));
    if (taken.wait > 0) throw tooMany({ retryAfter: taken.wait, limit: bucket.perMinute, cost: units });
    count.taken = whole;
  }

  /** Why a call that has taken its unit is refused; null when it is not. */
  private refusalOf({ key }: UnitBucket, taken: Taken | null, door: Door): Error | null {
    if (!taken) return unknownKeyFault();
    if (taken.wait > 0) return tooMany({ retryAfter: taken.wait });
    try {
      if (key) assertOpens(key.scopes, SCOPES[door]);
      return null;
    } catch (refusal) {
      return refusal as LeagueError;
    }
  }

  /** A key that is not in memory is counted by its address, so that guessing is limited too. */
  private bucketOf(req: IncomingMessage): { bucket: UnitBucket; unknownKey: string | null } {
    const sent = sentKey(req.headers);
    const key = sent === null ? null : this.keys.find(sent);
    if (key) return { bucket: this.keyBucket(key), unknownKey: null };
    return { bucket: this.addressBucket(req), unknownKey: sent };
  }

  private keyBucket(key: ValidKey): UnitBucket {
    const take = (units: number): Promise<Taken | null> => this.buckets.take(key, units);
    return { name: '"key"', perMinute: key.perMinute, key, take };
  }

  private addressBucket(req: IncomingMessage): AddressBucket {
    const caller = callerOf(req, this.config.trustedProxies);
    const take = (units: number): Taken => {
      const now = this.clock.steady();
      const wait = this.addresses.take(caller, now, units);
      return { wait, ...this.addresses.left(caller, now) };
    };
    return { name: '"address"', perMinute: this.config.readLimit, key: null, take };
  }
}

const policyOf = ({ name, perMinute }: UnitBucket): string => `${name};q=${perMinute};w=60`;

/**
 * The header with the rest: `r` in units, `t` in seconds. `t` is the time until the bucket is full again; in a refused
 * call, the time until the call would succeed.
 */
const leftOf = ({ name }: UnitBucket, { wait, units, fullIn }: Taken): string =>
  `${name};r=${units};t=${wait || fullIn}`;

const unknownKeyFault = (): Fault => new Fault('UNAUTHENTICATED', 'api.error.unknown-api-key');

const tooMany = (params: { retryAfter: number; limit?: number; cost?: number }): LeagueError =>
  new LeagueError('TOO_MANY_REQUESTS', 'api.error.too-many-requests', { params });

/** The door of the call; null when it is not counted. */
function doorOf({ method, url = '' }: IncomingMessage): Door | null {
  if (GRAPHQL.test(url)) return 'graphql';
  return (method === 'GET' || method === 'HEAD') && REST.test(url) && !PICTURES.test(url) ? 'rest' : null;
}
