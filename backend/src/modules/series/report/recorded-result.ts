import { countedGoals } from '../../../domain/series/goal-list.ts';
import type { ReportedGoal } from '../../../domain/series/goal-list.ts';
import { mapSides } from '../../../domain/sides.ts';
import type { Side, Sides } from '../../../domain/sides.ts';
import type { EligiblePlayers, ReportedGame, ReportedRow } from '../../../domain/series/series-report.ts';
import type { SeriesResult, Walkover } from '../../../domain/series/series-result.ts';

/** One player's numbers in a game, with the name that the player had then. */
type RecordedRow = Omit<ReportedRow, 'playerId'> & { player: string | undefined };

/** A whole result as the audit stores it, so that it can be read after it was replaced. */
export interface RecordedResult {
  homeGames: number | null;
  awayGames: number | null;
  walkover: Walkover | null;
  games: ({ homeGoals: number; awayGoals: number; goalOrder: string | null } & Sides<RecordedRow[]>)[];
}

/** The goals in order as the audit tells them: "1–0 Ada, 1–1 Bo, 2–1 –"; null when not known. */
export const goalOrderText = (goals: readonly { side: Side; player: string | null }[]): string | null =>
  goals.length === 0
    ? null
    : countedGoals(goals)
        .map(({ homeGoals, awayGoals, player }) => `${homeGoals}–${awayGoals} ${player ?? '–'}`)
        .join(', ');

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
  games: readonly (ReportedGame & { goalList?: readonly ReportedGoal[] })[],
  names: EligiblePlayers,
): RecordedResult => ({
  ...NO_RESULT,
  homeGames,
  awayGames,
  games: games.map(({ goals, rows, goalList = [] }) => ({
    homeGoals: goals.home,
    awayGoals: goals.away,
    goalOrder: goalOrderText(
      goalList.map(({ side, playerId }) => ({
        side,
        player: playerId === null ? null : (names[side].get(playerId) ?? null),
      })),
    ),
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
