/** The pages whose text staff write. */
import { cleanMarkdown } from '../text.ts';

export const MANAGED_PAGES = ['prizes'] as const;
export type ManagedPageName = (typeof MANAGED_PAGES)[number];

/** The limit for one language. Both languages fit into one call. */
export const PAGE_CONTENT_MAX = 15_000;

/** Markdown in both languages. */
export interface PageContent {
  contentSv: string;
  contentEn: string;
}

/** The stored form. Refuses a wrong field by its name (INVALID_INPUT). */
export const cleanContent = ({ contentSv, contentEn }: PageContent): PageContent => ({
  contentSv: cleanMarkdown(contentSv, PAGE_CONTENT_MAX, 'contentSv'),
  contentEn: cleanMarkdown(contentEn, PAGE_CONTENT_MAX, 'contentEn'),
});
