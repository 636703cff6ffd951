import type { GameInput, PlayerGameStatsInput } from '../../../lib/schema.generated';
import { LARGEST, ROWS_A_SIDE, SIDES, STATS, type Side, type Stat } from './grid-shape';
import { parseCount } from './paste-block';
import type { ReplayPlatform } from './replay-proposal';
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
  kind:
    | 'no-player'
    | 'no-rows'
    | 'twice'
    | 'level-game'
    | 'not-a-number'
    | 'too-large'
    | 'empty-game'
    | 'too-many-rows'
    | 'more-goals'
    | 'more-assists';
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
export const isSent = (row: ReportRow): boolean => row.isIncluded && (row.playerId !== null || hasNumbers(row));

/** Does the row say that its game was played? A player who only follows from the game before does not. */
const isFilled = (row: ReportRow): boolean => isSent(row) && (!row.isFollowing || hasNumbers(row));

/** Is nothing of the game filled in? */
export const isGameBlank = ({ goals, rows }: ReportGame): boolean =>
  SIDES.every((side) => goals[side] === null && !rows[side].some(isFilled));

/** Does no game say anything about players? */
export const isWithoutPlayers = ({ games }: ReportForm): boolean =>
  games.every(({ rows, replay }) => replay === null && SIDES.every((side) => !rows[side].some(isFilled)));

/** The games as they are sent: without rows when only the result is reported now. */
const sentGames = ({ games, isResultOnly }: ReportForm): ReportGame[] =>
  isResultOnly ? games.map((game) => ({ ...game, rows: { home: [], away: [] }, replay: null, goalOrder: [] })) : games;

/** The games up to the last one with any content. Later ones were not played. */
export function playedGames(form: ReportForm): ReportGame[] {
  const games = sentGames(form);
  const last = games.findLastIndex((game) => !isGameBlank(game));
  return games.slice(0, last + 1);
}

/** The first row of each player in the rows that are sent, by the player's id. */
export const firstCells = (form: ReportForm): ReadonlyMap<number | null, Cell> =>
  new Map(
    playedGames(form)
      .flatMap(({ rows }, game) =>
        SIDES.flatMap((side) =>
          rows[side].flatMap((each, row): [number | null, Cell][] =>
            isSent(each) ? [[each.playerId, { game, side, row, part: 'player' }]] : [],
          ),
        ),
      )
      .toReversed(),
  );

/** The goals of a side: as typed, otherwise the sum of its rows; null when that is no number. */
export function goalsOf(game: ReportGame, side: Side): number | null {
  const typed = game.goals[side];
  if (typed !== null) return parseCount(typed);
  return sumOf(game.rows[side].filter(isSent), 'goals');
}

/** The goals of the played games, for the running result; null while a number cannot be read. */
export function scoresOf(form: ReportForm): { homeGoals: number; awayGoals: number }[] | null {
  const scores = playedGames(form).map((game) => ({ home: goalsOf(game, 'home'), away: goalsOf(game, 'away') }));
  return scores.every((score): score is Record<Side, number> => score.home !== null && score.away !== null)
    ? scores.map(({ home, away }) => ({ homeGoals: home, awayGoals: away }))
    : null;
}

/**
 * The goals of the games that somebody has won, for the running result: at the end, a game that is level is still being typed.
 * null while a number cannot be read.
 */
export function wonScoresOf(form: ReportForm): ReturnType<typeof scoresOf> {
  const scores = scoresOf(form);
  const last = scores?.findLastIndex(({ homeGoals, awayGoals }) => homeGoals !== awayGoals) ?? -1;
  return scores && scores.slice(0, last + 1);
}

/** The input for the server, or the errors to correct first. The server decides whether the result is possible. */
export function toInput(form: ReportForm): { games: GameInput[]; faults: FormFault[] } {
  const played = playedGames(form);
  const faults = played.flatMap((game, number) => faultsOf(game, number, form.isResultOnly === true));
  return { faults, games: faults.length > 0 ? [] : played.map(gameInput) };
}

const gameInput = (game: ReportGame): GameInput => ({
  homeGoals: goalsOf(game, 'home') ?? 0,
  awayGoals: goalsOf(game, 'away') ?? 0,
  home: game.rows.home.filter(isSent).map(rowInput),
  away: game.rows.away.filter(isSent).map(rowInput),
  replayDigest: game.replay?.digest ?? null,
  ...orderOf(game),
});

/** The goals in order; nothing when the game has none, or when what was typed since does not fit them any more. */
function orderOf(game: ReportGame): Pick<GameInput, 'goals'> {
  const { goalOrder = [], rows } = game;
  const goals = goalOrder.map(({ side, row: index }) => {
    const row = index === null ? undefined : rows[side][index];
    return { side, row: row && isSent(row) && row.playerId !== null ? row : null };
  });
  const fits = SIDES.every((side) => {
    const own = goals.filter((goal) => goal.side === side);
    const isWithin = ({ row }: (typeof own)[number]) =>
      row === null || own.filter((goal) => goal.row === row).length <= (parseCount(row.numbers.goals) ?? 0);
    return own.length === goalsOf(game, side) && own.every(isWithin);
  });
  if (goals.length === 0 || !fits) return {};
  return {
    goals: goals.map(({ side, row }) => ({ side: side === 'home' ? 'HOME' : 'AWAY', playerId: row?.playerId ?? null })),
  };
}

const rowInput = ({ playerId, numbers }: ReportRow): PlayerGameStatsInput => ({
  playerId: playerId ?? 0,
  ...(Object.fromEntries(STATS.map((stat) => [stat, parseCount(numbers[stat]) ?? 0])) as Record<Stat, number>),
});

/** What is wrong in a game, so that staff correct it in one go. */
function faultsOf(game: ReportGame, number: number, isResultOnly: boolean): FormFault[] {
  if (isGameBlank(game)) return [{ kind: 'empty-game', cell: goalsCell(number, 'home') }];
  const faults = SIDES.flatMap((side) => sideFaults(game, number, side));
  const [home, away] = SIDES.map((side) => goalsOf(game, side));
  if (home !== null && home === away) faults.push({ kind: 'level-game', cell: goalsCell(number, 'home') });
  return isResultOnly ? faults : [...faults, ...lineUpFaults(game, number)];
}

/** A side without players, and players with two rows, on one side or both. */
function lineUpFaults({ rows }: ReportGame, game: number): FormFault[] {
  const seen = new Set<number>();
  return SIDES.flatMap((side): FormFault[] => {
    const at = (row: number): Cell => ({ game, side, row, part: 'player' });
    if (!rows[side].some(isSent)) return [{ kind: 'no-rows', cell: at(0) }];
    return rows[side].flatMap((row, index) => {
      if (!isSent(row) || row.playerId === null) return [];
      const isTwice = seen.has(row.playerId);
      seen.add(row.playerId);
      return isTwice ? [{ kind: 'twice', cell: at(index) }] : [];
    });
  });
}

function sideFaults(game: ReportGame, number: number, side: Side): FormFault[] {
  const rows = game.rows[side];
  const sent = rows.filter(isSent);
  const cell = goalsCell(number, side);
  const typed = parseCount(game.goals[side] ?? '');
  const faults: FormFault[] = [];
  if (sent.length > ROWS_A_SIDE) faults.push({ kind: 'too-many-rows', cell: { ...cell, row: 0, part: 'player' } });
  if (typed === null) faults.push({ kind: 'not-a-number', cell });
  else if ((goalsOf(game, side) ?? 0) > LARGEST.goals) faults.push({ kind: 'too-large', cell });
  if (game.goals[side] !== null && typed !== null && typed < (sumOf(sent, 'goals') ?? 0)) {
    faults.push({ kind: 'more-goals', cell });
  }
  if ((sumOf(sent, 'assists') ?? 0) > (goalsOf(game, side) ?? Infinity)) faults.push({ kind: 'more-assists', cell });
  return [...faults, ...rows.flatMap((row, index) => (isSent(row) ? rowFaults(row, number, side, index) : []))];
}

/** The sum of one number over rows; null when one cannot be read. */
const sumOf = (rows: readonly ReportRow[], stat: Stat): number | null =>
  rows.reduce<number | null>((sum, { numbers }) => {
    const count = parseCount(numbers[stat]);
    return sum === null || count === null ? null : sum + count;
  }, 0);

function rowFaults({ playerId, numbers }: ReportRow, game: number, side: Side, row: number): FormFault[] {
  const faults: FormFault[] = [];
  if (playerId === null) faults.push({ kind: 'no-player', cell: { game, side, row, part: 'player' } });
  for (const stat of STATS) {
    const count = parseCount(numbers[stat]);
    if (count !== null && count <= LARGEST[stat]) continue;
    faults.push({ kind: count === null ? 'not-a-number' : 'too-large', cell: { game, side, row, part: stat } });
  }
  return faults;
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
