import type { ReplayFileStatus } from '../../../../domain/recordings/replay-file.ts';

/** The most frequent causes are shown; so few that the page costs what it can hold. */
export const MOST_CAUSES = 10;

/** Which files staff look at. `failed` are all that have no statistics and do not wait. */
export type ReplayFileFilter = 'failed' | 'waiting' | 'read';

/** A kept file as staff see it. Its content is given to no one. */
export interface ReplayFileRow {
  sha256: string;
  status: ReplayFileStatus;
  size: number;
  build: string | null;
  uploadedAt: Date;
  readAt: Date | null;
  reason: string | null;
  attribute: string | null;
  className: string | null;
  frame: number | null;
  /** The game that was filled from it, or from another player's file of it. */
  seriesId: number | null;
  gameNumber: number | null;
  home: string | null;
  away: string | null;
}

export interface ReplayFileCount {
  status: ReplayFileStatus;
  files: number;
}

/** Files that could not be read of late, by the same cause. */
export interface ReplayFileCause extends ReplayFileCount {
  reason: string | null;
  attribute: string | null;
  className: string | null;
  build: string | null;
}

/** A kept recording of a game, beside others of it. */
export interface Recording {
  sha256: string;
  status: ReplayFileStatus;
  /** In bytes. */
  size: number;
  /** ISO, UTC. */
  uploadedAt: string;
  /** How long the game was on, as it tells; null until it was read, and when it could not be. */
  seconds: number | null;
  /** The statistics of the game are read from it. */
  isUsed: boolean;
}

/** A game of a reported series and its recording; status null: none is kept. */
export interface SeriesReplay {
  number: number;
  status: ReplayFileStatus | null;
  /** All that are kept of it. */
  recordings: Recording[];
}
