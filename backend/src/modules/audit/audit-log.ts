import type { Change } from '../../domain/difference.ts';

/** Which entries: all conditions together. Days are Swedish, YYYY-MM-DD, and both of them count. */
export interface AuditFilter {
  /** A piece of the name of the one who acted or of what was acted on; '' for all. */
  text: string;
  act: string | null;
  fromDay: string | null;
  toDay: string | null;
  objectKind: string | null;
  objectId: number | null;
  first: number;
  offset: number;
}

/** An entry as it is listed. */
export interface AuditLogEntry {
  id: number;
  at: string;
  act: string;
  objectKind: string;
  objectId: number;
  /** What it was called then; null when that is not known any more. */
  objectName: string | null;
  actorUserId: number;
  actorPlayerId: number | null;
  /** null: the account is gone. */
  actorName: string | null;
  isOwnTeam: boolean;
}

/** What an entry says in all. */
export interface AuditDetails {
  changes: Change[];
  /** Number of all changes; `changes` has the first of them. */
  changeCount: number;
  requestId: string | null;
}
