import { changedFrom, endOf, inHandOrder, placeAt, placesOf, teamsOf, withTeamAt } from './season-plan';

const team = (id: number) => ({ id });
const PROPOSED = [
  { teamId: 11, formerId: 101 },
  { teamId: 12, formerId: 101 },
  { teamId: 21, formerId: 102 },
  { teamId: 99, formerId: null },
];

test('teams stand where they are proposed, and who comes by hand behind them', () => {
  const places = { ...placesOf(PROPOSED), 11: 102, 99: 102 };
  const idsIn = (formerId: number) => teamsOf(formerId, PROPOSED, places).map(({ teamId }) => teamId);
  expect([idsIn(101), idsIn(102), idsIn(0)]).toEqual([[12], [21, 11, 99], []]);
});

test('what differs from the proposal is listed, and what was moved back is not', () => {
  const places = { ...placesOf(PROPOSED), 12: 0, 21: 102, 99: 101 };
  expect(changedFrom(PROPOSED, places).map(({ teamId }) => teamId)).toEqual([12, 99]);
  expect(changedFrom(PROPOSED, placesOf(PROPOSED))).toEqual([]);
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
