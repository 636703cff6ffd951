/**
 * The mark of a game: the digest of its box score and, when its file tells it, the second in which the game began
 * (`<64 hexadecimal digits>` or `<64 hexadecimal digits>-<seconds>`). It goes to the form with the proposal and comes
 * back with the report, so a stored game is known again by what its file said (R15).
 */

const DIGEST_LENGTH = 64;

/** What a caller may send as a mark. */
export const GAME_MARK = /^[0-9a-f]{64}(?:-\d{1,16})?$/;

/** The digest of a whole replay file, as a caller may send it. */
export const SHA256 = /^[0-9a-f]{64}$/;

/** The mark of a game; `epochSeconds` null: its file does not tell when it began. */
export const gameMark = (digest: string, epochSeconds: number | null): string =>
  epochSeconds === null ? digest : `${digest}-${epochSeconds}`;

/** When the game began, in seconds as written; null when its file does not tell it. */
export const startOf = (mark: string): string | null => mark.slice(DIGEST_LENGTH + 1) || null;

const digestOf = (mark: string): string => mark.slice(0, DIGEST_LENGTH);

/**
 * Are these the marks of one game of one series? Its two teams play one game at a time, so the start decides when both
 * are known, whatever the numbers say. Otherwise the numbers do.
 */
export function isSameMark(one: string, other: string): boolean {
  const [start, otherStart] = [startOf(one), startOf(other)];
  if (start !== null && otherStart !== null) return start === otherStart;
  return digestOf(one) === digestOf(other);
}
