import type { Readable } from 'node:stream';
import { LeagueError } from '../../domain/league-error.ts';
import type { LocalFile } from '../../platform/local-file.ts';

/** Contents of one kind: where they lie, and what their names are. */
export interface ContentKind {
  readonly folder: string;
  /** A name contains a digest and no way to another folder. */
  readonly name: RegExp;
  /** The content type of a name. */
  readonly typeOf: (name: string) => string;
}

/**
 * Stores files whose name depends on their content, so that the bytes of a name never change. Every method refuses a
 * text that cannot be a name (NOT_FOUND).
 */
export interface ContentStore {
  /** Stores a content. If the name exists, it is the same content. A reader never gets half of it. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Moves a file into the store, like `put`, without holding it in memory. */
  take(name: string, file: LocalFile): Promise<void>;
  /** Opens a content; null when there is none of that name. */
  find(name: string): Promise<Readable | null>;
  /** A content's bytes; null when there is none of that name. */
  bytes(name: string): Promise<Buffer | null>;
  /** Deletes a content; does nothing when there is none. */
  remove(name: string): Promise<void>;
}

/** Refuses a text that cannot be a name of this kind (NOT_FOUND). */
export function assertContentName({ name: pattern }: ContentKind, name: string): void {
  if (!pattern.test(name)) throw new LeagueError('NOT_FOUND', 'api.error.not-found');
}
