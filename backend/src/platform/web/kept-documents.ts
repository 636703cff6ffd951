import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../clock.ts';
import { ChangeStamp } from '../graphql/fast-reads/change-stamp.ts';
import { KeptDocument } from './kept-document.ts';

const MINUTE_MS = 60_000;
/** Bytes of all kept documents. */
const MOST_KEPT = 32 * 1024 * 1024;

interface Kept {
  moment: string;
  document: KeptDocument;
}

/**
 * Documents made of what everyone sees, kept for as long as the league does not change (and at most a minute, because
 * some show what time it is). Callers that want the same one at the same time share its making.
 */
@Injectable()
export class KeptDocuments {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST_KEPT,
    sizeCalculation: ({ document }, key) => Math.ceil(document.size) + key.length,
  });
  private readonly making = new Map<string, Promise<KeptDocument | null>>();

  constructor(
    private readonly stamp: ChangeStamp,
    private readonly clock: Clock,
  ) {}

  /** The document of this name; `make` answers it, or null where there is none. What has a status of refusal is not kept. */
  async find(name: string, make: () => Promise<string | KeptDocument | null>): Promise<KeptDocument | null> {
    const moment = `${await this.stamp.current()}@${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
    const kept = this.kept.get(name);
    if (kept?.moment === moment) return kept.document;
    const key = `${moment} ${name}`;
    let making = this.making.get(key);
    if (!making) {
      making = this.make(name, moment, make).finally(() => this.making.delete(key));
      this.making.set(key, making);
    }
    return making;
  }

  private async make(
    name: string,
    moment: string,
    make: () => Promise<string | KeptDocument | null>,
  ): Promise<KeptDocument | null> {
    const made = await make();
    const document = typeof made === 'string' ? new KeptDocument(made) : made;
    if (document?.status === 200) this.kept.set(name, { moment, document });
    return document;
  }
}
