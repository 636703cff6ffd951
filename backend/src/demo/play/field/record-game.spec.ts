import { createRandom } from '../../../domain/random.ts';
import type { CreditedRow } from '../../../domain/recordings/game-reading.ts';
import { readGame } from '../../../domain/recordings/read-game.ts';
import { CAR_STATE, phaseCode } from '../../../domain/recordings/recording.ts';
import type { Recording } from '../../../domain/recordings/recording.ts';
import { recordGame } from './record-game.ts';

const LINE_UP = ['Lingon', 'Hjortron', 'Blåbär', 'Grävling', 'Järv', 'Lodjur'].map((name, index) => ({
  name,
  accountId: `konto${index}`,
  stats: { score: 300 + index, goals: [2, 0, 0, 0, 1, 0][index] ?? 0, assists: 0, saves: 2, shots: 4 },
}));
const GOALS = [
  { team: 0, player: 0 },
  { team: 1, player: 4 },
  { team: 0, player: 0 },
] as const;
const ROWS = LINE_UP.map(({ name, accountId, stats }, index): CreditedRow => ({
  ...stats,
  playerId: index + 1,
  side: index < 3 ? 'home' : 'away',
  accounts: [accountId],
  names: [name],
}));
const SEEDS = [1, 4];
const play = (seed: number) => recordGame(createRandom(seed), LINE_UP, GOALS);
const GAMES = new Map(SEEDS.map((seed) => [seed, play(seed)]));
const played = (seed: number) => GAMES.get(seed) ?? play(seed);

describe('a demo game on the field', () => {
  it('is the same for the same chance, and another for another', () => {
    const trackOf = (game: Recording) => Buffer.from(readGame(game, ROWS)?.track ?? []);
    const [first, again, other] = [trackOf(played(1)), trackOf(play(1)), trackOf(played(4))];
    expect(first.length).toBeGreaterThan(50_000);
    expect(first.equals(again)).toBe(true);
    expect(first.equals(other)).toBe(false);
  });

  it.each(SEEDS)('has the goals of the report in their order, from touches of the scorers (%i)', (seed) => {
    const reading = readGame(played(seed), ROWS);
    const goals = reading?.play.events.filter(({ kind }) => kind === 'goal') ?? [];
    expect(goals.map(({ team, player, ownGoal }) => ({ team, player, ownGoal }))).toEqual(
      GOALS.map((goal) => ({ ...goal, ownGoal: false })),
    );
    expect(reading?.playerIds).toEqual([1, 2, 3, 4, 5, 6]);
    expect(reading?.play.activeSeconds).toBeCloseTo(300, -1);
  });

  it.each(SEEDS)('has the shots and saves of the report (%i)', (seed) => {
    const { counts } = played(seed);
    const of = (what: string) =>
      LINE_UP.map((_, player) => counts.filter((each) => each.what === what && each.player === player).length);
    expect(of('shot')).toEqual(LINE_UP.map(({ stats }) => stats.shots));
    expect(of('save')).toEqual(LINE_UP.map(({ stats }) => stats.saves));
  });

  it.each(SEEDS)('has a ball inside of the field, which is in the right goal when one is scored (%i)', (seed) => {
    const { ball, goals, frames, phase } = played(seed);
    const most = (column: Float32Array) => column.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
    expect(most(ball.x)).toBeLessThan(4100);
    expect(most(ball.y)).toBeLessThan(5400);
    expect(most(ball.z)).toBeLessThan(2044);
    const below = ball.z.filter((z, frame) => frame < frames && phase[frame] !== phaseCode('goal-scored') && z < 90);
    expect(below).toHaveLength(0);
    for (const { frame, team } of goals) {
      expect((ball.y[frame - 1] ?? 0) * (team === 0 ? 1 : -1)).toBeGreaterThan(4900);
      expect(Math.abs(ball.x[frame - 1] ?? 0)).toBeLessThan(893);
    }
  });

  it.each(SEEDS)('has cars that drive as cars do (%i)', (seed) => {
    const { players, frames, delta } = played(seed);
    let fastest = 0;
    for (const { x, y, state } of players) {
      for (let frame = 1; frame < frames; frame++) {
        if (((state[frame] ?? 0) & CAR_STATE.newCar) > 0) continue;
        const far = Math.hypot((x[frame] ?? 0) - (x[frame - 1] ?? 0), (y[frame] ?? 0) - (y[frame - 1] ?? 0));
        fastest = Math.max(fastest, far / (delta[frame] ?? 1));
      }
    }
    expect(fastest).toBeLessThan(3600);
    const numbers = readGame(played(seed), ROWS)?.play.players.map((player) => player.numbers) ?? [];
    for (const each of numbers) {
      expect(each.speed_seconds / each.seconds).toBeGreaterThan(700);
      expect(each.boost_used).toBeGreaterThan(100);
      expect(each.boost_used).toBeLessThan(each.boost_collected * 1.02 + 34 * 4);
      expect(each.touches).toBeGreaterThan(5);
    }
  });
});
