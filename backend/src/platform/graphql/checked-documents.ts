import type { ApolloServerOptions, BaseContext } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { RecentTexts } from './recent-texts.ts';

type DocumentStore = NonNullable<ApolloServerOptions<BaseContext>['documentStore']>;

/** The most characters of documents that are kept; parsed, a document takes some tens of bytes for each. */
const MOST = 500_000;
/** A document without its text. */
const UNKNOWN_LENGTH = 1000;

/**
 * Where Apollo Server keeps documents that it has parsed and validated, from their second time on: one that comes only once
 * would fill the memory, and be collected when it is old, which takes the longest. Its own store keeps each at once, and
 * learns its size by writing it as JSON, many times as long as the text.
 */
export function checkedDocuments(): DocumentStore {
  const kept = new LRUCache<string, DocumentNode>({
    maxSize: MOST,
    sizeCalculation: ({ loc }) => loc?.source.body.length || UNKNOWN_LENGTH,
  });
  const seen = new RecentTexts(2048);
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => {
      if (seen.isRepeated(key)) kept.set(key, document);
    },
    delete: async (key) => kept.delete(key),
  };
}
