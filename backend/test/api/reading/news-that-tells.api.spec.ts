import { League, threeTwo } from '../../factories/league.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await bootApp();
});
afterAll(() => app.close());

/** The addresses of the posts that may tell a result (R40). */
const told = async () => {
  const { data } = await graphql<{ news: { items: { slug: string; mayTellResults: boolean }[] } }>(
    app.url,
    '{ news(first: 50, offset: 0) { items { slug mayTellResults } } }',
  );
  return data?.news.items
    .filter(({ mayTellResults }) => mayTellResults)
    .map(({ slug }) => slug)
    .sort();
};

test('readers who hide results are told which posts may tell a result', async () => {
  const league = new League(app.db);
  const category = await league.category('Resultat');
  const division = await league.division(await league.season());
  const teams = [await league.teamIn(division, 'Norrsken'), await league.teamIn(division, 'Vinter')] as const;
  await league.played(division, teams, threeTwo, {
    scheduledAt: '2026-03-10T18:30:00Z',
    reportedAt: '2026-03-13T20:00:00Z',
  });
  // one without a result gives nothing to tell
  await league.series(division, ...teams, { scheduledAt: '2026-05-05T18:30:00Z' });
  const post = (slug: string, publishedAt: string, columns: object = {}) =>
    league.post(category, slug, { publishedAt: new Date(publishedAt), ...columns });
  await post('before-the-series', '2026-03-10T18:29:00Z');
  await post('after-the-series', '2026-03-10T18:30:00Z');
  await post('a-week-after-the-report', '2026-03-20T19:59:00Z');
  await post('later', '2026-03-20T20:00:00Z');
  await post('after-one-without-a-result', '2026-05-06T12:00:00Z');
  const quiet = '2026-06-01T12:00:00Z';
  await post('score-in-the-title', quiet, { title: 'Vinter vann med 3–1' });
  await post('score-in-the-summary', quiet, { description: 'Det slutade 3-1.' });
  await post('seasons', quiet, { title: 'Säsongen 2026–27' });
  await post('link-to-a-series', quiet, { content: 'Se [serien](/series/7).' });
  await post('link-to-records', quiet, { content: 'Se [rekorden](/records).' });
  await post('link-to-the-rules', quiet, { content: 'Läs [reglerna](/rules) och [om serier](/faq#series).' });

  expect(await told()).toEqual([
    'a-week-after-the-report',
    'after-the-series',
    'link-to-a-series',
    'link-to-records',
    'score-in-the-summary',
    'score-in-the-title',
  ]);
  const { data } = await graphql<{ newsPost: { mayTellResults: boolean } }>(
    app.url,
    '{ newsPost(slug: "seasons") { mayTellResults } }',
  );
  expect(data?.newsPost.mayTellResults).toBe(false);
});
