import { LeagueError } from '../league-error.ts';
import { movesOf, planOf } from './roster-plan.ts';
import type { RosterPlace } from './roster.ts';

const slots = (...places: [playerId: number, sortOrder: number][]): RosterPlace[] =>
  places.map(([playerId, sortOrder]) => ({ playerId, sortOrder }));

/** The refusal of a plan; null when it is allowed. */
function flawOf(plan: RosterPlace[]): [string, string] | null {
  try {
    planOf(plan);
    return null;
  } catch (error) {
    const { code, messageKey } = error as LeagueError;
    return [code, messageKey];
  }
}

test('slots that were left empty are closed up, in their order', () => {
  expect(planOf(slots([7, 4], [9, 1], [8, 2]))).toEqual(slots([9, 1], [8, 2], [7, 3]));
  expect(planOf([])).toEqual([]);
});

test('five fit, six do not', () => {
  const five = slots([1, 1], [2, 2], [3, 3], [4, 4], [5, 5]);
  expect(flawOf(five)).toBeNull();
  expect(flawOf([...five, { playerId: 6, sortOrder: 6 }])).toEqual(['TEAM_FULL', 'api.team.too-many-players']);
});

test.each([
  { plan: slots([1, 2], [2, 3]), why: 'api.team.no-captain' },
  { plan: slots([1, 1], [2, 1]), why: 'api.team.slot-twice' },
  { plan: slots([1, 1], [1, 2]), why: 'api.team.player-twice' },
])('$plan is refused: $why', ({ plan, why }) => {
  expect(flawOf(plan)).toEqual(['INVALID_INPUT', why]);
});

test('the moves are who comes, who goes and who leads', () => {
  const before = slots([1, 1], [2, 2], [3, 3]);
  expect(movesOf(before, slots([2, 1], [1, 2], [4, 3]))).toEqual({
    coming: [4],
    leaving: [3],
    newCaptain: 2,
    isEmptied: false,
  });
  expect(movesOf(before, before)).toEqual({ coming: [], leaving: [], newCaptain: null, isEmptied: false });
});

test('a team is emptied when its last player goes, not when there was none', () => {
  expect(movesOf(slots([1, 1]), [])).toEqual({ coming: [], leaving: [1], newCaptain: null, isEmptied: true });
  expect(movesOf([], [])).toMatchObject({ isEmptied: false });
  expect(movesOf([], slots([1, 1]))).toMatchObject({ coming: [1], newCaptain: 1 });
});
