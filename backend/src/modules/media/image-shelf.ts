import type { ImageStore, ImageStream } from './image-store.ts';
import type { Redrawn } from './formats/redraw.ts';

/** Uploaded pictures, each with its small sibling: those that everyone sees, and those that no one has accepted yet. */
export class ImageShelf {
  constructor(
    private readonly published: ImageStore,
    private readonly pending: ImageStore,
  ) {}

  /** A public picture; null when there is none. Refuses with NOT_FOUND what is no name of a picture. */
  findPublished(name: string): Promise<ImageStream | null> {
    return this.published.find(name);
  }

  /** One that no one has accepted yet, or that is on its way; null when there is none. */
  findPending(name: string): Promise<ImageStream | null> {
    return this.pending.find(name);
  }

  /** Keeps a picture where it belongs. The sibling first: where one is, the other is too. */
  async keep(name: string, { png, small }: Redrawn, isPublic: boolean): Promise<void> {
    const store = isPublic ? this.published : this.pending;
    await store.put(siblingOf(name), small);
    await store.put(name, png);
  }

  /** Puts a picture where everyone is served from. May be done again: a crash between two steps loses nothing. */
  async publish(name: string): Promise<void> {
    for (const file of [siblingOf(name), name]) {
      const bytes = await this.pending.bytes(file);
      if (bytes) await this.published.put(file, bytes);
      await this.pending.remove(file);
    }
  }

  /** Takes a picture away, wherever it is. */
  async remove(name: string): Promise<void> {
    await this.discard(name);
    await this.published.remove(siblingOf(name));
    await this.published.remove(name);
  }

  /** Takes away a picture that no one accepted. */
  async discard(name: string): Promise<void> {
    await this.pending.remove(siblingOf(name));
    await this.pending.remove(name);
  }
}

/** The small sibling's name. */
const siblingOf = (name: string): string => name.replace(/\.png$/, '-96.webp');

/** The name under which a picture, or its small sibling, is recorded. */
export const recordedName = (file: string): string => file.replace(/-96\.webp$/, '.png');
