import { slugOf } from './slug-of';

// the same examples as the server's own (backend/src/domain/news.spec.ts)
test.each([
  ['Hösten är här', 'hosten-ar-har'],
  ['  Å, Ä & Ö!  ', 'a-a-o'],
  ['Æventyr på Ørskov — Straße', 'aeventyr-pa-orskov-strasse'],
  ['Omgång 3/7: 4–1', 'omgang-3-7-4-1'],
  ['ＦＵＬＬ', 'full'],
  ['🏆', ''],
  ['a'.repeat(200), 'a'.repeat(80)],
])('%s becomes %s', (title, slug) => expect(slugOf(title)).toBe(slug));

test('a long one ends with a whole word', () => {
  expect(slugOf('bilboll '.repeat(20))).toMatch(/^(bilboll-){9}bilboll$/);
});
