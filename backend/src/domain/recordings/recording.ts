import type { BoxScoreStats } from '../series/box-score.ts';

/** What the game is doing in a frame. Goal replays and the time before the first kickoff are frames too, and no play. */
export const PHASES = ['other', 'waiting', 'countdown', 'active', 'goal-scored', 'goal-replay', 'finished'] as const;

export type Phase = (typeof PHASES)[number];

/** The number of a phase in `Recording.phase`. */
export const phaseCode = (phase: Phase): number => PHASES.indexOf(phase);

/** Bits of `RecordedPlayer.state`. */
export const CAR_STATE = {
  /** The player has a car that is not demolished. Without it all numbers of the frame are 0. */
  onField: 1,
  boosting: 2,
  handbrake: 4,
  /** A boost amount arrived in this frame, maybe the same as before; not one that a key frame only sends again. */
  boostSent: 8,
  /** Another car than in the frame before: its position must not count as a distance. */
  newCar: 16,
} as const;

/** Position and velocity of a car or the ball, one element a frame. The last known state holds until the next one. */
export interface BodyColumns {
  /** Field units (1 cm). Centre of the field 0, 0; +y towards the goal that blue attacks; z up from the ground. */
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
  /** Field units a second; 0 when asleep. */
  vx: Float32Array;
  vy: Float32Array;
  vz: Float32Array;
}

/** The ball. Columns are 0 where there is no ball. */
export interface RecordedBall extends BodyColumns {
  /** Angular velocity, 0.01 rad/s. A touch changes it. */
  wx: Float32Array;
  wy: Float32Array;
  wz: Float32Array;
  /** 0 no ball, 1 a ball, 2 a ball whose state arrived in this frame, and not only again in a key frame. */
  state: Uint8Array;
}

/** One player. Someone who left and came back is one player. Spectators are left out. */
export interface RecordedPlayer extends BodyColumns {
  /** As in the box score: without control characters, at most 256 units. */
  name: string;
  /** As in the box score; null when the stream has none, or when two players share it. */
  accountId: string | null;
  isBot: boolean;
  /** The last score line of the stream; a number that was never sent is 0. */
  stats: BoxScoreStats;
  /** 0 blue, 1 orange: the last team. */
  team: 0 | 1;
  /** First and last frame in a team. */
  from: number;
  to: number;
  /** Radians, from the car's rotation; 0 looks along +x. */
  yaw: Float32Array;
  /** The last sent amount of boost, 0 to 255. It does not drain between two sent amounts. */
  boostSent: Uint8Array;
  /** `CAR_STATE` bits. */
  state: Uint8Array;
}

/** A boost pad was taken. */
export interface RecordedPickup {
  frame: number;
  /** Index in `players`. */
  player: number;
  /** The pad's object name, the same in all games of a map. */
  pad: string;
}

/** A car was demolished. Indexes in `players`; records without an attacker are left out. */
export interface RecordedDemolition {
  frame: number;
  attacker: number;
  victim: number;
}

/** A number of a player's score line rose. */
export interface RecordedCount {
  frame: number;
  player: number;
  what: 'goal' | 'assist' | 'save' | 'shot';
}

/** A goal of the header, in order. Its list is the truth about the score. */
export interface RecordedGoal {
  frame: number;
  /** The colour that got the goal. */
  team: 0 | 1;
  /** Index in `players`; null when the name is of no player of that team, or of several. */
  player: number | null;
}

/**
 * A game as the network stream of a replay tells it: columns with one element a frame, and events (docs/replays.md).
 * Repeats by key frames are already removed: an event happened once.
 */
export interface Recording {
  frames: number;
  /** Seconds since the frame before, which passed in its phase. Their sum is the time base: it has no gaps where goal replays were left out. */
  delta: Float32Array;
  /** `phaseCode` of each frame. */
  phase: Uint8Array;
  /** 1 from the first touch after a kickoff until the next countdown. */
  ballHit: Uint8Array;
  /** The scoreboard's clock, whole seconds: down to 0, in overtime up from 0; -1 before it is known. */
  clock: Int16Array;
  /** 1 in overtime. */
  overtime: Uint8Array;
  ball: RecordedBall;
  players: RecordedPlayer[];
  pickups: RecordedPickup[];
  demolitions: RecordedDemolition[];
  counts: RecordedCount[];
  goals: RecordedGoal[];
  /** The frames at which the touching team changed. */
  teamTouches: { frame: number; team: 0 | 1 }[];
  /** The map's name as in the header, for example `Stadium_P`; null when it has none. */
  map: string | null;
}
