import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { ImageShelf } from './image-shelf.ts';

/** The name of a stored picture, from the path in a row. Addresses of other sites are not used. */
const STORED = /^\/?(?:api\/)?images\/([a-f0-9]{16,64}\.(?:png|webp))$/;

/** The side of the copy whose colours are counted, in px. */
const COLOUR_SIDE = 64;

/** Small copies of public pictures, for pictures that the server draws itself. */
@Injectable()
export class Thumbnails {
  constructor(private readonly shelf: ImageShelf) {}

  /** The strongest colour of a public picture, `#rrggbb`; null where `png` is null. */
  async colour(image: string): Promise<string | null> {
    const png = await this.png(image, COLOUR_SIDE);
    if (!png) return null;
    const { strongestColour } = await import('./formats/redraw.ts');
    return strongestColour(png);
  }

  /** The picture as PNG within a square of `side` px; null when it is not ours, not public, not there, or broken. */
  async png(image: string, side: number): Promise<Buffer | null> {
    const name = STORED.exec(image)?.[1];
    const found = name === undefined ? null : await this.shelf.findPublished(name);
    if (!found) return null;
    const { pngWithin } = await import('./formats/redraw.ts');
    return pngWithin(await buffer(found.stream), side).catch(() => null);
  }
}
