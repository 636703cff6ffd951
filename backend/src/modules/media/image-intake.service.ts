import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { Clock } from '../../platform/clock.ts';
import { AppConfig } from '../../platform/config/config.ts';
import { Db } from '../../platform/db/db.ts';
import { RateLimiter, type Limit } from '../../platform/limits/rate-limiter.ts';
import { bytesOfDataUrl } from './formats/data-url.ts';
import { assertImageFile } from './formats/image-file.ts';
import { imageRefused } from './image-refusal.ts';
import { ImageShelf } from './image-shelf.ts';
import { ImagesRepository } from './images.repository.ts';
import { redraw } from './formats/redraw.ts';
import { Turnstile } from './turnstile.ts';

const HOUR = 3600;
const NAME_LENGTH = 32;
/** A picture of 24 million pixels can take 200 MB while it is drawn. */
const AT_A_TIME = 2;
const IN_LINE = 16;

/** Takes pictures in: each is drawn again, and shown to staff and its uploader only until it is accepted somewhere. */
@Injectable()
export class ImageIntake {
  private readonly turnstile = new Turnstile(AT_A_TIME, IN_LINE);
  private readonly limit: Limit;

  constructor(
    private readonly db: Db,
    private readonly images: ImagesRepository,
    private readonly shelf: ImageShelf,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    config: AppConfig,
  ) {
    this.limit = { name: 'upload', calls: config.uploadLimit, seconds: HOUR };
  }

  /** Takes `data:image/…;base64,…` in. Answers its name, `<hash>.png`; refuses with IMAGE_REFUSED and TOO_MANY_REQUESTS. */
  accept(actor: Actor, dataUrl: string): Promise<string> {
    return this.take(actor, () => bytesOfDataUrl(dataUrl));
  }

  /** The same for the bytes of a file. */
  acceptFile(actor: Actor, bytes: Buffer): Promise<string> {
    return this.take(actor, () => bytes);
  }

  /** Refuses with IMAGE_REFUSED a name that is not a picture which the caller uploaded. */
  async assertUsable(actor: Actor, name: string): Promise<void> {
    const image = await this.images.findByName(name);
    if (!image || image.uploadedByUserId === null || image.uploadedByUserId !== actor.userId) {
      throw imageRefused('not-yours');
    }
  }

  /**
   * Everyone may see it from the commit of the ambient transaction on. Answers the path under the API, `images/<name>`,
   * that teams and players are stored with. Refuses with IMAGE_REFUSED a picture that is not there any more.
   */
  async publish(name: string): Promise<string> {
    if (!(await this.images.publish(name))) throw imageRefused('not-yours');
    this.db.afterCommit(() => this.shelf.publish(name));
    return `images/${name}`;
  }

  /** Forgets pictures that were not accepted. Public ones stay. */
  async discard(names: readonly string[]): Promise<void> {
    const gone = await this.images.deletePending(names);
    this.db.afterCommit(async () => {
      for (const name of gone) await this.shelf.discard(name);
    });
  }

  /** The same for all that no one has accepted since then. */
  async discardBefore(at: Date): Promise<void> {
    await this.discard(await this.images.findPendingBefore(at));
  }

  private async take(actor: Actor, read: () => Buffer): Promise<string> {
    await this.limiter.take(this.limit, String(actor.userId));
    const bytes = read();
    const format = assertImageFile(bytes);
    const redrawn = await this.turnstile.pass(() => redraw(bytes, format));
    const name = nameOf(actor, redrawn.png);
    const isPublic = await this.images.insertOrFind(name, actor.userId, this.clock.now());
    await this.shelf.keep(name, redrawn, isPublic);
    return name;
  }
}

/** By content and uploader: two people with the same picture learn nothing of each other, and decide for themselves. */
function nameOf({ userId }: Actor, png: Buffer): string {
  return `${createHash('sha256').update(`${userId}:`).update(png).digest('hex').slice(0, NAME_LENGTH)}.png`;
}
