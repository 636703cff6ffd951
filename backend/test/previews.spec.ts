import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { League } from './factories/league.ts';
import { smallLeague } from './api/small-league.ts';
import { bootApp, statements, type TestApp } from './harness/app.ts';
import { insertRow } from './factories/rows.ts';
import { pageText, readPageHead, SITE_SOURCES } from './harness/page-head.ts';
import { holdTime } from './harness/time.ts';
import { MergedPlayer } from '../src/modules/players/merged-player.entity.ts';
import { MergedTeam } from '../src/modules/teams/merged-team.entity.ts';
import { ROUTES, subjectAt } from '../src/modules/site/previews/pages.ts';

const INDEX = `<!doctype html><html lang="sv"><head><meta charset="utf-8" />
<title data-static>Svenska Bilbollsligan</title>
<meta data-static name="description" content="static" /><link rel="icon" href="/favicon.svg" /></head><body>the site</body></html>`;
const HOSTILE = `</script><script>alert(1)</script>"'&\u2028<!--`;

let app: TestApp;
let folder: string;
let league: League;
let ids: Awaited<ReturnType<typeof smallLeague>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-previews-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), INDEX);
  app = await bootApp({ env: { WEB_ROOT: folder } });
  league = new League(app.db);
  ids = await smallLeague(league);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) => fetch(app.url + path, { headers });
const read = (path: string) => readPageHead(app.url + path);

/** The addresses of the site, from its router. */
const routesOfSite = Object.values(
  JSON.parse(readFileSync(join(SITE_SOURCES, 'lib/routes.json'), 'utf8')) as Record<string, string>,
);

describe('the routes of the site', () => {
  test('are the pages that the server knows', () => {
    const isOfStaff = (path: string) => path.startsWith('/admin/') && path !== '/admin/*';
    const ofSite = routesOfSite.filter((path) => path !== '*' && !isOfStaff(path));
    expect(ROUTES.map(({ path }) => path).sort()).toEqual(ofSite.sort());
  });

  test.each([
    ['/SERIES/12/', { kind: 'series', key: '12' }],
    ['/series/0', { kind: 'series', key: '' }],
    ['/series/2147483648', { kind: 'series', key: '' }],
    ['/series/12/more', null],
    ['/player/NoPlayerConnected', { kind: 'page', key: '/player/:playerId?' }],
    ['/player', { kind: 'page', key: '/player/:playerId?' }],
    ['/compare/Players/7/12', { kind: 'players', key: '7-12' }],
    ['/compare/teams/7/12/', { kind: 'teams', key: '7-12' }],
    ['/compare/teams/7/7', { kind: 'page', key: '/compare/:kind?/:homeId?/:awayId?' }],
    ['/compare/teams/7', { kind: 'page', key: '/compare/:kind?/:homeId?/:awayId?' }],
    ['/compare/teams/7/x', { kind: 'page', key: '/compare/:kind?/:homeId?/:awayId?' }],
    ['/', { kind: 'page', key: '/' }],
    ['//seasons', null],
    ['/admin', { kind: 'page', key: '/admin/*' }],
    ['/admin/divisions/4', { kind: 'page', key: '/admin/*' }],
    ['/administration', null],
    ['/division/elit/season/4', { kind: 'division', key: '4-elit' }],
  ])('%s is %o', (path, subject) => {
    expect(subjectAt(path)).toEqual(subject);
  });
});

describe('the page of', () => {
  const cases = () => {
    const names = { home: 'Norrsken', away: 'Vinter' };
    const place = { division: 'Elitdivisionen', season: 'Säsong 8' };
    const english = { ...place, season: 'Season 8' };
    const teams = 'Norrsken – Vinter';
    const divisionPath = `/division/elit/season/${ids.season}`;
    return {
      start: ['/', 'features/home', 'title', 'description', {}, {}],
      seasons: ['/seasons', 'features/seasons', 'title', 'description', {}, {}],
      matches: ['/matches', 'features/series/matches', 'title', 'description', {}, {}],
      tonight: ['/tonight', 'features/series/tonight', 'title', 'description', {}, {}],
      leaders: ['/leaders', 'features/stats/leaders', 'title', 'description', {}, {}],
      records: ['/records', 'features/stats/records', 'title', 'description', {}, {}],
      compare: ['/compare', 'features/stats/compare', 'title', 'description', {}, {}],
      players: ['/players', 'features/players', 'search.title', 'search.description', {}, {}],
      board: ['/board', 'features/teams/board', 'title', 'lead', {}, {}],
      transfers: ['/transfers', 'features/teams/transfers', 'title', 'description', {}, {}],
      sixMans: ['/6mans', 'features/players/six-mans', 'title', 'description', {}, {}],
      news: ['/news', 'features/news', 'title', 'description', {}, {}],
      'own-matters': ['/own-matters', 'features/audit/own-matters', 'title', 'description', {}, {}],
      prizes: ['/prizes', 'features/content/prizes', 'title', 'description', {}, {}],
      faq: ['/faq', 'features/content/information', 'faq.title', 'faq.description', {}, {}],
      about: ['/about', 'features/content/information', 'about.title', 'about.description', {}, {}],
      cooperation: [
        '/cooperation',
        'features/content/information',
        'cooperation.title',
        'cooperation.description',
        {},
        {},
      ],
      casters: ['/casters', 'features/broadcast', 'title', 'description', {}, {}],
      developers: ['/developers', 'features/content/information', 'developers.title', 'developers.description', {}, {}],
      helpUs: ['/help-us', 'features/content/information', 'help-us.title', null, {}, {}],
      merch: ['/merch', 'features/content/information', 'merch.title', null, {}, {}],
      privacy: ['/cookies-and-privacy-policy', 'features/content/information', 'privacy.title', null, {}, {}],
      rules: ['/rules', 'features/content/rule-books', 'title.RULES', null, {}, {}],
      conduct: ['/code-of-conduct', 'features/content/rule-books', 'title.CODE_OF_CONDUCT', null, {}, {}],
      statutes: ['/statutes', 'features/content/rule-books', 'title.STATUTES', null, {}, {}],
      membership: ['/member', 'features/auth/membership', 'title', 'description', {}, {}],
      division: [divisionPath, 'features/seasons/divisions', 'page.title', 'page.description', place, english],
      series: [
        `/series/${ids.played}`,
        'features/series',
        'teams',
        'description',
        { ...names, ...place, teams },
        { ...names, ...english, teams },
      ],
      twoTeams: [
        `/compare/teams/${ids.home}/${ids.away}`,
        'features/stats/compare',
        'pair',
        'pair-description',
        names,
        names,
      ],
      twoPlayers: [
        `/compare/players/${ids.bo}/${ids.ada}`,
        'features/stats/compare',
        'pair',
        'pair-description',
        { home: 'Bo', away: 'Ada' },
        { home: 'Bo', away: 'Ada' },
      ],
      team: [`/team/${ids.home}`, 'features/teams', null, 'description', { team: 'Norrsken' }, { team: 'Norrsken' }],
      player: [`/player/${ids.ada}`, 'features/players', null, 'description', { player: 'Ada' }, { player: 'Ada' }],
    } as const;
  };

  test.each([
    ...([
      'start',
      'seasons',
      'matches',
      'leaders',
      'records',
      'tonight',
      'compare',
      'players',
      'membership',
      'sixMans',
      'news',
      'prizes',
      'faq',
      'about',
      'cooperation',
    ] as const),
    ...(['casters', 'developers', 'helpUs', 'merch', 'privacy', 'rules', 'conduct', 'statutes'] as const),
    ...(['division', 'series', 'team', 'player', 'twoTeams', 'twoPlayers'] as const),
  ])('%s is called in the HTML as it calls itself, in both languages', async (name) => {
    const [path, feature, titleKey, descriptionKey, swedish, english] = cases()[name];
    for (const [language, values, query] of [
      ['se', swedish, ''],
      ['en', english, '?lang=en'],
    ] as const) {
      const page = await read(path + query);
      const own = titleKey === null ? Object.values(values)[0] : pageText(feature, language, titleKey, values);
      expect(page.status).toBe(200);
      expect(page.language).toBe(language === 'se' ? 'sv' : 'en');
      expect(page.title).toBe(pageText('ui', language, 'page.title', { title: String(own) }));
      expect(page.meta('og:title')).toBe(page.title);
      const about = descriptionKey === null ? /.{20}/ : pageText(feature, language, descriptionKey, values);
      expect(page.meta('description')).toEqual(
        typeof about === 'string' ? expect.stringContaining(about) : expect.stringMatching(about),
      );
      expect(page.meta('og:url')).toBe(app.url + path + query);
      expect(page.links).toEqual(
        expect.arrayContaining([
          `rel="canonical" href="${app.url}${path}${query}"`,
          `rel="alternate" hreflang="sv" href="${app.url}${path}"`,
          `rel="alternate" hreflang="en" href="${app.url}${path}?lang=en"`,
          `rel="alternate" hreflang="x-default" href="${app.url}${path}"`,
        ]),
      );
      expect(page.tags).not.toContain('content="static"');
      expect(page.tags.match(/<title/g)).toHaveLength(1);
    }
  });

  test.each([
    ['/signup', 'features/seasons/signups', 'title'],
    ['/notifications', 'features/messages/notifications', 'title'],
    ['/sessions', 'features/players/settings', 'sessions.heading'],
    ['/developers/access', 'features/partners/access', 'title'],
    ['/my-week', 'features/series/match-week', 'mine.title'],
    ['/my-week/1', 'features/series/match-week', 'title'],
    ['/my-week/1/report', 'features/series/match-week', 'report.title'],
    ['/register', 'features/players/registration', 'new.title'],
    ['/register/claim', 'features/players/registration', 'claim.title'],
    ['/register/confirm', 'features/players/registration', 'confirm.title'],
    ['/register/done', 'features/players/registration', 'registered.title'],
    ['/createTeam', 'features/teams/create', 'title'],
    ['/join/x', 'features/teams/join', 'title'],
    ['/team/1/settings', 'features/teams/settings', 'title'],
    ['/player/1/settings', 'features/players/settings', 'title'],
    ['/player/NoPlayerConnected', 'features/players', 'not-connected.title'],
    ['/callback/login', 'features/auth', 'waiting.title'],
    ['/callback/logout', 'features/auth', 'logging-out'],
  ])('%s is called as it calls itself, and is in no one’s list', async (path, feature, key) => {
    for (const language of ['se', 'en'] as const) {
      const page = await read(`${path}?lang=${language}`);
      expect(page.status).toBe(200);
      expect(page.title).toBe(`${pageText(feature, language, key)} – Svenska Bilbollsligan`);
      expect(page.meta('robots')).toBe('noindex');
      expect(page.links).toEqual([]);
      expect(page.meta('og:image')).toBeUndefined();
    }
  });
});

test.each([
  ['/no-such-page', 'app', 'not-found.title'],
  ['/series/999999', 'features/series', 'not-found'],
  ['/series/x', 'features/series', 'not-found'],
  ['/team/999999', 'features/teams', 'not-found.title'],
  ['/player/999999', 'features/players', 'not-found.title'],
  ['/compare/teams/1/999999', 'features/stats/compare', 'title'],
  ['/compare/players/999999/1', 'features/stats/compare', 'title'],
  ['/division/elit/season/999', 'features/seasons/divisions', 'not-found.title'],
  ['/division/%00/season/1', null, ''],
])('%s is a page that says that nothing is there, with the status of it', async (path, feature, key) => {
  const answer = await get(path);
  expect(answer.status).toBe(404);
  if (feature === null) return;
  const page = await read(path);
  expect(page.title).toBe(`${pageText(feature, 'se', key)} – Svenska Bilbollsligan`);
  expect(page.meta('robots')).toBe('noindex');
  expect(page.links).toEqual([]);
  expect((await read(`${path}?lang=en`)).title).toBe(`${pageText(feature, 'en', key)} – Svenska Bilbollsligan`);
});

test('a name that looks like markup ends neither attribute nor script', async () => {
  const team = await league.teamIn(ids.division, HOSTILE);
  const series = await league.series(ids.division, team, ids.away, { scheduledAt: '2026-05-01T18:00:00Z' });
  const page = await read(`/series/${series}`);
  expect(page.title).toBe(`${HOSTILE} – Vinter – Svenska Bilbollsligan`);
  expect(page.tags.match(/<script/g)).toHaveLength(1);
  expect(page.tags.match(/<\/script>/g)).toHaveLength(1);
  expect(page.tags.slice(page.tags.indexOf('ld+json'))).not.toMatch(/\u2028|<!--/);
  const [, text = ''] = /<script data-page type="application\/ld\+json">([^<]*)<\/script>/.exec(page.tags) ?? [];
  expect(JSON.parse(text)).toMatchObject({
    '@type': 'SportsEvent',
    name: `${HOSTILE} – Vinter`,
    startDate: '2026-05-01T18:00:00.000Z',
    homeTeam: { name: HOSTILE },
  });
});

test('the page of a player who was merged into another one is at the other one’s address', async () => {
  const old = ids.ada + 1000;
  expect((await get(`/player/${old}`)).status).toBe(404);
  await insertRow(app.db, MergedPlayer, { playerId: old, intoPlayerId: ids.ada });
  for (const language of ['', '?lang=en']) {
    for (const cookie of ['', 'loggedIn=1']) {
      const answer = await fetch(`${app.url}/player/${old}${language}`, { redirect: 'manual', headers: { cookie } });
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `/player/${ids.ada}${language}`]);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  }
  expect((await get(`/player/${ids.ada}`)).status).toBe(200);
  await app.db.repo(MergedPlayer).delete(old);
  expect((await get(`/player/${old}`)).status).toBe(404);
});

test('the page of a team that was merged into another one is at the other one’s address', async () => {
  const old = ids.away + 1000;
  expect((await get(`/team/${old}`)).status).toBe(404);
  await insertRow(app.db, MergedTeam, { teamId: old, intoTeamId: ids.away });
  const answer = await fetch(`${app.url}/team/${old}?lang=en`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `/team/${ids.away}?lang=en`]);
  expect((await get(`/team/${ids.away}`)).status).toBe(200);
  await app.db.repo(MergedTeam).delete(old);
  expect((await get(`/team/${old}`)).status).toBe(404);
});

test('an article is called after itself, and one that is to come is not there', async () => {
  const category = await league.category('Ligan');
  const words = { title: 'Säsong 9', description: 'Anmälan öppnar.' };
  await league.post(category, 'sasong-9', { ...words, publishedAt: '2026-01-01T12:00:00Z' });
  await league.post(category, 'kommer', { ...words, publishedAt: '2099-01-01T12:00:00Z' });
  const page = await read('/post/Sasong-9');
  expect(page.status).toBe(200);
  expect(page.title).toBe('Säsong 9 – Svenska Bilbollsligan');
  expect(page.meta('description')).toBe('Anmälan öppnar.');
  expect(page.meta('og:type')).toBe('article');
  expect(page.meta('og:url')).toBe(`${app.url}/post/sasong-9`);
  expect(page.tags).toContain('"datePublished":"2026-01-01T12:00:00.000Z"');
  expect((await read('/post/kommer')).status).toBe(404);
  expect((await read('/post/finns-inte')).status).toBe(404);
});

test('each page of the news is called after itself, and there are as many as posts fill', async () => {
  const category = await league.category('Cupen');
  for (let n = 1; n <= 10; n++) await league.post(category, `post-${n}`, { publishedAt: '2026-01-01T12:00:00Z' });
  const second = await read('/news/2');
  const title = pageText('features/news', 'se', 'title');
  const secondTitle = pageText('features/news', 'se', 'title-page', { title, page: '2' });
  expect([second.status, second.title]).toEqual([200, `${secondTitle} – Svenska Bilbollsligan`]);
  expect(second.meta('og:url')).toBe(`${app.url}/news/2`);
  const english = await read(`/news/1/${category}?lang=en`);
  const ofCategory = pageText('features/news', 'en', 'title-of', { category: 'Cupen' });
  expect([english.status, english.title]).toEqual([200, `${ofCategory} – Svenska Bilbollsligan`]);
  expect((await read(`/news/2/${category}`)).status).toBe(200);
  for (const path of [`/news/3/${category}`, '/news/3', '/news/0', '/news/x', '/news/1/999999', '/news/1/x']) {
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  }
});

test('a result, and when a series is played, are in what a link to it says', async () => {
  expect((await read(`/series/${ids.played}`)).meta('og:description')).toContain('Resultat: 3–2.');
  expect((await read(`/series/${ids.coming}?lang=en`)).meta('og:description')).toContain('at 20:00 Swedish time');
});

test('the calendars and the results are offered where they belong', async () => {
  expect((await read(`/team/${ids.home}`)).links.join()).toContain(`${app.url}/api/calendar/team/${ids.home}.ics`);
  expect((await read(`/player/${ids.ada}`)).links.join()).toContain(`/api/calendar/player/${ids.ada}.ics`);
  expect((await read('/')).links.join()).toContain('type="application/atom+xml"');
  const division = (await read(`/division/elit/season/${ids.season}`)).links.join();
  expect(division).toContain(`/api/calendar/division/${ids.division}.ics`);
});

test('a calendar is named in both languages, because the browser knows which one the reader has chosen', async () => {
  const named = /"sv" title="Kalender: .*\.ics",.*"en" title="Calendar: .*\.ics\?lang=en"/;
  expect((await read(`/team/${ids.home}`)).links.join()).toMatch(named);
  expect((await read(`/team/${ids.home}?lang=en`)).links.join()).toMatch(named);
});

describe('the answer', () => {
  test('is made once until the league changes, of one statement beside the stamp', async () => {
    const letGo = holdTime(app);
    const path = `/team/${ids.away}`;
    const first = await statements(() => get(path));
    expect(first.texts.filter((text) => !text.includes('change_stamp'))).toHaveLength(1);
    const etag = first.result.headers.get('etag') ?? '';
    const again = () => get(path, { 'if-none-match': etag, 'cache-control': 'max-age=0' });
    const second = await statements(again);
    expect(second.result.status).toBe(304);
    expect(second.texts.filter((text) => !text.includes('change_stamp'))).toEqual([]);
    await app.db.query(`update team set name = 'Vintern' where id = $1`, [ids.away]);
    const third = await again();
    expect(third.status).toBe(200);
    expect(await third.text()).toContain('Vintern');
    letGo();
  });

  test('is sent compressed, and an address without a page asks the database for nothing', async () => {
    const packed = await get('/seasons', { 'accept-encoding': 'br' });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('vary')).toContain('Accept-Encoding');
    expect((await statements(() => get('/no-such-page'))).count).toBe(0);
  });
});

describe('when the database does not answer', () => {
  test('the page is served all the same', async () => {
    await app.db.query('alter table change_stamp rename to change_stamp_away');
    try {
      const [start, series] = await Promise.all([get('/'), get(`/series/${ids.played}`)]);
      expect(start.status).toBe(200);
      expect(await start.text()).toContain('<title data-static>Tabeller, serier och resultat');
      expect(series.status).toBe(200);
      expect(await series.text()).not.toContain('noindex');
    } finally {
      await app.db.query('alter table change_stamp_away rename to change_stamp');
    }
  });
});
