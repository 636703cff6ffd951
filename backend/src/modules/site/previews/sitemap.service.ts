import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { SitemapItemLoose } from 'sitemap';
import { LEAGUE } from '../../../platform/config/league.ts';
import { languageTag, SITE_LANGUAGES } from '../../../domain/site-language.ts';
import { Clock } from '../../../platform/clock.ts';
import { AppConfig } from '../../../platform/config/config.ts';
import type { CachedResponse } from '../../../platform/web/cached/cached-response.ts';
import { CachedResponses } from '../../../platform/web/cached/cached-responses.ts';
import { inLanguage } from './head-tags.ts';
import { textOf } from './page-texts.ts';
import { ROUTES } from './pages.ts';
import { SitemapRepository, type SitePlace } from './sitemap.repository.ts';

/** The most addresses that one file may have (sitemaps.org). */
const MOST = 50_000;

/** Half a year. The date shows that a person still looks after the address for reports of weaknesses. */
const CONTACT_HOLDS_MS = 180 * 86_400_000;

/** Files about the whole site for programs. */
@Injectable()
export class SitemapService {
  constructor(
    private readonly places: SitemapRepository,
    private readonly kept: CachedResponses,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  /** All public pages, each with its other language. */
  sitemap(): Promise<CachedResponse | null> {
    return this.kept.find('sitemap', async () => {
      const fixed = fixedPaths().map((path): SitePlace => ({ path, changedAt: null }));
      const places = await this.places.findPlaces(this.clock.now(), MOST - fixed.length - 1);
      const items = [...fixed, { path: '/news', changedAt: null }, ...places].map((place) => itemOf(place));
      // loaded with the first one, because most processes are never asked
      const { SitemapStream, streamToPromise } = await import('sitemap');
      const stream = new SitemapStream({
        hostname: this.config.publicUrl,
        xmlns: { news: false, xhtml: true, image: false, video: false },
      });
      return (await streamToPromise(Readable.from(items).pipe(stream))).toString();
    });
  }

  /** Paths that are nothing for search engines: login, registration, and what is shown to one person only. */
  robots(): string {
    // calls that the pages make stay allowed, because search engines run their scripts
    const closed = ['/admin', '/callback/', '/register', '/emulator/', '/api/admin/', '/api/auth/', '/api/*/hidden/'];
    return [
      'User-agent: *',
      ...closed.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${this.config.publicUrl}/sitemap.xml`,
      '',
    ].join('\n');
  }

  /** The contact for reports of weaknesses (RFC 9116). */
  security(): string {
    const expires = new Date(this.clock.now().getTime() + CONTACT_HOLDS_MS).toISOString();
    return [
      `Contact: mailto:${LEAGUE.contactEmail}`,
      `Expires: ${expires}`,
      'Preferred-Languages: sv, en',
      `Canonical: ${this.config.publicUrl}/.well-known/security.txt`,
      '',
    ].join('\n');
  }
}

/** The pages that are not about a thing of the league. */
const fixedPaths = (): string[] =>
  ROUTES.filter(({ path, aim }) => aim === null && !textOf(path).isPrivate).map(({ path }) =>
    path.replace(/\/:.*$/, ''),
  );

const itemOf = ({ path, changedAt }: SitePlace): SitemapItemLoose => ({
  url: path,
  ...(changedAt !== null && { lastmod: changedAt }),
  links: [
    ...SITE_LANGUAGES.map((language) => ({ lang: languageTag(language), url: inLanguage(path, language) })),
    { lang: 'x-default', url: path },
  ],
});
