import { imageRefused } from '../image-refusal.ts';

/** The longest text of a picture: 5 MB are 6.7 MB of base64. */
const LONGEST_TEXT = 7 * 1024 * 1024;
const HEAD = /^data:image\/([a-z0-9.+-]{1,20});base64,/;

/**
 * The bytes of `data:image/<type>;base64,…`. Only the first characters meet a pattern and the rest is decoded once, so
 * the work grows with the text and no faster. Refuses with IMAGE_REFUSED anything else; which picture it is, the bytes say.
 */
export function bytesOfDataUrl(text: string): Buffer {
  if (text.length > LONGEST_TEXT) throw imageRefused('too-large');
  const [head, type] = HEAD.exec(text.slice(0, 64)) ?? [];
  if (type === 'gif') throw imageRefused('gif');
  if (type === 'svg+xml') throw imageRefused('svg');
  if (head === undefined) throw imageRefused('not-an-image');
  const coded = text.slice(head.length);
  const padding = /={0,2}$/.exec(coded.slice(-2))?.[0].length ?? 0;
  const bytes = Buffer.from(coded, 'base64');
  // a character that is not of the alphabet is skipped by the decoder, and is missed here
  if (coded.length % 4 !== 0 || bytes.length !== (coded.length / 4) * 3 - padding) throw imageRefused('damaged');
  return bytes;
}
