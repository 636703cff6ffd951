import { phaseCode } from './recording.ts';
import type { Recording } from './recording.ts';

/** The track's time runs on for this long after a goal. */
export const SECONDS_AFTER_GOAL = 1.5;

/** Which parts of a recording count, and when they were. One element a frame; a frame's state holds until the next. */
export interface Timeline {
  /** The seconds for which the frame counts: until the next frame while the game is on, else 0. */
  weight: Float64Array;
  /** The track's time: seconds since the first kickoff's signal, without countdowns, goal replays and breaks. */
  at: Float64Array;
  /** The seconds for which the track's time runs from this frame on: the weight, and a little after a goal. */
  shown: Float64Array;
  /** Real seconds since the first frame. */
  real: Float64Array;
}

/** The times of a recording (R37). The game is on from a kickoff's signal until a goal or the whistle. */
export function timelineOf({ frames, delta, phase }: Recording): Timeline {
  const weight = new Float64Array(frames);
  const shown = new Float64Array(frames);
  const at = new Float64Array(frames);
  const real = new Float64Array(frames);
  const active = phaseCode('active');
  const scored = phaseCode('goal-scored');
  // what is played while players wait for the first countdown is no game; a recording that begins later has none
  let isOn = !hasWarmUp(phase);
  let afterGoal = 0;
  for (let frame = 0; frame < frames; frame++) {
    const now = phase[frame];
    const until = delta[frame + 1] ?? 0;
    isOn ||= now === phaseCode('countdown');
    if (now === active && isOn) {
      weight[frame] = until;
      shown[frame] = until;
      afterGoal = SECONDS_AFTER_GOAL;
    } else if (now === scored && afterGoal > 0) {
      shown[frame] = Math.min(until, afterGoal);
      afterGoal -= until;
    } else afterGoal = 0;
    at[frame + 1] = (at[frame] ?? 0) + (shown[frame] ?? 0);
    real[frame + 1] = (real[frame] ?? 0) + until;
  }
  return { weight, at, shown, real };
}

/** Was the lobby waiting for players when the recording began? */
function hasWarmUp(phase: Uint8Array): boolean {
  const first = phase.findIndex((code) => code === phaseCode('active') || code === phaseCode('countdown'));
  return phase.subarray(0, Math.max(first, 0)).includes(phaseCode('waiting'));
}
