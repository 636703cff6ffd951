import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { League } from '../../factories/league.ts';
import { bootApp, type TestApp } from '../../harness/app.ts';
import { untilWaiting } from '../../harness/locks.ts';
import { bestOf, holdTime } from '../../harness/time.ts';
import { SECRETS, smallLeague } from '../small-league.ts';

/** The built site, with which the pages are drawn. */
const SITE = fileURLToPath(new URL('../../../../frontend/dist', import.meta.url));
const HOSTILE = `</script><script>alert(1)</script>"'&<!--`;
/** A new thread first loads the whole site. On a busy machine that takes longer than a page waits. */
const PATIENCE_MS = 300_000;

let app: TestApp;
let league: League;
let ids: Awaited<ReturnType<typeof smallLeague>>;
beforeAll(async () => {
  app = await bootApp({ env: { WEB_ROOT: SITE } });
  league = new League(app.db);
  ids = await smallLeague(league);
  await drawn('/');
});
afterAll(() => app.close());

interface Page {
  status: number;
  headers: Headers;
  html: string;
  /** The text in the page's root. */
  text: string;
  isDrawn: boolean;
}

async function read(path: string, headers: Record<string, string> = {}): Promise<Page> {
  const answer = await fetch(app.url + path, { headers });
  const html = await answer.text();
  const root = html.slice(html.indexOf('<div id="root">')).replace(/<(script|style)[^>]*>.*?<\/\1>/gs, '');
  return {
    status: answer.status,
    headers: answer.headers,
    html,
    text: root.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' '),
    isDrawn: /<html[^>]*class="is-drawn"/.test(html),
  };
}

/** The page after it was drawn. */
async function drawn(path: string): Promise<Page> {
  const until = Date.now() + PATIENCE_MS;
  let page = await read(path);
  while (!page.isDrawn && Date.now() < until) {
    await app.db.query('select pg_sleep(0.2)');
    page = await read(path);
  }
  expect(page.isDrawn).toBe(true);
  return page;
}

const divisionPath = () => `/division/elit/season/${ids.season}`;

describe('without any script there is', () => {
  test('the table, the series and the headings of a division, in both languages', async () => {
    const swedish = await drawn(divisionPath());
    expect(swedish.html).toContain('<h1');
    for (const word of ['Elitdivisionen', 'Spelarstatistik', 'Norrsken', 'Vinter'])
      expect(swedish.text).toContain(word);
    expect(swedish.html).toMatch(/<table[\s\S]*Norrsken[\s\S]*<\/table>/);
    const english = await drawn(`${divisionPath()}?lang=en`);
    expect(english.html).toContain('<html lang="en"');
    expect(english.text).toContain('Player statistics');
    expect(english.text).not.toContain('Spelarstatistik');
  });

  test('the latest results and the coming series of the start page', async () => {
    const { text, html } = await drawn('/');
    expect(text).toContain('Senaste resultat');
    expect(html).toMatch(/<table[\s\S]*Norrsken[\s\S]*<\/table>/);
  });

  test('a series, a team, a player and a rule book', async () => {
    expect((await drawn(`/series/${ids.played}`)).text).toContain('Norrsken – Vinter');
    expect((await drawn(`/team/${ids.home}`)).text).toContain('Ada');
    expect((await drawn(`/player/${ids.ada}`)).text).toContain('Norrsken');
    expect((await drawn('/rules')).text).toContain('§');
  });
});

test('a page has its answers with it, and nothing of anyone in them', async () => {
  const paths = ['/', divisionPath(), `/player/${ids.ada}`, `/team/${ids.home}`, '/players'];
  for (const path of paths) {
    const { html } = await drawn(path);
    const data = /<script type="application\/json" id="drawn-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
    const { cache } = JSON.parse(data) as { cache: { ROOT_QUERY: Record<string, unknown> } };
    expect(cache.ROOT_QUERY).toMatchObject({ me: null });
    for (const secret of SECRETS) expect(html).not.toContain(secret);
  }
});

test('its script comes after the first paint: nothing of it is in the page that is sent', async () => {
  const { html } = await drawn('/');
  expect(html).toMatch(/<script type="module" src="\/assets\/start-drawn-[^"]+"><\/script>/);
  expect(html).not.toContain('modulepreload');
  expect(html.match(/<script[^>]* src=/g)).toHaveLength(2); // the other script is the one of the reader's choices
  const frame = await read('/notifications');
  expect(frame.html).toMatch(/<script type="module"[^>]* src="\/assets\/index-[^"]+"><\/script>/);
  expect(frame.html).toContain('modulepreload');
});

test('what has just changed stands in the next page', async () => {
  await drawn(divisionPath());
  await app.db.query(`update division set name = 'Mästardivisionen' where id = $1`, [ids.division]);
  expect((await drawn(divisionPath())).text).toContain('Mästardivisionen');
  await app.db.query(`update division set name = 'Elitdivisionen' where id = $1`, [ids.division]);
  expect((await drawn(divisionPath())).text).not.toContain('Mästardivisionen');
});

test('a name that is written to break out stays a name', async () => {
  await league.teamIn(ids.division, HOSTILE);
  const { html, text } = await drawn(divisionPath());
  expect(html).not.toContain('<script>alert');
  expect(text).toContain('alert(1)');
  const data = /id="drawn-page">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(JSON.stringify(JSON.parse(data))).toContain('alert(1)');
});

test('the policy lets no style count but those written here, by their digest', async () => {
  const letGo = holdTime(app);
  const { html, headers } = await drawn(divisionPath());
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe');
  expect(html.slice(html.indexOf('<body'))).not.toMatch(/<[^>]+ style="/);
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  expect(sheets.length).toBeGreaterThan(1);
  for (const css of sheets) {
    expect(policy).toContain(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  }
  const again = await fetch(app.url + divisionPath(), { headers: { 'if-none-match': headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(again.headers.get('content-security-policy')).toBe(policy);
  letGo();
});

describe('the browser draws the page itself', () => {
  test('for those who are signed in, or may be', async () => {
    for (const cookie of ['accessToken=x', 'a=b; loggedIn=x', '__Host-refreshToken=x']) {
      const page = await read('/', { cookie });
      expect(page.isDrawn).toBe(false);
      expect(page.html).not.toContain('drawn-page');
      expect(page.headers.get('vary')).toContain('Cookie');
    }
  });

  test.each(['/players?search=ada', '/?lang=en&tab=x', '/notifications', '/admin/series', '/register', '/team/999999'])(
    'at %s',
    async (path) => expect((await read(path)).isDrawn).toBe(false),
  );

  test('where many ask at once for pages that were not drawn: all are answered, and no other answer waits', async () => {
    let made = 0;
    const crowd = async () => {
      const names = Array.from({ length: 40 }, () => `Lag nummer ${++made}`);
      const teams = await Promise.all(names.map((name) => league.teamIn(ids.division, name)));
      const [first = '', ...others] = teams.map((id) => `/team/${id}`);
      const { asked, letGo } = await heldDrawing(first);
      const all = [asked, ...others.map((path) => read(path))];
      // with the head of its team, while that table was locked: it was sent without waiting for the drawing's turn
      const isSentOn = ({ isDrawn, html }: Page, at: number) => !isDrawn && html.includes(names[at] ?? '');
      void Promise.race(all).then(letGo, letGo);
      const slowest = await slowestUntil(Promise.all(all), () => fetch(`${app.url}/health/live`));
      const pages = await Promise.all(all);
      expect(pages.map(({ status }) => status)).toEqual(names.map(() => 200));
      expect(pages.filter(isSentOn).length).toBeGreaterThan(0);
      return slowest;
    };
    expect(await bestOf(crowd, 1000)).toBeLessThan(1000);
  });
});

/**
 * Asks for a team's page, whose drawing waits until it is let go: a table is locked that the page reads and its head does
 * not. So at any speed of the machine the drawings of other pages wait for their turn.
 */
async function heldDrawing(path: string): Promise<{ asked: Promise<Page>; letGo: () => Promise<void> }> {
  const holder = new pg.Client({ connectionString: app.databaseUrl });
  await holder.connect();
  const letGo = () => holder.end();
  try {
    await holder.query('begin');
    await holder.query('lock table sanction in access exclusive mode');
    const asked = read(path);
    await untilWaiting(holder, 1);
    return { asked, letGo };
  } catch (error) {
    await letGo();
    throw error;
  }
}

/** Calls until the promise is settled. Returns the longest duration of a call, in ms. */
async function slowestUntil(settled: Promise<unknown>, call: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  void settled.finally(() => (isOver = true));
  let slowest = 0;
  while (!isOver) {
    const from = performance.now();
    await call();
    slowest = Math.max(slowest, performance.now() - from);
  }
  return slowest;
}
