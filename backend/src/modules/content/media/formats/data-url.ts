import { imageRefused } from '../image-refusal.ts';
import { LARGEST_FILE, tooLarge } from './image-file.ts';

/** The longest text of a picture: three bytes are four letters of base64. */
const LONGEST_TEXT = Math.ceil(LARGEST_FILE / 3) * 4 + 64;
const HEAD = /^data:image\/([a-z0-9.+-]{1,20});base64,/;

/**
 * The bytes of `data:image/<type>;base64,…`. A pattern looks only at the first characters, and the rest is decoded
 * once, so the work is proportional to the length. Refuses any other text (IMAGE_REFUSED). The named type is not used:
 * the bytes say which kind of picture it is.
 */
export function bytesOfDataUrl(text: string): Buffer {
  if (text.length > LONGEST_TEXT) throw tooLarge();
  const [head, type] = HEAD.exec(text.slice(0, 64)) ?? [];
  if (type === 'gif') throw imageRefused('gif');
  if (type === 'svg+xml') throw imageRefused('svg');
  if (head === undefined) throw imageRefused('not-an-image');
  const coded = text.slice(head.length);
  const padding = /={0,2}$/.exec(coded.slice(-2))?.[0].length ?? 0;
  const bytes = Buffer.from(coded, 'base64');
  // the decoder skips characters that are not base64: then the result is too short
  if (coded.length % 4 !== 0 || bytes.length !== (coded.length / 4) * 3 - padding) throw imageRefused('damaged');
  return bytes;
}
