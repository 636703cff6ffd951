import type { BoxScore } from '../../domain/series/box-score.ts';
import { boxScoreOf } from './replay-box-score.ts';
import { readReplayHeader } from './replay-header.ts';
import type { ReplayParser, UploadedReplay } from './replay-parser.ts';
import { ReplayUnreadable } from './replay-unreadable.ts';

/** The built-in parser. Reads the box score from the header section, in less than a millisecond a file. */
export class HeaderReplayParser implements ReplayParser {
  readonly needsWholeFiles = false;

  async parse(file: UploadedReplay): Promise<BoxScore> {
    try {
      return boxScoreOf(readReplayHeader(file.content));
    } catch (error) {
      throw error instanceof ReplayUnreadable ? new ReplayUnreadable(error.reason, file.name) : error;
    }
  }
}
