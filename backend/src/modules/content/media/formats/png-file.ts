import { imageRefused } from '../image-refusal.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum of a chunk. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
/** The most chunks that a decoder gets. */
const MOST_CHUNKS = 2000;
/** The chunks besides the picture itself that change how it looks: transparency, brightness, colours, its right way up. */
const SHOWN = new Set(['tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'eXIf']);
/** The most bytes of such a chunk. A colour profile is compressed, and can be a thousand times larger unpacked. */
const SHOWN_BYTES = 64 * 1024;

/**
 * A PNG's own bytes, from its signature to IEND: the picture, and what changes how it looks. Texts, previews, further frames
 * and what stands behind the end are left out, however long they are, and are never unpacked (T49). Refuses a picture
 * that is not whole (IMAGE_REFUSED).
 */
export function pngIn(bytes: Buffer): Buffer {
  const kept = [bytes.subarray(0, SIGNATURE_BYTES)];
  for (let at = SIGNATURE_BYTES, type = ''; type !== 'IEND';) {
    if (at + FRAME_BYTES > bytes.length) throw imageRefused('truncated');
    const length = bytes.readUInt32BE(at);
    type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[a-zA-Z]{4}$/.test(type)) throw imageRefused('damaged');
    const isFirst = at === SIGNATURE_BYTES;
    if (isFirst !== (type === 'IHDR') || (isFirst && length !== HEADER_BYTES)) throw imageRefused('damaged');
    if (length > bytes.length - at - FRAME_BYTES) throw imageRefused('truncated');
    const end = at + FRAME_BYTES + length;
    if (isNeeded(type, length)) kept.push(bytes.subarray(at, end));
    if (kept.length > MOST_CHUNKS) throw imageRefused('too-complex');
    at = end;
  }
  return Buffer.concat(kept);
}

/** A type that begins with a capital is one without which the picture cannot be drawn. */
const isNeeded = (type: string, length: number): boolean =>
  /^[A-Z]/.test(type) || (SHOWN.has(type) && length <= SHOWN_BYTES);
