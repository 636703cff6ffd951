import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getMetadataArgsStorage } from 'typeorm';
import { FILLED } from '../test/factories/rows.ts';
import type { NewRow } from '../test/factories/rows.ts';
import { loadEntities } from './entities.ts';
import type { Season } from './modules/seasons/season.entity.ts';

const SRC = import.meta.dirname;
const DOC = join(SRC, '../../docs/own-sql.md');
const TEST = join(SRC, '../test');
const RECORD = join(SRC, '../../docs/decisions/017-sql-for-reads-entities-for-writes.md');

let ENTITIES: Awaited<ReturnType<typeof loadEntities>>;
beforeAll(async () => {
  ENTITIES = await loadEntities();
});

/** Entities that no repository uses, and the code that reads and writes their rows instead. */
const BY_STATEMENTS: Readonly<Record<string, string>> = {
  CalendarEntry: 'triggers write it',
  DisputeNotice: 'the statement that finds what is to be told inserts it',
  FieldEvent: 'a game has a thousand values, which are inserted as one parameter',
  Goal: 'the statement that stores a result inserts it',
  NoShowNotice: 'the statement that finds what is to be told inserts it',
  PlayerFieldPlay: 'a game has a thousand values, which are inserted as one parameter',
  ReplayReading: 'it is inserted on conflict, when another instance has left it',
  StoredEvent: 'functions of the database write it',
  Notification: 'the statement that inserts a row also tells its account',
};

/** A write or a lock; of a statement in several lines, the first line. */
const WRITES =
  /^.*(?:\b(?:insert into|delete from) [a-z_]+|\bupdate [a-z_]+(?: [a-z]+)?(?: set\b|$)|\bfor (?:no key )?update\b|\bfor share\b).*$/gm;
/** A row that is stored by SQL, in a test. */
const INSERTS = /\binsert into [a-z_]+[\s(]/;
/** The files of tests, as the document names them. */
const OF_TESTS = /^(?:src|test)\//;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;

/** The product's own files by their path in `src`. Operators' commands and the demo league have their own client. */
const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => file.endsWith('.ts') && !/\.(?:spec|entity)\.ts$|^(?:migrations|admin|demo)\/|\/testing\//.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join(SRC, file), 'utf8') }));

/** The files in the tables of a document, sorted. */
const listedIn = (document: string): string[] =>
  [...readFileSync(document, 'utf8').matchAll(/^\| `([\w/.-]+\.ts)` /gm)].map(([, file = '']) => file).toSorted();

/** The entities whose rows a file reads or writes, by name. */
const usedBy = (text: string): string[] =>
  [...text.matchAll(/^import \{ (\w+)(?: as (\w+))? \} from '[^']*\.entity\.ts';$/gm)].flatMap(([, name, alias]) =>
    name !== undefined && new RegExp(`\\.repo\\(${alias ?? name}\\)`).test(text) ? [name] : [],
  );

test('an entity that no repository uses has a reason', () => {
  const used = new Set(files.flatMap(({ text }) => usedBy(text)));
  const unused = ENTITIES.map(({ name }) => name).filter((name) => !used.has(name));
  expect(unused.toSorted()).toEqual(Object.keys(BY_STATEMENTS).toSorted());
});

test('rows are written and locked by a statement of their own only where docs/own-sql.md says why', () => {
  const writing = files.filter(({ text }) => (text.match(WRITES) ?? []).some((line) => !COMMENT.test(line)));
  expect(writing.map(({ file }) => file).toSorted()).toEqual(listedIn(DOC).filter((file) => !OF_TESTS.test(file)));
});

test('tests store rows by SQL only where docs/own-sql.md says why', () => {
  const below = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const inserting = [
    ...below(TEST).map((file) => join('test', file)),
    ...below(SRC)
      .filter((file) => file.endsWith('.spec.ts'))
      .map((file) => join('src', file)),
  ].filter((file) => file.endsWith('.ts') && INSERTS.test(readFileSync(join(SRC, '..', file), 'utf8')));
  expect(inserting.toSorted()).toEqual(listedIn(DOC).filter((file) => OF_TESTS.test(file)));
});

test('a statement has no name only where docs/decisions/017 says why', () => {
  const unnamed = files.filter(({ text }) => /\.db\s*\.query\b/.test(text)).map(({ file }) => file);
  expect(unnamed.toSorted()).toEqual(listedIn(RECORD).map((file) => `modules/${file}`));
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

/** The columns that may not be null. */
const neededColumns = () =>
  getMetadataArgsStorage()
    .columns.filter(({ target, options }) => ENTITIES.some((entity) => entity === target) && options.nullable !== true)
    .map(({ target, propertyName, options }) => ({
      entity: typeof target === 'string' ? target : target.name,
      column: propertyName,
      isFilled: options.default !== undefined,
    }));

test('a column that test factories may leave out is filled by the database, in every entity that has it', () => {
  const names: readonly string[] = FILLED;
  const needed = neededColumns();
  const isListed = ({ column }: { column: string }) => names.includes(column);
  expect(needed.filter((one) => isListed(one) && !one.isFilled)).toEqual([]);
  expect(names.filter((name) => !needed.some(({ column }) => column === name))).toEqual([]);
});

test('a row of a test factory says what the database does not fill', () => {
  type Fits<Row> = Row extends NewRow<Season> ? true : false;
  // the compiler checks these
  const whole: Fits<{ name: string; startsOn: string; endsOn: string }> = true;
  const short: Fits<{ name: string; startsOn: string }> = false;
  const wrong: Fits<{ name: number; startsOn: string; endsOn: string }> = false;
  expect([whole, short, wrong]).toEqual([true, false, false]);
});
