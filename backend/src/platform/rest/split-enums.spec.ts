import { withSplitEnums } from './split-enums.ts';

test('an enum of several types is one schema for each type, at any depth', () => {
  const flag = {
    enum: [true, 1, '1', false, 0, '0'],
    description: 'Is it?',
    anyOf: [{ type: 'integer' }, { type: 'null' }],
  };
  expect(withSplitEnums({ properties: { list: { items: flag } } })).toEqual({
    properties: {
      list: {
        items: {
          description: 'Is it?',
          anyOf: [
            { type: 'boolean' },
            { type: 'integer', enum: [1, 0] },
            { type: 'string', enum: ['1', '0'] },
            { type: 'null' },
          ],
        },
      },
    },
  });
});

test.each([
  { enum: ['a', 'b', null], type: ['string', 'null'] },
  { enum: [1, 2], type: 'integer' },
  { properties: { enum: { type: 'string' } }, example: { enum: [1, 'a'] } },
])('%j stays as it is', (schema) => {
  expect(withSplitEnums(schema)).toEqual(schema);
});
