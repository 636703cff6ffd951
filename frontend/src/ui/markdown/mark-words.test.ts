import { markWords, partsOf } from './mark-words';

const hits = (text: string, words: string) =>
  partsOf(text, words)
    .filter(({ isHit }) => isHit)
    .map((part) => part.text);

test('words are found whatever their case, as they are written', () => {
  expect(hits('Övergångar och övergångsfönster', 'övergång')).toEqual(['Övergång', 'övergång']);
});

test('words are found as names are, without rings, dots and accents', () => {
  expect(hits('Hallå där', 'hallar')).toEqual([]);
  expect(hits('mal, mål, ma\u030al', 'mal')).toEqual(['mal', 'mål', 'ma\u030al']);
  expect(hits('mal, mål', 'ma\u030al')).toEqual(['mal', 'mål']);
  expect(hits('Æra – Øl', 'aera')).toEqual(['Æra']);
  expect(hits('Æra', 'e')).toEqual(['Æ']);
  expect(hits('🏆 över 🏆', 'over')).toEqual(['över']);
});

test.each(['(', '.*', '[a', 'a|b', '\\', '$', '3–0', '?', '-'])('%s means itself', (words) => {
  expect(hits(`före ${words} efter`, words)).toEqual([words]);
});

test('the parts together are the text', () => {
  const text = 'aAbaAb';
  expect(partsOf(text, 'a').map((part) => part.text)).toEqual(['a', 'A', 'b', 'a', 'A', 'b']);
  expect(partsOf(text, '')).toEqual([{ text, isHit: false }]);
});

test('in a parsed text only words are marked, inside whatever they stand in', () => {
  const tree = {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'a',
        properties: { href: '/lag' },
        children: [{ type: 'text', value: 'ett lag' }],
      },
    ],
  };
  markWords({ words: 'lag' })(tree);
  expect(tree.children[0]?.children).toEqual([
    { type: 'text', value: 'ett ' },
    { type: 'element', tagName: 'mark', properties: {}, children: [{ type: 'text', value: 'lag' }] },
  ]);
  expect(tree.children[0]?.properties).toEqual({ href: '/lag' });
});
