import type { FieldNumbers } from './play/field-numbers.ts';
import { CAR_STATE } from './recording.ts';
import type { RecordedPlayer } from './recording.ts';
import type { Timeline } from './timeline.ts';

/** The speed from which a car is supersonic. */
export const SUPERSONIC = 2200;
/** The top speed without boost. */
const TOP_WITHOUT_BOOST = 1410;
/** A car on its wheels is at 17. Old files have whole numbers, so 20 is still the ground. */
const GROUND = 20;
const HIGH_AIR = 840;

/** Seconds without a car after which a player is not there: a demolished car is back after three. */
const LONGEST_RESPAWN = 4;

/** Times of presence: with a car, and in the game. Someone who left and came back was not in the game meanwhile. */
export function presenceOf(
  player: RecordedPlayer,
  { weight }: Timeline,
): Pick<FieldNumbers, 'seconds' | 'seconds_in_game'> {
  let seconds = 0;
  let demolished = 0;
  let without = 0;
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    if (((player.state[frame] ?? 0) & CAR_STATE.onField) === 0) {
      if (frame >= player.from && frame <= player.to) without += until;
      continue;
    }
    if (without <= LONGEST_RESPAWN) demolished += without;
    without = 0;
    seconds += until;
  }
  if (without <= LONGEST_RESPAWN) demolished += without;
  return { seconds, seconds_in_game: seconds + demolished };
}

/** Speed and its bands, and the distance that the same car moved (R37). */
export function speedOf(
  { vx, vy, vz, state }: RecordedPlayer,
  { weight }: Timeline,
): Pick<FieldNumbers, 'speed_seconds' | 'supersonic_seconds' | 'boost_speed_seconds' | 'slow_seconds'> {
  const sums = { speed_seconds: 0, supersonic_seconds: 0, boost_speed_seconds: 0, slow_seconds: 0 };
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    if (until === 0 || ((state[frame] ?? 0) & CAR_STATE.onField) === 0) continue;
    const x = vx[frame] ?? 0;
    const y = vy[frame] ?? 0;
    const z = vz[frame] ?? 0;
    const speed = Math.sqrt(x * x + y * y + z * z);
    sums.speed_seconds += speed * until;
    if (speed >= SUPERSONIC) sums.supersonic_seconds += until;
    else if (speed >= TOP_WITHOUT_BOOST) sums.boost_speed_seconds += until;
    else sums.slow_seconds += until;
  }
  return sums;
}

/** Field units driven: the changes of place of the same car. */
export function distanceOf({ x, y, z, state }: RecordedPlayer, { weight }: Timeline): Pick<FieldNumbers, 'distance'> {
  let distance = 0;
  for (let frame = 0; frame + 1 < weight.length; frame++) {
    const now = state[frame] ?? 0;
    const next = state[frame + 1] ?? 0;
    if (weight[frame] === 0 || (now & next & CAR_STATE.onField) === 0 || (next & CAR_STATE.newCar) > 0) continue;
    const dx = (x[frame + 1] ?? 0) - (x[frame] ?? 0);
    const dy = (y[frame + 1] ?? 0) - (y[frame] ?? 0);
    const dz = (z[frame + 1] ?? 0) - (z[frame] ?? 0);
    distance += Math.sqrt(dx * dx + dy * dy + dz * dz);
  }
  return { distance };
}

type HeightNumber = 'ground_seconds' | 'low_air_seconds' | 'high_air_seconds' | 'powerslide_seconds' | 'powerslides';

/** Heights, and sliding on the ground. A car on a wall is in low air. */
export function heightsOf({ z, state }: RecordedPlayer, { weight }: Timeline): Pick<FieldNumbers, HeightNumber> {
  const sums = { ground_seconds: 0, low_air_seconds: 0, high_air_seconds: 0, powerslide_seconds: 0, powerslides: 0 };
  const sliding = CAR_STATE.onField | CAR_STATE.handbrake;
  let wasSliding = false;
  for (let frame = 0; frame < weight.length; frame++) {
    const until = weight[frame] ?? 0;
    const bits = state[frame] ?? 0;
    const height = z[frame] ?? 0;
    const isSliding = (bits & sliding) === sliding && height <= GROUND && until > 0;
    if (isSliding) {
      sums.powerslide_seconds += until;
      if (!wasSliding) sums.powerslides += 1;
    }
    wasSliding = isSliding;
    if (until === 0 || (bits & CAR_STATE.onField) === 0) continue;
    if (height <= GROUND) sums.ground_seconds += until;
    else if (height < HIGH_AIR) sums.low_air_seconds += until;
    else sums.high_air_seconds += until;
  }
  return sums;
}
