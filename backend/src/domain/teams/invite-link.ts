/**
 * A link that invites whoever opens it to a team (R42). It stands for an invite of the captain's: what a player must meet to join
 * is the same, and so is who decides.
 */
import { LeagueError } from '../league-error.ts';
import * as Roster from './roster.ts';
import type { RosterPlace } from './roster.ts';
import { windowClosed } from './transfer-window.ts';
import type { TransferWindow } from './transfer-window.ts';

const DAY_MS = 86_400_000;
/** How many days a link is valid. */
export const LINK_DAYS = 7;

/** Until when a link is valid that is made now. */
export const linkExpiry = (now: Date): Date => new Date(now.getTime() + LINK_DAYS * DAY_MS);

/** Refuses a link that is unknown, withdrawn, replaced or too old, or whose team is gone; which of these, it does not say (T132). */
export function assertLinkOpen<L extends { expiresAt: Date; isTeamActive: boolean }>(
  link: L | null,
  now: Date,
): asserts link is L {
  if (!link?.isTeamActive || now >= link.expiresAt) throw linkOver();
}

/** What decides about a place through a link. */
export interface LinkedTeam {
  window: TransferWindow;
  roster: readonly RosterPlace[];
  /** Open invites to other players. */
  pendingInvites: number;
  /** Players for whom staff are asked: without them, a link could send staff any number of requests. */
  waitingTransfers: number;
}

/** Is there a place for the reader of a link? Refuses while no one can be invited (TRANSFER_WINDOW_CLOSED), and a full team (TEAM_FULL). */
export function assertLinkHasPlace({ window, roster, pendingInvites, waitingTransfers }: LinkedTeam): void {
  if (window === 'closed') throw windowClosed();
  Roster.assertPlaceLeft({ roster, pendingInvites: pendingInvites + waitingTransfers });
}

/** There is no such link, or none any more. */
export const linkOver = (): LeagueError => new LeagueError('INVITE_LINK_OVER', 'api.invite-link.over');
