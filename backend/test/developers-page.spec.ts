import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { EVENT_KINDS } from '../src/domain/partners/league-event.ts';

/** What /developers says in both languages is what there is. */

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const PAGES = {
  se: { page: read('backend/content/se/developers.md'), changes: 'Ändringar', mayChange: 'Vad som kan ändras' },
  en: { page: read('backend/content/en/developers.md'), changes: 'Changes', mayChange: 'What may change' },
};
const LANGUAGES = ['se', 'en'] as const;

/** The text under a heading, up to the next one of its level. */
const section = (page: string, heading: string): string => {
  const [, text] = page.split(`\n## ${heading}\n`);
  if (text === undefined) throw new Error(`no section ${heading}`);
  return text.split('\n## ')[0]!;
};
const codesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);

test.each(LANGUAGES)('every kind of event stands in the table once, and no other: %s', (language) => {
  const rows = PAGES[language].page.split('\n').filter((line) => /^\| `[a-z-]+\.[a-z-]+`/.test(line));
  const kinds = rows.flatMap((row) => codesIn(row.split('|')[1]!));
  expect(kinds.toSorted()).toEqual([...EVENT_KINDS].toSorted());
});

/** Names that GraphQL and HTTP give. */
const OF_OTHERS = ['errors', 'Bearer'];

test('both languages tell the same changes, and each name in them is one of the contract', () => {
  const [se, en] = LANGUAGES.map((language) => codesIn(section(PAGES[language].page, PAGES[language].changes)));
  expect(se).toEqual(en);
  const contract = ['schema.graphql', 'openapi.json', 'backend/src/platform/web/other-origins.ts'].map(read).join('\n');
  const words = new Set([...(contract.match(/[\w-]+/g) ?? []), ...OF_OTHERS]);
  const unknown = se!
    .filter((code) => !code.startsWith('/'))
    .flatMap((code) => code.match(/[A-Za-z_][\w-]*/g) ?? [])
    .filter((word) => !words.has(word));
  expect(unknown).toEqual([]);
});

/** What was new for programs in a release, and has to be told. */
const NEW = [
  ...[
    'FIRST_TO_1',
    'FIRST_TO_2',
    'FIRST_TO_4',
    'StageBracket',
    'roundFormats',
    'lot',
    'data',
    'last',
    'kinds',
    'REGISTERED',
  ],
  ...['position', 'Feed-Position', 'League-Version', 'kept', 'Season.honours'],
];

test.each(LANGUAGES)('the changes name what is new, and what may change names values of enums: %s', (language) => {
  const { page, changes, mayChange } = PAGES[language];
  const codes = codesIn(section(page, changes)).join(' ');
  expect(NEW.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(codes))).toEqual([]);
  expect(section(page, mayChange)).toMatch(language === 'se' ? /nya värden i uppräkningar/ : /new values of enums/);
});
