import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { League } from '../../test/factories/league.ts';
import { filledDatabase, type TestDatabase, withDb } from '../../test/harness/database.ts';
import { everyRow } from '../../test/harness/everything.ts';
import { ExportsRepository } from '../modules/partners/exports/exports.repository.ts';
import { ExportsService } from '../modules/partners/exports/exports.service.ts';
import { Clock } from '../platform/clock.ts';
import { Snapshots } from '../platform/db/snapshots.ts';
import { importCsv } from './import-csv.ts';
import { importText, problemText } from './import-text.ts';

const NOW = new Date('2026-03-10T12:00:00Z');

/** Two seasons of another league, without a mistake. */
const GOOD = {
  'divisions.csv': `season,starts,ends,division,rank,format
Höst 24,2024-09-01,2024-12-01,Division Å,1,
Höst 24,2024-09-01,2024-12-01,Div 2,2,four-plus-decider
Vår 25,2025-02-01,2025-05-01,Elit,1,
`,
  'teams.csv': `season,division,team
Höst 24,Division Å,Örnarna
Höst 24,Division Å,"Gö,ken"
Höst 24,Div 2,Rest
Höst 24,Div 2,Kvar
Vår 25,Elit,Örnarna
Vår 25,Elit,Rest
`,
  'players.csv': `player,country,team,from,to
Ada,SE,Örnarna,2024-09-01,2024-10-01
Ada,SE,Rest,2024-10-02,2025-05-01
Bo,,"Gö,ken",2024-09-01,2024-12-01
`,
  'series.csv': `season,division,week,time,home,away,result
Höst 24,Division Å,1,2024-09-05 20:00,Örnarna,"Gö,ken",3-1 2-4 5-0 1-0
Höst 24,Division Å,2,2024-10-05 20:00,"Gö,ken",Örnarna,WO hemma
Höst 24,Div 2,1,2024-09-05 20:30,Rest,Kvar,1-0 1-0 0-1 0-1 2-1
Vår 25,Elit,1,2025-02-05 20:00,Rest,Örnarna,3-1 3-1 3-1
`,
} as const;

let filled: Awaited<ReturnType<typeof filledDatabase>>;
let database: TestDatabase;
let client: pg.Client;
let folder: string;
beforeAll(async () => {
  filled = await filledDatabase(async (db) => {
    const league = new League(db);
    await league.season({ name: 'Säsong 1' });
    await league.team('Falkarna');
    await league.player('Cecilia');
  });
});
afterAll(() => filled.drop());
beforeEach(async () => {
  database = await filled.copy();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sbl-csv-'));
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

async function write(files: Readonly<Record<string, string | Buffer>>): Promise<void> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
}

const stored = () => withDb(database.url, everyRow);

async function table(): Promise<Record<string, unknown>[]> {
  const exports = new ExportsService(new Snapshots(database.url), new ExportsRepository(), new Clock());
  const league = await exports.snapshot();
  let text = '';
  for await (const part of league.text({ name: 'standings', seasonId: null }, 'ndjson')) text += part;
  await league.close();
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
}

test('a trial says that all is well and stores nothing', async () => {
  await write(GOOD);
  const before = await stored();
  expect(await importCsv(client, folder, { isTrial: true, now: NOW })).toMatchObject({
    problems: [],
    lines: { 'divisions.csv': 3, 'teams.csv': 6, 'players.csv': 3, 'series.csv': 4, 'numbers.csv': 0 },
  });
  expect(await stored()).toEqual(before);
});

test('past seasons are stored with their tables, and a second import is refused by the names', async () => {
  await write(GOOD);
  expect((await importCsv(client, folder, { isTrial: false, now: NOW })).problems).toEqual([]);
  expect(
    (await table()).map(({ team, wins, overtimeWins, points, goalsFor }) => [
      team,
      wins,
      overtimeWins,
      points,
      goalsFor,
    ]),
  ).toEqual([
    ['Gö,ken', 1, 0, 3, 5],
    ['Örnarna', 1, 0, 3, 11],
    ['Rest', 0, 1, 2, 4],
    ['Kvar', 0, 0, 1, 3],
    ['Rest', 1, 0, 3, 9],
    ['Örnarna', 0, 0, 0, 3],
  ]);
  const { rows } = await client.query(
    `select p.nickname, t.name, r.valid_from::text as from, r.valid_to::text as to
       from roster_entry r join player p on p.id = r.player_id join team t on t.id = r.team_id order by r.id`,
  );
  expect(rows[0]).toEqual({ nickname: 'Ada', name: 'Örnarna', from: expect.any(String), to: expect.any(String) });
  expect(rows).toHaveLength(3);
  expect(await acts()).toEqual([
    {
      by: 0,
      act: 'league.import-csv',
      kind: 'league',
      id: 0,
      after: { seasons: 2, divisions: 3, stages: 0, teams: 4, players: 2, series: 4 },
    },
  ]);

  const before = await stored();
  const { problems } = await importCsv(client, folder, { isTrial: false, now: NOW });
  expect(problems.filter(({ fault }) => fault !== 'taken')).toEqual([]);
  expect(problems).toHaveLength(2 + 4 + 2);
  expect(await stored()).toEqual(before);
});

/** The log of staff's acts. The operator is actor 0. */
const acts = async () =>
  (
    await client.query(
      'select actor_user_id as by, act, object_kind as kind, object_id as id, after from audit_entry order by audit_entry.id',
    )
  ).rows;

test('without its entry in the log nothing is imported', async () => {
  await write(GOOD);
  await client.query('alter table audit_entry add constraint full_check check (false) not valid');
  const before = await stored();
  await expect(importCsv(client, folder, { isTrial: false, now: NOW })).rejects.toThrow('full_check');
  expect(await stored()).toEqual(before);
});

/** Rows with a mistake each, and what is said about it. */
const PLANTED: readonly (readonly [file: keyof typeof GOOD, row: string, said: string])[] = [
  [
    'divisions.csv',
    'Säsong 1,2024-09-01,2024-12-01,Elit,1,',
    'row 5, column season: the league has this name already ("Säsong 1")',
  ],
  [
    'divisions.csv',
    'Höst 24,2024-09-02,2024-12-01,Div 3,3,',
    'row 6, column season: the season has other days in an earlier row ("Höst 24")',
  ],
  [
    'divisions.csv',
    'Vår 24,2024-02-30,2024-05-01,Elit,1,',
    'row 7, column starts: this is no day: write YYYY-MM-DD ("2024-02-30")',
  ],
  [
    'divisions.csv',
    'Vår 26,2026-01-01,2025-06-01,Elit,1,',
    'row 8, column ends: the end is before the start ("2025-06-01")',
  ],
  ['teams.csv', 'Höst 23,Elit,Nya', 'row 8, column season: no row of divisions.csv has this season ("Höst 23")'],
  ['teams.csv', 'Höst 24,Division Å,falkarna', 'row 9, column team: the league has this name already ("falkarna")'],
  ['teams.csv', 'Höst 24,Div 2,Örnarna', 'row 10, column team: the same is in an earlier row ("Örnarna")'],
  ['teams.csv', `Höst 24,Div 2,${'x'.repeat(61)}`, `row 11, column team: the text is too long ("${'x'.repeat(61)}")`],
  ['teams.csv', 'Höst 24,Div 2', 'row 12, column team: the row has another number of cells than the header ("2")'],
  [
    'players.csv',
    'Dag,Sverige,Rest,2024-09-01,2024-10-01',
    'row 5, column country: there is no such country: write two capital letters ("Sverige")',
  ],
  [
    'players.csv',
    'Ada,SE,Kvar,2024-10-01,2024-10-03',
    'row 6, column from: the player is in two teams on the same day ("2024-10-01")',
  ],
  [
    'players.csv',
    'cecilia,SE,Kvar,2024-10-01,2024-10-03',
    'row 7, column player: the league has this name already ("cecilia")',
  ],
  ['players.csv', 'Eva,SE,Rest,2024-10-01,2024-09-01', 'row 8, column to: the end is before the start ("2024-09-01")'],
  [
    'players.csv',
    '\xe5ke,SE,Rest,2024-10-01,2024-10-02',
    'row 9, column player: a letter cannot be read: save the table as UTF-8 ("\uFFFDke")',
  ],
  [
    'series.csv',
    'Höst 24,Division Å,3,2024-09-09 20:00,Örnarna,Göken,3-1 3-1 3-1',
    'row 6, column away: no row of teams.csv has this team ("Göken")',
  ],
  [
    'series.csv',
    'Höst 24,Division Å,3,2024-09-09 20:00,Örnarna,Rest,3-1 3-1 3-1',
    'row 7, column away: the team is not in this division in the season ("Rest")',
  ],
  [
    'series.csv',
    'Höst 24,Division Å,3,2024-09-09 20:00,Örnarna,örnarna,3-1 3-1 3-1',
    'row 8, column away: a team cannot meet itself ("örnarna")',
  ],
  [
    'series.csv',
    'Höst 24,Division Å,3,2025-01-09 20:00,"Gö,ken",Örnarna,3-1 3-1 3-1',
    'row 9, column time: the day is outside of the season ("2025-01-09 20:00")',
  ],
  [
    'series.csv',
    'Höst 24,Division Å,4,2024-09-09 20:00,"Gö,ken",Örnarna,3-1 3-1',
    'row 10, column result: a series of this format cannot end like this ("3-1 3-1")',
  ],
  [
    'series.csv',
    'Höst 24,Division Å,5,2024-09-09 20:00,"Gö,ken",Örnarna,1-0 vinst',
    'row 11, column result: this is no result: write 3-1 2-4 5-0, or WO home ("1-0 vinst")',
  ],
  [
    'series.csv',
    'Höst 24,Div 2,1,2024-09-06 20:30,Rest,Kvar,1-0 1-0 1-0 1-0',
    'row 12, column away: the same is in an earlier row ("Kvar")',
  ],
  [
    'series.csv',
    'Höst 24,Div 2,x,2024-09-06 20:30,Kvar,Rest,1-0 1-0 1-0 1-0',
    'row 13, column week: this is no number that can be here ("x")',
  ],
];

test('each of 22 planted mistakes is named by its file, row and column, and nothing is stored', async () => {
  const files = Object.entries(GOOD).map(([name, good]) => {
    const rows = PLANTED.filter(([file]) => file === name).map(([, row]) => row);
    // one row is in an old encoding
    const parts = rows.map((row) => Buffer.from(`${row}\n`, row.startsWith('\xe5') ? 'latin1' : 'utf8'));
    return [name, Buffer.concat([Buffer.from(good), ...parts])] as const;
  });
  await write(Object.fromEntries(files));
  const before = await stored();
  for (const isTrial of [true, false]) {
    const { problems } = await importCsv(client, folder, { isTrial, now: NOW });
    expect(problems.map(problemText)).toEqual(PLANTED.map(([file, , said]) => `${file}, ${said}`));
  }
  expect(await stored()).toEqual(before);
});

test('a missing file and a wrong header are named, and rows that name their content are not doubted', async () => {
  const { 'players.csv': _players, ...others } = GOOD;
  await write({ ...others, 'teams.csv': GOOD['teams.csv'].replace('season,division,team', 'season,division,lag') });
  const { problems } = await importCsv(client, folder, { isTrial: false, now: NOW });
  expect(problems.map(problemText)).toEqual([
    'teams.csv, row 1, column team: the header lacks this column ("team")',
    'teams.csv, row 1, column lag: the header has a column that is not known ("lag")',
    'players.csv: the file is missing',
  ]);
});

const separatedBy = (separator: string, text: string, end = ''): string =>
  text
    .replaceAll(/("[^"]*")|,/g, (_, quoted: string | undefined) => quoted ?? separator)
    .replaceAll('\n', `${end}\r\n`);

test.each<[why: string, save: (text: string) => string | Buffer]>([
  ['semicolons, a byte order mark and Windows line ends', (text) => `\uFEFF${separatedBy(';', text)}`],
  ['UTF-16 with tabs', (text) => Buffer.from(`\uFEFF${separatedBy('\t', text)}`, 'utf16le')],
  ['UTF-16 of other machines', (text) => Buffer.from(`\uFEFF${separatedBy(';', text)}`, 'utf16le').swap16()],
  ['a line that names the separator', (text) => `\uFEFFsep=;\r\n${separatedBy(';', text)}`],
  ['an empty last column', (text) => separatedBy(',', text, ',')],
])('a table with %s is read too', async (_, save) => {
  await write(Object.fromEntries(Object.entries(GOOD).map(([name, text]) => [name, save(text)])));
  expect((await importCsv(client, folder, { isTrial: false, now: NOW })).problems).toEqual([]);
  expect(await table()).toHaveLength(6);
});

test('a table that Excel has saved in the letters of Windows is read with its names, and it is said', async () => {
  const saved = { ...GOOD, 'teams.csv': Buffer.from(separatedBy(';', GOOD['teams.csv']), 'latin1') };
  await write(saved);
  const done = await importCsv(client, folder, { isTrial: false, now: NOW });
  expect(done.problems).toEqual([]);
  expect(importText(done, false)[0]).toBe(
    'teams.csv: read as Windows-1252, because it is no UTF-8. Look at the names.',
  );
  expect((await table()).map(({ team }) => team)).toContain('Örnarna');
});

test.each([
  { why: 'with the account in the row of today', accounts: ['', 'cissi'] },
  { why: 'with the account in the row of before', accounts: ['cissi', ''] },
])('a player who comes back under another name is the one that the trial shows, $why', async ({ accounts }) => {
  const [before, now] = accounts;
  const playerId = await withDb(database.url, async (db) => {
    const league = new League(db);
    const userId = await league.user({ discordUsername: 'Cissi' });
    return league.player('Cissan', { userId });
  });
  await write({
    ...GOOD,
    'players.csv': `player,country,team,from,to,place,account
Ny,SE,Kvar,2024-09-01,2024-10-01,,${before}
Ny,SE,Rest,2026-01-01,,1,${now}
Bo,,"Gö,ken",2024-09-01,2024-12-01,,
`,
  });
  const { problems } = await importCsv(client, folder, { isTrial: true, now: NOW });
  expect(problems.map(({ column, fault }) => [column, fault])).toEqual([['player', 'taken']]);
  const choices = { takesKnown: true, now: NOW };
  const tried = await importCsv(client, folder, { ...choices, isTrial: true });
  expect(tried.taken.map(({ id }) => id)).toEqual([playerId]);
  expect((await importCsv(client, folder, { ...choices, isTrial: false })).taken).toEqual(tried.taken);
  const { rows } = await client.query('select nickname from player order by id');
  expect(rows.map(({ nickname }) => nickname as string)).toEqual(['Cecilia', 'Cissan', 'Bo']);
  expect((await client.query('select from roster_entry where player_id = $1', [playerId])).rowCount).toBe(2);
});
