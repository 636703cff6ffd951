import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';

/** Finds a sealed value without opening it, by a keyed hash (HMAC-SHA-256). The same text always has the same hash. */
@Injectable()
export class BlindIndex {
  constructor(private readonly config: AppConfig) {}

  /** Returns 32 bytes. `kind` separates values of different kinds: the same text has another hash in another kind. */
  of(kind: string, text: string): Buffer {
    return createHmac('sha256', this.config.pii.indexKey).update(`${kind}:${text}`).digest();
  }
}
