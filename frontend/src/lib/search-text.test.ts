import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sortRows } from '../ui/table/use-column-sort';
import { namedThing, searchText } from './search-text';

/** Examples that the server's tests use too. */
const CASES = JSON.parse(readFileSync(join(__dirname, '../../../docs/contracts/name-cases.json'), 'utf8')) as {
  found: { name: string; typed: string; why: string }[];
  notFound: { name: string; typed: string }[];
  inSwedishOrder: string[];
};

test.each(CASES.found)('"$name" is found by "$typed": $why', ({ name, typed }) => {
  expect(searchText(name)).toContain(searchText(typed));
});

test.each(CASES.notFound)('"$name" is not found by "$typed"', ({ name, typed }) => {
  expect(searchText(name)).not.toContain(searchText(typed));
});

test('a table has names in Swedish order', () => {
  expect(sortRows(CASES.inSwedishOrder.toReversed(), (name) => name, 'asc')).toEqual(CASES.inSwedishOrder);
});

const NAMES = ['Åsa', 'Asa', 'Örn', 'Ökna', 'Okna', 'Kim'];
test.each([
  { typed: 'asa', means: 'Asa', why: 'exactly, whatever the capitals' },
  { typed: 'a\u030asa', means: 'Åsa', why: 'exactly, with its ring in parts' },
  { typed: 'Orn', means: 'Örn', why: 'the only one like it' },
  { typed: 'Öknä', means: null, why: 'two are like it' },
  { typed: ' kim\u200b ', means: 'Kim', why: 'what nobody sees' },
  { typed: 'Bo', means: null, why: 'no one' },
])('"$typed" means $means: $why', ({ typed, means }) => {
  expect(namedThing(NAMES, (name) => name, typed)).toBe(means);
});
