import type { BoxScore } from '../series/box-score.ts';
import { LeagueError } from '../league-error.ts';
import { proposeGame } from './replay-game.ts';
import type { FullBoxScore } from './replay-game.ts';
import { dateWarnings, seriesDateWarnings } from './replay-dates.ts';
import { doublesAmong, duplicateRefusal } from './double-files.ts';
import { keyOwners, keyRoster } from './replay-row-keys.ts';
import type {
  FileStatus,
  FileRefusal,
  FilledGame,
  ReplayGame,
  ReplayFile,
  ReplayProposal,
  ReplayUpload,
  ReplayWarning,
} from './replay-proposal.ts';
import { allowedReplayCounts } from '../series/series-format.ts';
import type { SeriesFormat } from '../series/series-format.ts';
import { comparedGame, isSameGame, storedGame } from './same-game.ts';
import { mapSides } from '../sides.ts';

/**
 * Fills the report form from replay files (R15): sorts the files, decides each file's sides by roster vote, and finds
 * each row's player by account or nickname. A file that cannot be used is refused by name, and the others still count.
 * Refuses a number of files that the format does not allow (REPLAY_COUNT), and a game that does not exist
 * (INVALID_INPUT).
 */
export function proposeGames(upload: ReplayUpload): ReplayProposal {
  const { files, format, filled = [] } = upload;
  assertFileCount(format, files.length);
  const first = files.length === 1 ? singleGameNumber(format, upload.gameNumber, filled) : 1;
  const others = files.length === 1 ? filled.filter(({ number }) => number !== first) : [];
  const refused = refusedFiles(files, others, upload.rosters);
  const placed = inPlayingOrder(files.filter((file) => !refused.has(file)).filter(isRead));
  const numbers = new Map<ReplayFile, number>(placed.map((file, index) => [file, first + index]));
  const statuses = files.map((file) => statusOf(file, refused.get(file) ?? null, numbers.get(file) ?? null));
  const known = { rosters: mapSides(upload.rosters, keyRoster), owners: keyOwners(upload.owners ?? []) };
  const games = placed.flatMap((file) => {
    const number = numbers.get(file);
    if (number === undefined || !isFull(file.boxScore)) return [];
    const game = proposeGame(number, file.name, file.boxScore, known);
    return [withWarnings(game, fileWarnings(file.boxScore, upload))];
  });
  return { files: statuses, games, warnings: orderWarnings(placed, files.length) };
}

/** Refuses a number of files that the format does not allow (REPLAY_COUNT). Called before any file is read. */
export function assertFileCount(format: SeriesFormat, files: number): void {
  if (allowedReplayCounts(format).includes(files)) return;
  throw new LeagueError('REPLAY_COUNT', 'api.replay.no-file-selected', { params: { files } });
}

type ReadFile = Extract<ReplayFile, { boxScore: BoxScore }>;

const isRead = (file: ReplayFile): file is ReadFile => 'boxScore' in file;

const isFull = (boxScore: BoxScore): boxScore is FullBoxScore =>
  boxScore.players !== null && boxScore.players.length > 0;

function singleGameNumber(format: SeriesFormat, chosen: number | undefined, filled: readonly FilledGame[]): number {
  const last = Math.max(...allowedReplayCounts(format));
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const number = chosen ?? numbers.find((free) => !filled.some((game) => game.number === free)) ?? last;
  if (!numbers.includes(number)) {
    throw new LeagueError('INVALID_INPUT', 'api.replay.no-such-game', { field: 'gameNumber' });
  }
  return number;
}

/** Files without a place: unreadable, or a game that the report already has. */
function refusedFiles(
  files: readonly ReplayFile[],
  filled: readonly FilledGame[],
  rosters: ReplayUpload['rosters'],
): Map<ReplayFile, FileRefusal> {
  const refused = new Map<ReplayFile, FileRefusal>();
  const doubles = doublesAmong(files);
  for (const file of files) {
    const double = doubles.get(file);
    if (double) refused.set(file, duplicateRefusal(double.what, file.name, { other: double.of.name }));
    else if (!isRead(file)) refused.set(file, file.refusal);
    else {
      const game = filled.find((one) => isFilledWith(one, file, rosters));
      if (game) refused.set(file, duplicateRefusal('game', file.name, { game: game.number }));
    }
  }
  return refused;
}

/** Is the form's game that of the file? Its players are on the rosters of the two teams. */
function isFilledWith(
  { replayDigest, rows = [] }: FilledGame,
  { boxScore }: ReadFile,
  { home, away }: ReplayUpload['rosters'],
): boolean {
  if (replayDigest === null || !isFull(boxScore)) return false;
  const players = [...home, ...away].filter(({ playerId }) => rows.some((row) => row.playerId === playerId));
  return isSameGame(comparedGame(boxScore), storedGame(replayDigest, players));
}

/**
 * Sorts by the game's start when every file has one, otherwise by the date. Equal or missing dates keep the order of
 * upload.
 */
function inPlayingOrder(files: readonly ReadFile[]): ReadFile[] {
  const keyOf = everyFileHasEpoch(files)
    ? ({ boxScore }: ReadFile) => String(boxScore.playedAt.epochSeconds).padStart(16, '0')
    : ({ boxScore }: ReadFile) => boxScore.playedAt.localDate ?? '9999';
  return [...files].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : keyOf(a) > keyOf(b) ? 1 : 0));
}

const everyFileHasEpoch = (files: readonly ReadFile[]): boolean =>
  files.every(({ boxScore }) => boxScore.playedAt.epochSeconds !== null);

function statusOf(file: ReplayFile, refusal: FileRefusal | null, gameNumber: number | null): FileStatus {
  if (refusal !== null || !isRead(file)) return { name: file.name, status: 'refused', gameNumber: null, refusal };
  if (isFull(file.boxScore)) return { name: file.name, status: 'used', gameNumber, refusal: null };
  const savedEarly: FileRefusal = {
    code: 'REPLAY_UNREADABLE',
    reasonKey: 'api.replay.saved-early',
    params: { file: file.name },
  };
  return { name: file.name, status: 'refused', gameNumber, refusal: savedEarly };
}

/** Warnings about the file itself, which do not depend on which team is home. */
function fileWarnings(boxScore: BoxScore, { elsewhere = [], calendar }: ReplayUpload): ReplayWarning[] {
  const game = comparedGame(boxScore);
  const standing = elsewhere.find(({ replayDigest, players }) => isSameGame(game, storedGame(replayDigest, players)));
  const warnings: ReplayWarning[] = calendar ? dateWarnings(boxScore.playedAt, calendar) : [];
  if (!standing) return warnings;
  const { number, home, away } = standing;
  return [{ code: 'stands-elsewhere', params: { game: number, home, away } }, ...warnings];
}

const withWarnings = (game: ReplayGame, more: readonly ReplayWarning[]): ReplayGame => ({
  ...game,
  warnings: [...more, ...game.warnings],
  swapped: { ...game.swapped, warnings: [...more, ...game.swapped.warnings] },
});

function orderWarnings(placed: readonly ReadFile[], uploaded: number): ReplayWarning[] {
  if (uploaded === 1) return [];
  const warnings: ReplayWarning[] = [];
  const undated = placed.filter(({ boxScore }) => boxScore.playedAt.localDate === null).length;
  if (undated > 0 && !everyFileHasEpoch(placed)) warnings.push({ code: 'order-uncertain', params: { files: undated } });
  // after a file without a place, the game numbers may be one too low
  if (placed.length < uploaded) warnings.push({ code: 'file-left-out', params: { files: uploaded - placed.length } });
  return [...warnings, ...seriesDateWarnings(placed.map(({ name, boxScore: { playedAt } }) => ({ name, playedAt })))];
}
