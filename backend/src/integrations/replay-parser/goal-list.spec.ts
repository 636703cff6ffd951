import { boxScoreOf } from './replay-box-score.ts';
import { readReplayHeader } from './replay-header.ts';
import { encodeFile, encodeReplay, encodeSection } from './testing/replay-encoder.ts';
import type { EncodedGame, EncodedPlayer } from './testing/replay-encoder.ts';

const player = (name: string, team: number, goals = 0): EncodedPlayer => ({ name, platform: 'steam', team, goals });
const PLAYERS = [player('Ada', 0, 2), player('Bo', 0), player('Cia', 1, 1), player('Dag', 1)];
const goal = (name: string, team: number, frame?: number) => ({ name, team, frame });
const IN_ORDER = [goal('Ada', 0), goal('Cia', 1), goal('Ada', 0)];

const read = (changes: Partial<EncodedGame> = {}) =>
  boxScoreOf(
    readReplayHeader(
      encodeReplay({
        ...{ id: 'AB', teamSize: 3, blueGoals: 2, orangeGoals: 1, players: PLAYERS, goals: IN_ORDER },
        ...changes,
      }),
    ),
  );
const scorersOf = (changes: Partial<EncodedGame> = {}) =>
  read(changes).goals.map(({ scorer }) => (scorer === null ? null : PLAYERS[scorer]?.name));

test('the goals of a game are told in order, each with its team and its scorer', () => {
  expect(read().goals).toEqual([
    { team: 0, scorer: 0 },
    { team: 1, scorer: 2 },
    { team: 0, scorer: 0 },
  ]);
});

test('they do not change the fingerprint of the game', () => {
  expect(read().digest).toBe(read({ goals: undefined }).digest);
});

test.each([
  { why: 'the file has no list', changes: { goals: undefined } },
  { why: 'one goal is missing', changes: { goals: IN_ORDER.slice(1) } },
  { why: 'one is too many', changes: { goals: [...IN_ORDER, goal('Dag', 1)] } },
  { why: 'the other team has them', changes: { goals: IN_ORDER.map(({ name, team }) => goal(name, 1 - team)) } },
  { why: 'a team does not exist', changes: { goals: [...IN_ORDER.slice(0, 2), goal('Ada', 2)] } },
  { why: 'a spectator scores', changes: { goals: [...IN_ORDER.slice(0, 2), goal('Ada', -1)] } },
  {
    why: 'no report can have so many',
    changes: { blueGoals: 199, orangeGoals: 0, goals: Array.from({ length: 199 }, () => goal('Ada', 0)) },
  },
])('no order is known when $why', ({ changes }) => {
  expect(read(changes).goals).toEqual([]);
});

test('the list is as long as a report can be', () => {
  const goals = Array.from({ length: 198 }, (_, index) => goal('Dag', index % 2));
  expect(read({ blueGoals: 99, orangeGoals: 99, goals }).goals).toHaveLength(198);
});

test.each([
  { why: 'an own goal', goals: [goal('Dag', 0), ...IN_ORDER.slice(1)], scorers: [null, 'Cia', 'Ada'] },
  { why: 'a name of no row', goals: [goal('Eva', 0), ...IN_ORDER.slice(1)], scorers: [null, 'Cia', 'Ada'] },
  { why: 'an empty name', goals: [goal('', 0), ...IN_ORDER.slice(1)], scorers: [null, 'Cia', 'Ada'] },
  {
    why: 'a name with more goals than its row',
    goals: [goal('Bo', 0), ...IN_ORDER.slice(1)],
    scorers: [null, 'Cia', 'Ada'],
  },
])('a goal has no scorer: $why', ({ goals, scorers }) => {
  expect(scorersOf({ goals })).toEqual(scorers);
});

test('a name that two rows of the team have is of neither', () => {
  expect(scorersOf({ players: [...PLAYERS, player('Ada', 0)] })).toEqual([null, 'Cia', null]);
});

test('a file that was saved early tells its goals without their scorers', () => {
  expect(scorersOf({ players: null })).toEqual([null, null, null]);
});

test('goals that are not written in their order are put into it by their frames', () => {
  expect(scorersOf({ goals: [goal('Ada', 0, 300), goal('Cia', 1, 100), goal('Ada', 0, 200)] })).toEqual([
    'Cia',
    'Ada',
    'Ada',
  ]);
});

test.each([
  { why: 'the list is a number', value: { kind: 'int', value: 3 } },
  { why: 'its goals are empty', value: { kind: 'array', items: [[], []] } },
] as const)('a header in which $why is read', ({ value }) => {
  const score = { name: 'Team1Score', index: 0, value: { kind: 'int', value: 1 } } as const;
  const items = value.kind === 'array' ? value.items.map((item) => [...item]) : [];
  const list = value.kind === 'array' ? { kind: value.kind, items } : value;
  const section = encodeSection([{ name: 'Goals', index: 0, value: list }, score]);
  expect(boxScoreOf(readReplayHeader(encodeFile(section))).goals).toEqual([]);
});
