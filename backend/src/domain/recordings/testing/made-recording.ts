import type { BoxScoreStats } from '../../series/box-score.ts';
import { CAR_STATE, phaseCode } from '../recording.ts';
import type { BodyColumns, Phase, RecordedBall, RecordedPlayer, Recording } from '../recording.ts';

/** A body in one frame; what is left out is 0. */
export interface MadeBody {
  x?: number;
  y?: number;
  z?: number;
  vx?: number;
  vy?: number;
  vz?: number;
}

export interface MadeCar extends MadeBody {
  yaw?: number;
  boost?: number;
  /** `CAR_STATE` bits; on the field when it is left out. */
  state?: number;
}

export interface MadePlayer {
  team: 0 | 1;
  name?: string;
  accountId?: string | null;
  isBot?: boolean;
  stats?: Partial<BoxScoreStats>;
  /** The car in a frame; null when the player has none on the field. */
  car?: (frame: number) => MadeCar | null;
}

export interface MadeBall extends MadeBody {
  spin?: number;
  /** A state came in this frame. */
  isSent?: boolean;
}

export interface MadeGame extends Partial<
  Omit<Recording, 'frames' | 'delta' | 'phase' | 'ballHit' | 'ball' | 'players'>
> {
  frames: number;
  /** Seconds of a frame, 1 when it is left out. */
  step?: number;
  phase?: (frame: number) => Phase;
  hit?: (frame: number) => boolean;
  ballAt?: (frame: number) => MadeBall | null;
  players: MadePlayer[];
}

/** A recording made by hand: active from its first frame on, the ball in the centre and hit, when nothing else is said. */
export function madeRecording(game: MadeGame): Recording {
  const { frames, step = 1, phase = () => 'active', hit = () => true, ballAt = () => ({}), players, ...rest } = game;
  const each = Array.from({ length: frames }, (_, frame) => frame);
  return {
    frames,
    delta: Float32Array.from(each, () => step),
    phase: Uint8Array.from(each, (frame) => phaseCode(phase(frame))),
    ballHit: Uint8Array.from(each, (frame) => (hit(frame) ? 1 : 0)),
    clock: new Int16Array(frames).fill(-1),
    overtime: new Uint8Array(frames),
    ball: ballOf(each.map(ballAt)),
    players: players.map((player) => playerOf(player, each)),
    pickups: [],
    demolitions: [],
    counts: [],
    goals: [],
    teamTouches: [],
    map: 'Stadium_P',
    ...rest,
  };
}

const bodyOf = (bodies: readonly (MadeBody | null)[]): BodyColumns => {
  const column = (axis: keyof MadeBody) => Float32Array.from(bodies, (body) => body?.[axis] ?? 0);
  return { x: column('x'), y: column('y'), z: column('z'), vx: column('vx'), vy: column('vy'), vz: column('vz') };
};

const ballOf = (balls: readonly (MadeBall | null)[]): RecordedBall => ({
  ...bodyOf(balls),
  wx: Float32Array.from(balls, (ball) => ball?.spin ?? 0),
  wy: new Float32Array(balls.length),
  wz: new Float32Array(balls.length),
  state: Uint8Array.from(balls, (ball) => (ball === null ? 0 : ball.isSent === false ? 1 : 2)),
});

function playerOf(player: MadePlayer, each: readonly number[]): RecordedPlayer {
  const { team, name = 'Lingon', accountId = null, isBot = false, stats } = player;
  const cars: (MadeCar | null)[] = each.map(player.car ?? (() => ({})));
  return {
    ...bodyOf(cars),
    name,
    accountId,
    isBot,
    stats: { score: 0, goals: 0, assists: 0, saves: 0, shots: 0, ...stats },
    team,
    from: 0,
    to: each.length - 1,
    yaw: Float32Array.from(cars, (made) => made?.yaw ?? 0),
    boostSent: Uint8Array.from(cars, (made) => made?.boost ?? 0),
    state: Uint8Array.from(cars, (made) => (made === null ? 0 : (made.state ?? CAR_STATE.onField))),
  };
}
