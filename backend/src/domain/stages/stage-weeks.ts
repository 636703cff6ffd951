/** The weeks of a stage's rounds after its draw (R43). */
import { LeagueError } from '../league-error.ts';
import type { BracketSeriesState } from './bracket-state.ts';
import { assertWeeks } from './stage-shape.ts';

/** The rounds of which no series has a result: staff can move them to another week. */
export const movableRounds = (states: readonly BracketSeriesState[]): number[] => {
  const rounds = [...new Set(states.map(({ series }) => series.round))].sort((one, other) => one - other);
  const played = new Set(states.flatMap(({ series, state }) => (state === 'decided' ? series.round : [])));
  return rounds.filter((round) => !played.has(round));
};

/**
 * Refuses other weeks than one for each round, in the order of the rounds, and another week for a round that has a result
 * (STAGE_ROUND_PLAYED). Returns the rounds that have another week than now.
 */
export function movedRounds(
  states: readonly BracketSeriesState[],
  now: readonly number[],
  chosen: readonly number[],
): number[] {
  assertWeeks(chosen);
  if (chosen.length !== now.length) throw new LeagueError('INVALID_INPUT', 'api.stage.week-count', { field: 'weeks' });
  const moved = now.flatMap((week, index) => (chosen[index] === week ? [] : index + 1));
  const movable = movableRounds(states);
  const fixed = moved.find((round) => !movable.includes(round));
  if (fixed !== undefined) {
    throw new LeagueError('STAGE_ROUND_PLAYED', 'api.stage.round-played', {
      ...{ field: `weeks.${fixed - 1}`, params: { round: fixed } },
    });
  }
  return moved;
}
