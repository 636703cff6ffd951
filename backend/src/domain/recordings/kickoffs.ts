import { nearestToBall } from './positioning.ts';
import type { Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';
import type { Touch } from './touches.ts';

/** A kickoff that was played. */
export interface Kickoff {
  /** The frame of the signal. */
  signal: number;
  /** The frame in which the ball was first hit. */
  hit: number;
  /** The nearest player of blue and of orange at that moment; null for a team without a car. */
  takers: readonly [number | null, number | null];
  /** Who touched first; null when no touch was found. */
  first: number | null;
  /** The team that touched first; null when it is not known. */
  team: 0 | 1 | null;
}

/** Seconds between the first hit and its touch, at most. */
const NEAR = 0.3;

/** The kickoffs of a recording (R37): from the signal until the ball is hit. One at which it is never hit is none. */
export function kickoffsOf(recording: Recording, touches: readonly Touch[], { weight, real }: Timeline): Kickoff[] {
  const kickoffs: Kickoff[] = [];
  let signal = -1;
  for (let frame = 0; frame < recording.frames; frame++) {
    const isOn = (weight[frame] ?? 0) > 0;
    if (recording.ballHit[frame] === 0) {
      if (signal < 0 && isOn) signal = frame;
      if (!isOn) signal = -1;
      continue;
    }
    if (signal < 0) continue;
    const at = real[frame] ?? 0;
    const touch = touches.find((each) => each.frame >= signal && Math.abs((real[each.frame] ?? 0) - at) <= NEAR);
    const told = recording.teamTouches.find((each) => each.frame >= signal && (real[each.frame] ?? 0) <= at + NEAR);
    kickoffs.push({
      signal,
      hit: frame,
      takers: [nearestToBall(recording, frame, 0), nearestToBall(recording, frame, 1)],
      first: touch?.player ?? null,
      team: touch?.team ?? told?.team ?? null,
    });
    signal = -1;
  }
  return kickoffs;
}
