import type { Readable } from 'node:stream';

/** A finished file on this machine, with what a store must know of it. */
export interface FinishedFile {
  path: string;
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
}

/**
 * Stores the nightly dumps. Keys are paths that this module makes, such as `2026-03-10/series.csv.gz`; never a caller's
 * text. The class is also its
 * injection token.
 */
export abstract class DumpStore {
  /** Stores a file, in place of an earlier one. A reader gets one of the two, and never a part. */
  abstract putFile(key: string, file: FinishedFile): Promise<void>;
  /** The same for a short text. */
  abstract putText(key: string, text: string): Promise<void>;
  /** A short text; null when there is none. */
  abstract text(key: string): Promise<string | null>;
  /** Opens a file; null when there is none. */
  abstract open(key: string): Promise<Readable | null>;
  /** Deletes a file; does nothing when there is none. */
  abstract remove(key: string): Promise<void>;
}
