import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { League } from './factories/league.ts';
import { smallLeague } from './api/small-league.ts';
import { bootApp, statements, type TestApp } from './harness/app.ts';
import { eventOf, readingOf, storePlay } from './factories/field-play.ts';
import { pageText, pictureFileOf, readPageHead } from './harness/page-head.ts';
import { holdTime } from './harness/time.ts';

const INDEX = `<!doctype html><html lang="sv"><head><meta charset="utf-8" />
<title data-static>Svenska Bilbollsligan</title></head><body>the site</body></html>`;

let app: TestApp;
let folder: string;
let league: League;
let ids: Awaited<ReturnType<typeof smallLeague>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-shared-previews-'));
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

const read = (path: string) => readPageHead(app.url + path);

describe('the address of a goal', () => {
  const titleOf = async (path: string) => (await read(path)).title.replace(' – Svenska Bilbollsligan', '');

  test.each(['se', 'en'] as const)('has a title that says which goal, as the page does (%s)', async (language) => {
    const path = `/series/${ids.played}`;
    const teams = await titleOf(path);
    const expected = pageText('features/series', language, 'goal-title', { teams, goal: '2', game: '3' });
    expect(await titleOf(`${path}?game=3&goal=2${language === 'en' ? '&lang=en' : ''}`)).toBe(expected);
  });

  test('tells no more of the result than the series does, and is the same page for search engines', async () => {
    const path = `/series/${ids.played}`;
    const [series, goal] = await Promise.all(['', '?game=3&goal=2'].map((query) => read(path + query)));
    expect(goal?.meta('og:description')).toBe(series?.meta('og:description'));
    expect(pictureFileOf(goal)).toBe(pictureFileOf(series));
    expect(goal?.links).toContain(`rel="canonical" href="${app.url}${path}"`);
    // programs read the preview of this address again, so it keeps the goal
    expect(goal?.meta('og:url')).toBe(`${app.url}${path}?game=3&goal=2`);
  });

  test('names its scorer, its time and the score after it when a recording has it, and its picture is its own', async () => {
    const [game] = await app.db.query<{ id: number }>(`select id from game where series_id = $1 and number = 1`, [
      ids.played,
    ]);
    const players = [
      { team: 0, playerId: ids.ada },
      { team: 1, playerId: ids.bo },
    ] as const;
    const goal = { kind: 'goal', team: 0, player: 0, clock: 127 } as const;
    await storePlay(
      app.db,
      game?.id ?? 0,
      readingOf(players, {
        events: [eventOf({ ...goal, team: 1, player: 1, seconds: 10 }), eventOf({ ...goal, seconds: 20 })],
      }),
    );
    const path = `/series/${ids.played}`;
    const [series, second, english, own] = await Promise.all(
      ['', '?game=1&goal=2', '?game=1&goal=2&lang=en', '?game=1&goal=1'].map((query) => read(path + query)),
    );
    expect(second?.meta('og:description')).toBe('Mål av Ada (2:07): Norrsken 1–1 Vinter.');
    expect(english?.meta('og:description')).toBe('Goal by Ada (2:07): Norrsken 1–1 Vinter.');
    expect(own?.meta('og:description')).toBe('Mål av Bo (2:07): Norrsken 0–1 Vinter.');
    const pictures = [series, second, english, own].map(pictureFileOf);
    expect(new Set(pictures).size).toBe(4);
    const quiet = await read(`${path}?game=1&goal=2&spoilers=off`);
    expect(quiet.tags).not.toMatch(/Ada|1–1/);
    expect(quiet.meta('og:image')).toBe((await read(`${path}?spoilers=off`)).meta('og:image'));
  });

  test.each([
    ['game=6&goal=1', 'a game that was not played'],
    ['game=0&goal=1', 'no game'],
    ['game=1&goal=100', 'more goals than any game has'],
    ['game=1&watch', 'a whole game'],
    ['game=1&goal=%3Cb%3E', 'no number'],
  ])('?%s has the series’ title (%s)', async (query) => {
    const path = `/series/${ids.played}`;
    expect(await titleOf(`${path}?${query}`)).toBe(await titleOf(path));
  });

  test('of a series that is to come has the series’ title', async () => {
    const path = `/series/${ids.coming}`;
    expect(await titleOf(`${path}?game=1&goal=1`)).toBe(await titleOf(path));
  });
});

describe('the address of supposed results', () => {
  const path = () => `/division/elit/season/${ids.season}`;

  test('tells of the table that they would make, in one spelling', async () => {
    const query = `?if=${ids.coming}:0-3`;
    const [plain, supposed] = await Promise.all([read(path()), read(path() + query)]);
    expect(supposed.title).toBe(plain.title);
    expect(supposed.meta('og:description')).toBe('Tabellen om en serie slutar som i länken. Norrsken är då först.');
    expect(pictureFileOf(supposed)).not.toBe(pictureFileOf(plain));
    expect(supposed.meta('og:url')).toBe(`${app.url}${path()}?if=${ids.coming}%3A0-3`);
    const written = await read(`${path()}?if=x,${ids.coming}:0-3,,&tab=trends`);
    expect(written.meta('og:image')).toBe(supposed.meta('og:image'));
    const english = await read(`${path()}${query}&lang=en`);
    expect(english.meta('og:description')).toBe(
      'The table if one series ends as in the link. Norrsken would be first.',
    );
  });

  test.each([
    ['0-2', 'a score that the format cannot have'],
    ['9-9', 'no score'],
  ])('of %s is the address of the division (%s)', async (score) => {
    const [plain, supposed] = await Promise.all([read(path()), read(`${path()}?if=${ids.coming}:${score}`)]);
    expect(supposed.meta('og:description')).toBe(plain.meta('og:description'));
    const other = await read(`${path()}?if=999999:3-0`);
    expect(pictureFileOf(other)).toBe(pictureFileOf(plain));
  });

  test('is not kept, because there are more of them than pages', async () => {
    const letGo = holdTime(app);
    const count = async (query: string) => {
      await read(path() + query);
      return (await statements(() => read(path() + query))).texts.filter((text) => !text.includes('change_stamp'))
        .length;
    };
    expect(await count('')).toBe(0);
    expect(await count(`?if=${ids.coming}:3-0`)).toBeGreaterThan(0);
    letGo();
  });
});

describe('a list and what its address shows of it', () => {
  test.each([
    ['/leaders', '?season=all'],
    ['/leaders', '?numbers=total'],
    ['/records', '?division=level-9'],
  ])('%s has another picture than with %s', async (path, query) => {
    const [plain, shown] = await Promise.all([read(path), read(path + query)]);
    expect(shown.title).toBe(plain.title);
    if (path === '/records') expect(pictureFileOf(shown)).not.toBe(pictureFileOf(plain));
    expect(shown.meta('og:url')).toBe(app.url + path + query);
    const quiet = await read(`${path}${query}&spoilers=off`);
    expect(quiet.meta('og:url')).toBe(`${app.url}${path}?spoilers=off`);
    expect(quiet.meta('og:image')).not.toBe(plain.meta('og:image'));
  });

  test('honours of a team have their picture, and a team without any has its own', async () => {
    const path = `/team/${ids.home}`;
    const [plain, honours] = await Promise.all([read(path), read(`${path}?show=honours`)]);
    expect(honours.meta('og:url')).toBe(`${app.url}${path}?show=honours`);
    // the season of the small league is not over
    expect(pictureFileOf(honours)).toBe(pictureFileOf(plain));
  });
});

describe('a link that is shared by a reader who hides results', () => {
  test('tells no result of a series, nor which goals it had, and programs that read it again find the same', async () => {
    const path = `/series/${ids.played}`;
    const [told, quiet] = await Promise.all([read(path), read(`${path}?game=5&goal=1&spoilers=off`)]);
    expect(told.meta('og:description')).toContain('3–2');
    expect(quiet.title).toBe('Norrsken – Vinter – Svenska Bilbollsligan');
    expect(quiet.meta('og:description')).toContain('Tisdag 10 mars 2026 kl. 19:30 svensk tid.');
    expect(quiet.tags).not.toContain('3–2');
    expect(quiet.meta('og:url')).toBe(`${app.url}${path}?spoilers=off`);
    expect(quiet.meta('og:image')).not.toBe(told.meta('og:image'));
    // search engines have one page
    expect(quiet.links).toContain(`rel="canonical" href="${app.url}${path}"`);
    const english = await read(`${path}?lang=en&spoilers=off`);
    expect(english.meta('og:description')).toContain('Tuesday, 10 March 2026');
    expect(english.meta('og:url')).toBe(`${app.url}${path}?lang=en&spoilers=off`);
    // any other value is none
    expect((await read(`${path}?spoilers=on`)).meta('og:url')).toBe(`${app.url}${path}`);
  });

  test('tells nothing of a walkover', async () => {
    const [told, quiet] = await Promise.all(
      ['', '?spoilers=off'].map((query) => read(`/series/${ids.walkover}${query}`)),
    );
    expect(told?.meta('og:description')).toContain('Resultat:');
    expect(quiet?.meta('og:description')).toMatch(/Vecka 2|Säsong 8 av Svenska Bilbollsligan\.$/);
    expect(quiet?.tags).not.toMatch(/Resultat:|Walkover/);
  });

  test('has a picture of its own, which never leads to the one with the result', async () => {
    for (const path of [
      `/series/${ids.played}`,
      `/division/elit/season/${ids.season}`,
      `/team/${ids.home}`,
      `/player/${ids.ada}`,
      '/leaders',
      '/records',
    ]) {
      const quiet = (await read(`${path}?spoilers=off`)).meta('og:image') ?? '';
      expect(quiet).toMatch(/\/se-hidden-[0-9a-f]{16}\.png$/);
      expect(quiet).not.toBe((await read(path)).meta('og:image'));
      const old = quiet.replace(/[0-9a-f]{16}\.png$/, `${'0'.repeat(16)}.png`);
      const moved = await fetch(old, { redirect: 'manual' });
      expect([moved.status, app.url + moved.headers.get('location')]).toEqual([302, quiet]);
    }
  });

  test('tells the words of a post only when they may tell no result', async () => {
    const category = await league.category('Matcherna');
    const words = { title: 'Norrsken vann', description: 'Med nöd och näppe.' };
    await league.post(category, 'efter', { ...words, publishedAt: '2026-03-10T21:00:00Z' });
    await league.post(category, 'fore', { ...words, publishedAt: '2026-01-10T21:00:00Z' });
    const quiet = await read('/post/efter?spoilers=off');
    const hidden = pageText('features/news', 'se', 'hidden-title', { date: '10 mars 2026' });
    expect(quiet.title).toBe(`${hidden} – Svenska Bilbollsligan`);
    expect(quiet.tags).not.toMatch(/vann|näppe/);
    expect((await read('/post/efter?lang=en&spoilers=off')).title).toContain(
      pageText('features/news', 'en', 'hidden-title', { date: '10 March 2026' }),
    );
    expect((await read('/post/fore?spoilers=off')).title).toContain('Norrsken vann');
    expect((await read('/post/efter')).title).toContain('Norrsken vann');
  });
});
