import { isSameMark } from './game-mark.ts';

/** A game with its mark, and the digest of the recording that its statistics are read from; null when not known. */
export interface RecordedAs {
  replayDigest: string | null;
  recordingSha256: string | null;
}

/**
 * The recording of a game that is reported (R39): when the report before had the same game with a recording, that one stays,
 * because only staff's choice puts another one in its place. Else it is the one that the report names.
 */
export function recordingOf(
  { replayDigest, recordingSha256 }: RecordedAs,
  replaced: readonly RecordedAs[],
): string | null {
  if (replayDigest === null) return null;
  const before = replaced.find(({ replayDigest: mark }) => mark !== null && isSameMark(mark, replayDigest));
  return before?.recordingSha256 ?? recordingSha256;
}
