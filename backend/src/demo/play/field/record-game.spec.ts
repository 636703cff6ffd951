import { createRandom } from '../../../domain/random.ts';
import type { CreditedRow } from '../../../domain/recordings/game-reading.ts';
import { readGame } from '../../../domain/recordings/read-game.ts';
import { CAR_STATE, phaseCode } from '../../../domain/recordings/recording.ts';
import type { Recording } from '../../../domain/recordings/recording.ts';
import { withAssists } from './field-assists.ts';
import { recordGame } from './record-game.ts';

const LINE_UP = ['Lingon', 'Hjortron', 'Blåbär', 'Grävling', 'Järv', 'Lodjur'].map((name, index) => ({
  name,
  accountId: `konto${index}`,
  stats: {
    score: 300 + index,
    goals: [2, 0, 0, 0, 1, 0][index] ?? 0,
    assists: [0, 1, 1, 0, 0, 0][index] ?? 0,
    saves: 2,
    shots: 4,
  },
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
const play = (seed: number, hasOvertime = false) =>
  recordGame(createRandom(seed), LINE_UP, { goals: GOALS, hasOvertime });
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
        // a demolished car is nowhere
        if (state[frame] === 0 || ((state[frame] ?? 0) & CAR_STATE.newCar) > 0) continue;
        const far = Math.hypot((x[frame] ?? 0) - (x[frame - 1] ?? 0), (y[frame] ?? 0) - (y[frame - 1] ?? 0));
        fastest = Math.max(fastest, far / (delta[frame] ?? 1));
      }
    }
    expect(fastest).toBeLessThan(3600);
    const numbers = readGame(played(seed), ROWS)?.play.players.map((player) => player.numbers) ?? [];
    for (const each of numbers) {
      expect(each.speed_seconds / each.seconds).toBeGreaterThan(700);
      expect(each.boost_used).toBeGreaterThan(100);
      // a new car has a third of a tank, at a kickoff and after a demolition
      expect(each.boost_used).toBeLessThan(each.boost_collected * 1.02 + 34 * (4 + each.demolished));
      expect(each.touches).toBeGreaterThan(5);
    }
  });

  it.each(SEEDS)('has tanks that are seldom empty, and cars that slide (%i)', (seed) => {
    const numbers = readGame(played(seed), ROWS)?.play.players.map((player) => player.numbers) ?? [];
    for (const each of numbers) {
      expect(each.zero_boost_seconds / each.seconds).toBeLessThan(0.25);
      expect(each.boost_seconds / each.seconds).toBeGreaterThan(20);
      expect(each.powerslides).toBeGreaterThan(3);
      expect(each.powerslide_seconds / each.seconds).toBeLessThan(0.2);
    }
  });

  it('has kickoffs at which now one team is first, and now the other', () => {
    const goals = Array.from({ length: 8 }, () => GOALS[0]);
    const events = readGame(recordGame(createRandom(7), LINE_UP, { goals, hasOvertime: false }), ROWS)?.play.events;
    const first = events?.filter(({ kind }) => kind === 'kickoff').map(({ team }) => team) ?? [];
    expect(first).toHaveLength(9);
    for (const team of [0, 1]) expect(first.filter((one) => one === team).length).toBeGreaterThan(1);
  });

  it.each(SEEDS)('has the assists of the report, by those who touched before the scorer (%i)', (seed) => {
    const goals = readGame(played(seed), ROWS)?.play.events.filter(({ kind }) => kind === 'goal') ?? [];
    expect(goals.map(({ other }) => other).sort()).toEqual([1, 2, null]);
    expect(goals.find(({ team }) => team === 1)?.other).toBeNull();
  });

  it.each(SEEDS)('has demolitions, and those who were hit are away for three seconds (%i)', (seed) => {
    const { demolitions, players, delta } = played(seed);
    expect(demolitions.length).toBeGreaterThan(0);
    for (const { frame, attacker, victim } of demolitions) {
      expect(players[attacker]?.team).not.toBe(players[victim]?.team);
      const state = players[victim]?.state ?? new Uint8Array();
      expect(state[frame - 1]).toBeGreaterThan(0);
      const back = state.findIndex((bits, at) => at > frame && bits > 0);
      expect(state.subarray(frame, back).every((bits) => bits === 0)).toBe(true);
      expect(delta.subarray(frame, back).reduce((sum, seconds) => sum + seconds, 0)).toBeCloseTo(3, 0);
    }
    const numbers = readGame(played(seed), ROWS)?.play.players.map((player) => player.numbers) ?? [];
    expect(numbers.reduce((sum, { demolished }) => sum + demolished, 0)).toBe(demolitions.length);
  });

  it.each(SEEDS)('has cars that jump and fly, but mostly drive (%i)', (seed) => {
    const numbers = readGame(played(seed), ROWS)?.play.players.map((player) => player.numbers) ?? [];
    const share = (name: 'low_air_seconds' | 'high_air_seconds') =>
      numbers.reduce((sum, each) => sum + each[name], 0) / numbers.reduce((sum, each) => sum + each.seconds, 0);
    expect(share('low_air_seconds')).toBeGreaterThan(0.01);
    expect(share('high_air_seconds')).toBeGreaterThan(0.001);
    expect(share('low_air_seconds') + share('high_air_seconds')).toBeLessThan(0.4);
  });

  it.each(SEEDS)('can be decided in overtime, by the last goal, with a clock that counts up (%i)', (seed) => {
    const reading = readGame(play(seed, true), ROWS);
    const events = reading?.play.events ?? [];
    const goals = events.filter(({ kind }) => kind === 'goal');
    expect(goals.map(({ team, player, overtime }) => ({ team, player, overtime }))).toEqual(
      GOALS.map((goal, index) => ({ ...goal, overtime: index === GOALS.length - 1 })),
    );
    expect(events.filter(({ kind }) => kind === 'overtime')).toHaveLength(1);
    const seconds = reading?.play.overtimeSeconds ?? 0;
    expect(seconds).toBeGreaterThan(20);
    expect(goals.at(-1)?.clock).toBe(Math.floor(seconds));
    expect(reading?.play.inPlaySeconds).toBeGreaterThan(280 + seconds);
  });
});

describe('the assists of a report', () => {
  const goal = (player: number) => ({ team: player < 3 ? 0 : 1, player }) as const;

  it.each([
    { why: 'each fits one goal only', goals: [0, 0, 1], assists: [0, 2, 1], expected: [1, 1, 2] },
    { why: 'the first choice would leave one over', goals: [0, 1, 0], assists: [1, 0, 2], expected: [2, 0, 2] },
    { why: 'none', goals: [3, 4], assists: [0, 0, 0], expected: [null, null] },
    { why: 'more than the goals can have', goals: [0], assists: [0, 2], expected: [null] },
  ])('belong to goals of others of the team: $why', ({ goals, assists, expected }) => {
    expect(withAssists(goals.map(goal), assists).map(({ assist }) => assist)).toEqual(expected);
  });
});
