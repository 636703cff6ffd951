/** The mark of a game: the digest of its numbers, 64 letters, and `-` with the second in which it began when that is known. */
const DIGEST_LENGTH = 64;

const startOf = (mark: string): string => mark.slice(DIGEST_LENGTH + 1);

/** Are these the marks of one game of a series? The server says the same (backend/src/domain/replays/game-mark.ts). */
export function isSameMark(one: string, other: string): boolean {
  const [start, otherStart] = [startOf(one), startOf(other)];
  if (start !== '' && otherStart !== '') return start === otherStart;
  return one.slice(0, DIGEST_LENGTH) === other.slice(0, DIGEST_LENGTH);
}
