import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { foreignFiles, foreignLeague } from '../../test/factories/foreign-league.ts';
import { freshDatabase, withDb, type TestDatabase } from '../../test/harness/database.ts';
import { everyRow } from '../../test/harness/everything.ts';
import { publicTables, withoutAnnulled, writeNight } from '../../test/harness/night-folder.ts';
import type { ExportName } from '../modules/partners/exports/export-files.ts';
import { Refused } from './command.ts';
import { importCsv } from './import-csv.ts';
import { importNight, isLeagueEmpty, nightText } from './import-night.ts';
import { verifyTotals } from './verify-totals.ts';

// What goes out as CSV comes in again: the public files of a league fill an empty one, which then gives the same files.

let first: Record<ExportName, string>;
let folder: string;
let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  const source = await freshDatabase();
  const from = await mkdtemp(join(tmpdir(), 'sbl-from-'));
  const of = new pg.Client({ connectionString: source.url });
  await of.connect();
  for (const [name, text] of Object.entries(foreignFiles(foreignLeague(47)))) await writeFile(join(from, name), text);
  expect((await importCsv(of, from, { isTrial: false, now: new Date('2026-02-24T12:00:00Z') })).problems).toEqual([]);
  await of.query(DECIDED);
  await of.end();
  await rm(from, { recursive: true });
  first = await publicTables(source);
  await source.drop();
});
beforeEach(async () => {
  database = await freshDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'sbl-night-'));
});
afterEach(async () => {
  await client.end();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

/** What no import of another league makes: an order of equal teams, names that a spreadsheet would run, a stage that waits for sign-ups, one who left. */
const DECIDED = `
  update division_team set decider = 2, decider_reason = 'Lottning', logo = 'lag.png' where team_id = 1 and not is_stage;
  update team set name = '=Lag; "A", 1' where id = 2;
  update player set nickname = '@Ada', mmr = 1200 where id = 1;
  update stage_entrant set exit = 'withdrawn', goes_on_from = '{1,2}' where seed = 1 and division_id = (select max(division_id) from stage);
  insert into division (season_id, name, name_en, discriminator, rank, is_stage) select max(id), 'Kommer', 'To come', 'kommer', 1, true from season;
  insert into stage (division_id, kind, format, has_third_place, keeps_divisions_apart, weeks, round_formats, lot)
  select id, 'playoffs', 'single-elimination', true, true, '{10,11}', '{first-to-2,first-to-3}', 4711 from division where name = 'Kommer';
  insert into stage_entrant (division_id, seed, source_division_id, source_place)
  select st.division_id, place, (select min(id) from division where not is_stage), place
    from stage st, generate_series(1, 4) place where st.lot = 4711;
  update stage set takes_signups = true where lot = 4711;`;

test('the files of a league fill an empty one with the same ids, and come out of it the same, cell by cell', async () => {
  await writeNight(folder, first);
  expect(await isLeagueEmpty(client)).toBe(true);
  const done = await importNight(client, folder, { isTrial: false });
  expect(done.problems).toEqual([]);
  expect(done.lines).toMatchObject({ seasons: 4, stages: 10, 'player-games': expect.any(Number) });
  const again = await publicTables(database);
  expect(done.annulled).toBeGreaterThan(0);
  for (const [name, text] of Object.entries(withoutAnnulled(first))) {
    expect([name, again[name as ExportName].split('\r\n')]).toEqual([name, text.split('\r\n')]);
    expect([name, text.split('\r\n').length > 2]).toEqual([name, name !== 'field-play']);
  }
  expect(await verifyTotals(database.url)).toEqual([]);
  expect(await isLeagueEmpty(client)).toBe(false);
  // the next ones get numbers behind those of the night
  const { rows } = await client.query<{ isNew: boolean }>(
    `insert into team (name) values ('Nytt') returning id > (select max(id) from team) as "isNew"`,
  );
  expect(rows).toEqual([{ isNew: true }]);
});

test('a night from before stages had a name in English is read, and they have none', async () => {
  const [header = '', ...rows] = first.divisions.split('\r\n');
  expect(header.endsWith(',nameEng')).toBe(true);
  const earlier = [header.replace(/,nameEng$/, ''), ...rows.map((row) => row.replace(/,[^,]*$/, ''))].join('\r\n');
  await writeNight(folder, { ...first, divisions: earlier });
  expect((await importNight(client, folder, { isTrial: false })).problems).toEqual([]);
  const named = `select count(*)::int as divisions, count(name_en)::int as named from division`;
  expect((await client.query(named)).rows).toEqual([{ divisions: rows.filter(Boolean).length, named: 0 }]);
});

test("an annulled series says that it has no players' numbers, which no night has", async () => {
  await writeNight(folder, first);
  const done = await importNight(client, folder, { isTrial: false });
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from series s
      where s.has_player_numbers and s.reported_at is not null and s.walkover is null
        and not exists (select from game g join player_game_stats n on n.game_id = g.id where g.series_id = s.id)`,
  );
  expect(rows).toEqual([{ count: 0 }]);
  expect(nightText(done, false).at(-1)).toBe(
    `${done.annulled} series whose results are annulled have no players' numbers now: no night has them.`,
  );
});

test('a league that got something while the import waited for it is not empty', async () => {
  await writeNight(folder, first);
  const other = new pg.Client({ connectionString: database.url });
  await other.connect();
  try {
    await other.query(`begin; insert into team (name) values ('Nytt')`);
    const importing = importNight(client, folder, { isTrial: false }).catch((error: unknown) => error);
    await other.query('select pg_sleep(0.3); commit');
    expect(await importing).toBeInstanceOf(Refused);
  } finally {
    await other.end();
  }
  expect((await client.query('select name from team')).rows).toEqual([{ name: 'Nytt' }]);
});

test('the log has it as an act of its own', async () => {
  await writeNight(folder, first);
  await importNight(client, folder, { isTrial: false });
  expect((await client.query('select act from audit_entry')).rows).toEqual([{ act: 'league.import-night' }]);
});

const stored = () => withDb(database.url, everyRow);

test('a trial stores nothing', async () => {
  await writeNight(folder, first);
  const before = await stored();
  const done = await importNight(client, folder, { isTrial: true });
  expect(nightText(done, true)[0]).toMatch(
    /^4 rows of seasons\.csv, .+: no problems; nothing was stored \(--dry-run\)\.$/,
  );
  expect(await stored()).toEqual(before);
});

/** The file with another cell in its first row. */
function spoiled(name: ExportName, column: string, cell: string): string {
  const [header = '', row = '', ...others] = first[name].split('\r\n');
  const at = header.split(',').indexOf(column);
  const cells = row.split(',');
  return [header, cells.toSpliced(at, 1, cell).join(','), ...others].join('\r\n');
}

test.each<[name: ExportName, column: string, cell: string, fault: string]>([
  ['seasons', 'startsOn', '2025-02-30', 'day'],
  ['divisions', 'rank', '0', 'not-stored'],
  ['seasons', 'weeks', 'nio', 'number'],
  ['seasons', 'settledAt', '2025-01-01', 'instant'],
  ['seasons', 'seriesFormat', 'best-of-7', 'one-of'],
  ['divisions', 'seasonId', '999', 'unknown-id'],
  ['divisions', 'discriminator', 'Å', 'not-stored'],
  ['teams', 'isActive', 'ja', 'flag'],
  ['players', 'nationality', 'xx', 'not-stored'],
  ['transfers', 'place', '', 'empty'],
  ['standings', 'teamId', '0', 'unknown-id'],
  ['stages', 'kind', 'cupen', 'one-of'],
  ['seeds', 'fromDivisionId', '998', 'unknown-id'],
  ['series', 'walkover', 'none', 'one-of'],
  ['games', 'number', '-1', 'not-stored'],
  ['games', 'homeGoals', '-1', 'not-stored'],
  ['player-games', 'side', 'left', 'one-of'],
])('%s.csv: a wrong %s is named, and nothing is stored', async (name, column, cell, fault) => {
  await writeNight(folder, { ...first, [name]: spoiled(name, column, cell) });
  const before = await stored();
  const { problems } = await importNight(client, folder, { isTrial: false });
  expect(problems).toContainEqual(expect.objectContaining({ file: `${name}.csv`, row: 2, column, fault }));
  expect(await stored()).toEqual(before);
});

test('files and columns that are missing are named, and columns of a later version are passed over', async () => {
  const { games: _games, ...others } = first;
  const [header = '', ...rows] = first.teams.split('\r\n');
  const later = [`${header},since`, ...rows.map((row) => (row === '' ? '' : `${row},2020`))].join('\r\n');
  const older = first.transfers.replace(',place\r\n', ',spot\r\n');
  await writeNight(folder, { ...others, teams: later, transfers: older });
  const done = await importNight(client, folder, { isTrial: false });
  expect(nightText(done, false)).toEqual([
    'transfers.csv, row 1, column place: the header lacks this column ("place")',
    'games.csv: the file is missing',
  ]);
});
