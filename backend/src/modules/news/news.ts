import type { TableSlice } from '../../platform/db/table-page.ts';

/** What news are about. */
export interface NewsCategoryRef {
  id: number;
  name: string;
}

/** A post as lists show it. The instant is ISO text in UTC. */
export interface NewsCard {
  id: number;
  slug: string;
  title: string;
  description: string;
  thumbnail: string | null;
  image: string | null;
  category: NewsCategoryRef;
  /** The writer's nickname, or their Discord name; null when the account is deleted. */
  authorName: string | null;
  authorPlayerId: number | null;
  publishedAt: string;
}

/** The whole post. */
export interface NewsPostPage extends NewsCard {
  /** Markdown. */
  content: string;
}

/** A post as staff see it, drafts and coming ones with it. */
export interface AdminNewsPost extends Omit<NewsPostPage, 'publishedAt'> {
  /** null: a draft. */
  publishedAt: string | null;
  /** What a save must name, so that no one writes over what they have not seen. */
  version: number;
}

/** Which page of the posts readers see; `offset` posts are left out before it. */
export interface NewsSlice {
  categoryId: number | null;
  first: number;
  offset: number;
}

export const NEWS_SORTS = ['title', 'date', 'category', 'author', 'slug'] as const;
export type NewsSort = (typeof NEWS_SORTS)[number];

/** Which page of the posts staff see; `text` is a piece of the title, the category, the author or the address. */
export interface AdminNewsFilter extends TableSlice {
  sort: NewsSort;
}
