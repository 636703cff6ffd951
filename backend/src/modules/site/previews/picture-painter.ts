import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import { PICTURE_SIZE } from './head-tags.ts';
import { FACES, WEIGHTS, type Face } from './picture-faces.ts';
import type { Drawn } from './picture-parts.ts';

const require = createRequire(import.meta.url);

function fileOf(face: Face, weight: number): string {
  const font = FACES[face];
  return require.resolve(`@fontsource/${font}/files/${font}-${face.replace('text-', '')}-${weight}-normal.woff`);
}

const readFonts = (): Font[] =>
  (Object.keys(FACES) as Face[]).flatMap((name) =>
    WEIGHTS.map((weight) => ({ name, weight, style: 'normal', data: readFileSync(fileOf(name, weight)) })),
  );

/** Layout, drawing and fonts take 25 MB of memory, so they are loaded when the first picture is drawn. */
const load = async () => {
  const [{ default: layOut }, { renderAsync }] = await Promise.all([import('satori'), import('@resvg/resvg-js')]);
  return { layOut, renderAsync, fonts: readFonts() };
};
let loading: ReturnType<typeof load> | null = null;

/** Draws elements as PNG. The layout takes some ten milliseconds in this thread; the pixels are made in another one. */
export async function paintPicture(drawn: Drawn): Promise<Buffer> {
  const { layOut, renderAsync, fonts } = await (loading ??= load());
  const svg = await layOut(drawn as Parameters<typeof layOut>[0], { ...PICTURE_SIZE, fonts });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false }, logLevel: 'off' });
  return image.asPng();
}
