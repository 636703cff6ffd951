/** A news post: its parts, its address, and when readers can see it. */
import { LeagueError } from '../league-error.ts';
import { cleanLine, cleanLines, cleanMarkdown } from '../text.ts';

export const TITLE_MAX = 120;
export const DESCRIPTION_MAX = 300;
export const CONTENT_MAX = 20_000;
export const SLUG_MAX = 80;
export const CATEGORY_MAX = 40;

/** No one plans further ahead. A later date is a typing mistake, and would hide the post forever. */
const FURTHEST_DAYS = 366;
const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Words that have another meaning in the place of a post's address. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['page', 'count', 'all', 'add', 'edit', 'category', 'categories', 'feed', 'rss', 'atom', 'sitemap'],
]);

/** The address of a post whose title has only signs. */
const NAMELESS = 'nyhet';

/** A post's texts, as typed. */
export interface PostWords {
  title: string;
  description: string;
  /** Markdown. */
  content: string;
}

/** When readers can see a post: after it is published, and from its time on. */
export interface Publishing {
  isDraft: boolean;
  /** null: the time does not change if readers have already seen the post; otherwise it is now. */
  publishAt: Date | null;
}

/** The stored form of the texts. Refuses a wrong field by its name (INVALID_INPUT). A draft may have no text yet. */
export function cleanWords({ title, description, content }: PostWords, isDraft: boolean): PostWords {
  const clean: PostWords = {
    title: cleanLine(title, 'title'),
    description: cleanLines(description, 'description'),
    content: cleanMarkdown(content, CONTENT_MAX, 'content'),
  };
  if (clean.title === '') throw invalid('title', 'api.news.title-missing');
  if (clean.title.length > TITLE_MAX) throw tooLong('title', TITLE_MAX);
  if (clean.description.length > DESCRIPTION_MAX) throw tooLong('description', DESCRIPTION_MAX);
  if (clean.content.trim() === '' && !isDraft) throw invalid('content', 'api.news.content-missing');
  return clean;
}

/** The earlier addresses of a post that gets `slug`: links to them lead to it, unless no reader has seen it yet. */
export function formerSlugs(
  stands: { slug: string; publishedAt: Date | null },
  former: readonly string[] | null,
  slug: string,
  now: Date,
): string[] | null {
  const wasSeen = stands.publishedAt !== null && stands.publishedAt.getTime() <= now.getTime();
  const all = new Set([...(former ?? []), ...(wasSeen ? [stands.slug] : [])]);
  all.delete(slug);
  return all.size === 0 ? null : [...all];
}

/**
 * The whole minute from which readers see the post; null for a draft. Whole minutes, because answers are cached for one
 * minute and made again when it ends (fast-reads.ts). `stands` is the present time of the post.
 */
export function publishedAt({ isDraft, publishAt }: Publishing, stands: Date | null, now: Date): Date | null {
  if (isDraft) return null;
  const isOut = stands !== null && stands.getTime() <= now.getTime();
  const at = publishAt ?? (isOut ? stands : now);
  if (at.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS) {
    throw invalid('publishAt', 'api.news.too-far-ahead', { days: FURTHEST_DAYS });
  }
  return new Date(Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** Makes an address from a title: `Hösten är här` is `hosten-ar-har`. */
export function slugOf(title: string): string {
  const plain = title
    .toLowerCase()
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
  const slug = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  const short = slug.length <= SLUG_MAX ? slug : slug.slice(0, SLUG_MAX + 1).replace(/-?[^-]*$/, '');
  const found = short || slug.slice(0, SLUG_MAX) || NAMELESS;
  return RESERVED.has(found) ? `${found}-${NAMELESS}` : found;
}

/** Adds a number to an address that is taken: the second is `hosten-ar-har-2`. */
export function numberedSlug(slug: string, number: number): string {
  const ending = `-${number}`;
  return slug.slice(0, SLUG_MAX - ending.length).replace(/-$/, '') + ending;
}

/** The stored form of an address, in small letters. Refuses an invalid one and the reserved words (INVALID_INPUT). */
export function assertSlug(typed: string): string {
  const slug = typed.trim().toLowerCase();
  if (slug.length > SLUG_MAX) throw tooLong('slug', SLUG_MAX);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) throw invalid('slug', 'api.news.slug-shape');
  if (RESERVED.has(slug)) throw invalid('slug', 'api.news.slug-reserved');
  return slug;
}

/** The stored form of a category's name. */
export function cleanCategory(name: string): string {
  const line = cleanLine(name, 'name');
  if (line === '') throw invalid('name', 'api.news.category-missing');
  if (line.length > CATEGORY_MAX) throw tooLong('name', CATEGORY_MAX);
  return line;
}

export const slugTaken = (): LeagueError => new LeagueError('NAME_TAKEN', 'api.news.slug-taken', { field: 'slug' });
export const categoryTaken = (): LeagueError =>
  new LeagueError('NAME_TAKEN', 'api.news.category-taken', { field: 'name' });
export const noSuchCategory = (): LeagueError =>
  new LeagueError('NOT_FOUND', 'api.news.no-category', { field: 'categoryId' });
export const noSuchPost = (): LeagueError => new LeagueError('NOT_FOUND', 'api.news.not-found');
export const categoryInUse = (): LeagueError => new LeagueError('CATEGORY_IN_USE', 'api.news.category-in-use');

const tooLong = (field: string, max: number): LeagueError => invalid(field, 'api.error.too-long', { max });
const invalid = (field: string, messageKey: string, params?: Record<string, number>): LeagueError =>
  new LeagueError('INVALID_INPUT', messageKey, { field, ...(params ? { params } : {}) });
