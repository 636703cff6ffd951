import type { GraphQLResolveInfo } from 'graphql';
import type { GraphqlContext } from './request-loader.ts';
import { selectsField } from './selects.ts';

/** Finds a page by its address; null when there is none. */
export type FindPage<Key, Page> = (key: Key, context: GraphqlContext) => Promise<Page | null>;

/**
 * The ways to find a page. The page's module has this list. A module that adds a field to the page can add a way that
 * reads the field's rows in the same statement, and gives them to the field's loader.
 */
export class PageFinders<Key, Page> {
  readonly #offered: { fields: readonly string[]; find: FindPage<Key, Page> }[] = [];

  /** Adds a way for documents that ask for one of these fields of the page. */
  offer(fields: readonly string[], find: FindPage<Key, Page>): void {
    this.#offered.push({ fields, find });
  }

  /** The first way for a field that the document asks for, or the plain one. */
  chosen(info: GraphQLResolveInfo, plain: FindPage<Key, Page>): FindPage<Key, Page> {
    return this.#offered.find(({ fields }) => selectsField(info, ...fields))?.find ?? plain;
  }
}
