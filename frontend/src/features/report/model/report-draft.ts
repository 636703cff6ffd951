import { hasShapeOf } from '../../../lib/draft-store';
import { GAME_COUNT, MOST_GAMES } from './grid-shape';
import { emptyRow, type ReportForm, type ReportGame, type ReportRow } from './report-model';

const isRow = (row: unknown): row is ReportRow =>
  hasShapeOf(
    { numbers: emptyRow().numbers, isChosen: true, isIncluded: true, isAccountKept: true, isFollowing: true },
    row,
  ) &&
  'playerId' in (row as object) &&
  'source' in (row as object);

const isGame = (game: unknown): game is ReportGame =>
  hasShapeOf({ goals: { home: null, away: null }, rows: {} }, game) &&
  'replay' in (game as object) &&
  ['home', 'away'].every((side) => {
    const rows: unknown = (game as { rows: Record<string, unknown> }).rows[side];
    return Array.isArray(rows) && rows.every(isRow);
  });

/** Can this page show the stored report? A report of an older page may lack fields. */
export function isReportForm(value: unknown): value is ReportForm {
  if (!hasShapeOf({ isChanged: true, games: [] }, value)) return false;
  const games: unknown = (value as { games: unknown }).games;
  return Array.isArray(games) && [GAME_COUNT, MOST_GAMES].includes(games.length) && games.every(isGame);
}
