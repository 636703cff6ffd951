import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { localeFiles } from './locale-files';
import { namespaceOf } from './namespace';

type Texts = { [key: string]: string | Texts };

const flatten = (texts: Texts, prefix = ''): Map<string, string> =>
  new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flatten(value, `${prefix}${key}.`)],
    ),
  );

const read = async (path: string): Promise<Map<string, string>> => flatten((await localeFiles[path]?.()) as Texts);
const swedishFiles = Object.keys(localeFiles).filter((path) => path.endsWith('/se.json'));
/** Keys without the ending of an ordinal: Swedish has two kinds of them (1:a, 3:e), English four (1st, 2nd, 3rd, 4th). */
const sentencesOf = (texts: Map<string, string>) =>
  [...new Set([...texts.keys()].map((key) => key.replace(/_ordinal_\w+$/, '_ordinal')))].sort();
const ordinalsOf = (texts: Map<string, string>, base: string) =>
  [...texts.keys()]
    .filter((key) => key.startsWith(`${base}_`))
    .map((key) => key.slice(base.length + 1))
    .sort();
const variablesOf = (text: string) => [...new Set(text.match(/{{\w+}}/g) ?? [])].sort();

describe.each(swedishFiles)('%s', (path) => {
  const pair = async () => [await read(path), await read(path.replace('se.json', 'en.json'))] as const;

  test('has the same keys in both languages', async () => {
    const [swedish, english] = await pair();
    expect(sentencesOf(english)).toEqual(sentencesOf(swedish));
  });

  test('has an ordinal of each kind that its language tells apart', async () => {
    const [swedish, english] = await pair();
    const kindsIn = (locale: string) =>
      new Intl.PluralRules(locale, { type: 'ordinal' }).resolvedOptions().pluralCategories.sort();
    for (const base of sentencesOf(swedish).filter((key) => key.endsWith('_ordinal'))) {
      expect(ordinalsOf(swedish, base)).toEqual(kindsIn('sv'));
      expect(ordinalsOf(english, base)).toEqual(kindsIn('en'));
    }
  });

  test('says something under every key', async () => {
    const [swedish, english] = await pair();
    const empty = [...swedish, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  test('uses the same values in both languages', async () => {
    const [swedish, english] = await pair();
    const unlike = [...swedish].filter(
      ([key, text]) => variablesOf(text).join() !== variablesOf(english.get(key) ?? '').join(),
    );
    expect(unlike).toEqual([]);
  });

  test('raises its voice nowhere', async () => {
    const [swedish, english] = await pair();
    expect([...swedish, ...english].filter(([, text]) => text.includes('!'))).toEqual([]);
  });
});

test('no two folders share a namespace', () => {
  const names = swedishFiles.map((path) => namespaceOf(path)?.namespace);
  expect(new Set(names).size).toBe(names.length);
});

test('every sentence that the server names by key exists', async () => {
  const backend = join(__dirname, '../../../../backend/src');
  const sources = readdirSync(backend, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
    .map((file) => readFileSync(join(backend, file), 'utf8'));
  const named = new Set(sources.flatMap((source) => source.match(/(?<=')api\.[\w-]+\.[\w.-]+(?=')/g) ?? []));
  const known = new Map([
    ...(await read('/src/lib/locales/se.json')),
    ...(await read('/src/features/report/server/locales/se.json')),
    ...(await read('/src/features/partners/server/locales/se.json')),
    ...(await read('/src/features/admin/server/locales/se.json')),
  ]);
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((key) => !known.has(key.replace(/^api\./, '')))).toEqual([]);
});
