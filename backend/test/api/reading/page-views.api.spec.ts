import { HousekeepingService } from '../../../src/modules/staff/housekeeping/housekeeping.service.ts';
import { NewsCategory } from '../../../src/modules/news/news-category.entity.ts';
import { NewsPost } from '../../../src/modules/news/news-post.entity.ts';
import { PageView } from '../../../src/modules/site/page-views/page-view.entity.ts';
import { PageViewsService } from '../../../src/modules/site/page-views/page-views.service.ts';
import { League } from '../../factories/league.ts';
import { insertRow, insertAll, type Columns } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';
import { holdTime, setTime } from '../../harness/time.ts';

/** 00:30 on the second of March in Sweden. */
const NOW = '2026-03-01T23:30:00Z';
const TODAY = '2026-03-02';
const HEADERS = { 'content-type': 'application/json' };

let one: TestApp;
let other: TestApp;
let ids: { series: number; team: number; player: number; division: number; season: number; post: number };

beforeAll(async () => {
  one = await bootApp({ env: { READ_LIMIT: '1000' } });
  other = await bootApp({ beside: one });
  setTime([one, other], new Date(NOW));
  await storeByHand(one);
  await storeByHand(other);
  const league = new League(one.db);
  const season = await league.season({ name: 'Säsong 3' });
  const division = await league.division(season, { discriminator: 'ettan', name: 'Ettan' });
  const [home, away] = [await league.teamIn(division, 'Norr'), await league.teamIn(division, 'Syd')];
  const series = await league.series(division, home, away);
  const player = await league.player('Ada');
  const categoryId = await insertRow(one.db, NewsCategory, { name: 'Ligan' });
  const news = (slug: string, publishedAt: string | null, columns: Columns<NewsPost> = {}) =>
    insertRow(one.db, NewsPost, { categoryId, slug, title: slug, content: '', publishedAt, ...columns });
  const published = { title: 'Finalen', formerSlugs: ['semifinalen'] };
  const post = await news('finalen', '2026-02-01T12:00:00Z', published);
  await news('utkastet', null);
  await news('i-morgon', '2026-03-03T12:00:00Z');
  ids = { series, team: home, player, division, season, post };
  for (const role of ['admin', 'writer'] as const) await linkPlayer(one.db, role, { roles: [role] });
  await linkPlayer(one.db, 'player');
});
afterAll(async () => {
  await other.close();
  await one.close();
});
beforeEach(() => one.db.query('truncate page_view'));

const send = (body: unknown, { app = one, headers = {} }: { app?: TestApp; headers?: Record<string, string> } = {}) =>
  fetch(`${app.url}/api/page-views`, {
    method: 'POST',
    headers: { ...HEADERS, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const read = async (...paths: string[]) => {
  for (const path of paths) expect((await send({ path })).status).toBe(204);
};
/** From now on an instance stores when the test says so, and not every ten seconds. */
const storeByHand = ({ app }: TestApp) => app.get(PageViewsService, { strict: false }).beforeApplicationShutdown();
const store = (app = one) => app.app.get(PageViewsService, { strict: false }).store();
const stored = async () => {
  await store();
  return one.db.query<Pick<PageView, 'day' | 'route' | 'thingId' | 'views'>>(
    'select day::text, route, thing_id as "thingId", views from page_view order by route, thing_id',
  );
};

test('a page is counted by its route, its thing and the Swedish day, and by nothing else', async () => {
  await read('/tonight', '/tonight', `/series/${ids.series}`, `/division/ettan/season/${ids.season}`);
  await read(`/team/${ids.team}`, `/player/${ids.player}`, '/post/finalen', '/post/semifinalen');
  const row = (route: string, thingId: number, views: number) => ({ day: TODAY, route, thingId, views });
  expect(await stored()).toEqual([
    row('/division/:divisionDiscriminator/season/:seasonId', ids.division, 1),
    row('/player/:playerId?', ids.player, 1),
    // the address that it had before is the same post
    row('/post/:customUrl', ids.post, 2),
    row('/series/:seriesId', ids.series, 1),
    row('/team/:teamId', ids.team, 1),
    row('/tonight', 0, 2),
  ]);
  const columns = await one.db.query(
    `select column_name as name from information_schema.columns where table_name = 'page_view' order by ordinal_position`,
  );
  expect(columns).toEqual([{ name: 'day' }, { name: 'route' }, { name: 'thing_id' }, { name: 'views' }]);
});

test('what does not exist, drafts, and the back office fill no row', async () => {
  await read('/series/2000000000', '/team/2000000000', '/player/2000000000', '/division/tvaan/season/1', '/nowhere');
  await read('/post/utkastet', '/post/i-morgon', '/post/ingen', '/admin/users', '/callback/login', '/series/7?ada');
  for (let n = 0; n < 30; n++) await read(`/${n}`, `/series/x${n}`);
  expect(await stored()).toEqual([]);
});

test('several instances add up, also when both store at once', async () => {
  await Promise.all([1, 2, 3].flatMap(() => [send({ path: '/tonight' }), send({ path: '/tonight' }, { app: other })]));
  await send({ path: '/records' }, { app: other });
  await Promise.all([store(one), store(other)]);
  expect((await stored()).map(({ route, views }) => [route, views])).toEqual([
    ['/records', 1],
    ['/tonight', 6],
  ]);
});

test('what could not be stored is stored later', async () => {
  await read('/tonight');
  await one.db.query('alter table page_view rename to away');
  await expect(store()).rejects.toThrow('page_view');
  await one.db.query('alter table away rename to page_view');
  await read('/tonight');
  expect((await stored()).map(({ views }) => views)).toEqual([2]);
});

test.each([
  { why: 'no path', body: {}, status: 400 },
  { why: 'a number', body: { path: 7 }, status: 400 },
  { why: 'a long path', body: { path: `/${'a'.repeat(400)}` }, status: 400 },
  { why: 'something about a person', body: { path: '/tonight', user: 7 }, status: 400 },
  {
    why: 'a form of another site',
    body: '{"path":"/tonight"}',
    headers: { 'content-type': 'text/plain' },
    status: 400,
  },
])('refused with $status: $why', async ({ body, status, headers = {} }) => {
  expect((await send(body, { headers })).status).toBe(status);
  expect(await stored()).toEqual([]);
});

test('an address that counts faster than people read is refused, and the rest is not counted', async () => {
  const limited = await bootApp({ beside: one, env: { READ_LIMIT: '50' } });
  setTime([limited], new Date(NOW));
  await storeByHand(limited);
  holdTime(limited);
  try {
    const answers = [];
    for (let n = 0; n < 8; n++) answers.push((await send({ path: '/tonight' }, { app: limited })).status);
    expect(answers).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
    await store(limited);
    expect((await stored()).map(({ views }) => views)).toEqual([5]);
  } finally {
    await limited.close();
  }
});

test('a flood of different pages keeps no more than fits', async () => {
  const service = other.app.get(PageViewsService, { strict: false });
  for (let n = 1; n <= 5000; n++) service.count(`/series/${100_000 + n}`, '10.0.0.1');
  service.count('/tonight', '10.0.0.1');
  await store(other);
  expect(await stored()).toEqual([]);
});

test('a login is not needed and not noticed', async () => {
  const browser = await signIn(one, 'player');
  await send({ path: '/tonight' }, { headers: { cookie: browser.cookieHeader } });
  expect(await stored()).toEqual([{ day: TODAY, route: '/tonight', thingId: 0, views: 1 }]);
});

const QUERY = `query ($period: PageViewPeriod!, $language: Language!) {
  pageViews(period: $period, language: $language) { total days { date views } pages { title path views } } }`;

interface Told {
  pageViews: { total: number; days: { date: string; views: number }[]; pages: object[] };
}

async function told(as: string, period: string, language = 'se') {
  const browser = await signIn(one, as);
  const headers = { cookie: browser.cookieHeader, 'sec-fetch-site': 'same-origin' };
  return graphql<Told>(one.url, QUERY, { headers, variables: { period, language } });
}

test('staff see the days of the period and what was read most, with titles in their language', async () => {
  const view = (day: string, route: string, thingId: number, views: number) => ({ day, route, thingId, views });
  await insertAll(one.db, PageView, [
    view('2026-01-31', '/faq', 0, 100),
    view('2026-02-20', '/tonight', 0, 40),
    view('2026-02-24', '/tonight', 0, 3),
    view(TODAY, '/tonight', 0, 4),
    view(TODAY, '/', 0, 6),
    view(TODAY, '/series/:seriesId', ids.series, 5),
    view(TODAY, '/division/:divisionDiscriminator/season/:seasonId', ids.division, 3),
    view(TODAY, '/post/:customUrl', ids.post, 2),
    view(TODAY, '/team/:teamId/settings', 0, 1),
    // it was deleted since
    view(TODAY, '/team/:teamId', 2_000_000_000, 9),
  ]);
  const { data } = await told('writer', 'WEEK');
  expect(data!.pageViews).toEqual({
    total: 33,
    days: [
      { date: '2026-02-24', views: 3 },
      ...['2026-02-25', '2026-02-26', '2026-02-27', '2026-02-28', '2026-03-01'].map((date) => ({ date, views: 0 })),
      { date: TODAY, views: 30 },
    ],
    pages: [
      { title: 'I kväll', path: '/tonight', views: 7 },
      { title: 'Tabeller, serier och resultat', path: '/', views: 6 },
      { title: 'Norr – Syd', path: `/series/${ids.series}`, views: 5 },
      { title: 'Ettan, Säsong 3', path: `/division/ettan/season/${ids.season}`, views: 3 },
      { title: 'Finalen', path: '/post/finalen', views: 2 },
      { title: 'Laginställningar', path: null, views: 1 },
    ],
  });
  const month = (await told('admin', 'MONTH', 'en')).data!.pageViews;
  expect([month.days.length, month.total, month.pages[0]]).toEqual([
    30,
    73,
    { title: 'Tonight', path: '/tonight', views: 47 },
  ]);
  expect(month.pages).toContainEqual({
    title: 'Ettan, Season 3',
    path: `/division/ettan/season/${ids.season}`,
    views: 3,
  });
});

test('nobody else sees them', async () => {
  expect((await told('player', 'WEEK')).errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  const visitor = await graphql(one.url, QUERY, {
    headers: { cookie: new Browser(one).cookieHeader },
    variables: { period: 'WEEK', language: 'se' },
  });
  expect(visitor.errors).toHaveLength(1);
});

test('days are kept for ninety days', async () => {
  await insertAll(one.db, PageView, [
    { day: '2025-12-01', route: '/tonight', thingId: 0, views: 1 },
    { day: '2025-12-02', route: '/tonight', thingId: 0, views: 1 },
  ]);
  await one.app.get(HousekeepingService, { strict: false }).sweep();
  expect((await stored()).map(({ day }) => day)).toEqual(['2025-12-02']);
});
