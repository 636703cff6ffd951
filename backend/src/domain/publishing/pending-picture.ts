import { hasRole } from '../actor.ts';
import type { Actor } from '../actor.ts';

/** What a picture that is not public is for; this decides who sees it at the door of all pictures. */
export interface PendingPicture {
  uploadedByUserId: number | null;
  /** It is evidence in a series (R27). */
  isEvidence: boolean;
  /** A request to staff shows it (R10). */
  isAsked: boolean;
}

/**
 * Its uploader sees it, and those who decide the request that shows it. Evidence is seen by no one here, not even by admins:
 * it has a door of its own, which knows the two teams and the staff of its series (T116).
 */
export function maySeePending(actor: Actor, { uploadedByUserId, isEvidence, isAsked }: PendingPicture): boolean {
  if (isEvidence) return false;
  if (actor.userId !== null && actor.userId === uploadedByUserId) return true;
  return isAsked && hasRole(actor, 'admin', 'divisionadmin');
}
