import type { OutboxState } from '../../domain/messages/outbox.ts';

/** What is to be done outside of the league. The payload says what its performer needs, and no more. */
export interface Intention {
  /** Names the effect. An entry that is done or given up is begun again when it is meant again; one under way is not doubled. */
  key: string;
  kind: string;
  /** What it is about: one after the other is carried out, in the order they were meant. */
  subject: string;
  /** What staff call it. */
  about?: string | null;
  payload: Record<string, unknown>;
  /** The division whose admin may try it again. */
  divisionId?: number | null;
}

/** An entry that a worker holds. */
export interface HeldEntry {
  id: number;
  kind: string;
  subject: string;
  payload: Record<string, unknown>;
  /** 1 is the first time: from 2 on, the earlier attempt may have done it and died before it was written down. */
  attempts: number;
  createdAt: Date;
}

/** What came of it. */
export interface Outcome {
  /** What the outside calls what was made. */
  result?: string | null;
  /** Writes down what it means for the league, in the transaction that finishes the entry. */
  record?: () => Promise<void>;
}

/**
 * Carries out the entries of a kind. It may be called again for one that was done before: it must look before it makes
 * anything. It throws what the outside said; the worker decides about another attempt.
 */
export type Performer = (entry: HeldEntry, signal: AbortSignal) => Promise<Outcome>;

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
}

export interface OutboxItem extends OutboxRow {
  state: OutboxState;
}

/** How many entries there are in each state that staff filter by. */
export interface OutboxCounts {
  /** Not begun, being carried out, or to be tried again. */
  open: number;
  /** Of the open ones: those that have failed at least once. */
  failing: number;
  dead: number;
  done: number;
}

export type OutboxFilter = 'open' | 'dead' | 'done';

export interface OutboxPage {
  items: OutboxItem[];
  counts: OutboxCounts;
  /** Continue with this id; null: that was all. */
  nextBefore: number | null;
}
