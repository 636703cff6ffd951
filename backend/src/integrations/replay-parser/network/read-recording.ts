import type { Recording } from '../../../domain/recordings/recording.ts';
import { textOf } from '../header-values.ts';
import { headerEnd, readReplayHeader } from '../replay-header.ts';
import { ReplayUnreadable } from '../replay-unreadable.ts';
import { readBody } from './body-reader.ts';
import type { DecodeCounts, OpenedReplay } from './decode-stream.ts';
import { decodeGuessing } from './guess-attributes.ts';
import type { GuessedAttribute } from './guess-attributes.ts';
import { StreamFault } from './stream-fault.ts';
import type { FaultReason } from './stream-fault.ts';

/** Raised when the reader learns something: files that an older one could not read are read again. */
export const READER_VERSION = 1;

/** What the game sent that no table knows: what a maintainer needs to add a line to one. */
export interface StreamProblem {
  /** The attribute, as the game calls it; or an object, when its class is unknown (then `className` is empty). */
  attribute: string;
  className: string;
  /** The game's build; null when the file does not say. */
  build: string | null;
  frame: number;
}

/** What a replay file's stream told. */
export type RecordingResult =
  | { status: 'complete'; recording: Recording; build: string | null; guessed: GuessedAttribute[] }
  /** Readable until something unknown. */
  | { status: 'partial'; frames: number; problem: StreamProblem }
  /** The file has a header only, or a game without frames. */
  | { status: 'absent' }
  | { status: 'corrupt'; reason: FaultReason };

/** What reading a file may cost. */
export interface ReadingLimits {
  milliseconds: number;
  /** Values in the stream. The largest real file has some 204,000. */
  updates: number;
}

const LIMITS: ReadingLimits = { milliseconds: 4_500, updates: 2_000_000 };

/**
 * Reads the network stream of a replay file (docs/replays.md, T106): positions, boost, demolitions and more of every
 * frame. Throws nothing, for any input. Needs nothing of Node, so a browser can run it.
 */
export const readRecording = (content: Uint8Array, limits: ReadingLimits = LIMITS): RecordingResult =>
  readCounted(content, limits).result;

/** As `readRecording`, with what was counted; null when no frame could be looked at. */
export const readCounted = (
  content: Uint8Array,
  limits: ReadingLimits = LIMITS,
): { result: RecordingResult; counts: DecodeCounts | null } => {
  try {
    const replay = open(content);
    if (replay === null) return { result: { status: 'absent' }, counts: null };
    return decode(replay, limits);
  } catch (error) {
    if (error instanceof StreamFault) return { result: { status: 'corrupt', reason: error.reason }, counts: null };
    // a text or a length of the body's tables
    if (error instanceof ReplayUnreadable) return { result: { status: 'corrupt', reason: 'truncated' }, counts: null };
    throw error;
  }
};

const open = (content: Uint8Array): OpenedReplay | null => {
  const header = headerOf(content);
  const body = readBody(content, headerEnd(content));
  return body === null ? null : { header, body };
};

const headerOf = (content: Uint8Array) => {
  try {
    return readReplayHeader(content);
  } catch (error) {
    throw error instanceof ReplayUnreadable ? new StreamFault('header') : error;
  }
};

const decode = (replay: OpenedReplay, limits: ReadingLimits): { result: RecordingResult; counts: DecodeCounts } => {
  const build = textOf(replay.header.properties, 'BuildVersion');
  const { decoded, guessed } = decodeGuessing(replay, {
    updates: limits.updates,
    deadline: performance.now() + limits.milliseconds,
  });
  const { counts } = decoded;
  if (decoded.status === 'fault') return { result: { status: 'corrupt', reason: decoded.reason }, counts };
  if (decoded.status === 'unknown') {
    const { attribute, className, frame } = decoded.unknown;
    return {
      result: { status: 'partial', frames: counts.frames, problem: { attribute, className, build, frame } },
      counts,
    };
  }
  const { recording } = decoded;
  if (recording.frames === 0) return { result: { status: 'absent' }, counts };
  return { result: { status: 'complete', recording, build, guessed }, counts };
};
