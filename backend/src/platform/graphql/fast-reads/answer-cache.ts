import { LRUCache } from 'lru-cache';
import { CachedResponse } from '../../web/cached/cached-response.ts';
import { SeenDigests } from '../seen-digests.ts';

/** A finished answer, and the moment of the league that it shows. */
interface Answer {
  readonly document: CachedResponse;
  readonly moment: string;
}

const LARGEST_ANSWER = 768 * 1024;
const MEGABYTE = 1024 * 1024;

/**
 * Finished answers to anonymous reads, by the text of the request. An answer is used only for the moment that it was
 * made for, so the cache needs no lifetimes and is never out of date.
 */
export class AnswerCache {
  private readonly answers: LRUCache<string, Answer>;
  /** Recent requests. One that is never repeated must not push an answer out. */
  private readonly asked = new SeenDigests(8192);

  constructor(maxBytes = 32 * MEGABYTE) {
    this.answers = new LRUCache({
      maxSize: maxBytes,
      maxEntrySize: LARGEST_ANSWER,
      sizeCalculation: ({ document }, key) => Math.ceil(document.size) + key.length,
    });
  }

  /** Has the same request come before, recently? Remembers it. An answer to a single request is not worth caching. */
  isAskedAgain(request: string): boolean {
    return this.answers.has(request) || this.asked.isRepeated(request);
  }

  get(request: string, moment: string): CachedResponse | null {
    const answer = this.answers.get(request);
    return answer?.moment === moment ? answer.document : null;
  }

  put(request: string, moment: string, text: string): CachedResponse {
    const document = new CachedResponse(text);
    this.answers.set(request, { document, moment });
    return document;
  }
}
