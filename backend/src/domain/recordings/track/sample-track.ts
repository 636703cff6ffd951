import type { BoostUse } from '../boost.ts';
import type { Findings } from '../field-play-of.ts';
import { SUPERSONIC } from '../movement.ts';
import { CAR_STATE } from '../recording.ts';
import type { BodyColumns, RecordedPlayer } from '../recording.ts';
import type { Timeline } from '../timeline.ts';
import { PLACE_STEP, SAMPLES_PER_SECOND, TRACK_FLAG, TRACK_LIMITS, YAW_STEPS } from './track.ts';
import type { Track, TrackBall, TrackCar, TrackPlaces } from './track.ts';
import { trackEvents } from './track-events.ts';
import type { RecordedEvent } from '../field-play.ts';

/** Farther apart in time or place than this, two states are not the same movement: the first holds. */
const LONGEST_STEP = { seconds: 0.25, units: 1500 } as const;

/** The moment of each sample. */
interface Moments {
  /** The frame that holds then. */
  frame: Int32Array;
  /** Real seconds since the recording's first frame. */
  real: Float64Array;
  cuts: number[];
}

/** The track of a recording that is seen from home (docs/tracks.md). `playerIds` as its players. */
export function sampleTrack(
  { recording, time, isStandard, boosts, touches, pads }: Findings,
  events: readonly RecordedEvent[],
  playerIds: readonly (number | null)[],
): Track {
  const moments = momentsOf(time);
  const samples = moments.frame.length;
  return {
    samples,
    isStandardField: isStandard,
    map: recording.map,
    cuts: moments.cuts,
    clock: Int16Array.from(moments.frame, (frame) => recording.clock[frame] ?? -1),
    overtime: Uint8Array.from(moments.frame, (frame) => recording.overtime[frame] ?? 0),
    ball: sampleBall(recording.ball, moments, time),
    cars: recording.players.map((player, index) => ({
      team: player.team,
      playerId: playerIds[index] ?? null,
      ...sampleCar(player, boosts[index], moments, time),
    })),
    events: trackEvents({ recording, time, touches, pads }, events),
  };
}

function momentsOf({ at, shown, real }: Timeline): Moments {
  const frames: number[] = [];
  const times: number[] = [];
  const cuts: number[] = [];
  let wasShown = false;
  for (let frame = 0; frame < at.length; frame++) {
    const from = at[frame] ?? 0;
    const until = shown[frame] ?? 0;
    if (until > 0) {
      // a play that is too short for a sample has none, and needs no cut
      if (!wasShown) cuts.push(Math.ceil(from * SAMPLES_PER_SECOND - 1e-9));
      while (frames.length < TRACK_LIMITS.samples) {
        const moment = frames.length / SAMPLES_PER_SECOND;
        if (moment >= from + until) break;
        frames.push(frame);
        times.push((real[frame] ?? 0) + Math.max(moment - from, 0));
      }
    }
    wasShown = until > 0;
  }
  const inside = [...new Set(cuts)].filter((cut) => cut > 0 && cut < frames.length);
  return { frame: Int32Array.from(frames), real: Float64Array.from(times), cuts: inside };
}

function sampleBall(ball: Findings['recording']['ball'], moments: Moments, time: Timeline): TrackBall {
  const isThere = (frame: number) => (ball.state[frame] ?? 0) !== 0;
  const states = new StateFinder(ball, time.real, isThere, () => false);
  return {
    isThere: Uint8Array.from(moments.frame, (frame) => (isThere(frame) ? 1 : 0)),
    ...samplePlaces(ball, moments, states),
  };
}

function sampleCar(
  player: RecordedPlayer,
  boost: BoostUse | undefined,
  moments: Moments,
  time: Timeline,
): Omit<TrackCar, 'team' | 'playerId'> {
  const bitsAt = (frame: number) => player.state[frame] ?? 0;
  const isThere = (frame: number) => (bitsAt(frame) & CAR_STATE.onField) > 0;
  const states = new StateFinder(player, time.real, isThere, (frame) => (bitsAt(frame) & CAR_STATE.newCar) > 0);
  const samples = moments.frame.length;
  const yaw = new Uint8Array(samples);
  const amount = new Uint8Array(samples);
  const flags = new Uint8Array(samples);
  moments.frame.forEach((frame, sample) => {
    if (!isThere(frame)) {
      yaw[sample] = yaw[sample - 1] ?? 0;
      amount[sample] = 0;
      return;
    }
    const { from, to, share } = states.at(frame, moments.real[sample] ?? 0);
    const turn = shortest((player.yaw[to] ?? 0) - (player.yaw[from] ?? 0));
    yaw[sample] = Math.round((((player.yaw[from] ?? 0) + turn * share) * YAW_STEPS) / (2 * Math.PI)) & (YAW_STEPS - 1);
    amount[sample] = Math.round(boost?.amount[frame] ?? 0);
    flags[sample] = flagsOf(player, frame);
  });
  return { ...samplePlaces(player, moments, states), yaw, boost: amount, flags };
}

function flagsOf({ vx, vy, vz, state }: RecordedPlayer, frame: number): number {
  const speed = Math.hypot(vx[frame] ?? 0, vy[frame] ?? 0, vz[frame] ?? 0);
  const isBoosting = ((state[frame] ?? 0) & CAR_STATE.boosting) > 0;
  return (
    TRACK_FLAG.onField | (isBoosting ? TRACK_FLAG.boosting : 0) | (speed >= SUPERSONIC ? TRACK_FLAG.supersonic : 0)
  );
}

/** The same turn, at most half a turn. */
const shortest = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

function samplePlaces(body: BodyColumns, moments: Moments, states: StateFinder): TrackPlaces {
  const samples = moments.frame.length;
  const places = { x: new Int16Array(samples), y: new Int16Array(samples), z: new Int16Array(samples) };
  for (const axis of ['x', 'y', 'z'] as const) {
    const column = body[axis];
    moments.frame.forEach((frame, sample) => {
      if (!states.isThere(frame)) {
        places[axis][sample] = places[axis][sample - 1] ?? 0;
        return;
      }
      const { from, to, share } = states.at(frame, moments.real[sample] ?? 0);
      const value = (column[from] ?? 0) + ((column[to] ?? 0) - (column[from] ?? 0)) * share;
      places[axis][sample] = Math.round(Math.max(-32_000, Math.min(32_000, value)) / PLACE_STEP) * PLACE_STEP;
    });
  }
  return places;
}

/** Between which two sent states of a body a moment lies. A state holds in the columns until the next one comes. */
class StateFinder {
  /** For each frame, the frame in which its state came. */
  private readonly came: Int32Array;
  /** For each frame, the frame in which the next state comes; the frame itself when none does. */
  private readonly next: Int32Array;

  constructor(
    private readonly body: BodyColumns,
    private readonly real: Float64Array,
    readonly isThere: (frame: number) => boolean,
    private readonly isNew: (frame: number) => boolean,
  ) {
    const frames = real.length;
    this.came = new Int32Array(frames);
    this.next = new Int32Array(frames);
    for (let frame = 0; frame < frames; frame++) {
      this.came[frame] = frame === 0 || this.isChange(frame) ? frame : (this.came[frame - 1] ?? 0);
    }
    for (let frame = frames - 1; frame >= 0; frame--) {
      const after = frame + 1;
      this.next[frame] = after >= frames ? frame : this.came[after] === after ? after : (this.next[after] ?? frame);
    }
  }

  /** The two states, and how far the moment is between them: 0 to 1. */
  at(frame: number, moment: number): { from: number; to: number; share: number } {
    const from = this.came[frame] ?? frame;
    const to = this.next[frame] ?? frame;
    const seconds = (this.real[to] ?? 0) - (this.real[from] ?? 0);
    if (seconds <= 0 || seconds > LONGEST_STEP.seconds || !this.isOneMovement(from, to)) {
      return { from, to: from, share: 0 };
    }
    return { from, to, share: Math.min(Math.max((moment - (this.real[from] ?? 0)) / seconds, 0), 1) };
  }

  private isChange(frame: number): boolean {
    const { x, y, z } = this.body;
    return (
      this.isNew(frame) ||
      this.isThere(frame) !== this.isThere(frame - 1) ||
      x[frame] !== x[frame - 1] ||
      y[frame] !== y[frame - 1] ||
      z[frame] !== z[frame - 1]
    );
  }

  private isOneMovement(from: number, to: number): boolean {
    if (!this.isThere(from) || !this.isThere(to) || this.isNew(to)) return false;
    const { x, y, z } = this.body;
    const dx = (x[to] ?? 0) - (x[from] ?? 0);
    const dy = (y[to] ?? 0) - (y[from] ?? 0);
    const dz = (z[to] ?? 0) - (z[from] ?? 0);
    return Math.hypot(dx, dy, dz) <= LONGEST_STEP.units;
  }
}
