import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { API_SECTIONS, fieldQueries, isQuery, queryExamples } from './api-examples';
import { codeOf } from './example-code';

const schema = buildSchema(readFileSync(join(__dirname, '../../../../../../schema.graphql'), 'utf8'));
const real = { division: { id: 4, discriminator: 'elit', seasonId: 8 }, recorded: { seriesId: 7, teamId: 5 } };

test.each([...queryExamples(real), ...fieldQueries(real)])('the example $id fits the schema', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

test('every query has a name of its own, by which its tab is called in the tool', () => {
  const names = [...queryExamples(real), ...fieldQueries(real)].map(({ query }) => /^query (\w+)/.exec(query)?.[1]);
  expect(names).toEqual([...new Set(names)]);
  expect(names).not.toContain(undefined);
});

test('without a division or a recording there are no examples of one', () => {
  const ids = API_SECTIONS.flatMap(({ examples }) => examples({})).map(({ id }) => id);
  expect(ids).not.toContain('table');
  expect(ids).not.toContain('calendar');
  expect(ids).not.toContain('track');
  expect(ids).toContain('results');
});

test('no example has two names, so that each can be found by its own', () => {
  const ids = API_SECTIONS.flatMap(({ examples }) => examples(real)).map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

// a quote of the language in an example would end it too early
test.each(API_SECTIONS.flatMap(({ examples }) => examples(real)))(
  'the example $id can be written in every language',
  (example) => {
    if (isQuery(example)) expect(example.query).not.toMatch(/'|"""|`|\\|\$\{/);
    for (const language of ['curl', 'javascript', 'python'] as const)
      expect(codeOf(example, language, 'https://liga.example')).toContain('https://liga.example/');
  },
);
