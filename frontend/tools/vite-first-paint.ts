import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync, type HtmlTagDescriptor, type Plugin } from 'vite';
import { PALETTE } from '../src/theme/palette.ts';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const FONT_WEIGHTS = [600, 700];

/**
 * Arial narrowed to the average width of Barlow Condensed Bold over the site's headings, with its ascent and descent
 * (1000 and 200 of 1000), so that nothing moves when the real face arrives.
 */
const FALLBACK_FACE =
  "@font-face{font-family:'Barlow Condensed Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');" +
  'size-adjust:81%;ascent-override:123.5%;descent-override:24.7%;line-gap-override:0%}';

const fontFile = (weight: number) =>
  require.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`);

const fontFace = (weight: number, address: string) =>
  `@font-face{font-family:'Barlow Condensed';font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')}`;

const paletteVariables = (theme: keyof typeof PALETTE) =>
  Object.entries(PALETTE[theme])
    .map(([name, value]) => `--shell-${name}:${value}`)
    .join(';');

const minifyCss = (css: string) =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};:,]) ?/g, '$1');

/**
 * Puts into the HTML what the first paint needs before the site's script has run: the display face in two weights
 * served by ourselves, the reader's stored choices, and the palette and rules of the static shell.
 */
export function firstPaint(): Plugin {
  const fonts = new Map<number, string>();
  let choices = '';
  let isBuild = false;
  return {
    name: 'first-paint',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    buildStart() {
      const script = read('../src/first-paint/choices.js');
      if (!isBuild) {
        for (const weight of FONT_WEIGHTS) fonts.set(weight, `/@fs${fontFile(weight)}`);
        return;
      }
      choices = this.emitFile({ type: 'asset', name: 'choices.js', source: minifySync('choices.js', script).code });
      for (const weight of FONT_WEIGHTS) {
        const source = readFileSync(fontFile(weight));
        fonts.set(weight, this.emitFile({ type: 'asset', name: `barlow-condensed-${weight}.woff2`, source }));
      }
    },
    generateBundle() {
      choices = `/${this.getFileName(choices)}`;
      for (const [weight, reference] of fonts) fonts.set(weight, `/${this.getFileName(reference)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        choicesScript(isBuild ? choices : null),
        ...[...fonts.values()].map(preload),
        { tag: 'style', children: inlineStyle(fonts), injectTo: 'head' },
      ],
    },
  };
}

const choicesScript = (address: string | null): HtmlTagDescriptor =>
  address === null
    ? { tag: 'script', children: read('../src/first-paint/choices.js'), injectTo: 'head' }
    : { tag: 'script', attrs: { src: address }, injectTo: 'head' };

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'head',
});

const inlineStyle = (fonts: Map<number, string>): string =>
  [
    FALLBACK_FACE,
    ...[...fonts].map(([weight, address]) => fontFace(weight, address)),
    `:root{color-scheme:dark;${paletteVariables('dark')}}`,
    `:root.light{color-scheme:light;${paletteVariables('light')}}`,
    minifyCss(read('../src/first-paint/shell.css')),
  ].join('');
