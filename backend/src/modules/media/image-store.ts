import type { Readable } from 'node:stream';
import { LeagueError } from '../../domain/league-error.ts';

/** A digest of the content, perhaps the small sibling, and one of our two formats: nothing that can lead elsewhere. */
const NAME = /^[a-f0-9]{16,64}(-96)?\.(png|webp)$/;

const TYPES = { png: 'image/png', webp: 'image/webp' } as const;
export type ImageType = (typeof TYPES)[keyof typeof TYPES];

/** A stored picture on its way out. */
export interface ImageStream {
  stream: Readable;
  type: ImageType;
}

/**
 * Pictures, named after their content, so that a name never changes its bytes. Every method refuses with NOT_FOUND what
 * is no name of a picture.
 */
export interface ImageStore {
  /** Keeps a picture; what is there already is the same one. No one ever meets half of it. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Opens a picture; null when there is none of that name. */
  find(name: string): Promise<ImageStream | null>;
  /** A picture's bytes; null when there is none of that name. */
  bytes(name: string): Promise<Buffer | null>;
  /** Takes a picture away; nothing happens when there is none. */
  remove(name: string): Promise<void>;
}

/** Refuses with NOT_FOUND what is no name of a picture. */
export function assertImageName(name: string): void {
  if (!NAME.test(name)) throw imageNotFound();
}

/** What a picture of this name is served as. */
export const imageTypeOf = (name: string): ImageType => (name.endsWith('.png') ? TYPES.png : TYPES.webp);

export const imageNotFound = (): LeagueError => new LeagueError('NOT_FOUND', 'api.error.not-found');
