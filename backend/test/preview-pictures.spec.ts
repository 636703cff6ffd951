import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { League } from './factories/league.ts';
import { eventOf, readingOf, storePlay } from './factories/field-play.ts';
import { smallLeague } from './api/small-league.ts';
import { bootApp, statements, type TestApp } from './harness/app.ts';

const CREST = `${'c'.repeat(64)}.png`;
const RED = { r: 255, g: 0, b: 0 };

let app: TestApp;
let league: League;
let ids: Awaited<ReturnType<typeof smallLeague>>;
let webRoot: string;

beforeAll(async () => {
  webRoot = join('/tmp', `sbl-pictures-${process.pid}`);
  mkdirSync(webRoot, { recursive: true });
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><html lang="sv"><head></head><body></body></html>');
  app = await bootApp({ env: { WEB_ROOT: webRoot } });
  league = new League(app.db);
  ids = await smallLeague(league);
  await storeGoal();
  const images = join(app.dataDir, 'uploads', 'images');
  mkdirSync(images, { recursive: true });
  const red = sharp({ create: { width: 300, height: 300, channels: 3, background: RED } });
  writeFileSync(join(images, CREST), await red.png().toBuffer());
});
afterAll(() => app.close());

/** A recording of the first game whose track is the example of the documentation. */
async function storeGoal(): Promise<void> {
  const [game] = await app.db.query<{ id: number }>(`select id from game where series_id = $1 and number = 1`, [
    ids.played,
  ]);
  const track = readFileSync(new URL('../../docs/contracts/track-example.bin', import.meta.url));
  const players = [
    { team: 0, playerId: ids.ada },
    { team: 1, playerId: ids.bo },
  ] as const;
  const goal = eventOf({ kind: 'goal', team: 0, player: 0, clock: 127, seconds: 2.5 });
  await storePlay(app.db, game?.id ?? 0, readingOf(players, { track, events: [goal] }));
}

const addressOf = async (path: string): Promise<string> => {
  const html = await (await fetch(app.url + path)).text();
  const found = /property="og:image" content="([^"]+)"/.exec(html)?.[1];
  if (!found) throw new Error(`${path} has no picture`);
  return found;
};

const pages = () => [
  '/',
  '/seasons',
  `/division/elit/season/${ids.season}`,
  `/series/${ids.played}`,
  `/series/${ids.coming}`,
  `/series/${ids.played}?spoilers=off`,
  `/division/elit/season/${ids.season}?spoilers=off`,
  `/team/${ids.home}`,
  `/player/${ids.ada}`,
  `/compare/teams/${ids.home}/${ids.away}`,
  `/compare/players/${ids.ada}/${ids.bo}`,
  '/tonight',
  '/leaders',
  '/leaders?season=all',
  '/records',
  `/series/${ids.played}?game=1&goal=1`,
  `/division/elit/season/${ids.season}?if=${ids.coming}:3-1`,
  `/team/${ids.home}?show=honours`,
];

test('an address that looks like the choice of another page is not answered for it, also at the same moment', async () => {
  const asked = ['%205-1?spoilers=off&x', '?game=5&goal=1&spoilers=off'];
  const pages = await Promise.all(asked.map((end) => fetch(`${app.url}/series/${ids.played}${end}`)));
  expect(pages.map(({ status }) => status)).toEqual([404, 200]);
});

test('every page has a picture of 1200 × 630 px in both languages, which may be cached forever', async () => {
  for (const page of pages()) {
    for (const query of ['', 'lang=en']) {
      const answer = await fetch(await addressOf(`${page}${page.includes('?') ? '&' : '?'}${query}`));
      expect([page, answer.status, answer.headers.get('content-type')]).toEqual([page, 200, 'image/png']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
    }
  }
});

test('a crest of ours is in the picture, and nothing is fetched from elsewhere', async () => {
  const red = async (logo: string | null): Promise<number> => {
    await app.db.query('update team set logo = $2 where id = $1', [ids.home, logo]);
    const answer = await fetch(await addressOf(`/team/${ids.home}`));
    const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    let count = 0;
    for (let at = 0; at < data.length; at += 3) {
      if ((data[at] ?? 0) > 250 && (data[at + 1] ?? 255) < 5 && (data[at + 2] ?? 255) < 5) count++;
    }
    return count;
  };
  expect(await red(null)).toBe(0);
  expect(await red(`images/${CREST}`)).toBeGreaterThan(50_000);
  for (const elsewhere of [`${app.url}/api/images/${CREST}`, `images/../images/${CREST}`, 'file:///etc/passwd']) {
    expect(await red(elsewhere)).toBe(0);
  }
});

test('names are in the picture in any script: no two look the same', async () => {
  const drawn = async (name: string): Promise<string> => {
    await app.db.query('update team set name = $2 where id = $1', [ids.home, name]);
    const answer = await fetch(await addressOf(`/team/${ids.home}`));
    return Buffer.from(await answer.arrayBuffer()).toString('base64');
  };
  // as many letters of the same kind: empty boxes would be the same picture
  for (const [one, other] of [
    ['ооо', 'ддд'],
    ['οοο', 'λλλ'],
    ['ђђђ', 'љљљ'],
    ['Ǧ', 'Ǩ'],
  ] as const) {
    expect([one, other, (await drawn(one)) === (await drawn(other))]).toEqual([one, other, false]);
  }
  const pictures = [];
  for (const name of ['東京', '大阪']) {
    const id = await league.team(name);
    const answer = await fetch(await addressOf(`/team/${id}`));
    pictures.push(Buffer.from(await answer.arrayBuffer()).toString('base64'));
  }
  expect(new Set(pictures).size).toBe(2);
});

test('a new result gives the page another picture, and the old address leads to it', async () => {
  const series = await league.series(ids.division, ids.home, ids.away, { scheduledAt: '2026-06-01T18:00:00Z' });
  const before = await addressOf(`/series/${series}`);
  await app.db.query(
    `update series set home_games = 3, away_games = 1, home_goals = 9, away_goals = 4, reported_at = now() where id = $1`,
    [series],
  );
  const after = await addressOf(`/series/${series}`);
  expect(after).not.toBe(before);
  const answer = await fetch(before, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, after.replace(app.url, '')]);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('a goal is on the field in its picture', async () => {
  const answer = await fetch(await addressOf(`/series/${ids.played}?game=1&goal=1`));
  const { data } = await sharp(Buffer.from(await answer.arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let blue = 0;
  for (let at = 0; at < data.length; at += 3) {
    // the cars and the goal of the home side
    if (data[at] === 0x6c && data[at + 1] === 0xb6 && data[at + 2] === 0xff) blue++;
  }
  expect(blue).toBeGreaterThan(200);
});

test('callers that come together have one drawing made', async () => {
  const team = await league.team('Tillsammans');
  const address = await addressOf(`/team/${team}`);
  const { result, texts } = await statements(() => Promise.all([1, 2, 3, 4, 5].map(() => fetch(address))));
  expect(result.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const again = await statements(() => fetch(address));
  expect(again.texts.filter((text) => text.includes('rate_limit'))).toEqual([]);
  expect(texts.length).toBeGreaterThan(0);
});

test.each([
  'previews/series/999999/se-0123456789abcdef.png',
  'previews/team/x/se-0123456789abcdef.png',
  'previews/team/1/se-0123.png',
  'previews/team/1/fr-0123456789abcdef.png',
  'previews/nothing/1/se-0123456789abcdef.png',
  'previews/page/signup/se-0123456789abcdef.png',
  'previews/page/no.such.page/se-0123456789abcdef.png',
  'previews/division/1/se-0123456789abcdef.png',
  'previews/division/%00/se-0123456789abcdef.png',
  'previews/division/~if=1:3-0/se-0123456789abcdef.png',
  'previews/page/signup~season=1/se-0123456789abcdef.png',
])('there is no %s', async (path) => {
  const answer = await fetch(`${app.url}/api/${path}`, { redirect: 'manual' });
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ CODE: 404 });
});

test('pictures of what an address shows have a smaller measure of their own, and pages keep theirs', async () => {
  await app.db.query(
    `insert into rate_limit (key, window_ends_at, taken) values ('preview-choice:127.0.0.1', now() + interval '1 minute', 20)
     on conflict (key) do update set taken = 20, window_ends_at = excluded.window_ends_at`,
  );
  const supposed = await addressOf(`/division/elit/season/${ids.season}?if=${ids.coming}:3-0`);
  expect((await fetch(supposed)).status).toBe(429);
  expect((await fetch(await addressOf(`/team/${await league.team('Får plats')}`))).status).toBe(200);
});

test('who wants too many drawn is told to wait', async () => {
  await app.db.query(
    `insert into rate_limit (key, window_ends_at, taken) values ('preview:127.0.0.1', now() + interval '1 minute', 60)
     on conflict (key) do update set taken = 60, window_ends_at = excluded.window_ends_at`,
  );
  const answer = await fetch(await addressOf(`/team/${await league.team('En för mycket')}`));
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});
