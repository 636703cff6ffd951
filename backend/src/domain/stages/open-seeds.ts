/** Which of the teams that have signed up get the seeds of a stage that is open to them (R43). */
import { LeagueError } from '../league-error.ts';
import type { DivisionNames } from '../site-language.ts';
import { mostTeamsOf } from './stage-shape.ts';
import type { StageFormat, StageKind } from './stage-shape.ts';

/** Why a team that has signed up gets none, in the order in which it is asked. `full`: stronger teams have the seeds. */
export const LEFT_OUT_REASONS = ['players', 'other-stage', 'full'] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/** A team that has signed up and has no place, with what decides about its seed. */
export interface SeedCandidate {
  teamId: number;
  /** The mean of its three best players' ratings; null: none is known. */
  mmr: number | null;
  /** It has the players that R11 asks for. */
  isEligible: boolean;
  /** Another stage of the season in which it has a seed. */
  otherStage: DivisionNames | null;
}

/** A team that gets no seed, and why. */
export type LeftOut<Candidate> = Candidate & { why: LeftOutReason };

/** A stage with the seeds that staff have given. */
interface OpenStage {
  kind: StageKind;
  format: StageFormat;
  seeds: number;
}

/** The strongest take the seeds that the stage has left; a team that cannot play, or plays elsewhere, takes none from another. */
export function openSeedsOf<Candidate extends SeedCandidate>(
  candidates: readonly Candidate[],
  { kind, format, seeds }: OpenStage,
): { seeded: Candidate[]; leftOut: LeftOut<Candidate>[] } {
  const ordered = candidates.toSorted((one, other) => (other.mmr ?? -1) - (one.mmr ?? -1) || one.teamId - other.teamId);
  const free = Math.max(0, mostTeamsOf(kind, format) - seeds);
  const able = ordered.filter((one) => hindranceOf(one) === null);
  const seeded = able.slice(0, free);
  const leftOut = ordered
    .filter((one) => !seeded.includes(one))
    .map((one) => ({ ...one, why: hindranceOf(one) ?? ('full' as const) }));
  return { seeded, leftOut };
}

function hindranceOf({ isEligible, otherStage }: SeedCandidate): LeftOutReason | null {
  if (!isEligible) return 'players';
  return otherStage === null ? null : 'other-stage';
}

/**
 * Whether a seed in one stage keeps a team out of another of its season that is open. A cup stands beside the rest: who plays in it can
 * play in a qualifier too.
 */
export const keepsOutOf = (one: StageKind, other: StageKind): boolean => (one === 'cup') === (other === 'cup');

/** Refuses to leave out a team that the caller has not seen among those who get no seed (STAGE_NOT_READY). null: the caller has not been told. */
export function assertLeftOutKnown(
  leftOut: readonly { id: number; name: string }[],
  seen: readonly number[] | null,
): void {
  const unseen = seen === null ? [] : leftOut.filter(({ id }) => !seen.includes(id));
  if (unseen.length === 0) return;
  const teams = unseen.map(({ name }) => name).join(', ');
  throw new LeagueError('STAGE_NOT_READY', 'api.stage.others-left-out', { params: { teams } });
}
