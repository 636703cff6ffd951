/** Admins correct what a player wrote about themself (R12). */
import { LeagueError } from '../league-error.ts';
import { stockholmDate } from '../stockholm-time.ts';
import { birthdateOf, nationalityOf } from './applicant.ts';
import type { PlayerDetails } from './applicant.ts';
import { assertReason } from './sanction.ts';

/** What is corrected; null: never told. */
export type CorrectedDetails = { [field in 'birthdate' | 'nationality']: PlayerDetails[field] | null };

/** As typed. A field that is left out stays. */
export interface TypedCorrection {
  birthdate?: string | null;
  nationality?: string | null;
  reason: string;
}

/**
 * The details after a correction, and its reason. New values have the rules of the registration (INVALID_INPUT,
 * UNDER_AGE). Refuses a correction without a reason (INVALID_INPUT), and one that changes nothing (NOTHING_CHANGED).
 */
export function correctedDetails(
  stored: CorrectedDetails,
  typed: TypedCorrection,
  now: Date,
): CorrectedDetails & { reason: string } {
  const { birthdate, nationality } = { ...stored, ...withoutNull(typed) };
  const changed = {
    birthdate: birthdate === stored.birthdate ? birthdate : birthdateOf(birthdate ?? '', stockholmDate(now)),
    nationality: nationality === stored.nationality ? nationality : nationalityOf(nationality ?? ''),
  };
  if (changed.birthdate === stored.birthdate && changed.nationality === stored.nationality) {
    throw new LeagueError('NOTHING_CHANGED', 'api.person.nothing-corrected');
  }
  return { ...changed, reason: assertReason(typed.reason, 'reason') };
}

const withoutNull = ({ birthdate, nationality }: TypedCorrection) => ({
  ...(birthdate != null && { birthdate }),
  ...(nationality != null && { nationality }),
});
