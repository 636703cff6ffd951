/** SQL: the parts of a game's mark (domain/replays/game-mark.ts). A start that is not known is the empty text. */
export const digestOfMarkSql = (mark: string): string => `left(${mark}, 64)`;
export const startOfMarkSql = (mark: string): string => `substr(${mark}, 66)`;

/** SQL condition: two marks are of one game of a series, as `isSameMark` of the domain says. */
export const isSameMarkSql = (one: string, other: string): string =>
  `case when '' in (${startOfMarkSql(one)}, ${startOfMarkSql(other)})
        then ${digestOfMarkSql(one)} = ${digestOfMarkSql(other)}
        else ${startOfMarkSql(one)} = ${startOfMarkSql(other)} end`;
