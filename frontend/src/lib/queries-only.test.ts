import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withQueriesOnly } from '../../tools/vite-queries-only';

const FOLDER = join(__dirname, '../../../node_modules/graphql/language');
const read = (file: string) => readFileSync(join(FOLDER, `${file}.mjs`), 'utf8');
/** The kinds of nodes that a list has, by the lines that begin with them. */
const kindsIn = (code: string) => [...code.matchAll(/^ {2}([A-Z][A-Za-z]+)[:(]|^ {2}Kind\['(\w+)'\]/gm)].map(String);

test.each(['printer', 'ast', 'kinds'] as const)('%s keeps all kinds of a query, and no kind of a schema', (file) => {
  const before = kindsIn(read(file));
  const code = withQueriesOnly(file, read(file)) ?? '';
  const after = kindsIn(code);
  expect(after.length).toBeGreaterThan(20);
  expect(before.slice(0, after.length)).toEqual(after);
  expect(after.at(-1)).toMatch(/NonNullType|NON_NULL_TYPE/);
  expect(code).not.toMatch(/SchemaDefinition|SCHEMA_/);
  // what follows the list is as before
  expect(read(file).endsWith(code.slice(-60))).toBe(true);
});

test('a file that is written in another way is refused', () => {
  expect(withQueriesOnly('ast', 'export const QueryDocumentKeys = {};')).toBeNull();
});
