import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, parse, validate } from 'graphql';
import { apiExamples } from './api-examples';

const schema = buildSchema(readFileSync(join(__dirname, '../../../../schema.graphql'), 'utf8'));

test.each(apiExamples({ discriminator: 'elit', seasonId: 8 }))('the example $id fits the schema', ({ query }) => {
  expect(validate(schema, parse(query))).toEqual([]);
});

test('without a division there is no example of its table', () => {
  expect(apiExamples(undefined).map(({ id }) => id)).not.toContain('table');
});
