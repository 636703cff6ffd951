/** Something that staff decide, once (R10): pending, then accepted, denied, or cancelled when its reason is gone. */
import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';
import { LeagueError } from '../league-error.ts';
import * as OwnMatter from '../own-matter.ts';
import { cleanLines } from '../text.ts';

export type ApprovalStatus = 'pending' | 'accepted' | 'denied' | 'cancelled';

/** What can be asked of staff; the documented REST calls have the same names. */
export const REQUEST_KINDS = [
  'newTeam',
  'existingUser',
  'newImages',
  'transfer',
  'changeTeamInfo',
  'leaveTeam',
] as const;
export type RequestKindName = (typeof REQUEST_KINDS)[number];

/** Characters of the reason for a denial, and of what an asker explains. */
export const EXPLANATION_MAX = 2000;

const MOVES: Record<ApprovalStatus, readonly ApprovalStatus[]> = {
  pending: ['accepted', 'denied', 'cancelled'],
  accepted: [],
  denied: [],
  cancelled: [],
};

/** The state that a request moves to; the second who decides is refused with REQUEST_ALREADY_DECIDED. */
export function decide(from: ApprovalStatus, to: ApprovalStatus): ApprovalStatus {
  if (MOVES[from].includes(to)) return to;
  throw alreadyDecided();
}

const alreadyDecided = (): LeagueError => new LeagueError('REQUEST_ALREADY_DECIDED', 'api.request.already-decided');

/** Staff decide; what is about themself, their own team or a rival in its division only an admin does (OWN_TEAM). */
export function assertMayDecide(actor: Actor, { isOwn }: { isOwn: boolean }): void {
  if (!hasRole(actor, 'admin', 'divisionadmin')) throw requestNotFound();
  OwnMatter.assertMayDecide(actor, 'request', isOwn);
}

/** Only a claim is put aside, while it waits: the other kinds are denied (WRONG_REQUEST_KIND, REQUEST_ALREADY_DECIDED). */
export function assertMayStandAside({ kind, status }: { kind: RequestKindName; status: ApprovalStatus }): void {
  if (kind !== 'existingUser') throw new LeagueError('WRONG_REQUEST_KIND', 'api.request.only-claims-aside');
  if (status !== 'pending') throw alreadyDecided();
}

/** The reason as it is stored and told; a denial without one is refused (INVALID_INPUT). */
export function reasonOf(text: string): string {
  const reason = cleanLines(text, 'reason');
  if (reason.length >= 1 && reason.length <= EXPLANATION_MAX) return reason;
  throw new LeagueError('INVALID_INPUT', 'api.request.reason-length', {
    field: 'reason',
    params: { max: EXPLANATION_MAX },
  });
}

/** There is no such request, or it is not the caller's. */
export const requestNotFound = (): LeagueError => new LeagueError('REQUEST_NOT_FOUND', 'api.request.not-found');

/** The documented path is for another kind of request. */
export const wrongKind = (): LeagueError => new LeagueError('WRONG_REQUEST_KIND', 'api.request.wrong-kind');

/** A claim is accepted by staff or taken back by its asker; staff cannot deny it. */
export const onlyAccepted = (): LeagueError => new LeagueError('WRONG_REQUEST_KIND', 'api.request.only-accepted');

/** Another one of the staff has put the claim aside. */
export const alreadyAside = (): LeagueError => new LeagueError('NOTHING_CHANGED', 'api.request.already-aside');

/** The claim waits with the others. */
export const notAside = (): LeagueError => new LeagueError('NOTHING_CHANGED', 'api.request.not-aside');

/** The asker has an open request of this kind (R10). */
export const alreadyRequested = (kind: RequestKindName): LeagueError =>
  kind === 'newImages'
    ? new LeagueError('OPEN_IMAGE_REQUEST', 'api.request.open-image-request')
    : new LeagueError('ALREADY_REQUESTED', 'api.request.already-requested');
