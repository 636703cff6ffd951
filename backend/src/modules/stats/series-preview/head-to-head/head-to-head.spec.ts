import fc from 'fast-check';
import { playersFrom, teamsFrom } from './head-to-head.ts';

/** Ratings over several divisions, reckoned by hand beside the product: rounded once, at the end (R7). */

const WEIGHTS = { score: 0.2, goals: 0.25, assists: 0.2, saves: 0.2, shots: 0.15 } as const;
type Numbers = Record<'games' | keyof typeof WEIGHTS, number>;

const numbers = (most: number): fc.Arbitrary<Numbers> =>
  fc.record({
    games: fc.integer({ min: 1, max: 60 }),
    score: fc.integer({ min: 0, max: most * 100 }),
    goals: fc.integer({ min: 0, max: most }),
    assists: fc.integer({ min: 0, max: most }),
    saves: fc.integer({ min: 0, max: most }),
    shots: fc.integer({ min: 0, max: most }),
  });

/** Someone's numbers in a division, and those of everyone else there, who have some of each. */
const divisions = fc.array(
  fc.record({ own: numbers(40), others: numbers(40).map((all) => mapOf(all, (value) => value + 1)) }),
  { minLength: 1, maxLength: 6 },
);

const mapOf = (all: Numbers, change: (value: number) => number): Numbers =>
  Object.fromEntries(Object.entries(all).map(([name, value]) => [name, change(value)])) as Numbers;

/** The mean of the ratings, weighted by games; only the end is rounded. */
function ratingBy(parts: readonly { own: Numbers; others: Numbers }[], weights: readonly number[]): number {
  let sum = 0;
  let all = 0;
  for (const [at, { own, others }] of parts.entries()) {
    let rating = 0;
    for (const [name, weight] of Object.entries(WEIGHTS) as [keyof typeof WEIGHTS, number][]) {
      const mean = (own[name] + others[name]) / (own.games + others.games);
      rating += (weight * own[name]) / own.games / mean;
    }
    sum += rating * weights[at]!;
    all += weights[at]!;
  }
  return sum / all;
}

/** Of what lies on the half of a hundredth, both are right. */
const isRounded = (shown: number | null, exact: number): boolean =>
  shown !== null && Math.abs(shown - exact) <= 0.005 + 1e-9 && Math.round(shown * 100) / 100 === shown;

const NORR = { id: 1, name: 'Norr', logo: null };
const ADA = { id: 1, nickname: 'Ada', avatar: null, nationality: null };

const season = (id: number) => ({
  season: { id, name: `Säsong ${id}` },
  division: { id, name: 'Division 1', nameEng: null, discriminator: '1', rank: 1, seasonId: id },
  team: NORR,
});
const totalsOf = ({ own, others }: { own: Numbers; others: Numbers }): Numbers =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [name, value + others[name as keyof Numbers]]),
  ) as Numbers;

test('the rating of a player over any divisions is the mean of the exact ratings, rounded once', () => {
  fc.assert(
    fc.property(divisions, (parts) => {
      const seasons = parts.map((part, at) => ({ ...season(at + 1), ...part.own, totals: totalsOf(part) }));
      const facts = { player: ADA, team: null, seasons };
      const { home } = playersFrom({ home: facts, away: facts, meetings: [] });
      const games = parts.map(({ own }) => own.games);
      expect([home.rating, isRounded(home.rating, ratingBy(parts, games))]).toEqual([home.rating, true]);
      for (const [at, { rating }] of home.seasons.entries()) {
        expect(isRounded(rating, ratingBy([parts[at]!], [1]))).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});

test('and so is that of a team, weighted by its games', () => {
  fc.assert(
    fc.property(
      divisions,
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 6, maxLength: 6 }),
      (parts, games) => {
        const seasons = parts.map((part, at) => ({
          ...season(at + 1),
          ...part.own,
          totals: totalsOf(part),
          ownGames: games[at]!,
          results: { divisionId: at, format: 'first-to-3' as const, teams: [], results: [] },
        }));
        const facts = { team: NORR, seasons };
        const { home } = teamsFrom({ home: facts, away: facts, meetings: [] });
        expect([home.rating, isRounded(home.rating, ratingBy(parts, games))]).toEqual([home.rating, true]);
      },
    ),
    { numRuns: 300 },
  );
});
