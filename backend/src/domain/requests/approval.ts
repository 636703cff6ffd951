/**
 * A request that staff decide once (R10): pending, then accepted, denied, or cancelled when there is nothing left to
 * decide.
 */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { cleanLines } from '../text.ts';

export type ApprovalStatus = 'pending' | 'accepted' | 'denied' | 'cancelled';

/** The kinds of requests. The documented REST calls have the same names. */
export const REQUEST_KINDS = [
  'newTeam',
  'existingUser',
  'newImages',
  'transfer',
  'changeTeamInfo',
  'leaveTeam',
  'gameAccount',
  'loginHelp',
] as const;
export type RequestKindName = (typeof REQUEST_KINDS)[number];

/** The most characters of a denial's reason, and of an asker's explanation. */
export const EXPLANATION_MAX = 2000;

const MOVES: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  pending: ['accepted', 'denied', 'cancelled'],
  accepted: [],
  denied: [],
  cancelled: [],
};

/** The new state of a request. A second decision is refused (REQUEST_ALREADY_DECIDED). */
export function decideApproval(from: ApprovalStatus, to: ApprovalStatus): ApprovalStatus {
  if (MOVES[from].includes(to)) return to;
  throw alreadyDecided();
}

const alreadyDecided = (): LeagueError => new LeagueError('REQUEST_ALREADY_DECIDED', 'api.request.already-decided');

/** What a request is to the person who wants to decide it. */
export interface RequestMatter {
  kind: RequestKindName;
  /** It is their own matter (R17): about themself, their team or an opponent in its division. */
  isOwn: boolean;
  /** They asked, or it is about themself or a team in which they are, or were when it was asked. */
  isOfOwnTeam: boolean;
}

/** A captain asks for the own team, so an admin of that team would answer themself (R27). */
const isForOthersOnly = ({ kind, isOfOwnTeam }: RequestMatter): boolean => kind === 'gameAccount' && isOfOwnTeam;

/**
 * Staff decide. Only an admin may decide about themselves, their own team or an opponent in its division, and no one
 * about an account of their own team (OWN_TEAM).
 */
export function assertMayDecide(actor: Actor, matter: RequestMatter): void {
  if (!hasRole(actor, 'admin', 'divisionadmin')) throw requestNotFound();
  if (isForOthersOnly(matter)) throw new LeagueError('OWN_TEAM', 'api.request.own-team-account');
  OwnMatter.assertMayDecide(actor, 'request', matter.isOwn);
}

/** May the actor decide, and so read the facts for a decision? */
export const mayDecide = (actor: Actor, matter: RequestMatter): boolean =>
  hasRole(actor, 'admin', 'divisionadmin') && !isForOthersOnly(matter) && OwnMatter.mayDecide(actor, matter.isOwn);

/** Only a pending request can be put aside (REQUEST_ALREADY_DECIDED). */
export function assertMayStandAside({ status }: { status: ApprovalStatus }): void {
  if (status !== 'pending') throw alreadyDecided();
}

/** The most requests that are decided together: more than anyone reads through in one go. */
export const MOST_IN_BULK = 50;

/**
 * The requests to decide together, each once, in the order given. Refuses none, and more than 50 (INVALID_INPUT): a
 * decision is made about requests that staff have seen.
 */
export function togetherOf(ids: readonly number[]): number[] {
  const each = [...new Set(ids)];
  if (each.length >= 1 && each.length <= MOST_IN_BULK) return each;
  throw new LeagueError('INVALID_INPUT', 'api.request.together-many', { field: 'ids', params: { max: MOST_IN_BULK } });
}

/** The reason as it is stored and sent. A denial without a reason is refused (INVALID_INPUT). */
export function reasonOf(text: string): string {
  const reason = cleanLines(text, 'reason');
  if (reason.length >= 1 && reason.length <= EXPLANATION_MAX) return reason;
  throw new LeagueError('INVALID_INPUT', 'api.request.reason-length', {
    field: 'reason',
    params: { max: EXPLANATION_MAX },
  });
}

/** The request does not exist, or is not the caller's. */
export const requestNotFound = (): LeagueError => new LeagueError('REQUEST_NOT_FOUND', 'api.request.not-found');

/** The documented path is for another kind of request. */
export const wrongKind = (): LeagueError => new LeagueError('WRONG_REQUEST_KIND', 'api.request.wrong-kind');

/** Staff can accept a claim, but not deny it. Its asker can take it back. */
export const onlyAccepted = (): LeagueError => new LeagueError('WRONG_REQUEST_KIND', 'api.request.only-accepted');

/** Another member of staff has put the request aside. */
export const alreadyAside = (): LeagueError => new LeagueError('NOTHING_CHANGED', 'api.request.already-aside');

/** The request is not put aside, but waits with the others. */
export const notAside = (): LeagueError => new LeagueError('NOTHING_CHANGED', 'api.request.not-aside');

/** The asker, or another captain, has asked for this account, and staff have not answered (R10). */
export const accountRequested = (): LeagueError =>
  new LeagueError('ALREADY_REQUESTED', 'api.request.account-requested', { field: 'accountId' });

/** The account can log in, or still cannot: staff accept a request for help when they have helped. */
export const stillStopped = (): LeagueError => new LeagueError('NOTHING_CHANGED', 'api.request.still-stopped');

/** The asker has an open request of this kind (R10). */
export const alreadyRequested = (kind: RequestKindName): LeagueError =>
  kind === 'newImages'
    ? new LeagueError('OPEN_IMAGE_REQUEST', 'api.request.open-image-request')
    : new LeagueError('ALREADY_REQUESTED', 'api.request.already-requested');
