import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

/** The most characters of all texts together. An address can send a million in a few minutes, and pushes out only others' texts. */
const MOST = 1_000_000;
/** How the server library writes a digest. */
const PREFIX = 'apq:';

/**
 * The texts of documents by their SHA-256 digest (Apollo's automatic persisted queries): a caller sends the digest, and the text
 * only when it is not known. The server library stores a text that has this digest and is valid. In this process's memory: a
 * caller whose text is not here sends it again (T98).
 */
@Injectable()
export class PersistedDocuments {
  private readonly texts = new LRUCache<string, string>({
    maxSize: MOST,
    sizeCalculation: (text, key) => text.length + key.length,
  });

  /** The text with this digest, without asking the server library. */
  find(digest: string): string | undefined {
    return this.texts.get(PREFIX + digest);
  }

  async get(key: string): Promise<string | undefined> {
    return this.texts.get(key);
  }

  async set(key: string, text: string): Promise<void> {
    this.texts.set(key, text);
  }

  async delete(key: string): Promise<boolean> {
    return this.texts.delete(key);
  }
}
