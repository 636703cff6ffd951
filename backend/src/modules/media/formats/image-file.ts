import { imageRefused } from '../image-refusal.ts';
import { assertWholeJpeg } from './jpeg-file.ts';
import { assertWholePng } from './png-file.ts';
import { assertWholeWebp } from './webp-file.ts';

/** The formats that are accepted. */
export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** The largest accepted file, in bytes. */
export const LARGEST_FILE = 5 * 1024 * 1024;

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
const startsWith = (bytes: Buffer, start: Buffer | string, at = 0): boolean =>
  bytes.subarray(at, at + start.length).equals(typeof start === 'string' ? Buffer.from(start, 'latin1') : start);

const WHOLE: Record<ImageFormat, (bytes: Buffer) => void> = {
  png: assertWholePng,
  jpeg: assertWholeJpeg,
  webp: assertWholeWebp,
};

/**
 * Checks a file before any decoder reads it: its size, its format by the first bytes, and that it is one complete
 * picture without foreign data in it or after it. Refuses other files (IMAGE_REFUSED).
 */
export function assertImageFile(bytes: Buffer): ImageFormat {
  if (bytes.length > LARGEST_FILE) throw imageRefused('too-large');
  const format = formatOf(bytes);
  WHOLE[format](bytes);
  return format;
}

/** The format that a file's first bytes show; null when it is none of the accepted formats. */
export function formatByStart(bytes: Buffer): ImageFormat | 'gif' | null {
  if (startsWith(bytes, PNG)) return 'png';
  if (startsWith(bytes, JPEG)) return 'jpeg';
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp';
  return startsWith(bytes, 'GIF8') ? 'gif' : null;
}

function formatOf(bytes: Buffer): ImageFormat {
  const format = formatByStart(bytes);
  if (format === 'gif') throw imageRefused('gif');
  if (format !== null) return format;
  // a byte order mark or spaces may stand before markup
  if (/^[\s\ufeff\0]*</.test(bytes.subarray(0, 64).toString('utf8'))) throw imageRefused('svg');
  throw imageRefused('not-an-image');
}
