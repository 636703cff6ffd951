import { buildSchema } from 'graphql';
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
