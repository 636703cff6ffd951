import { LeagueError } from '../league-error.ts';
import type { SeriesFormat } from './series-format.ts';
import { TABLE_GAMES, cleanestWin, isDecided } from './series-format.ts';
import type { Side, Sides } from '../sides.ts';
import { LARGEST } from './usual-numbers.ts';

/** A series' outcome for one team. These are the four columns of a standings row (R3). */
export type Outcome = 'win' | 'overtimeWin' | 'overtimeLoss' | 'loss';

/** A series decided without play (R5): the winning side, or `both` when neither team came. */
export const WALKOVERS = ['home', 'away', 'both'] as const;
export type Walkover = (typeof WALKOVERS)[number];

/** The score of a series. `winner` is null only when both teams were absent. */
export interface SeriesResult {
  homeGames: number;
  awayGames: number;
  homeGoals: number;
  awayGoals: number;
  winner: Side | null;
  isOvertime: boolean;
  outcomes: Sides<Outcome>;
}

/** Points of each outcome (R3), as in volleyball's best-of-five and in Swedish hockey. */
export const POINTS: Readonly<Record<Outcome, number>> = { win: 3, overtimeWin: 2, overtimeLoss: 1, loss: 0 };

const WALKOVER_SCORES = {
  home: { home: 1, away: 0 },
  away: { home: 0, away: 1 },
  both: { home: 0, away: 0 },
} as const satisfies Record<Walkover, Sides<number>>;

/**
 * The result of a series from the goals of its games, in playing order (R2). Refuses a sequence that the format cannot
 * have (IMPOSSIBLE_RESULT), a game with equal goals (LEVEL_GAME), and a number that is no score (INVALID_INPUT).
 * `params.game` is the game's number from 1.
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

/** The result of a series decided without play (R5): the clearest score with goals 0-0; 0-0 when both were absent. */
export function walkoverResult(format: SeriesFormat, walkover: Walkover): SeriesResult {
  const { home, away } = WALKOVER_SCORES[walkover];
  const clean = cleanestWin(format);
  return asResult({ home: home * clean, away: away * clean }, { home: 0, away: 0 });
}

/** The outcome of a stored score for each side. An equal score is a double walkover, 0-0: a loss for both (R5). */
export function outcomesOf(homeGames: number, awayGames: number): Sides<Outcome> {
  if (homeGames === awayGames) return { home: 'loss', away: 'loss' };
  const [won, lost]: [Outcome, Outcome] = isOvertimeScore(homeGames, awayGames)
    ? ['overtimeWin', 'overtimeLoss']
    : ['win', 'loss'];
  return homeGames > awayGames ? { home: won, away: lost } : { home: lost, away: won };
}

/**
 * Overtime means that a fifth game decided at 2-2 (R2); a 4-1 of a best of seven has five games too. The report does not contain overtime inside
 * a game.
 */
export const isOvertimeScore = (homeGames: number, awayGames: number): boolean =>
  homeGames + awayGames === TABLE_GAMES && Math.max(homeGames, awayGames) === 3;

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
      params: { game, max: LARGEST.goals },
    });
  }
  if (home === away) {
    throw new LeagueError('LEVEL_GAME', 'series.result.level-game', {
      field,
      params: { game, goals: home },
    });
  }
}

const isScore = (goals: number): boolean => Number.isInteger(goals) && goals >= 0 && goals <= LARGEST.goals;

function impossible(reason: 'game-after-decision' | 'game-missing', game: number, won: Sides<number>): LeagueError {
  return new LeagueError('IMPOSSIBLE_RESULT', `series.result.${reason}`, {
    field: `games.${game - 1}`,
    params: { game, home: won.home, away: won.away },
  });
}
