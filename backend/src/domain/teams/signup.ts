/** The sign-up of a team for a season. The checks are in the order of R11. */
import { LeagueError } from '../league-error.ts';
import { toldDayTime } from '../messages/told-time.ts';
import * as Roster from './roster.ts';

/**
 * How many players a team needs when sign-up closes, and how many of them must be Swedish. Pages show this from the
 * start, but a team may sign up with fewer (R11).
 */
export const PLAYERS_NEEDED = 3;
export const SWEDISH_NEEDED = 2;
/** A team's strength counts its best three players, because three play at a time. */
const STRONGEST = 3;

/** Why a person cannot sign their team up. */
export type SignupObstacle =
  'notSignedIn' | 'noTeam' | 'notCaptain' | 'alreadySignedUp' | 'notOpenYet' | 'registrationClosed';

/** The facts that decide about a sign-up. */
export interface SignupFacts {
  isSignedIn: boolean;
  hasTeam: boolean;
  isCaptain: boolean;
  isSignedUp: boolean;
  registrationOpen: boolean;
  /** When it opens by itself; null: it is open or over, or staff have not said. */
  opensAt: Date | null;
}

/** The first obstacle; null when there is none. */
export function nextObstacle(facts: SignupFacts): SignupObstacle | null {
  if (!facts.isSignedIn) return 'notSignedIn';
  if (!facts.hasTeam) return 'noTeam';
  if (!facts.isCaptain) return 'notCaptain';
  if (facts.isSignedUp) return 'alreadySignedUp';
  if (facts.registrationOpen) return null;
  return facts.opensAt === null ? 'registrationClosed' : 'notOpenYet';
}

const REFUSALS: Record<Exclude<SignupObstacle, 'notSignedIn' | 'noTeam'>, (facts: SignupFacts) => LeagueError> = {
  notCaptain: () => new LeagueError('NOT_CAPTAIN', 'team-settings.must-be-captain'),
  alreadySignedUp: Roster.alreadySignedUp,
  notOpenYet: ({ opensAt }) =>
    new LeagueError('REGISTRATION_CLOSED', 'api.signup.not-open-yet', {
      params: { at: opensAt ? toldDayTime(opensAt) : '' },
    }),
  registrationClosed: () => new LeagueError('REGISTRATION_CLOSED', 'api.signup.registration-closed'),
};

/**
 * Refuses the first obstacle (NOT_CAPTAIN, ALREADY_SIGNED_UP, REGISTRATION_CLOSED), and then a captain who has not
 * confirmed that they have read the rules (CONSENT_MISSING).
 */
export function assertMaySignUp(facts: SignupFacts, hasRead: boolean): void {
  const obstacle = nextObstacle(facts);
  if (obstacle === 'notSignedIn' || obstacle === 'noTeam') throw Roster.noTeam();
  if (obstacle) throw REFUSALS[obstacle](facts);
  if (!hasRead) throw new LeagueError('CONSENT_MISSING', 'api.signup.must-read', { field: 'hasRead' });
}

/** A team's strength; null when none of its players has a rating. */
export function teamMmr(ratings: readonly (number | null)[]): number | null {
  const best = strongest(ratings);
  return best.length === 0 ? null : best.reduce((sum, mmr) => sum + mmr, 0) / best.length;
}

/** How many players are in the average of a team's strength: fewer than three when fewer have a rating. */
export const ratedPlayers = (ratings: readonly (number | null)[]): number => strongest(ratings).length;

/** Does the team have enough players when sign-up closes (R11)? */
export const isEligible = ({ players, swedish }: { players: number; swedish: number }): boolean =>
  players >= PLAYERS_NEEDED && swedish >= SWEDISH_NEEDED;

const strongest = (ratings: readonly (number | null)[]): number[] =>
  ratings
    .filter((mmr) => mmr !== null)
    .sort((one, other) => other - one)
    .slice(0, STRONGEST);
