import sharp from 'sharp';
import { processorMs } from '../../../../../test/harness/processor.ts';
import { pictureIn } from './image-file.ts';
import { redrawPicture } from './redraw.ts';
import { HIDDEN, addedToImages } from '../testing/added-to-images.ts';
import { hostileImages } from '../testing/hostile-images.ts';
import { flatPng, jpegPicture, grainPicture, pngPicture, webpPicture } from '../testing/pictures.ts';

/** The largest picture takes two seconds on an idle machine, and more than the allowed five on a busy one. */
const PATIENCE_SECONDS = 50;

const take = async (bytes: Buffer) => redrawPicture(pictureIn(bytes), PATIENCE_SECONDS);
const flawOf = (bytes: Buffer): Promise<string> =>
  take(bytes).then(
    () => 'taken',
    (error: Error & { messageKey?: string }) => error.messageKey ?? String(error),
  );

const wholePhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#369' } })
    .jpeg()
    .toBuffer();
const sideways = (width: number, height: number): Promise<Buffer> =>
  grainPicture(width, height).jpeg({ quality: 60 }).withMetadata({ orientation: 6 }).toBuffer();

/** As some makers write it: the scan's last three bytes are those of a picture that comes in steps. */
async function oddHead(): Promise<Buffer> {
  const bytes = await jpegPicture(200, 150);
  const scan = bytes.indexOf(Buffer.from('ffda', 'hex'));
  bytes.writeUIntBE(0, scan + bytes.readUInt16BE(scan + 2) - 1, 3);
  return bytes;
}

test('what is no picture, or a dangerous one, is refused with its own sentence, each with less than a second of work', async () => {
  const hostile = await hostileImages();
  expect(hostile.length).toBeGreaterThanOrEqual(100);
  const wrong: unknown[] = [];
  for (const { why, bytes, flaw } of hostile) {
    const since = process.cpuUsage();
    const said = await flawOf(bytes);
    const ms = Math.round(processorMs(since));
    if (said !== `api.image.${flaw}` || ms > 1000) wrong.push({ why, flaw, said, ms });
  }
  expect(wrong).toEqual([]);
});

test('what stands in a file besides its picture changes nothing and is not kept', async () => {
  const added = await addedToImages();
  expect(added.length).toBeGreaterThanOrEqual(50);
  const wrong: unknown[] = [];
  for (const { why, honest, bytes } of added) {
    const [kept, alone] = [await take(bytes).catch(String), await take(honest)];
    const isSame = typeof kept === 'object' && kept.png.equals(alone.png) && kept.small.equals(alone.small);
    if (!isSame || kept.png.includes(HIDDEN)) wrong.push({ why, said: isSame ? 'taken' : kept });
  }
  expect(wrong).toEqual([]);
});

test.each([
  {
    why: 'a photograph of twelve million points',
    bytes: () => grainPicture(4000, 3000).jpeg().toBuffer(),
    kept: '1500x1125',
  },
  { why: 'a banner', bytes: () => pngPicture(1000, 200), kept: '1000x200' },
  { why: 'a picture of 8 to 1', bytes: async () => flatPng(800, 100), kept: '800x100' },
  { why: 'the smallest', bytes: async () => flatPng(16, 16), kept: '16x16' },
  { why: 'a WebP', bytes: () => webpPicture(2000, 1000), kept: '1500x750' },
  {
    why: 'four colours of ink',
    bytes: () => grainPicture(50, 40).toColourspace('cmyk').jpeg().toBuffer(),
    kept: '50x40',
  },
  { why: 'sixteen bits', bytes: () => grainPicture(50, 40).toColourspace('rgb16').png().toBuffer(), kept: '50x40' },
  { why: 'in passes', bytes: () => grainPicture(50, 40).png({ progressive: true }).toBuffer(), kept: '50x40' },
  { why: 'a photograph of 24 million points on its side', bytes: () => sideways(5712, 4284), kept: '1125x1500' },
  { why: 'a photograph of 48 million points', bytes: () => wholePhoto(8064, 6048), kept: '1500x1125' },
  { why: 'a row of a scoreboard', bytes: () => pngPicture(1880, 44), kept: '1880x44' },
  { why: 'a wide cut-out of a large screen', bytes: () => pngPicture(5120, 300), kept: '3191x187' },
  { why: 'a tall one', bytes: async () => flatPng(40, 3000), kept: '40x3000' },
  { why: 'the longest', bytes: async () => flatPng(16_384, 16), kept: '16384x16' },
  {
    why: 'a photograph that comes in steps',
    bytes: () => grainPicture(800, 600).jpeg({ progressive: true }).toBuffer(),
    kept: '800x600',
  },
  { why: 'a photograph with a head that decoders warn of', bytes: oddHead, kept: '200x150' },
])(
  '$why is kept as a PNG of $kept',
  async ({ bytes, kept }) => {
    const { png: out, small } = await take(await bytes());
    const { format, width, height } = await sharp(out).metadata();
    expect({ format, size: `${width}x${height}` }).toEqual({ format: 'png', size: kept });
    const sibling = await sharp(small).metadata();
    expect(sibling.format).toBe('webp');
    expect(Math.max(sibling.width, sibling.height)).toBe(96);
  },
  60_000,
);

test('a photograph is turned upright, and nothing that it said about its place and camera is left', async () => {
  const bytes = await grainPicture(60, 40)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Make: 'kamera' }, IFD3: { GPSLatitude: '57/1 42/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">hemligt</x:xmpmeta>')
    .toBuffer();
  expect((await sharp(bytes).metadata()).orientation).toBe(6);

  const { png: out, small } = await take(bytes);

  expect(await sharp(out).metadata()).toMatchObject({ width: 40, height: 60 });
  for (const kept of [out, small]) {
    const { exif, xmp, iptc, icc, comments, orientation } = await sharp(kept).metadata();
    expect({ exif, xmp, iptc, icc, comments, orientation }).toEqual({});
    expect(kept.toString('latin1')).not.toMatch(/kamera|hemligt|GPS/);
  }
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('a photograph with orientation %d is kept upright', async (orientation) => {
  const upright = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ffffff' } })
    .composite([{ input: { create: { width: 30, height: 20, channels: 3, background: '#d01020' } }, left: 0, top: 0 }])
    .png()
    .toBuffer();
  // what a camera stores when it is held like this: the other way round
  const [turn, isMirrored] = [
    { 1: 0, 2: 0, 3: 180, 4: 180, 5: 270, 6: 270, 7: 90, 8: 90 }[orientation],
    [2, 4, 5, 7].includes(orientation),
  ];
  const mirrored = isMirrored ? await sharp(upright).flop().toBuffer() : upright;
  const stored = await sharp(mirrored).rotate(turn).jpeg().withMetadata({ orientation }).toBuffer();
  const { data, info } = await sharp((await take(stored)).png)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isRed = (x: number, y: number): boolean => (data[(y * info.width + x) * 3 + 1] ?? 0) < 100;
  expect([info.width, info.height]).toEqual([60, 40]);
  expect([isRed(5, 5), isRed(55, 5), isRed(5, 35), isRed(55, 35)]).toEqual([true, false, false, false]);
});

test("a screenshot in a wide screen's colours keeps how they look", async () => {
  const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#b04020' } })
    .png()
    .withIccProfile('p3')
    .toBuffer();
  const [red, green, blue] = (await sharp((await take(bytes)).png).stats()).channels.map(({ mean }) =>
    Math.round(mean),
  );
  expect([red, green, blue].map((value, at) => Math.abs((value ?? 0) - ([0xb0, 0x40, 0x20][at] ?? 0)) <= 2)).toEqual([
    true,
    true,
    true,
  ]);
});

test('a transparent crest stays transparent', async () => {
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 4, background: '#00000000' } })
    .png()
    .toBuffer();
  expect(
    await sharp((await take(bytes)).png)
      .ensureAlpha()
      .stats(),
  ).toMatchObject({ isOpaque: false });
});

test('the same picture is drawn the same', async () => {
  const bytes = await jpegPicture(300, 200);
  expect((await take(bytes)).png.equals((await take(bytes)).png)).toBe(true);
});

test('a large picture of few colours keeps each of them, and one of many looks the same', async () => {
  const flat = await sharp({ create: { width: 900, height: 500, channels: 3, background: '#123456' } })
    .composite([
      { input: { create: { width: 300, height: 500, channels: 3, background: '#fedcba' } }, left: 0, top: 0 },
    ])
    .png()
    .toBuffer();
  const crest = await sharp((await take(flat)).png)
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = new Set<string>();
  for (let at = 0; at < crest.length; at += 3) seen.add(crest.subarray(at, at + 3).toString('hex'));
  expect([...seen].sort()).toEqual(['123456', 'fedcba']);

  const [given, kept] = [
    await grainPicture(900, 500).removeAlpha().raw().toBuffer(),
    await take(await pngPicture(900, 500)),
  ];
  const drawn = await sharp(kept.png).removeAlpha().raw().toBuffer();
  let [off, looked] = [0, 0];
  for (let at = 0; at < given.length; at += 97, looked++) off += Math.abs((given[at] ?? 0) - (drawn[at] ?? 0));
  expect(off / looked).toBeLessThan(5);
});

test('a large picture with transparency keeps it', async () => {
  const bytes = await sharp({ create: { width: 900, height: 500, channels: 4, background: '#33669980' } })
    .png()
    .toBuffer();
  const { channels } = await sharp((await take(bytes)).png).stats();
  expect(channels[3]?.mean).toBeCloseTo(128, 0);
});
