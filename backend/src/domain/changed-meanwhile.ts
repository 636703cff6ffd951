/** Who changes a thing must have seen it as it is now: otherwise their save takes back what another person saved. */
import { LeagueError } from './league-error.ts';

/**
 * Refuses a caller who has seen another version than the present one (CHANGED_MEANWHILE). `seen` is undefined or null for a
 * caller who was told none, as by a documented call. `messageKey` is the sentence about this thing.
 */
export function assertVersion<Version extends number | string>(
  seen: Version | null | undefined,
  now: Version,
  messageKey: string,
): void {
  if (seen !== undefined && seen !== null && seen !== now) throw new LeagueError('CHANGED_MEANWHILE', messageKey);
}
