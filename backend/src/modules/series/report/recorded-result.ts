import { mapSides } from '../../../domain/sides.ts';
import type { Sides } from '../../../domain/sides.ts';
import type { EligiblePlayers, ReportedGame, ReportedRow } from '../../../domain/series/series-report.ts';
import type { SeriesResult, Walkover } from '../../../domain/series/series-result.ts';

/** One player's numbers, by the name that they had then. */
type RecordedRow = Omit<ReportedRow, 'playerId'> & { player: string | undefined };

/** A result as the audit keeps it: all of it, so that it can be told after it was replaced. */
export interface RecordedResult {
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  games: ({ homeGoals: number; awayGoals: number } & Sides<RecordedRow[]>)[];
}

/** Of a series without a result. */
export const NO_RESULT: RecordedResult = { homeGames: null, awayGames: null, walkover: null, games: [] };

/** What a decision without play leaves. */
export const recordedWalkover = ({ homeGames, awayGames }: SeriesResult, walkover: Walkover): RecordedResult => ({
  ...NO_RESULT,
  homeGames,
  awayGames,
  walkover,
});

/** What a report stores, without reading it again: as `SeriesReportRepository.findResult` would answer. */
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
