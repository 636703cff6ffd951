/** A team invites a player (R9): pending, then once accepted, denied or cancelled. */
import { LeagueError } from '../league-error.ts';

export type InviteStatus = 'pending' | 'accepted' | 'denied' | 'cancelled';

/** The numbers of the states in the database and in the documented calls. */
export const INVITE_STATUS_IDS = { pending: 0, accepted: 1, denied: 2, cancelled: 3 } as const satisfies Record<
  InviteStatus,
  number
>;

/** The state of a stored number. */
export const INVITE_STATUSES = Object.keys(INVITE_STATUS_IDS) as InviteStatus[];

const MOVES: Record<InviteStatus, readonly InviteStatus[]> = {
  pending: ['accepted', 'denied', 'cancelled'],
  accepted: [],
  denied: [],
  cancelled: [],
};

/** The new state of an invite. Refuses one that is already decided (INVITE_NOT_PENDING). */
export function moveInvite(from: InviteStatus, to: InviteStatus): InviteStatus {
  if (MOVES[from].includes(to)) return to;
  throw new LeagueError('INVITE_NOT_PENDING', 'api.invite.not-pending');
}

/** The invited player, both as the captain named them and as stored. */
export interface Invitee {
  /** The player's account; null for a player who has none and cannot answer. */
  userId: number | null;
}

/**
 * The player id decides (T04): a user id beside it must belong to the same player. A player without an account is
 * refused, because they could never answer. `invitee` is null for an unknown player.
 */
export function assertInvitee<I extends Invitee>(
  invitee: I | null,
  userId: number | null,
): asserts invitee is I & { userId: number } {
  if (!invitee || invitee.userId === null || (userId !== null && userId !== invitee.userId))
    throw new LeagueError('WRONG_INVITE', 'api.invite.no-such-player', { field: 'playerId' }, 'invalid');
}

/**
 * May the caller answer this invite, or take it back? Another player's invite gets the same answer as an unknown one
 * (T05).
 */
export function assertOwn<I>(invite: I | null, isOwn: (invite: I) => boolean): asserts invite is I {
  if (!invite || !isOwn(invite)) throw wrongInvite();
}

const wrongInvite = () => new LeagueError('WRONG_INVITE', 'api.invite.wrong', {}, 'not-found');

/** The invite was sent while the window was closed, so staff must decide: it needs a request. */
export const acceptWithRequest = (): LeagueError => new LeagueError('WRONG_INVITE', 'api.invite.accept-with-request');

/** The invite was sent while the window was open, so there is nothing for staff to decide. */
export const acceptDirectly = (): LeagueError => new LeagueError('WRONG_INVITE', 'api.invite.accept-directly');

/** The team has already invited this player, who has not answered. */
export const inviteExists = (): LeagueError => new LeagueError('INVITE_EXISTS', 'api.invite.exists');
