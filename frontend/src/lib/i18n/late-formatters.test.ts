import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../..');

/** `const DAY = new Intl.DateTimeFormat(…)` at the start of a line. */
const MADE_ON_LOADING = /^(?:export )?const .*= new Intl\./m;

test('no file makes a formatter when it is loaded: the first one takes a slow phone 60 ms', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));

  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((name) => MADE_ON_LOADING.test(readFileSync(join(SOURCE, name), 'utf8')))).toEqual([]);
});
