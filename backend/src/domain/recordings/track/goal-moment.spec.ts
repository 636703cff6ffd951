import { goalMoment } from './goal-moment.ts';
import { TRACK_FLAG } from './track.ts';
import type { Track } from './track.ts';

const SAMPLES = 60;

/** A ball that goes 100 units a sample towards +y, and a car beside it that is demolished at the end. */
function track(change: Partial<Track> = {}): Track {
  const line = Int16Array.from({ length: SAMPLES }, (_, at) => at * 100);
  const still = new Int16Array(SAMPLES);
  const car = (team: 0 | 1, flags: Uint8Array) => ({
    team,
    playerId: team + 7,
    x: still,
    y: line,
    z: still,
    flags,
    yaw: new Uint8Array(SAMPLES).fill(64),
    boost: new Uint8Array(SAMPLES),
  });
  const there = new Uint8Array(SAMPLES).fill(TRACK_FLAG.onField);
  return {
    samples: SAMPLES,
    isStandardField: true,
    map: null,
    cuts: [],
    clock: still,
    overtime: new Uint8Array(SAMPLES),
    ball: { isThere: new Uint8Array(SAMPLES).fill(1), x: still, y: line, z: still },
    cars: [
      car(0, there),
      car(
        1,
        there.map((flag, at) => (at < 50 ? flag : 0)),
      ),
    ],
    events: [],
    ...change,
  };
}

test('the ball’s way is that of the last two and a half seconds, the goal last', () => {
  const { ballWay } = goalMoment(track(), 5000);
  expect([ballWay.length, ballWay[0], ballWay.at(-1)]).toEqual([26, { x: 0, y: 2500 }, { x: 0, y: 5000 }]);
});

test('it does not reach back over a place where play began anew', () => {
  expect(goalMoment(track({ cuts: [10, 45] }), 5000).ballWay[0]).toEqual({ x: 0, y: 4500 });
});

test('cars that are not on the field are not in the picture', () => {
  expect(goalMoment(track(), 4900).cars).toHaveLength(2);
  expect(goalMoment(track(), 5000).cars).toEqual([{ x: 0, y: 5000, team: 0, playerId: 7, direction: Math.PI / 2 }]);
});

test('a time outside of the track is its nearest one', () => {
  expect(goalMoment(track(), 99_000).ballWay.at(-1)).toEqual({ x: 0, y: 5900 });
  expect(goalMoment(track(), -1).ballWay).toEqual([{ x: 0, y: 0 }]);
});
