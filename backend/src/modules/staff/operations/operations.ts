import type { JobReport } from '../../../platform/jobs.ts';
import type { JobRun } from './job-runs.ts';

/** A process that serves, or has served in the last days. Instants are ISO texts. */
export interface InstanceRow {
  id: string;
  host: string;
  version: string;
  startedAt: string;
  seenAt: string;
  state: InstanceState;
  /** In bytes; null: the machine does not say. */
  diskFree: number | null;
  memory: number;
  jobs: JobReport[];
}

/** `lost`: it was not seen for minutes, and did not say that it ends. */
export type InstanceState = 'running' | 'ended' | 'lost';

export const QUEUE_NAMES = ['chat', 'webhooks', 'replay-files'] as const;
export type QueueName = (typeof QUEUE_NAMES)[number];

/** What waits to be done by all instances together. */
export interface QueueRow {
  name: QueueName;
  waiting: number;
  oldestAt: string | null;
  /** Given up, or unreadable: staff decide. */
  failed: number;
}

/** Errors of one kind, or slow calls of one statement, in the last day. */
export interface NotedRow {
  name: string;
  count: number;
  meanMs: number;
  slowestMs: number;
  lastAt: string;
  /** The latest first: the log is searched for them. */
  requestIds: string[];
}

export type StoredKind = 'pictures' | 'replay-files' | 'dumps';

/** Files of one kind. */
export interface StoredFiles {
  kind: StoredKind;
  /** null: the bucket does not say. */
  files: number | null;
  bytes: number | null;
}

/** What the database tells. */
export interface StoredOperations {
  instances: InstanceRow[];
  queues: QueueRow[];
  errors: NotedRow[];
  slowStatements: NotedRow[];
  databaseBytes: number;
  replayFiles: { files: number; bytes: number };
  pictures: number;
  totalsCheckedAt: string | null;
  totalsWrong: number | null;
}

/** How the installation runs. */
export interface Operations extends Omit<StoredOperations, 'replayFiles' | 'pictures'> {
  jobs: JobRun[];
  stored: StoredFiles[];
  lastBackupAt: string | null;
  lastDumpAt: string | null;
}
