import fc from 'fast-check';
import type { Totals } from './stats.ts';
import * as Stats from './stats.ts';

const NOTHING: Totals = { games: 0, score: 0, goals: 0, assists: 0, saves: 0, shots: 0 };

const anyRow = fc.integer({ min: 1, max: 60 }).chain((games) => {
  const total = (perGame: number) => fc.integer({ min: 0, max: games * perGame });
  return fc.record({
    games: fc.constant(games),
    score: total(900),
    goals: total(4),
    assists: total(4),
    saves: total(6),
    shots: total(8),
  });
});

const anyDivision = fc.array(anyRow, { minLength: 1, maxLength: 40 });

const scaled = (row: Totals, by: number): Totals => ({
  games: row.games,
  score: row.score * by,
  goals: row.goals * by,
  assists: row.assists * by,
  saves: row.saves * by,
  shots: row.shots * by,
});

describe('numbers per game', () => {
  test('are rounded to two decimals', () => {
    expect(Stats.averagesOf({ games: 7, score: 2500, goals: 5, assists: 3, saves: 10, shots: 16 })).toEqual({
      scorePerGame: 357.14,
      goalsPerGame: 0.71,
      assistsPerGame: 0.43,
      savesPerGame: 1.43,
      shotsPerGame: 2.29,
      shootingPercent: 31.25,
    });
  });

  test('are 0 and no percent for a player who has not played', () => {
    expect(Stats.averagesOf(NOTHING)).toEqual({
      scorePerGame: 0,
      goalsPerGame: 0,
      assistsPerGame: 0,
      savesPerGame: 0,
      shotsPerGame: 0,
      shootingPercent: null,
    });
  });

  test.each([
    { goals: 0, shots: 0, percent: null, why: 'there is nothing to divide by' },
    { goals: 0, shots: 3, percent: 0, why: 'shots without a goal are a zero, not an absence' },
    { goals: 1, shots: 3, percent: 33.33, why: 'two decimals' },
    { goals: 2, shots: 3, percent: 66.67, why: 'rounded up' },
    { goals: 3, shots: 2, percent: 150, why: 'not clamped: a goal need not have been a shot' },
  ])('$goals of $shots shots is $percent: $why', ({ goals, shots, percent }) => {
    expect(Stats.shootingPercent(goals, shots)).toBe(percent);
  });

  test.each([
    { value: 1.005, rounded: 1.01, why: 'binary 1.005 is a little less' },
    { value: 10.075, rounded: 10.08, why: 'so is 10.075 times 100' },
    { value: 0.125, rounded: 0.13, why: 'a true half goes up' },
    { value: -0.125, rounded: -0.13, why: 'and away from zero' },
    { value: 2.344999, rounded: 2.34, why: 'but less than a half does not' },
  ])('$value is $rounded: $why', ({ value, rounded }) => {
    expect(Stats.round2(value)).toBe(rounded);
  });

  test('a fraction of games is rounded as on paper', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 1, max: 200 }), (total, games) => {
        // by hand: hundredths as whole numbers, 2r >= games rounds up
        const hundredths = Math.floor((total * 100) / games);
        const rest = total * 100 - hundredths * games;
        expect(Stats.round2(total / games)).toBe((2 * rest >= games ? hundredths + 1 : hundredths) / 100);
      }),
    );
  });
});

describe('rating', () => {
  test('by hand: two players, ten games each', () => {
    /*
     *            score  goals  assists  saves  shots   per game
     *   one       300     1      0.5      2      3
     *   two       100     1      1.5      0      1
     *   mean      200     1      1        1      2
     *   one: 0.20 x 1.5 + 0.25 x 1 + 0.20 x 0.5 + 0.20 x 2 + 0.15 x 1.5 = 1.275
     *   two: 0.20 x 0.5 + 0.25 x 1 + 0.20 x 1.5 + 0.20 x 0 + 0.15 x 0.5 = 0.725
     */
    const [one, two] = Stats.ratingsOf([
      { games: 10, score: 3000, goals: 10, assists: 5, saves: 20, shots: 30 },
      { games: 10, score: 1000, goals: 10, assists: 15, saves: 0, shots: 10 },
    ]);
    expect(one).toBeCloseTo(1.275, 12);
    expect(two).toBeCloseTo(0.725, 12);
  });

  test('the weights add up to one', () => {
    expect(Object.values(Stats.RATING_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 12);
  });

  test('a number that no one has drops out, and the others share its weight', () => {
    // no saves at all: a weight of 0.80 is left. one: (0.20 x 1.5 + 0.25 x 1.5 + 0.20 x 1.5 + 0.15 x 1.5) / 0.80
    const [one, two] = Stats.ratingsOf([
      { games: 1, score: 300, goals: 3, assists: 3, saves: 0, shots: 3 },
      { games: 1, score: 100, goals: 1, assists: 1, saves: 0, shots: 1 },
    ]);
    expect(one).toBeCloseTo(1.5, 12);
    expect(two).toBeCloseTo(0.5, 12);
  });

  test('who has not played has none, and changes no one else', () => {
    const played = { games: 4, score: 800, goals: 2, assists: 2, saves: 2, shots: 5 };
    const other = { games: 2, score: 900, goals: 4, assists: 0, saves: 1, shots: 5 };
    const [rating, otherRating] = Stats.ratingsOf([played, other]);
    expect(Stats.ratingsOf([played, NOTHING, other])).toEqual([rating, null, otherRating]);
  });

  test('is null when all numbers are 0, and without rows', () => {
    expect(Stats.ratingsOf([{ ...NOTHING, games: 3 }])).toEqual([null]);
    expect(Stats.ratingsOf([NOTHING])).toEqual([null]);
    expect(Stats.ratingsOf([])).toEqual([]);
  });

  test('the mean of a division, weighted by games, is exactly 1', () => {
    fc.assert(
      fc.property(anyDivision, (rows) => {
        const ratings = Stats.ratingsOf(rows);
        fc.pre(ratings.every((rating) => rating !== null));
        const games = rows.reduce((sum, row) => sum + row.games, 0);
        const mean = rows.reduce((sum, row, index) => sum + row.games * (ratings[index] ?? NaN), 0) / games;
        expect(mean).toBeCloseTo(1, 9);
      }),
    );
  });

  test('who has twice the mean in everything is 2', () => {
    fc.assert(
      fc.property(anyDivision, (rows) => {
        // add a player with twice the mean of the others, and one with zeros for as many games: the mean does not
        // change
        const others = Stats.sumOf(rows);
        fc.pre(others.score + others.goals + others.assists + others.saves + others.shots > 0);
        const doubled = scaled(others, 2);
        const ratings = Stats.ratingsOf([...rows, doubled, { ...NOTHING, games: others.games }]);
        expect(ratings.at(-2)).toBeCloseTo(2, 9);
        expect(ratings.at(-1)).toBe(0);
      }),
    );
  });

  test("a team's rating is the mean of its players' ratings, weighted by games", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(anyRow, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 8 }),
        (teams) => {
          const players = Stats.ratingsOf(teams.flat());
          fc.pre(players.every((rating) => rating !== null));
          const ofTeams = Stats.ratingsOf(teams.map(Stats.sumOf));
          let next = 0;
          teams.forEach((team, index) => {
            const own = team.map((row) => ({ games: row.games, rating: players[next++] ?? NaN }));
            const games = own.reduce((sum, row) => sum + row.games, 0);
            const mean = own.reduce((sum, row) => sum + row.games * row.rating, 0) / games;
            expect(ofTeams[index]).toBeCloseTo(mean, 9);
          });
        },
      ),
    );
  });

  test('does not depend on the order of the rows or on the unit of a number', () => {
    fc.assert(
      fc.property(anyDivision, fc.integer({ min: 2, max: 9 }), (rows, unit) => {
        const ratings = Stats.ratingsOf(rows).map((rating) => rating?.toFixed(9));
        expect(Stats.ratingsOf([...rows].reverse()).map((rating) => rating?.toFixed(9))).toEqual(
          [...ratings].reverse(),
        );
        const inOtherUnits = rows.map((row) => ({ ...row, score: row.score * unit }));
        expect(Stats.ratingsOf(inOtherUnits).map((rating) => rating?.toFixed(9))).toEqual(ratings);
      }),
    );
  });
});
