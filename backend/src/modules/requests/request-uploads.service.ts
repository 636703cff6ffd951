import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { ImageIntake } from '../media/image-intake.service.ts';

type Texts<Field extends string> = Partial<Record<Field, string | null | undefined>>;

/** The documented calls carry their pictures along: takes them in, so that a request can name them. */
@Injectable()
export class RequestUploadsService {
  constructor(private readonly images: ImageIntake) {}

  /** The name of a picture; refuses with IMAGE_REFUSED whatever is no data URL of one. */
  take(actor: Actor, dataUrl: string): Promise<string> {
    return this.images.accept(actor, dataUrl);
  }

  /** The names of those that are new. The path of the picture as it is, or nothing at all, is no new one. */
  async takeNew<Field extends string>(actor: Actor, pictures: Texts<Field>): Promise<Partial<Record<Field, string>>> {
    const names: Partial<Record<Field, string>> = {};
    for (const field of Object.keys(pictures) as Field[]) {
      const text = pictures[field];
      if (text?.startsWith('data:')) names[field] = await this.images.accept(actor, text);
    }
    return names;
  }
}
