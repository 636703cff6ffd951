import { suspendedWarnings } from './suspended-warnings.ts';
import type { ReplayRow } from './replay-proposal.ts';

const row = (playerId: number | null): ReplayRow => ({
  side: 'home',
  slot: 1,
  name: 'Vem',
  platform: 'steam',
  accountId: null,
  stats: { score: 0, goals: 0, assists: 0, saves: 0, shots: 0 },
  match: { kind: 'account', playerId, suggestions: [], owner: null, isLeftBehind: false },
});
const reading = (...playerIds: (number | null)[]) => ({
  homeGoals: 0,
  awayGoals: 0,
  goals: [],
  rows: playerIds.map(row),
  needsChoice: false,
  warnings: [],
});
const game = (plain: (number | null)[], swapped: (number | null)[] = []) => ({
  ...reading(...plain),
  swapped: reading(...swapped),
});
const AAKE = { playerId: 7, nickname: 'Åke' };

test.each([
  { why: 'they are in one game of two', games: [game([1]), game([7, 2])], named: ['Åke'] },
  { why: 'they are in two games, and named once', games: [game([7]), game([7])], named: ['Åke'] },
  { why: 'they are there when the teams are swapped', games: [game([null], [7])], named: ['Åke'] },
  { why: 'others play', games: [game([1, null])], named: [] },
  { why: 'there is no game', games: [], named: [] },
])('a suspended player is named: $why', ({ games, named }) => {
  expect(suspendedWarnings(games, [AAKE]).map(({ params }) => params.nickname)).toEqual(named);
});
