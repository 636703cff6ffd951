import type { Readable } from 'node:stream';
import { LeagueError } from '../../../domain/league-error.ts';
import type { ContentKind } from '../../../integrations/content-store/content-store.ts';

/** A digest, a mark for the small copy, and one of our two formats: such a name cannot lead to another folder. */
const NAME = /^[a-f0-9]{16,64}(-96)?\.(png|webp)$/;

const TYPES = { png: 'image/png', webp: 'image/webp' } as const;
export type ImageType = (typeof TYPES)[keyof typeof TYPES];

/** A stored picture that is being sent. */
export interface ImageStream {
  stream: Readable;
  type: ImageType;
}

/** The content type of a picture with this name. */
export const imageTypeOf = (name: string): ImageType => (name.endsWith('.png') ? TYPES.png : TYPES.webp);

/** Pictures in a folder of the store. A picture's name depends on its content. */
export const picturesIn = (folder: string): ContentKind => ({ folder, name: NAME, typeOf: imageTypeOf });

export const imageNotFound = (): LeagueError => new LeagueError('NOT_FOUND', 'api.error.not-found');
