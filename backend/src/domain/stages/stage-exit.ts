/** A team that leaves a stage after its draw, and who goes on in another's place (R43). */
import { LeagueError } from '../league-error.ts';
import type { BracketSeriesState } from './bracket-state.ts';
import type { SeedStatus, StageExit } from './seed-status.ts';

/** The last series that a seed has won with a result; null when it has not. */
export const lastWonBy = (states: readonly BracketSeriesState[], seed: number): BracketSeriesState | null =>
  states.findLast(({ state, winner }) => state === 'decided' && winner.is === 'seed' && winner.seed === seed) ?? null;

/** The seed that comes back when this one is disqualified: whom it has beaten last. null: nobody, or one who has left too. */
export function beatenLastBy(
  states: readonly BracketSeriesState[],
  statuses: readonly SeedStatus[],
  seed: number,
): { seed: number; position: number } | null {
  const won = lastWonBy(states, seed);
  if (won?.loser.is !== 'seed') return null;
  const beaten = won.loser.seed;
  const hasLeft = statuses.some((status) => status.seed === beaten && status.exit !== null);
  return hasLeft ? null : { seed: beaten, position: won.series.position };
}

/** The first series that a seed could still play in; null when nothing is left for it. */
export const nextOf = (states: readonly BracketSeriesState[], seed: number): BracketSeriesState | null =>
  states.find(
    ({ state, upper, lower }) =>
      (state === 'open' || state === 'ready') &&
      [upper, lower].some((side) => side.is === 'seed' && side.seed === seed),
  ) ?? null;

/**
 * What is decided about the seeds when this one leaves. Refuses one that has left (STAGE_TEAM_IS_OUT), and one for which nothing is
 * left to play (STAGE_NOTHING_LEFT). `doesBeatenReturn`: only after a disqualification, and when there is somebody to come back.
 */
export function statusesAfterExit(
  { states, statuses }: { states: readonly BracketSeriesState[]; statuses: readonly SeedStatus[] },
  seed: number,
  { exit, doesBeatenReturn }: { exit: StageExit; doesBeatenReturn: boolean },
): SeedStatus[] {
  const known = statuses.find((status) => status.seed === seed);
  if (known && known.exit !== null) throw new LeagueError('STAGE_TEAM_IS_OUT', 'api.stage.team-is-out');
  if (!nextOf(states, seed)) throw new LeagueError('STAGE_NOTHING_LEFT', 'api.stage.nothing-left');
  const after = withStatus(statuses, seed, (status) => ({ ...status, exit }));
  if (!doesBeatenReturn) return after;
  const beaten = exit === 'disqualified' ? beatenLastBy(states, statuses, seed) : null;
  if (!beaten) throw new LeagueError('INVALID_INPUT', 'api.stage.nobody-returns', { field: 'doesBeatenReturn' });
  return withGoingOn(after, beaten);
}

/** The same, but this seed goes on from this series, and its opponent does not. */
export const withGoingOn = (
  statuses: readonly SeedStatus[],
  { seed, position }: { seed: number; position: number },
): SeedStatus[] =>
  withStatus(withoutGoingOn(statuses, position), seed, (status) => ({
    ...status,
    goesOnFrom: [...status.goesOnFrom, position],
  }));

/** The same, but who goes on from this series follows from its result alone. */
export const withoutGoingOn = (statuses: readonly SeedStatus[], position: number): SeedStatus[] =>
  statuses.map((status) => ({ ...status, goesOnFrom: status.goesOnFrom.filter((one) => one !== position) }));

const withStatus = (
  statuses: readonly SeedStatus[],
  seed: number,
  change: (status: SeedStatus) => SeedStatus,
): SeedStatus[] =>
  statuses.some((status) => status.seed === seed)
    ? statuses.map((status) => (status.seed === seed ? change(status) : status))
    : [...statuses, change({ seed, exit: null, goesOnFrom: [] })];
