import { createHash } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../../domain/actor.ts';
import { ConcurrencyLimit } from '../../../platform/concurrency-limit.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import { Db } from '../../../platform/db/db.ts';
import { RateLimiter, type Limit } from '../../../platform/limits/rate-limiter.ts';
import { bytesOfDataUrl } from './formats/data-url.ts';
import { pictureIn } from './formats/image-file.ts';
import type { Redrawn } from './formats/redraw.ts';
import { imageRefused } from './image-refusal.ts';
import { ImageShelf } from './image-shelf.ts';
import { FORGOTTEN_AT, ImagesRepository } from './images.repository.ts';
import { redrawsAtOnce } from './redraws-at-once.ts';

const HOUR = 3600;
const NAME_LENGTH = 32;
/** The most pictures that wait to be drawn. */
const IN_LINE = 16;

/** Stores uploaded pictures. Each is drawn again. Until it is accepted, few see it (T116). */
@Injectable()
export class ImageIntake {
  private readonly log = new Logger('Images');
  private readonly redraws: ConcurrencyLimit;
  private readonly limit: Limit;

  constructor(
    private readonly db: Db,
    private readonly images: ImagesRepository,
    private readonly shelf: ImageShelf,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.redraws = new ConcurrencyLimit(redrawsAtOnce(), { queue: IN_LINE });
    this.limit = { name: 'upload', calls: config.uploadLimit, seconds: HOUR };
  }

  /** Before a body with pictures is read: refuses who has no picture left in this hour (TOO_MANY_REQUESTS). */
  assertMaySend({ userId }: Actor): Promise<void> {
    return this.limiter.assertLeft(this.limit, String(userId));
  }

  /** Stores a `data:image/…;base64,…` and returns its name, `<hash>.png`. IMAGE_REFUSED, TOO_MANY_REQUESTS, `NotStored`. */
  accept(actor: Actor, dataUrl: string): Promise<string> {
    return this.take(actor, () => bytesOfDataUrl(dataUrl));
  }

  /** The same for the bytes of a file. */
  acceptFile(actor: Actor, bytes: Buffer): Promise<string> {
    return this.take(actor, () => bytes);
  }

  /** Refuses a name that is not a picture of the caller's (IMAGE_REFUSED). */
  async assertUsable(actor: Actor, name: string): Promise<void> {
    const image = await this.images.findByName(name);
    if (!image || image.uploadedByUserId === null || image.uploadedByUserId !== actor.userId) {
      throw imageRefused('not-yours');
    }
  }

  /**
   * Makes a picture public when the ambient transaction commits. Returns its path under the API, `images/<name>`, which
   * is what teams and players store. Refuses a picture that does not exist any more (IMAGE_REFUSED).
   */
  async publish(name: string): Promise<string> {
    if (!(await this.images.publish(name))) throw imageRefused('not-yours');
    this.db.afterCommit(() => this.shelf.publish(name));
    return `images/${name}`;
  }

  /**
   * Makes the pictures of a text public when the ambient transaction commits. Public ones stay as they are. Refuses one
   * that is not there, and one of another uploader that is not public (IMAGE_REFUSED); `field` has the text.
   */
  async publishInText(actor: Actor, names: readonly string[], field: string): Promise<void> {
    for (const name of names) {
      const image = await this.images.findByName(name);
      if (image?.isPublic) continue;
      if (image?.uploadedByUserId == null || image.uploadedByUserId !== actor.userId) {
        throw imageRefused('not-yours', {}, field);
      }
      await this.publish(name);
    }
  }

  /** Deletes those of the pictures that are not public: now, or within the hour when the store is away (T117). */
  async discard(names: readonly string[]): Promise<void> {
    const due = await this.images.forget(names);
    this.db.afterCommit(() => this.remove(due, FORGOTTEN_AT));
  }

  /** Deletes all pictures that were uploaded before this time and never accepted, and those that are due. */
  async discardBefore(at: Date): Promise<void> {
    await this.remove(await this.images.findPendingBefore(at), at);
  }

  private async take(actor: Actor, read: () => Buffer): Promise<string> {
    await this.limiter.take(this.limit, String(actor.userId));
    const picture = pictureIn(read());
    // its library is as large as a third of the application, and is loaded with the first picture
    const { redrawPicture } = await import('./formats/redraw.ts');
    return this.store(actor, await this.redraws.run(() => redrawPicture(picture)));
  }

  private async store(actor: Actor, redrawn: Redrawn): Promise<string> {
    const [name, at] = [nameOf(actor, redrawn.png), this.clock.now()];
    const { isNew, isPublic } = await this.images.beginUpload(name, actor.userId, at);
    try {
      await this.shelf.keep(name, redrawn, isPublic);
    } catch (error) {
      await this.leaveNothing(name, at, isNew).catch((fault: unknown) =>
        this.log.warn(`not deleted: ${String(fault)}`),
      );
      throw error;
    }
    return name;
  }

  /** Leaves no row and no part of a picture that could not be stored (T117), unless another upload of it has stored it or may. */
  private async leaveNothing(name: string, at: Date, isNew: boolean): Promise<void> {
    await this.db.transaction(async () => {
      if (!(await this.images.lockUpload(name, at))) return;
      if (isNew || !(await this.shelf.hasPending(name))) await this.images.forget([name]);
    });
    await this.remove([name], FORGOTTEN_AT);
  }

  /** Deletes pictures that were uploaded at this time or before it. One whose file stays keeps its row, by which the next round finds it. */
  private async remove(names: readonly string[], at: Date): Promise<void> {
    for (const name of names) {
      const removal = this.db.transaction(async () => {
        if (await this.images.deletePending(name, at)) await this.shelf.discard(name);
      });
      await removal.catch((error: unknown) => this.log.warn(`not deleted: ${String(error)}`));
    }
  }
}

/** The name depends on content and uploader: two people who upload the same picture learn nothing about each other. */
function nameOf({ userId }: Actor, png: Buffer): string {
  return `${createHash('sha256').update(`${userId}:`).update(png).digest('hex').slice(0, NAME_LENGTH)}.png`;
}
