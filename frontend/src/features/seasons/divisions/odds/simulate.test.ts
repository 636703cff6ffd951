import { gameChance, homePoints, scoreChances, SCORES } from './series-chances';
import { simulateOdds, type OddsQuestion, type OddsSeries, type OddsTeam } from './simulate';
import { strengthOf } from './strength';

const team = (position: number, fields: Partial<OddsTeam> = {}): OddsTeam => ({
  position,
  points: 0,
  diff: 0,
  gamesWon: 0,
  isDisqualified: false,
  levelPlace: null,
  strength: 0,
  ...fields,
});

/** Ten teams, of which each has played each other once and meets it once more. */
function halfPlayed(): OddsQuestion {
  const teams = Array.from({ length: 10 }, (_, at) =>
    team(at + 1, { points: 22 - 2 * at, diff: 13 - 3 * at, gamesWon: 22 - at, strength: 0.6 - at / 8 }),
  );
  const series: OddsSeries[] = [];
  for (let home = 0; home < 10; home++) for (let away = 0; away < home; away++) series.push({ home, away });
  return { format: 'FIRST_TO_3', teams, series, seasons: 10_000, seed: 7 };
}

const rowOf = ({ chances }: { chances: Float64Array }, at: number, size: number) => [
  ...chances.slice(at * size, (at + 1) * size),
];
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Another way to the same numbers: game by game, with objects, a comparison, and the runtime's own chance. */
function slowly({ teams, series, format }: OddsQuestion, seasons: number): number[][] {
  const counts = teams.map(() => teams.map(() => 0));
  for (let season = 0; season < seasons; season++) {
    const rows = teams.map((one, index) => ({ ...one, index, coin: Math.random() }));
    for (const { home, away } of series) {
      const [h, a] = [rows[home]!, rows[away]!];
      const p = gameChance(h.strength, a.strength);
      let [x, y] = [0, 0];
      const isOver = () => (format === 'FIRST_TO_3' ? Math.max(x, y) === 3 : x + y === 5 || (x + y === 4 && x !== y));
      while (!isOver())
        if (Math.random() < p) x++;
        else y++;
      const isOvertime = x + y === 5;
      h.points += x > y ? (isOvertime ? 2 : 3) : isOvertime ? 1 : 0;
      a.points += y > x ? (isOvertime ? 2 : 3) : isOvertime ? 1 : 0;
      h.diff += x - y;
      a.diff += y - x;
      h.gamesWon += x;
      a.gamesWon += y;
    }
    rows.sort(
      (one, other) =>
        other.points - one.points || other.diff - one.diff || other.gamesWon - one.gamesWon || one.coin - other.coin,
    );
    rows.forEach(({ index }, place) => (counts[index]![place]! += 1 / seasons));
  }
  return counts;
}

describe('the results of a series', () => {
  test.each(['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const)('of %s have chances that sum to one', (format) => {
    for (const p of [0, 0.2, 0.5, 0.93, 1]) expect(sum(scoreChances(format, p))).toBeCloseTo(1, 12);
    const [own, mirrored] = [scoreChances(format, 0.3), scoreChances(format, 0.7).reverse()];
    own.forEach((chance, at) => expect(chance).toBeCloseTo(mirrored[at]!, 12));
  });

  test('give three points in all, two and one after a fifth game', () => {
    expect(SCORES.FIRST_TO_3.map(homePoints)).toEqual([3, 3, 2, 1, 0, 0]);
    expect(SCORES.FOUR_PLUS_DECIDER.map(homePoints)).toEqual([3, 3, 2, 1, 0, 0]);
  });
});

test('strength is drawn to the mean when few games are played', () => {
  const record = { gamesWon: 3, gamesLost: 0, goalDifference: 6 };
  const [few, many] = [strengthOf(record), strengthOf({ gamesWon: 60, gamesLost: 0, goalDifference: 120 })];
  expect(few).toBeGreaterThan(0);
  expect(few).toBeLessThan(many / 3);
  expect(strengthOf({ gamesWon: 0, gamesLost: 0, goalDifference: 0 })).toBe(0);
});

test('each team has some place, and each place some team', () => {
  const odds = simulateOdds(halfPlayed());
  for (let at = 0; at < 10; at++) {
    expect(sum(rowOf(odds, at, 10))).toBeCloseTo(1, 9);
    expect(sum(Array.from({ length: 10 }, (_, of) => odds.chances[of * 10 + at]!))).toBeCloseTo(1, 9);
  }
});

test('the same seed gives the same odds, another one nearly the same', () => {
  const one = simulateOdds(halfPlayed());
  expect(simulateOdds(halfPlayed()).chances).toEqual(one.chances);
  const other = simulateOdds({ ...halfPlayed(), seed: 8 });
  expect(other.chances).not.toEqual(one.chances);
  other.chances.forEach((chance, cell) => expect(Math.abs(chance - one.chances[cell]!)).toBeLessThan(0.03));
});

test.each(['FIRST_TO_3', 'FOUR_PLUS_DECIDER'] as const)(
  'a slow simulation of %s, game by game, comes to the same within the error of chance',
  (format) => {
    const question: OddsQuestion = { ...halfPlayed(), format };
    const fast = simulateOdds(question);
    const slow = slowly(question, 4000);
    // five standard errors of the difference of two samples, and the rare cells' own grain
    slow.forEach((row, at) =>
      row.forEach((chance, place) => {
        const error = Math.sqrt(chance * (1 - chance) * (1 / 4000 + 1 / 10_000));
        expect(Math.abs(chance - fast.chances[at * 10 + place]!)).toBeLessThan(5 * error + 0.003);
      }),
    );
  },
);

describe('what is decided', () => {
  test('is exactly one or none, by bounds and not by chance', () => {
    const teams = [team(1, { points: 30 }), team(2, { points: 10 }), team(3, { points: 9 }), team(4, { points: 0 })];
    const odds = simulateOdds({ format: 'FIRST_TO_3', teams, series: [{ home: 1, away: 2 }], seasons: 500, seed: 1 });
    expect(rowOf(odds, 0, 4)).toEqual([1, 0, 0, 0]);
    expect(rowOf(odds, 3, 4)).toEqual([0, 0, 0, 1]);
    expect([...odds.best]).toEqual([0, 1, 1, 3]);
    expect([...odds.worst]).toEqual([0, 2, 2, 3]);
  });

  test('is not what only never happened: a place that can be reached stays open', () => {
    const teams = [team(1, { points: 6, diff: 9, gamesWon: 9, strength: 9 }), team(2, { points: 4, strength: -9 })];
    const odds = simulateOdds({ format: 'FIRST_TO_3', teams, series: [{ home: 0, away: 1 }], seasons: 500, seed: 1 });
    expect(rowOf(odds, 0, 2)).toEqual([1, 0]);
    expect([odds.best[1], odds.worst[1]]).toEqual([0, 1]);
  });

  const DONE = { points: 12, diff: 3, gamesWon: 15 } as const;
  const others = [team(3, { points: 3 }), team(4, { points: 2 })];
  const rest = { format: 'FIRST_TO_3', series: [{ home: 2, away: 3 }], seasons: 500, seed: 1 } as const;

  test('is the order of two level teams with nothing left, by their meeting', () => {
    const teams = [team(1, { ...DONE, levelPlace: 2 }), team(1, { ...DONE, levelPlace: 1 }), ...others];
    const odds = simulateOdds({ ...rest, teams });
    expect(rowOf(odds, 0, 4)).toEqual([0, 1, 0, 0]);
    expect(rowOf(odds, 1, 4)).toEqual([1, 0, 0, 0]);
    expect([...odds.best.slice(0, 2), ...odds.worst.slice(0, 2)]).toEqual([1, 0, 1, 0]);
  });

  test('is of three level teams what the table says of the three', () => {
    const places = [3, 1, 2];
    const teams = [...places.map((levelPlace) => team(1, { ...DONE, levelPlace })), ...others];
    const odds = simulateOdds({ ...rest, teams, series: [{ home: 3, away: 4 }] });
    places.forEach((place, at) => expect([odds.best[at], odds.worst[at]]).toEqual([place - 1, place - 1]));
    places.forEach((place, at) => expect(rowOf(odds, at, 5)[place - 1]).toBe(1));
  });

  test('is not the order of level teams that share the place: each has half', () => {
    const teams = [team(1, { ...DONE, levelPlace: 1 }), team(1, { ...DONE, levelPlace: 1 }), ...others];
    const odds = simulateOdds({ ...rest, teams, seasons: 4000 });
    expect([odds.best[0], odds.worst[0]]).toEqual([0, 1]);
    expect(Math.abs(rowOf(odds, 0, 4)[0]! - 0.5)).toBeLessThan(0.05);
  });

  test('is not their order while a third team can come level with them; but none of them passes the other', () => {
    // the third has as many points after a win by 3-2: the coin says where it stands among them
    const third = team(3, { points: DONE.points - 2, diff: DONE.diff - 1, gamesWon: DONE.gamesWon - 3, strength: 0 });
    const teams = [team(1, { ...DONE, levelPlace: 1 }), team(1, { ...DONE, levelPlace: 2 }), third, team(4)];
    const odds = simulateOdds({ ...rest, teams, seasons: 4000 });
    expect([odds.best[0], odds.worst[1]]).toEqual([0, 2]);
    const [first, second] = [rowOf(odds, 0, 4), rowOf(odds, 1, 4)];
    // the second is never first, because the third passes both or none by more than the coin, or stands between
    expect(second[0]).toBe(0);
    expect(first[0]! + first[1]!).toBeCloseTo(1, 9);
    expect(sum(first)).toBeCloseTo(1, 9);
  });

  test('by walkovers that nobody has given is said to be so', () => {
    const teams = [
      team(1, { points: 4, levelPlace: 1 }),
      team(2, { points: 3, levelPlace: 1 }),
      team(3, { isDisqualified: true, levelPlace: 1 }),
    ];
    const odds = simulateOdds({ ...rest, teams, series: [{ home: 1, away: 2 }] });
    expect([...odds.best, ...odds.worst]).toEqual([1, 0, 2, 1, 0, 2]);
    expect([...odds.byWalkovers]).toEqual([1, 1, 0]);
    const sure = [team(1, { points: 9, levelPlace: 1 }), ...teams.slice(1)];
    expect([...simulateOdds({ ...rest, teams: sure, series: [{ home: 1, away: 2 }] }).byWalkovers]).toEqual([0, 0, 0]);
  });

  test('without a series left is the table itself; teams that share a place share it', () => {
    const teams = [team(1, { points: 9 }), team(2), team(2), team(4, { points: 99 })];
    const odds = simulateOdds({ format: 'FIRST_TO_3', teams, series: [], seasons: 10, seed: 1 });
    expect(rowOf(odds, 0, 4)).toEqual([1, 0, 0, 0]);
    expect(rowOf(odds, 1, 4)).toEqual([0, 0.5, 0.5, 0]);
    expect(rowOf(odds, 3, 4)).toEqual([0, 0, 0, 1]);
    expect([odds.best[3], odds.worst[3]]).toEqual([3, 3]);
  });
});

test('a disqualified team is last, and the others win what it had left', () => {
  const teams = [team(3, { points: 30, isDisqualified: true }), team(1, { points: 1 }), team(2, { points: 3 })];
  const odds = simulateOdds({ format: 'FIRST_TO_3', teams, series: [{ home: 0, away: 1 }], seasons: 50, seed: 1 });
  expect(rowOf(odds, 0, 3)).toEqual([0, 0, 1]);
  expect(rowOf(odds, 1, 3)).toEqual([1, 0, 0]);
});

test('a division without teams has no odds', () => {
  const odds = simulateOdds({ format: 'FIRST_TO_3', teams: [], series: [], seasons: 10, seed: 1 });
  expect(odds.chances).toHaveLength(0);
});
