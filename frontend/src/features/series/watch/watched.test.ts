import type { FieldEvent } from '../field/event-words';
import { wantedIn } from '../wanted';
import { goalsAround, lastBefore, rangeOf } from './watched';

const goal = (seconds: number): FieldEvent => ({
  ...{ kind: 'GOAL', side: 'HOME', seconds, clock: null, isOvertime: false, player: null },
  ...{
    other: null,
    x: null,
    y: null,
    z: null,
    speed: null,
    isOwnGoal: false,
    isCountedAsShot: true,
    kickoffKind: null,
    kickoffSeconds: null,
    kickoffWinner: null,
  },
  ...{ homeGoals: 0, awayGoals: 0 },
});

test.each([
  { search: 'game=3&goal=2', wanted: { game: 3, goal: 2 }, why: 'a goal' },
  { search: 'game=3&watch', wanted: { game: 3, goal: null }, why: 'a whole game' },
  { search: 'game=3&watch=', wanted: { game: 3, goal: null }, why: 'the same, as a form writes it' },
  { search: 'game=3', wanted: null, why: 'only the tab of a game' },
  { search: 'goal=2', wanted: null, why: 'a goal of no game' },
  { search: 'game=-1&watch', wanted: null, why: 'no number of a game' },
  { search: 'game=3&goal=x', wanted: null, why: 'no number of a goal' },
])('?$search is $why', ({ search, wanted }) => {
  expect(wantedIn(new URLSearchParams(search))).toEqual(wanted);
});

test('a goal is shown from eight seconds before it to one after, inside of the game', () => {
  expect(rangeOf(goal(100), 300)).toEqual({ from: 92, to: 101 });
  expect(rangeOf(goal(3), 300)).toEqual({ from: 0, to: 4 });
  expect(rangeOf(goal(300), 300)).toEqual({ from: 292, to: 300 });
  expect(rangeOf(undefined, 300)).toEqual({ from: 0, to: 300 });
});

test('the last event is the one that happened last, and none before the first', () => {
  const events = [goal(10), goal(20)];
  expect([5, 10, 19, 400].map((at) => lastBefore(events, at))).toEqual([-1, 0, 0, 1]);
});

test('from goal to goal no goal is left out, and a press at its start goes to the one before', () => {
  const goals = [goal(50), goal(100), goal(150)];
  expect(goalsAround(goals, 0)).toEqual({ before: null, after: 0 });
  expect(goalsAround(goals, 42)).toEqual({ before: null, after: 1 });
  expect(goalsAround(goals, 92)).toEqual({ before: 0, after: 2 });
  expect(goalsAround(goals, 99)).toEqual({ before: 1, after: 2 });
  expect(goalsAround(goals, 290)).toEqual({ before: 2, after: null });
});
