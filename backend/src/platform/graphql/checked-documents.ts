import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** The most characters of documents that are kept; parsed, a document takes some tens of bytes for each. */
const MOST = 500_000;
/** A document without its text. */
const UNKNOWN_LENGTH = 1000;

/**
 * Where Apollo Server keeps documents that it has parsed and validated. Its own store learns the size of each by writing it
 * as JSON, many times as long as the text.
 */
export function checkedDocuments(): DocumentStore {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: MOST,
    sizeCalculation: ({ loc }) => loc?.source.body.length || UNKNOWN_LENGTH,
  });
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => void kept.set(key, document),
    delete: async (key) => kept.delete(key),
  };
}
