import type { CreditedRow, GameReading } from '../../../../domain/recordings/game-reading.ts';
import { readGame } from '../../../../domain/recordings/read-game.ts';
import type { GuessedAttribute } from '../../../../integrations/replay-parser/network/guess-attributes.ts';
import { readRecording } from '../../../../integrations/replay-parser/network/read-recording.ts';
import type { StreamProblem } from '../../../../integrations/replay-parser/network/read-recording.ts';

/** One file to read, with the rows of the game that it was reported with. */
export interface ReadingTask {
  content: Uint8Array;
  rows: readonly CreditedRow[];
}

/** What a replay file told about a game. */
export type ReadGame =
  | { status: 'read'; reading: GameReading; build: string | null; guessed: GuessedAttribute[] }
  /** The stream has something that no table knows. */
  | { status: 'partial'; problem: StreamProblem }
  /** The file has no stream. */
  | { status: 'absent' }
  | { status: 'corrupt'; reason: string }
  /** Which colour the home team had cannot be told from the rows. */
  | { status: 'undecided' }
  /** Given up: it took too long, or too much memory. */
  | { status: 'timeout' | 'memory' };

/** Reads a file's stream, and from it the game as the league sees it. It takes its time: recording-worker.ts calls it. */
export function readGameTask({ content, rows }: ReadingTask): ReadGame {
  const result = readRecording(content);
  if (result.status === 'partial') return { status: 'partial', problem: result.problem };
  if (result.status !== 'complete') return result.status === 'absent' ? result : timeoutOr(result);
  const reading = readGame(result.recording, rows);
  if (reading === null) return { status: 'undecided' };
  return { status: 'read', reading, build: result.build, guessed: result.guessed };
}

const timeoutOr = (corrupt: { status: 'corrupt'; reason: string }): ReadGame =>
  corrupt.reason === 'slow' ? { status: 'timeout' } : corrupt;
