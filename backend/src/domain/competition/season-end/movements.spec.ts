import type { EndedStage, FinalPlace } from './final-places.ts';
import { movementsBetween } from './movements.ts';

const placesOf = (divisionId: number, teamIds: number[]): FinalPlace[] =>
  teamIds.map((teamId, at) => ({ divisionId, teamId, place: at + 1, tablePlace: at + 1, isByPlayoffs: false }));
const divisions = [
  { divisionId: 1, rank: 1, teamIds: [12, 11, 10] },
  { divisionId: 2, rank: 2, teamIds: [20, 21] },
  { divisionId: 3, rank: 2, teamIds: [30] },
];
// the third division has no result
const places = [...placesOf(1, [10, 11, 12]), ...placesOf(2, [20, 21])];
const said = (
  stages: EndedStage[],
  next: [divisionId: number, rank: number, teamIds: number[]][],
  openQualifiers: EndedStage[] = [],
) =>
  movementsBetween(
    { divisions, places, stages },
    { divisions: next.map(([divisionId, rank, teamIds]) => ({ divisionId, rank, teamIds })), openQualifiers },
  ).map(({ teamId, movement, toId, qualifier }) =>
    [teamId, movement, toId ?? '-', ...(qualifier ? [qualifier.divisionId, qualifier.outcome ?? '?'] : [])].join(' '),
  );

test('a team has moved by the ranks of its divisions, and not by their names', () => {
  expect(
    said(
      [],
      [
        [4, 1, [10, 20]],
        [5, 2, [12, 30, 40]],
      ],
    ),
  ).toEqual(['10 stays 4', '11 left -', '12 down 5', '20 up 4', '21 left -', '30 stays 5', '40 new 5']);
});

test('a qualifier between two ranks tells who won it, one of new teams only that it was played', () => {
  const between: EndedStage = {
    ...{ divisionId: 8, kind: 'qualifier', rank: 1 },
    places: new Map([
      [20, 1],
      [12, 2],
    ]),
  };
  const ofNew: EndedStage = { divisionId: 9, kind: 'qualifier', rank: 2, places: new Map([[40, 1]]) };
  const playoffs: EndedStage = { divisionId: 7, kind: 'playoffs', rank: 1, places: new Map([[10, 1]]) };
  expect(
    said(
      [between, ofNew, playoffs],
      [
        [4, 1, [10, 20]],
        [5, 2, [12, 40]],
      ],
    ),
  ).toEqual([
    ...['10 stays 4', '11 left -', '12 down 5 8 lost', '20 up 4 8 won', '21 left -', '30 left -'],
    '40 new 5 9 ?',
  ]);
});

test('of qualifiers that follow each other the last one is told', () => {
  const places = (...teams: number[]) => new Map(teams.map((teamId, at) => [teamId, at + 1]));
  const last: EndedStage = { divisionId: 8, kind: 'qualifier', rank: 1, places: places(12, 20) };
  const first: EndedStage = { divisionId: 9, kind: 'qualifier', rank: 2, places: places(20, 30), goOn: new Set([20]) };
  const said20 = (stages: EndedStage[]) => said(stages, [[5, 2, [20]]]).find((line) => line.startsWith('20'));
  expect(said20([last, first])).toBe('20 stays 5 8 lost');
  expect(said20([first])).toBe('20 stays 5 9 ?');
});

test('a new team has played the open qualifier of its season, which tells nothing of those that have moved', () => {
  const places = new Map([
    [40, 1],
    [20, 2],
  ]);
  const open: EndedStage = { divisionId: 9, kind: 'qualifier', rank: 1, places };
  const lines = said([], [[5, 2, [20, 40]]], [open]);
  expect(lines).toContain('40 new 5 9 ?');
  expect(lines).toContain('20 stays 5');
});

test('beside each other is no movement, and without a next season everyone has left', () => {
  expect(said([], [[5, 2, [20]]])).toContain('20 stays 5');
  expect(new Set(said([], []).map((line) => line.split(' ')[1]))).toEqual(new Set(['left']));
});
