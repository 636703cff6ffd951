import type { TableSlice } from '../../platform/db/table-page.ts';

/** A category of the news. */
export interface NewsCategoryRef {
  id: number;
  name: string;
}

/** A post in a list. The instant is ISO text in UTC. */
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
  /** For readers who hide results: the post may tell one (R40). */
  mayTellResults: boolean;
}

/** A post in the feed. */
export interface FeedPost extends NewsCard {
  /** When it was published or changed last. */
  updatedAt: string;
}

/** The whole post. */
export interface NewsPostPage extends NewsCard {
  /** Markdown. */
  content: string;
}

/** A post as staff see it, also drafts and coming posts. */
export interface AdminNewsPost extends Omit<NewsPostPage, 'publishedAt' | 'mayTellResults'> {
  /** null for a draft. */
  publishedAt: string | null;
  /** The version that a save must send, so that no one overwrites what they have not seen. */
  version: number;
  /** It is, or will be, announced in the chat. */
  isAnnounced: boolean;
}

/** A page of the posts that readers see; the first `offset` posts are left out. */
export interface NewsSlice {
  categoryId: number | null;
  first: number;
  offset: number;
}

export const NEWS_SORTS = ['title', 'date', 'category', 'author', 'slug'] as const;
export type NewsSort = (typeof NEWS_SORTS)[number];

/** A page of the posts that staff see; `text` is a part of the title, the category, the author or the address. */
export interface AdminNewsFilter extends TableSlice {
  sort: NewsSort;
}
