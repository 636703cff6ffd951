/**
 * Staff who play decide nothing that touches their own team's place (R17). A person on a team's roster, as a player or
 * as its captain, leaves that team's whole division to others: its series, its table, its teams and their requests. An
 * admin may all the same, and the act is marked in the log.
 */
import { hasRole } from './actor.ts';
import type { Actor } from './actor.ts';
import { LeagueError } from './league-error.ts';

/** What is decided about, with the sentence that refuses it. */
const REFUSALS = {
  series: 'api.series.own-team',
  division: 'api.division.own-team',
  team: 'api.team.own-team',
  request: 'api.request.own-team',
  account: 'api.account.own-team',
  rating: 'api.user.own-rating',
} as const;

/** May the actor decide what is the own matter, or is not? */
export const mayDecide = (actor: Actor, isOwn: boolean): boolean => !isOwn || hasRole(actor, 'admin');

/** Throws OWN_TEAM when the matter is the actor's own and the actor is no admin. */
export function assertMayDecide(actor: Actor, about: keyof typeof REFUSALS, isOwn: boolean): void {
  if (!mayDecide(actor, isOwn)) throw new LeagueError('OWN_TEAM', REFUSALS[about]);
}
