import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { minifySync, type HtmlTagDescriptor, type Plugin, type Rolldown } from 'vite';
import { EARLY_PAGES, SHELL_BODY } from '../src/first-paint/early-queries.ts';
import { namespaceOf } from '../src/lib/i18n/namespace.ts';
import { PALETTE } from '../src/theme/palette.ts';

const require = createRequire(import.meta.url);
const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

/** The start of the tag that Vite writes for the site's script, up to its address. */
const SITE_SCRIPT = /<script type="module"(?= [^>]*src="\/assets\/)/;

/** The page of the broadcast graphics. It has the fonts only: no choices of a reader, and no canvas. */
const GRAPHICS = '/overlay.html';

/** The list of the pages that most visits start with. It imports their files. */
const FIRST_PAGES = '/src/app/first-pages.ts';

const FONT_WEIGHTS = [600, 700];
/** The text font's files, each with the weights of text that it is for. Only a reader who came before has them. */
const TEXT_WEIGHTS = { 400: '400 500', 600: '600 700' };

/**
 * Arial in a little more than the average width of Barlow Condensed Bold, which is 0.82 in the site's headings, with the same
 * ascent and descent (1000 and 200 of 1000). So nothing moves when the real font arrives. If the first text were smaller, the
 * browser would count the largest paint again.
 */
const FALLBACK_FACE =
  // for a Linux without the fonts below; this one is wider
  "@font-face{font-family:'Barlow Condensed Fallback';src:local('DejaVu Sans');" +
  'size-adjust:72%;ascent-override:139%;descent-override:27.8%;line-gap-override:0%}' +
  "@font-face{font-family:'Barlow Condensed Fallback';src:local('Arial'),local('Liberation Sans'),local('Roboto');" +
  'size-adjust:84%;ascent-override:119%;descent-override:23.8%;line-gap-override:0%}';

const fontFile = (weight: number) =>
  require.resolve(`@fontsource/barlow-condensed/files/barlow-condensed-latin-${weight}-normal.woff2`);

const fontFace = (weight: number, address: string) =>
  `@font-face{font-family:'Barlow Condensed';font-weight:${weight};font-display:swap;src:url(${address}) format('woff2')}`;

const textFontFile = (weight: string) =>
  require.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff2`);

/** `optional`: a page on which it is not there at once keeps the system's font, so nothing moves. */
const textFontFace = (weights: string, address: string) =>
  `@font-face{font-family:'Source Sans 3';font-weight:${weights};font-display:optional;src:url(${address}) format('woff2')}`;

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
 * Adds to the HTML what the first paint needs before the site's script has run: our own files of the display font in two
 * weights, the script for the reader's stored choices, and the palette and styles of the static shell. The text font's files
 * are named too, and used when the service worker has them (first-paint/boot.js).
 */
export function firstPaint(): Plugin {
  const fonts = new Map<number, string>();
  const textFonts = new Map<string, string>();
  let boot = '';
  let startDrawn = '';
  let isBuild = false;
  let root = '';
  return {
    name: 'first-paint',
    configResolved(config) {
      isBuild = config.command === 'build';
      root = config.root;
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
      for (const [weight, weights] of Object.entries(TEXT_WEIGHTS)) {
        const source = readFileSync(textFontFile(weight));
        textFonts.set(weights, this.emitFile({ type: 'asset', name: `source-sans-3-${weight}.woff2`, source }));
      }
    },
    generateBundle(_, bundle) {
      const emit = (name: string, script: string) => {
        const source = minifySync(name, script).code;
        return `/${this.getFileName(this.emitFile({ type: 'asset', name, source }))}`;
      };
      const firstPages = this.getModuleInfo(`${root}${FIRST_PAGES}`)?.dynamicallyImportedIds ?? [];
      boot = emit('boot.js', bootSource(earlyFiles(bundle, { root, firstPages })));
      startDrawn = emit('start-drawn.js', startDrawnSource(siteFiles(bundle)));
      for (const [weight, reference] of fonts) fonts.set(weight, `/${this.getFileName(reference)}`);
      for (const [weights, reference] of textFonts) textFonts.set(weights, `/${this.getFileName(reference)}`);
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { path }) =>
        path === GRAPHICS
          ? { html, tags: fontTags(fonts) }
          : {
              // the script that replaces it on a drawn page
              html: isBuild ? html.replace(SITE_SCRIPT, `$& data-drawn="${startDrawn}"`) : html,
              tags: [
                bootScript(isBuild ? boot : null),
                ...[...fonts.values()].map(preload),
                { tag: 'style', children: inlineStyle(fonts, textFonts), injectTo: 'head' },
              ],
            },
    },
  };
}

/** The files that a page loads in each language. */
type PageFiles = Record<'sv' | 'en', string[]>;

interface EarlyFiles {
  ofPage: (page: (typeof EARLY_PAGES)[number]) => PageFiles;
  /** The list of the other pages (app/more-pages.ts). */
  list: string;
}

/** The script of the stored choices, with the queries and files that it requests before the site's own script. */
function bootSource({ ofPage, list }: EarlyFiles): string {
  const pages = EARLY_PAGES.map((page) => {
    const { address, operationName, query, variables } = page;
    return { address, operationName, query, variables, files: ofPage(page) };
  });
  // a function, because queries contain dollars, and a dollar in a replacement text has a meaning
  return read('../src/first-paint/boot.js').replace(
    'EARLY)',
    () => `${JSON.stringify({ shell: SHELL_BODY, pages, list })})`,
  );
}

/** The script that replaces the site's own on a drawn page. */
const startDrawnSource = (files: string[]): string =>
  read('../src/first-paint/start-drawn.js').replace('SITE)', `${JSON.stringify(files)})`);

const chunksOf = (bundle: Rolldown.OutputBundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** The site's script and its imports. Each file comes after its own imports, so the script is the last. */
function siteFiles(bundle: Rolldown.OutputBundle): string[] {
  const chunks = new Map(chunksOf(bundle).map((chunk) => [chunk.fileName, chunk]));
  const inTurn = (fileName: string): string[] => [
    ...(chunks.get(fileName)?.imports ?? []).flatMap(inTurn),
    `/${fileName}`,
  ];
  const entries = [...chunks.values()].filter(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'));
  return [...new Set(entries.flatMap(({ fileName }) => inTurn(fileName)))];
}

interface Sources {
  root: string;
  /** The source files of the pages that most visits start with, each with the name of its address. */
  firstPages: readonly string[];
}

/** The files that each page needs besides the entry's own: its page and its texts, with their imports. */
function earlyFiles(bundle: Rolldown.OutputBundle, { root, firstPages }: Sources): EarlyFiles {
  const chunks = chunksOf(bundle);
  const filesWith = (isWanted: (id: string) => boolean): string[] => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some(isWanted));
    if (!chunk) throw new Error('the build lacks a file of the pages that visits start with');
    return [chunk.fileName, ...chunk.imports];
  };
  const filesOf = (ending: string): string[] => filesWith((id) => id.endsWith(ending));
  const textFiles = (wanted: string, wantedLanguage: string): string[] =>
    filesWith((id) => {
      const { namespace, language } = namespaceOf(id.replace(root, '')) ?? {};
      return namespace === wanted && language === wantedLanguage;
    });
  const site = new Set(siteFiles(bundle));
  const addresses = (files: string[]) =>
    [...new Set(files.map((file) => `/${file}`))].filter((file) => !site.has(file));
  const [list = ''] = addresses(filesOf('/app/more-pages.ts'));
  const ofPage: EarlyFiles['ofPage'] = ({ route, texts }) => {
    const inLanguage = (language: string) =>
      addresses([
        ...filesWith((id) => firstPages.includes(id) && id.endsWith(`/${route}.page.tsx`)),
        ...filesOf(`/app/texts/${language}.ts`),
        ...texts.flatMap((namespace) => textFiles(namespace, language)),
      ]);
    return { sv: inLanguage('se'), en: inLanguage('en') };
  };
  return { ofPage, list };
}

const bootScript = (address: string | null): HtmlTagDescriptor =>
  address === null
    ? {
        tag: 'script',
        children: bootSource({ ofPage: () => ({ sv: [], en: [] }), list: '/src/app/more-pages.ts' }),
        injectTo: 'head',
      }
    : // before the site's own script: it hears when that does not arrive
      { tag: 'script', attrs: { src: address }, injectTo: 'head-prepend' };

const preload = (href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href },
  injectTo: 'head',
});

const fontFaces = (fonts: Map<number, string>): string[] => [
  FALLBACK_FACE,
  ...[...fonts].map(([weight, address]) => fontFace(weight, address)),
];

const fontTags = (fonts: Map<number, string>): HtmlTagDescriptor[] => [
  ...[...fonts.values()].map(preload),
  { tag: 'style', children: fontFaces(fonts).join(''), injectTo: 'head' },
];

const inlineStyle = (fonts: Map<number, string>, textFonts: Map<string, string>): string =>
  [
    ...fontFaces(fonts),
    ...[...textFonts].map(([weights, address]) => textFontFace(weights, address)),
    `:root{color-scheme:dark;${paletteVariables('dark')}}`,
    `:root.light{color-scheme:light;${paletteVariables('light')}}`,
    minifyCss(read('../src/first-paint/shell.css')),
  ].join('');
