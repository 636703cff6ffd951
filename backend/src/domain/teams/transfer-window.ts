/**
 * The transfer window (R9): when joining a team is direct, when staff decide, and when no one moves. It is two switches
 * and no dates: `transfer_open`, and `registration_open` while teams sign up for a season.
 */
import { LeagueError } from '../league-error.ts';

/** open: joining is direct. by-request: an accepted invite goes to staff. closed: no invites at all. */
export type TransferWindow = 'open' | 'by-request' | 'closed';

/** The league's switches as they stand, and since when `transfer_open` does. */
export interface TransferSwitches {
  registrationOpen: boolean;
  transferOpen: boolean;
  /** null: no one has ever turned it. */
  transferTurnedAt: Date | null;
}

/** What the two switches mean together (R9). */
export function modeOf({ transferOpen, registrationOpen }: Omit<TransferSwitches, 'transferTurnedAt'>): TransferWindow {
  if (transferOpen) return 'open';
  return registrationOpen ? 'by-request' : 'closed';
}

/** A player who leaves a team from this instant on waits for the next window (R9); null: no one waits. */
export function blockedSince({ transferOpen, transferTurnedAt }: TransferSwitches): Date | null {
  return transferOpen ? null : (transferTurnedAt ?? new Date(0));
}

/** Does this player wait for the next window (R9)? Who left, or was kicked, after it closed does. Null: never left. */
export function isBlocked(switches: TransferSwitches, lastLeftAt: Date | null): boolean {
  const since = blockedSince(switches);
  return since !== null && lastLeftAt !== null && lastLeftAt >= since;
}

/** Refuses a player who waits for the next window with BLOCKED_UNTIL_WINDOW. */
export function assertNotBlocked(switches: TransferSwitches, lastLeftAt: Date | null): void {
  if (!isBlocked(switches, lastLeftAt)) return;
  throw new LeagueError('BLOCKED_UNTIL_WINDOW', 'api.team.blocked-until-window');
}

/** Refuses with TRANSFER_WINDOW_CLOSED to let anyone in directly. */
export function assertOpen(switches: TransferSwitches): void {
  if (!switches.transferOpen) throw windowClosed();
}

export const windowClosed = (): LeagueError =>
  new LeagueError('TRANSFER_WINDOW_CLOSED', 'api.invite.transfer-window-closed');
