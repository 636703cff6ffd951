import type { ReplayFileStatus } from '../../../domain/recordings/replay-file.ts';

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

/** A game of a reported series and its file; status null: no file of it is kept. */
export interface SeriesReplay {
  number: number;
  status: ReplayFileStatus | null;
}
