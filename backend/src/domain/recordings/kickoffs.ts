import type { BoostUse } from './boost.ts';
import { attackOf } from './field.ts';
import type { FieldNumbers } from './play/field-numbers.ts';
import { KICKOFF_KINDS } from './play/field-play.ts';
import type { KickoffKind } from './play/field-play.ts';
import { nearestToBall } from './positioning.ts';
import { CAR_STATE } from './recording.ts';
import type { Recording } from './recording.ts';
import type { Timeline } from './timeline.ts';
import type { Possession, Touch } from './touches.ts';

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
  /** Where its taker stood, of the team that touched first; null when that was no place for kickoffs. */
  kind: KickoffKind | null;
  /** From the signal until the ball was hit; null when no one did, as when all wait until the clock starts without them. */
  seconds: number | null;
  /** The team that has the ball a little after the first hit, or has scored by then; null for neither. Heuristic. */
  winner: 0 | 1 | null;
}

/** Seconds between the first hit and its touch, at most. */
const NEAR = 0.3;
/** Seconds after the first hit at which the ball tells who won the kickoff. */
const WON_AFTER = 3;
/** The places of a kickoff: how far across the field, and how far along it from the own side. */
const SPOTS: Readonly<Record<KickoffKind, readonly [number, number]>> = {
  diagonal: [2048, -2560],
  'off-centre': [256, -3840],
  straight: [0, -4608],
};
/** How far from its place a car can be in the frame of the signal. Before 2018 the diagonal ones were 136 nearer to the middle. */
const BESIDE = 200;

/** The kickoffs of a recording (R37): from the signal until the ball is hit. One at which it is never hit is none. */
export function kickoffsOf(
  recording: Recording,
  touches: readonly Touch[],
  { holders }: Pick<Possession, 'holders'>,
  { weight, real }: Timeline,
): Kickoff[] {
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
    const takers = [nearestToBall(recording, frame, 0), nearestToBall(recording, frame, 1)] as const;
    const team = touch?.team ?? told?.team ?? null;
    const kinds = takers.map((taker) => kindOf(recording, signal, taker));
    kickoffs.push({
      signal,
      hit: frame,
      takers,
      first: touch?.player ?? null,
      team,
      kind: kinds[team ?? 0] ?? kinds[0] ?? kinds[1] ?? null,
      seconds: team === null ? null : at - (real[signal] ?? 0),
      winner: winnerOf(recording, frame, holders, real),
    });
    signal = -1;
  }
  return kickoffs;
}

/** Who has the ball a little after a kickoff's hit. A goal before that is of the team that scored, and the whistle of none. */
function winnerOf({ frames, goals }: Recording, hit: number, holders: Uint8Array, real: Float64Array): 0 | 1 | null {
  const until = (real[hit] ?? 0) + WON_AFTER;
  let last = hit;
  while (last + 1 < frames && (real[last + 1] ?? Infinity) <= until) last++;
  const holder = holders[last] ?? 0;
  if (holder !== 0) return holder === 1 ? 0 : 1;
  return goals.find(({ frame }) => frame >= hit && (real[frame] ?? Infinity) <= until + NEAR)?.team ?? null;
}

/** From which place a player took the kickoff. */
function kindOf({ players }: Recording, signal: number, taker: number | null): KickoffKind | null {
  const car = taker === null ? undefined : players[taker];
  if (car === undefined || ((car.state[signal] ?? 0) & CAR_STATE.onField) === 0) return null;
  const across = Math.abs(car.x[signal] ?? 0);
  const along = (car.y[signal] ?? 0) * attackOf(car.team);
  return KICKOFF_KINDS.find((kind) => Math.hypot(across - SPOTS[kind][0], along - SPOTS[kind][1]) <= BESIDE) ?? null;
}

type KickoffNumber =
  | 'kickoffs'
  | 'kickoff_first_touches'
  | 'kickoff_touch_seconds'
  | 'touched_kickoffs'
  | 'kickoff_boost'
  | 'kickoffs_won'
  | 'kickoffs_lost';

/** A player's kickoffs: those that they took, how they began and how they ended. */
export function kickoffNumbers(
  index: number,
  team: 0 | 1,
  kickoffs: readonly Kickoff[],
  boost: Pick<BoostUse, 'amount'> | undefined,
): Pick<FieldNumbers, KickoffNumber> {
  const taken = kickoffs.filter(({ takers }) => takers.includes(index));
  const touched = taken.filter(({ seconds }) => seconds !== null);
  const first = kickoffs.filter((kickoff) => kickoff.first === index);
  return {
    kickoffs: taken.length,
    kickoff_first_touches: first.length,
    kickoff_touch_seconds: first.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0),
    touched_kickoffs: touched.length,
    kickoff_boost: touched.reduce((sum, { hit }) => sum + (boost?.amount[hit] ?? 0), 0),
    kickoffs_won: taken.filter(({ winner }) => winner === team).length,
    kickoffs_lost: taken.filter(({ winner }) => winner !== null && winner !== team).length,
  };
}
