import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { pngOfFewColours, type Points } from './few-colours.ts';
import type { ImageFormat } from './image-file.ts';
import { imageRefused } from '../image-refusal.ts';

/** The sides of a picture that is taken, in pixels, and the longer to the shorter. A banner is 5:1. */
const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 8000;
const LONGEST_SHAPE = 8;
const MOST_PIXELS = 24_000_000;
const SECONDS = 5;

/** What is kept fits into this square, in pixels. */
const KEPT_SIDE = 1500;
const PNG_QUALITY = 80;
/** Points above which the library needs seconds to choose colours and to find the nearest of them. */
const MANY_POINTS = 200_000;
/** Red, green and blue. */
const CHANNELS_OF_OPAQUE = 3;
/** The side of the sibling that is shown beside a name. */
const SMALL_SIDE = 96;

const READING: SharpOptions = {
  failOn: 'warning',
  limitInputPixels: MOST_PIXELS,
  pages: 1,
  sequentialRead: true,
};

/** A picture as it is kept: drawn again, without anything of the uploaded file but what it shows. */
export interface Redrawn {
  png: Buffer;
  /** WebP, at most 96 × 96. */
  small: Buffer;
}

/** Draws an uploaded picture again (T48 to T50). Refuses with IMAGE_REFUSED what cannot be drawn safely. */
export async function redraw(bytes: Buffer, format: ImageFormat): Promise<Redrawn> {
  closeOtherLoaders();
  await assertShape(bytes, format);
  try {
    const { data, info } = await sharp(bytes, READING)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize({ width: KEPT_SIDE, height: KEPT_SIDE, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const drawn = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    const small = await drawn
      .clone()
      .resize(SMALL_SIDE, SMALL_SIDE, { fit: 'inside' })
      .webp({ quality: 85 })
      .toBuffer();
    const png = await pngOf(drawn, { data, width: info.width, height: info.height }, info.channels);
    return { png, small };
  } catch (error) {
    throw imageRefused(/timeout/i.test(String(error)) ? 'too-complex' : 'damaged');
  }
}

/** A large one with transparency keeps all its colours: no crest and no photograph is one, and it is done as soon. */
async function pngOf(drawn: Sharp, points: Points, channels: number): Promise<Buffer> {
  if (points.width * points.height <= MANY_POINTS) return drawn.png({ quality: PNG_QUALITY, effort: 1 }).toBuffer();
  const isOpaque = channels === CHANNELS_OF_OPAQUE || (await drawn.stats()).isOpaque;
  if (!isOpaque) return drawn.png().toBuffer();
  const data = channels === CHANNELS_OF_OPAQUE ? points.data : await drawn.removeAlpha().raw().toBuffer();
  return pngOfFewColours({ ...points, data }, PNG_QUALITY);
}

/** Reads the picture's head only. */
async function assertShape(bytes: Buffer, format: ImageFormat): Promise<void> {
  const head = await sharp(bytes, { ...READING, limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head?.format !== format) throw imageRefused('damaged');
  const [short, long] = [Math.min(head.width, head.height), Math.max(head.width, head.height)];
  if (short < SHORTEST_SIDE) throw imageRefused('too-small', { side: SHORTEST_SIDE });
  if (long > LONGEST_SIDE || short * long > MOST_PIXELS) throw imageRefused('too-many-pixels', { side: LONGEST_SIDE });
  if (long > short * LONGEST_SHAPE) throw imageRefused('too-long', { times: LONGEST_SHAPE });
}

/**
 * For the whole process, every reader of pictures is closed but three: a file that looks like one of them to us must not
 * look like something else to the library. Said before every use, because who draws the demo league opens one more.
 */
export function closeOtherLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
  });
}

// one thread for a picture, and nothing kept between two
sharp.concurrency(1);
sharp.cache(false);
