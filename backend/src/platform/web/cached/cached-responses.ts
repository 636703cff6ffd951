import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { Clock } from '../../clock.ts';
import { ChangeStamp } from '../../graphql/fast-reads/change-stamp.ts';
import { CachedResponse } from './cached-response.ts';

const MINUTE_MS = 60_000;
/** The most bytes of all cached documents. */
const MOST_CACHED = 32 * 1024 * 1024;

type Make = () => Promise<string | CachedResponse | null>;

interface Cached {
  moment: string;
  document: CachedResponse;
}

/**
 * Documents that are the same for everyone, cached until the league changes, and at most for a minute, because some show
 * the time. Callers that want the same document at the same time share one making of it.
 */
@Injectable()
export class CachedResponses {
  private readonly cached = new LRUCache<string, Cached>({
    maxSize: MOST_CACHED,
    sizeCalculation: ({ document }, key) => Math.ceil(document.size) + key.length,
  });
  private readonly making = new Map<string, Promise<CachedResponse | null>>();
  private within: { asked: Promise<number>; moment: Promise<string | null> } | null = null;

  constructor(
    private readonly stamp: ChangeStamp,
    private readonly clock: Clock,
  ) {}

  /**
   * The document of this name. `make` returns it, or null when there is none. A document with an error status is not
   * cached.
   */
  async find(name: string, make: Make): Promise<CachedResponse | null> {
    const moment = this.cacheTagOf(await this.stamp.current());
    return this.at(moment, name) ?? this.make(moment, name, make);
  }

  /**
   * The present moment of the league, or null when the database has not answered within `patience` ms. Callers that
   * wait for the same statement share the timer too.
   */
  momentWithin(patience: number): Promise<string | null> {
    const asked = this.stamp.current();
    if (this.within?.asked !== asked) {
      const moment = withTimeout(
        asked.then((version) => this.cacheTagOf(version)),
        patience,
      );
      this.within = { asked, moment };
    }
    return this.within.moment;
  }

  /** The document of this name, if it was made at this moment. */
  at(moment: string, name: string): CachedResponse | null {
    const cached = this.cached.get(name);
    return cached?.moment === moment ? cached.document : null;
  }

  /** Makes the document of this name at this moment, once for all callers. */
  make(moment: string, name: string, make: Make): Promise<CachedResponse | null> {
    const key = `${moment} ${name}`;
    let making = this.making.get(key);
    if (!making) {
      making = this.makeOne(moment, name, make).finally(() => this.making.delete(key));
      this.making.set(key, making);
    }
    return making;
  }

  private cacheTagOf(version: number): string {
    return `${version}@${Math.floor(this.clock.now().getTime() / MINUTE_MS)}`;
  }

  private async makeOne(moment: string, name: string, make: Make): Promise<CachedResponse | null> {
    const made = await make();
    const document = typeof made === 'string' ? new CachedResponse(made) : made;
    if (document?.status === 200) this.cached.set(name, { moment, document });
    return document;
  }
}

/** The promised value, or null when it takes longer than `patience` ms. */
export function withTimeout<T>(promised: Promise<T>, patience: number): Promise<T | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, patience, null);
    promised.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
