import { imageRefused } from '../image-refusal.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const MOST_CHUNKS = 2000;

/**
 * A WebP's own bytes, as long as its header says, without what stands behind them. Refuses one that is cut off, broken or of
 * too many chunks (T49).
 */
export function webpIn(bytes: Buffer): Buffer {
  const end = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  if (end > bytes.length) throw imageRefused('truncated');
  let at = HEAD_BYTES;
  for (let chunks = 0; at < end; chunks++) {
    if (chunks >= MOST_CHUNKS) throw imageRefused('too-complex');
    if (at + CHUNK_HEAD_BYTES > end) throw imageRefused('damaged');
    const length = bytes.readUInt32LE(at + 4);
    // a chunk of an odd length is followed by one byte more
    at += CHUNK_HEAD_BYTES + length + (length % 2);
    if (at > end) throw imageRefused('damaged');
  }
  return bytes.subarray(0, end);
}
