/** Files that must be refused, each with the sentence of its refusal (T48, T49). */
import type { ImageFlaw } from '../image-refusal.ts';
import {
  PNG_SIGNATURE,
  pngChunk,
  pngEnd,
  flatPng,
  pngHeader,
  jpegPicture,
  grainPicture,
  pngPicture,
  pngOf,
  pngRows,
  jpegSegment,
  uint32,
  webpPicture,
  webpChunk,
  webpOf,
} from './pictures.ts';

export interface Hostile {
  why: string;
  bytes: Buffer;
  flaw: ImageFlaw;
}

type Case = readonly [why: string, bytes: Buffer | string, flaw: ImageFlaw];

export async function hostileImages(): Promise<Hostile[]> {
  const honest = { png: await pngPicture(), jpeg: await jpegPicture(), webp: await webpPicture() };
  const cases: Case[] = [
    ...Object.entries(honest).flatMap(([name, bytes]) => cutOff(name, bytes)),
    ...MARKUP,
    ...OTHER_FILES,
    ...PNGS,
    ...brokenPngs(honest.png),
    ...(await brokenJpegs(honest.jpeg)),
    ...brokenWebps(honest.webp),
  ];
  return cases.map(([why, bytes, flaw]) => ({ why, bytes: Buffer.from(bytes as Buffer), flaw }));
}

function cutOff(name: string, bytes: Buffer): Case[] {
  const shares = [0.15, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95];
  return [
    ...shares.map((share): Case => [
      `${share * 100} % of a ${name}`,
      bytes.subarray(0, bytes.length * share),
      'truncated',
    ]),
    [`a ${name} without its last byte`, bytes.subarray(0, -1), 'truncated'],
  ];
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"><script>alert(1)</script></svg>';
const MARKUP: Case[] = [
  ['a drawing', SVG, 'svg'],
  ['a drawing in capitals', SVG.toUpperCase(), 'svg'],
  ['a drawing after its declaration', `<?xml version="1.0"?>${SVG}`, 'svg'],
  ['a drawing after a byte order mark', `\ufeff${SVG}`, 'svg'],
  ['a drawing after spaces', `\n\t   ${SVG}`, 'svg'],
  ['a drawing that grows a billionfold', `<!DOCTYPE s [<!ENTITY a "aaaaaaaaaa">]>${SVG}`, 'svg'],
  ['a drawing that reads files', `<svg><image href="file:///etc/passwd"/></svg>`, 'svg'],
  ['a page', '<!doctype html><title>x</title>', 'svg'],
];

const OTHER_FILES: Case[] = [
  ['nothing', '', 'not-an-image'],
  ['zeros', Buffer.alloc(5000), 'not-an-image'],
  ['a GIF of 1987', 'GIF87a\u0001\u0000\u0001\u0000', 'gif'],
  ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000', 'gif'],
  ['a GIF that is a script', 'GIF89a=1;alert(1)', 'gif'],
  ['a text', 'hej', 'not-an-image'],
  ['a script', 'alert(1)', 'not-an-image'],
  ['a document', '%PDF-1.7', 'not-an-image'],
  ['PostScript', '%!PS-Adobe-3.0 EPSF-3.0', 'not-an-image'],
  ['an archive', Buffer.from('504b030414', 'hex'), 'not-an-image'],
  ['a bitmap', 'BM\u0000\u0000', 'not-an-image'],
  ['a TIFF', 'II*\u0000\u0008', 'not-an-image'],
  ['a TIFF the other way round', 'MM\u0000*', 'not-an-image'],
  ['an iPhone picture', '\u0000\u0000\u0000\u0018ftypheic', 'heic'],
  ['an iPhone picture by its family', '\u0000\u0000\u0000\u0024ftypmif1\u0000\u0000\u0000\u0000', 'heic'],
  ['an AVIF', '\u0000\u0000\u0000\u0018ftypavif', 'not-an-image'],
  ['a film', '\u0000\u0000\u0000\u0018ftypmp42', 'not-an-image'],
  ['an icon', Buffer.from('00000100010010', 'hex'), 'not-an-image'],
  ['a Photoshop file', '8BPS\u0000\u0001', 'not-an-image'],
  ['a JPEG XL', Buffer.from('ff0a', 'hex'), 'not-an-image'],
  ['a sound in the same wrapping as WebP', 'RIFF\u0024\u0000\u0000\u0000WAVEfmt ', 'not-an-image'],
  ['a script for ImageMagick', 'push graphic-context\nviewbox 0 0 640 480', 'not-an-image'],
  ['a program', Buffer.from('7f454c46', 'hex'), 'not-an-image'],
  ['a VIPS file', Buffer.from('b6a6f208', 'hex'), 'not-an-image'],
  ['a file past the limit', Buffer.concat([PNG_SIGNATURE, Buffer.alloc(10 * 1024 * 1024)]), 'too-large'],
];

const noise = (bytes: number): Buffer => Buffer.from(Array.from({ length: bytes }, (_, n) => (n * 7919) >> 3));

const PNGS: Case[] = [
  ['a line of 200 000 points', flatPng(200_000, 1), 'too-small'],
  ['a picture of one point', flatPng(1, 1), 'too-small'],
  ['a side of 15', flatPng(15, 16), 'too-small'],
  ['a side of 16 385', flatPng(16_385, 1001), 'too-many-pixels'],
  ['a height of 16 385', flatPng(1001, 16_385), 'too-many-pixels'],
  ['51 million points', flatPng(7150, 7150), 'too-many-pixels'],
  [
    '26 million points in passes, which a decoder holds all at once',
    pngOf(pngHeader(5100, 5100, [8, 2, 1]), pngRows(9, 9), pngEnd),
    'too-many-pixels',
  ],
  [
    'four thousand million points, said in a head',
    pngOf(pngHeader(65_535, 65_535), pngRows(9, 9), pngEnd),
    'too-many-pixels',
  ],
  ['the largest head there is', pngOf(pngHeader(0x7fffffff, 0x7fffffff), pngRows(9, 9), pngEnd), 'damaged'],
  [
    '2001 chunks of rows',
    pngOf(pngHeader(20, 20), ...Array.from({ length: 2000 }, () => pngChunk('IDAT', Buffer.alloc(1))), pngEnd),
    'too-complex',
  ],
];

function brokenPngs(honest: Buffer): Case[] {
  const body = honest.subarray(PNG_SIGNATURE.length);
  const flipped = Buffer.from(honest);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 40) ^ 0xff, flipped.length - 40);
  return [
    ['no head', pngOf(pngRows(20, 20), pngEnd), 'damaged'],
    ['the signature alone', PNG_SIGNATURE, 'truncated'],
    ['two heads', pngOf(pngHeader(20, 20), pngHeader(900, 900), pngRows(20, 20), pngEnd), 'damaged'],
    ['a head of 12 bytes', pngOf(pngChunk('IHDR', Buffer.alloc(12)), pngRows(20, 20), pngEnd), 'damaged'],
    ['no width', pngOf(pngHeader(0, 20), pngRows(20, 20), pngEnd), 'damaged'],
    ['no such depth', pngOf(pngHeader(20, 20, [3, 2, 0]), pngRows(20, 20), pngEnd), 'damaged'],
    ['no such kind of colour', pngOf(pngHeader(20, 20, [8, 5, 0]), pngRows(20, 20), pngEnd), 'damaged'],
    ['no such interlacing', pngOf(pngHeader(20, 20, [8, 2, 9]), pngRows(20, 20), pngEnd), 'damaged'],
    ['no rows', pngOf(pngHeader(20, 20), pngEnd), 'damaged'],
    ['half of the rows', pngOf(pngHeader(20, 20), pngRows(20, 10), pngEnd), 'damaged'],
    ['rows that are none', pngOf(pngHeader(20, 20), pngChunk('IDAT', noise(500)), pngEnd), 'damaged'],
    ['a wrong check sum', pngOf(pngHeader(20, 20), pngChunk('IDAT', Buffer.alloc(9), 1), pngEnd), 'damaged'],
    ['no palette', pngOf(pngHeader(20, 20, [8, 3, 0]), pngRows(20, 20, 1), pngEnd), 'damaged'],
    [
      'a chunk of four thousand million bytes',
      pngOf(pngHeader(20, 20), uint32(0xffffffff), Buffer.from('IDAT'), pngEnd),
      'truncated',
    ],
    ['a chunk without a name', pngOf(pngHeader(20, 20), pngChunk('\0\0\0\0', Buffer.alloc(3)), pngEnd), 'damaged'],
    [
      'a chunk that must be understood and is not',
      pngOf(pngHeader(20, 20), pngChunk('EVIL', Buffer.alloc(3)), pngRows(20, 20), pngEnd),
      'damaged',
    ],
    ['no end', honest.subarray(0, -12), 'truncated'],
    ['a changed byte', flipped, 'damaged'],
    ['a signature of line breaks', Buffer.concat([Buffer.from('\x89PNG\n\n\x1a\n', 'latin1'), body]), 'not-an-image'],
  ];
}

async function brokenJpegs(honest: Buffer): Promise<Case[]> {
  const start = Buffer.from('ffd8', 'hex');
  const finish = Buffer.from('ffd9', 'hex');
  const frame = (width: number, height: number) =>
    jpegSegment(
      0xc0,
      Buffer.from([8, height >> 8, height & 255, width >> 8, width & 255, 3, 1, 17, 0, 2, 17, 0, 3, 17, 0]),
    );
  const scanOf = (components: number[]) =>
    jpegSegment(0xda, Buffer.from([components.length, ...components.flatMap((component) => [component, 0]), 0, 63, 0]));
  const scan = jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0]));
  const progressive = await grainPicture(64, 64).jpeg({ progressive: true }).toBuffer();
  const firstScan = progressive.indexOf(Buffer.from('ffda', 'hex'));
  return [
    ['nothing but a beginning', Buffer.concat([start, Buffer.from('ffe0', 'hex')]), 'truncated'],
    ['no frame', Buffer.concat([start, jpegSegment(0xe0, Buffer.from('JFIF\0')), finish]), 'damaged'],
    ['a segment of no length', Buffer.concat([start, Buffer.from('ffe00000', 'hex'), finish]), 'damaged'],
    [
      'bytes between segments',
      Buffer.concat([start, jpegSegment(0xe0, Buffer.alloc(5)), Buffer.from('hej'), finish]),
      'damaged',
    ],
    ['a scan without a frame', Buffer.concat([start, jpegSegment(0xe0, Buffer.alloc(5)), scan, finish]), 'damaged'],
    ['a frame without tables', Buffer.concat([start, frame(64, 64), scan, Buffer.alloc(40), finish]), 'damaged'],
    ['a beginning inside', Buffer.concat([honest.subarray(0, 20), start, honest.subarray(20)]), 'damaged'],
    [
      '4000 million points, said in a head',
      Buffer.concat([start, frame(65_500, 65_500), scan, Buffer.alloc(40), finish]),
      'too-many-pixels',
    ],
    [
      '26 million points in several scans, which a decoder holds all at once',
      Buffer.concat([start, frame(5100, 5100), scanOf([1]), Buffer.alloc(40), finish]),
      'too-many-pixels',
    ],
    [
      '211 million points',
      Buffer.concat([start, frame(14_600, 14_600), scanOf([1, 2, 3]), Buffer.alloc(40), finish]),
      'too-many-pixels',
    ],
    ['no width', Buffer.concat([start, frame(0, 64), scan, Buffer.alloc(40), finish]), 'damaged'],
    [
      'a thousand scans',
      Buffer.concat([
        progressive.subarray(0, firstScan),
        ...Array.from({ length: 1000 }, () => progressive.subarray(firstScan, -2)),
        finish,
      ]),
      'too-complex',
    ],
    [
      'three thousand segments',
      Buffer.concat([start, ...Array.from({ length: 3000 }, () => jpegSegment(0xe1, Buffer.alloc(2))), finish]),
      'too-complex',
    ],
  ];
}

function brokenWebps(honest: Buffer): Case[] {
  const lying = Buffer.from(honest);
  lying.writeUInt32LE(honest.length * 2, 4);
  const large = Buffer.concat([Buffer.from([0, 0, 0, 0]), Buffer.from('ff3f00ff3f00', 'hex')]);
  return [
    ['a head alone', Buffer.from('RIFF\u0004\u0000\u0000\u0000WEBP'), 'damaged'],
    ['a length past the end', lying, 'truncated'],
    ['a chunk past the end', webpOf(Buffer.concat([Buffer.from('VP8 '), Buffer.from('ffffff7f', 'hex')])), 'damaged'],
    ['half a chunk', webpOf(Buffer.from('VP8')), 'damaged'],
    ['a picture that is none', webpOf(webpChunk('VP8 ', noise(300))), 'damaged'],
    ['a lossless picture that is none', webpOf(webpChunk('VP8L', noise(300))), 'damaged'],
    ['a drawing as a chunk', webpOf(webpChunk('<svg', Buffer.from(SVG))), 'damaged'],
    ['a canvas of 16 384 × 16 384', webpOf(webpChunk('VP8X', large), webpChunk('VP8 ', noise(300))), 'damaged'],
    [
      'three thousand chunks',
      webpOf(...Array.from({ length: 3000 }, () => webpChunk('XMP ', Buffer.alloc(2)))),
      'too-complex',
    ],
  ];
}
