import { isThere } from './decode-track';
import { FLAG, SAMPLES_A_SECOND, type Track, type TrackBody } from './track';

/** A body at a moment. */
interface MomentBody {
  x: number;
  y: number;
  z: number;
  isThere: boolean;
}

export interface MomentCar extends MomentBody {
  /** Radians; 0 looks along +x. */
  yaw: number;
  boost: number;
  isBoosting: boolean;
  isSupersonic: boolean;
}

/** Everything on the field at a moment. It is filled again for each frame, so that drawing makes no garbage. */
export interface Moment {
  ball: MomentBody;
  /** In the order of the track's players. */
  cars: MomentCar[];
}

export const emptyMoment = (track: Track): Moment => ({
  ball: { x: 0, y: 0, z: 0, isThere: false },
  cars: track.players.map(() => ({
    ...{ x: 0, y: 0, z: 0, isThere: false },
    ...{ yaw: 0, boost: 0, isBoosting: false, isSupersonic: false },
  })),
});

const WHOLE_TURN = 2 * Math.PI;
const YAW_STEPS = 256;

/** The angle between two, by the shortest way. Radians. */
export function turnedBetween(from: number, to: number, share: number): number {
  const turn = (((to - from + Math.PI) % WHOLE_TURN) + WHOLE_TURN) % WHOLE_TURN;
  return from + (turn - Math.PI) * share;
}

/** Does a body move from a sample to the next one? Not over a cut, and not when it is missing at one of them. */
export const movesFrom = (track: Track, body: TrackBody, sample: number): boolean =>
  sample + 1 < track.samples && track.isCut[sample + 1] !== 1 && isThere(body, sample) && isThere(body, sample + 1);

/** Fills `into` with what the track has at a time, in a straight line between two samples. */
export function momentAt(track: Track, seconds: number, into: Moment): void {
  const at = Math.min(Math.max(0, seconds * SAMPLES_A_SECOND), Math.max(0, track.samples - 1));
  const sample = Math.floor(at);
  const share = at - sample;
  place(track, track.ball, sample, share, into.ball);
  track.players.forEach((player, index) => {
    const car = into.cars[index];
    if (!car) return;
    place(track, player, sample, share, car);
    const flags = player.flags[sample] ?? 0;
    car.isBoosting = (flags & FLAG.boosting) !== 0;
    car.isSupersonic = (flags & FLAG.supersonic) !== 0;
    car.boost = player.boost[sample] ?? 0;
    const turn = (of: number) => ((player.yaw[of] ?? 0) / YAW_STEPS) * WHOLE_TURN;
    car.yaw = movesFrom(track, player, sample) ? turnedBetween(turn(sample), turn(sample + 1), share) : turn(sample);
  });
}

function place(track: Track, body: TrackBody, sample: number, share: number, into: MomentBody): void {
  const part = movesFrom(track, body, sample) ? share : 0;
  into.isThere = isThere(body, sample);
  into.x = between(body.x, sample, part);
  into.y = between(body.y, sample, part);
  into.z = between(body.z, sample, part);
}

const between = (column: Int16Array, sample: number, share: number): number => {
  const from = column[sample] ?? 0;
  return share === 0 ? from : from + ((column[sample + 1] ?? 0) - from) * share;
};
