import { readFileSync } from 'node:fs';
import { languageTag, type SiteLanguage } from '../../domain/site-language.ts';
import { log } from '../logging/logger.ts';
import { CachedResponse } from './cached/cached-response.ts';
import { withTimeout, type CachedResponses } from './cached/cached-responses.ts';
import { pagePolicyHeaders, type Headers } from './security-headers.ts';
import type { PageDrawing, PageDrawings } from './page-drawings.ts';
import type { PageHead, PageHeads } from './page-heads.ts';
import { jsonInHtml } from './html-text.ts';

/** How long a page waits for its head. Its script asks for the content again, and shows what is wrong. */
const PATIENCE_MS = 2000;

/**
 * What it takes of its caller's units to make a page that is not kept (T87): its head is a read, and drawing it reads what its browser
 * would read. Measured: three ordinary reads.
 */
const UNITS = { head: 1, drawn: 4 };

/** The content until the site's script draws the page, with the spaces around it, which would confuse React. */
const STATIC_SHELL = /\s*<!--shell-->.*<!--\/shell-->\s*/s;

/** The head in index.html, for a page without one of its own. */
const STATIC_HEAD = /<title[^>]*>[^<]*<\/title>\s*(?:<meta\s+data-static[^>]*>)?/;

/** The sources of pages. */
export interface PageSources {
  heads: PageHeads;
  kept: CachedResponses;
  drawings: PageDrawings;
}

export interface PageRequest {
  /** The browser's path, decoded and without its query. */
  path: string;
  /** The query, without its question mark. */
  query: string;
  language: SiteLanguage;
  /** The page is the same for every visitor, so it can be drawn here. Otherwise only the browser draws it. */
  isPlain: boolean;
  /** Takes units of the caller's. false: they have too few for the page to be made. */
  take(units: number): boolean;
}

/** The site's one HTML page, with a separate head for every address, and drawn for visitors. */
export class PageShell {
  readonly #headers: Headers;
  readonly #before: string;
  readonly #between: string;
  readonly #shell: string;
  readonly #after: string;

  constructor(
    readonly html: string,
    private readonly sources: PageSources,
  ) {
    this.#headers = headersFor(html);
    const head = STATIC_HEAD.exec(html);
    const afterHead = head ? head.index + head[0].length : Math.max(0, html.indexOf('</head>'));
    const shell = STATIC_SHELL.exec(html);
    const atShell = shell?.index ?? html.length;
    this.#before = html.slice(0, head?.index ?? afterHead);
    this.#between = html.slice(afterHead, atShell);
    this.#shell = shell?.[0] ?? '';
    this.#after = html.slice(atShell + this.#shell.length);
  }

  static read(file: string, sources: PageSources): PageShell {
    return new PageShell(readFileSync(file, 'utf8'), sources);
  }

  /** The page at an address, also when the database is unavailable. */
  async at({ path, query, language, isPlain, take }: PageRequest): Promise<CachedResponse> {
    const { heads, kept } = this.sources;
    const plain = () => this.write(heads.plainHeadOf(path, language), language);
    if (!heads.isPage(path)) return plain();
    const until = performance.now() + PATIENCE_MS;
    try {
      const moment = await kept.momentWithin(PATIENCE_MS);
      if (moment === null) return plain();
      const choice = heads.choiceIn(path, query);
      // a path is a caller's text, and may look like the end of another page's name
      const name = JSON.stringify(['page', language, isPlain, path, choice]);
      const found = kept.at(moment, name);
      if (found) return found;
      // the browser draws it, within what its reads may take
      if (!take(isPlain ? UNITS.drawn : UNITS.head)) return plain();
      const make = async () => {
        const head = await heads.headOf(path, language, choice);
        if (head.movedTo !== undefined) return redirectTo(head.movedTo);
        const drawing = isPlain && head.isListed ? await this.sources.drawings.draw(path, language) : null;
        return this.write(head, language, drawing);
      };
      const made = heads.isKept(choice) ? kept.make(moment, name, make) : make();
      return (await withTimeout(made, until - performance.now())) ?? plain();
    } catch (error) {
      log.warn({ reason: String(error) }, 'a page without its head');
      return plain();
    }
  }

  private write(
    { status, tags }: PageHead,
    language: SiteLanguage,
    drawing: PageDrawing | null = null,
  ): CachedResponse {
    const before = this.#before.replace(
      /<html[^>]*>/,
      `<html lang="${languageTag(language)}"${drawing ? ' class="is-drawn"' : ''}>`,
    );
    const page = drawing ? drawn(drawing) : { ahead: '', root: this.#shell, data: '' };
    const after = this.#after.replace('</body>', () => `${page.data}</body>`);
    const between = drawing ? startingLater(this.#between) : this.#between;
    const html = before + tags + page.ahead + between + page.root + after;
    // the elements of the head have no styles
    return new CachedResponse(html, status, drawing ? headersFor(this.html + page.ahead) : this.#headers);
  }
}

/** The answer for a page that has another address now. It can be taken back, so browsers ask each time. */
const redirectTo = (address: string): CachedResponse =>
  new CachedResponse('', 301, [
    ['Content-Type', 'text/plain; charset=utf-8'],
    ['Location', address],
  ]);

/** A visitor with a session gets the page undrawn, so caches must look at the cookie. */
const headersFor = (html: string): Headers => [
  ['Content-Type', 'text/html; charset=utf-8'],
  ['Vary', 'Cookie, Accept-Encoding'],
  ...pagePolicyHeaders(html),
];

/** Links to files that the site's script imports. */
const MODULE_LINKS = /<link rel="modulepreload"[^>]*>\s*/g;
/** The site's script, and the script that loads it after the first paint (frontend/src/first-paint/start-drawn.js). */
const SITE_SCRIPT = /<script type="module"[^>]* data-drawn="([^"]+)"[^>]*>/;

const startingLater = (html: string): string =>
  html.replace(MODULE_LINKS, '').replace(SITE_SCRIPT, '<script type="module" src="$1">');

/** Preload links, which React writes before the content. They belong in the head. */
const AHEAD = /^(?:<link rel="preload"[^>]*>)+/;

function drawn({ html, css, ...rest }: PageDrawing): { ahead: string; root: string; data: string } {
  const pictures = AHEAD.exec(html)?.[0] ?? '';
  const data = `<script type="application/json" id="drawn-page">${jsonInHtml(rest)}</script>`;
  return { ahead: `${pictures}<style>${css}</style>`, root: html.slice(pictures.length), data };
}
