import { FLAG, type Track, type TrackBody } from './track';

/** A car at a moment. */
export interface MomentCar {
  x: number;
  y: number;
  z: number;
  yaw: number;
  boost: number;
  isOnField: boolean;
  isBoosting: boolean;
  isSupersonic: boolean;
}

/** Everything on the field at a moment. It is filled again for each frame, so that drawing makes no garbage. */
export interface Moment {
  ball: { x: number; y: number; z: number };
  cars: MomentCar[];
  /** The scoreboard's clock; -1 when it is not known. */
  clock: number;
  isOvertime: boolean;
}

/** Farther between two samples than anything can drive or fly: a kickoff or a new car. Nothing is drawn in between. */
const JUMP = 1500;

export const emptyMoment = (track: Track): Moment => ({
  ball: { x: 0, y: 0, z: 0 },
  cars: track.players.map(() => ({
    ...{ x: 0, y: 0, z: 0, yaw: 0, boost: 0 },
    ...{ isOnField: false, isBoosting: false, isSupersonic: false },
  })),
  clock: -1,
  isOvertime: false,
});

/** The angle between two, by the shortest way. */
export function turnedBetween(from: number, to: number, share: number): number {
  const turn = (((to - from + Math.PI) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  return from + (turn - Math.PI) * share;
}

/** Does a body jump between two samples, so that nothing lies in between? */
export const isJump = ({ x, y, z }: TrackBody, from: number, to: number): boolean =>
  Math.hypot((x[to] ?? 0) - (x[from] ?? 0), (y[to] ?? 0) - (y[from] ?? 0), (z[to] ?? 0) - (z[from] ?? 0)) > JUMP;

/** Fills `into` with what the track has at a time, in a straight line between two samples. */
export function momentAt(track: Track, seconds: number, into: Moment): void {
  const at = Math.min(Math.max(0, seconds * track.rate), Math.max(0, track.samples - 1));
  const from = Math.floor(at);
  const to = Math.min(from + 1, track.samples - 1);
  place(track.ball, from, to, at - from, into.ball);
  track.players.forEach((player, index) => {
    const car = into.cars[index];
    if (!car) return;
    const flags = player.flags[from] ?? 0;
    car.isOnField = (flags & FLAG.onField) !== 0;
    car.isBoosting = (flags & FLAG.boosting) !== 0;
    car.isSupersonic = (flags & FLAG.supersonic) !== 0;
    car.boost = player.boost[from] ?? 0;
    // a car that is demolished has no place to drive to
    const isThereNext = ((player.flags[to] ?? 0) & FLAG.onField) !== 0;
    const share = isThereNext && !isJump(player, from, to) ? at - from : 0;
    place(player, from, to, share, car);
    car.yaw = turnedBetween(player.yaw[from] ?? 0, player.yaw[to] ?? 0, share);
  });
  into.clock = track.clock[from] ?? -1;
  into.isOvertime = track.overtime[from] === 1;
}

function place(body: TrackBody, from: number, to: number, share: number, into: { x: number; y: number; z: number }) {
  const part = isJump(body, from, to) ? 0 : share;
  into.x = between(body.x, from, to, part);
  into.y = between(body.y, from, to, part);
  into.z = between(body.z, from, to, part);
}

const between = (column: Float32Array, from: number, to: number, share: number): number =>
  (column[from] ?? 0) + ((column[to] ?? 0) - (column[from] ?? 0)) * share;
