import { LeagueError } from '../league-error.ts';
import type { SeriesFormat } from './series-format.ts';
import { MAX_GAMES, cleanestWin, isDecided } from './series-format.ts';
import type { Side, Sides } from '../sides.ts';

/** What a series was for one team; the four columns of the standings row (R3). */
export type Outcome = 'win' | 'overtimeWin' | 'overtimeLoss' | 'loss';

/** A series decided without play (R5): the side that won, or `both` when neither came. */
export const WALKOVERS = ['home', 'away', 'both'] as const;
export type Walkover = (typeof WALKOVERS)[number];

/** The score of a series. `winner` is null only when both sides were absent. */
export interface SeriesResult {
  homeGames: number;
  awayGames: number;
  homeGoals: number;
  awayGoals: number;
  winner: Side | null;
  isOvertime: boolean;
  outcomes: Sides<Outcome>;
}

/** Points for each outcome (R3): as in volleyball's best-of-five and Swedish hockey. */
export const POINTS: Readonly<Record<Outcome, number>> = { win: 3, overtimeWin: 2, overtimeLoss: 1, loss: 0 };

/** More goals than this in one game is a slip of the finger; the report form has no maximum of its own. */
export const MAX_GOALS = 99;

const WALKOVER_SCORES = {
  home: { home: 1, away: 0 },
  away: { home: 0, away: 1 },
  both: { home: 0, away: 0 },
} as const satisfies Record<Walkover, Sides<number>>;

/**
 * The result of a series from the goals of its games in the order they were played (R2).
 * Refuses with IMPOSSIBLE_RESULT a sequence the format cannot produce, with LEVEL_GAME a level game and with
 * INVALID_INPUT a number that is no score; `params.game` is the game's number from 1.
 */
export function resultOf(format: SeriesFormat, games: readonly Sides<number>[]): SeriesResult {
  const won = { home: 0, away: 0 };
  const goals = { home: 0, away: 0 };
  games.forEach((score, index) => {
    const game = index + 1;
    if (isDecided(format, won)) throw impossible('game-after-decision', game, won);
    assertScore(score, game);
    won[score.home > score.away ? 'home' : 'away'] += 1;
    goals.home += score.home;
    goals.away += score.away;
  });
  if (!isDecided(format, won)) throw impossible('game-missing', games.length + 1, won);
  return asResult(won, goals);
}

/** The result of a series decided without play (R5): the cleanest score, goals 0-0; 0-0 when both were absent. */
export function walkoverResult(format: SeriesFormat, walkover: Walkover): SeriesResult {
  const { home, away } = WALKOVER_SCORES[walkover];
  const clean = cleanestWin(format);
  return asResult({ home: home * clean, away: away * clean }, { home: 0, away: 0 });
}

/** What a stored score was for each side; a level score is the double walkover's 0-0, a loss for both (R5). */
export function outcomesOf(homeGames: number, awayGames: number): Sides<Outcome> {
  if (homeGames === awayGames) return { home: 'loss', away: 'loss' };
  const [won, lost]: [Outcome, Outcome] = isOvertimeScore(homeGames, awayGames)
    ? ['overtimeWin', 'overtimeLoss']
    : ['win', 'loss'];
  return homeGames > awayGames ? { home: won, away: lost } : { home: lost, away: won };
}

/** Overtime means that the fifth game was played (R2); the report carries no overtime inside a game. */
export const isOvertimeScore = (homeGames: number, awayGames: number): boolean => homeGames + awayGames === MAX_GAMES;

function asResult(won: Sides<number>, goals: Sides<number>): SeriesResult {
  return {
    homeGames: won.home,
    awayGames: won.away,
    homeGoals: goals.home,
    awayGoals: goals.away,
    winner: won.home === won.away ? null : won.home > won.away ? 'home' : 'away',
    isOvertime: isOvertimeScore(won.home, won.away),
    outcomes: outcomesOf(won.home, won.away),
  };
}

function assertScore({ home, away }: Sides<number>, game: number): void {
  const field = `games.${game - 1}`;
  if (!isScore(home) || !isScore(away)) {
    throw new LeagueError('INVALID_INPUT', 'series.result.not-a-score', {
      field,
      params: { game, max: MAX_GOALS },
    });
  }
  if (home === away) {
    throw new LeagueError('LEVEL_GAME', 'series.result.level-game', {
      field,
      params: { game, goals: home },
    });
  }
}

const isScore = (goals: number): boolean => Number.isInteger(goals) && goals >= 0 && goals <= MAX_GOALS;

function impossible(reason: 'game-after-decision' | 'game-missing', game: number, won: Sides<number>): LeagueError {
  return new LeagueError('IMPOSSIBLE_RESULT', `series.result.${reason}`, {
    field: `games.${game - 1}`,
    params: { game, home: won.home, away: won.away },
  });
}
