import * as Stats from '../../domain/competition/statistics/stats.ts';
import type { Totals } from '../../domain/competition/statistics/stats.ts';
import { countedGoals } from '../../domain/series/goal-list.ts';
import type { CountedGoal, StoredGoal } from '../../domain/series/goal-list.ts';
import type { Side } from '../../domain/sides.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { SeriesRow } from './series-row.ts';

/** One player's numbers in one game. */
export interface PlayerGameRow extends Omit<Totals, 'games'> {
  player: PlayerRef;
}

/** One goal, its scorer when known, and the score after it. */
export type GoalRow = CountedGoal<{ side: Side; scorer: PlayerRef | null }>;

/** One game with the rows of both sides, in the order of the form. */
export interface PlayedGame {
  id: number;
  seriesId: number;
  number: number;
  homeGoals: number;
  awayGoals: number;
  /** What happened on the field is known from its replay (R37). */
  isRecorded: boolean;
  home: PlayerGameRow[];
  away: PlayerGameRow[];
  /** In the order in which they were scored; empty when not known. */
  goals: GoalRow[];
}

/** The games of a series in order, and the sums of its division. Ratings are compared with these sums. */
export interface SeriesGames {
  seriesId: number;
  games: PlayedGame[];
  divisionTotals: Totals;
}

/** The same as the database returns it: a flat list of rows. Nesting them in SQL would take twice the time. */
export interface StoredGames {
  seriesId: number;
  games: { id: number; number: number; homeGoals: number; awayGoals: number; isRecorded: boolean }[];
  /** By game and slot; each side's rows in their order. */
  rows: ({ number: number; side: Side; slot: number } & PlayerRef & Omit<PlayerGameRow, 'player'>)[];
  /** By game and in order. */
  goals: ({ number: number } & StoredGoal)[];
  divisionTotals: Totals;
}

/** Puts the flat rows into their games. */
export function toSeriesGames({ seriesId, games, rows, goals: scored, divisionTotals }: StoredGames): SeriesGames {
  const byNumber = new Map(
    games.map((game): [number, PlayedGame] => [game.number, { seriesId, ...game, home: [], away: [], goals: [] }]),
  );
  const scorers = new Map<string, PlayerRef>();
  for (const { number, side, slot, score, goals, assists, saves, shots, ...player } of rows) {
    byNumber.get(number)?.[side].push({ player, score, goals, assists, saves, shots });
    scorers.set(`${number} ${side} ${slot}`, player);
  }
  for (const [number, goals] of groupBy(scored, (goal) => goal.number)) {
    const named = goals.map(({ side, slot }) => ({ side, scorer: scorers.get(`${number} ${side} ${slot}`) ?? null }));
    byNumber.get(number)?.goals.push(...countedGoals(named));
  }
  return { seriesId, games: [...byNumber.values()], divisionTotals };
}

/** A series with its games. */
export interface SeriesWithGames {
  series: SeriesRow;
  games: SeriesGames;
}

/** The games of a series that does not exist. */
export const EMPTY_GAMES: Omit<SeriesGames, 'seriesId'> = { games: [], divisionTotals: Stats.sumOf([]) };

/** A player's sums over the games of one series. */
export interface SeriesPlayerTotals extends Totals {
  player: PlayerRef;
}

/** Each player's sums over the games of a series for one side, most points first. */
export function totalsOf(games: readonly PlayedGame[], side: Side): SeriesPlayerTotals[] {
  const byPlayer = groupBy(
    games.flatMap((game) => game[side]),
    ({ player }) => player.id,
  );
  return [...byPlayer.values()]
    .map((rows) => ({
      player: (rows[0] as PlayerGameRow).player,
      ...Stats.sumOf(rows.map((row) => ({ ...row, games: 1 }))),
    }))
    .sort((a, b) => b.score - a.score || a.player.id - b.player.id);
}
