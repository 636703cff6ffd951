import type { Readable } from 'node:stream';
import { LeagueError } from '../../domain/league-error.ts';

/** A digest, a mark for the small copy, and one of our two formats: such a name cannot lead to another folder. */
const NAME = /^[a-f0-9]{16,64}(-96)?\.(png|webp)$/;

const TYPES = { png: 'image/png', webp: 'image/webp' } as const;
export type ImageType = (typeof TYPES)[keyof typeof TYPES];

/** A stored picture that is being sent. */
export interface ImageStream {
  stream: Readable;
  type: ImageType;
}

/**
 * Stores pictures. A picture's name depends on its content, so the bytes of a name never change. Every method refuses a
 * text that cannot be a picture's name (NOT_FOUND).
 */
export interface ImageStore {
  /** Stores a picture. If the name exists, it is the same picture. A reader never gets half of it. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Opens a picture; null when there is none of that name. */
  find(name: string): Promise<ImageStream | null>;
  /** A picture's bytes; null when there is none of that name. */
  bytes(name: string): Promise<Buffer | null>;
  /** Deletes a picture; does nothing when there is none. */
  remove(name: string): Promise<void>;
}

/** Refuses a text that cannot be a picture's name (NOT_FOUND). */
export function assertImageName(name: string): void {
  if (!NAME.test(name)) throw imageNotFound();
}

/** The content type of a picture with this name. */
export const imageTypeOf = (name: string): ImageType => (name.endsWith('.png') ? TYPES.png : TYPES.webp);

export const imageNotFound = (): LeagueError => new LeagueError('NOT_FOUND', 'api.error.not-found');
