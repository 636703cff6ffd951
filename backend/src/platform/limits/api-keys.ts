import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { KeyScope } from '../../domain/partners/api-key.ts';
import { AppConfig } from '../config/config.ts';
import { Db } from '../db/db.ts';
import { DbListener } from '../db/listener.ts';
import { namedRead } from '../db/named-read.ts';
import { keyHoldsSql } from './key-holds.ts';

/** Longer than any key, so a longer text is not hashed. */
const LONGEST = 100;
/** What a key looks like. Nothing else is looked up. */
const KEY = /^sbl_[\w-]{43}$/;
/** A look at the keys that failed is made again after so long. */
const RETRY_MS = 1000;
/** The longest wait of a timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** A valid key, as a call needs it. */
export interface ValidKey {
  readonly id: number;
  readonly scopes: readonly KeyScope[];
  /** The units that its bucket holds, and regains in a minute. */
  readonly perMinute: number;
}

/** A call, or a socket, that a key keeps open. */
interface KeyInUse {
  readonly key: ValidKey;
  readonly scope: KeyScope;
  readonly end: () => void;
}

const VALID = namedRead<{
  id: number;
  hash: string;
  scopes: KeyScope[];
  ownLimit: number | null;
  leftMs: number | null;
}>(
  'valid-api-keys',
  `/* worker */ select id, encode(key_hash, 'hex') as hash, scopes, own_limit as "ownLimit",
            extract(epoch from ends_at - now())::float8 * 1000 as "leftMs"
     from api_key k where ${keyHoldsSql('k')}`,
);

/** The stored form of a partner's key. The key cannot be read from it. */
export const digestOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * The valid keys of partners, in memory. Every instance learns of a new, changed or revoked key a moment after it is
 * committed. The statement that counts a key's call (`KeyBuckets`) looks at the key itself once more, so a revoked one is
 * refused from the commit on; and a key that is not in memory is looked for in the database, so a new one holds from then on.
 */
@Injectable()
export class ApiKeys implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly log = new Logger('ApiKeys');
  private keys: ReadonlyMap<string, ValidKey> = new Map();
  private valid: ReadonlyMap<number, ValidKey> = new Map();
  private readonly inUse = new Set<KeyInUse>();
  private running: Promise<void> | null = null;
  /** The look at the database that has not begun, for everyone who asks until it begins. */
  private next: Promise<void> | null = null;
  private again: NodeJS.Timeout | undefined;
  private ending: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Db,
    private readonly listener: DbListener,
    private readonly config: AppConfig,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.loadAfter();
    this.listener.listen('api_key_changed', () => this.loadAgain());
  }

  onModuleDestroy(): void {
    clearTimeout(this.again);
    clearTimeout(this.ending);
  }

  /** Null for an unknown key, and one that no longer holds. */
  find(key: string): ValidKey | null {
    return key.length > LONGEST ? null : (this.keys.get(digestOfKey(key).toString('hex')) ?? null);
  }

  /**
   * The same for a key that is not in memory, by the database. Callers at the same time share one statement, but never one that began
   * before their call: many wrong keys cost one statement at a time.
   */
  async findNow(key: string): Promise<ValidKey | null> {
    if (!KEY.test(key)) return null;
    await this.loadAfter();
    return this.find(key);
  }

  /** One look at a time, so that an older one never takes the place of a newer one. */
  private loadAfter(): Promise<void> {
    return (this.next ??= this.after(this.running));
  }

  private async after(before: Promise<void> | null): Promise<void> {
    await before?.catch(() => undefined);
    this.running = this.next;
    this.next = null;
    await this.load();
  }

  /**
   * Calls `end` when the key no longer holds, or loses this scope: what stays open with it must end, on every instance (T111).
   * @returns ends the watch
   */
  whileValid(key: ValidKey, scope: KeyScope, end: () => void): () => void {
    const use = { key, scope, end };
    this.inUse.add(use);
    if (!this.opens(use)) end();
    return () => void this.inUse.delete(use);
  }

  private opens({ key, scope }: KeyInUse): boolean {
    return this.valid.get(key.id)?.scopes.includes(scope) ?? false;
  }

  /** Until it succeeds, because a key that is revoked meanwhile must not keep anything open. */
  private loadAgain(): void {
    this.loadAfter().catch((error: Error) => {
      this.log.warn(`keys not read: ${error.message}`);
      this.again = setTimeout(() => this.loadAgain(), RETRY_MS).unref();
    });
  }

  private async load(): Promise<void> {
    const rows = await this.db.read(VALID);
    const perMinute = this.config.keyReadLimit;
    this.keys = new Map(
      rows.map(({ id, hash, scopes, ownLimit }) => [hash, { id, scopes, perMinute: ownLimit ?? perMinute }]),
    );
    this.valid = new Map([...this.keys.values()].map((key) => [key.id, key]));
    for (const use of this.inUse) if (!this.opens(use)) use.end();
    this.lookAtEnd(rows.flatMap(({ leftMs }) => leftMs ?? []));
  }

  /** When the first replaced key ends, nothing is told: what it keeps open ends by this look. */
  private lookAtEnd(left: readonly number[]): void {
    clearTimeout(this.ending);
    if (left.length === 0) return;
    const wait = Math.min(Math.max(Math.min(...left), 0) + 1, LONGEST_WAIT_MS);
    this.ending = setTimeout(() => this.loadAgain(), wait).unref();
  }
}
