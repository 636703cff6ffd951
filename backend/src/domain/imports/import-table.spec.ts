import {
  accountIn,
  MOST_LINES,
  pastedPlayers,
  playersTwice,
  personIn,
  resultIn,
  rolesIn,
  rosterIn,
  subjectOf,
  tableOf,
  weekIn,
  yesOrNo,
} from './import-table.ts';

const refusal = (messageKey: string, params: object = {}) =>
  expect.objectContaining({
    code: 'INVALID_INPUT',
    messageKey: `api.import.${messageKey}`,
    details: expect.objectContaining(Object.keys(params).length > 0 ? { params } : {}) as object,
  });

test('lines are read by their headings, in any order and in both languages, and empty ones are left out', () => {
  const rows = [['MMR', ' Spelare '], ['1500', ' Nova '], ['', ''], [], ['', 'Kugg'], ['1', 'Lang', 'more']];
  expect(tableOf('players', rows).lines).toEqual([
    { line: 2, cells: { mmr: '1500', player: 'Nova' } },
    { line: 5, cells: { mmr: '', player: 'Kugg' } },
    { line: 6, cells: { mmr: '1', player: 'Lang' } },
  ]);
  expect(
    tableOf('results', [
      ['home', 'away', 'result'],
      ['A', 'B', '3-0'],
    ]).lines,
  ).toEqual([{ line: 2, cells: { home: 'A', away: 'B', result: '3-0' } }]);
});

test.each([
  { why: 'nothing', rows: [], key: 'heading-missing', params: { heading: 'spelare' } },
  { why: 'a table without a heading', rows: [['Nova', '1500']], key: 'heading-unknown', params: { heading: 'Nova' } },
  {
    why: 'a column of another kind',
    rows: [['spelare', 'borta']],
    key: 'heading-unknown',
    params: { heading: 'borta' },
  },
  { why: 'no name', rows: [['mmr'], ['1500']], key: 'heading-missing', params: { heading: 'spelare' } },
  { why: 'a column twice', rows: [['spelare', 'player']], key: 'heading-twice', params: { heading: 'spelare' } },
  {
    why: 'only a heading',
    rows: [
      ['spelare', 'mmr'],
      [' ', ''],
    ],
    key: 'empty',
    params: {},
  },
  {
    why: 'a letter that could not be read',
    rows: [
      ['spelare', 'mmr'],
      ['Nova', '1'],
      ['\uFFFDke', '2'],
    ],
    key: 'garbled',
    params: { line: 3 },
  },
  {
    why: 'one in a column that is not read',
    rows: [
      ['spelare', 'lag'],
      ['Nova', '\uFFFDke'],
    ],
    key: 'garbled',
    params: { line: 2 },
  },
  {
    why: 'one in a heading',
    rows: [
      ['spelare', 'v\uFFFDrde'],
      ['Nova', '1'],
    ],
    key: 'garbled',
    params: { line: 1 },
  },
])('$why is refused', ({ rows, key, params }) => {
  expect(() => tableOf('players', rows)).toThrow(refusal(key, params));
});

test('columns of our own lists that follow from something else are not read, and named', () => {
  const rows = [
    ['Smeknamn', 'Discordkonto', 'Medlem i föreningen', 'Lag', 'MMR', 'Roller'],
    ['Nova', 'inget konto', '', 'Nordan', '1500', 'ingen'],
    ['', '', '', 'Nordan', '', ''],
  ];
  expect(tableOf('players', rows)).toEqual({
    lines: [
      { line: 2, cells: { player: 'Nova', account: 'inget konto', mmr: '1500', roles: 'ingen' } },
      { line: 3, cells: { player: '', account: '', mmr: '', roles: '' } },
    ],
    unread: ['Medlem i föreningen', 'Lag'],
  });
});

test('as many lines as fit are taken, and one more is refused', () => {
  const table = (count: number) => [['lag'], ...Array.from({ length: count }, (_, index) => [`Lag ${index}`])];
  expect(tableOf('teams', table(MOST_LINES)).lines).toHaveLength(MOST_LINES);
  expect(() => tableOf('teams', table(MOST_LINES + 1))).toThrow(refusal('too-many', { max: MOST_LINES }));
  const teams = (count: number) => [
    ['lag', 'kapten'],
    ...Array.from({ length: count }, (_, at) => [`Lag ${at}`, `K ${at}`]),
  ];
  expect(tableOf('newTeams', teams(100)).lines).toHaveLength(100);
  expect(() => tableOf('newTeams', teams(101))).toThrow(refusal('too-many', { max: 100 }));
});

test('a player in two lines of new teams is found; names with other letters are two players', () => {
  const rows = [
    ['lag', 'kapten', 'spelare 2'],
    ['A', 'Åsa', 'Bo'],
    ['B', 'B-o', 'Cy'],
    ['C', 'Asa', 'Di'],
    ['D', 'É', 'E'],
    ['E', 'ÅSA', 'cy'],
  ];
  const { lines } = tableOf('newTeams', rows);
  expect([...playersTwice(lines)]).toEqual([
    [3, { name: 'B-o', line: 2 }],
    [6, { name: 'ÅSA', line: 2 }],
  ]);
  expect([...pastedPlayers(lines)]).toEqual(['åsa', 'bo', 'cy', 'asa', 'di', 'é', 'e']);
});

test.each([
  {
    text: '3-1 2-4 5-0',
    read: {
      games: [
        [3, 1],
        [2, 4],
        [5, 0],
      ],
    },
  },
  {
    text: ' 3–1, 2:4 ',
    read: {
      games: [
        [3, 1],
        [2, 4],
      ],
    },
  },
  { text: 'WO  Hemma', read: { walkover: 'home' } },
  { text: 'wo away', read: { walkover: 'away' } },
  { text: 'WO båda', read: { walkover: 'both' } },
])('the result $text', ({ text, read }) => {
  const games = read.games?.map(([home, away]) => ({ home, away }));
  expect(resultIn(text)).toEqual(games ? { games } : read);
});

test.each(['', '3', '3-', 'wo', 'wo någon', '3-1 x', '10000-1', '-1-2'])('%j is no result', (text) => {
  expect(() => resultIn(text)).toThrow(refusal('result'));
});

test.each([
  ['Ja', true],
  ['x', true],
  ['NO', false],
  ['Aktivt', true],
  ['Inactive', false],
  ['', undefined],
])('%j is %j', (text, is) => {
  expect(yesOrNo(text)).toBe(is);
});

test('words that are no yes or no, and numbers that are no week, are refused', () => {
  expect(() => yesOrNo('kanske')).toThrow(refusal('yes-or-no', { text: 'kanske' }));
  for (const text of ['0', '-1', '1.5', 'tre', '1000']) expect(() => weekIn(text)).toThrow(refusal('week', { text }));
  expect([weekIn('7'), weekIn('')]).toEqual([7, null]);
});

test('two lines about the same are known whatever their letters, and named as they are written', () => {
  const [one, other] = [subjectOf('players', { player: 'NOVA' }), subjectOf('players', { player: 'Nova', mmr: '1' })];
  expect(one.key).toBe(other.key);
  expect([one.name, other.name]).toEqual(['NOVA', 'Nova']);
  const week = (number: string) => subjectOf('results', { home: 'Älgarna', away: 'IF Ö', week: number });
  expect(week('1').key).not.toBe(week('2').key);
  expect([week('1').name, week('').name]).toEqual(['Älgarna – IF Ö – 1', 'Älgarna – IF Ö']);
});

test('a role that is none is named as it is written', () => {
  expect(() => rolesIn('Admin, Domare')).toThrow(refusal('role', { text: 'Domare' }));
});

test.each([
  ['Skribent', ['writer']],
  ['admin, Divisionsadmin', ['admin', 'divisionadmin']],
  ['division admin + graphics', ['divisionadmin', 'graphics']],
  ['ingen', []],
  [' None ', []],
])('%j is the roles %j', (text, roles) => expect(rolesIn(text)).toEqual(roles));

test.each([
  ['', ''],
  ['admin, ', ''],
  ['ägare', 'ägare'],
  ['ingen, admin', 'ingen'],
])('%j is no list of roles', (text, word) => {
  expect(() => rolesIn(text)).toThrow(refusal('role', { text: word }));
});

test.each([
  ['', undefined, undefined],
  ['Inget konto', null, 'Inget konto'],
  ['–', '–', null],
  ['Ingen', 'Ingen', null],
  ['nova99', 'nova99', 'nova99'],
])('%j names the account %j and the person %j', (text, account, person) => {
  expect([accountIn(text), personIn(text)]).toEqual([account, person]);
});

test('a roster has a place for each column, and gaps stay for the rule of rosters', () => {
  expect(rosterIn({ team: 'A', captain: 'Nova', second: '', third: 'Kugg' })).toEqual([
    { nickname: 'Nova', sortOrder: 1 },
    { nickname: 'Kugg', sortOrder: 3 },
  ]);
  expect(() => rosterIn({ team: 'A', captain: '', second: '' })).toThrow(refusal('no-players'));
});
