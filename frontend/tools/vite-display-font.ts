import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { PALETTE } from '../src/theme/palette.ts';

const require = createRequire(import.meta.url);
const WEIGHTS = [600, 700];

/**
 * Arial narrowed to the average width of Barlow Condensed (weighed by how often letters occur), with its ascent and
 * descent, so that nothing moves when the real face arrives.
 */
const FALLBACK = `@font-face{font-family:'Barlow Condensed Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');size-adjust:78%;ascent-override:128.2%;descent-override:25.6%;line-gap-override:0%}`;

const fontFile = (weight: number) =>
  require.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`);

const fontFace = (weight: number, address: string) =>
  `@font-face{font-family:'Barlow Condensed';font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')}`;

const variables = (theme: keyof typeof PALETTE) =>
  Object.entries(PALETTE[theme])
    .map(([name, value]) => `--shell-${name}:${value}`)
    .join(';');

/**
 * Serves the two weights of the display face ourselves, and puts into the HTML what the first paint needs before any
 * script has run: the preloads, the font faces, and the palette that the static shell is drawn with.
 */
export function displayFont(): Plugin {
  const addresses = new Map<number, string>();
  let isBuild = false;
  return {
    name: 'display-font',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      for (const weight of WEIGHTS) {
        if (!isBuild) {
          addresses.set(weight, `/@fs${fontFile(weight)}`);
          continue;
        }
        const reference = this.emitFile({
          type: 'asset',
          name: `barlow-condensed-${weight}.woff2`,
          source: readFileSync(fontFile(weight)),
        });
        addresses.set(weight, reference);
      }
    },
    generateBundle() {
      for (const [weight, reference] of addresses) addresses.set(weight, `/${this.getFileName(reference)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [...[...addresses.values()].map(preload), { tag: 'style', children: inlineStyle(addresses) }],
    },
  };
}

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'head-prepend',
});

const inlineStyle = (addresses: Map<number, string>): string =>
  [
    FALLBACK,
    ...[...addresses].map(([weight, address]) => fontFace(weight, address)),
    `:root{${variables('dark')}}`,
    `:root.light{${variables('light')}}`,
  ].join('');
