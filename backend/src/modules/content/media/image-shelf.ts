import type { ContentStore } from '../../../integrations/content-store/content-store.ts';
import { imageTypeOf, type ImageStream } from './image-store.ts';
import type { Redrawn } from './formats/redraw.ts';

/**
 * Uploaded pictures, each with a small copy, in two stores: public pictures, and pictures that are not accepted yet.
 */
export class ImageShelf {
  constructor(
    private readonly published: ContentStore,
    private readonly pending: ContentStore,
  ) {}

  /** A public picture; null when there is none. Refuses a text that cannot be a picture's name (NOT_FOUND). */
  findPublished(name: string): Promise<ImageStream | null> {
    return find(this.published, name);
  }

  /** A picture that is not accepted yet, or is just being moved; null when there is none. */
  findPending(name: string): Promise<ImageStream | null> {
    return find(this.pending, name);
  }

  /** Is a picture that is not accepted yet stored whole? */
  async hasPending(name: string): Promise<boolean> {
    return (await this.pending.bytes(name)) !== null;
  }

  /** Stores a picture. The small copy is stored first: where the picture exists, its copy exists too. */
  async keep(name: string, { png, small }: Redrawn, isPublic: boolean): Promise<void> {
    const store = isPublic ? this.published : this.pending;
    await store.put(siblingOf(name), small);
    await store.put(name, png);
  }

  /** Moves a picture to the public store. It can be repeated: a crash between two steps loses nothing. */
  async publish(name: string): Promise<void> {
    for (const file of [siblingOf(name), name]) {
      const bytes = await this.pending.bytes(file);
      if (bytes) await this.published.put(file, bytes);
      await this.pending.remove(file);
    }
  }

  /** Deletes a picture from both stores. */
  async remove(name: string): Promise<void> {
    await this.discard(name);
    await this.published.remove(siblingOf(name));
    await this.published.remove(name);
  }

  /** Deletes a picture that was not accepted. */
  async discard(name: string): Promise<void> {
    await this.pending.remove(siblingOf(name));
    await this.pending.remove(name);
  }
}

async function find(store: ContentStore, name: string): Promise<ImageStream | null> {
  const stream = await store.find(name);
  return stream && { stream, type: imageTypeOf(name) };
}

/** The name of the small copy. */
const siblingOf = (name: string): string => name.replace(/\.png$/, '-96.webp');

/** The picture's name in the database, also for the name of its small copy. */
export const recordedName = (file: string): string => file.replace(/-96\.webp$/, '.png');
