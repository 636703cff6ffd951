import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AppConfig } from '../config/config.ts';

/** Finds a sealed value without opening it: a keyed hash, HMAC-SHA-256. The same text has the same hash for good. */
@Injectable()
export class BlindIndex {
  constructor(private readonly config: AppConfig) {}

  /** 32 bytes. `kind` keeps values of different kinds apart, so that an equal hash means nothing between them. */
  of(kind: string, text: string): Buffer {
    return createHmac('sha256', this.config.pii.indexKey).update(`${kind}:${text}`).digest();
  }
}
