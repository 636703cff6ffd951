import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { bytesOfDocument } from './document-size.ts';
import { SeenDigests } from './seen-digests.ts';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** The most memory that kept documents take, in bytes. The site's own take 5 million. */
const MOST = 20_000_000;

/**
 * Where Apollo Server keeps documents that it has parsed and validated, from their second time on: one that comes only once
 * would fill the memory, and be collected when it is old, which takes the longest. Its own store keeps each at once, and
 * learns its size by writing it as JSON, many times as long as the text.
 */
export function checkedDocuments(): DocumentStore {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: MOST,
    sizeCalculation: bytesOfDocument,
  });
  const seen = new SeenDigests(2048);
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => {
      if (seen.isRepeated(key)) kept.set(key, document);
    },
    delete: async (key) => kept.delete(key),
  };
}
