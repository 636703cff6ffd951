import { createHash } from 'node:crypto';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Db } from '../db/db.ts';
import { DbListener } from '../db/listener.ts';
import { namedRead } from '../db/named-read.ts';

/** Longer than any key, so a longer text is not hashed. */
const LONGEST = 100;

const VALID = namedRead<{ id: number; hash: string }>(
  'valid-api-keys',
  `/* worker */ select id, encode(key_hash, 'hex') as hash from api_key where revoked_at is null`,
);

/** The stored form of a partner's key. The key cannot be read from it. */
export const digestOfKey = (key: string): Buffer => createHash('sha256').update(key).digest();

/**
 * The valid keys of partners, in memory, so that a read does not wait for the database because of its key. Every
 * instance learns of a new or revoked key when it is committed.
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

  /** The key's id; null for an unknown or revoked one. */
  idOf(key: string): number | null {
    return key.length > LONGEST ? null : (this.keys.get(digestOfKey(key).toString('hex')) ?? null);
  }

  private async load(): Promise<void> {
    const rows = await this.db.read(VALID);
    this.keys = new Map(rows.map(({ id, hash }) => [hash, id]));
  }
}
