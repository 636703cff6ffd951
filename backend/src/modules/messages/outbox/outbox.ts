import type { ChatRight } from '../../../domain/messages/chat-rights.ts';
import type { OutboxState } from '../../../domain/messages/outbox.ts';

/** Work to be done outside of the league. The payload contains only what its performer needs. */
export interface Intention {
  /**
   * Names the effect. When the same effect is wanted again, a done or given-up entry starts again, and a running one
   * stays as it is.
   */
  key: string;
  kind: string;
  /** Entries with the same subject are carried out one after the other, in the order in which they were stored. */
  subject: string;
  /** The work's name for staff. */
  about?: string | null;
  payload: Record<string, unknown>;
  /** The division whose admin may try it again. */
  divisionId?: number | null;
  /** ISO. It is not carried out before; left out: at once. */
  notBefore?: string;
}

/** What stands before a message that no longer holds. Rooms are Swedish, messages to people have both languages. */
export interface Correction {
  inRooms: string;
  toPeople: string;
}

/** An entry that a worker holds. */
export interface LeasedEntry {
  id: number;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  /** 1 is the first attempt since the entry was stored or staff tried it again. */
  attempts: number;
  /** An earlier attempt may have done the work and crashed, or lost the answer, before it stored that. */
  mayBeDone: boolean;
  createdAt: Date;
}

/** The result of an attempt. */
export interface Outcome {
  /** The outside id of what was created. */
  result?: string | null;
  /** Stores what the result means for the league, in the transaction that finishes the entry. */
  record?: () => Promise<void>;
}

/**
 * Carries out the entries of a kind. It can be called again for work that is already done, so it must check before it
 * creates anything. It throws the error of the outside service; the worker decides about another attempt.
 */
export type Performer = (entry: LeasedEntry, signal: AbortSignal) => Promise<Outcome>;

/** An entry as staff see it. */
export interface OutboxRow {
  id: number;
  kind: string;
  about: string | null;
  divisionId: number | null;
  divisionName: string | null;
  divisionAdminUserId: number | null;
  attempts: number;
  createdAt: Date;
  nextAt: Date;
  lockedUntil: Date | null;
  doneAt: Date | null;
  deadAt: Date | null;
  lastError: string | null;
  missingRight: ChatRight | null;
}

export interface OutboxItem extends OutboxRow {
  state: OutboxState;
}

/** The number of entries in each state that staff can filter by. */
export interface OutboxCounts {
  /** Not begun, being carried out, or to be tried again. */
  open: number;
  /** Open entries that have failed at least once. */
  failing: number;
  /** Not done, and failed: given up, or to be tried again. */
  failed: number;
  dead: number;
  done: number;
}

export type OutboxFilter = 'open' | 'failed' | 'dead' | 'done';

export interface OutboxPage {
  items: OutboxItem[];
  counts: OutboxCounts;
  /** The next page starts after this id; null on the last page. */
  nextBefore: number | null;
}
