import { readFileSync } from 'node:fs';
import { mutationsOf, REPLACES_NOTHING, schemaOf } from './harness/replacing-mutations.ts';

const SCHEMA = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8');

/** Mutations that neither say what their caller has seen nor stand in the list, and rows of the list that are wrong. */
function faultsOf(text: string): string[] {
  const mutations = mutationsOf(schemaOf(text));
  const bare = [...mutations].filter(([name, isSeen]) => !isSeen && !(name in REPLACES_NOTHING)).map(([name]) => name);
  const wrong = Object.keys(REPLACES_NOTHING).filter((name) => mutations.get(name) !== false);
  return [...bare, ...wrong.map((name) => `${name} is listed`)];
}

test('every mutation says what its caller has seen, or is known to replace nothing of others', () => {
  expect(faultsOf(SCHEMA)).toEqual([]);
});

test.each([
  ['extend type Mutation { saveRival(name: String!): DoneResult! }', ['saveRival'], 'a new form without a version'],
  [
    'extend type Mutation { saveRival(name: String!, version: Int!): DoneResult! }',
    [],
    'its version beside its values',
  ],
  [
    'input Rival { name: String! version: String! } extend type Mutation { saveRival(rows: [Rival!]!): DoneResult! }',
    [],
    'a version in each of its rows',
  ],
])('%s: %j (%s)', (more, faults) => {
  expect(faultsOf(`${SCHEMA}\n${more}`)).toEqual(faults);
});

test('a listed mutation that gets a version leaves the list', () => {
  const [name = ''] = Object.keys(REPLACES_NOTHING);
  const text = SCHEMA.replace(`${name}(`, `${name}(version: Int, `);
  expect(faultsOf(text)).toEqual([`${name} is listed`]);
});
