/** What became of a kept replay file. All but `waiting` and `read` are reasons why it has no statistics. */
export const REPLAY_FILE_STATUSES = [
  'waiting',
  'read',
  'partial', // an attribute that the reader does not know
  'absent', // no stream in the file
  'corrupt',
  'undecided', // which colour the home team had
  'timeout',
  'memory',
] as const;

export type ReplayFileStatus = (typeof REPLAY_FILE_STATUSES)[number];

/** Why a file could not be read. */
export interface ReplayFileProblem {
  /** Of a corrupt file: a short code. */
  reason?: string;
  /** Of a partial one: what stopped the reading, and where. */
  attribute?: string;
  className?: string;
  frame?: number;
}

/** The end of one reading. */
export interface ReplayFileReading {
  status: Exclude<ReplayFileStatus, 'waiting'>;
  build: string | null;
  problem: ReplayFileProblem | null;
  readerVersion: number;
  /** `FIELD_PLAY_VERSION` of the definitions. */
  playVersion: number;
  /** How long the game was on; left out when it could not be read, so that what an earlier reading told stays. */
  activeSeconds?: number;
}

/** A kept file of one series. */
export interface KeptFileKey {
  sha256: string;
  seriesId: number;
}
