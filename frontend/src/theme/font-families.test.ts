import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokens } from './tokens';

const SOURCE = join(__dirname, '..');
/** What CSS knows by itself. */
const GENERIC = ['monospace', 'inherit'];

const parts = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.startsWith('styled-system'),
);

test('a part names a font that the theme has: any other becomes the browser’s own', () => {
  const named = parts.flatMap((file) =>
    [...readFileSync(join(SOURCE, file), 'utf8').matchAll(/fontFamily(?:: '|=")([\w-]+)['"]/g)].map(
      ([, font]) => `${font} in ${file}`,
    ),
  );
  const known = [...Object.keys(tokens.fonts), ...GENERIC];
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((use) => !known.some((font) => use.startsWith(`${font} in `)))).toEqual([]);
});
