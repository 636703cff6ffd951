import { mapSides } from '../../../domain/sides.ts';
import type { Sides } from '../../../domain/sides.ts';
import type { EligiblePlayers, ReportedGame, ReportedRow } from '../../../domain/series/series-report.ts';
import type { SeriesResult, Walkover } from '../../../domain/series/series-result.ts';

/** One player's numbers in a game, with the name that the player had then. */
type RecordedRow = Omit<ReportedRow, 'playerId'> & { player: string | undefined };

/** A whole result as the audit stores it, so that it can be read after it was replaced. */
export interface RecordedResult {
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  games: ({ homeGoals: number; awayGoals: number } & Sides<RecordedRow[]>)[];
}

/** The result of a series that has none. */
export const NO_RESULT: RecordedResult = { homeGames: null, awayGames: null, walkover: null, games: [] };

/** The result after a walkover. */
export const recordedWalkover = ({ homeGames, awayGames }: SeriesResult, walkover: Walkover): RecordedResult => ({
  ...NO_RESULT,
  homeGames,
  awayGames,
  walkover,
});

/** The result that a report stores, in the shape of `SeriesReportRepository.findResult`, without reading it again. */
export const recordedReport = (
  { homeGames, awayGames }: SeriesResult,
  games: readonly ReportedGame[],
  names: EligiblePlayers,
): RecordedResult => ({
  ...NO_RESULT,
  homeGames,
  awayGames,
  games: games.map(({ goals, rows }) => ({
    homeGoals: goals.home,
    awayGoals: goals.away,
    ...mapSides(rows, (ofSide, side) =>
      ofSide.map(({ playerId, score, goals: scored, assists, saves, shots }) => ({
        player: names[side].get(playerId),
        score,
        goals: scored,
        assists,
        saves,
        shots,
      })),
    ),
  })),
});
