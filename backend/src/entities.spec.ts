import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from './entities.ts';

const SRC = import.meta.dirname;
const DOC = join(SRC, '../../docs/architecture.md');

/** Entities that no repository uses, each with what reads and writes its rows instead. */
const BY_STATEMENTS: Readonly<Record<string, string>> = {
  AssociationMember: 'its row is inserted by the statement that inserts the membership',
  CalendarEntry: 'triggers write it',
  Notification: 'the statement that inserts a row also tells its account',
  PlayerGameStats: "a result's games and their rows are inserted by one statement",
};

/** A writing statement or a lock; of a statement in several lines, its first. */
const WRITES =
  /^.*(?:\b(?:insert into|delete from) [a-z_]+|\bupdate [a-z_]+(?: [a-z]+)?(?: set\b|$)|\bfor (?:no key )?update\b|\bfor share\b).*$/gm;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** The product's own files by their path in `src`; operators' commands and the demo league have a client of their own. */
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.ts') && !/\.(?:spec|entity)\.ts$|^(?:migrations|admin|demo)\/|\/testing\//.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** The entities that a file reads or writes rows of, by their own names. */
const usedBy = (text: string): string[] =>
  [...text.matchAll(/^import \{ (\w+)(?: as (\w+))? \} from '[^']*\.entity\.ts';$/gm)].flatMap(([, name, alias]) =>
    name !== undefined && new RegExp(`\\.repo\\(${alias ?? name}\\)`).test(text) ? [name] : [],
  );

test('an entity that no repository uses has a reason', () => {
  const used = new Set(files.flatMap(({ text }) => usedBy(text)));
  const unused = ENTITIES.map(({ name }) => name).filter((name) => !used.has(name));
  expect(unused.toSorted()).toEqual(Object.keys(BY_STATEMENTS).toSorted());
});

test('rows are written and locked by a statement of their own only where docs/architecture.md says why', () => {
  const writing = files.filter(({ text }) => (text.match(WRITES) ?? []).some((line) => !COMMENT.test(line)));
  const listed = [...readFileSync(DOC, 'utf8').matchAll(/^\| `([\w/.-]+\.ts)` /gm)].map(([, file]) => file);
  expect(writing.map(({ file }) => file).toSorted()).toEqual(listed.toSorted());
});

test('what is selected of a row has its key: a row of nothing but nulls would be taken for none', () => {
  const keysOf = (name: string | undefined): string[] =>
    getMetadataArgsStorage()
      .columns.filter(({ target, options }) => options.primary && target === ENTITIES.find((one) => one.name === name))
      .map(({ propertyName }) => propertyName);
  const selects = files.flatMap(({ file, text }) =>
    [...text.matchAll(/\.repo\((\w+)\)[^;]*?\bselect: (\{[^}]*\}|[A-Z]+)/g)].map(([, alias, select = '']) => ({
      file,
      keys: keysOf(new RegExp(`import \\{ (\\w+) as ${alias} \\}`).exec(text)?.[1] ?? alias),
      select: select.startsWith('{') ? select : new RegExp(`const ${select} = (\\{[^}]*\\})`).exec(text)?.[1],
    })),
  );
  expect(selects.length).toBeGreaterThan(10);
  expect(selects.filter(({ keys }) => keys.length === 0)).toEqual([]);
  expect(selects.filter(({ keys, select }) => !keys.every((key) => select?.includes(`${key}: true`)))).toEqual([]);
});
