import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './request-loader.ts';
import { selects } from './selects.ts';

/** Finds a page by what its address says; null when there is none. */
export type FindPage<Key, Page> = (key: Key, context: GraphqlContext) => Promise<Page | null>;

/**
 * The ways to find a page. The module of the page offers this list; a module that adds a field to the page can put a way
 * into it that reads the field's rows in the same statement and hands them to the loader which the field asks.
 */
export class PageFinders<Key, Page> {
  readonly #offered: { fields: readonly string[]; find: FindPage<Key, Page> }[] = [];

  /** `find` is for documents that ask for one of these fields of the page. */
  offer(fields: readonly string[], find: FindPage<Key, Page>): void {
    this.#offered.push({ fields, find });
  }

  /** The first way that was offered for a field which the document asks for, or the plain one. */
  chosen(info: GraphQLResolveInfo, plain: FindPage<Key, Page>): FindPage<Key, Page> {
    return this.#offered.find(({ fields }) => selects(info, ...fields))?.find ?? plain;
  }
}
