import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import { PICTURE_SIZE } from './head-tags.ts';
import { FACES, WEIGHTS } from './picture-faces.ts';
import type { Drawn } from './picture-layout.ts';

const require = createRequire(import.meta.url);

const fileOf = (face: string, weight: number): string =>
  require.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-${face}-${weight}-normal.woff`);

const readFonts = (): Font[] =>
  FACES.flatMap((name) =>
    WEIGHTS.map((weight) => ({ name, weight, style: 'normal', data: readFileSync(fileOf(name, weight)) })),
  );

/** The fonts are read when the first picture is drawn. */
let fonts: Font[] | null = null;

/** Draws elements as PNG. The layout takes some ten milliseconds in this thread; the pixels are made in another one. */
export async function paint(drawn: Drawn): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(drawn as Parameters<typeof satori>[0], { ...PICTURE_SIZE, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return image.asPng();
}
