/**
 * The transfer window (R9): when a player joins directly, when staff decide, and when invites are closed. Staff open and close
 * it, or let it follow the transfer days of the current season. The other switch is `registration_open`, while teams sign up.
 */
import { LeagueError } from '../league-error.ts';
import { startOfDay } from '../stockholm-time.ts';

/** open: a player joins directly. by-request: staff decide about an accepted invite. closed: no invites. */
export type TransferWindow = 'open' | 'by-request' | 'closed';

/** The present switches, and when the window last opened or closed. */
export interface TransferSwitches {
  registrationOpen: boolean;
  transferOpen: boolean;
  /** null: it was never changed. */
  transferTurnedAt: Date | null;
}

/** What is stored about the window. */
export interface StoredWindow {
  /** As staff last set it by hand. */
  isOpen: boolean;
  /** When it last opened or closed by staff's hand; null: never. */
  turnedAt: Date | null;
  /** Since when it follows the season's days; null: staff open and close it. */
  followsSince: Date | null;
  /** The transfer days of the current season, `YYYY-MM-DD`, both included; null: it has none. */
  days: { from: string; to: string } | null;
}

/** The window as it is now, and since when. */
export type WindowNow = Pick<TransferSwitches, 'transferOpen' | 'transferTurnedAt'>;

/**
 * The window at this time. One that follows the season is open from 00:00 in Sweden on the first of its transfer days until the
 * end of the last, and closed on all others, also when the current season has no such days.
 */
export function windowAt({ isOpen, turnedAt, followsSince, days }: StoredWindow, now: Date): WindowNow {
  if (followsSince === null) return { transferOpen: isOpen, transferTurnedAt: turnedAt };
  const turns = days ? [startOfDay(days.from), startOfDay(dayAfter(days.to))] : [];
  const [opens, closes] = turns;
  const transferOpen = opens !== undefined && closes !== undefined && opens <= now && now < closes;
  const lastTurn = turns.findLast((at) => at <= now && at > followsSince);
  return { transferOpen, transferTurnedAt: lastTurn ?? (transferOpen === isOpen ? turnedAt : followsSince) };
}

/** What staff want of the window; undefined: as it is. `follows` comes only from who can choose it. */
export interface WantedWindow {
  isOpen: boolean | undefined;
  follows: boolean | undefined;
}

/**
 * The window as staff want it, from now on. Who can only open and close it, and says what is so already, changes nothing; the
 * other word ends the following. That it begins or ends to follow is no turn: who has waited for it since it closed waits on.
 */
export function windowAfter(stored: StoredWindow, { isOpen, follows }: WantedWindow, now: Date): StoredWindow {
  const before = windowAt(stored, now);
  const wasFollowing = stored.followsSince !== null;
  const isFollowing = follows ?? (wasFollowing && (isOpen ?? before.transferOpen) === before.transferOpen);
  if (isFollowing && wasFollowing) return stored;
  if (isFollowing) return { ...stored, followsSince: now };
  const after = isOpen ?? before.transferOpen;
  return {
    ...stored,
    isOpen: after,
    turnedAt: after === before.transferOpen ? before.transferTurnedAt : now,
    followsSince: null,
  };
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** What the two switches mean together (R9). */
export function modeOf({ transferOpen, registrationOpen }: Omit<TransferSwitches, 'transferTurnedAt'>): TransferWindow {
  if (transferOpen) return 'open';
  return registrationOpen ? 'by-request' : 'closed';
}

/** A player who leaves a team after this time waits for the next window (R9); null: no one waits. */
export function blockedSince({ transferOpen, transferTurnedAt }: WindowNow): Date | null {
  return transferOpen ? null : (transferTurnedAt ?? new Date(0));
}

/**
 * Does this player wait for the next window (R9)? A player who left or was kicked after it closed does. Null: never
 * left.
 */
export function isBlocked(window: WindowNow, lastLeftAt: Date | null): boolean {
  const since = blockedSince(window);
  return since !== null && lastLeftAt !== null && lastLeftAt >= since;
}

/** Refuses a player who waits for the next window (BLOCKED_UNTIL_WINDOW). */
export function assertNotBlocked(window: WindowNow, lastLeftAt: Date | null): void {
  if (!isBlocked(window, lastLeftAt)) return;
  throw new LeagueError('BLOCKED_UNTIL_WINDOW', 'api.team.blocked-until-window');
}

/** Refuses a direct join while the window is not open (TRANSFER_WINDOW_CLOSED). */
export function assertOpen(switches: TransferSwitches): void {
  if (!switches.transferOpen) throw windowClosed();
}

export const windowClosed = (): LeagueError =>
  new LeagueError('TRANSFER_WINDOW_CLOSED', 'api.invite.transfer-window-closed');
