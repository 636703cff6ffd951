import { CAR_STATE } from '../../../../domain/recordings/recording.ts';
import type { BodyColumns, RecordedBall, RecordedPlayer } from '../../../../domain/recordings/recording.ts';
import type { Ball, Car, Motion } from './parts.ts';

const writeMotion = (columns: BodyColumns, frame: number, motion: Motion): void => {
  columns.x[frame] = motion.x;
  columns.y[frame] = motion.y;
  columns.z[frame] = motion.z;
  columns.vx[frame] = motion.vx;
  columns.vy[frame] = motion.vy;
  columns.vz[frame] = motion.vz;
};

/** A player's car in a frame. */
export const writeCar = (player: RecordedPlayer, frame: number, car: Car, isNew: boolean): void => {
  writeMotion(player, frame, car);
  player.yaw[frame] = car.yaw;
  player.boostSent[frame] = car.boostSent;
  player.state[frame] =
    CAR_STATE.onField |
    (car.isBoosting ? CAR_STATE.boosting : 0) |
    (car.handbrake ? CAR_STATE.handbrake : 0) |
    (car.isBoostFresh ? CAR_STATE.boostSent : 0) |
    (isNew ? CAR_STATE.newCar : 0);
};

/** The ball in a frame. */
export const writeBall = (columns: RecordedBall, frame: number, ball: Ball): void => {
  writeMotion(columns, frame, ball);
  columns.wx[frame] = ball.wx;
  columns.wy[frame] = ball.wy;
  columns.wz[frame] = ball.wz;
  columns.state[frame] = ball.stateAt === frame ? 2 : 1;
};

/** The ball's columns, before the first frame. */
export const ballColumns = (frames: number): RecordedBall => ({
  x: new Float32Array(frames),
  y: new Float32Array(frames),
  z: new Float32Array(frames),
  vx: new Float32Array(frames),
  vy: new Float32Array(frames),
  vz: new Float32Array(frames),
  wx: new Float32Array(frames),
  wy: new Float32Array(frames),
  wz: new Float32Array(frames),
  state: new Uint8Array(frames),
});

type Column = Float32Array | Uint8Array | Int16Array;

const isColumn = (value: unknown): value is Column =>
  value instanceof Float32Array || value instanceof Uint8Array || value instanceof Int16Array;

/** The same with columns of this many frames: a stream may end before the header says so. */
export const withFrames = <T extends object>(columns: T, frames: number): T =>
  Object.fromEntries(
    Object.entries(columns).map(([name, value]: [string, unknown]) => [
      name,
      isColumn(value) && value.length !== frames ? value.slice(0, frames) : value,
    ]),
  ) as T;
