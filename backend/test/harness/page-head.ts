import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LEAGUE } from '../../src/platform/config/league.ts';

/** The sources of the site. */
export const SITE_SOURCES = fileURLToPath(new URL('../../../frontend/src/', import.meta.url));

/** The head of a page that the server drew, as a program reads it. */
export interface PageHead {
  status: number;
  language: string;
  title: string;
  tags: string;
  /** `name` or `property` of a meta element. */
  meta: (name: string) => string | undefined;
  links: string[];
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

/** The head of the page at an address. */
export async function readPageHead(address: string): Promise<PageHead> {
  const answer = await fetch(address);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  return {
    status: answer.status,
    language: /<html lang="(\w+)"/.exec(html)?.[1] ?? '',
    title: unescaped(/<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    tags: head,
    meta: (name) => {
      const found = new RegExp(`<meta[^>]*(?:name|property)="${name}" content="([^"]*)"`).exec(head)?.[1];
      return found === undefined ? undefined : unescaped(found);
    },
    links: [...head.matchAll(/<link data-page ([^>]*)>/g)].map(([, link = '']) => link),
  };
}

/** The name of a page's picture, which is made from its content. */
export const pictureFileOf = (page: PageHead | undefined) => page?.meta('og:image')?.split('/').at(-1);

/** The text of a key in a locale file of the site, with its placeholders filled in. */
export function pageText(
  feature: string,
  language: 'se' | 'en',
  key: string,
  values: Record<string, string> = {},
): string {
  let found: unknown = JSON.parse(readFileSync(join(SITE_SOURCES, feature, 'locales', `${language}.json`), 'utf8'));
  for (const part of key.split('.')) found = (found as Record<string, unknown>)[part];
  const all: Record<string, string> = {
    league: LEAGUE.name,
    leagueShort: LEAGUE.shortName,
    association: LEAGUE.association,
    ...values,
  };
  return String(found).replace(/{{(\w+)}}/g, (_, name: string) => all[name] ?? '?');
}
