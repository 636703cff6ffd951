import { Feed } from 'feed';
import { LEAGUE } from '../../../platform/config/league.ts';
import { languageTag } from '../../../domain/site-language.ts';
import { htmlText } from '../../../platform/web/html-text.ts';
import type { Publisher } from './calendar.ts';

/** An entry of a feed. Its texts are plain: markup in a name is shown as it is written. */
export interface FeedEntry {
  /** The path of its page. */
  path: string;
  /** Names it for ever, where the page's path can change; without it, `path`. Together with the host it is the entry's id. */
  idPath?: string;
  title: string;
  summary: string;
  updatedAt: Date;
  publishedAt?: Date;
}

/** An Atom feed (RFC 4287); `path` is its own address. */
export function atomFeed(
  { path, title, entries }: { path: string; title: string; entries: readonly FeedEntry[] },
  { publicUrl, language }: Publisher,
): string {
  const query = language === 'en' ? '?lang=en' : '';
  const newest = Math.max(0, ...entries.map(({ updatedAt }) => updatedAt.getTime()));
  const feed = new Feed({
    id: `${publicUrl}${path}${query}`,
    title: plain(title),
    updated: new Date(newest),
    generator: LEAGUE.name,
    language: languageTag(language),
    link: `${publicUrl}/${query}`,
    feedLinks: { atom: `${publicUrl}${path}${query}` },
    author: { name: LEAGUE.name },
  });
  for (const entry of entries) {
    feed.addItem({
      id: publicUrl + (entry.idPath ?? entry.path),
      link: publicUrl + entry.path + query,
      title: markup(entry.title),
      description: markup(entry.summary),
      date: entry.updatedAt,
      ...(entry.publishedAt && { published: entry.publishedAt }),
    });
  }
  return feed.atom1();
}

/** XML cannot contain these characters, not even escaped. */
const UNWRITABLE = new RegExp('[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\ufffe\\uffff]', 'g');

const plain = (text: string): string => text.replace(UNWRITABLE, '');

/** The library marks titles and summaries as HTML, so plain text is converted to HTML. */
const markup = (text: string): string => htmlText(plain(text));
