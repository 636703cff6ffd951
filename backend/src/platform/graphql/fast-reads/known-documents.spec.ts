import { buildSchema } from 'graphql';
import { GRAPHQL_LIMITS } from '../limits.ts';
import { KnownDocuments } from './known-documents.ts';
import { PersistedDocuments } from './persisted-documents.ts';

const schema = buildSchema('type Query { a: Int }');
const tiny = (at: number) => ({ query: `{a${at}:a}` });

test('tiny documents give way too, by the memory that they take', () => {
  const known = new KnownDocuments(new PersistedDocuments());
  for (let at = 0; at < 3500; at++) known.learn(tiny(at), schema);

  expect(known.find(tiny(0))).toBeNull();
  expect(known.find(tiny(3499))).not.toBeNull();
  expect(known.find(tiny(500))).not.toBeNull();
});

describe('the cost of a known document', () => {
  // more fields than the least that a row counts as (`OTHER_COSTS.row`), so that each of them is seen in the cost
  const FIELDS = [...'abcdefghijkl'];
  const lists = buildSchema(
    `type Row { ${FIELDS.map((name) => `${name}: Int`).join(', ')} } type Query { rows(first: Int, part: String): [Row] }`,
  );
  const QUERY = `query ($n: Int, $part: String) { rows(first: $n, part: $part) { ${FIELDS.join(' ')} } }`;
  let estimates = 0;
  const rows = lists.getQueryType()?.getFields()['rows'];
  if (!rows) throw new Error('no rows');
  rows.extensions = {
    get cost() {
      estimates += 1;
      return 0;
    },
  };

  const known = new KnownDocuments(new PersistedDocuments());
  function costOf(query: string, variables: Record<string, unknown>) {
    known.learn({ query, variables }, lists);
    return known.find({ query, variables })?.cost;
  }

  test('follows the lengths of lists, also when they change to and fro', () => {
    const lengths = [2, 50, 2, 100, 1];
    expect(lengths.map((n) => costOf(QUERY, { n }))).toEqual(lengths.map((n) => 1 + n * 12));
    expect(costOf(QUERY, {})).toBe(1 + GRAPHQL_LIMITS.listSize * 12);
    expect(() => costOf(QUERY, { n: 'many' })).toThrow('Int cannot represent');
  });

  test('follows what is left out', () => {
    const query = QUERY.replace('$n: Int, $part: String', '$isLong: Boolean!')
      .replace('first: $n, part: $part', 'first: 5')
      .replace(' l ', ' l @include(if: $isLong) ');
    expect([true, false, true].map((isLong) => costOf(query, { isLong }))).toEqual([61, 56, 61]);
  });

  test('is not counted again while only other variables change', () => {
    costOf(QUERY, { n: 7, part: 'a' });
    estimates = 0;
    for (let at = 0; at < 5; at++) costOf(QUERY, { n: 7, part: `text ${at}` });
    expect(estimates).toBe(0);
    costOf(QUERY, { n: 8, part: 'text' });
    expect(estimates).toBe(1);
  });
});
