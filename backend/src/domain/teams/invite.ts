/** A team asks a player (R9): pending, then once accepted, denied or cancelled. */
import { LeagueError } from '../league-error.ts';

export type InviteStatus = 'pending' | 'accepted' | 'denied' | 'cancelled';

/** The numbers that the states have in the database and on the REST wire. */
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

/** The state that an invite moves to; refuses with INVITE_NOT_PENDING one that is decided already. */
export function move(from: InviteStatus, to: InviteStatus): InviteStatus {
  if (MOVES[from].includes(to)) return to;
  throw new LeagueError('INVITE_NOT_PENDING', 'api.invite.not-pending');
}

/** Whom an invite is for, as the captain named them and as they are stored. */
export interface Invitee {
  /** The player's account; null for one who could not answer. */
  userId: number | null;
}

/**
 * One source of truth (T04): the player decides, and a user id beside it must be theirs. A player without an account
 * could never answer. `invitee` is null for an unknown player.
 */
export function assertInvitee<I extends Invitee>(
  invitee: I | null,
  userId: number | null,
): asserts invitee is I & { userId: number } {
  if (!invitee || invitee.userId === null || (userId !== null && userId !== invitee.userId))
    throw new LeagueError('WRONG_INVITE', 'api.invite.no-such-player', { field: 'playerId' }, 'invalid');
}

/** Is this invite the caller's to answer or to take back? Another player's is answered like an unknown one (T05). */
export function assertOwn<I>(invite: I | null, isOwn: (invite: I) => boolean): asserts invite is I {
  if (!invite || !isOwn(invite)) throw wrongInvite();
}

const wrongInvite = () => new LeagueError('WRONG_INVITE', 'api.invite.wrong', {}, 'not-found');

/** The invite was sent while the window was closed, so staff decide: it is accepted with a request. */
export const acceptWithRequest = (): LeagueError => new LeagueError('WRONG_INVITE', 'api.invite.accept-with-request');

/** The invite was sent while the window was open, so there is nothing for staff to decide. */
export const acceptDirectly = (): LeagueError => new LeagueError('WRONG_INVITE', 'api.invite.accept-directly');

/** The team has asked this player, who has not answered. */
export const inviteExists = (): LeagueError => new LeagueError('INVITE_EXISTS', 'api.invite.exists');
