import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../schema/functions/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => ({ name, text: readFileSync(new URL(name, FOLDER), 'utf8') }));

/** `function stamp_change`, `trigger team_changed` of everything that a text makes. */
const madeBy = (text: string): string[] =>
  [...text.matchAll(/^create (?:or replace |constraint )*(function|trigger) (\w+)/gim)].map(
    ([, kind = '', name = '']) => `${kind} ${name}`,
  );

/** Parts between empty lines outside of a function's body. */
const partsOf = (text: string): string[] =>
  text.replace(/\$\$[^]*?\$\$/g, (body) => body.replace(/\n\n/g, '\n')).split(/\n\n+/);

test('each function and trigger stands in one file, once', () => {
  const made = files.flatMap(({ text }) => madeBy(text));
  expect(made.length).toBeGreaterThan(300);
  expect(made.filter((name, at) => made.indexOf(name) !== at)).toEqual([]);
});

test('each has words above it that say what it is for', () => {
  const bare = files.flatMap(({ text }) => partsOf(text).filter((part) => !part.startsWith('-- ')));
  expect(bare.flatMap(madeBy)).toEqual([]);
  // the same words for everything would say nothing
  const long = files.flatMap(({ text }) => partsOf(text).filter((part) => madeBy(part).length > 6));
  expect(long.flatMap(madeBy)).toEqual([]);
});

test('a file has at most 300 lines', () => {
  expect(files.filter(({ text }) => text.split('\n').length > 301).map(({ name }) => name)).toEqual([]);
});
