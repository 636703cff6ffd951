import type { CountedPage } from './counted-page.ts';

/** How often a page was read on a day in Sweden, before it is stored. */
export interface DayOfPage extends CountedPage {
  day: string;
  views: number;
}

/** A day and how often all pages were read on it. */
export interface DayOfViews {
  /** A day in Sweden, YYYY-MM-DD. */
  date: string;
  views: number;
}

/** A page that people read, with the names of its thing; all are null for a page that is about none. */
export interface StoredReadPage {
  route: string;
  views: number;
  name: string | null;
  /** The season of a division. */
  season: string | null;
  /** What stands in the thing's address: `7`, `ettan/season/3`, `a-post`. */
  address: string | null;
}

/** A page that people read. */
export interface ReadPage {
  title: string;
  /** Null when the page is different for each reader, such as the settings of a team. */
  path: string | null;
  views: number;
}

/** What was read in the last days, today included. */
export interface PageViews {
  /** Every day of the period, the oldest first. */
  days: DayOfViews[];
  total: number;
  /** Those that were read most, first; at most ten. */
  pages: ReadPage[];
}
