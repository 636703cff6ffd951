import type { GraphQLResolveInfo } from 'graphql';
import type { KeysetSlice, PagedList } from '../db/keyset.ts';
import { PAGE_SIZE, type Connection, type Direction, type PageArgs } from './connection.type.ts';
import { selects } from './selects.ts';

/** The slice that the arguments ask for. `usual` is the list's own direction. */
export const sliceOf = (
  { first, after }: PageArgs,
  direction: Direction | null | undefined,
  usual: Direction,
): KeysetSlice => ({
  first: first ?? PAGE_SIZE,
  after: after ?? null,
  isDescending: (direction ?? usual) === 'desc',
});

/** Reads a connection: one statement for its rows, and a second one only for a caller who asks for their number. */
export async function connect<Node>(info: GraphQLResolveInfo, list: PagedList<Node>): Promise<Connection<Node>> {
  const [{ edges, hasNextPage, hasPreviousPage }, totalCount] = await Promise.all([
    list.page(),
    selects(info, 'totalCount') ? list.count() : undefined,
  ]);
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    ...(totalCount === undefined ? {} : { totalCount }),
  };
}
