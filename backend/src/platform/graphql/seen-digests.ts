import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * Which texts came recently. Their digests are remembered, because the texts would be the most that a request leaves in
 * memory.
 */
export class SeenDigests {
  private readonly digests: LRUCache<string, true>;

  /** @param most how many texts are remembered */
  constructor(most: number) {
    this.digests = new LRUCache({ max: most });
  }

  /** Has this text come before? Remembers it. */
  isRepeated(text: string): boolean {
    const digest = hash('sha1', text, 'base64url');
    if (this.digests.has(digest)) return true;
    this.digests.set(digest, true);
    return false;
  }
}
