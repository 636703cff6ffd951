/** The columns of a demo game's recording. */
import type { BodyColumns, RecordedPlayer, Recording } from '../../../domain/recordings/recording.ts';
import type { BallAt, CarAt } from './field-motion.ts';

export const FRAMES_PER_SECOND = 15;
const TOP_SPEED = 2300;
const GOAL_LINE = 5120;
/** A car on the ground that turns faster than this slides, in radians a second, when it is not slow. */
const SLIDES = { turn: 3.2, speed: 500 } as const;

/** Empty columns. */
export const emptyColumns = (frames: number): BodyColumns => ({
  x: new Float32Array(frames),
  y: new Float32Array(frames),
  z: new Float32Array(frames),
  vx: new Float32Array(frames),
  vy: new Float32Array(frames),
  vz: new Float32Array(frames),
});

/** Does a car turn faster than its wheels could? */
export function isSliding({ yaw, z }: RecordedPlayer, frame: number, speed: number): boolean {
  const turn = Math.abs((yaw[frame] ?? 0) - (yaw[frame - 1] ?? 0));
  return (
    (z[frame] ?? 0) < 20 && speed > SLIDES.speed && Math.min(turn, 2 * Math.PI - turn) > SLIDES.turn / FRAMES_PER_SECOND
  );
}

/** Writes a place and its speed. */
export function writeBody(
  body: BodyColumns,
  frame: number,
  { x, y, z, vx, vy, vz }: ReturnType<CarAt> | ReturnType<BallAt>,
): void {
  const factor = Math.min(1, TOP_SPEED / Math.max(Math.hypot(vx, vy, vz), 1));
  const isBall = 'wx' in body;
  body.x[frame] = x;
  // cars do not drive through the back walls
  body.y[frame] = isBall ? y : Math.max(-GOAL_LINE, Math.min(GOAL_LINE, y));
  body.z[frame] = z;
  body.vx[frame] = vx * (isBall ? 1 : factor);
  body.vy[frame] = vy * (isBall ? 1 : factor);
  body.vz[frame] = vz * (isBall ? 1 : factor);
}

/** The columns without the frames that were not played. */
export function cutRecording(
  recording: Recording,
  frames: number,
): Pick<Recording, 'delta' | 'phase' | 'ballHit' | 'clock' | 'overtime' | 'players'> {
  const { delta, phase, ballHit, clock, overtime } = recording;
  return {
    delta: delta.slice(0, frames),
    phase: phase.slice(0, frames),
    ballHit: ballHit.slice(0, frames),
    clock: clock.slice(0, frames),
    overtime: overtime.slice(0, frames),
    players: recording.players.map((player) => ({ ...player, to: frames - 1 })),
  };
}
