import type { ShownResults } from './shown-result.ts';
import type { ShownChange } from './shown-changes.ts';

/** A filter; an entry must fit all conditions. Days are Swedish, YYYY-MM-DD, and both days are included. */
export interface AuditFilter {
  /** A part of the actor's name or of the object's; '' finds all. */
  text: string;
  act: string | null;
  fromDay: string | null;
  toDay: string | null;
  objectKind: string | null;
  objectId: number | null;
  first: number;
  offset: number;
}

/** An entry in the list. */
export interface AuditLogEntry {
  id: number;
  at: string;
  act: string;
  objectKind: string;
  objectId: number;
  /** The object's name then; null when it is not known. */
  objectName: string | null;
  actorUserId: number;
  actorPlayerId: number | null;
  /** null when the account is deleted. */
  actorName: string | null;
  isOwnTeam: boolean;
  /** The act was taken back, and that stands (R19). */
  isUndone: boolean;
  /** The name under which it is told: a report can be a correction. */
  toldAct: string;
  /** The told name of the act that this one took back; null for all other acts. */
  undoesAct: string | null;
  /** Of a redo: the told name of the act that holds again. */
  redoesAct: string | null;
}

/** An entry with all its changes. */
export interface AuditDetails {
  /** The results that the act was about; null for other acts. */
  results: ShownResults | null;
  changes: ShownChange[];
  /** The number of all changes; `changes` has the first of them. */
  changeCount: number;
  requestId: string | null;
}
