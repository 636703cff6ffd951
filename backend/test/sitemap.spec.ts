import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { League } from './factories/league.ts';
import { SitemapRepository } from '../src/modules/site/previews/sitemap.repository.ts';
import { smallLeague } from './api/small-league.ts';
import { bootApp, type TestApp } from './harness/app.ts';

let app: TestApp;
let ids: Awaited<ReturnType<typeof smallLeague>>;
beforeAll(async () => {
  app = await bootApp();
  ids = await smallLeague(new League(app.db));
});
afterAll(() => app.close());

interface Link {
  '@rel': string;
  '@hreflang': string;
  '@href': string;
}
interface Place {
  loc: string;
  lastmod?: string;
  'xhtml:link': Link[];
}

async function places(): Promise<Place[]> {
  const answer = await fetch(`${app.url}/sitemap.xml`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/xml');
  const text = await answer.text();
  expect(XMLValidator.validate(text)).toBe(true);
  const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' });
  return (parser.parse(text) as { urlset: { url: Place[] } }).urlset.url;
}

test('every page that everyone may open is in the sitemap once, with its other language', async () => {
  const all = await places();
  const paths = all.map(({ loc }) => loc.replace(app.url, ''));
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/seasons',
      '/matches',
      '/leaders',
      '/records',
      '/tonight',
      '/players',
      '/news',
      '/member',
      `/division/elit/season/${ids.season}`,
      `/series/${ids.played}`,
      `/series/${ids.coming}`,
      `/team/${ids.away}`,
      `/player/${ids.ada}`,
    ]),
  );
  const series = all.find(({ loc }) => loc.endsWith(`/series/${ids.played}`));
  expect(series?.lastmod).toBe('2026-03-10T20:00:00.000Z');
  expect(series?.['xhtml:link'].map((link) => [link['@hreflang'], link['@href']])).toEqual([
    ['sv', `${app.url}/series/${ids.played}`],
    ['en', `${app.url}/series/${ids.played}?lang=en`],
    ['x-default', `${app.url}/series/${ids.played}`],
  ]);
});

test('what is shown to one person only is not in it, nor a post that is not published yet', async () => {
  const league = new League(app.db);
  const category = await league.category('Ligan');
  await league.post(category, 'ute', { publishedAt: '2026-01-01T12:00:00Z' });
  await league.post(category, 'kommer', { publishedAt: '2099-01-01T12:00:00Z' });
  await league.post(category, 'utkast');
  const paths = (await places()).map(({ loc }) => loc.replace(app.url, ''));
  expect(paths).toContain('/post/ute');
  expect(paths.filter((path) => /kommer|utkast|admin|callback|register|settings|signup|:/.test(path))).toEqual([]);
});

test('when there are more addresses than a file may have, series are left out, the oldest first', async () => {
  const places = app.app.get(SitemapRepository, { strict: false });
  const all = (await places.findPlaces(new Date(), 1000)).map(({ path }) => path);
  const series = all.filter((path) => path.startsWith('/series/'));
  expect(series).toContain(`/series/${ids.played}`);
  expect(series).toEqual([...series].sort((one, other) => Number(other.slice(8)) - Number(one.slice(8))));
  expect(all.slice(-series.length)).toEqual(series);
  const few = (await places.findPlaces(new Date(), all.length - 1)).map(({ path }) => path);
  expect(few).toEqual(all.slice(0, -1));
});

test('robots are told where the list is, and which doors are no pages', async () => {
  const answer = await fetch(`${app.url}/robots.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain(`Sitemap: ${app.url}/sitemap.xml`);
  for (const path of ['/admin', '/callback/', '/api/auth/', '/api/*/hidden/'])
    expect(text).toContain(`Disallow: ${path}\n`);
  // a search engine that runs the pages' scripts must be able to read their data
  expect(text).not.toMatch(/Disallow: \/(graphql|assets|api\/|)$/m);
});

test('a person who finds a weakness is told whom to tell, and until when that holds', async () => {
  const text = await (await fetch(`${app.url}/.well-known/security.txt`)).text();
  expect(text).toMatch(/^Contact: mailto:/);
  expect(Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')).toBeGreaterThan(Date.now());
});
