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

test.each([
  { why: 'many tiny ones', text: (name: string) => `{${name}:__typename}`, most: 8100 },
  { why: 'long ones', text: (name: string) => `{${name}:a${' a'.repeat(990)}}`, most: 58 },
  { why: 'a long comment', text: (name: string) => `# ${'-'.repeat(300_000)}\n{${name}:a}`, most: 34 },
])('the oldest documents give way, by the memory that they take: $why', async ({ text, most }) => {
  const documents = checkedDocuments();
  const keep = async (key: string) => {
    const document = parse(text(key));
    for (let time = 0; time < 2; time++) await documents.set(key, document);
  };
  for (let at = 0; at < most; at++) await keep(`name${at}`);

  await expect(documents.get('name0')).resolves.toBeUndefined();
  for (const at of [Math.ceil(most * 0.1), most - 1]) await expect(documents.get(`name${at}`)).resolves.toBeDefined();
});
