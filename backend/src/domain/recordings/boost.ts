import type { FieldNumbers } from './play/field-numbers.ts';
import { CAR_STATE } from './recording.ts';
import type { Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';

/** A full tank as it is sent. */
const FULL = 255;
/** What boosting drains in a second, as it is sent: a full tank lasts three seconds. */
const DRAIN = 85;
/** The time with a tank in each quarter of a full one. */
const QUARTERS = [
  'boost_first_quarter_seconds',
  'boost_second_quarter_seconds',
  'boost_third_quarter_seconds',
  'boost_fourth_quarter_seconds',
] as const;
const PERCENT = 100 / FULL;
/** A difference between the drained and the sent amount that is no pad's. */
const DRIFT = 15;
/** Frames between a pad's record and the amount that it gave. */
const PAD_FRAMES = 2;

type AmountNumber =
  'boost_used' | 'zero_boost_seconds' | 'full_boost_seconds' | 'boost_seconds' | (typeof QUARTERS)[number];

/** The amounts of boost of a player, and what they used. */
export interface BoostUse {
  numbers: Pick<FieldNumbers, AmountNumber>;
  /** The amount when a frame begins, before what is sent in it; 0 to 100. */
  before: Float32Array;
  /** The amount in the frame; 0 to 100. */
  amount: Float32Array;
}

/**
 * The amount is sent when boosting starts or stops and at a pad, not while it drains, so it is drained here (R37), and
 * put right by each amount that is sent. Full is what was sent as full; zero is what is drained.
 */
export function boostOf(recording: Recording, index: number, { weight }: Timeline): BoostUse {
  const frames = weight.length;
  const before = new Float32Array(frames);
  const amount = new Float32Array(frames);
  const numbers: BoostUse['numbers'] = {
    boost_used: 0,
    zero_boost_seconds: 0,
    full_boost_seconds: 0,
    boost_seconds: 0,
    boost_first_quarter_seconds: 0,
    boost_second_quarter_seconds: 0,
    boost_third_quarter_seconds: 0,
    boost_fourth_quarter_seconds: 0,
  };
  const isSent = sentAmounts(recording, index);
  const { state, boostSent } = recording.players[index] ?? NO_ONE;
  let tank = 0;
  for (let frame = 0; frame < frames; frame++) {
    const bits = state[frame] ?? 0;
    before[frame] = tank * PERCENT;
    if ((bits & CAR_STATE.onField) === 0) continue;
    if (isSent[frame] === 1) {
      const sent = boostSent[frame] ?? 0;
      const wasOn = (weight[frame - 1] ?? 0) > 0 && (bits & CAR_STATE.newCar) === 0;
      if (wasOn) numbers.boost_used += correction(tank, sent) * PERCENT;
      tank = sent;
    }
    amount[frame] = tank * PERCENT;
    const until = weight[frame] ?? 0;
    const isBoosting = (bits & CAR_STATE.boosting) > 0;
    const drained = isBoosting ? Math.min(tank, DRAIN * (recording.delta[frame + 1] ?? 0)) : 0;
    if (until > 0) {
      numbers.boost_used += drained * PERCENT;
      numbers.boost_seconds += tank * PERCENT * until;
      numbers[QUARTERS[Math.min((4 * tank) / FULL, 3) | 0] ?? QUARTERS[0]] += until;
      if (tank === 0) numbers.zero_boost_seconds += until;
      if (boostSent[frame] === FULL) numbers.full_boost_seconds += until;
    }
    tank -= drained;
  }
  return { numbers, before, amount };
}

const NO_ONE = { state: new Uint8Array(), boostSent: new Uint8Array() };

/**
 * The frames in which a true amount came. While boosting, an equal amount without a pad is the repeat of a key frame:
 * it tells what was sent last, not what is left.
 */
function sentAmounts({ players, pickups }: Recording, index: number): Uint8Array {
  const { state, boostSent } = players[index] ?? NO_ONE;
  const isSent = new Uint8Array(state.length);
  for (let frame = 0; frame < state.length; frame++) {
    const bits = state[frame] ?? 0;
    const isRepeat = (bits & CAR_STATE.boosting) > 0 && boostSent[frame] === boostSent[frame - 1];
    const isNew = (bits & CAR_STATE.newCar) > 0;
    isSent[frame] = isNew || ((bits & CAR_STATE.boostSent) > 0 && !isRepeat) ? 1 : 0;
  }
  for (const { player, frame: taken } of pickups) {
    if (player !== index) continue;
    for (let frame = taken; frame <= taken + PAD_FRAMES; frame++) {
      if (((state[frame] ?? 0) & CAR_STATE.boostSent) > 0) isSent[frame] = 1;
    }
  }
  return isSent;
}

/** What was used more or less than was drained here, when the true amount is sent. What a pad gave is not used. */
function correction(tank: number, sent: number): number {
  const isPad = sent - tank >= DRIFT || (sent === FULL && tank < FULL);
  return isPad ? 0 : tank - sent;
}
