import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toldDayTime, toldEnd, toldTime, withWords } from './told-time.ts';

const AT = new Date('2026-03-10T18:00:30Z');

test('a text carries the instant, in the form that Discord writes for each reader', () => {
  expect([toldDayTime(AT), toldTime(AT)]).toEqual(['<t:1773165630:F>', '<t:1773165630:t>']);
});

test.each([
  { end: '2026-12-06T23:00:00Z', told: '2026-12-06T22:59:00Z', why: 'an end at midnight in Sweden is the day before' },
  { end: '2026-07-05T22:00:00Z', told: '2026-07-05T21:59:00Z', why: 'in summer too' },
  { end: '2026-12-07T00:00:00Z', told: '2026-12-07T00:00:00Z', why: 'midnight elsewhere is none' },
  { end: '2026-12-06T19:00:00Z', told: '2026-12-06T19:00:00Z', why: 'another time is itself' },
])('$why', ({ end, told }) => {
  expect(toldEnd(new Date(end))).toBe(toldDayTime(new Date(told)));
});

test('in words a time is Swedish and says so; other marks of the chat stay', () => {
  const text = `Klockan ${toldDayTime(AT)} <@1> <t:99999999999999:F>`;
  expect(withWords({ sv: text, en: text })).toEqual({
    sv: 'Klockan tisdag 10 mars kl. 19:00 svensk tid <@1> <t:99999999999999:F>',
    en: 'Klockan Tuesday 10 March at 19:00 Swedish time <@1> <t:99999999999999:F>',
  });
});

/** What makes a time of the clock out of an instant. */
const CLOCK =
  /Intl\.DateTimeFormat|\.toLocale(?:Time)?String\(|\bspokenTime\b|\bStockholmTime\.formatTime\b|\bget(?:UTC)?Hours\b/;
/** The same under its own name. */
const IMPORTS_FORMAT = /import \{[^}]*\bformatTime\b[^}]*\} from '[^']*stockholm-time\.ts'/;

/** The files that do, and who reads it. A sentence to a person takes `toldDayTime` instead. */
const READ_AS = {
  'documented calls, whose times are Swedish': [
    'news.wire.ts',
    'notifications.wire.ts',
    'pages.wire.ts',
    'requests.wire.ts',
    'series.wire.ts',
    'signups.wire.ts',
    'team-admin.wire.ts',
    'transfers.wire.ts',
  ],
  'a calendar, which names the zone beside it': ['calendar.ts'],
  'words that say “Swedish time”': ['list-previews.service.ts', 'page-previews.ts', 'told-time.ts'],
  'the product itself, which compares with a time or a day': [
    'import-series.service.ts',
    'nights.ts',
    'totals-check.service.ts',
  ],
  'a number with its separators': ['described-schema.ts'],
  'the functions themselves': ['stockholm-time.ts'],
} as const;

test('no other file of the server makes a time of the clock: a text to people carries the instant', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/\.spec\.ts$|^(?:demo|migrations)\/|\/testing\//.test(file),
  );
  const found = files.filter((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return CLOCK.test(text) || IMPORTS_FORMAT.test(text);
  });
  expect(found.map((file) => path.basename(file)).sort()).toEqual(Object.values(READ_AS).flat().sort());
});
