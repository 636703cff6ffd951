import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { ImageShelf, recordedName } from './image-shelf.ts';
import { imageNotFound, type ImageStream } from './image-store.ts';
import { ImagesRepository } from './images.repository.ts';

/** A picture on its way out, and whether everyone may have it. */
export interface ShownImage extends ImageStream {
  isPublic: boolean;
}

/** Shows pictures: public ones to everyone, the others to staff and their uploader. */
@Injectable()
export class ImagesService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly shelf: ImageShelf,
  ) {}

  /** Refuses with NOT_FOUND what is not there and, so that no one learns of it, what the caller may not see. */
  async open(actor: Actor, name: string): Promise<ShownImage> {
    const published = await this.shelf.findPublished(name);
    if (published) return { ...published, isPublic: true };
    const image = await this.images.findByName(recordedName(name));
    if (!image || !(image.isPublic || maySee(actor, image.uploadedByUserId))) throw imageNotFound();
    const pending = await this.shelf.findPending(name);
    if (pending) return { ...pending, isPublic: image.isPublic };
    // it was accepted after the first look, and has been moved since
    const moved = await this.shelf.findPublished(name);
    if (!moved) throw imageNotFound();
    return { ...moved, isPublic: true };
  }
}

const maySee = (actor: Actor, uploadedByUserId: number | null): boolean =>
  actor.roles.length > 0 || (actor.userId !== null && actor.userId === uploadedByUserId);
