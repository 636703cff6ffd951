import { imageRefused } from '../image-refusal.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const HEAD_BYTES = 12;
const CHUNK_HEAD_BYTES = 8;
const MOST_CHUNKS = 2000;

/** Reads a WebP's chunks: as long as the header says, not too many, and nothing after the end (T49). */
export function assertWholeWebp(bytes: Buffer): void {
  const end = CHUNK_HEAD_BYTES + bytes.readUInt32LE(4);
  if (end > bytes.length) throw imageRefused('truncated');
  if (end < bytes.length) throw imageRefused('something-added');
  let at = HEAD_BYTES;
  for (let chunks = 0; at < end; chunks++) {
    if (chunks >= MOST_CHUNKS) throw imageRefused('too-complex');
    if (at + CHUNK_HEAD_BYTES > end) throw imageRefused('damaged');
    const length = bytes.readUInt32LE(at + 4);
    // a chunk of an odd length is followed by one byte more
    at += CHUNK_HEAD_BYTES + length + (length % 2);
    if (at > end) throw imageRefused('damaged');
  }
}
