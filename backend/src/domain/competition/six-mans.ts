/** 6mans: six players of the chat server, three against three, in a best of five (R8). Elo is a whole number. */
import { LeagueError } from '../league-error.ts';

/** The ranks, highest first. */
export const SIX_MANS_RANKS = ['s', 'x', 'a', 'b', 'c', 'd', 'e'] as const;
export type SixMansRank = (typeof SIX_MANS_RANKS)[number];

export const START_ELO = 1000;
export const SIX_MANS_SIDE = 3;

const K = 32;
const K_NEW = 48;
/** A player's first series count more, because little is known about the player. */
const NEW_FOR = 10;
/** By the number of games that the losers won. A clearer win counts more. */
const MARGIN = [1.2, 1.1, 1.0] as const;
/** The chat server's owner started it in that year, so an earlier day is a typing mistake. */
const FIRST_DAY = new Date('2015-01-01T00:00:00Z');
/** The highest Elo that can be stored. No player comes near it. */
export const HIGHEST_THRESHOLD = 9999;

/** The number of games that the losing side won. */
export type LoserGames = 0 | 1 | 2;

/** A player's numbers after a series. */
export interface SixMansForm {
  games: number;
  wins: number;
  elo: number;
  peak: number;
  /** Wins in a row; 0 after a loss. */
  streak: number;
  bestStreak: number;
}

/** A player's numbers before their first series. */
export const NEWCOMER: SixMansForm = { games: 0, wins: 0, elo: START_ELO, peak: START_ELO, streak: 0, bestStreak: 0 };

/** A reported series. The players are in the order that the report names them. */
export interface SixMansSeries {
  id: number;
  winners: readonly number[];
  losers: readonly number[];
  loserGames: LoserGames;
}

/** One line of the ledger: one player in one series. */
export interface LedgerRow {
  seriesId: number;
  playerId: number;
  isWinner: boolean;
  eloBefore: number;
  after: SixMansForm;
}

/**
 * The ledger of these series in their order, starting from the players' numbers before the first one. The same series
 * always give the same ledger, so a series is taken back by computing it again.
 */
export function ledgerOf(series: readonly SixMansSeries[], before: ReadonlyMap<number, SixMansForm>): LedgerRow[] {
  const forms = new Map(before);
  return series.flatMap((played) => {
    const rows = rowsOf(played, (playerId) => forms.get(playerId) ?? NEWCOMER);
    for (const { playerId, after } of rows) forms.set(playerId, after);
    return rows;
  });
}

function rowsOf(series: SixMansSeries, formOf: (playerId: number) => SixMansForm): LedgerRow[] {
  const strength = (side: readonly number[]) => side.reduce((sum, id) => sum + formOf(id).elo, 0) / side.length;
  const surprise = 1 - expectedScore(strength(series.winners), strength(series.losers));
  const row = (isWinner: boolean) => (playerId: number) => {
    const form = formOf(playerId);
    const change = Math.round((form.games < NEW_FOR ? K_NEW : K) * MARGIN[series.loserGames] * surprise);
    return { seriesId: series.id, playerId, isWinner, eloBefore: form.elo, after: played(form, isWinner, change) };
  };
  return [...series.winners.map(row(true)), ...series.losers.map(row(false))];
}

/** The expected share of wins of a side with strength `a` against strength `b`. */
export const expectedScore = (a: number, b: number): number => 1 / (1 + 10 ** ((b - a) / 400));

function played(form: SixMansForm, isWinner: boolean, change: number): SixMansForm {
  const elo = form.elo + (isWinner ? change : -change);
  const streak = isWinner ? form.streak + 1 : 0;
  return {
    games: form.games + 1,
    wins: form.wins + (isWinner ? 1 : 0),
    elo,
    peak: Math.max(form.peak, elo),
    streak,
    bestStreak: Math.max(form.bestStreak, streak),
  };
}

/** The lowest Elo of each rank, highest first. The last rank has none and is left out. */
export type RankFloors = Record<Exclude<SixMansRank, 'e'>, number>;

/** Refuses floors that do not fall from rank to rank, and names the first wrong one. */
export function assertFloors(floors: RankFloors): void {
  const names = SIX_MANS_RANKS.filter((rank) => rank !== 'e');
  for (const [index, rank] of names.entries()) {
    const floor = floors[rank];
    if (!Number.isInteger(floor) || floor < 1 || floor > HIGHEST_THRESHOLD) {
      throw invalid(rank, 'api.six-mans.floor-range', { max: HIGHEST_THRESHOLD });
    }
    const above = names[index - 1];
    if (above && floor >= floors[above]) throw invalid(rank, 'api.six-mans.floors-must-fall');
  }
}

/** Refuses a series that is impossible: it needs six different people, three a side, and a date from 2015 until now. */
export function assertReportable({ playerIds, at, now }: { playerIds: readonly number[]; at: Date; now: Date }): void {
  if (new Set(playerIds).size !== SIX_MANS_SIDE * 2) throw invalid('players', 'api.six-mans.six-different');
  if (at > now) throw invalid('playedAt', 'api.six-mans.not-played-yet');
  if (at < FIRST_DAY) throw invalid('playedAt', 'api.six-mans.too-long-ago', { year: FIRST_DAY.getUTCFullYear() });
}

/** Three games and the way to the next lobby take longer: the same result of the same six in this time is one series. */
export const SAME_AGAIN_MS = 15 * 60_000;

/** A series with its sides, as far as a second report of it would be the same. */
export type SixMansOutcome = Pick<SixMansSeries, 'winners' | 'losers' | 'loserGames'>;

/** Does a report tell the same as a known series: the same people on the same sides, in any order, and the same result? */
export const isSameOutcome = (one: SixMansOutcome, other: SixMansOutcome): boolean =>
  one.loserGames === other.loserGames &&
  one.winners.every((id) => other.winners.includes(id)) &&
  one.losers.every((id) => other.losers.includes(id));

/**
 * Asks before the same result of the same six counts twice (SAME_AGAIN): `near` are the series that were played, or reported,
 * within `SAME_AGAIN_MS`. `isAnother`: the caller knows of it, and it is another series.
 */
export function assertNotSameAgain(report: SixMansOutcome, near: readonly SixMansOutcome[], isAnother: boolean): void {
  if (isAnother || !near.some((series) => isSameOutcome(report, series))) return;
  const minutes = SAME_AGAIN_MS / 60_000;
  throw new LeagueError('SAME_AGAIN', 'api.six-mans.same-again', {
    params: { minutes },
    hint: `Nothing is stored. The same six people have a series with this result within ${minutes} minutes. If this is another one, send isAnother: true.`,
  });
}

const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', messageKey, { field, params });
