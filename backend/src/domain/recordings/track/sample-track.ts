import type { BoostUse } from '../boost.ts';
import type { Findings } from '../field-play-of.ts';
import { SUPERSONIC } from '../movement.ts';
import { CAR_STATE } from '../recording.ts';
import type { BodyColumns, RecordedBall, RecordedPlayer } from '../recording.ts';
import type { Timeline } from '../timeline.ts';
import { PLACE_STEP, SAMPLES_PER_SECOND, TRACK_FLAG, TRACK_LIMITS, YAW_STEPS } from './track.ts';
import type { Track, TrackBall, TrackCar, TrackPlaces } from './track.ts';
import { trackEvents } from './track-events.ts';
import type { RecordedEvent } from '../play/field-play.ts';

/** Farther apart in time or place than this, two states are not the same movement: the first holds. */
const LONGEST_STEP = { seconds: 0.25, units: 1500 } as const;

/** Bits of a ball that is there (`RecordedBall.state`). */
const ANY_BALL = 0b11;

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

function sampleBall(ball: RecordedBall, moments: Moments, { real }: Timeline): TrackBall {
  const states = new BodyStates({ ...ball, mask: ANY_BALL }, moments, real);
  return {
    isThere: Uint8Array.from(moments.frame, (frame) => (ball.state[frame] === 0 ? 0 : 1)),
    ...samplePlaces(ball, states),
  };
}

function sampleCar(
  player: RecordedPlayer,
  boost: BoostUse | undefined,
  moments: Moments,
  { real }: Timeline,
): Omit<TrackCar, 'team' | 'playerId'> {
  const states = new BodyStates({ ...player, mask: CAR_STATE.onField }, moments, real);
  const samples = moments.frame.length;
  const yaw = new Uint8Array(samples);
  const amount = new Uint8Array(samples);
  const flags = new Uint8Array(samples);
  for (let sample = 0; sample < samples; sample++) {
    const from = states.from[sample] ?? -1;
    if (from < 0) {
      yaw[sample] = yaw[sample - 1] ?? 0;
      continue;
    }
    const angle = player.yaw[from] ?? 0;
    const turn = shortest((player.yaw[states.to[sample] ?? 0] ?? 0) - angle);
    const steps = ((angle + turn * (states.share[sample] ?? 0)) * YAW_STEPS) / (2 * Math.PI);
    const frame = moments.frame[sample] ?? 0;
    yaw[sample] = Math.round(steps) & (YAW_STEPS - 1);
    amount[sample] = Math.round(boost?.amount[frame] ?? 0);
    flags[sample] = flagsOf(player, frame);
  }
  return { ...samplePlaces(player, states), yaw, boost: amount, flags };
}

function flagsOf({ vx, vy, vz, state }: RecordedPlayer, frame: number): number {
  const x = vx[frame] ?? 0;
  const y = vy[frame] ?? 0;
  const z = vz[frame] ?? 0;
  const isBoosting = ((state[frame] ?? 0) & CAR_STATE.boosting) > 0;
  const isSupersonic = Math.sqrt(x * x + y * y + z * z) >= SUPERSONIC;
  return TRACK_FLAG.onField | (isBoosting ? TRACK_FLAG.boosting : 0) | (isSupersonic ? TRACK_FLAG.supersonic : 0);
}

/** The same turn, at most half a turn. */
const shortest = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

const samplePlaces = ({ x, y, z }: BodyColumns, states: BodyStates): TrackPlaces => ({
  x: samplePlace(x, states),
  y: samplePlace(y, states),
  z: samplePlace(z, states),
});

function samplePlace(column: Float32Array, { from, to, share }: BodyStates): Int16Array {
  const places = new Int16Array(from.length);
  for (let sample = 0; sample < places.length; sample++) {
    const state = from[sample] ?? -1;
    if (state < 0) {
      places[sample] = places[sample - 1] ?? 0;
      continue;
    }
    const place = column[state] ?? 0;
    const value = place + ((column[to[sample] ?? 0] ?? 0) - place) * (share[sample] ?? 0);
    places[sample] = Math.round(Math.max(-32_000, Math.min(32_000, value)) / PLACE_STEP) * PLACE_STEP;
  }
  return places;
}

/** A body with its states. It is there where a state has a bit of `mask`. */
type MaskedBody = BodyColumns & { state: Uint8Array; mask: number };

/** Between which two sent states of a body each sample lies. A state holds in the columns until the next one comes. */
class BodyStates {
  /** For each sample, the frame in which the state before came; -1 where the body is not there. */
  readonly from: Int32Array;
  /** The frame in which the state after it came; as `from` when that is another movement. */
  readonly to: Int32Array;
  /** How far the sample is between the two: 0 to 1. */
  readonly share: Float64Array;

  constructor(
    private readonly body: MaskedBody,
    moments: Moments,
    real: Float64Array,
  ) {
    const samples = moments.frame.length;
    this.from = new Int32Array(samples).fill(-1);
    this.to = new Int32Array(samples).fill(-1);
    this.share = new Float64Array(samples);
    const came = this.cameFrames();
    const next = nextFrames(came);
    for (let sample = 0; sample < samples; sample++) {
      const frame = moments.frame[sample] ?? 0;
      if (!this.isThere(frame)) continue;
      const from = came[frame] ?? frame;
      const to = next[frame] ?? frame;
      const seconds = (real[to] ?? 0) - (real[from] ?? 0);
      this.from[sample] = from;
      this.to[sample] = from;
      if (seconds <= 0 || seconds > LONGEST_STEP.seconds || !this.isOneMovement(from, to)) continue;
      this.to[sample] = to;
      this.share[sample] = Math.min(Math.max(((moments.real[sample] ?? 0) - (real[from] ?? 0)) / seconds, 0), 1);
    }
  }

  /** For each frame, the frame in which its state came. */
  private cameFrames(): Int32Array {
    const { x, y, z, state, mask } = this.body;
    const came = new Int32Array(state.length);
    for (let frame = 1; frame < came.length; frame++) {
      const before = frame - 1;
      const bits = state[frame] ?? 0;
      const isSame =
        (bits & CAR_STATE.newCar) === 0 &&
        (bits & mask) > 0 === ((state[before] ?? 0) & mask) > 0 &&
        x[frame] === x[before] &&
        y[frame] === y[before] &&
        z[frame] === z[before];
      came[frame] = isSame ? (came[before] ?? 0) : frame;
    }
    return came;
  }

  private isThere(frame: number): boolean {
    return ((this.body.state[frame] ?? 0) & this.body.mask) > 0;
  }

  private isNew(frame: number): boolean {
    return ((this.body.state[frame] ?? 0) & CAR_STATE.newCar) > 0;
  }

  private isOneMovement(from: number, to: number): boolean {
    if (!this.isThere(from) || !this.isThere(to) || this.isNew(to)) return false;
    const { x, y, z } = this.body;
    const dx = (x[to] ?? 0) - (x[from] ?? 0);
    const dy = (y[to] ?? 0) - (y[from] ?? 0);
    const dz = (z[to] ?? 0) - (z[from] ?? 0);
    return dx * dx + dy * dy + dz * dz <= LONGEST_STEP.units * LONGEST_STEP.units;
  }
}

/** For each frame, the frame in which the next state comes; the frame itself when none does. */
function nextFrames(came: Int32Array): Int32Array {
  const next = new Int32Array(came.length);
  for (let frame = came.length - 1; frame >= 0; frame--) {
    const after = frame + 1;
    next[frame] = after >= came.length ? frame : came[after] === after ? after : (next[after] ?? frame);
  }
  return next;
}
