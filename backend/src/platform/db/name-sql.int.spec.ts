import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshDb } from '../../../test/harness/database.ts';
import { searchText } from '../../domain/text.ts';
import { nameOrder, searchTextSql } from './name-sql.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
beforeAll(async () => {
  database = await freshDb();
});
afterAll(() => database.close());

/** Examples that the pages' tests use too. */
const CASES = JSON.parse(
  readFileSync(new URL('../../../../docs/contracts/name-cases.json', import.meta.url), 'utf8'),
) as {
  found: { name: string; typed: string; why: string }[];
  notFound: { name: string; typed: string }[];
  inSwedishOrder: string[];
};

const valuesOf = (sql: string, names: readonly string[]): Promise<{ value: string }[]> =>
  database.db.query<{ value: string }>(
    `select ${sql} as value from unnest($1::text[]) with ordinality as x(name, nth) order by nth`,
    [names],
  );
const sorted = async (names: readonly string[]): Promise<string[]> =>
  (
    await database.db.query<{ name: string }>(
      `select name from unnest($1::text[]) as x(name) order by ${nameOrder('name')}`,
      [names],
    )
  ).map(({ name }) => name);

test('names come as in a Swedish dictionary, and as the pages sort them', async () => {
  const { compare } = new Intl.Collator('sv', { sensitivity: 'base' });
  expect(await sorted(CASES.inSwedishOrder.toReversed())).toEqual(CASES.inSwedishOrder.toSorted(compare));
});

test('a name is searched in the same form by the database and by the server', async () => {
  const blocks = [[0x21, 0x7e], [0xa1, 0x24f], [0x370, 0x3ff], [0x400, 0x45f], [0x1e00, 0x1eff], [0x2010, 0x2036], [0x5d0, 0x5ea], [0x620, 0x64a], [0xac00, 0xac80], [0x3041, 0x30ff], [0xff01, 0xff9f]]; // prettier-ignore
  const letters = blocks.flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  );
  const seen = letters.filter((letter) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(letter));
  const names = [
    ...seen.flatMap((letter) => [letter, letter.normalize('NFD')]),
    ...CASES.found.map(({ name }) => name),
    'İIıi',
  ];
  const stored = await valuesOf(searchTextSql('name'), names);
  const wrong = names.filter((name, index) => stored[index]?.value !== searchText(name));
  expect(wrong).toEqual([]);
});

test.each(CASES.found)('"$name" is found by "$typed": $why', async ({ name, typed }) => {
  const [stored] = await valuesOf(searchTextSql('name'), [name]);
  expect(stored?.value).toContain(searchText(typed));
});

test.each(CASES.notFound)('"$name" is not found by "$typed"', async ({ name, typed }) => {
  const [stored] = await valuesOf(searchTextSql('name'), [name]);
  expect(stored?.value).not.toContain(searchText(typed));
});

const SQL = join(import.meta.dirname, '../../../sql');
const SOURCES = join(import.meta.dirname, '../../modules');
/** A name of a person or a thing, as a whole value of an order. */
const BARE_NAME =
  /^(?:lower\()?(?:\w+\.)?(?:nickname|name|title|discord_username|"?\w+"?->>'(?:nick)?name')\)?(?: (?:a|de)sc)?(?: nulls (?:first|last))?$/i;

test('no statement orders by a name in the order of the database', () => {
  const wrong: string[] = [];
  for (const file of readdirSync(SQL)) {
    const text = readFileSync(join(SQL, file), 'utf8')
      .replace(/\s+/g, ' ')
      .replace(/swedish_order\((?:[^()]|\([^()]*\))*\)/g, 'in Swedish');
    for (const [, list = ''] of text.matchAll(
      /order by (.*?)(?= limit| offset| rows | on conflict |;|\)+(?! collate)|$)/gi,
    )) {
      for (const value of list.split(', ')) if (BARE_NAME.test(value.trim())) wrong.push(`${file}: ${value}`);
    }
  }
  expect(wrong).toEqual([]);
});

test('no statement compares a name as it is written, or sorts a table by it', () => {
  const wrong: string[] = [];
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.endsWith('.spec.ts')) continue;
    readFileSync(join(SOURCES, file), 'utf8')
      .split('\n')
      .forEach((line, index) => {
        if (/\bilike\b|[`'"]lower\([^)]*(?:name|title)/.test(line) && !/= lower\(/.test(line))
          wrong.push(`${file}:${index + 1}`);
      });
  }
  expect(wrong).toEqual([]);
});
