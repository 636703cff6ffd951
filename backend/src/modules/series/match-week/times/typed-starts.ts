import { parseTime } from '../../../../domain/stockholm-time.ts';

/** Starts as people type them, in Swedish time (R14). A refusal names the field of the first that is no time. */
export const typedStarts = (starts: readonly string[]): Date[] =>
  starts.map((start, index) => parseTime(start, `starts.${index}`));
