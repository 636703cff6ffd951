/** The columns of the demo league's news. */
import type { Columns } from '../insert-rows.ts';
import type { NewsRow } from './news.ts';

export const NEWS_CATEGORY: Columns<{ id: number; name: string }> = {
  id: ['int', ({ id }) => id],
  name: ['text', ({ name }) => name],
};

export const NEWS_POST: Columns<NewsRow> = {
  id: ['int', ({ id }) => id],
  category_id: ['int', ({ categoryId }) => categoryId],
  slug: ['text', ({ slug }) => slug],
  title: ['text', ({ title }) => title],
  description: ['text', ({ description }) => description],
  content: ['text', ({ content }) => content],
  thumbnail: ['text', ({ thumbnail }) => thumbnail],
  image: ['text', ({ image }) => image],
  author_user_id: ['int', ({ authorUserId }) => authorUserId],
  published_at: ['timestamptz', ({ publishedAt }) => publishedAt],
};
