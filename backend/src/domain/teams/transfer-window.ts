/**
 * The transfer window (R9): when a player joins directly, when staff decide, and when invites are closed. It has two
 * switches and no dates: `transfer_open`, and `registration_open` while teams sign up for a season.
 */
import { LeagueError } from '../league-error.ts';

/** open: a player joins directly. by-request: staff decide about an accepted invite. closed: no invites. */
export type TransferWindow = 'open' | 'by-request' | 'closed';

/** The present switches, and when `transfer_open` was last changed. */
export interface TransferSwitches {
  registrationOpen: boolean;
  transferOpen: boolean;
  /** null: it was never changed. */
  transferTurnedAt: Date | null;
}

/** What the two switches mean together (R9). */
export function modeOf({ transferOpen, registrationOpen }: Omit<TransferSwitches, 'transferTurnedAt'>): TransferWindow {
  if (transferOpen) return 'open';
  return registrationOpen ? 'by-request' : 'closed';
}

/** A player who leaves a team after this time waits for the next window (R9); null: no one waits. */
export function blockedSince({ transferOpen, transferTurnedAt }: TransferSwitches): Date | null {
  return transferOpen ? null : (transferTurnedAt ?? new Date(0));
}

/**
 * Does this player wait for the next window (R9)? A player who left or was kicked after it closed does. Null: never
 * left.
 */
export function isBlocked(switches: TransferSwitches, lastLeftAt: Date | null): boolean {
  const since = blockedSince(switches);
  return since !== null && lastLeftAt !== null && lastLeftAt >= since;
}

/** Refuses a player who waits for the next window (BLOCKED_UNTIL_WINDOW). */
export function assertNotBlocked(switches: TransferSwitches, lastLeftAt: Date | null): void {
  if (!isBlocked(switches, lastLeftAt)) return;
  throw new LeagueError('BLOCKED_UNTIL_WINDOW', 'api.team.blocked-until-window');
}

/** Refuses a direct join while the window is not open (TRANSFER_WINDOW_CLOSED). */
export function assertOpen(switches: TransferSwitches): void {
  if (!switches.transferOpen) throw windowClosed();
}

export const windowClosed = (): LeagueError =>
  new LeagueError('TRANSFER_WINDOW_CLOSED', 'api.invite.transfer-window-closed');
