import { LEAGUE } from '../../../platform/config/league.ts';
import { languageTag, SITE_LANGUAGES, type SiteLanguage } from '../../../domain/site-language.ts';
import { htmlText, jsonInHtml } from '../../../platform/web/html-text.ts';
import type { Preview } from './preview.ts';

const LOCALES: Record<SiteLanguage, string> = { se: 'sv_SE', en: 'en_GB' };
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** The site's address, the page's language, and the path of its picture. */
export interface PageAt {
  publicUrl: string;
  language: SiteLanguage;
  /** Path of the picture; null when there is none. */
  picture: string | null;
}

/** A page's path in a language. Swedish pages have no language in it. */
export const inLanguage = (path: string, language: SiteLanguage): string =>
  language === 'en' ? `${path}?lang=en` : path;

/** The address that is shared. Programs read the preview from it again, so it is not the canonical one. */
const withChoice = (address: string, choice = ''): string =>
  choice === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${choice}`;

/** The title alone. */
export const titleTag = (title: string): string => `<title data-static>${htmlText(title)}</title>`;

/**
 * The elements of `<head>` for a page. Elements that the site's script also writes are marked `data-static`, and the
 * script removes them. Elements marked `data-page` are about this address, and the script removes them when the visitor
 * leaves it.
 */
export function headTags(preview: Preview, { publicUrl, language, picture }: PageAt): string {
  const title = `${preview.title} – ${LEAGUE.name}`;
  const { description, canonicalPath } = preview;
  const address = (path: string) => publicUrl + inLanguage(path, language);
  const tags = [
    titleTag(title),
    `<meta data-static property="og:title" content="${htmlText(title)}">`,
    canonicalPath === null && '<meta data-static name="robots" content="noindex">',
    description !== null && `<meta data-static name="description" content="${htmlText(description)}">`,
    description !== null && `<meta data-static property="og:description" content="${htmlText(description)}">`,
    meta('og:type', preview.type),
    meta('og:site_name', LEAGUE.name),
    meta('og:locale', LOCALES[language]),
  ];
  if (canonicalPath !== null) {
    tags.push(
      ...SITE_LANGUAGES.filter((other) => other !== language).map((other) =>
        meta('og:locale:alternate', LOCALES[other]),
      ),
      meta('og:url', withChoice(address(canonicalPath), preview.choice)),
      link('canonical', address(canonicalPath)),
      ...SITE_LANGUAGES.map((other) =>
        link('alternate', publicUrl + inLanguage(canonicalPath, other), `hreflang="${languageTag(other)}"`),
      ),
      link('alternate', publicUrl + canonicalPath, 'hreflang="x-default"'),
    );
  }
  if (picture !== null) tags.push(...pictureTags(publicUrl + picture, preview.title));
  // in both languages: the site's script removes the one that the reader has not chosen
  for (const { path, type, titles } of preview.feeds) {
    for (const own of SITE_LANGUAGES) {
      const about = `type="${type}" hreflang="${languageTag(own)}" title="${htmlText(titles[own])}"`;
      tags.push(link('alternate', publicUrl + inLanguage(path, own), about));
    }
  }
  const data = preview.data?.(address);
  if (data) {
    const shown = picture === null ? data : { ...data, image: publicUrl + picture };
    tags.push(`<script data-page type="application/ld+json">${jsonInHtml(shown)}</script>`);
  }
  return tags.filter(Boolean).join('\n    ');
}

function pictureTags(address: string, alt: string): string[] {
  return [
    meta('og:image', address),
    meta('og:image:type', 'image/png'),
    meta('og:image:width', String(PICTURE_SIZE.width)),
    meta('og:image:height', String(PICTURE_SIZE.height)),
    meta('og:image:alt', alt),
    '<meta data-page name="twitter:card" content="summary_large_image">',
  ];
}

const meta = (property: string, content: string): string =>
  `<meta data-page property="${property}" content="${htmlText(content)}">`;

const link = (rel: string, href: string, more = ''): string =>
  `<link data-page rel="${rel}" ${more ? `${more} ` : ''}href="${htmlText(href)}">`;
