import type { CreditedRow, GameReading } from '../../../domain/recordings/game-reading.ts';
import type { ReplayFileProblem, ReplayFileReading } from '../../../domain/recordings/replay-file.ts';

/** What a reader says about a file: the game that was played, or why it could not be read. */
export type ReadGame =
  | { status: 'read'; reading: GameReading; build: string | null }
  | {
      status: Exclude<ReplayFileReading['status'], 'read'>;
      build?: string | null;
      reason?: string;
      problem?: ReplayFileProblem & { build?: string | null };
    };

/** Reads a replay's stream, and recognises the players of a report in it. Throws nothing for any file. */
export abstract class GameReader {
  abstract read(content: Buffer, rows: readonly CreditedRow[]): Promise<ReadGame>;
}
