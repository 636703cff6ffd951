import sharp from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';
import { pngOfFewColours, type Points } from './few-colours.ts';
import type { ImageFormat, PictureFile } from './image-file.ts';
import { imageRefused } from '../image-refusal.ts';

/** Limits of an accepted picture's sides, in pixels. The largest photographs of phones are 16,320 × 12,240. */
const SHORTEST_SIDE = 16;
const LONGEST_SIDE = 16_384;
/**
 * The most pixels, by what a decoder must hold of them. It makes a photograph of a phone smaller while it reads, row by row.
 * Others it reads at their size. Of pictures in several passes it needs all at once: 8 bytes of each pixel.
 */
const MOST_PIXELS = { read: 50_000_000, readSmaller: 210_000_000, held: 25_000_000 } as const;
const SECONDS = 5;

/** The longest side of a stored picture, in pixels. A cut-out that is longer than 8:1 stays readable by its shorter one. */
const KEPT_SIDE = 1500;
const KEPT_SHORTER_SIDE = 187;
const PNG_QUALITY = 80;
/** With more pixels than this, the library needs seconds for the colours. */
const MANY_POINTS = 200_000;
/** Red, green and blue. */
const CHANNELS_OF_OPAQUE = 3;
/** The side of the small copy that is shown beside a name, in pixels. */
const SMALL_SIDE = 96;

const READING: SharpOptions = {
  // phones write photographs that a decoder warns of
  failOn: 'error',
  // `assertShape` has read the header, and knows what kind of picture it is
  limitInputPixels: false,
  pages: 1,
  sequentialRead: true,
};

/** A picture as it is stored. It is drawn again, so that nothing of the uploaded file is left except what one sees. */
export interface Redrawn {
  png: Buffer;
  /** WebP, at most 96 × 96. */
  small: Buffer;
}

/**
 * Draws an uploaded picture again (T48 to T50). Refuses a picture that cannot be drawn safely (IMAGE_REFUSED).
 * @param seconds the most time that drawing may take
 */
export async function redrawPicture({ bytes, format }: PictureFile, seconds = SECONDS): Promise<Redrawn> {
  closeOtherLoaders();
  const side = keptSide(await assertShape(bytes, format));
  try {
    const { data, info } = await sharp(bytes, READING)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
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

/**
 * A large picture with transparency keeps all its colours: that is fast, and crests and photographs are not like that.
 */
async function pngOf(drawn: Sharp, points: Points, channels: number): Promise<Buffer> {
  if (points.width * points.height <= MANY_POINTS) return drawn.png({ quality: PNG_QUALITY, effort: 1 }).toBuffer();
  const isOpaque = channels === CHANNELS_OF_OPAQUE || (await drawn.stats()).isOpaque;
  if (!isOpaque) return drawn.png().toBuffer();
  const data = channels === CHANNELS_OF_OPAQUE ? points.data : await drawn.removeAlpha().raw().toBuffer();
  return pngOfFewColours({ ...points, data }, PNG_QUALITY);
}

/** A stored picture as PNG within a square of `side` px. Throws when it is broken. */
export function pngWithin(stored: Buffer, side: number): Promise<Buffer> {
  closeOtherLoaders();
  return sharp(stored).resize(side, side, { fit: 'inside', withoutEnlargement: true }).png().toBuffer();
}

/**
 * The colour of a small picture that stands out most: of its points that are seen, those with the most colour count most. Grey, black
 * and white ones count only where there is nothing else.
 */
export async function strongestColour(png: Buffer): Promise<string> {
  closeOtherLoaders();
  const { data } = await sharp(png).ensureAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const sums = new Map<number, [weight: number, red: number, green: number, blue: number]>();
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    const weight = ((Math.max(red, green, blue) - Math.min(red, green, blue) + 8) * alpha) / 255;
    // 64 boxes of similar colours
    const box = ((red >> 6) << 4) | ((green >> 6) << 2) | (blue >> 6);
    const sum = sums.get(box) ?? [0, 0, 0, 0];
    sums.set(box, [sum[0] + weight, sum[1] + red * weight, sum[2] + green * weight, sum[3] + blue * weight]);
  }
  const [weight, ...channels] = [...sums.values()].reduce((best, one) => (one[0] > best[0] ? one : best), [0, 0, 0, 0]);
  const hex = (sum: number) =>
    Math.round(weight === 0 ? 0 : sum / weight)
      .toString(16)
      .padStart(2, '0');
  return `#${channels.map(hex).join('')}`;
}

/** The sides of a picture, in pixels. */
interface Sides {
  short: number;
  long: number;
}

/** Reads only the picture's header. */
async function assertShape(bytes: Buffer, format: ImageFormat): Promise<Sides> {
  const head = await sharp(bytes, READING)
    .metadata()
    .catch(() => null);
  if (head?.format !== format) throw imageRefused('damaged');
  const [short, long] = [Math.min(head.width, head.height), Math.max(head.width, head.height)];
  if (short < SHORTEST_SIDE) throw imageRefused('too-small', { side: SHORTEST_SIDE });
  const most = MOST_PIXELS[head.isProgressive ? 'held' : format === 'jpeg' ? 'readSmaller' : 'read'];
  if (long > LONGEST_SIDE || short * long > most) {
    throw imageRefused('too-many-pixels', { side: LONGEST_SIDE, millions: most / 1_000_000 });
  }
  return { short, long };
}

/** The longest side that is kept of a picture with these sides. */
const keptSide = ({ short, long }: Sides): number =>
  Math.max(KEPT_SIDE, Math.round((long * KEPT_SHORTER_SIDE) / short));

/**
 * Closes what the process that draws the demo league opens (demo/texts/pictures.ts). It is called before every use, so it
 * must not touch the three open formats: another picture may be read at this moment, and would be refused as damaged.
 */
export function closeOtherLoaders(): void {
  sharp.block({ operation: ['VipsForeignLoadSvg'] });
}

// only three picture formats are open: a file that we take for one of them must not be read as another format
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'],
});
// one thread for each picture, and no cache
sharp.concurrency(1);
sharp.cache(false);
