import type { NightWarning } from './night-time.ts';
import type { FileRefusal } from './replay-proposal.ts';

/**
 * `found`: it belongs to the first series. `several`: to one of them. `stored`: a reported game already has it. `double`:
 * another file of the call is of the same game. `none` and `unreadable` have no series. All but the first two say why.
 */
export const NIGHT_STATUSES = ['found', 'several', 'stored', 'double', 'none', 'unreadable'] as const;

/** One file of a night, and its series. */
export interface NightFile {
  name: string;
  /** Hash of what was sent; null when it was too large. */
  sha256: string | null;
  /** The mark of its game (game-mark.ts); null without a box score. */
  replayDigest: string | null;
  playedAt: Date | null;
  status: (typeof NIGHT_STATUSES)[number];
  seriesIds: number[];
  warnings: NightWarning[];
  /** The sentence about a file that has no one series. */
  refusal: FileRefusal | null;
}

/** The files in the order of the call. */
export interface NightFiles {
  /** The headers alone are not enough for the configured parser: nothing was read. */
  needsWholeFiles: boolean;
  files: NightFile[];
}
