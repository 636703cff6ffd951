import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { maySeePending } from '../../../domain/publishing/pending-picture.ts';
import { ImageShelf, recordedName } from './image-shelf.ts';
import { imageNotFound, type ImageStream } from './image-store.ts';
import { ImagesRepository } from './images.repository.ts';

/** A picture that is being sent, and whether it is public. */
export interface ShownImage extends ImageStream {
  isPublic: boolean;
}

/** Shows pictures: public ones to everyone, the others to their uploader and to those who decide about them. */
@Injectable()
export class ImagesService {
  private readonly log = new Logger('Images');

  constructor(
    private readonly images: ImagesRepository,
    private readonly shelf: ImageShelf,
  ) {}

  /** Refuses an unknown picture, and a picture that the caller may not see, alike (NOT_FOUND). */
  async open(actor: Actor, name: string): Promise<ShownImage> {
    const published = await this.shelf.findPublished(name);
    if (published) return { ...published, isPublic: true };
    const image = await this.images.findWithUses(recordedName(name));
    if (!image || !(image.isPublic || maySeePending(actor, image))) throw imageNotFound();
    return this.openStored(name, image.isPublic);
  }

  /** The same, for a caller of whom another module knows that they may see the picture. It is never public to them. */
  openPrivate(name: string): Promise<ShownImage> {
    return this.openStored(name, false);
  }

  private async openStored(name: string, isPublic: boolean): Promise<ShownImage> {
    const pending = await this.shelf.findPending(name);
    if (pending && isPublic) this.moveAgain(recordedName(name));
    if (pending) return { ...pending, isPublic };
    // the picture was accepted, and so moved, after the first try
    const moved = await this.shelf.findPublished(name);
    if (!moved) throw imageNotFound();
    return { ...moved, isPublic: true };
  }

  /** Its move failed after it was accepted, as with a full disk (T117), or is under way. */
  private moveAgain(name: string): void {
    this.shelf.publish(name).catch((error: unknown) => this.log.warn(`not moved: ${String(error)}`));
  }
}
