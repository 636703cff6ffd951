import {
  endOf,
  inHandOrder,
  inOrder,
  placeAt,
  placesOf,
  teamsOf,
  withTeamAt,
  type PlanDivision,
  type PlanTeam,
} from './season-plan';

const team = (id: number, isSignedUp = true, mmr: number | null = null): PlanTeam => ({ id, isSignedUp, mmr });

/** Division 100 + n has the teams n1 to n4, which ended in that order. */
const division = (n: number, isSignedUp = true, rank = n): PlanDivision => {
  const ids = [1, 2, 3, 4].map((place) => 10 * n + place);
  return { formerId: 100 + n, rank, order: ids, teams: ids.toReversed().map((id) => team(id, isSignedUp)) };
};

const idsIn = (formerId: number, divisions: readonly PlanDivision[], others: readonly PlanTeam[], exchanged: number) =>
  teamsOf(formerId, divisions, others, placesOf(divisions, others, exchanged)).map(({ id }) => id);

test('teams stand in the order of the last table, new ones after them', () => {
  const { teams, order, formerId } = division(1);
  expect(inOrder({ formerId, rank: 1, order, teams: [team(99), ...teams] }).map(({ id }) => id)).toEqual([
    11, 12, 13, 14, 99,
  ]);
});

test.each([
  { why: 'no team moves', exchanged: 0, first: [11, 12, 13, 14], second: [21, 22, 23, 24], third: [31, 32, 33, 34] },
  { why: 'one up, one down', exchanged: 1, first: [11, 12, 13, 21], second: [14, 22, 23, 31], third: [24, 32, 33, 34] },
  { why: 'two up, two down', exchanged: 2, first: [11, 12, 21, 22], second: [13, 14, 31, 32], third: [23, 24, 33, 34] },
  {
    why: 'never more than half',
    exchanged: 9,
    first: [11, 12, 21, 22],
    second: [13, 14, 31, 32],
    third: [23, 24, 33, 34],
  },
])('$why', ({ exchanged, first, second, third }) => {
  const divisions = [division(1), division(2), division(3)];
  expect([101, 102, 103].map((id) => idsIn(id, divisions, [], exchanged))).toEqual([first, second, third]);
});

test('divisions beside each other take turns: each sends one up and gets one down, and none to the other', () => {
  const divisions = [division(1), division(2, true, 2), division(3, true, 2), division(4, true, 3)];
  expect([101, 102, 103, 104].map((id) => idsIn(id, divisions, [], 2))).toEqual([
    [11, 12, 21, 31],
    [14, 22, 23, 41],
    [13, 32, 33, 42],
    [24, 34, 43, 44],
  ]);
});

test('a team that has not signed up does not play, and the next one goes up in its place', () => {
  const upper = division(1);
  const lower = { ...division(2), teams: division(2).teams.map((each) => ({ ...each, isSignedUp: each.id !== 21 })) };
  expect(idsIn(101, [upper, lower], [], 1)).toEqual([11, 12, 13, 22]);
  expect(idsIn(102, [upper, lower], [], 1)).toEqual([14, 23, 24]);
});

test('while no team has signed up, all stay, and no other comes in', () => {
  const divisions = [division(1, false), division(2, false)];
  expect(idsIn(102, divisions, [team(99, false)], 0)).toEqual([21, 22, 23, 24]);
});

test('new teams come into the lowest division, the strongest first; only those that have signed up', () => {
  const others = [team(91, true, 900), team(92, false, 2000), team(93, true, 1200)];
  expect(idsIn(102, [division(1), division(2)], others, 0)).toEqual([21, 22, 23, 24, 93, 91]);
});

const LISTS = [
  { formerId: 101, ids: [1, 2, 3] },
  { formerId: 102, ids: [4, 5] },
  { formerId: 103, ids: [] },
];

test.each([
  { why: 'down within its division, to the place of another', id: 1, over: 3, is: [101, [2, 3, 1]] },
  { why: 'up within its division', id: 3, over: 1, is: [101, [3, 1, 2]] },
  { why: 'to the end of its division', id: 1, over: endOf(101), is: [101, [2, 3, 1]] },
  { why: 'on itself nothing changes', id: 2, over: 2, is: [101, [1, 2, 3]] },
  { why: 'into another division, before a team', id: 1, over: 5, is: [102, [4, 1, 5]] },
  { why: 'to the end of another', id: 1, over: endOf(102), is: [102, [4, 5, 1]] },
  { why: 'into an empty one', id: 1, over: endOf(103), is: [103, [1]] },
])('a team dropped $why', ({ id, over, is }) => {
  const place = placeAt(LISTS, over);
  expect(place && [place.formerId, withTeamAt(LISTS, id, place)]).toEqual(is);
});

test('there is no place over what is no division', () => {
  expect([placeAt(LISTS, 99), placeAt(LISTS, 'end-9'), placeAt([], 1)]).toEqual([null, null, null]);
});

test('teams stand as staff put them, and those that came later behind them', () => {
  const teams = [team(1), team(2), team(3), team(4)];
  expect(inHandOrder(teams, [3, 1]).map(({ id }) => id)).toEqual([3, 1, 2, 4]);
  expect(inHandOrder(teams).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});
