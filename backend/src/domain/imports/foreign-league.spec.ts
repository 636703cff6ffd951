import { foreignProblems } from './foreign-league.ts';
import type { ForeignTables, KnownNames } from './foreign-places.ts';
import { FOREIGN_FILES, linesOf, type ForeignFile } from './foreign-tables.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const NONE: KnownNames = { seasons: new Set(), teams: new Map(), players: new Map() };

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
  'numbers.csv': [],
  'stages.csv': [],
  'seeds.csv': [],
  'places.csv': [],
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
  foreignProblems(tablesWith(file, more), known, { now: NOW, takesKnown: false, unread: new Set() }).problems.map(
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

/** The tables of a season that is not over on 10 March 2026. */
const UNDER_WAY: Readonly<Record<ForeignFile, readonly string[]>> = {
  'divisions.csv': ['season,starts,ends,division,rank,format', 'Vår,2026-02-01,2026-05-01,Elit,1,'],
  'teams.csv': [
    'season,division,team,points,reason,disqualified,annulled,order',
    'Vår,Elit,Örnarna,−3,Sent,,,',
    'Vår,Elit,Göken,,,ja,ja,',
  ],
  'players.csv': [
    'player,country,team,from,to,place,account',
    'Ada,SE,Örnarna,2026-01-01,,1,ada99',
    'Bo,,Örnarna,2026-01-01,,2,',
    'Cy,,Göken,2026-01-01,,,',
    'Di,,Göken,2026-01-01,2026-02-01,,',
  ],
  'series.csv': [
    'season,division,week,time,home,away,result',
    'Vår,Elit,1,2026-02-05 20:00,Örnarna,Göken,3-1 2-0 4-3',
    'Vår,Elit,2,2026-04-05 20:00,Göken,Örnarna,',
    'Vår,Elit,3,,Örnarna,Göken,',
  ],
  'numbers.csv': [
    'season,division,week,home,away,game,team,player,score,goals,assists,saves,shots',
    'Vår,Elit,1,Örnarna,Göken,1,Örnarna,Ada,300,3,0,1,4',
    'Vår,Elit,1,Örnarna,Göken,1,Göken,Cy,100,1,0,0,2',
    'Vår,Elit,1,Örnarna,Göken,2,Örnarna,Ada,300,2,0,1,4',
    'Vår,Elit,1,Örnarna,Göken,2,Göken,Cy,100,0,0,0,2',
    'Vår,Elit,1,Örnarna,Göken,3,Örnarna,Ada,300,4,0,1,4',
    'Vår,Elit,1,Örnarna,Göken,3,Göken,Cy,100,3,0,0,2',
  ],
  'stages.csv': [],
  'seeds.csv': [],
  'places.csv': [],
};

/** What is found when a row stands in the place of another one, or behind them all. */
function foundUnderWay(file: ForeignFile, row: string, instead?: string, known = NONE, takesKnown = true) {
  const files = Object.entries(UNDER_WAY).map(([name, rows]) => {
    const changed =
      name !== file ? rows : instead ? rows.map((each) => (each === instead ? row : each)) : [...rows, row];
    return [
      name,
      linesOf(
        name as ForeignFile,
        changed.filter(Boolean).map((each) => each.split(',')),
      ).lines,
    ];
  });
  const tables = Object.fromEntries(files) as unknown as ForeignTables;
  return foreignProblems(tables, known, { now: NOW, takesKnown, unread: new Set() });
}
const told = ({ problems: found }: ReturnType<typeof foundUnderWay>) =>
  found.map(({ file, column, fault }) => `${file} ${column} ${fault}`);

test('a season under way, with points, a disqualified team, players of today, series to come and numbers, has no problem', () => {
  expect(told(foundUnderWay('series.csv', ''))).toEqual([]);
});

test.each([
  {
    why: 'points without a reason',
    file: 'teams.csv',
    row: 'Vår,Elit,Örnarna,2,,,,',
    found: ['teams.csv reason no-reason'],
  },
  {
    why: 'an order without a reason',
    file: 'teams.csv',
    row: 'Vår,Elit,Örnarna,,,,,1',
    found: ['teams.csv reason no-reason'],
  },
  {
    why: 'annulled results of a team that is not disqualified',
    file: 'teams.csv',
    row: 'Vår,Elit,Örnarna,,,nej,ja,',
    found: ['teams.csv annulled not-disqualified'],
  },
])('$why is one problem', ({ file, row, found }) => {
  expect(told(foundUnderWay(file as ForeignFile, row, 'Vår,Elit,Örnarna,−3,Sent,,,'))).toEqual(found);
});

test.each([
  {
    why: 'a team without a captain',
    row: 'Ada,SE,Örnarna,2026-01-01,,3,ada99',
    found: ['players.csv place no-captain'],
  },
  {
    why: 'one place of two',
    row: 'Ada,SE,Örnarna,2026-01-01,,2,',
    found: ['players.csv place no-captain', 'players.csv place place-twice'],
  },
  {
    why: 'a place that lacks',
    row: 'Ada,SE,Örnarna,2026-01-01,,,',
    found: ['players.csv place no-captain', 'players.csv place empty'],
  },
  { why: 'a stay to come', row: 'Ada,SE,Örnarna,2026-03-11,,1,', found: ['players.csv from not-over'] },
  {
    why: 'a stay that ends today',
    row: 'Ada,SE,Örnarna,2026-01-01,2026-03-10,,',
    found: ['players.csv to future', 'players.csv place no-captain'],
  },
])('$why is told', ({ row, found }) => {
  expect(told(foundUnderWay('players.csv', row, 'Ada,SE,Örnarna,2026-01-01,,1,ada99')).sort()).toEqual(found.sort());
});

test('a sixth player of a team is one too many, and who is in two teams at once is told', () => {
  const six = ['E', 'F', 'G', 'H', 'I'].map((name) => `${name},,Göken,2026-01-01,,,`);
  const rows = [...UNDER_WAY['players.csv'], ...six];
  const { lines } = linesOf(
    'players.csv',
    rows.map((row) => row.split(',')),
  );
  const tables = { ...tablesOf(), 'players.csv': lines };
  const { problems: found } = foreignProblems(tables, NONE, { now: NOW, takesKnown: false, unread: new Set() });
  expect(found.map(({ row, fault }) => `${row} ${fault}`)).toEqual(['10 roster-full']);
  expect(told(foundUnderWay('players.csv', 'Ada,SE,Göken,2026-03-01,,,ada99'))).toEqual(['players.csv from two-teams']);
});

const tablesOf = (): ForeignTables => {
  const read = Object.entries(UNDER_WAY).map(([name, rows]) => {
    const cells = rows.map((row) => row.split(','));
    return [name, linesOf(name as ForeignFile, cells).lines] as const;
  });
  return Object.fromEntries(read) as unknown as ForeignTables;
};

test.each([
  {
    why: 'a result before the game',
    row: 'Vår,Elit,2,2026-04-05 20:00,Göken,Örnarna,3-1 2-0 4-3',
    found: ['series.csv time not-over'],
  },
  { why: 'a result without a time', row: 'Vår,Elit,2,,Göken,Örnarna,3-1 2-0 4-3', found: ['series.csv time empty'] },
])('$why is one problem', ({ row, found }) => {
  expect(told(foundUnderWay('series.csv', row, 'Vår,Elit,2,2026-04-05 20:00,Göken,Örnarna,'))).toEqual(found);
});

test('a series of a season that is over has a result', () => {
  expect(problems('series.csv', ['Höst,Elit,2,2024-09-05 20:00,Örnarna,Göken,'])).toEqual(['series.csv result empty']);
});

const NUMBERS = 'Vår,Elit,1,Örnarna,Göken,3,Örnarna,Ada,300,4,0,1,4';
test.each([
  { why: 'an unknown player', row: NUMBERS.replace('Ada', 'Xe'), found: ['numbers.csv player unknown-player'] },
  {
    why: 'a game that was not played',
    row: NUMBERS.replace('Göken,3,', 'Göken,4,'),
    found: ['series.csv result numbers-missing', 'numbers.csv game no-game'],
  },
  {
    why: 'a team of elsewhere',
    row: NUMBERS.replace('3,Örnarna', '3,Rest'),
    found: ['series.csv result numbers-missing', 'numbers.csv team not-in-series'],
  },
  {
    why: 'a series of another week',
    row: NUMBERS.replace('Elit,1', 'Elit,9'),
    found: ['series.csv result numbers-missing', 'numbers.csv week unknown-series'],
  },
  {
    why: 'a series that is not played',
    row: NUMBERS.replace('Elit,1', 'Elit,3'),
    found: ['series.csv result numbers-missing', 'numbers.csv away unknown-series'],
  },
  {
    why: 'more goals than the team has',
    row: NUMBERS.replace('300,4', '300,5'),
    found: ['numbers.csv goals too-many'],
  },
  {
    why: 'more assists than the team has goals',
    row: NUMBERS.replace('4,0,1', '4,5,1'),
    found: ['numbers.csv assists too-many'],
  },
])('numbers of $why are told', ({ row, found }) => {
  expect(told(foundUnderWay('numbers.csv', row, NUMBERS))).toEqual(found);
});

test('a player twice in a game is told', () => {
  expect(told(foundUnderWay('numbers.csv', NUMBERS.replace('300,4', '0,0')))).toEqual(['numbers.csv player twice']);
});

describe('who came back', () => {
  const known = (more: Partial<KnownNames>): KnownNames => ({ ...NONE, ...more });
  const ada = { id: 7, name: 'ADA', account: 'Ada99', stays: [{ from: '2025-01-01', to: '2025-06-01' }] };

  test('is taken by name, and a player by the account too, and shown', () => {
    const teams = new Map([['göken', { id: 3, name: 'Göken', hasPlayers: false }]]);
    const { taken, problems: none } = foundUnderWay(
      'series.csv',
      '',
      undefined,
      known({ teams, players: new Map([['ada', ada]]) }),
    );
    expect(none).toEqual([]);
    expect(taken).toEqual([
      { file: 'teams.csv', row: 3, name: 'Göken', id: 3, account: null },
      { file: 'players.csv', row: 2, name: 'ADA', id: 7, account: 'Ada99' },
    ]);
    const renamed = new Map([['annat', { ...ada, name: 'Annat' }]]);
    expect(foundUnderWay('series.csv', '', undefined, known({ players: renamed })).taken).toMatchObject([
      { id: 7, name: 'Annat' },
    ]);
  });

  test.each([
    { why: 'another account', player: { ...ada, account: 'någon' }, found: ['players.csv account other-account'] },
    {
      why: 'a stay at the same time',
      player: { ...ada, stays: [{ from: '2026-01-15', to: null }] },
      found: ['players.csv from two-teams'],
    },
    {
      why: 'a name that only looks the same',
      player: { ...ada, name: 'A-da', account: null },
      found: ['players.csv player taken'],
    },
  ])('is refused with $why', ({ player, found }) => {
    expect(told(foundUnderWay('series.csv', '', undefined, known({ players: new Map([['ada', player]]) })))).toEqual(
      found,
    );
  });

  test('is found by the account of a later row, with the same leave', () => {
    const players = new Map([['annan', { id: 9, name: 'Annan', account: 'Di77', stays: [] }]]);
    const later = 'Di,,Göken,2026-02-02,2026-02-20,,di77';
    const found = foundUnderWay('players.csv', later, undefined, known({ players }));
    expect([found.problems, found.taken.map(({ row, id }) => [row, id])]).toEqual([[], [[6, 9]]]);
    expect(found.meant.get('di')?.known?.id).toBe(9);
    expect(told(foundUnderWay('players.csv', later, undefined, known({ players }), false))).toEqual([
      'players.csv player taken',
    ]);
  });

  test('has one account in all rows', () => {
    expect(told(foundUnderWay('players.csv', 'Ada,SE,Göken,2025-01-01,2025-02-01,,annan'))).toEqual([
      'players.csv account two-accounts',
    ]);
  });

  test('a team that has players now gets none by a file', () => {
    const teams = new Map([['göken', { id: 3, name: 'Göken', hasPlayers: true }]]);
    expect(told(foundUnderWay('series.csv', '', undefined, known({ teams })))).toEqual(['players.csv team has-roster']);
  });
});

test('a format that is not known is told once, and the results of its division are not judged by it', () => {
  const { 'divisions.csv': divisions, ...others } = tablesWith('divisions.csv', []);
  const unknown = divisions.map((line) => ({ ...line, cells: { ...line.cells, format: 'best-of-7' } }));
  const circumstances = { now: NOW, takesKnown: false, unread: new Set<ForeignFile>() };
  const { problems: found } = foreignProblems({ 'divisions.csv': unknown, ...others }, NONE, circumstances);
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
  const known = { ...NONE, teams: new Map([['fulltank', { id: 1, name: 'Full Tank', hasPlayers: false }]]) };
  expect(problems('teams.csv', ['Höst,Elit,Full  Tank!', 'Höst,Tvåan,Full Tank?'], known)).toEqual([
    'teams.csv team taken',
    'teams.csv team look-alike',
  ]);
});

test('names that the league has are told once each', () => {
  const known = {
    seasons: new Set(['höst']),
    teams: new Map([['göken', { id: 1, name: 'Göken', hasPlayers: false }]]),
    players: new Map([['ada', { id: 1, name: 'Ada', account: null, stays: [] }]]),
  };
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
  expect(lines).toEqual([
    { row: 4, cells: expect.objectContaining({ team: 'a', season: 'b', division: 'c', points: '' }) as object },
  ]);
});
