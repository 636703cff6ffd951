import type { LeagueError } from '../../../../domain/league-error.ts';
import { imageRefused } from '../image-refusal.ts';
import { jpegIn } from './jpeg-file.ts';
import { pngIn } from './png-file.ts';
import { webpIn } from './webp-file.ts';

/** The formats that are accepted. */
export type ImageFormat = 'png' | 'jpeg' | 'webp';

/** A picture as a decoder gets it: without what a file has besides. */
export interface PictureFile {
  format: ImageFormat;
  bytes: Buffer;
}

/** The largest accepted file. The site's pages send smaller ones, other programs a photograph as the phone made it. */
const LARGEST_MB = 10;
export const LARGEST_FILE = LARGEST_MB * 1024 * 1024;
export const tooLarge = (): LeagueError => imageRefused('too-large', { mb: LARGEST_MB });

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');
/** What an iPhone's own format begins with, after a length. */
const HEIC = /^ftyp(he[iv][cmsx]|mif1|msf1)$/;
const startsWith = (bytes: Buffer, start: Buffer | string, at = 0): boolean =>
  bytes.subarray(at, at + start.length).equals(typeof start === 'string' ? Buffer.from(start, 'latin1') : start);

const OWN_BYTES: Record<ImageFormat, (bytes: Buffer) => Buffer> = { png: pngIn, jpeg: jpegIn, webp: webpIn };

/**
 * The picture in an uploaded file, before any decoder reads it: its format by the first bytes, whole, and without anything
 * that is not needed to draw it. Refuses a file that has none (IMAGE_REFUSED).
 */
export function pictureIn(file: Buffer): PictureFile {
  if (file.length > LARGEST_FILE) throw tooLarge();
  const format = formatOf(file);
  return { format, bytes: OWN_BYTES[format](file) };
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
  if (HEIC.test(bytes.toString('latin1', 4, 12))) throw imageRefused('heic');
  // a byte order mark or spaces may stand before markup
  if (/^[\s\ufeff\0]*</.test(bytes.subarray(0, 64).toString('utf8'))) throw imageRefused('svg');
  throw imageRefused('not-an-image');
}
