import { fieldPlayOf, findingsOf } from './field-play-of.ts';
import type { FieldNumbers } from './play/field-numbers.ts';
import { HEAT_COLUMNS, HEAT_ROWS } from './play/field-play.ts';
import { CAR_STATE } from './recording.ts';
import { madeRecording } from './testing/made-recording.ts';
import type { MadeCar, MadeGame } from './testing/made-recording.ts';

const playOf = (game: MadeGame) => fieldPlayOf(findingsOf(madeRecording(game)));
const numbersOf = (game: MadeGame, player = 0): Partial<FieldNumbers> => playOf(game).players[player]?.numbers ?? {};
/** A game of ten seconds in which one car of blue stands still. */
const still = (car: MadeCar, game: Partial<MadeGame> = {}): MadeGame => ({
  frames: 11,
  players: [{ team: 0, car: () => car }],
  ...game,
});
const { onField, handbrake, newCar } = CAR_STATE;

describe('the time that counts', () => {
  it('is from the signal until the goal: a frame counts until the next one', () => {
    const phases = [
      'countdown',
      'active',
      'active',
      'active',
      'goal-scored',
      'goal-replay',
      'countdown',
      'active',
      'finished',
    ] as const;
    const play = playOf({
      frames: 9,
      phase: (frame) => phases[frame] ?? 'other',
      hit: (frame) => frame >= 2 && frame < 6,
      players: [{ team: 0 }],
    });
    expect([play.activeSeconds, play.inPlaySeconds, play.players[0]?.numbers.seconds]).toEqual([4, 2, 4]);
  });

  it('leaves out what is played while the lobby waits', () => {
    const phases = ['waiting', 'active', 'active', 'countdown', 'active', 'active'] as const;
    const play = playOf({ frames: 6, phase: (frame) => phases[frame] ?? 'other', players: [] });
    expect(play.activeSeconds).toBe(1);
  });

  it('begins at once in a recording that begins in the middle of the game', () => {
    const play = playOf({ frames: 6, phase: (frame) => (frame === 3 ? 'countdown' : 'active'), players: [] });
    expect(play.activeSeconds).toBe(4);
  });

  it('tells overtime by itself', () => {
    const overtime = Uint8Array.from({ length: 11 }, (_, frame) => (frame >= 7 ? 1 : 0));
    expect(playOf(still({}, { overtime })).overtimeSeconds).toBe(3);
  });

  it('counts the demolished as in the game, and who was away as not', () => {
    const away = (from: number, to: number) =>
      numbersOf({ frames: 21, players: [{ team: 0, car: (frame) => (frame >= from && frame < to ? null : {}) }] });
    expect(away(5, 8)).toMatchObject({ seconds: 17, seconds_in_game: 20 });
    expect(away(5, 12)).toMatchObject({ seconds: 13, seconds_in_game: 13 });
  });
});

describe('movement', () => {
  it.each([
    { vx: 2200, name: 'supersonic_seconds', why: 'exactly supersonic' },
    { vx: 2199.9, name: 'boost_speed_seconds', why: 'just below' },
    { vx: 1410, name: 'boost_speed_seconds', why: 'exactly the top speed without boost' },
    { vx: 1409.9, name: 'slow_seconds', why: 'just below' },
    { vx: -2200, name: 'supersonic_seconds', why: 'the other way' },
  ] as const)('$vx is $name: $why', ({ vx, name }) => {
    expect(numbersOf(still({ vx }))[name]).toBe(10);
    expect(numbersOf(still({ vx })).speed_seconds).toBeCloseTo(Math.abs(vx) * 10, 1);
  });

  it.each([
    { z: 20, name: 'ground_seconds', why: 'old files have whole numbers' },
    { z: 20.1, name: 'low_air_seconds', why: 'off the ground' },
    { z: 839.9, name: 'low_air_seconds', why: 'just below high' },
    { z: 840, name: 'high_air_seconds', why: 'exactly high' },
  ] as const)('at height $z it is $name: $why', ({ z, name }) => {
    expect(numbersOf(still({ z }))[name]).toBe(10);
  });

  it('slides only on the ground, once for each time', () => {
    const car = (frame: number) => ({ z: frame === 4 ? 21 : 17, state: onField | (frame < 8 ? handbrake : 0) });
    expect(numbersOf({ frames: 11, players: [{ team: 0, car }] })).toMatchObject({
      powerslide_seconds: 7,
      powerslides: 2,
    });
  });

  it('is the way of one car: a new one begins elsewhere', () => {
    const car = (frame: number) => ({
      x: frame * 100 + (frame >= 6 ? 3000 : 0),
      state: onField | (frame === 6 ? newCar : 0),
    });
    expect(numbersOf({ frames: 11, players: [{ team: 0, car }] }).distance).toBe(900);
  });
});

describe('positions', () => {
  it.each([
    { team: 0, y: -1706.7, third: 'defensive_third_seconds', half: 'defensive_half_seconds' },
    { team: 0, y: -1706.6, third: 'neutral_third_seconds', half: 'defensive_half_seconds' },
    { team: 0, y: 0, third: 'neutral_third_seconds', half: 'offensive_half_seconds' },
    { team: 0, y: 1706.7, third: 'offensive_third_seconds', half: 'offensive_half_seconds' },
    { team: 1, y: 1706.7, third: 'defensive_third_seconds', half: 'defensive_half_seconds' },
    { team: 1, y: -1706.7, third: 'offensive_third_seconds', half: 'offensive_half_seconds' },
  ] as const)('at $y team $team is in its $third', ({ team, y, third, half }) => {
    const numbers = numbersOf({ frames: 11, players: [{ team, car: () => ({ y }) }] });
    expect([numbers[third], numbers[half]]).toEqual([10, 10]);
  });

  it.each([
    { team: 0, y: -1, seconds: 10 },
    { team: 0, y: 0, seconds: 0 },
    { team: 1, y: 1, seconds: 10 },
    { team: 1, y: -1, seconds: 0 },
  ] as const)('team $team at $y is behind the ball for $seconds seconds', ({ team, y, seconds }) => {
    expect(numbersOf({ frames: 11, players: [{ team, car: () => ({ y }) }] }).behind_ball_seconds).toBe(seconds);
  });

  it('in the team are shared by those who are equal, and alone is everything', () => {
    const at = (y: number, x: number) => ({ team: 0 as const, car: () => ({ x, y }) });
    const players = [at(-3000, 0), at(-3000, 400), at(0, 100), { team: 1 as const, car: () => ({ y: 4000 }) }];
    const places = playOf({ frames: 11, players }).players.map(({ numbers }) => [
      numbers.most_back_seconds,
      numbers.most_forward_seconds,
      numbers.closest_to_ball_seconds,
      numbers.farthest_from_ball_seconds,
    ]);
    expect(places).toEqual([
      [5, 0, 0, 0],
      [5, 0, 0, 10],
      [0, 10, 10, 0],
      [10, 10, 10, 10],
    ]);
  });

  it('count distances to the mates who are there', () => {
    const mate = (frame: number) => (frame < 4 ? { x: 1000 } : null);
    const numbers = numbersOf({
      frames: 11,
      players: [{ team: 0 }, { team: 0, car: mate }, { team: 0, car: () => null }],
    });
    expect(numbers).toMatchObject({ mate_seconds: 4, mate_distance_seconds: 4000, ball_distance_seconds: 0 });
  });

  it('are in cells of the field from the own goal, the goals in the last ones', () => {
    const heatOf = (team: 0 | 1, x: number, y: number) =>
      playOf({ frames: 11, players: [{ team, car: () => ({ x, y }) }] }).players[0]?.heat.indexOf(10);
    expect(heatOf(0, -4096, -5120)).toBe(0);
    expect(heatOf(0, -3584, -5120)).toBe(1);
    expect(heatOf(0, -3584.1, -4608)).toBe(HEAT_COLUMNS);
    expect(heatOf(0, 4096, 5990)).toBe(HEAT_COLUMNS * HEAT_ROWS - 1);
    expect(heatOf(1, 4096, 5120)).toBe(0);
  });

  it('have no thirds, heat and pads on a field of another shape', () => {
    const pickups = [{ frame: 3, player: 0, pad: 'a' }];
    const hoops = playOf(still({ y: 1000 }, { map: 'HoopsStadium_P', pickups }));
    const built = playOf({ ...still({}, { pickups }), players: [{ team: 0, car: () => ({ y: 7000 }) }] });
    for (const play of [hoops, built]) {
      expect(play.isStandardField).toBe(false);
      expect(play.players[0]?.numbers).toMatchObject({
        seconds: 10,
        offensive_half_seconds: 0,
        big_pads: 0,
        small_pads: 0,
      });
      expect(play.players[0]?.heat.some((seconds) => seconds > 0)).toBe(false);
    }
  });
});

describe('touches', () => {
  const spun = (frames: readonly number[]) => (frame: number) => ({
    spin: frames.filter((hit) => hit <= frame).length * 3.1,
  });
  const touching = (hits: readonly number[], cars: MadeGame['players'], game: Partial<MadeGame> = {}) =>
    playOf({ frames: 101, step: 0.1, ballAt: spun(hits), players: cars, ...game });
  const at = (team: 0 | 1, x: number) => ({ team, car: () => ({ x }) });

  it.each([
    { x: 300, touches: 1, why: 'at the end of the reach' },
    { x: 301, touches: 0, why: 'a bounce with no one near' },
  ])('are made by a car $x away $touches times: $why', ({ x, touches }) => {
    expect(touching([50], [at(0, x)]).players[0]?.numbers.touches).toBe(touches);
  });

  it.each([
    { from: 250, ball: 0, touches: 1, why: 'the ball flew out of reach in the same frame' },
    { from: 301, ball: 0, touches: 0, why: 'it was never in reach' },
  ])('are made when the ball was $from away before: $why', ({ from, touches }) => {
    const flying = (frame: number) => ({ x: frame < 50 ? 0 : 40 * (frame - 49), spin: frame < 50 ? 0 : 3.1 });
    expect(touching([], [at(0, -from)], { ballAt: flying }).players[0]?.numbers.touches).toBe(touches);
  });

  it('need a new spin', () => {
    const play = touching([], [at(0, 0)], { ballAt: (frame) => ({ spin: frame >= 50 ? 3 : 0 }) });
    expect(play.players[0]?.numbers.touches).toBe(0);
  });

  it('of one player within 0.15 seconds are one', () => {
    expect(touching([50, 51, 53], [at(0, 0)]).players[0]?.numbers.touches).toBe(2);
  });

  it('are of the team that the game tells, else of the nearest', () => {
    const cars = [at(0, 100), at(1, 200)];
    const told = touching([50], cars, { teamTouches: [{ frame: 51, team: 1 }] });
    expect(told.players.map(({ numbers }) => numbers.touches)).toEqual([0, 1]);
    expect(touching([50], cars).players.map(({ numbers }) => numbers.touches)).toEqual([1, 0]);
  });

  it.each([
    { x: 200, touches: [0, 2], why: 'that of the team as long as the game tells no other' },
    { x: 800, touches: [0, 0], why: 'no touch, but a bounce beside a car of the others' },
  ])('are $why', ({ x, touches }) => {
    const teamTouches = [{ frame: 30, team: 1 as const }];
    const play = touching([30, 60], [at(0, 100), at(1, x)], { teamTouches });
    expect(play.players.map(({ numbers }) => numbers.touches)).toEqual(touches);
  });

  it('after a kickoff are not of the team that was told before it', () => {
    const game = { teamTouches: [{ frame: 30, team: 1 as const }], hit: (frame: number) => frame < 40 || frame >= 50 };
    const play = touching([60], [at(0, 100), at(1, 200)], game);
    expect(play.players.map(({ numbers }) => numbers.touches)).toEqual([1, 0]);
  });

  it('give possession until the others touch', () => {
    const car = (near: (frame: number) => boolean) => (frame: number) => ({ x: near(frame) ? 0 : 2000 });
    const cars = [
      { team: 0 as const, car: car((frame) => frame < 40) },
      { team: 1 as const, car: car((frame) => frame >= 40) },
    ];
    const play = touching([20, 50], cars);
    expect(play.teams.map(({ possessionSeconds }) => possessionSeconds)).toEqual([
      expect.closeTo(3),
      expect.closeTo(5),
    ]);
    expect(play.players[1]?.numbers.possession_seconds).toBeCloseTo(5);
  });

  it('tell how far from the ball a player is while the team has it, and while the opponents have it', () => {
    const play = touching(
      [20, 50],
      [
        { team: 0, car: (frame) => ({ x: frame < 40 ? 100 : 1600 }) },
        { team: 1, car: (frame) => (frame >= 90 ? null : { x: frame < 40 ? 2000 : 200 }) },
      ],
    );
    const [blue, orange] = play.players.map(({ numbers }) => numbers);
    expect([blue?.team_possession_seconds, blue?.opponents_possession_seconds]).toEqual([
      expect.closeTo(3),
      expect.closeTo(5),
    ]);
    // two seconds at 100, one at 1600
    expect(blue?.team_possession_ball_distance_seconds).toBeCloseTo(2 * 100 + 1600, 1);
    expect(blue?.opponents_possession_ball_distance_seconds).toBeCloseTo(5 * 1600, 1);
    // the last second without a car counts for no one
    expect(orange?.team_possession_seconds).toBeCloseTo(4);
    expect(orange?.opponents_possession_ball_distance_seconds).toBeCloseTo(2 * 2000 + 200, 1);
  });

  it('count for the half in which the ball is', () => {
    const play = touching([], [], { ballAt: (frame) => ({ y: frame < 30 ? -1 : frame < 80 ? 1 : 0 }) });
    expect(play.teams.map(({ ballInOwnHalfSeconds }) => ballInOwnHalfSeconds)).toEqual([
      expect.closeTo(3),
      expect.closeTo(5),
    ]);
  });
});
