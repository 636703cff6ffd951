import * as Stats from '../../domain/competition/stats.ts';
import type { Totals } from '../../domain/competition/stats.ts';
import type { Side } from '../../domain/sides.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { PlayerRef } from '../refs/player-ref.ts';
import type { SeriesRow } from './series-row.ts';

/** One player's numbers in one game. */
export interface PlayerGameRow extends Omit<Totals, 'games'> {
  player: PlayerRef;
}

/** One game with the rows of both sides, in the order of the form. */
export interface PlayedGame {
  number: number;
  homeGoals: number;
  awayGoals: number;
  home: PlayerGameRow[];
  away: PlayerGameRow[];
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
  games: { number: number; homeGoals: number; awayGoals: number }[];
  /** By game and slot; each side's rows in their order. */
  rows: ({ number: number; side: Side } & PlayerRef & Omit<PlayerGameRow, 'player'>)[];
  divisionTotals: Totals;
}

/** Puts the flat rows into their games. */
export function toSeriesGames({ seriesId, games, rows, divisionTotals }: StoredGames): SeriesGames {
  const byNumber = new Map(games.map((game): [number, PlayedGame] => [game.number, { ...game, home: [], away: [] }]));
  for (const { number, side, score, goals, assists, saves, shots, ...player } of rows) {
    byNumber.get(number)?.[side].push({ player, score, goals, assists, saves, shots });
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
