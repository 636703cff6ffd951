import { imageRefused } from '../image-refusal.ts';

const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
/** Each scan of a progressive picture goes over all its pixels again. */
const MOST_SCANS = 64;
const MOST_SEGMENTS = 2000;

/**
 * Walks a JPEG's segments to the end of the image. Behind it may only be the same phone's further pictures and zeros:
 * nothing of them is kept, and refusing them would refuse honest photographs.
 */
export function assertWholeJpeg(bytes: Buffer): void {
  let at = 2;
  let scans = 0;
  for (let segments = 0; ; segments++) {
    if (segments >= MOST_SEGMENTS || scans > MOST_SCANS) throw imageRefused('too-complex');
    const marker = markerAt(bytes, at);
    at = marker.end;
    if (marker.code === END_OF_IMAGE) break;
    if (isAlone(marker.code)) continue;
    if (at + 2 > bytes.length) throw imageRefused('truncated');
    at += bytes.readUInt16BE(at);
    if (at > bytes.length) throw imageRefused('truncated');
    if (marker.code === START_OF_SCAN) {
      scans++;
      at = endOfScan(bytes, at);
    }
  }
  assertOnlyPictures(bytes.subarray(at));
}

/** Markers without a length: restarts, and one for nothing. */
const isAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd7);

function markerAt(bytes: Buffer, start: number): { code: number; end: number } {
  let at = start;
  if (at >= bytes.length) throw imageRefused('truncated');
  if (bytes[at] !== 0xff) throw imageRefused('damaged');
  while (bytes[at] === 0xff) at++;
  const code = bytes[at];
  if (code === undefined) throw imageRefused('truncated');
  if (code === 0x00 || code === 0xd8) throw imageRefused('damaged');
  return { code, end: at + 1 };
}

/** The first marker after a scan's data, in which FF 00 is a byte FF and restarts may stand. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const code = bytes[at + 1];
    if (code === undefined) break;
    if (code !== 0x00 && code !== 0xff && !isAlone(code)) return at;
    if (code === 0xff) at--;
  }
  throw imageRefused('truncated');
}

function assertOnlyPictures(rest: Buffer): void {
  const next = rest.findIndex((byte) => byte !== 0);
  if (next === -1) return;
  if (rest[next] !== 0xff || rest[next + 1] !== 0xd8 || rest[next + 2] !== 0xff) throw imageRefused('something-added');
}
