import { foreignProblems, type ForeignTables, type KnownNames } from './foreign-league.ts';
import { FOREIGN_FILES, linesOf, type ForeignFile } from './foreign-tables.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const NONE: KnownNames = { seasons: new Set(), teams: new Set(), players: new Set() };

/** A league without a mistake; a test puts rows after these. */
const ROWS: Readonly<Record<ForeignFile, readonly string[]>> = {
  'divisions.csv': ['Höst,2024-09-01,2024-12-01,Elit,1,', 'Höst,2024-09-01,2024-12-01,Tvåan,2,four-plus-decider'],
  'teams.csv': ['Höst,Elit,Örnarna', 'Höst,Elit,Göken', 'Höst,Tvåan,Rest', 'Höst,Tvåan,Kvar'],
  'players.csv': [
    'Ada,SE,Örnarna,2024-09-01,2024-10-01',
    'Ada,SE,Göken,2024-10-02,2024-12-01',
    'Bo,,Göken,2024-09-01,2024-12-01',
  ],
  'series.csv': [
    'Höst,Elit,1,2024-09-05 20:00,Örnarna,Göken,3-1 2-4 5-0 1-0',
    'höst,TVÅAN,1,2024-12-01 23:59,rest,kvar,WO hemma',
  ],
};

function tablesWith(file: ForeignFile, more: readonly string[]): ForeignTables {
  const files = Object.keys(FOREIGN_FILES) as ForeignFile[];
  const entries = files.map((name) => {
    const rows = [...ROWS[name], ...(name === file ? more : [])].map((row) => row.split(','));
    return [name, linesOf(name, [[...FOREIGN_FILES[name]], ...rows]).lines];
  });
  return Object.fromEntries(entries) as ForeignTables;
}

const problems = (file: ForeignFile, more: readonly string[], known = NONE) =>
  foreignProblems(tablesWith(file, more), known, { now: NOW, unread: new Set() }).map(
    ({ file: of, column, fault }) => `${of} ${column} ${fault}`,
  );

test('a league without mistakes has no problem; upper and lower case are the same name', () => {
  expect(problems('teams.csv', [])).toEqual([]);
});

test.each([
  { why: 'an empty cell', file: 'divisions.csv', row: 'Vår,,2024-05-01,Elit,1,', found: 'starts empty' },
  { why: 'a day that is none', file: 'divisions.csv', row: 'Vår,2024-02-30,2024-05-01,Elit,1,', found: 'starts day' },
  {
    why: 'an end before the start',
    file: 'divisions.csv',
    row: 'Vår,2024-05-01,2024-02-01,Elit,1,',
    found: 'ends ends-first',
  },
  {
    why: 'a season that is not over',
    file: 'divisions.csv',
    row: 'Vår,2026-01-01,2026-03-11,Elit,1,',
    found: 'ends future',
  },
  {
    why: 'other days of one season',
    file: 'divisions.csv',
    row: 'HÖST,2024-09-02,2024-12-01,Trean,3,',
    found: 'season other-days',
  },
  {
    why: 'a division twice',
    file: 'divisions.csv',
    row: 'Höst,2024-09-01,2024-12-01,elit,1,',
    found: 'division twice',
  },
  { why: 'rank nought', file: 'divisions.csv', row: 'Vår,2024-02-01,2024-05-01,Elit,0,', found: 'rank number' },
  {
    why: 'an unknown format',
    file: 'divisions.csv',
    row: 'Vår,2024-02-01,2024-05-01,Elit,1,best-of-7',
    found: 'format format',
  },
  { why: 'an unknown season', file: 'teams.csv', row: 'Vår,Elit,Nya', found: 'season unknown-season' },
  { why: 'an unknown division', file: 'teams.csv', row: 'Höst,Trean,Nya', found: 'division unknown-division' },
  { why: 'a team in two divisions of a season', file: 'teams.csv', row: 'Höst,Tvåan,örnarna', found: 'team twice' },
  {
    why: 'a name that looks like an earlier one',
    file: 'teams.csv',
    row: 'Höst,Elit,Ör-narna!',
    found: 'team look-alike',
  },
  { why: 'the same in wide letters', file: 'teams.csv', row: 'Höst,Elit,Ｒｅｓｔ', found: 'team look-alike' },
  { why: 'a long name', file: 'teams.csv', row: `Höst,Elit,${'x'.repeat(61)}`, found: 'team too-long' },
  { why: 'a letter that cannot be seen', file: 'teams.csv', row: 'Höst,Elit,Ny\u200ba', found: 'team characters' },
  {
    why: 'a bad country',
    file: 'players.csv',
    row: 'Cy,Sverige,Göken,2024-09-01,2024-10-01',
    found: 'country country',
  },
  {
    why: 'an unknown team of a player',
    file: 'players.csv',
    row: 'Cy,SE,Göka,2024-09-01,2024-10-01',
    found: 'team unknown-team',
  },
  {
    why: 'two teams on one day',
    file: 'players.csv',
    row: 'ada,SE,Rest,2024-12-01,2024-12-05',
    found: 'from two-teams',
  },
  {
    why: 'another player whose name looks the same',
    file: 'players.csv',
    row: 'A-da,SE,Rest,2025-01-01,2025-01-05',
    found: 'player look-alike',
  },
  { why: 'two countries', file: 'players.csv', row: 'Ada,NO,Rest,2025-01-01,2025-01-05', found: 'country twice' },
  {
    why: 'a player who left before they came',
    file: 'players.csv',
    row: 'Cy,SE,Rest,2024-10-01,2024-09-01',
    found: 'to ends-first',
  },
  {
    why: 'a team that is unknown',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-09-05 20:00,Örnarna,Goken,3-1 3-1 3-1',
    found: 'away unknown-team',
  },
  {
    why: 'a team of another division',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-09-05 20:00,Örnarna,Rest,3-1 3-1 3-1',
    found: 'away other-division',
  },
  {
    why: 'a team against itself',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-09-05 20:00,Göken,göken,3-1 3-1 3-1',
    found: 'away itself',
  },
  {
    why: 'the day after the season',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-12-02 00:00,Örnarna,Göken,3-1 3-1 3-1',
    found: 'time outside-season',
  },
  {
    why: 'a fourth game after three wins',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-09-05 20:00,Örnarna,Göken,3-1 3-1 3-1 3-1',
    found: 'result impossible',
  },
  {
    why: 'three games where four are played',
    file: 'series.csv',
    row: 'Höst,Tvåan,2,2024-09-05 20:00,Rest,Kvar,3-1 3-1 3-1',
    found: 'result impossible',
  },
  {
    why: 'a level game',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-09-05 20:00,Örnarna,Göken,3-3 3-1 3-1 3-1',
    found: 'result impossible',
  },
  {
    why: 'a result that is none',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-09-05 20:00,Örnarna,Göken,won',
    found: 'result result',
  },
  {
    why: 'the same series twice',
    file: 'series.csv',
    row: 'Höst,elit,1,2024-09-06 20:00,örnarna,Göken,3-1 3-1 3-1',
    found: 'away twice',
  },
  {
    why: 'an hour that spring skips',
    file: 'series.csv',
    row: 'Höst,Elit,2,2024-03-31 02:30,Örnarna,Göken,3-1 3-1 3-1',
    found: 'time time',
  },
] as const)('$why is one problem', ({ file, row, found }) => {
  expect(problems(file, [row])).toEqual([`${file} ${found}`]);
});

test('a format that is not known is told once, and the results of its division are not judged by it', () => {
  const { 'divisions.csv': divisions, ...others } = tablesWith('divisions.csv', []);
  const unknown = divisions.map((line) => ({ ...line, cells: { ...line.cells, format: 'best-of-7' } }));
  const found = foreignProblems({ 'divisions.csv': unknown, ...others }, NONE, { now: NOW, unread: new Set() });
  expect(found.map(({ file, row, column, fault }) => `${file} ${row} ${column} ${fault}`)).toEqual([
    'divisions.csv 2 format format',
    'divisions.csv 3 format format',
  ]);
});

test('a letter that could not be read is told instead of what the cell then lacks', () => {
  expect(problems('players.csv', ['\uFFFDke,S\uFFFD,Rest,2024-09-01,2024-10-01'])).toEqual([
    'players.csv player encoding',
    'players.csv country encoding',
  ]);
});

test('a team that looks like one of the league is refused', () => {
  const known = { ...NONE, teams: new Set(['fulltank']) };
  expect(problems('teams.csv', ['Höst,Elit,Full  Tank!', 'Höst,Tvåan,Full Tank?'], known)).toEqual([
    'teams.csv team taken',
    'teams.csv team look-alike',
  ]);
});

test('names that the league has are told once each', () => {
  const known = { seasons: new Set(['höst']), teams: new Set(['göken']), players: new Set(['ada']) };
  expect(problems('teams.csv', [], known)).toEqual([
    'divisions.csv season taken',
    'teams.csv team taken',
    'players.csv player taken',
  ]);
});

test.each([
  { why: 'a missing column', header: 'season,division', found: ['1 team missing-column'] },
  { why: 'an unknown one', header: 'season,division,team,colour', found: ['1 colour unknown-column'] },
  { why: 'one twice', header: 'season,division,team,team', found: ['1 team column-twice'] },
])('a header with $why', ({ header, found }) => {
  const { problems: all } = linesOf('teams.csv', [header.split(','), ['a', 'b', 'c']]);
  expect(all.map(({ row, column, fault }) => `${row} ${column} ${fault}`)).toEqual(found);
});

test('a row with too few cells is a problem, and an empty one is none', () => {
  const { lines, problems: all } = linesOf('teams.csv', [
    ['team', 'season', 'division'],
    ['a', 'b'],
    [''],
    ['a', 'b', 'c'],
  ]);
  expect(all.map(({ row, column, fault }) => `${row} ${column} ${fault}`)).toEqual(['2 division cells']);
  expect(lines).toEqual([{ row: 4, cells: { team: 'a', season: 'b', division: 'c' } }]);
});
