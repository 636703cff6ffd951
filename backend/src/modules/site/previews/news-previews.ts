import type { SiteLanguage } from '../../../domain/site-language.ts';
import type { NewsCategoryRef, NewsPostPage } from '../../news/news.ts';
import { BASE, NEWS_FEED, organizerData, dayIn } from './page-previews.ts';
import { PREVIEW_TEXTS } from './page-texts.ts';
import type { Preview } from './preview.ts';

/** A page of the list of posts, of all or of a category's. */
export function newsPreview(page: number, category: NewsCategoryRef | null, language: SiteLanguage): Preview {
  const texts = PREVIEW_TEXTS[language];
  const name = category ? texts.newsOf(category.name) : texts.news;
  const path = category ? `/news/${page}/${category.id}` : page === 1 ? '/news' : `/news/${page}`;
  return {
    ...BASE,
    title: page === 1 ? name : texts.newsPage(name, page),
    description: texts.aboutNews,
    canonicalPath: path,
    picture: { template: 'text', label: '', title: name },
    feeds: [NEWS_FEED],
  };
}

export function postPreview(post: NewsPostPage): Preview {
  const path = `/post/${post.slug}`;
  return {
    ...BASE,
    title: post.title,
    description: post.description === '' ? null : post.description,
    canonicalPath: path,
    type: 'article',
    picture: { template: 'text', label: post.category.name, title: post.title },
    data: (address) => ({
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: post.title,
      url: address(path),
      datePublished: post.publishedAt,
      ...(post.authorName !== null && { author: { '@type': 'Person', name: post.authorName } }),
      articleSection: post.category.name,
      publisher: organizerData(address),
    }),
    feeds: [NEWS_FEED],
  };
}

/** The preview of a post whose words may tell a result, for readers who hide results (R40). */
export function quietPostPreview(post: NewsPostPage, language: SiteLanguage): Preview {
  const texts = PREVIEW_TEXTS[language];
  const title = texts.quietPost(dayIn(language, post.publishedAt));
  return {
    ...BASE,
    title,
    description: texts.aboutNews,
    canonicalPath: `/post/${post.slug}`,
    type: 'article',
    picture: { template: 'text', label: post.category.name, title },
    feeds: [NEWS_FEED],
  };
}
