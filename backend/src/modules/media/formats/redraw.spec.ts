import sharp from 'sharp';
import { processorMs } from '../../../../test/harness/processor.ts';
import { assertImageFile } from './image-file.ts';
import { redraw } from './redraw.ts';
import { hostileImages } from '../testing/hostile-images.ts';
import { flatPng, jpeg, photo, png, webp } from '../testing/pictures.ts';

/** The largest picture takes two seconds on an idle machine, and more than the allowed five on a busy one. */
const PATIENCE_SECONDS = 50;

const take = async (bytes: Buffer) => redraw(bytes, assertImageFile(bytes), PATIENCE_SECONDS);
const flawOf = (bytes: Buffer): Promise<string> =>
  take(bytes).then(
    () => 'taken',
    (error: Error & { messageKey?: string }) => error.messageKey ?? String(error),
  );

test('what is no picture, or more than one, is refused with its own sentence, each with less than a second of work', async () => {
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
}, 60_000);

test.each([
  { why: 'a photograph of twelve million points', bytes: () => photo(4000, 3000).jpeg().toBuffer(), kept: '1500x1125' },
  { why: 'a banner', bytes: () => png(1000, 200), kept: '1000x200' },
  { why: 'a picture of 8 to 1', bytes: async () => flatPng(800, 100), kept: '800x100' },
  { why: 'the smallest', bytes: async () => flatPng(16, 16), kept: '16x16' },
  { why: 'a WebP', bytes: () => webp(2000, 1000), kept: '1500x750' },
  { why: 'four colours of ink', bytes: () => photo(50, 40).toColourspace('cmyk').jpeg().toBuffer(), kept: '50x40' },
  { why: 'sixteen bits', bytes: () => photo(50, 40).toColourspace('rgb16').png().toBuffer(), kept: '50x40' },
  { why: 'in passes', bytes: () => photo(50, 40).png({ progressive: true }).toBuffer(), kept: '50x40' },
  {
    why: "a phone's second picture behind it",
    bytes: async () => Buffer.concat([await jpeg(50, 40), await jpeg()]),
    kept: '50x40',
  },
  { why: 'zeros behind it', bytes: async () => Buffer.concat([await jpeg(50, 40), Buffer.alloc(64)]), kept: '50x40' },
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
  const bytes = await photo(60, 40)
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
  const bytes = await jpeg(300, 200);
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

  const [given, kept] = [await photo(900, 500).removeAlpha().raw().toBuffer(), await take(await png(900, 500))];
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
