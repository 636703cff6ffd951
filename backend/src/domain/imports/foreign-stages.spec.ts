import { foreignProblems } from './foreign-league.ts';
import { foreignEnds, playedStages } from './foreign-ends.ts';
import type { ForeignTables } from './foreign-places.ts';
import { FOREIGN_FILES, linesOf, type ForeignFile } from './foreign-tables.ts';

const NOW = new Date('2026-03-10T12:00:00Z');
const TEAMS = ['A', 'B', 'C', 'D', 'E'];

/** A season that is over with play-offs of five, a cup of three with two lives; and one under way whose play-offs wait for the table. */
const ROWS: Readonly<Record<ForeignFile, readonly string[]>> = {
  'divisions.csv': [
    'season,starts,ends,division,rank,format,settled',
    'Höst,2025-09-01,2025-12-15,Elit,1,,ja',
    'Vår,2026-02-01,2026-05-15,Elit,1,,',
  ],
  'teams.csv': [
    'season,division,team',
    ...TEAMS.map((team) => `Höst,Elit,${team}`),
    ...TEAMS.map((team) => `Vår,Elit,${team}`),
  ],
  'players.csv': [],
  'series.csv': [
    'season,division,week,time,home,away,result',
    'Höst,Elit,1,2025-09-05 20:00,A,B,3-1 3-1 3-1',
    'Höst,Slutspel,5,2025-10-05 20:00,D,E,1-0 1-0',
    'Höst,Slutspel,6,2025-10-12 20:00,C,B,0-1 0-1 0-1',
    'Höst,Slutspel,6,2025-10-12 19:00,A,D,WO borta',
    'Höst,Slutspel,7,2025-10-19 20:00,B,D,1-0 1-0 1-0',
    'Höst,Cupen,1,2025-09-10 20:00,B,C,1-0 1-0 1-0',
    'Höst,Cupen,2,2025-09-17 20:00,A,B,1-0 1-0 1-0',
    'Höst,Cupen,3,2025-09-24 20:00,B,C,0-1 0-1 0-1',
    'Höst,Cupen,4,2025-10-01 20:00,A,C,0-1 0-1 0-1',
    'Höst,Cupen,5,2025-10-08 20:00,A,C,1-0 1-0 1-0',
  ],
  'numbers.csv': [],
  'stages.csv': [
    'season,stage,kind,bracket,weeks,rounds,second-final',
    'Höst,Slutspel,playoffs,single-elimination,5 6 7,first-to-2,',
    'Höst,Cupen,cup,double-elimination,1 2 3 4,,ja',
    'Vår,Slutspel,playoffs,single-elimination,10 11,,',
    'Vår,Kval,qualifier,decider,9,,',
  ],
  'seeds.csv': [
    'season,stage,seed,team,from-division,from-place,left',
    ...TEAMS.map((team, at) => `Höst,Slutspel,${at + 1},${team},,,`),
    ...['A', 'B', 'C'].map((team, at) => `Höst,Cupen,${at + 1},${team},,,`),
    ...[1, 2].map((place) => `Vår,Slutspel,${place},,Elit,${place},`),
    'Vår,Slutspel,3,,Kval,1,',
    ...['D', 'E'].map((team, at) => `Vår,Kval,${at + 1},${team},,,`),
  ],
  'places.csv': [
    'season,division,team,final-place',
    'Höst,Elit,B,1',
    'Höst,Elit,D,2',
    'Höst,Slutspel,A,3',
    'Höst,Slutspel,C,3',
    'Höst,Cupen,A,1',
    'Höst,Cupen,C,2',
  ],
};

/** The tables with a row in the place of another one, or behind them all. */
function tablesWith(file: ForeignFile, row?: string, instead?: string): ForeignTables {
  const read = Object.entries(ROWS).map(([name, rows]) => {
    const changed =
      name !== file || row === undefined
        ? rows
        : instead
          ? rows.map((each) => (each === instead ? row : each))
          : [...rows, row];
    const table =
      changed.length === 0 ? [[...FOREIGN_FILES[name as ForeignFile]]] : changed.map((each) => each.split(','));
    return [
      name,
      linesOf(
        name as ForeignFile,
        table.filter(([first]) => first !== ''),
      ).lines,
    ];
  });
  return Object.fromEntries(read);
}
const NONE = { seasons: new Set<string>(), teams: new Map<string, never>(), players: new Map<string, never>() };
const told = (tables: ForeignTables) =>
  foreignProblems(tables, NONE, { now: NOW, takesKnown: false, unread: new Set() }).problems.map(
    ({ file, column, fault }) => `${file} ${column} ${fault}`,
  );

test('play-offs with byes and a walkover, a cup with two finals, and play-offs that wait for a table have no problem', () => {
  expect(told(tablesWith('series.csv'))).toEqual([]);
});

test('who goes on follows from the results, and so do places and titles', () => {
  const [playoffs, cup, waiting] = playedStages(tablesWith('series.csv'));
  expect(playoffs?.placed.map(({ round, home, away, format }) => [round, home, away, format])).toEqual([
    [1, 'D', 'E', 'first-to-2'],
    [2, 'A', 'D', null],
    [2, 'C', 'B', null],
    [3, 'B', 'D', null],
  ]);
  expect(cup?.placed.map(({ home, away, week }) => `${week} ${home}-${away}`)).toEqual([
    '1 B-C',
    '2 A-B',
    '3 B-C',
    '4 A-C',
    '5 A-C',
  ]);
  expect([waiting?.stage.isDrawn, waiting?.stage.rank, waiting?.placed]).toEqual([false, 1, []]);
  const [end, ...later] = foreignEnds(tablesWith('series.csv'), '2026-03-10');
  expect(later).toEqual([]);
  expect(end?.titles.map(({ title, team }) => `${title} ${team}`)).toEqual([
    ...['champion B', 'second D', 'third A', 'third C', 'division A', 'cup A'],
  ]);
});

test('a stage without a rank has that of the tables from which its teams come, also through another stage', () => {
  const tables = {
    ...tablesWith('divisions.csv', 'Vår,2026-02-01,2026-05-15,Tvåan,2,,'),
    ...linesFor('seeds.csv', [
      ...ROWS['seeds.csv'].slice(0, 9),
      ...[1, 2].map((place) => `Vår,Slutspel,${place},,Kval,${place},`),
      ...[1, 2].map((place) => `Vår,Kval,${place},,Tvåan,${place},`),
    ]),
  };
  const ranks = (all: ForeignTables) =>
    playedStages(all).map(({ stage }) => `${stage.season} ${stage.name} ${stage.rank}`);
  expect(ranks(tables).slice(2)).toEqual(['Vår Slutspel 2', 'Vår Kval 2']);
  // two that name each other have no table behind them
  const circle = linesFor('seeds.csv', [
    ...ROWS['seeds.csv'].slice(0, 9),
    ...[1, 2].map((place) => `Vår,Slutspel,${place},,Kval,${place},`),
    ...[1, 2].map((place) => `Vår,Kval,${place},,Slutspel,${place},`),
  ]);
  expect(ranks({ ...tables, ...circle }).slice(2)).toEqual(['Vår Slutspel 1', 'Vår Kval 1']);
});

test('two who have met in a stage under way have a series that waits for its time', () => {
  const tables = {
    ...tablesWith('seeds.csv'),
    ...linesFor('seeds.csv', [
      ...ROWS['seeds.csv'].slice(0, 9),
      ...['A', 'B', 'C', 'D'].map((team, at) => `Vår,Slutspel,${at + 1},${team},,,`),
      ...['D', 'E'].map((team, at) => `Vår,Kval,${at + 1},${team},,,`),
    ]),
    ...linesFor('series.csv', [...ROWS['series.csv'], 'Vår,Slutspel,10,2026-03-09 20:00,A,D,1-0 1-0 1-0']),
  };
  expect(told(tables)).toEqual([]);
  const [, , stage] = playedStages(tables);
  expect(stage?.placed.map(({ home, away, line }) => [home, away, line === null])).toEqual([
    ['A', 'D', false],
    ['B', 'C', true],
  ]);
});

const linesFor = <F extends ForeignFile>(file: F, rows: readonly string[]) => ({
  [file]: linesOf(
    file,
    rows.map((row) => row.split(',')),
  ).lines,
});

const FINAL = 'Höst,Slutspel,7,2025-10-19 20:00,B,D,1-0 1-0 1-0';
const PLAYOFFS = 'Höst,Slutspel,playoffs,single-elimination,5 6 7,first-to-2,';
const SEED = 'Höst,Slutspel,3,C,,,';
test.each<[why: string, file: ForeignFile, row: string, instead: string | undefined, found: string[]]>([
  ['two who do not meet', 'series.csv', FINAL.replace('B,D', 'A,B'), FINAL, ['series.csv away not-in-bracket']],
  [
    'a series too many',
    'series.csv',
    FINAL.replace('10-19', '10-20').replace('B,D', 'D,B'),
    undefined,
    ['series.csv away not-in-bracket'],
  ],
  ['a bracket that is not played to its end', 'series.csv', ',', FINAL, ['stages.csv stage not-finished']],
  ['the week of another round', 'series.csv', FINAL.replace(',7,', ',6,'), FINAL, ['series.csv week other-week']],
  [
    'a stranger',
    'series.csv',
    'Höst,Cupen,5,2025-10-09 20:00,A,D,1-0 1-0 1-0',
    undefined,
    ['series.csv away not-seeded'],
  ],
  [
    'games that the round does not have',
    'series.csv',
    'Höst,Slutspel,5,2025-10-05 20:00,D,E,1-0 1-0 1-0',
    'Höst,Slutspel,5,2025-10-05 20:00,D,E,1-0 1-0',
    ['series.csv result impossible'],
  ],
  [
    'a stage of a strange season',
    'stages.csv',
    'Sommar,Cupen,cup,decider,1,,',
    undefined,
    ['stages.csv season unknown-season'],
  ],
  [
    'a stage with the name of a table',
    'stages.csv',
    'Höst,elit,cup,decider,1,,',
    undefined,
    ['stages.csv stage twice'],
  ],
  ['a stage without seeds', 'stages.csv', 'Höst,Finalen,cup,decider,1,,', undefined, ['stages.csv stage seed-count']],
  [
    'more weeks than rounds',
    'stages.csv',
    PLAYOFFS.replace('5 6 7', '5 6 7 8'),
    PLAYOFFS,
    ['stages.csv weeks more-than-rounds'],
  ],
  [
    'formats of more rounds than there are',
    'stages.csv',
    PLAYOFFS.replace('first-to-2', 'first-to-2 first-to-2 first-to-3 first-to-4'),
    PLAYOFFS,
    ['stages.csv rounds more-than-rounds'],
  ],
  ['a second final of one life', 'stages.csv', `${PLAYOFFS}ja`, PLAYOFFS, ['stages.csv second-final not-of-bracket']],
  ['a seed of no stage', 'seeds.csv', 'Höst,Finalen,1,A,,,', undefined, ['seeds.csv stage unknown-stage']],
  ['a seed twice', 'seeds.csv', SEED.replace(',3,C', ',2,C'), SEED, ['seeds.csv seed twice']],
  ['a team with two seeds', 'seeds.csv', SEED.replace('C', 'B'), SEED, ['seeds.csv team twice']],
  ['an unknown team', 'seeds.csv', SEED.replace('C', 'X'), SEED, ['seeds.csv team unknown-team']],
  ['nobody', 'seeds.csv', 'Vår,Slutspel,4,,,,', undefined, ['seeds.csv team empty']],
  [
    'a place of a strange table',
    'seeds.csv',
    'Vår,Slutspel,4,,Tvåan,1,',
    undefined,
    ['seeds.csv from-division unknown-division'],
  ],
  [
    'a table without its place',
    'seeds.csv',
    'Vår,Slutspel,4,,Elit,,',
    undefined,
    ['seeds.csv team empty', 'seeds.csv from-place empty'],
  ],
  [
    'a place that the results do not give',
    'places.csv',
    'Höst,Elit,A,1',
    undefined,
    ['places.csv final-place other-place'],
  ],
  ['a place of nobody', 'places.csv', 'Vår,Elit,A,1', undefined, ['places.csv team no-place']],
  [
    'a season that is settled before its end',
    'divisions.csv',
    'Vår,2026-02-01,2026-05-15,Elit,1,,ja',
    'Vår,2026-02-01,2026-05-15,Elit,1,,',
    ['divisions.csv settled not-over'],
  ],
  [
    'a season that is settled in one row only',
    'divisions.csv',
    'Höst,2025-09-01,2025-12-15,Tvåan,2,,',
    undefined,
    ['divisions.csv settled other-settled'],
  ],
])('%s is told where it stands', (_, file, row, instead, found) => {
  expect(told(tablesWith(file, row, instead))).toEqual(found);
});
