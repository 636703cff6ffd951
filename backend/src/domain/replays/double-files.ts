import { startOf } from './game-mark.ts';
import type { FileRefusal, ReplayFile } from './replay-proposal.ts';
import { comparedGame, isSameGame } from './same-game.ts';
import type { ComparedGame } from './same-game.ts';

/** The file that makes another one superfluous. `file`: the same bytes; `game`: another recording of its game. */
export interface Double {
  what: 'file' | 'game';
  of: ReplayFile;
}

/**
 * The files of an upload that repeat another one (R15). Of two recordings of a game the one that tells more counts: with
 * the players' rows, to the end, with more goals. When they tell the same it is the first.
 */
export function doublesAmong(files: readonly ReplayFile[]): ReadonlyMap<ReplayFile, Double> {
  const doubles = new Map<ReplayFile, Double>();
  const firstWith = new Map<string, ReplayFile>();
  const counted: ComparedFile[] = [];
  for (const file of files) {
    const same = file.sha256 === null ? undefined : firstWith.get(file.sha256);
    if (same) doubles.set(file, { what: 'file', of: same });
    else if (file.sha256 !== null) firstWith.set(file.sha256, file);
  }
  const single = files.filter((file) => !doubles.has(file)).filter(isRead);
  for (const file of single.toSorted(byFullness)) {
    // once a file: its rows' keys cost more than comparing them
    const compared = { file, game: comparedGame(file.boxScore) };
    const same = counted.find((other) => isDouble(compared, other));
    if (same) doubles.set(file, { what: 'game', of: same.file });
    else counted.push(compared);
  }
  return doubles;
}

type ReadFile = Extract<ReplayFile, { boxScore: unknown }>;

interface ComparedFile {
  file: ReadFile;
  game: ComparedGame;
}

const isRead = (file: ReplayFile): file is ReadFile => 'boxScore' in file;

const hasRows = ({ boxScore: { players } }: ReadFile): boolean => players !== null && players.length > 0;

/** A file that was saved early has no rows: all of one score look the same, so only its start can tell its game. */
function isDouble({ file, game }: ComparedFile, other: ComparedFile): boolean {
  if (hasRows(file)) return hasRows(other.file) && isSameGame(game, other.game);
  return startOf(game.mark) !== null && startOf(game.mark) === startOf(other.game.mark);
}

/** The file that tells more of its game comes first. */
const byFullness = (one: ReadFile, other: ReadFile): number =>
  Number(hasRows(other)) - Number(hasRows(one)) ||
  Number(one.boxScore.unfinished) - Number(other.boxScore.unfinished) ||
  goalsOf(other) - goalsOf(one);

const goalsOf = ({ boxScore: { blueGoals, orangeGoals } }: ReadFile): number => blueGoals + orangeGoals;

/** The refusal of a file that repeats `other`, a file, or `game`, a number of the form. */
export const duplicateRefusal = (
  what: 'file' | 'game',
  file: string,
  params: Record<string, string | number>,
): FileRefusal => ({
  code: 'REPLAY_DUPLICATE',
  reasonKey: 'other' in params ? `api.replay.duplicate-${what}` : 'api.replay.duplicate-filled-game',
  params: { file, ...params },
});
