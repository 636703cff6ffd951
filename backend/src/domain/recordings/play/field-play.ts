import type { FieldNumbers } from './field-numbers.ts';

/** The heat map's cells: across the field and along it, in the direction of attack, from the own goal. */
export const HEAT_COLUMNS = 16;
export const HEAT_ROWS = 20;

/** Seconds in each cell of the field, row by row from the own goal; `HEAT_COLUMNS * HEAT_ROWS` numbers. */
export type Heat = readonly number[];

/** What one player of a recording did, before the league knows who they are. Index as in `Recording.players`. */
export interface FieldPlayer {
  index: number;
  team: 0 | 1;
  numbers: FieldNumbers;
  heat: Heat;
}

/** What a team did as a team. */
export interface FieldTeam {
  /** Heuristic. Seconds after a touch of the team until the other's, a goal or the countdown. */
  possessionSeconds: number;
  /** Seconds with the ball in the team's own half. */
  ballInOwnHalfSeconds: number;
}

export const FIELD_EVENT_KINDS = ['goal', 'save', 'shot', 'demolition', 'kickoff', 'overtime'] as const;

export type FieldEventKind = (typeof FIELD_EVENT_KINDS)[number];

/** Where the cars of a kickoff stand: beside the middle, behind each other beside the goal, or in front of it. */
export const KICKOFF_KINDS = ['diagonal', 'off-centre', 'straight'] as const;

export type KickoffKind = (typeof KICKOFF_KINDS)[number];

/** Something that happened, in the order of the game. */
export interface RecordedEvent {
  kind: FieldEventKind;
  /** Seconds since the first kickoff's signal, without goal replays and breaks: the track's time. */
  seconds: number;
  /** The scoreboard then, whole seconds; null when not known. */
  clock: number | null;
  overtime: boolean;
  /** The team that scored, shot, saved, demolished, or touched first at the kickoff; null for overtime. */
  team: 0 | 1 | null;
  /** Index of the scorer, shooter, saver, attacker or first toucher; null when not known. */
  player: number | null;
  /** Index of the one who assisted, or was demolished. */
  other: number | null;
  /** Field units, as in the recording: where the shot was taken from (goal, shot: last touch), else where it happened. */
  x: number | null;
  y: number | null;
  z: number | null;
  /** Field units a second. Goals and shots: the ball's largest speed just before the goal, or just after the touch. */
  speed: number | null;
  /** Goal: the last touch was the conceding team's, and the ball was not on its way already (heuristic). */
  ownGoal: boolean;
  /** Goal: the game counted it as a shot of the scorer too, as it does not with every goal. Null for the other kinds. */
  countedAsShot: boolean | null;
  /** Kickoff: where its taker stood; null when that was no place for kickoffs. */
  kickoffKind: KickoffKind | null;
  /** Kickoff: seconds from the signal until the ball was hit; null when no one did. */
  kickoffSeconds: number | null;
  /** Kickoff: the team that has the ball three seconds after the first hit, or has scored; null for neither (heuristic). */
  kickoffWinner: 0 | 1 | null;
}

/** All that is derived from one recording (R37). */
export interface FieldPlay {
  /** Seconds while the game is on, with the waits for the first touch. */
  activeSeconds: number;
  /** Seconds with the ball hit: the length of play as the game counts it. */
  inPlaySeconds: number;
  overtimeSeconds: number;
  /** A field of the usual size with the usual pads. Elsewhere pads, thirds and heat are 0. */
  isStandardField: boolean;
  map: string | null;
  players: FieldPlayer[];
  /** Blue, orange. */
  teams: readonly [FieldTeam, FieldTeam];
  ballHeat: Heat;
  events: RecordedEvent[];
}

/** Raised when a definition changes: stored numbers of an older version are made again from the kept files. */
export const FIELD_PLAY_VERSION = 4;
