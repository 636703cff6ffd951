/** Tells when two replay files, or a file and a stored game, are of one game (R15). */
import type { BoxScore } from '../series/box-score.ts';
import { gameMark, isSameMark, startOf } from './game-mark.ts';
import type { StoredPlayer } from './replay-proposal.ts';
import { keyRoster, keyRows } from './replay-row-keys.ts';

/** One player of a game. */
interface Person {
  /** The folded name; empty for one without letters. */
  nameKey: string;
  /** Keys of the accounts; empty when they are not known. */
  accountKeys: readonly string[];
  /** The colour; null when it is not known. */
  team: 0 | 1 | null;
}

/** What is compared of a game. */
export interface ComparedGame {
  mark: string;
  /** Without spectators and bots; empty when it is not known who played. */
  people: readonly Person[];
}

/** A file's game as it is compared. */
export const comparedGame = ({ digest, playedAt, players }: BoxScore): ComparedGame => ({
  mark: gameMark(digest, playedAt.epochSeconds),
  people: keyRows(players ?? []).flatMap(({ player: { team, isBot }, nameKey, accountKeys }) =>
    isBot || team === -1 ? [] : [{ nameKey, accountKeys, team }],
  ),
});

/** The digests of box scores, and the starts that are known of them: by these the games are looked up. */
export const marksOf = (
  games: readonly Pick<BoxScore, 'digest' | 'playedAt'>[],
): [digests: string[], starts: string[]] => [
  games.map(({ digest }) => digest),
  games.flatMap(({ playedAt: { epochSeconds } }) => (epochSeconds === null ? [] : [String(epochSeconds)])),
];

/** A stored game as it is compared. Which colour its teams had is not known. */
export const storedGame = (mark: string, players: readonly StoredPlayer[] = []): ComparedGame => ({
  mark,
  people: keyRoster(players).map(({ nameKey, accountKeys }) => ({
    nameKey,
    accountKeys: [...accountKeys],
    team: null,
  })),
});

/**
 * Games that began in the same second with mostly the same people are one, however names, rows and numbers differ
 * between two machines. Known starts that differ are two games, however equal their numbers are. When a start is not
 * known, the same names and numbers are one game.
 */
export function isSameGame(one: ComparedGame, other: ComparedGame): boolean {
  if (!isSameMark(one.mark, other.mark)) return false;
  const isStartKnown = startOf(one.mark) !== null && startOf(other.mark) !== null;
  return one.mark === other.mark || !isStartKnown || isMostlySame(one.people, other.people);
}

/** More than half of the people of the smaller line-up are in the other one too. A left row of the same person counts once. */
function isMostlySame(some: readonly Person[], others: readonly Person[]): boolean {
  const [few, many] = [distinct(some), distinct(others)].toSorted((a, b) => a.length - b.length) as [
    Person[],
    Person[],
  ];
  // one row can be like two of the other game, by its account and by its name, and is still one person
  const shared = Math.min(sharedBy(few, many), sharedBy(many, few));
  return shared * 2 > few.length;
}

/** How many of `some` are among `others`. */
const sharedBy = (some: readonly Person[], others: readonly Person[]): number =>
  some.filter((person) => others.some((other) => isSamePerson(person, other))).length;

const distinct = (people: readonly Person[]): Person[] =>
  people.filter((person, index) => people.findIndex((other) => isSamePerson(person, other)) === index);

/** The accounts decide when both are known: a name can be changed, and be another player's. */
function isSamePerson(one: Person, other: Person): boolean {
  if (one.team !== null && other.team !== null && one.team !== other.team) return false;
  if (one.accountKeys.length > 0 && other.accountKeys.length > 0) {
    return one.accountKeys.some((key) => other.accountKeys.includes(key));
  }
  return one.nameKey !== '' && one.nameKey === other.nameKey;
}
