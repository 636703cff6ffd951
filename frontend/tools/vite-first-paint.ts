import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { EARLY_PAGES, SHELL_BODY } from '../src/first-paint/early-queries.ts';
import { PALETTE } from '../src/theme/palette.ts';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const FONT_WEIGHTS = [600, 700];

/**
 * Arial narrowed to a hair more than the average width of Barlow Condensed Bold (0.82 over the headings of the site: the
 * first paint must not be the smaller one, or the largest paint is counted again), with its ascent and descent
 * (1000 and 200 of 1000), so that nothing moves when the real face arrives.
 */
const FALLBACK_FACE =
  // a Linux without any of the others, whose face is wider
  "@font-face{font-family:'Barlow Condensed Fallback';src:local('DejaVu Sans');" +
  'size-adjust:72%;ascent-override:139%;descent-override:27.8%;line-gap-override:0%}' +
  "@font-face{font-family:'Barlow Condensed Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');" +
  'size-adjust:84%;ascent-override:119%;descent-override:23.8%;line-gap-override:0%}';

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
      if (!isBuild) {
        for (const weight of FONT_WEIGHTS) fonts.set(weight, `/@fs${fontFile(weight)}`);
        return;
      }
      for (const weight of FONT_WEIGHTS) {
        const source = readFileSync(fontFile(weight));
        fonts.set(weight, this.emitFile({ type: 'asset', name: `barlow-condensed-${weight}.woff2`, source }));
      }
    },
    generateBundle(_, bundle) {
      const source = minifySync('choices.js', choicesSource(pageFiles(bundle))).code;
      choices = `/${this.getFileName(this.emitFile({ type: 'asset', name: 'choices.js', source }))}`;
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

/** What a page loads in each language. */
type PageFiles = Record<'sv' | 'en', string[]>;

/** The script of the stored choices, with what it asks for ahead of the site's own script. */
function choicesSource(filesOf: (page: (typeof EARLY_PAGES)[number]) => PageFiles): string {
  const pages = EARLY_PAGES.map((page) => {
    const { address, operationName, query, variables } = page;
    return { address, operationName, query, variables, files: filesOf(page) };
  });
  // a function, because a query has dollars, which mean something in a text
  return read('../src/first-paint/choices.js').replace(
    'EARLY)',
    () => `${JSON.stringify({ shell: SHELL_BODY, pages })})`,
  );
}

/** Tells of each page which files it needs besides the entry's own: its page and its texts, with what they import. */
function pageFiles(bundle: Rolldown.OutputBundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const filesOf = (ending: string): string[] => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(ending));
    return chunk ? [chunk.fileName, ...chunk.imports] : [];
  };
  const entry = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  );
  const addresses = (files: string[]) =>
    [...new Set(files)].filter((file) => !entry.has(file)).map((file) => `/${file}`);
  return ({ page, texts }: (typeof EARLY_PAGES)[number]): PageFiles => {
    const inLanguage = (language: string) =>
      addresses([
        ...filesOf(page),
        ...filesOf(`/app/texts/${language}.ts`),
        ...texts.flatMap((folder) => filesOf(`${folder}/${language}.json`)),
      ]);
    return { sv: inLanguage('se'), en: inLanguage('en') };
  };
}

const choicesScript = (address: string | null): HtmlTagDescriptor =>
  address === null
    ? { tag: 'script', children: choicesSource(() => ({ sv: [], en: [] })), injectTo: 'head' }
    : // before the site's own script: it hears when that does not arrive
      { tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' };

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
