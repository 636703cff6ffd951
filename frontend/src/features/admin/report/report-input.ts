import type { GameInput, PlayerGameStatsInput } from '../../../gql/admin/graphql';
import { ROWS_A_SIDE, SIDES, STATS, type Side, type Stat } from './grid/grid-shape';
import { parseCount } from './grid/paste-block';
import type { ReplayPlatform } from './replays/replay-proposal';
import type { ReportForm, ReportGame, ReportRow } from './report-model';

/** A place in the form that can have an error: a player, one number, or the goals of a side. */
export interface Cell {
  game: number;
  side: Side;
  /** Null: the goals of the side. */
  row: number | null;
  part: 'player' | Stat;
}

/** Errors that the form finds before it is sent. Each has its sentence under `fault.<kind>`. */
export interface FormFault {
  kind: 'no-player' | 'not-a-number' | 'empty-game' | 'too-many-rows';
  cell: Cell;
}

export interface KeptAccount {
  playerId: number;
  platform: ReplayPlatform;
  accountId: string;
  displayName: string;
}

/** The cell's id in the document, for links from errors and for arrow keys. */
export const cellId = ({ game, side, row, part }: Cell): string =>
  row === null ? `game-${game}-${side}-goals` : `game-${game}-${side}-${row}-${part}`;

const CELL_ID = /^game-(\d)-(home|away)-(?:(\d+)-(\w+)|goals)$/;

/** The cell of an id; null when the id is another element's. */
export function cellOfId(id: string): Cell | null {
  const match = CELL_ID.exec(id);
  if (!match) return null;
  const at = { game: Number(match[1]), side: match[2] as Side };
  if (match[3] === undefined) return { ...at, row: null, part: 'goals' };
  const part = STATS.find((stat) => stat === match[4]) ?? 'player';
  return { ...at, row: Number(match[3]), part };
}

const goalsCell = (game: number, side: Side): Cell => ({ game, side, row: null, part: 'goals' });

const hasNumbers = ({ numbers }: ReportRow): boolean => STATS.some((stat) => numbers[stat].trim() !== '');

/** A row that is part of the report when its game is. */
const isSent = (row: ReportRow): boolean => row.isIncluded && (row.playerId !== null || hasNumbers(row));

/** Does the row say that its game was played? A player who only follows from the game before does not. */
const isFilled = (row: ReportRow): boolean => isSent(row) && (!row.isFollowing || hasNumbers(row));

/** Is nothing of the game filled in? */
export const isGameBlank = ({ goals, rows }: ReportGame): boolean =>
  SIDES.every((side) => goals[side] === null && !rows[side].some(isFilled));

/** The games up to the last one with any content. Later ones were not played. */
export function playedGames({ games }: ReportForm): ReportGame[] {
  const last = games.findLastIndex((game) => !isGameBlank(game));
  return games.slice(0, last + 1);
}

/** The goals of a side: as typed, otherwise the sum of its rows; null when that is no number. */
export function goalsOf(game: ReportGame, side: Side): number | null {
  const typed = game.goals[side];
  if (typed !== null) return parseCount(typed);
  return game.rows[side].filter(isSent).reduce<number | null>((sum, row) => {
    const goals = parseCount(row.numbers.goals);
    return sum === null || goals === null ? null : sum + goals;
  }, 0);
}

/** The goals of the played games, for the running result; null while a number cannot be read. */
export function scoresOf(form: ReportForm): { homeGoals: number; awayGoals: number }[] | null {
  const scores = playedGames(form).map((game) => ({ home: goalsOf(game, 'home'), away: goalsOf(game, 'away') }));
  return scores.every((score): score is Record<Side, number> => score.home !== null && score.away !== null)
    ? scores.map(({ home, away }) => ({ homeGoals: home, awayGoals: away }))
    : null;
}

/** The input for the server, or the errors to correct first. The server decides whether the result is possible. */
export function toInput(form: ReportForm): { games: GameInput[]; faults: FormFault[] } {
  const played = playedGames(form);
  const faults = played.flatMap((game, number) => faultsOf(game, number));
  return { faults, games: faults.length > 0 ? [] : played.map(gameInput) };
}

const gameInput = (game: ReportGame): GameInput => ({
  homeGoals: goalsOf(game, 'home') ?? 0,
  awayGoals: goalsOf(game, 'away') ?? 0,
  home: game.rows.home.filter(isSent).map(rowInput),
  away: game.rows.away.filter(isSent).map(rowInput),
  replayDigest: game.replay?.digest ?? null,
});

const rowInput = ({ playerId, numbers }: ReportRow): PlayerGameStatsInput => ({
  playerId: playerId ?? 0,
  ...(Object.fromEntries(STATS.map((stat) => [stat, parseCount(numbers[stat]) ?? 0])) as Record<Stat, number>),
});

function faultsOf(game: ReportGame, number: number): FormFault[] {
  if (isGameBlank(game)) return [{ kind: 'empty-game', cell: goalsCell(number, 'home') }];
  return SIDES.flatMap((side) => {
    const rows = game.rows[side];
    const faults: FormFault[] = rows.flatMap((row, index) => (isSent(row) ? rowFaults(row, number, side, index) : []));
    if (parseCount(game.goals[side] ?? '') === null) {
      faults.unshift({ kind: 'not-a-number', cell: goalsCell(number, side) });
    }
    if (rows.filter(isSent).length > ROWS_A_SIDE) {
      faults.unshift({ kind: 'too-many-rows', cell: { game: number, side, row: 0, part: 'player' } });
    }
    return faults;
  });
}

function rowFaults({ playerId, numbers }: ReportRow, game: number, side: Side, row: number): FormFault[] {
  const wrong = STATS.filter((stat) => parseCount(numbers[stat]) === null);
  return [
    ...(playerId === null ? [{ kind: 'no-player' as const, cell: { game, side, row, part: 'player' as const } }] : []),
    ...wrong.map((stat) => ({ kind: 'not-a-number' as const, cell: { game, side, row, part: stat } })),
  ];
}

/** The game accounts that staff want to link, each once. */
export function keptAccounts(form: ReportForm): KeptAccount[] {
  const kept = new Map<string, KeptAccount>();
  for (const { rows } of playedGames(form)) {
    for (const { playerId, source, isAccountKept } of [...rows.home, ...rows.away].filter(isSent)) {
      if (!isAccountKept || playerId === null || !source || source.accountId === null) continue;
      const { platform, accountId, name } = source;
      kept.set(`${platform} ${accountId}`, { playerId, platform, accountId, displayName: name });
    }
  }
  return [...kept.values()];
}

const FIELD = /^games\.(\d+)(?:\.(home|away)(?:\.(\d+)(?:\.(\w+))?)?)?$/;

/**
 * The cell of a refusal's field (`games.0.home.1.playerId`), or null when it is no cell. The server counts only sent
 * rows, so rows that were not sent are skipped.
 */
export function cellOfField(form: ReportForm, field: string | null | undefined): Cell | null {
  const match = FIELD.exec(field ?? '');
  const game = Number(match?.[1]);
  if (!match || !form.games[game]) return null;
  const side = (match[2] ?? 'home') as Side;
  if (match[3] === undefined) return goalsCell(game, side);
  const sent = form.games[game].rows[side].flatMap((row, index) => (isSent(row) ? [index] : []));
  const row = sent[Number(match[3])];
  if (row === undefined) return goalsCell(game, side);
  return { game, side, row, part: STATS.find((stat) => stat === match[4]) ?? 'player' };
}
