import { bracketOf } from '../../../domain/stages/bracket.ts';
import type { PlacedSeries, StoredBracket } from '../../../domain/stages/bracket-changes.ts';
import { bracketStates } from '../../../domain/stages/bracket-state.ts';
import type { BracketResult } from '../../../domain/stages/bracket-state.ts';
import type { SeedStatus } from '../../../domain/stages/seed-status.ts';
import { FEWEST_TEAMS } from '../../../domain/stages/stage-shape.ts';
import type { StageRow, StageWithBracket } from './stage.ts';

/** The stage with its bracket, as the stored results make it. With fewer than two teams it has no series. */
export function withBracket(stage: StageRow): StageWithBracket {
  const { bracket, results, statuses } = storedBracketOf(stage);
  return { ...stage, states: bracketStates(bracket, results, statuses) };
}

/** The bracket of a stage with all that is stored of it, by seeds. */
export function storedBracketOf(stage: StageRow): StoredBracket {
  const { format, hasThirdPlace, hasSecondFinal, entrants } = stage;
  const teams = entrants.length;
  const bracket = teams < FEWEST_TEAMS ? [] : bracketOf({ format, teams, hasThirdPlace, hasSecondFinal });
  return { bracket, results: resultsOf(stage), statuses: seedStatusesOf(stage), stored: placedSeriesOf(stage) };
}

/** What staff have decided about the seeds. */
export const seedStatusesOf = ({ entrants }: Pick<StageRow, 'entrants'>): SeedStatus[] =>
  entrants.map(({ seed, exit, goesOnFrom }) => ({ seed, exit, goesOnFrom }));

/** The stored series by their seeds. */
export const placedSeriesOf = (stage: StageRow): PlacedSeries[] =>
  stage.series.map(({ seriesId, position, homeTeamId, awayTeamId, isReported }) => ({
    ...{ seriesId, position, isReported },
    ...{ home: seedOf(stage, homeTeamId), away: seedOf(stage, awayTeamId) },
  }));

const resultsOf = (stage: StageRow): BracketResult[] =>
  stage.series
    .filter(({ isReported }) => isReported)
    .map(({ position, homeTeamId, awayTeamId, homeGames, awayGames, confirmation }) => {
      const [home, away] = [seedOf(stage, homeTeamId), seedOf(stage, awayTeamId)];
      const [won, lost] = [homeGames ?? 0, awayGames ?? 0];
      const winner = won === lost ? null : won > lost ? home : away;
      const isProvisional = confirmation === 'waiting' || confirmation === 'disputed';
      return { position, seeds: [home, away], winner, isProvisional };
    });

/** The seed of a team that plays in the stage; 0 for another one. */
const seedOf = ({ entrants }: StageRow, teamId: number): number =>
  entrants.find(({ team }) => team?.id === teamId)?.seed ?? 0;
