/**
 * Staff who play must not decide about their own team's place (R17). A person on a team's roster, as a player or as its
 * captain, may not decide about that team's division: its series, its table, its teams and their requests. An admin
 * may, and the log marks it.
 */
import { hasRole } from './actor.ts';
import type { Actor } from './actor.ts';
import { LeagueError } from './league-error.ts';

/** The things that staff decide about, with the sentence of the refusal. */
const REFUSALS = {
  series: 'api.series.own-team',
  division: 'api.division.own-team',
  team: 'api.team.own-team',
  request: 'api.request.own-team',
  account: 'api.account.own-team',
  rating: 'api.user.own-rating',
} as const;

/** What the league has chosen for admins in their own matters: the act is marked publicly, or another admin must do it. */
export const OWN_MATTER_RULES = ['marked', 'another-admin'] as const;
export type OwnMatterRule = (typeof OWN_MATTER_RULES)[number];

/** Throws OWN_TEAM for an admin's act in their own matter when the league wants another admin for it. */
export function assertAllowedBy(rule: OwnMatterRule): void {
  if (rule === 'another-admin') throw new LeagueError('OWN_TEAM', 'api.own-matter.another-admin');
}

/** May the actor decide? `isOwn`: it is the actor's own matter. */
export const mayDecide = (actor: Actor, isOwn: boolean): boolean => !isOwn || hasRole(actor, 'admin');

/** Throws OWN_TEAM when it is the actor's own matter and the actor is no admin. */
export function assertMayDecide(actor: Actor, about: keyof typeof REFUSALS, isOwn: boolean): void {
  if (!mayDecide(actor, isOwn)) throw new LeagueError('OWN_TEAM', REFUSALS[about]);
}
