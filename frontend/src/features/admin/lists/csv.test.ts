import { csvOf, type FileCell } from './csv';

/** The cells of one row, as they are written. */
const cells = (...row: FileCell[]): string => csvOf([row]).slice(1, -2);

test('a file begins with the byte order mark, and each row ends as Windows ends it', () => {
  expect(
    csvOf([
      ['Namn', 'Ort'],
      ['Åsa', 'Örebro'],
    ]),
  ).toBe('\uFEFFNamn;Ort\r\nÅsa;Örebro\r\n');
  expect(csvOf([])).toBe('\uFEFF');
});

test.each([
  { why: 'a plain text', value: 'Åsa Öberg', written: 'Åsa Öberg' },
  { why: 'nothing', value: null, written: '' },
  { why: 'an empty text', value: '', written: '' },
  { why: 'a comma divides nothing here', value: 'Alm, Berit', written: 'Alm, Berit' },
  { why: 'a semicolon would begin a cell', value: 'a;b', written: '"a;b"' },
  { why: 'a quote ends a quoted cell', value: 'a"b', written: '"a""b"' },
  { why: 'a line break would begin a row', value: 'a\nb', written: '"a\nb"' },
  { why: 'so would the old one', value: 'a\rb', written: '"a\rb"' },
  { why: 'an equals sign within a text is none', value: 'a=b', written: 'a=b' },
])('$why: $written', ({ value, written }) => expect(cells(value)).toBe(written));

test.each([
  ['=1+1', `'=1+1`],
  ['+46701740605', `'+46701740605`],
  ['-2', `'-2`],
  [`'-2`, `''-2`],
  ['@SUM(A1)', `'@SUM(A1)`],
  ['\t=1+1', `'\t=1+1`],
  ['\r=1+1', `"'\r=1+1"`],
  ['\n=1+1', `"'\n=1+1"`],
  ['＝1+1', `'＝1+1`],
  ['=HYPERLINK("http://x";"y")', `"'=HYPERLINK(""http://x"";""y"")"`],
  ['a";=1+1;"', `"a"";=1+1;"""`],
])('%j is no formula', (value, written) => expect(cells(value)).toBe(written));

test('cells stay in their columns', () => {
  expect(cells('a;b', null, '=c', '"')).toBe(`"a;b";;'=c;""""`);
});

test('numbers stay numbers that Swedish Excel can add up', () => expect(cells(-3, 0, 1.5)).toBe('-3;0;1,5'));
