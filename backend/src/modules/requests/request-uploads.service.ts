import { Injectable } from '@nestjs/common';
import type { Actor } from '../../domain/actor.ts';
import { ImageIntake } from '../content/media/image-intake.service.ts';

type Texts<Field extends string> = Partial<Record<Field, string | null | undefined>>;

/** The documented calls contain their pictures. This service stores them, so that a request can name them. */
@Injectable()
export class RequestUploadsService {
  constructor(private readonly images: ImageIntake) {}

  /** Stores a picture and returns its name. Refuses text that is no picture's data URL (IMAGE_REFUSED). */
  take(actor: Actor, dataUrl: string): Promise<string> {
    return this.images.accept(actor, dataUrl);
  }

  /** The names of the new pictures. A field with the path of the present picture, or with nothing, is skipped. */
  async takeNew<Field extends string>(actor: Actor, pictures: Texts<Field>): Promise<Partial<Record<Field, string>>> {
    const names: Partial<Record<Field, string>> = {};
    for (const field of Object.keys(pictures) as Field[]) {
      const text = pictures[field];
      if (text?.startsWith('data:')) names[field] = await this.images.accept(actor, text);
    }
    return names;
  }
}
