import fc from 'fast-check';
import type { TeamMeasures } from './comparisons.ts';
import { greatestDifferences, MOST_COMPARISONS, relativeDifference, SMALLEST_DIFFERENCE } from './comparisons.ts';

const EVEN: TeamMeasures = { goals: 2, goalsAgainst: 2, shots: 6, saves: 3, shootingPercent: 33, rating: 1 };

const anyNumber = fc.option(fc.double({ min: 0, max: 500, noNaN: true }));
const anyTeam: fc.Arbitrary<TeamMeasures> = fc.record({
  goals: anyNumber,
  goalsAgainst: anyNumber,
  shots: anyNumber,
  saves: anyNumber,
  shootingPercent: anyNumber,
  rating: anyNumber,
});

test('the greatest difference comes first, and a greater one is never left out', () => {
  fc.assert(
    fc.property(anyTeam, anyTeam, (home, away) => {
      const found = greatestDifferences({ home, away });
      const differences = found.map(({ difference }) => difference);
      expect(differences).toEqual([...differences].sort((a, b) => b - a));
      expect(found.length).toBeLessThanOrEqual(MOST_COMPARISONS);
      const told = new Set(found.map(({ measure }) => measure));
      for (const measure of Object.keys(EVEN) as (keyof TeamMeasures)[]) {
        const [own, other] = [home[measure], away[measure]];
        if (told.has(measure) || own === null || other === null) continue;
        const least = found.length < MOST_COMPARISONS ? SMALLEST_DIFFERENCE : Math.min(...differences);
        expect(relativeDifference(own, other)).toBeLessThanOrEqual(least);
      }
    }),
  );
});

test.each([
  { away: EVEN, told: [], why: 'nothing differs' },
  { away: { ...EVEN, goals: 2.05 }, told: [], why: 'too little' },
  { away: { ...EVEN, goals: 3, rating: 1.2 }, told: ['goals', 'rating'], why: 'half is more than a fifth' },
  { away: { ...EVEN, shots: null, saves: 6 }, told: ['saves'], why: 'an unknown number is not compared' },
  {
    away: { goals: 3, goalsAgainst: 3, shots: 9, saves: 4.5, shootingPercent: 33, rating: 1.5 },
    told: ['goals', 'goalsAgainst', 'shots'],
    why: 'of equal differences, the first measures',
  },
  { away: { ...EVEN, saves: 0 }, told: ['saves'], why: 'none is the greatest difference to some' },
])('told are $told: $why', ({ away, told }) => {
  expect(greatestDifferences({ home: EVEN, away }).map(({ measure }) => measure)).toEqual(told);
});

test('which side has the greater number does not matter', () => {
  fc.assert(
    fc.property(anyTeam, anyTeam, (home, away) => {
      const names = (one: TeamMeasures, other: TeamMeasures) =>
        greatestDifferences({ home: one, away: other }).map(({ measure }) => measure);
      expect(names(home, away)).toEqual(names(away, home));
    }),
  );
});
