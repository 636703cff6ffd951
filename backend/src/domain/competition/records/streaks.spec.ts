import { streaksOf } from './streaks.ts';

/** Series 1, 2, … with these outcomes: W is won, L is lost. */
const played = (outcomes: string) =>
  [...outcomes].map((letter, at) => ({ seriesId: at + 1, playedAt: `day ${at + 1}`, isWon: letter === 'W' }));

test.each([
  {
    why: 'the longest ones, and the one that goes on',
    outcomes: 'WWLLLWWWLW',
    won: [3, 6, 8],
    lost: [3, 3, 5],
    now: [1, 10, 10],
  },
  { why: 'the earliest of equal ones', outcomes: 'WWLWWL', won: [2, 1, 2], lost: [1, 3, 3], now: [1, 6, 6] },
  { why: 'a team that never lost', outcomes: 'WWW', won: [3, 1, 3], lost: null, now: [3, 1, 3] },
  { why: 'no series', outcomes: '', won: null, lost: null, now: null },
])('$why', ({ outcomes, won, lost, now }) => {
  const { longestWon, longestLost, present } = streaksOf(played(outcomes));
  const told = (streak: typeof present) => streak && [streak.length, streak.fromSeriesId, streak.toSeriesId];
  expect([told(longestWon), told(longestLost), told(present)]).toEqual([won, lost, now]);
});
