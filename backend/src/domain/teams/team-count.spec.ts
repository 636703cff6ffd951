import { countOf } from './team-count.ts';
import type { CountedPlayer } from './team-count.ts';

const player = (mmr: number | null, nationality: string | null = 'SE'): CountedPlayer => ({ mmr, nationality });

test.each([
  { why: 'an empty team', players: [], is: { players: 0, swedish: 0, mmr: null, isEligible: false } },
  {
    why: 'no one is rated',
    players: [player(null), player(null), player(null)],
    is: { players: 3, swedish: 3, mmr: null, isEligible: true },
  },
  {
    why: 'the best three of four count: (1500 + 1400 + 1301) / 3 = 1400.33',
    players: [player(900), player(1400), player(1500), player(1301)],
    is: { players: 4, swedish: 4, mmr: 1400, isEligible: true },
  },
  {
    why: 'two Swedish players of three are enough',
    players: [player(1000), player(1001), player(null, 'NO')],
    is: { players: 3, swedish: 2, mmr: 1001, isEligible: true },
  },
  {
    why: 'one Swedish player is too few, and an unknown country does not count',
    players: [player(1000), player(1000, 'FI'), player(1000, null)],
    is: { players: 3, swedish: 1, mmr: 1000, isEligible: false },
  },
  {
    why: 'two players are too few',
    players: [player(1000), player(1000)],
    is: { players: 2, swedish: 2, mmr: 1000, isEligible: false },
  },
])('counts a team: $why', ({ players, is }) => {
  expect(countOf(players)).toEqual(is);
});
