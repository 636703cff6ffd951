import type { BoxScore } from '../../domain/series/box-score.ts';

/** One uploaded replay file. */
export interface UploadedReplay {
  name: string;
  content: Buffer;
}

/** The source of box scores: the built-in header reader, or an outside service. */
export interface ReplayParser {
  /** False: the header section is enough, and the rest of the file need not be sent. */
  readonly needsWholeFiles: boolean;
  /** Throws `ReplayUnreadable`, or the refusal `REPLAY_PARSER_UNAVAILABLE` when an outside service does not answer. */
  parse(file: UploadedReplay): Promise<BoxScore>;
}
