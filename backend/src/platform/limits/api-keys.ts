import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '../db/db.ts';
import { DbListener } from '../db/listener.ts';

/** Longer than any key of ours: not worth a digest. */
const LONGEST = 100;

/** What is stored of a partner's key: no one can read the key from it. */
export const digestOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * The partners' keys that are valid, in memory, so that no read waits for the database because of its key. A key that is
 * made or revoked is known to every instance as soon as that is committed.
 */
@Injectable()
export class ApiKeys implements OnApplicationBootstrap {
  private readonly log = new Logger('ApiKeys');
  private keys: ReadonlyMap<string, number> = new Map();

  constructor(
    private readonly db: Db,
    private readonly listener: DbListener,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.load();
    this.listener.listen('api_key_changed', () => {
      this.load().catch((error: Error) => this.log.warn(`keys not read: ${error.message}`));
    });
  }

  /** The number of the key; null for one that never was or that is revoked. */
  idOf(key: string): number | null {
    return key.length > LONGEST ? null : (this.keys.get(digestOfKey(key).toString('hex')) ?? null);
  }

  private async load(): Promise<void> {
    const rows = await this.db.query<{ id: number; hash: string }>(
      `/* worker */ select id, encode(key_hash, 'hex') as hash from api_key where revoked_at is null`,
    );
    this.keys = new Map(rows.map(({ id, hash }) => [hash, id]));
  }
}
