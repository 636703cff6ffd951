import { imageRefused } from '../image-refusal.ts';

const SIGNATURE_BYTES = 8;
/** Length, type and check sum of a chunk. */
const FRAME_BYTES = 12;
const HEADER_BYTES = 13;
const MOST_CHUNKS = 2000;
/** The most bytes of texts and colour profiles. They are compressed, and can be a thousand times larger unpacked. */
const COMPRESSED_BUDGET = 64 * 1024;
const COMPRESSED = new Set(['iCCP', 'iTXt', 'zTXt']);

/**
 * Reads a PNG's chunks from IHDR to IEND without unpacking them: complete, not too many, nothing after the end (T49).
 */
export function assertWholePng(bytes: Buffer): void {
  let at = SIGNATURE_BYTES;
  let compressed = 0;
  for (let chunks = 0; ; chunks++) {
    if (at + FRAME_BYTES > bytes.length) throw imageRefused('truncated');
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!/^[a-zA-Z]{4}$/.test(type)) throw imageRefused('damaged');
    if ((chunks === 0) !== (type === 'IHDR') || (chunks === 0 && length !== HEADER_BYTES))
      throw imageRefused('damaged');
    if (length > bytes.length - at - FRAME_BYTES) throw imageRefused('truncated');
    if (COMPRESSED.has(type)) compressed += length;
    if (chunks >= MOST_CHUNKS || compressed > COMPRESSED_BUDGET) throw imageRefused('too-complex');
    at += FRAME_BYTES + length;
    if (type === 'IEND') break;
  }
  if (at !== bytes.length) throw imageRefused('something-added');
}
