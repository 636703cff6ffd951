import type { UndoEffect } from './undo-effect.ts';
import type { ChangedRow } from '../../../domain/undo/later-changes.ts';

/** An entry of the audit with what an undo needs to know. */
export interface UndoEntry {
  id: number;
  /** The entry's transaction. */
  setId: number;
  at: string;
  act: string;
  objectKind: string;
  objectId: number;
  objectName: string | null;
  actorUserId: number;
  /** null when the account is deleted. */
  actorName: string | null;
  /** null in an entry about a person who was erased, as are the other value and the name. */
  before: unknown;
  after: unknown;
  /** The name under which it is told: a report can be a correction. */
  toldAct: string;
  /** The told name of the act that this one took back. */
  undoesAct: string | null;
  /** Of a redo: the told name of the act that holds again. */
  redoesAct: string | null;
  /** The present admin of the division that the act was about. */
  divisionAdminUserId: number | null;
  /** The act is the reader's own matter (R17). */
  isOwn: boolean;
}

/** The latest act of an account. */
export interface LatestAct {
  id: number;
  act: string;
  objectName: string | null;
  at: string;
  toldAct: string;
  undoesAct: string | null;
  redoesAct: string | null;
  /** The number of acts of the same press. */
  pressCount: number;
}

/**
 * A changed row. `isForgotten`: its former values were deleted with the person that they were about. `isOwnContest`: it is
 * about a series that captains contest, or contested, and the reader's own team plays in its division (R27).
 */
export type StoredChange = ChangedRow & { isForgotten: boolean; isOwnContest: boolean };

/** Why an act cannot be taken back: the key of the sentence, with values for it. */
export interface Obstacle {
  messageKey: string;
  params?: Record<string, string | number>;
}

/** What taking an act back means. */
export interface UndoPlan {
  /**
   * The acts that would be taken back together, the newest first. The chosen one is the last of them. None for a reader who
   * may not take all of them back, and none about a person who was erased (T115).
   */
  entries: UndoEntry[];
  /** Everything that their transactions changed. */
  changes: StoredChange[];
  obstacle: Obstacle | null;
}

/** A plan as it is shown: what would really happen. */
export interface ShownPlan extends UndoPlan {
  /** Empty when there is an obstacle. */
  effects: UndoEffect[];
}

/** Which entry is taken back: alone, or with all acts of the same press. */
export interface UndoChoice {
  entryId: number;
  isWholePress: boolean;
}
