import type { FieldEventKind } from '../play/field-play.ts';

/** A game for watching (docs/tracks.md): ten samples a second of where everything was, and what happened when. */
export const TRACK_VERSION = 1;
export const SAMPLES_PER_SECOND = 10;

/** The limits of a track: an hour of play, the most players and events that a game can plausibly have. */
export const TRACK_LIMITS = { samples: 36_000, players: 16, cuts: 1_000, events: 10_000, mapLetters: 64 } as const;

/** One step of a position in a track, in field units. The largest error of a position is half of it. */
export const PLACE_STEP = 4;

/** One step of a direction: 256 to a full turn. */
export const YAW_STEPS = 256;

/** Bits of `TrackCar.flags`. */
export const TRACK_FLAG = { onField: 1, boosting: 2, supersonic: 4 } as const;

/** Where something was, one element a sample: multiples of `PLACE_STEP` in field units. */
export interface TrackPlaces {
  x: Int16Array;
  y: Int16Array;
  z: Int16Array;
}

/** The ball; `isThere` is 1 where there is one. */
export interface TrackBall extends TrackPlaces {
  isThere: Uint8Array;
}

/** The car of a player. Off the field it keeps its last place. */
export interface TrackCar extends TrackPlaces {
  /** 0 home, 1 away. */
  team: 0 | 1;
  /** The league's id of the player; null when no row of the report credits them. */
  playerId: number | null;
  /** `YAW_STEPS` to a turn; 0 looks along +x, 64 along +y. */
  yaw: Uint8Array;
  /** 0 to 100. */
  boost: Uint8Array;
  /** `TRACK_FLAG` bits. */
  flags: Uint8Array;
}

/** In the order of their numbers in the file. The first are those of `RecordedEvent`. */
export const TRACK_EVENT_KINDS = [
  'goal',
  'save',
  'shot',
  'demolition',
  'kickoff',
  'overtime',
  'touch',
  'big-pad',
  'small-pad',
] as const satisfies readonly (FieldEventKind | 'touch' | 'big-pad' | 'small-pad')[];

export type TrackEventKind = (typeof TRACK_EVENT_KINDS)[number];

/** Something that happened. Players are indexes in `Track.cars`. */
export interface TrackEvent {
  kind: TrackEventKind;
  /** Milliseconds of the track's time. Events are in its order. */
  ms: number;
  /** The scoreboard then, whole seconds; null when not known. */
  clock: number | null;
  overtime: boolean;
  team: 0 | 1 | null;
  player: number | null;
  other: number | null;
  /** Whole field units; null when not known. */
  place: { x: number; y: number; z: number } | null;
  /** Whole field units a second; null when not known. */
  speed: number | null;
  ownGoal: boolean;
}

/** A game as it is watched, seen from home: team 0 is the home team and attacks +y. */
export interface Track {
  /** Ten a second, from the signal of the first kickoff on. */
  samples: number;
  isStandardField: boolean;
  /** The map's name as in the replay. */
  map: string | null;
  /** Samples at which play begins elsewhere: nothing moves from the sample before to one of these. Rising. */
  cuts: number[];
  /** The scoreboard, whole seconds: down to 0, in overtime up from 0; -1 when not known. */
  clock: Int16Array;
  /** 1 in overtime. */
  overtime: Uint8Array;
  ball: TrackBall;
  cars: TrackCar[];
  events: TrackEvent[];
}
