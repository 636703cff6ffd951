import { encodingFor } from './encodings.ts';

test.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['br;q=0, gzip;q=0, *;q=1', null],
  ['br; q=0.000, gzip;q=0.5', 'gzip'],
  ['gzip;q=1, br;q=0.1', 'br'],
  ['gzip;q=much', null],
  [`gzip${' '.repeat(300)}`, null],
])('a caller who says %j gets the text as %s', (header, encoding) => {
  expect(encodingFor(header)).toBe(encoding);
  expect(encodingFor(header)).toBe(encoding);
});
