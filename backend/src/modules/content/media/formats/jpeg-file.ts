import { imageRefused } from '../image-refusal.ts';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** The most scans. A decoder goes through all pixels for each scan of a progressive picture. */
const MOST_SCANS = 64;
const MOST_SEGMENTS = 2000;

/**
 * A JPEG's own bytes, from its start to the end of the image. Phones write more behind it (a film, a second picture, the
 * maker's notes): no decoder sees that (T48). Refuses a picture that is not whole (IMAGE_REFUSED).
 */
export function jpegIn(bytes: Buffer): Buffer {
  let at = 2;
  let scans = 0;
  for (let segments = 0; ; segments++) {
    if (segments >= MOST_SEGMENTS || scans > MOST_SCANS) throw imageRefused('too-complex');
    const marker = markerAt(bytes, at);
    at = marker.end;
    if (marker.code === END_OF_IMAGE) return bytes.subarray(0, at);
    if (isAlone(marker.code)) continue;
    if (at + 2 > bytes.length) throw imageRefused('truncated');
    at += bytes.readUInt16BE(at);
    if (at > bytes.length) throw imageRefused('truncated');
    if (marker.code === START_OF_SCAN) {
      scans++;
      at = endOfScan(bytes, at);
    }
  }
}

/** Markers without a length: restarts, and one for nothing. */
const isAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd7);

/** The marker here, after the zeros and fill bytes that may stand before it. */
function markerAt(bytes: Buffer, start: number): { code: number; end: number } {
  let at = start;
  while (bytes[at] === 0x00) at++;
  if (at >= bytes.length) throw imageRefused('truncated');
  if (bytes[at] !== 0xff) throw imageRefused('damaged');
  while (bytes[at] === 0xff) at++;
  const code = bytes[at];
  if (code === undefined) throw imageRefused('truncated');
  if (code === 0x00 || code === 0xd8) throw imageRefused('damaged');
  return { code, end: at + 1 };
}

/** The first marker after a scan's data. In the data, FF 00 means a byte FF, and restart markers are allowed. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const code = bytes[at + 1];
    if (code === undefined) break;
    if (code !== 0x00 && code !== 0xff && !isAlone(code)) return at;
    if (code === 0xff) at--;
  }
  throw imageRefused('truncated');
}
