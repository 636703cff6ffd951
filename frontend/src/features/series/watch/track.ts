/** Samples of a body: one element each. Field units, seen from the home team, which attacks +y. */
export interface TrackBody {
  x: Float32Array;
  y: Float32Array;
  z: Float32Array;
}

/** Bits of `TrackPlayer.flags`. */
export const FLAG = { onField: 1, boosting: 2, supersonic: 4 } as const;

export interface TrackPlayer extends TrackBody {
  /** The league's id; 0 for a player whom the report does not credit. */
  playerId: number;
  /** 0 home, 1 away. */
  team: 0 | 1;
  /** Radians; 0 looks along +x. */
  yaw: Float32Array;
  /** 0 to 100. */
  boost: Uint8Array;
  flags: Uint8Array;
}

/** Where everything was in a game, at a fixed rate (docs/tracks.md). */
export interface Track {
  /** Samples a second. */
  rate: number;
  samples: number;
  ball: TrackBody;
  players: readonly TrackPlayer[];
  /** The scoreboard's clock in whole seconds; -1 when it is not known. */
  clock: Int16Array;
  /** 1 in overtime, where the clock counts up. */
  overtime: Uint8Array;
}

/** The last moment of a track, in seconds. */
export const endOf = ({ samples, rate }: Track): number => Math.max(0, samples - 1) / rate;
