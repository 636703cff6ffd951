import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import pg from 'pg';
import { filledDatabase, type TestDatabase } from '../../test/harness/database.ts';
import type { ForeignFile } from '../domain/imports/foreign-tables.ts';
import { importCsv } from './import-csv.ts';
import { problemText } from './import-text.ts';

// Tables as spreadsheets of every kind save them, with cells, rows and columns as people spoil them.
// IMPORT_SEED=<number> draws others; a failure prints its seed and path.

const SEED = Number(process.env['IMPORT_SEED'] ?? 47);
const RUNS = Number(process.env['IMPORT_RUNS'] ?? 60);
const NOW = new Date('2026-03-10T12:00:00Z');

type Tables = Readonly<Record<ForeignFile, readonly (readonly string[])[]>>;

const numbers = (game: string, team: string, player: string, goals: string) => [
  ...['Vår 25', 'Elit', '1', '=Rest', 'Örnarna', game, team, player],
  ...['100', goals, '0', '2', '3'],
];

const GOOD: Tables = {
  'divisions.csv': [
    ['season', 'starts', 'ends', 'division', 'rank', 'format', 'settled'],
    ['Höst 24', '2024-09-01', '2024-12-01', 'Division Å', '1', '', 'ja'],
    ['Höst 24', '2024-09-01', '2024-12-01', 'Div 2; "östra"', '2', 'four-plus-decider', 'ja'],
    ['Vår 25', '2025-02-01', '2025-05-01', 'Elit', '1', 'first-to-3', ''],
  ],
  'teams.csv': [
    ['season', 'division', 'team', 'points', 'reason', 'disqualified', 'annulled', 'order'],
    ['Höst 24', 'Division Å', 'Örnarna', '-2', 'Sent; "igen"', '', '', ''],
    ['Höst 24', 'Division Å', 'Gö,ken', '', '', 'nej', '', ''],
    ['Höst 24', 'Div 2; "östra"', '=Rest', '', '', 'ja', 'ja', ''],
    ['Höst 24', 'Div 2; "östra"', "O'Kvar", '+1', 'Gåva', '', '', '1'],
    ['Vår 25', 'Elit', 'Örnarna', '', '', '', '', ''],
    ['Vår 25', 'Elit', '=Rest', '', '', '', '', ''],
  ],
  'players.csv': [
    ['player', 'country', 'team', 'from', 'to', 'place', 'account'],
    ['Ada', 'SE', 'Örnarna', '2024-09-01', '2024-10-01', '', 'ada99'],
    ['Ada', 'SE', '=Rest', '2024-10-02', '2025-05-01', '', 'ada99'],
    ['Bo', '', 'Gö,ken', '2024-09-01', '', '1', ''],
    ['Cy', '', 'Örnarna', '2024-09-01', '2025-09-01', '', ''],
  ],
  'series.csv': [
    ['season', 'division', 'week', 'time', 'home', 'away', 'result'],
    ['Höst 24', 'Division Å', '1', '2024-09-05 20:00', 'Örnarna', 'Gö,ken', '3-1 2-4 5-0 1-0'],
    ['Höst 24', 'Division Å', '2', '2024-10-05 20:00', 'Gö,ken', 'Örnarna', 'WO hemma'],
    ['Höst 24', 'Div 2; "östra"', '1', '2024-09-05 20:30', '=Rest', "O'Kvar", '1-0 1-0 0-1 0-1 2-1'],
    ['Vår 25', 'Elit', '1', '2025-02-05 20:00', '=Rest', 'Örnarna', '3-1 3-1 3-1'],
    ['Höst 24', 'Cup; Å', '3', '2024-10-20 20:00', 'Gö,ken', '=Rest', '3-1 1-2 3-0'],
    ['Höst 24', 'Cup; Å', '4', '2024-10-27 20:00', 'Örnarna', 'Gö,ken', 'WO borta'],
  ],
  'numbers.csv': [
    [
      'season',
      'division',
      'week',
      'home',
      'away',
      'game',
      'team',
      'player',
      'score',
      'goals',
      'assists',
      'saves',
      'shots',
    ],
    ...['1', '2', '3'].flatMap((game) => [numbers(game, '=Rest', 'Ada', '3'), numbers(game, 'Örnarna', 'Cy', '1')]),
  ],
  'stages.csv': [
    ['season', 'stage', 'kind', 'bracket', 'weeks', 'rounds', 'third-place', 'second-final', 'drawn'],
    ['Höst 24', 'Cup; Å', 'cup', 'single-elimination', '3 4', 'first-to-2', 'nej', '', 'ja'],
  ],
  'seeds.csv': [
    ['season', 'stage', 'seed', 'team', 'from-division', 'from-place', 'left'],
    ['Höst 24', 'Cup; Å', '1', 'Örnarna', '', '', ''],
    ['Höst 24', 'Cup; Å', '2', 'Gö,ken', 'Division Å', '2', ''],
    ['Höst 24', 'Cup; Å', '3', '=Rest', '', '', 'withdrawn'],
  ],
  'places.csv': [
    ['season', 'division', 'team', 'final-place'],
    ['Höst 24', 'Cup; Å', 'Gö,ken', '1'],
    ['Höst 24', 'Cup; Å', 'Örnarna', '2'],
    ['Höst 24', 'Cup; Å', '=Rest', '3'],
  ],
};
const FILES = Object.keys(GOOD) as ForeignFile[];

/** How a program saves a table. */
const DIALECT = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  saysSeparator: fc.boolean(),
  lineEnd: fc.constantFrom('\r\n', '\n', '\r'),
  quotesAll: fc.boolean(),
  emptyColumns: fc.nat(3),
  emptyRows: fc.nat(4),
  space: fc.constantFrom('', ' ', '\u00A0'),
  encoding: fc.constantFrom('UTF-8', 'UTF-8 with its mark', 'UTF-16', 'UTF-16 of other machines', 'Windows'),
});
type Dialect = typeof DIALECT extends fc.Arbitrary<infer T> ? T : never;

function textOf(rows: readonly (readonly string[])[], dialect: Dialect): string {
  const { separator, saysSeparator, lineEnd, quotesAll, emptyColumns, emptyRows, space } = dialect;
  const lines = rows.map((cells) => {
    const written = cells.map((cell) => {
      const typed = `${cell}${space}`;
      return quotesAll || /[",;\t\r\n]/.test(typed) ? `"${typed.replaceAll('"', '""')}"` : typed;
    });
    return [...written, ...Array<string>(emptyColumns).fill('')].join(separator);
  });
  const empty = Array<string>(emptyRows).fill(separator.repeat(emptyColumns));
  return [...(saysSeparator ? [`sep=${separator}`] : []), ...lines, ...empty].map((line) => line + lineEnd).join('');
}

function bytesOf(text: string, encoding: Dialect['encoding']): Buffer {
  if (encoding === 'UTF-8') return Buffer.from(text);
  // only letters that Excel on Swedish machines has; others it would write as a question mark
  if (encoding === 'Windows' && /^[\0-\xff]*$/.test(text)) return Buffer.from(text, 'latin1');
  if (encoding === 'Windows' || encoding === 'UTF-8 with its mark') return Buffer.from(`\uFEFF${text}`);
  const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return encoding === 'UTF-16' ? utf16 : utf16.swap16();
}

let filled: Awaited<ReturnType<typeof filledDatabase>>;
let database: TestDatabase | null = null;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  filled = await filledDatabase(() => Promise.resolve());
  folder = await mkdtemp(join(tmpdir(), 'sbl-fuzz-'));
  await begin();
});
afterAll(async () => {
  await end();
  await filled.drop();
  await rm(folder, { recursive: true, force: true });
});

async function begin(): Promise<void> {
  database = await filled.copy();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
}
async function end(): Promise<void> {
  await client.end();
  await database?.drop();
}

/** How many rows there are of all that an import writes. */
async function written(): Promise<Record<string, number>> {
  const tables = [
    'season',
    'division',
    'division_team',
    'team',
    'player',
    'roster_entry',
    'stage',
    'stage_entrant',
    'series',
    'game',
    'player_game_stats',
    'audit_entry',
  ];
  const counts = tables.map((table) => `(select count(*)::int from ${table}) as ${table}`);
  return (await client.query<Record<string, number>>(`select ${counts.join(', ')}`)).rows[0] ?? {};
}

/** Imports the files. With problems nothing is stored; without them each line of series is, and the next import begins on an empty league. */
async function imported(files: Readonly<Record<string, Buffer>>) {
  for (const [name, bytes] of Object.entries(files)) await writeFile(join(folder, name), bytes);
  const tried = await importCsv(client, folder, { isTrial: true, now: NOW });
  const { problems, lines } = await importCsv(client, folder, { isTrial: false, now: NOW });
  expect(problems).toEqual(tried.problems);
  for (const { file, row, column, fault, value } of problems) {
    expect({ file, row, column, fault, value }).toEqual({
      file: expect.stringMatching(/^(divisions|teams|players|series|numbers|stages|seeds|places)\.csv$/),
      row: expect.any(Number),
      column: expect.stringMatching(/^[^]+$/),
      fault: expect.any(String),
      value: expect.any(String),
    });
  }
  expect(problems.map(problemText).join('')).not.toMatch(/undefined|\p{Cc}/u);
  const rows = await written();
  if (problems.length > 0) expect(new Set(Object.values(rows))).toEqual(new Set([0]));
  else {
    expect(rows).toMatchObject({
      ...{ division: lines['divisions.csv'] + lines['stages.csv'], roster_entry: lines['players.csv'] },
      ...{ stage: lines['stages.csv'], stage_entrant: lines['seeds.csv'] },
      ...{ series: lines['series.csv'], player_game_stats: lines['numbers.csv'], audit_entry: 1 },
    });
    await end();
    await begin();
  }
  return problems;
}

const saved = (tables: Tables, dialects: readonly Dialect[]): Record<string, Buffer> =>
  Object.fromEntries(
    FILES.map((file, at) => {
      const dialect = dialects[at] as Dialect;
      return [file, bytesOf(textOf(tables[file], dialect), dialect.encoding)];
    }),
  );
const DIALECTS = fc.array(DIALECT, { minLength: FILES.length, maxLength: FILES.length });
const OPTIONS = { seed: SEED } as const;

test('tables are read whatever program has saved them', async () => {
  await fc.assert(
    fc.asyncProperty(DIALECTS, async (dialects) => expect(await imported(saved(GOOD, dialects))).toEqual([])),
    { ...OPTIONS, numRuns: Math.ceil(RUNS / 4) },
  );
}, 600_000);

/** Cells that no row may have, by column: also as spreadsheets write days and numbers in other countries. */
const WRONG: Readonly<Record<string, readonly string[]>> = {
  season: ['', '\uFFFDst', 'Höst\u202E24'],
  starts: ['', '1/9/2024', '2024-9-1', '2024.09.01', '45536', '1 sep 2024', '2024-02-30', '0000-01-01', 'igår'],
  ends: ['', '2024-12-01 20:00', '9999-12-31', '2024-13-01', '-1'],
  division: ['', 'Division\u0000', 'x'.repeat(61)],
  rank: ['', '1,0', '1.5', '0', '-1', '31', 'första', '1e1', 'NaN', '٣'],
  format: ['best-of-7', 'toString', '__proto__', 'First-to-3', '3'],
  team: ['', 'x'.repeat(61), 'Lag\u200b'],
  player: ['', 'x'.repeat(35), '\u0007', '\u3164'],
  country: ['Sverige', 'se', 'ZZ', 'S', '__proto__'],
  from: ['', '2024-09-31', '01.09.2024', '24-09-01'],
  to: ['2024-00-10', '12/1/24', '2030-01-01'],
  week: ['', '0', '54', '1,5', 'v. 1', '-3'],
  time: ['', '20:00', '2024-09-05', '2024-09-05 24:00', '5/9 20:00', '2024-09-05 8pm', '1999-01-01 10:00'],
  home: ['', 'Okänd', 'constructor'],
  away: ['', 'Okänd', 'x'.repeat(61)],
  points: ['1,5', '100', 'minus två', '--1', '1e1'],
  reason: ['x'.repeat(501), 'Sent\u0000'],
  disqualified: ['kanske', 'true', '2'],
  annulled: ['kanske', '-'],
  order: ['0', '100', 'först'],
  place: ['0', '6', 'kapten'],
  account: ['x'.repeat(101), 'a\u202Eb'],
  game: ['', '0', '6', 'första'],
  score: ['', '-1', '1,5', '1000000', '1e3'],
  goals: ['', '-1', '4', '١'],
  assists: ['', '4', 'två'],
  saves: ['', '1.0', '40000'],
  shots: ['', '1 000'],
  settled: ['kanske', 'true', 'settled'],
  stage: ['', 'x'.repeat(61), 'Cup\u0000', 'Slutspel', '__proto__'],
  kind: ['', 'cupen', 'Cup', '__proto__'],
  bracket: ['', 'knockout', 'double', 'toString'],
  weeks: ['', '0', '3,5 4', '4 3', 'tre', '3 99', '-1'],
  rounds: ['bo3', 'first-to-9', 'first-to-2 x'],
  'third-place': ['kanske', '1.5'],
  'second-final': ['kanske', 'true'],
  drawn: ['kanske', '2'],
  seed: ['', '0', '65', '1.5', 'första'],
  'from-division': ['Okänd', 'x'.repeat(61), 'a\u202Eb'],
  'from-place': ['0', '65', 'etta'],
  left: ['ja', 'Withdrawn', 'DQ'],
  'final-place': ['', '0', '65', 'guld', '1,5'],
  result: ['', '3-1', '3–1 3–1 3–1 3–1 3–1', '1-1 1-0 1-0 1-0', 'WO', '9999-0 9999-1 9999-2 9999-3 5-5', '3,1 2,1 1,0'],
};
const CELL = fc
  .tuple(fc.constantFrom(...FILES), fc.nat(), fc.nat())
  .map(([file, row, column]) => ({
    file,
    row: 1 + (row % (GOOD[file].length - 1)),
    column: column % (GOOD[file][0]?.length ?? 1),
  }))
  .chain((place) => {
    const heading = GOOD[place.file][0]?.[place.column] ?? '';
    return fc.record({
      place: fc.constant(place),
      heading: fc.constant(heading),
      value: fc.constantFrom(...(WRONG[heading] ?? [''])),
    });
  });

const withCell = (tables: Tables, file: ForeignFile, at: number, column: number, value: string): Tables => ({
  ...tables,
  [file]: tables[file].map((cells, row) => (row === at ? cells.toSpliced(column, 1, value) : cells)),
});

test('a wrong cell is named by its file, row and column, whatever program has saved it', async () => {
  await fc.assert(
    fc.asyncProperty(CELL, DIALECTS, async ({ place: { file, row, column }, heading, value }, dialects) => {
      const problems = await imported(saved(withCell(GOOD, file, row, column, value), dialects));
      const inFile = row + 1 + (dialects[FILES.indexOf(file)]?.saysSeparator ? 1 : 0);
      const places = problems.map((found) => `${found.file} ${found.row} ${found.column}`);
      expect(places).toContain(`${file} ${inFile} ${heading}`);
    }),
    { ...OPTIONS, numRuns: RUNS },
  );
}, 600_000);

const ODD = fc.oneof(
  fc.constantFrom(...new Set([...Object.values(WRONG).flat(), ...Object.values(GOOD).flat(2)])),
  fc.constantFrom(
    '"',
    '""',
    "'",
    ';',
    ',',
    '\t',
    '\r',
    '\n',
    '\u0000',
    '\u2028',
    '\uD800',
    '\uFEFF',
    '=1+1',
    '10,5',
    '1 000',
  ),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
);

/** One way to spoil tables. */
const SPOILED = fc.oneof(
  fc.record({ how: fc.constant('cell' as const), file: fc.nat(), row: fc.nat(), column: fc.nat(), text: ODD }),
  fc.record({
    how: fc.constantFrom('row-gone' as const, 'row-twice' as const, 'row-cut' as const, 'row-long' as const),
    ...{ file: fc.nat(), row: fc.nat(), column: fc.nat(), text: ODD },
  }),
  fc.record({
    how: fc.constantFrom('column-gone' as const, 'column-twice' as const, 'columns-turned' as const),
    ...{ file: fc.nat(), row: fc.nat(), column: fc.nat(), text: ODD },
  }),
);
type Spoiled = typeof SPOILED extends fc.Arbitrary<infer T> ? T : never;

function spoil(tables: Tables, spoiled: Spoiled): Tables {
  const file = FILES[spoiled.file % FILES.length] as ForeignFile;
  const rows = tables[file];
  const at = spoiled.row % Math.max(1, rows.length);
  const column = spoiled.column % Math.max(1, rows[0]?.length ?? 1);
  const row = rows[at] ?? [];
  const ways = {
    cell: () => rows.map((cells, index) => (index === at ? cells.toSpliced(column, 1, spoiled.text) : cells)),
    'row-gone': () => rows.toSpliced(at, 1),
    'row-twice': () => rows.toSpliced(at, 0, row),
    'row-cut': () => rows.toSpliced(at, 1, row.slice(0, column)),
    'row-long': () => rows.toSpliced(at, 1, [...row, spoiled.text]),
    'column-gone': () => rows.map((cells) => cells.toSpliced(column, 1)),
    'column-twice': () => rows.map((cells) => [...cells, cells[column] ?? '']),
    'columns-turned': () => rows.map((cells) => cells.toReversed()),
  };
  return { ...tables, [file]: ways[spoiled.how]() };
}

test('whatever is spoiled, nothing crashes, each problem has its place, and all is stored or nothing', async () => {
  const byte = fc.option(fc.tuple(fc.nat(), fc.nat(255)), { nil: null });
  const property = fc.asyncProperty(
    fc.array(SPOILED, { maxLength: 3 }),
    DIALECTS,
    fc.array(byte, { minLength: FILES.length, maxLength: FILES.length }),
    fc.integer({ min: -1, max: FILES.length - 1 }),
    async (spoiled, dialects, bytes, oldEncoding) => {
      const files = saved(spoiled.reduce(spoil, GOOD), dialects);
      const odd = Object.entries(files).map(([name, content], at) => {
        // Excel on Swedish machines
        if (at === oldEncoding) return [name, Buffer.from(content.toString('utf8'), 'latin1')] as const;
        const [place, value] = bytes[at] ?? [];
        if (place !== undefined && value !== undefined && content.length > 0) content[place % content.length] = value;
        return [name, content] as const;
      });
      await imported(Object.fromEntries(odd));
    },
  );
  await fc.assert(property, { ...OPTIONS, numRuns: RUNS * 3 });
}, 600_000);
