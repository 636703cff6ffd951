import { readFileSync } from 'node:fs';
import { languageTag, type SiteLanguage } from '../../domain/site-language.ts';
import { log } from '../logging/logger.ts';
import { KeptDocument } from './kept-document.ts';
import { orNull, type KeptDocuments } from './kept-documents.ts';
import type { PageHead, PageHeads } from './page-heads.ts';

/** As long as a page waits for what it says of itself. Its script asks for the content again, and shows what is wrong. */
const PATIENCE_MS = 2000;

/** What index.html has for a page that nothing is known about. */
const STATIC_HEAD = /<title[^>]*>[^<]*<\/title>\s*(?:<meta\s+data-static[^>]*>)?/;

/** The site's one page, with a head of its own for every address. */
export class PageShell {
  readonly #before: string;
  readonly #after: string;

  constructor(
    readonly html: string,
    private readonly heads: PageHeads,
    private readonly kept: KeptDocuments,
  ) {
    const written = STATIC_HEAD.exec(html);
    const at = written?.index ?? Math.max(0, html.indexOf('</head>'));
    this.#before = html.slice(0, at);
    this.#after = html.slice(at + (written?.[0].length ?? 0));
  }

  static read(file: string, heads: PageHeads, kept: KeptDocuments): PageShell {
    return new PageShell(readFileSync(file, 'utf8'), heads, kept);
  }

  /** The page at an address, whatever state the database is in. */
  async at(path: string, language: SiteLanguage): Promise<KeptDocument> {
    const plain = () => this.write(this.heads.plainHeadOf(path, language), language);
    if (!this.heads.isPage(path)) return plain();
    const until = performance.now() + PATIENCE_MS;
    try {
      const moment = await this.kept.momentWithin(PATIENCE_MS);
      if (moment === null) return plain();
      const name = `page ${language} ${path}`;
      const kept = this.kept.at(moment, name);
      if (kept) return kept;
      const made = this.kept.make(moment, name, async () =>
        this.write(await this.heads.headOf(path, language), language),
      );
      return (await orNull(made, until - performance.now())) ?? plain();
    } catch (error) {
      log.warn({ reason: String(error) }, 'a page without its head');
      return plain();
    }
  }

  private write({ status, tags }: PageHead, language: SiteLanguage): KeptDocument {
    const before = this.#before.replace(/(<html[^>]*\slang=")[^"]*"/, `$1${languageTag(language)}"`);
    return new KeptDocument(before + tags + this.#after, status);
  }
}
