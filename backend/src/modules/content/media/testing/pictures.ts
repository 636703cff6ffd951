/** Pictures for tests, made by code: normal pictures, and the parts of hostile ones. */
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const PNG_SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

const GRAIN = await sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: '#336699',
    noise: { type: 'gaussian', mean: 120, sigma: 9 },
  },
})
  .png()
  .toBuffer();

/** A picture with smooth colours, so that twelve million pixels fit into the largest file. */
export const grainPicture = (width: number, height: number) => sharp(GRAIN).resize(width, height, { fit: 'fill' });

export const pngPicture = (width = 40, height = 30): Promise<Buffer> => grainPicture(width, height).png().toBuffer();
export const jpegPicture = (width = 40, height = 30): Promise<Buffer> => grainPicture(width, height).jpeg().toBuffer();
export const webpPicture = (width = 120, height = 90): Promise<Buffer> => grainPicture(width, height).webp().toBuffer();

export function pngChunk(type: string, data: Buffer, checkSum?: number): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(checkSum ?? crc32(body))]);
}

/** A PNG's first chunk. */
export function pngHeader(width: number, height: number, [depth, colour, interlace] = [8, 2, 0]): Buffer {
  return pngChunk(
    'IHDR',
    Buffer.concat([uint32(width), uint32(height), Buffer.from([depth, colour, 0, 0, interlace])]),
  );
}

/** The picture's rows in one colour: compressed, thousands of pixels are a few bytes. */
export const pngRows = (width: number, height: number, bytesPerPixel = 3): Buffer =>
  pngChunk('IDAT', deflateSync(Buffer.alloc((width * bytesPerPixel + 1) * height), { level: 9 }));

/** Where each pass of an interlaced PNG begins and how far it steps: x, y, step in x, step in y. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

/** The rows of an interlaced picture. A decoder must have all of it in memory. */
export function rowsInPasses(width: number, height: number, bytesPerPixel: number): Buffer {
  const bytes = PASSES.map(
    ([x, y, dx, dy]) => (Math.ceil((width - x) / dx) * bytesPerPixel + 1) * Math.ceil((height - y) / dy),
  );
  const data = Buffer.alloc(bytes.reduce((sum, some) => sum + some, 0));
  return pngChunk('IDAT', deflateSync(data, { level: 9 }));
}

export const pngEnd = pngChunk('IEND', Buffer.alloc(0));

export const pngOf = (...chunks: Buffer[]): Buffer => Buffer.concat([PNG_SIGNATURE, ...chunks]);

/** A whole PNG of one colour. */
export const flatPng = (width: number, height: number): Buffer =>
  pngOf(pngHeader(width, height), pngRows(width, height), pngEnd);

export const jpegSegment = (marker: number, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 0xff]), data]);

export const webpChunk = (type: string, data: Buffer): Buffer =>
  Buffer.concat([Buffer.from(type, 'latin1'), uint32le(data.length), data, Buffer.alloc(data.length % 2)]);

export function webpOf(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks]);
  return Buffer.concat([Buffer.from('RIFF'), uint32le(body.length), body]);
}

export function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function uint32le(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
