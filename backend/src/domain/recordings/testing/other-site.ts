import { CAR_STATE, phaseCode } from '../recording.ts';
import type { RecordedPlayer, Recording } from '../recording.ts';
import type { Timeline } from '../timeline.ts';

// how another site counts what we count in another way: with it, real games can be compared to the decimal

/** The other site's bases, which are not ours: all frames, all but the countdown, all but three seconds after a goal. */
export function basesOf({ frames, delta, phase }: Recording): Record<'all' | 'moving' | 'playing', Timeline> {
  const based = (isCounted: (code: number) => boolean): Timeline => {
    const weight = Float64Array.from({ length: frames }, (_, at) =>
      isCounted(phase[at] ?? 0) ? (delta[at + 1] ?? 0) : 0,
    );
    return { weight, shown: weight, at: weight, real: weight };
  };
  return {
    all: based(() => true),
    moving: based((code) => code !== phaseCode('countdown')),
    playing: based((code) => code !== phaseCode('goal-scored')),
  };
}

/**
 * The recording without the time that the other site leaves out for a player: when a car stood for a second before a kickoff
 * brought its next one, from its last new place until the next amount of boost. We count it: the car is there.
 */
export function withoutStanding(player: RecordedPlayer, { delta }: Recording): RecordedPlayer {
  const { x, y, state } = player;
  const left = Uint8Array.from(state);
  let [since, seconds] = [0, 0];
  for (let frame = 1; frame < state.length; frame++) {
    seconds += delta[frame] ?? 0;
    const isNew = ((state[frame] ?? 0) & CAR_STATE.newCar) > 0;
    const wasThere = ((state[frame - 1] ?? 0) & CAR_STATE.onField) > 0;
    if (isNew && wasThere && seconds > 1) {
      const boost = state.findIndex((bits, at) => at > frame && (bits & CAR_STATE.boostSent) > 0);
      left.fill(0, since, boost);
    }
    if (isNew || x[frame] !== x[frame - 1] || y[frame] !== y[frame - 1]) [since, seconds] = [frame, 0];
  }
  return { ...player, state: left };
}

/**
 * The seconds of a full tank as the other site counts them: only a stretch that ends with another amount of the same car, so
 * without one that ends with the car or with a pad that keeps it full, and with those after a goal. We count each stretch,
 * and only while the game is on.
 */
export function fullThere({ delta, frames }: Recording, { state, boostSent }: RecordedPlayer): number {
  let [full, stretch] = [0, 0];
  for (let frame = 0; frame < frames; frame++) {
    const bits = state[frame] ?? 0;
    const isThere = (bits & CAR_STATE.onField) > 0 && (bits & CAR_STATE.newCar) === 0;
    const isFull = boostSent[frame] === 255;
    if (isThere && !isFull) full += stretch;
    if (!isThere || !isFull || (bits & CAR_STATE.boostSent) > 0) stretch = 0;
    if (isFull && (bits & CAR_STATE.onField) > 0) stretch += delta[frame + 1] ?? 0;
  }
  return full;
}
