/** Which teams of a running season staff should look at. */
import { PLAYERS_NEEDED, SWEDISH_NEEDED } from './signup.ts';

/** A captain who has not been seen for so many days is told apart. */
export const SILENT_DAYS = 14;

const DAY_MS = 86_400_000;

/** What is wrong with a team that plays. */
export const TEAM_CONCERNS = ['players', 'swedes', 'no-captain', 'no-account', 'silent', 'walkovers'] as const;
export type TeamConcern = (typeof TEAM_CONCERNS)[number];

/** A team of the season as it is now. */
export interface TeamFacts {
  players: number;
  swedes: number;
  hasCaptain: boolean;
  hasAccount: boolean;
  /** When the captain was last on the site; null: never, or not known. */
  captainSeenAt: string | null;
  /** Series that it has lost by walkover. */
  walkovers: number;
}

/** The concerns about a team; none when all is well. Too few players and Swedes are those of a sign-up (R11). */
export function teamConcerns(facts: TeamFacts, now: Date): TeamConcern[] {
  const silentFrom = now.getTime() - SILENT_DAYS * DAY_MS;
  const seenAt = facts.captainSeenAt === null ? 0 : Date.parse(facts.captainSeenAt);
  const found: Record<TeamConcern, boolean> = {
    players: facts.players < PLAYERS_NEEDED,
    swedes: facts.swedes < SWEDISH_NEEDED,
    'no-captain': !facts.hasCaptain,
    'no-account': facts.hasCaptain && !facts.hasAccount,
    silent: facts.hasAccount && seenAt < silentFrom,
    walkovers: facts.walkovers > 0,
  };
  return TEAM_CONCERNS.filter((concern) => found[concern]);
}
