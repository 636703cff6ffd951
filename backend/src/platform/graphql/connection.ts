import type { GraphQLResolveInfo } from 'graphql';
import { LeagueError } from '../../domain/league-error.ts';
import type { KeysetSlice, PagedList } from '../db/keyset.ts';
import type { Connection, Direction, PageArgs } from './connection.type.ts';
import { PAGE_SIZE } from './limits.ts';
import { selectsField } from './selects.ts';

/**
 * The slice that the arguments ask for. `usual` is the list's own direction. Without `first` and `last` it is the end next to the
 * only cursor. Refuses both (PAGE_AMBIGUOUS): Relay allows them together, but what they mean then is a riddle.
 */
export function sliceOf(
  { first = null, last = null, after = null, before = null }: PageArgs,
  direction: Direction | null | undefined,
  usual: Direction,
): KeysetSlice {
  if (first !== null && last !== null) {
    throw new LeagueError('PAGE_AMBIGUOUS', 'api.list.first-and-last', { field: 'last' });
  }
  const isBackward = last !== null || (first === null && before !== null && after === null);
  return {
    size: first ?? last ?? PAGE_SIZE,
    after,
    before,
    end: isBackward ? 'last' : 'first',
    isDescending: (direction ?? usual) === 'desc',
  };
}

/** Reads a connection: one statement for its rows, and a second one only for a caller who asks for their number. */
export async function connectionOf<Node>(info: GraphQLResolveInfo, list: PagedList<Node>): Promise<Connection<Node>> {
  const [{ edges, hasNextPage, hasPreviousPage }, totalCount] = await Promise.all([
    list.page(),
    selectsField(info, 'totalCount') ? list.count() : undefined,
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
