import { qualifierPlaces } from './qualifier-places.ts';
import type { DrawnQualifier, QualifyingTeam } from './qualifier-places.ts';

const team = (teamId: number, place: number | null, more: Partial<QualifyingTeam> = {}): QualifyingTeam => ({
  ...{ teamId, place, hasPlayed: true, hasLeft: false },
  ...more,
});
const qualifier = (id: number, teams: QualifyingTeam[], more: Partial<DrawnQualifier> = {}): DrawnQualifier => ({
  ...{ id, teams, from: [], isFinished: true },
  ...more,
});
/** As `team:place`, the first one first. */
const placesOf = (...qualifiers: DrawnQualifier[]) =>
  [...qualifierPlaces(qualifiers)]
    .sort((one, other) => one[1] - other[1] || one[0] - other[0])
    .map(([teamId, place]) => `${teamId}:${place}`);

/** The winner is 1; 3 and 4 went out in the semifinals. */
const FIRST = qualifier(1, [team(1, 1), team(2, 2), team(3, 3), team(4, 3)]);

test('who came farther comes first, and equal ones share a place', () => {
  expect(placesOf(FIRST)).toEqual(['1:1', '2:2', '3:3', '4:3']);
});

test('who withdrew before its first series has no place, and neither has who left later or never played', () => {
  const left = { hasLeft: true };
  const unplayed = { hasPlayed: false };
  const teams = [team(1, 1), team(2, 2, left), team(3, 3, { ...left, ...unplayed }), team(4, 3, unplayed)];
  expect(placesOf(qualifier(1, teams))).toEqual(['1:1']);
});

test('who left a later qualifier does not fall back on its place in the earlier one', () => {
  const next = qualifier(2, [team(1, 2, { hasLeft: true }), team(9, 1)], { from: [1] });
  expect(placesOf(FIRST, next)).toEqual(['9:1', '2:2', '3:3', '4:3']);
});

test('who went on and came last there comes before whom it had beaten', () => {
  const next = qualifier(2, [team(8, 1), team(9, 2), team(1, 3)], { from: [1] });
  expect(placesOf(next, FIRST)).toEqual(['8:1', '9:2', '1:3', '2:4', '3:5', '4:5']);
});

test.each([
  { why: 'nothing of the next one is played', next: [team(9, 1, { hasPlayed: false }), team(1, 1), team(2, 1)] },
  { why: 'both are still in the next one', next: [team(9, 3), team(1, 1), team(2, 1)] },
])('who went on shares the first place while $why; who has its seed there has none yet', ({ next }) => {
  const undecided = qualifier(2, next, { from: [1], isFinished: false });
  expect(placesOf(FIRST, undecided)).toEqual(['1:1', '2:1', '3:3', '4:3']);
});

test('who is out of an unfinished qualifier comes after those who went on with it, and before who stayed', () => {
  const undecided = qualifier(2, [team(1, 3), team(2, 1)], { from: [1], isFinished: false });
  expect(placesOf(FIRST, undecided)).toEqual(['2:1', '1:2', '3:3', '4:3']);
});

test('who went on and met nobody to an end stands before who stayed', () => {
  const next = qualifier(2, [team(1, null, { hasPlayed: false }), team(9, 1)], { from: [1] });
  expect(placesOf(FIRST, next)).toEqual(['9:1', '1:2', '2:3', '3:4', '4:4']);
});

test('two qualifiers that lead to a third, which is drawn before it is known who comes to the last one', () => {
  const beside = qualifier(2, [team(5, 1), team(6, 2)]);
  const third = qualifier(3, [team(1, 1), team(5, 1)], { from: [1, 2], isFinished: false });
  const last = qualifier(4, [team(1, 1), team(9, 1)], { from: [3], isFinished: false });
  expect(placesOf(last, FIRST, third, beside)).toEqual(['1:1', '5:2', '2:3', '6:3', '3:5', '4:5']);
});

test('qualifiers that have nothing to do with each other stand beside each other; the best place counts', () => {
  expect(placesOf(FIRST, qualifier(2, [team(5, 1), team(3, 2)]))).toEqual(['1:1', '5:1', '2:2', '3:2', '4:3']);
});

test('an unfinished qualifier alone gives no place', () => {
  expect(placesOf(qualifier(1, [team(1, 1), team(2, 2)], { isFinished: false }))).toEqual([]);
});
