/** Honest pictures with more in their file than a picture (T48). Nothing of it may reach a decoder, or be kept. */
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import {
  PNG_SIGNATURE,
  pngChunk,
  pngEnd,
  jpegPicture,
  grainPicture,
  pngPicture,
  pngOf,
  jpegSegment,
  webpPicture,
  webpChunk,
} from './pictures.ts';

export interface Added {
  why: string;
  /** The picture alone. */
  honest: Buffer;
  bytes: Buffer;
}

/** In each of the added parts. */
export const HIDDEN = 'hemligt';

const MB = 1_000_000;

/** What is written behind the end of a picture: by phones, by programs, and by people with something to hide. */
const BEHIND: Record<string, Buffer | string> = {
  'a page': `<html><script>alert('${HIDDEN}')</script></html>`,
  'an archive': Buffer.concat([Buffer.from('504b0304140000000800', 'hex'), Buffer.from(HIDDEN)]),
  'a GIF': `GIF89a${HIDDEN}`,
  'a drawing': `<svg xmlns="http://www.w3.org/2000/svg">${HIDDEN}</svg>`,
  'a server page': `<?php system('${HIDDEN}'); ?>`,
  'a program': Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.from(HIDDEN)]),
  'one byte': 'x',
  zeros: Buffer.alloc(4096),
  "a maker's notes": `\0\0\u0001\nImage_UTC_Data1700000000000${HIDDEN}SEFHk\0\0\0SEFT`,
  'a film': Buffer.concat([Buffer.from(`MotionPhoto_Data\0\0\0 ftypmp42${HIDDEN}`), Buffer.alloc(2 * MB, 7)]),
  'a second picture': await jpegPicture(30, 20),
};

export async function addedToImages(): Promise<Added[]> {
  const honest = { png: await pngPicture(), jpeg: await jpegPicture(), webp: await webpPicture() };
  const behind = Object.entries(honest).flatMap(([name, bytes]) =>
    Object.entries(BEHIND).map(([what, tail]): Added => ({
      why: `a ${name} and ${what}`,
      honest: bytes,
      bytes: Buffer.concat([bytes, Buffer.from(tail as Buffer)]),
    })),
  );
  return [...behind, ...insidePng(honest.png), ...insideJpeg(honest.jpeg), ...(await insideWebp())];
}

const folded = (type: string, bytes: number): Buffer =>
  pngChunk(type, Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(bytes))]));
const xmp = (bytes: number): Buffer =>
  pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.alloc(bytes, HIDDEN)]));

function insidePng(honest: Buffer): Added[] {
  const head = PNG_SIGNATURE.length + 25;
  const beside = (...chunks: Buffer[]) => Buffer.concat([honest.subarray(0, head), ...chunks, honest.subarray(head)]);
  const late = (...chunks: Buffer[]) => Buffer.concat([honest.subarray(0, -pngEnd.length), ...chunks, pngEnd]);
  const many = (type: string, count: number) =>
    Array.from({ length: count }, () => pngChunk(type, Buffer.from(`a\0${HIDDEN}`)));
  const cases: Record<string, Buffer> = {
    "a screenshot's long description": beside(xmp(3 * MB)),
    'the same at the end': late(xmp(3 * MB)),
    'how a program made it': beside(pngChunk('tEXt', Buffer.alloc(300_000, HIDDEN))),
    'a text of 100 MB, folded': beside(folded('zTXt', 100 * MB)),
    'a hundred texts of 1 MB, folded': beside(...Array.from({ length: 100 }, () => folded('iTXt', MB))),
    'a colour profile of 100 MB, folded': beside(folded('iCCP', 100 * MB)),
    'three thousand texts': beside(...many('tEXt', 3000)),
    'layers of a drawing program': beside(pngChunk('mkBT', Buffer.alloc(2 * MB, HIDDEN)), ...many('prVW', 20)),
    'notes of a camera': late(pngChunk('eXIf', Buffer.alloc(100_000, HIDDEN))),
    'further frames': beside(pngChunk('acTL', Buffer.alloc(8)), ...many('fcTL', 30), ...many('fdAT', 30)),
    'a text with a wrong check sum': beside(pngChunk('tEXt', Buffer.from(`a\0${HIDDEN}`), 1)),
    'a second end': Buffer.concat([honest, pngOf(pngChunk('tEXt', Buffer.from(HIDDEN)), pngEnd)]),
  };
  return Object.entries(cases).map(([what, bytes]) => ({ why: `a PNG with ${what}`, honest, bytes }));
}

function insideJpeg(honest: Buffer): Added[] {
  const beside = (...parts: Buffer[]) => Buffer.concat([honest.subarray(0, 2), ...parts, honest.subarray(2)]);
  const part = (marker: number, start: string, bytes = 60_000) =>
    jpegSegment(marker, Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(bytes, HIDDEN)]));
  const cases: Record<string, Buffer> = {
    'a long description in forty parts': beside(
      ...Array.from({ length: 40 }, () => part(0xe1, 'http://ns.adobe.com/xmp/extension/\0')),
    ),
    'a list of its pictures': beside(part(0xe2, 'MPF\0MM\0*', 80)),
    'notes of a camera that are broken': beside(part(0xe1, 'Exif\0\0II*\0\xff\xff\xff\xff', 500)),
    'a comment': beside(part(0xfe, '')),
    'zeros between its parts': beside(part(0xe0, 'JFXX\0', 8), Buffer.alloc(16)),
    'fill bytes': beside(Buffer.alloc(7, 0xff)),
  };
  return Object.entries(cases).map(([what, bytes]) => ({ why: `a JPEG with ${what}`, honest, bytes }));
}

/** An animation is kept as its first frame. */
async function insideWebp(): Promise<Added[]> {
  const frames = await Promise.all(['#369', '#963', '#396'].map((background) => oneColour(background)));
  const lossless = { lossless: true };
  const moving = await sharp(frames, { join: { animated: true } })
    .webp(lossless)
    .toBuffer();
  const still = await sharp(frames[0]).webp(lossless).toBuffer();
  const described = await grainPicture(40, 30).webp().withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').toBuffer();
  const more = Buffer.concat([described, webpChunk('XMP ', Buffer.from(HIDDEN))]);
  more.writeUInt32LE(more.length - 8, 4);
  return [
    { why: 'a WebP that moves', honest: still, bytes: moving },
    { why: 'a WebP with a description more', honest: described, bytes: more },
  ];
}

const oneColour = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 40, height: 30, channels: 3, background } })
    .png()
    .toBuffer();
