import fc from 'fast-check';
import { createRandom } from '../../../domain/random.ts';
import type { Recording } from '../../../domain/recordings/recording.ts';
import { inventRecording } from '../testing/invented-recording.ts';
import { encodeRecordedGame } from '../testing/recording-encoder.ts';
import type { StreamBuild } from '../testing/stream-tables.ts';
import { readRecording } from './read-recording.ts';

const GAME = { id: 'AB', teamSize: 3, players: null };
const RUNS = Number(process.env['ROUND_TRIPS'] ?? 25);
const PATIENCE_MS = 900_000 + RUNS * 2000;
/** Half a step of what is written, and the rounding of single floats. */
const STEP = { new: { place: 0.0055, speed: 0.0055, yaw: 0.00002 }, old: { place: 0.505, speed: 0.0505, yaw: 0.0001 } };

const readBack = (file: Uint8Array): Recording => {
  const result = readRecording(file);
  if (result.status !== 'complete') throw new Error(JSON.stringify(result));
  return result.recording;
};

const furthest = (one: Float32Array, other: Float32Array): number =>
  one.reduce((most, value, index) => Math.max(most, Math.abs(value - (other[index] ?? NaN))), 0);

/** Everything but positions, speeds and rotations, which lose their last digits. */
const withoutMotion = ({ ball, players, ...rest }: Recording) => ({
  ...rest,
  ball: ball.state,
  players: players.map(({ x: _x, y: _y, z: _z, vx: _vx, vy: _vy, vz: _vz, yaw: _yaw, ...player }) => player),
});

/** The players come in the order in which they joined. */
const inOrderOfJoining = (written: Recording): Recording => {
  const order = written.players.map((player, index) => ({ player, index }));
  order.sort((a, b) => a.player.from - b.player.from || a.index - b.index);
  const place = new Map(order.map(({ index }, at) => [index, at]));
  const at = (index: number) => place.get(index) ?? -1;
  return {
    ...written,
    players: order.map(({ player }) => player),
    pickups: written.pickups.map((one) => ({ ...one, player: at(one.player) })),
    demolitions: written.demolitions.map((one) => ({ ...one, attacker: at(one.attacker), victim: at(one.victim) })),
    counts: written.counts.map((one) => ({ ...one, player: at(one.player) })),
    goals: written.goals.map((one) => ({ ...one, player: one.player === null ? null : at(one.player) })),
  };
};

describe('a recording that was written as a stream', () => {
  it.each<StreamBuild>(['new', 'old'])(
    'is read back as it was, in %s files',
    (build) => {
      fc.assert(
        fc.property(
          fc.record({
            seed: fc.integer(),
            frames: fc.integer({ min: 40, max: 400 }),
            playersPerTeam: fc.integer({ min: 1, max: 4 }),
            keyFrameEvery: fc.integer({ min: 5, max: 500 }),
          }),
          ({ seed, keyFrameEvery, ...size }) => {
            const written = inventRecording(createRandom(seed), size);
            const expected = inOrderOfJoining(written);
            const read = readBack(encodeRecordedGame(GAME, written, { build, keyFrameEvery }));
            expect(withoutMotion(read)).toEqual(withoutMotion(expected));
            for (const [index, player] of [...expected.players, expected.ball].entries()) {
              const back = [...read.players, read.ball][index];
              for (const part of ['x', 'y', 'z'] as const)
                expect(furthest(player[part], back?.[part] ?? new Float32Array(1))).toBeLessThan(STEP[build].place);
              for (const part of ['vx', 'vy', 'vz'] as const)
                expect(furthest(player[part], back?.[part] ?? new Float32Array(1))).toBeLessThan(STEP[build].speed);
            }
            for (const [index, { yaw }] of expected.players.entries())
              expect(furthest(yaw, read.players[index]?.yaw ?? new Float32Array(1))).toBeLessThan(STEP[build].yaw);
            expect(furthest(expected.ball.wx, read.ball.wx)).toBeLessThan(STEP[build].speed);
          },
        ),
        { numRuns: RUNS },
      );
    },
    PATIENCE_MS,
  );
});
