import { parse } from 'graphql';
import { checkedDocuments } from './checked-documents.ts';

test('a document is kept from its second time on', async () => {
  const documents = checkedDocuments();
  const document = parse('{ settings { startType } }');

  await documents.set('key', document);
  await expect(documents.get('key')).resolves.toBeUndefined();

  await documents.set('key', document);
  await expect(documents.get('key')).resolves.toBe(document);
});

test('the oldest documents give way, by the length of their texts', async () => {
  const documents = checkedDocuments();
  const long = parse(`# ${'-'.repeat(300_000)}\n{ settings { startType } }`);

  for (const key of ['first', 'second']) for (let time = 0; time < 2; time++) await documents.set(key, long);

  await expect(documents.get('first')).resolves.toBeUndefined();
  await expect(documents.get('second')).resolves.toBe(long);
});
