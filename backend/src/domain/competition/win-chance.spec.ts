import fc from 'fast-check';
import { SERIES_FORMATS } from '../series/series-format.ts';
import type { GameRecord } from './win-chance.ts';
import { gameChance, scoreChances, strengthOf, winChance } from './win-chance.ts';

const anyRecord = fc.record({ won: fc.nat(200), lost: fc.nat(200) });
const anyFormat = fc.constantFrom(...SERIES_FORMATS);
const NONE: GameRecord = { won: 0, lost: 0 };

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

test('the chances of every result are from 0 to 1, and 1 together', () => {
  fc.assert(
    fc.property(anyFormat, anyRecord, anyRecord, (format, home, away) => {
      const game = gameChance({ home, away });
      const chances = scoreChances(format, game).map(({ chance }) => chance);
      for (const chance of [game, ...chances]) {
        expect(chance).toBeGreaterThanOrEqual(0);
        expect(chance).toBeLessThanOrEqual(1);
      }
      expect(sum(chances)).toBeCloseTo(1, 10);
      const won = winChance(format, { home, away });
      expect(won.home + won.away).toBe(1);
    }),
  );
});

test('seen from the other side, the chances change places', () => {
  fc.assert(
    fc.property(anyFormat, anyRecord, anyRecord, (format, home, away) => {
      const turned = winChance(format, { home: away, away: home });
      expect(winChance(format, { home, away }).home).toBeCloseTo(turned.away, 10);
    }),
  );
});

test('one more game won never makes a win less likely, one more lost never more likely', () => {
  fc.assert(
    fc.property(anyFormat, anyRecord, anyRecord, (format, home, away) => {
      const chance = winChance(format, { home, away }).home;
      const better = winChance(format, { home: { ...home, won: home.won + 1 }, away }).home;
      const worse = winChance(format, { home: { ...home, lost: home.lost + 1 }, away }).home;
      expect(better).toBeGreaterThanOrEqual(chance - 1e-12);
      expect(worse).toBeLessThanOrEqual(chance + 1e-12);
    }),
  );
});

test.each(SERIES_FORMATS)('teams without games are even in %s', (format) => {
  expect(winChance(format, { home: NONE, away: NONE })).toEqual({ home: 0.5, away: 0.5 });
});

test('the example of the rule', () => {
  const records = { home: { won: 14, lost: 6 }, away: { won: 10, lost: 10 } };
  expect(strengthOf(records.home)).toBeCloseTo(0.267, 3);
  expect(gameChance(records)).toBeCloseTo(0.63, 2);
  expect(winChance('first-to-3', records).home).toBeCloseTo(0.73, 2);
});

test.each([
  { format: 'first-to-3' as const, scores: ['3-0', '3-1', '3-2', '2-3', '1-3', '0-3'] },
  { format: 'four-plus-decider' as const, scores: ['4-0', '3-1', '3-2', '2-3', '1-3', '0-4'] },
])('$format ends in one of its six results, the clearest win of the home team first', ({ format, scores }) => {
  expect(scoreChances(format, 0.6).map(({ home, away }) => `${home}-${away}`)).toEqual(scores);
});

test('the chance of a result is that of counting all ways to it', () => {
  const p = 0.6;
  const chances = scoreChances('first-to-3', p).map(({ chance }) => chance);
  expect(chances[0]).toBeCloseTo(p ** 3, 10);
  expect(chances[1]).toBeCloseTo(3 * p ** 3 * (1 - p), 10);
  expect(chances[2]).toBeCloseTo(6 * p ** 3 * (1 - p) ** 2, 10);
});
