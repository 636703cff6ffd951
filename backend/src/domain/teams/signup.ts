/** Signing a team up for a season, checked in the order of R11. */
import { LeagueError } from '../league-error.ts';
import * as Roster from './roster.ts';

/** By closing a team needs so many players, and so many of them Swedish: shown from the start, and no bar before (R11). */
export const PLAYERS_NEEDED = 3;
export const SWEDISH_NEEDED = 2;
/** A team is as strong as its best three: as many as play at a time. */
const STRONGEST = 3;

/** What stands between someone and the sign-up of their team. */
export type SignupObstacle = 'notSignedIn' | 'noTeam' | 'notCaptain' | 'alreadySignedUp' | 'registrationClosed';

/** All that decides about signing up. */
export interface SignupFacts {
  isSignedIn: boolean;
  hasTeam: boolean;
  isCaptain: boolean;
  isSignedUp: boolean;
  registrationOpen: boolean;
}

/** The first that stands in the way; null when nothing does. */
export function nextObstacle(facts: SignupFacts): SignupObstacle | null {
  if (!facts.isSignedIn) return 'notSignedIn';
  if (!facts.hasTeam) return 'noTeam';
  if (!facts.isCaptain) return 'notCaptain';
  if (facts.isSignedUp) return 'alreadySignedUp';
  return facts.registrationOpen ? null : 'registrationClosed';
}

const REFUSALS: Record<Exclude<SignupObstacle, 'notSignedIn' | 'noTeam'>, () => LeagueError> = {
  notCaptain: () => new LeagueError('NOT_CAPTAIN', 'team-settings.must-be-captain'),
  alreadySignedUp: Roster.alreadySignedUp,
  registrationClosed: () => new LeagueError('REGISTRATION_CLOSED', 'api.signup.registration-closed'),
};

/**
 * Refuses the first that stands in the way (NOT_CAPTAIN, ALREADY_SIGNED_UP, REGISTRATION_CLOSED), and then who has not
 * said that they have read what they sign up for (CONSENT_MISSING).
 */
export function assertMaySignUp(facts: SignupFacts, hasRead: boolean): void {
  const obstacle = nextObstacle(facts);
  if (obstacle === 'notSignedIn' || obstacle === 'noTeam') throw Roster.noTeam();
  if (obstacle) throw REFUSALS[obstacle]();
  if (!hasRead) throw new LeagueError('CONSENT_MISSING', 'api.signup.must-read', { field: 'hasRead' });
}

/** A team's strength; null when no player of it has a rating. */
export function teamMmr(ratings: readonly (number | null)[]): number | null {
  const best = strongest(ratings);
  return best.length === 0 ? null : best.reduce((sum, mmr) => sum + mmr, 0) / best.length;
}

/** Of how many players a team's strength is the average: fewer than three when fewer have a rating. */
export const ratedPlayers = (ratings: readonly (number | null)[]): number => strongest(ratings).length;

/** A team as it would be let in at closing (R11). */
export const isEligible = ({ players, swedish }: { players: number; swedish: number }): boolean =>
  players >= PLAYERS_NEEDED && swedish >= SWEDISH_NEEDED;

const strongest = (ratings: readonly (number | null)[]): number[] =>
  ratings
    .filter((mmr) => mmr !== null)
    .sort((one, other) => other - one)
    .slice(0, STRONGEST);
