import { walkoverAgainst } from './disqualification.ts';

test.each([
  { what: 'the home team is out', out: [1], given: 'away' },
  { what: 'the away team is out', out: [2], given: 'home' },
  { what: 'both are out', out: [1, 2], given: 'both' },
])('$what: $given', ({ out, given }) => {
  expect(walkoverAgainst({ homeTeamId: 1, awayTeamId: 2 }, new Set(out))).toBe(given);
});
