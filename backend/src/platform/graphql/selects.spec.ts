import { buildSchema, graphql } from 'graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { selectsField } from './selects.ts';

const schema = buildSchema('type Query { page: Page } type Page { head: Int table: Table } type Table { row: Int }');

/** Does a document ask for the page's table? */
async function asksForTable(source: string): Promise<boolean | undefined> {
  let seen: boolean | undefined;
  const page = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    seen = selectsField(info, 'table', 'list');
    return null;
  };
  const { errors } = await graphql({ schema, source, rootValue: { page } });
  expect(errors).toBeUndefined();
  return seen;
}

test.each([
  { source: '{ page { table { row } } }', asked: true, why: 'plainly' },
  { source: '{ page { head } }', asked: false, why: 'not at all' },
  { source: '{ page { t: table { row } } }', asked: true, why: 'under another name' },
  { source: '{ page { table: head } }', asked: false, why: 'another field under its name' },
  {
    source: '{ page { ...F } } fragment F on Page { ...G } fragment G on Page { table { row } }',
    asked: true,
    why: 'in a fragment of a fragment',
  },
  { source: '{ page { ... on Page { table { row } } } }', asked: true, why: 'in an inline fragment' },
  { source: '{ page { head } page { table { row } } }', asked: true, why: 'in the second half of a merged field' },
  {
    source: '{ page { table @skip(if: true) { row } } }',
    asked: true,
    why: 'left out by a directive: read for nothing, but not wrong',
  },
])('$source: $why', async ({ source, asked }) => {
  await expect(asksForTable(source)).resolves.toBe(asked);
});
