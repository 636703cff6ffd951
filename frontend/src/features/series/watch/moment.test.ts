import { emptyMoment, momentAt, turnedBetween, type Moment } from './moment';
import { endOf, FLAG, type Track } from './track';

interface Made {
  x: number[];
  yaw?: number[];
  flags?: number[];
  ballX?: number[];
  cut?: boolean;
}

/** A track of two samples in which the ball and a car move. */
function trackOf({ x, yaw = [0, 0], flags = [FLAG.onField, FLAG.onField], ballX = [0, 100], cut }: Made): Track {
  const zero = () => new Int16Array(2);
  return {
    samples: 2,
    isCut: Uint8Array.from([0, cut ? 1 : 0]),
    ball: { x: Int16Array.from(ballX), y: zero(), z: zero(), flags: Uint8Array.from([1, 1]) },
    players: [
      {
        playerId: 7,
        team: 0,
        x: Int16Array.from(x),
        y: zero(),
        z: zero(),
        yaw: Uint8Array.from(yaw),
        boost: Uint8Array.from([33, 34]),
        flags: Uint8Array.from(flags),
      },
    ],
    clock: Int16Array.from([300, 299]),
    overtime: Uint8Array.from([0, 0]),
    pads: [],
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
  expect(moment.cars[0]).toMatchObject({ x: 100, boost: 33, isThere: true, isBoosting: false });
});

test('nothing moves over a cut, such as the one before a kickoff', () => {
  const moment = at(trackOf({ x: [-2000, 2000], yaw: [0, 64], ballX: [3000, 0], cut: true }), 0.09);
  expect(moment.cars[0]).toMatchObject({ x: -2000, yaw: 0 });
  expect(moment.ball.x).toBe(3000);
});

test('a car that is demolished in the next sample stays where it was, and then it is not there', () => {
  const track = trackOf({ x: [400, 0], flags: [FLAG.onField, 0] });
  expect(at(track, 0.05).cars[0]?.x).toBe(400);
  expect(at(track, 0.1).cars[0]?.isThere).toBe(false);
});

test('a direction is a part of a turn: 64 of 256 look along +y', () => {
  expect(at(trackOf({ x: [0, 0], yaw: [64, 64] }), 0).cars[0]?.yaw).toBeCloseTo(Math.PI / 2);
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
