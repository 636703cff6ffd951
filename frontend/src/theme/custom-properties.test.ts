import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from './global-css';

const SRC = join(process.cwd(), 'src');
const SET = /'(--[a-z-]+)'\]?:|\['(--[a-z-]+)' as/g;

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.|^styled-system|\.generated\.ts$|theme\/global-css/.test(file),
);
/** name -> a file that sets it. */
const set = new Map(
  sources.flatMap((file) =>
    [...readFileSync(join(SRC, file), 'utf8').matchAll(SET)].map(
      ([, name, other]) => [name ?? other ?? '', file] as const,
    ),
  ),
);
const ofThePage = Object.keys(globalCss['html'] ?? {}).filter((name) => name.startsWith('--'));

test('what the whole page sets, no part sets for itself: a part without its own would get that of the page', () => {
  expect(ofThePage).toContain('--bar-height');
  expect(set.get('--bar')).toMatch(/data-table/);
  expect(ofThePage.filter((name) => set.has(name)).map((name) => `${name} in ${set.get(name)}`)).toEqual([]);
});
