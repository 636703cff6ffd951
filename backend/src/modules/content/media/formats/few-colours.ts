import { setImmediate } from 'node:timers/promises';
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import sharp from 'sharp';

/** A picture without transparency: its pixels row by row, three bytes each. */
export interface Points {
  data: Buffer;
  width: number;
  height: number;
}

const CHANNELS = 3;
/** Each pixel is one byte: the number of its colour. */
const MOST_COLOURS = 256;
/** The side of the small sample from which the colours are chosen, in pixels. */
const SAMPLE_SIDE = 320;
/** The number of bits of red, green and blue that decide which chosen colour is used. */
const BITS = 5;
const DROPPED = 8 - BITS;
const BRIGHTEST = 255;
/** More than the distance between any two colours. */
const FAR = 1_000_000;
/** The number of rows between two pauses, in which the process can do other work. They take a few milliseconds. */
const ROWS_AT_A_TIME = 128;
/** How much a pixel's colour is changed, by its place in a square of 4 × 4. Without it, a sky would get stripes. */
const PUSHES = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((step) => Math.round(step - 7.5));

const folded = promisify<Buffer, { level: number }, Buffer>(deflate);

/**
 * Draws a picture as a PNG of at most 256 colours: its own, or colours that the library chooses from a small sample.
 * The library could also do the rest, but needs two seconds for a large photograph. A table of the nearest colours needs
 * a twentieth of that.
 * @param quality of the chosen colours, 1 to 100 as in the library's PNG
 */
export async function pngOfFewColours(points: Points, quality: number): Promise<Buffer> {
  const { width, height } = points;
  const colours = new NearestColours(ownColours(points.data) ?? (await chooseColours(points, quality)));
  // every row begins with the number of its filter: 0, none
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) {
    if (y > 0 && y % ROWS_AT_A_TIME === 0) await setImmediate();
    for (let x = 0, at = y * width * CHANNELS, to = y * (width + 1) + 1; x < width; x++, at += CHANNELS) {
      rows[to + x] = colours.indexOf(points.data, at, PUSHES[(y % 4) * 4 + (x % 4)] ?? 0);
    }
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', headOf(points)),
    chunk('PLTE', colours.chosen),
    chunk('IDAT', await folded(rows, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** The chosen colours, three bytes each. */
async function chooseColours({ data, width, height }: Points, quality: number): Promise<Buffer> {
  const sample = await sharp(data, { raw: { width, height, channels: CHANNELS } })
    .resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .png({ quality, effort: 1, dither: 0 })
    .toBuffer();
  const drawn = await sharp(sample).toColourspace('srgb').removeAlpha().raw().toBuffer();
  return listOf(distinctIn(drawn, MOST_COLOURS));
}

/** The picture's own colours; null when there are too many. */
function ownColours(data: Buffer): Buffer | null {
  const distinct = distinctIn(data, MOST_COLOURS + 1);
  return distinct.size > MOST_COLOURS ? null : listOf(distinct);
}

/** The colours of these pixels; stops when it has found `enough`. */
function distinctIn(data: Buffer, enough: number): Set<number> {
  const distinct = new Set<number>();
  let last = -1;
  for (let at = 0; at < data.length && distinct.size < enough; at += CHANNELS) {
    const colour = data.readUIntBE(at, CHANNELS);
    if (colour !== last) distinct.add(colour);
    last = colour;
  }
  return distinct;
}

function listOf(colours: ReadonlySet<number>): Buffer {
  const list = Buffer.alloc(colours.size * CHANNELS);
  let at = 0;
  for (const colour of colours) at = list.writeUIntBE(colour, at, CHANNELS);
  return list;
}

/** Finds the nearest of some colours, and remembers it for all similar colours. */
class NearestColours {
  /** The number of the nearest colour; -1 when it is not computed yet. */
  readonly #table = new Int16Array(1 << (CHANNELS * BITS)).fill(-1);

  constructor(readonly chosen: Buffer) {}

  /**
   * The number of the colour for the pixel at this index. A chosen colour stays the same, so that a crest gets no
   * noise.
   */
  indexOf(data: Buffer, at: number, push: number): number {
    const own = this.#near(data, at, 0);
    return this.#isExactly(own, data, at) ? own : this.#near(data, at, push);
  }

  #near(data: Buffer, at: number, push: number): number {
    const red = partOf(data[at] ?? 0, push);
    const green = partOf(data[at + 1] ?? 0, push);
    const blue = partOf(data[at + 2] ?? 0, push);
    const key = (((red << BITS) | green) << BITS) | blue;
    const known = this.#table[key] ?? -1;
    return known === -1 ? (this.#table[key] = this.#search(middle(red), middle(green), middle(blue))) : known;
  }

  #isExactly(index: number, data: Buffer, at: number): boolean {
    const from = index * CHANNELS;
    const { chosen } = this;
    return chosen[from] === data[at] && chosen[from + 1] === data[at + 1] && chosen[from + 2] === data[at + 2];
  }

  /** The eye sees green best and blue least. */
  #search(red: number, green: number, blue: number): number {
    let nearest = 0;
    let least = FAR;
    for (let at = 0; at < this.chosen.length; at += CHANNELS) {
      const r = (this.chosen[at] ?? 0) - red;
      const g = (this.chosen[at + 1] ?? 0) - green;
      const b = (this.chosen[at + 2] ?? 0) - blue;
      const distance = 2 * r * r + 4 * g * g + b * b;
      if (distance >= least) continue;
      nearest = at / CHANNELS;
      least = distance;
    }
    return nearest;
  }
}

/** The highest bits of red, green or blue, after the change. */
function partOf(value: number, push: number): number {
  const pushed = value + push;
  return (pushed < 0 ? 0 : pushed > BRIGHTEST ? BRIGHTEST : pushed) >> DROPPED;
}

/** The middle value of all values with these highest bits. */
const middle = (bits: number): number => (bits << DROPPED) | (1 << (DROPPED - 1));

/** PNG settings: eight bits for each pixel, a palette, and not interlaced. */
function headOf({ width, height }: Points): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return head;
}

function chunk(type: 'IHDR' | 'PLTE' | 'IDAT' | 'IEND', data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
