import { teamConcerns } from './team-concerns.ts';
import type { TeamFacts } from './team-concerns.ts';

const NOW = new Date('2026-03-20T12:00:00Z');
const WELL: TeamFacts = {
  ...{ players: 3, swedes: 2, hasCaptain: true, hasAccount: true, captainSeenAt: '2026-03-06T12:00:00Z', walkovers: 0 },
};

test.each<[Partial<TeamFacts>, string[], string]>([
  [{}, [], 'all is well, and the captain was seen exactly fourteen days ago'],
  [{ captainSeenAt: '2026-03-06T11:59:59Z' }, ['silent'], 'a second longer ago'],
  [{ captainSeenAt: null }, ['silent'], 'the captain was never seen'],
  [{ players: 2, swedes: 2 }, ['players'], 'one player is missing'],
  [{ players: 4, swedes: 1 }, ['swedes'], 'one Swede is missing'],
  [{ hasAccount: false, captainSeenAt: null }, ['no-account'], 'the missing account says it all'],
  [
    { players: 0, swedes: 0, hasCaptain: false, hasAccount: false, captainSeenAt: null },
    ['players', 'swedes', 'no-captain'],
    'an empty team has no captain whose account could be missing',
  ],
  [{ walkovers: 1 }, ['walkovers'], 'a series lost by walkover'],
])('%j is told as %j: %s', (fields, concerns) => {
  expect(teamConcerns({ ...WELL, ...fields }, NOW)).toEqual(concerns);
});
