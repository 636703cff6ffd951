import { requirementsOf } from './eligibility';

test.each([
  { players: 2, swedish: 2, met: [false, true], why: 'a player short' },
  { players: 3, swedish: 1, met: [true, false], why: 'a citizen short' },
  { players: 3, swedish: 2, met: [true, true], why: 'exactly enough' },
  { players: 5, swedish: 5, met: [true, true], why: 'more than enough' },
  { players: 0, swedish: 0, met: [false, false], why: 'no one left' },
])('$players players, $swedish of them Swedish: $why', ({ players, swedish, met }) => {
  expect(requirementsOf({ players, swedish }).map(({ isMet }) => isMet)).toEqual(met);
});
