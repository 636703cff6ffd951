import { createRequire } from 'node:module';
import { buildSchema, graphqlSync, parse, type GraphQLEnumType } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';

// patches/: a compiled document describes the place of a value only when the value is a fault (docs/decisions/043)

interface Runtime {
  checkNonNullLeaf: (...checked: unknown[]) => unknown;
  checkNullableLeaf: (...checked: unknown[]) => unknown;
}
const { jitRuntime } = createRequire(import.meta.url)('graphql-jit/dist/runtime') as { jitRuntime: Runtime };

const schema = buildSchema(`
  enum Level { HIGH LOW }
  type Row { count: Int! name: String level: Level! place: Int }
  type Query { rows: [Row] }`);
for (const value of (schema.getType('Level') as GraphQLEnumType).getValues()) value.value = value.name.toLowerCase();

const QUERY = '{ rows { count name level place } }';
const ROW = { count: 3, name: 'Blåvalarna', level: 'high', place: null };
const SOUND: object[] = [ROW, { count: 0, name: '', level: 'low' }];

function compiled(rows: readonly object[]) {
  const read = compileQuery(schema, parse(QUERY), undefined, { disablingCapturingStackErrors: true });
  if (!isCompiledQuery(read)) throw new Error('the document was not compiled');
  return JSON.parse(JSON.stringify(read.query({ rows }, {}, {}))) as object;
}
const executed = (rows: readonly object[]) =>
  JSON.parse(JSON.stringify(graphqlSync({ schema, source: QUERY, rootValue: { rows } }))) as object;

/** How many values the library checks with the description of their places. */
function described(work: () => unknown): number {
  const { checkNonNullLeaf, checkNullableLeaf } = jitRuntime;
  let calls = 0;
  const counted =
    (check: Runtime['checkNonNullLeaf']) =>
    (...checked: unknown[]) => {
      calls += 1;
      return check(...checked);
    };
  Object.assign(jitRuntime, {
    checkNonNullLeaf: counted(checkNonNullLeaf),
    checkNullableLeaf: counted(checkNullableLeaf),
  });
  try {
    work();
    return calls;
  } finally {
    Object.assign(jitRuntime, { checkNonNullLeaf, checkNullableLeaf });
  }
}

test('no place is described for sound values, nor for a null that is allowed', () => {
  expect(described(() => compiled(SOUND))).toBe(0);
  expect(described(() => compiled([{ ...ROW, count: null }]))).toBe(1);
  expect(described(() => compiled([{ ...ROW, name: new Error('no name') }]))).toBe(1);
});

test.each<[string, object[]]>([
  ['sound values', SOUND],
  ['a null where none may be', [{ ...ROW, count: null }]],
  ['a value that is missing', [{ name: 'x', level: 'low' }]],
  ['an error as a value that may be null', [{ ...ROW, name: new Error('no name') }]],
  ['an error as a value that may not', [{ ...ROW, count: new Error('no count') }]],
  ['a number that is not whole', [ROW, { ...ROW, count: 1.5 }]],
  ['a number as text', [{ ...ROW, place: '12' }]],
  ['a word that the list does not have', [{ ...ROW, level: 'middle' }]],
])('%s: the compiled document answers what graphql does', (_, rows) => {
  expect(compiled(rows)).toEqual(executed(rows));
});
