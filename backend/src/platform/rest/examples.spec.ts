import { exampleOf } from './examples.ts';

const SCHEMAS = {
  Team: { type: 'object', properties: { id: { type: 'integer' }, name: { type: 'string' } } },
  Circle: { type: 'object', properties: { inside: { type: 'array', items: { $ref: '#/components/schemas/Circle' } } } },
};

test.each<[object, unknown, string]>([
  [{ $ref: '#/components/schemas/Team' }, { id: 42, name: 'Norrsken' }, 'fields say what they are by their name'],
  [{ type: 'array', items: { $ref: '#/components/schemas/Team' } }, [{ id: 42, name: 'Norrsken' }], 'a list has a row'],
  [{ type: 'array', minItems: 3, items: { type: 'boolean' } }, [true, true, true], 'as many as it must have'],
  [{ type: 'string', example: 'own' }, 'own', 'the handler’s own example comes first'],
  [{ type: 'string', enum: [null, 'home', 'away'] }, 'home', 'one of the allowed values'],
  [{ type: ['string', 'null'] }, null, 'what may be missing is missing when its name says nothing'],
  [
    { anyOf: [{ $ref: '#/components/schemas/Team' }, { type: 'null' }] },
    { id: 42, name: 'Norrsken' },
    'the first form',
  ],
  [{ type: 'integer', minimum: 5 }, 5, 'within its limits'],
  [{ type: 'object', properties: { accessToken: { type: 'string' } } }, {}, 'the token is in the header'],
])('%j has the example %j: %s', (schema, wanted) => {
  expect(exampleOf(schema, SCHEMAS)).toEqual(wanted);
});

test('a description that contains itself has an end', () => {
  expect(JSON.stringify(exampleOf({ $ref: '#/components/schemas/Circle' }, SCHEMAS)).length).toBeLessThan(200);
});
