import type { SiteLanguage } from '../../domain/site-language.ts';

/** The head of the site's one HTML page, for an address. */
export interface PageHead {
  /** 404 when the site shows its not-found page. */
  status: 200 | 404;
  /** Elements of `<head>`: the title, and everything for search engines and link previews. */
  tags: string;
  /** Is the page for everyone? Then search engines may list it, and the server draws it. */
  isListed: boolean;
  /** The address where the page is now; without it, here. */
  movedTo?: string;
}

/** Finds the head of an address of the site. A feature provides it, because the platform knows no pages. */
export abstract class PageHeads {
  /** Can there be a page at this address? Does not ask the database. */
  abstract isPage(path: string): boolean;

  /** What of an address's query its head depends on, in one spelling; '' for nothing. */
  abstract choiceIn(path: string, query: string): string;

  /** Is the page of this choice kept? Not when a path can have very many: they would push out all others. */
  abstract isKept(choice: string): boolean;

  /** `path` is the browser's, decoded and without its query. */
  abstract headOf(path: string, language: SiteLanguage, choice: string): Promise<PageHead>;

  /** The same, with what is known without the database. */
  abstract plainHeadOf(path: string, language: SiteLanguage): PageHead;
}
