import { csvOf } from './csv.ts';
import { readCsv, textOfTable } from './read-csv.ts';

const read = (csv: string) => readCsv(csv).table;
const utf16le = (text: string): Buffer => Buffer.from(text, 'utf16le');

const ROWS = [
  ['spelare', 'mmr'],
  ['Åsa', '1500'],
];

test.each([
  { why: 'semicolons', csv: 'spelare;mmr\r\nÅsa;1500\r\n', line: 1 },
  { why: 'commas', csv: 'spelare,mmr\nÅsa,1500', line: 1 },
  { why: 'tabs, as a spreadsheet copies', csv: 'spelare\tmmr\nÅsa\t1500', line: 1 },
  { why: 'ends of lines of old machines', csv: 'spelare;mmr\rÅsa;1500\r', line: 1 },
  { why: 'a line that names the separator', csv: '\uFEFFsep=;\r\nspelare;mmr\r\nÅsa;1500\r\n', line: 2 },
  { why: 'the same in capitals, for another separator', csv: 'SEP=|\nspelare|mmr\nÅsa|1500', line: 2 },
  { why: 'the same for tabs', csv: 'sep=\t\nspelare\tmmr\nÅsa\t1500', line: 2 },
  { why: 'the same, saved again by a spreadsheet', csv: '"sep=;";\nspelare;mmr\nÅsa;1500', line: 2 },
  { why: 'an empty last column', csv: 'spelare;mmr;\r\nÅsa;1500;\r\n', line: 1 },
  { why: 'several of them, of other lengths', csv: 'spelare;mmr; ;;\r\nÅsa;1500;;;;\r\n', line: 1 },
])('$why', ({ csv, line }) => {
  expect(read(csv)).toEqual({ rows: ROWS, headingLine: line });
});

test('a cell behind the last heading stays, and so does a missing one', () => {
  expect(read('a;b;\n1;2;3\n1\n;;')?.rows).toEqual([['a', 'b'], ['1', '2', '3'], ['1'], ['', '']]);
});

test.each([
  { why: 'in a cell below a heading', csv: 'sep=;\na;b\n1;"2', row: 3, column: 'b' },
  { why: 'behind the last heading', csv: 'a;b\n1;2;"3', row: 2, column: '3' },
  { why: 'in the heading', csv: 'a;"b', row: 1, column: '2' },
  { why: 'below a cell of two lines, which is one row', csv: 'a;b\n"1\n1";2\n"3"3;4', row: 3, column: 'a' },
  { why: 'and `sep=` names a quote, which separates nothing', csv: 'sep="\na;b\n1;"2', row: 3, column: 'b' },
])('wrong quotes are named by their row and heading: $why', ({ csv, row, column }) => {
  expect(readCsv(csv)).toMatchObject({ table: null, row, column });
});

test('each of the ends of lines in one file ends a row', () => {
  expect(read('a;b\r\n1;2\n3;4\r5;6')?.rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['5', '6'],
  ]);
});

test('what the site exports is read back as it was', () => {
  const rows = [['-Zen', '=1+1', '+46', '@x', '＝1', "'-Zen", "''=1", "'n Lag", 'a;b', 'a"b', 'a\nb', "O'Neill"]];
  expect(read(csvOf(rows))?.rows).toEqual(rows);
});

const TEXT = 'spelare;mmr\r\nÅsa;1500\r\n';
test.each([
  { why: 'UTF-8', bytes: Buffer.from(TEXT) },
  { why: 'UTF-8 with its mark', bytes: Buffer.from(`\uFEFF${TEXT}`) },
  { why: 'UTF-16', bytes: utf16le(`\uFEFF${TEXT}`) },
  { why: 'UTF-16 without its mark', bytes: utf16le(TEXT) },
  { why: 'UTF-16 of other machines', bytes: utf16le(`\uFEFF${TEXT}`).swap16() },
  { why: 'the same without its mark', bytes: utf16le(TEXT).swap16() },
])('a table in $why is read', ({ bytes }) => {
  const { text, isWindows } = textOfTable(bytes);
  expect([read(text)?.rows, isWindows]).toEqual([ROWS, false]);
});

test('what is no UTF-8 is read in the letters of Windows, all of them', () => {
  const bytes = Buffer.concat([
    Buffer.from('Å', 'latin1'),
    Buffer.from('sa; ÄÖåäö é', 'latin1'),
    Buffer.of(0x80, 0x96),
  ]);
  expect(textOfTable(bytes)).toEqual({ text: 'Åsa; ÄÖåäö é€–', isWindows: true });
});

test('a table that was put together of both shows where it cannot be read', () => {
  const bytes = Buffer.concat([Buffer.from('Åsa;Örn;'), Buffer.from('Åke', 'latin1')]);
  expect(textOfTable(bytes)).toEqual({ text: 'Åsa;Örn;\uFFFDke', isWindows: false });
});
