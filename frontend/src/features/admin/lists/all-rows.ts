import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

/** Rows from `offset` on, and the number of all. */
export type RowsAt<Row> = (slice: { first: number; offset: number }) => Promise<{
  items: readonly Row[];
  total: number;
}>;

/** The rows of a step. A list may give fewer at once. */
const STEP = 500;

/** All rows of a list, step by step. A row that moves on meanwhile, because another one came before it, comes once. */
export async function allRows<Row>(rowsAt: RowsAt<Row>, rowKey: (row: Row) => string | number): Promise<Row[]> {
  const rows = new Map<string | number, Row>();
  for (let offset = 0; ;) {
    const { items, total } = await rowsAt({ first: STEP, offset });
    for (const row of items) rows.set(rowKey(row), row);
    offset += items.length;
    if (items.length === 0 || offset >= total) return [...rows.values()];
  }
}

/** All rows of a list whose answers name the place where the next one begins; null after the last. */
export async function allAfter<Row>(
  rowsAfter: (place: number | null) => Promise<{ items: readonly Row[]; next: number | null }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let place: number | null = null; ;) {
    const { items, next }: { items: readonly Row[]; next: number | null } = await rowsAfter(place);
    rows.push(...items);
    if (next === null) return rows;
    place = next;
  }
}

/** Asks the server with the page's own query, beside what the page has read. Throws what the server answers. */
export function useRead<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
): (variables: Variables) => Promise<Data> {
  const client = useApolloClient();
  return async (variables) => {
    const { data } = await client.query<Data>({ query, variables, fetchPolicy: 'no-cache' });
    if (!data) throw new Error('the list has no answer');
    return data;
  };
}
