import { coreOf } from './core.ts';
import type { Share } from './core.ts';

const share = (player: string, games: number, isInTeam = true): Share<string> => ({ player, games, isInTeam });

/** The core in short: `Ada 20`, and `Bo 12 left` for who is no longer in the team. */
const core = (teamGames: number, ...shares: Share<string>[]) =>
  coreOf(teamGames, shares).map(({ player, games, isKept }) => `${player} ${games}${isKept ? '' : ' left'}`);

test.each([
  { why: 'three who played all', shares: [share('Ada', 20), share('Bo', 20), share('Cia', 20)], is: 3 },
  { why: 'a substitute of a few games is none of it', shares: [share('Ada', 20), share('Bo', 4)], is: 1 },
  { why: 'half of the games is enough', shares: [share('Ada', 10)], is: 1 },
  { why: 'one fewer is not', shares: [share('Ada', 9)], is: 0 },
  { why: 'six who took turns are all of it', shares: ['A', 'B', 'C', 'D', 'E', 'F'].map((n) => share(n, 10)), is: 6 },
  { why: 'on the roster without a game', shares: [share('Ada', 0)], is: 0 },
])('of 20 games: $why', ({ shares, is }) => expect(core(20, ...shares)).toHaveLength(is));

test('half of an odd number of games is rounded up', () => {
  expect(core(5, share('Ada', 3), share('Bo', 2))).toEqual(['Ada 3']);
});

test('who played most comes first, and who has left stays in the core', () => {
  expect(core(20, share('Ada', 12), share('Bo', 20, false), share('Cia', 15))).toEqual([
    'Bo 20 left',
    'Cia 15',
    'Ada 12',
  ]);
});

test('a team that played no game has no core', () => expect(core(0, share('Ada', 0))).toEqual([]));
