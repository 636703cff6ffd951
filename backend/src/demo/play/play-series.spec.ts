import { createRandom } from '../../domain/random.ts';
import { storedGoals } from '../../domain/series/goal-list.ts';
import { SERIES_FORMATS } from '../../domain/series/series-format.ts';
import { resultOf } from '../../domain/series/series-result.ts';
import { SIDES, otherSide } from '../../domain/sides.ts';
import type { DemoPlayer, StatsRow } from '../model.ts';
import { boxScore, goalOrder, lineUp, playGames } from './play-series.ts';

const player = (id: number, skill: number): DemoPlayer => ({
  id,
  nickname: `p${id}`,
  nationality: 'SE',
  skill,
  style: { scoring: 1, passing: 1, saving: 1 },
  platform: 'steam',
  accountId: String(id),
  birthdate: '2000-01-01',
  createdAt: new Date(0),
  hasSocials: false,
});

const lineUps = {
  home: [player(1, 1), player(2, 0.5), player(3, 0)],
  away: [player(4, -0.5), player(5, 0), player(6, 0.2)],
};
const sum = (rows: readonly StatsRow[], column: keyof StatsRow) => rows.reduce((total, row) => total + row[column], 0);

test.each(SERIES_FORMATS)('a series in %s ends when the format says so', (format) => {
  const random = createRandom(1);
  for (let series = 0; series < 300; series++) {
    const games = playGames(random, format, { home: random.next() * 3, away: random.next() * 3 });
    expect(resultOf(format, games).winner).not.toBeNull();
  }
});

test('the better team wins more often, and not always', () => {
  const random = createRandom(2);
  const winners = Array.from(
    { length: 300 },
    () => resultOf('first-to-3', playGames(random, 'first-to-3', { home: 1, away: 0 })).winner,
  );
  const home = winners.filter((winner) => winner === 'home').length;
  expect(home).toBeGreaterThan(190);
  expect(home).toBeLessThan(300);
});

test('the goals of a game are in an order that a report could have brought', () => {
  const random = createRandom(4);
  for (let game = 0; game < 200; game++) {
    const goals = { home: random.int(0, 9), away: random.int(0, 9) };
    const rows = boxScore(random, goals, lineUps);
    const order = goalOrder(random, goals, rows);
    const reported = order.map(({ side, slot }) => ({ side, playerId: rows[side][(slot ?? 0) - 1]?.playerId ?? null }));
    expect(storedGoals({ goals, rows }, reported, 1)).toEqual(order);
    expect(reported.filter(({ playerId }) => playerId === null)).toEqual([]);
  }
});

test('a box score adds up', () => {
  const random = createRandom(3);
  for (let game = 0; game < 500; game++) {
    const goals = { home: random.int(0, 9), away: random.int(0, 9) };
    const box = boxScore(random, goals, lineUps);
    for (const side of SIDES) {
      expect(sum(box[side], 'goals')).toBe(goals[side]);
      expect(sum(box[side], 'assists')).toBeLessThanOrEqual(goals[side]);
      expect(sum(box[side], 'saves')).toBeLessThanOrEqual(sum(box[otherSide(side)], 'shots') - goals[otherSide(side)]);
      for (const row of box[side]) {
        expect(row.shots).toBeGreaterThanOrEqual(row.goals);
        expect(row.score).toBeGreaterThanOrEqual(100);
        expect(row.score).toBeLessThanOrEqual(900);
      }
    }
  }
});

test('a team of two still plays, and no one passes to himself', () => {
  const random = createRandom(4);
  const alone = boxScore(random, { home: 5, away: 1 }, { home: [player(1, 0)], away: [player(2, 0), player(3, 0)] });
  expect(alone.home).toMatchObject([{ goals: 5, assists: 0 }]);
  expect(sum(alone.away, 'goals')).toBe(1);
});

test('three of a larger roster play, the better ones more often', () => {
  const random = createRandom(5);
  const roster = [player(1, 2), player(2, 0), player(3, 0), player(4, -1.5), player(5, 0)];
  const played = new Map(roster.map(({ id }) => [id, 0]));
  for (let game = 0; game < 200; game++) {
    const playing = lineUp(random, roster);
    expect(new Set(playing).size).toBe(3);
    for (const { id } of playing) played.set(id, (played.get(id) ?? 0) + 1);
  }
  expect(played.get(1)).toBeGreaterThan(played.get(4) ?? 0);
  expect(played.get(4)).toBeGreaterThan(0);
});
