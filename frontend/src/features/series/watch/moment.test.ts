import { emptyMoment, momentAt, turnedBetween, type Moment } from './moment';
import { endOf, FLAG, type Track } from './track';

/** A track of two samples in which the ball and a car move. */
function trackOf(car: { x: number[]; yaw?: number[]; flags?: number[] }, ballX = [0, 100]): Track {
  const zero = () => new Float32Array(2);
  return {
    rate: 10,
    samples: 2,
    ball: { x: Float32Array.from(ballX), y: zero(), z: zero() },
    players: [
      {
        playerId: 7,
        team: 0,
        x: Float32Array.from(car.x),
        y: zero(),
        z: zero(),
        yaw: Float32Array.from(car.yaw ?? [0, 0]),
        boost: Uint8Array.from([33, 34]),
        flags: Uint8Array.from(car.flags ?? [FLAG.onField, FLAG.onField]),
      },
    ],
    clock: Int16Array.from([300, 299]),
    overtime: Uint8Array.from([0, 0]),
  };
}

const at = (track: Track, seconds: number): Moment => {
  const moment = emptyMoment(track);
  momentAt(track, seconds, moment);
  return moment;
};

test('between two samples everything moves in a straight line', () => {
  const moment = at(trackOf({ x: [0, 200] }), 0.05);
  expect(moment.ball.x).toBeCloseTo(50);
  expect(moment.cars[0]).toMatchObject({ x: 100, boost: 33, isOnField: true, isBoosting: false });
  expect(moment.clock).toBe(300);
});

test('nothing is drawn in the middle of a jump, such as that of a kickoff', () => {
  const moment = at(trackOf({ x: [-2000, 2000] }, [3000, 0]), 0.09);
  expect(moment.cars[0]?.x).toBe(-2000);
  expect(moment.ball.x).toBe(3000);
});

test('a car that is demolished in the next sample stays where it was', () => {
  expect(at(trackOf({ x: [400, 0], flags: [FLAG.onField, 0] }), 0.05).cars[0]?.x).toBe(400);
  expect(at(trackOf({ x: [400, 0], flags: [FLAG.onField, 0] }), 0.1).cars[0]?.isOnField).toBe(false);
});

test.each([
  { from: 3, to: -3, half: 3 + (2 * Math.PI - 6) / 2, why: 'over the half turn' },
  { from: -3, to: 3, half: -3 - (2 * Math.PI - 6) / 2, why: 'the same backwards' },
  { from: 0.2, to: 0.6, half: 0.4, why: 'a small turn' },
])('a car turns the shortest way: from $from to $to ($why)', ({ from, to, half }) => {
  expect(turnedBetween(from, to, 0.5)).toBeCloseTo(half);
});

test('before the first sample and after the last one there is the first and the last', () => {
  const track = trackOf({ x: [0, 200] });
  expect(endOf(track)).toBeCloseTo(0.1);
  expect(at(track, -5).cars[0]?.x).toBe(0);
  expect(at(track, 99).cars[0]?.x).toBe(200);
});
