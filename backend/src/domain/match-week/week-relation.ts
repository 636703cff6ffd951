/** What a person is to a series of the match week (R27), and what follows from it. */
import { LeagueError } from '../league-error.ts';
import type { Side } from '../sides.ts';

/** The facts about the person. */
export interface WeekRelation {
  /** The side of the team in which they play now; null: in neither. */
  side: Side | null;
  isCaptain: boolean;
  /** Staff who may change the series, as in `series-report.ts`. */
  isStaff: boolean;
}

/** The two teams and staff see what the captains do; it is private to everyone else. */
export const maySee = ({ side, isStaff }: WeekRelation): boolean => side !== null || isStaff;

/** The side that the person leads. Refuses everyone who is not a captain of one of the teams now (NOT_CAPTAIN). */
export function sideOfCaptain({ side, isCaptain }: WeekRelation): Side {
  if (side === null || !isCaptain) throw new LeagueError('NOT_CAPTAIN', 'api.match-week.not-captain');
  return side;
}

/** The side that the person plays for. Refuses everyone who is in neither team now (NOT_IN_TEAM). */
export function sideOfPlayer({ side }: WeekRelation): Side {
  if (side === null) throw new LeagueError('NOT_IN_TEAM', 'api.match-week.not-in-teams', {}, 'forbidden');
  return side;
}

/** Refuses when staff have not given this to the captains in the season (MATCH_WEEK_OFF). */
export function assertSwitchedOn(isOn: boolean): void {
  if (!isOn) throw new LeagueError('MATCH_WEEK_OFF', 'api.match-week.off');
}

/** What decides who may end what captains contest: a dispute, or the claim of a walkover. */
export interface JudgeRelation {
  isStaff: boolean;
  isOwnTeam: boolean;
}

/** Staff decide, but never about their own team; admins neither. */
export const mayJudge = ({ isStaff, isOwnTeam }: JudgeRelation): boolean => isStaff && !isOwnTeam;

/** Throws NOT_YOUR_DIVISION or OWN_TEAM when the person may not decide. */
export function assertMayJudge({ isStaff, isOwnTeam }: JudgeRelation): void {
  if (isOwnTeam) throw new LeagueError('OWN_TEAM', 'api.match-week.dispute.own-team');
  if (!isStaff) throw new LeagueError('NOT_YOUR_DIVISION', 'api.series.not-your-division');
}
