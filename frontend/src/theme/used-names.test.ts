import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withUsedNames, wordsOf } from '../../tools/vite-used-styles';

const generated = (file: string): string => readFileSync(join(__dirname, '../styled-system', file), 'utf8');

const cases = [
  { file: 'jsx/is-valid-prop.js', keeps: ['px', 'maskImage', '_hover'], drops: ['paddingX', 'WebkitBoxReflect'] },
  { file: 'css/css.js', keeps: ['paddingInline:px/paddingX/1'], drops: ['aspectRatio:asp'] },
  { file: 'css/conditions.js', keeps: ['_hover'], drops: ['_focusWithin'] },
];

test.each(cases)('the list of $file keeps what a source writes, under each of its names', ({ file, keeps, drops }) => {
  const words = new Set(wordsOf(`<Box px="4" maskImage={fade} _hover={{ color: 'red' }} />`));
  const full = generated(file);
  const shorter = withUsedNames(full, words) ?? '';
  const entries = (code: string): string[] => code.match(/(?<=[",])[^",\n]+(?=[",])/g) ?? [];
  expect(entries(full)).toEqual(expect.arrayContaining([...keeps, ...drops]));
  expect(entries(shorter)).toEqual(expect.arrayContaining(keeps));
  expect(entries(shorter).filter((entry) => drops.includes(entry))).toEqual([]);
});

test('a name that stands in both lists of a file is kept once', () => {
  const code = 'var userGeneratedStr = "css,px,color"; var cssPropertiesStr = "color,order";';
  expect(withUsedNames(code, new Set(['px', 'color', 'order']))).toBe(
    'var userGeneratedStr = "px,color"; var cssPropertiesStr = "order";',
  );
});

test('a file without the lists is not taken for one with them', () => {
  expect(withUsedNames('const names = ["padding"];', new Set(['padding']))).toBeNull();
});
