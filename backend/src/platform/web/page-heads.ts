import type { SiteLanguage } from '../../domain/site-language.ts';

/** What the site's one page says of itself at an address. */
export interface PageHead {
  /** 404 where the site shows that nothing is. */
  status: 200 | 404;
  /** Elements of `<head>`: the title, and all that search engines and link previews read. */
  tags: string;
}

/** Tells what is at an address of the site. Provided by a feature: the platform knows no page. */
export abstract class PageHeads {
  /** Whether an address may have a page at all. Asks no one. */
  abstract isPage(path: string): boolean;

  /** `path` is as the browser sent it, without its query, decoded. */
  abstract headOf(path: string, language: SiteLanguage): Promise<PageHead>;

  /** The same as far as it is known without asking the database. */
  abstract plainHeadOf(path: string, language: SiteLanguage): PageHead;
}
