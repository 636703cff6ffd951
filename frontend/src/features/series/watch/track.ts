/** Where something was, one element a sample: field units, seen from the home team, which attacks +y. */
export interface TrackBody {
  x: Int16Array;
  y: Int16Array;
  z: Int16Array;
  /** Not 0 where it is there. A body that is not there keeps its last place. */
  flags: Uint8Array;
}

/** Bits of a car's `flags`. The ball has the first only. */
export const FLAG = { onField: 1, boosting: 2, supersonic: 4 } as const;

export interface TrackPlayer extends TrackBody {
  /** The league's id; null for a player whom the report does not credit. */
  playerId: number | null;
  /** 0 home, 1 away. */
  team: 0 | 1;
  /** 256 to a full turn; 0 looks along +x, 64 along +y. */
  yaw: Uint8Array;
  /** 0 to 100. */
  boost: Uint8Array;
}

/** A boost pad was taken. */
export interface TakenPad {
  seconds: number;
  isBig: boolean;
  x: number;
  y: number;
}

/** Where everything was in a game, ten times a second (docs/tracks.md). */
export interface Track {
  samples: number;
  /** 1 at a sample where play begins elsewhere: nothing moves from the sample before to it. */
  isCut: Uint8Array;
  ball: TrackBody;
  players: readonly TrackPlayer[];
  /** The scoreboard's clock in whole seconds; -1 when it is not known. */
  clock: Int16Array;
  /** 1 in overtime, where the clock counts up. */
  overtime: Uint8Array;
  /** In the order of the game. Empty on an unusual field. */
  pads: readonly TakenPad[];
}

export const SAMPLES_A_SECOND = 10;

/** The last moment of a track, in seconds. */
export const endOf = ({ samples }: Track): number => Math.max(0, samples - 1) / SAMPLES_A_SECOND;
