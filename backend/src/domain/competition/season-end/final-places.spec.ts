import { finalPlaces, titlesOf } from './final-places.ts';
import type { EndedStage, EndedTable } from './final-places.ts';

const table = (divisionId: number, rank: number, ...teamIds: number[]): EndedTable => ({
  divisionId,
  rank,
  teams: teamIds.map((teamId, index) => ({ teamId, position: index + 1 })),
});
const stage = (kind: EndedStage['kind'], rank: number, places: [number, number][]): EndedStage => ({
  divisionId: 90,
  kind,
  rank,
  places: new Map(places),
});
const said = (tables: EndedTable[], stages: EndedStage[] = []) =>
  titlesOf(tables, stages).map(({ title, teamId }) => `${title} ${teamId}`);

test('play-offs decide the top, and the table what is below', () => {
  const playoffs = stage('playoffs', 1, [
    [3, 1],
    [1, 2],
    [2, 3],
    [4, 3],
  ]);
  expect(finalPlaces([table(1, 1, 1, 2, 3, 4, 5), table(2, 2, 6, 7)], [playoffs])).toMatchObject([
    { divisionId: 1, teamId: 3, place: 1, tablePlace: 3, isByPlayoffs: true },
    { teamId: 1, place: 2 },
    { teamId: 2, place: 3 },
    { teamId: 4, place: 4, isByPlayoffs: true },
    { teamId: 5, place: 5, isByPlayoffs: false },
    { divisionId: 2, teamId: 6, place: 1, isByPlayoffs: false },
    { teamId: 7, place: 2 },
  ]);
});

test('a qualifier and a cup change no place', () => {
  const others = [stage('qualifier', 1, [[2, 1]]), stage('cup', 1, [[2, 1]])];
  expect(finalPlaces([table(1, 1, 1, 2)], others).map(({ teamId }) => teamId)).toEqual([1, 2]);
});

test('teams that share a place of the table share the final one', () => {
  const shared: EndedTable = { divisionId: 1, rank: 1, teams: [1, 2].map((teamId) => ({ teamId, position: 1 })) };
  expect(finalPlaces([shared], []).map(({ place }) => place)).toEqual([1, 1]);
});

test.each([
  {
    why: 'one top division',
    tables: [table(1, 1, 1, 2, 3), table(2, 2, 4)],
    is: ['champion 1', 'second 2', 'third 3', 'division 4'],
  },
  {
    why: 'two top divisions and nothing that decides',
    tables: [table(1, 1, 1), table(2, 1, 2)],
    is: ['division 1', 'division 2'],
  },
  {
    why: 'two top divisions with play-offs, whose losers of the semifinals are both third',
    tables: [table(1, 1, 1, 3), table(2, 1, 2, 4)],
    stages: [
      stage('playoffs', 1, [
        [4, 1],
        [1, 2],
        [2, 3],
        [3, 3],
      ]),
    ],
    is: ['champion 4', 'second 1', 'third 2', 'third 3', 'division 1', 'division 2'],
  },
  {
    why: 'the winner of the table loses the final',
    tables: [table(1, 1, 1, 2)],
    stages: [
      stage('playoffs', 1, [
        [2, 1],
        [1, 2],
      ]),
    ],
    is: ['champion 2', 'second 1', 'division 1'],
  },
  {
    why: 'play-offs of a lower rank and a cup',
    tables: [table(1, 1, 1), table(2, 2, 2, 3)],
    stages: [
      stage('playoffs', 2, [
        [3, 1],
        [2, 2],
      ]),
      stage('cup', 1, [[2, 1]]),
    ],
    is: ['champion 1', 'division 2', 'cup 2'],
  },
  { why: 'a season without divisions', tables: [], is: [] },
] as { why: string; tables: EndedTable[]; stages?: EndedStage[]; is: string[] }[])(
  'titles: $why',
  ({ tables, stages, is }) => {
    expect(said(tables, stages)).toEqual(is);
  },
);
