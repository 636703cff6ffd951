import { csvLineOf, csvOf } from './csv.ts';

/** The cells of one row, as they are written. */
const cells = (...row: (string | null)[]): string => csvOf([row]).slice(1, -2);

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

test.each([
  { why: 'numbers and flags are bare', cells: [1, -2, true, null, false], line: '1,-2,true,,false\r\n' },
  { why: 'a negative number in a text could be a formula', cells: ['-2', -2], line: "'-2,-2\r\n" },
  { why: 'a comma divides', cells: ['Alm, Berit', 'a;b'], line: '"Alm, Berit",a;b\r\n' },
  { why: 'a formula with a comma is both', cells: ['=SUM(1,2)'], line: `"'=SUM(1,2)"\r\n` },
  { why: 'quotes and line breaks', cells: ['a"b', 'a\nb'], line: '"a""b","a\nb"\r\n' },
])('a line for programs: $why', ({ cells, line }) => expect(csvLineOf(cells)).toBe(line));
