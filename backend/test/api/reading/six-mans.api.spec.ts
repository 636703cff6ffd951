import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { signIn } from '../../harness/browser.ts';
import type { Browser } from '../../harness/browser.ts';

const KEY = 'the-queue-bot-of-the-test-has-this-key';
let app: TestApp;
let admin: Browser;
let player: Browser;
let ada: number;

beforeAll(async () => {
  app = await bootApp({ env: { SIXMANS_BOT_KEY: KEY } });
  await linkPlayer(app.db, 'admin', { roles: ['admin'] });
  await linkPlayer(app.db, 'player');
  [admin, player] = [await signIn(app, 'admin'), await signIn(app, 'player')];
  ada = await new League(app.db).player('Ada');
});
afterAll(() => app.close());

const side = (from: number) => [from, from + 1, from + 2].map((n) => ({ discordId: `91000000${n}`, name: `Kö ${n}` }));
const body = { winners: side(1), losers: side(4), loserGames: 1 };

async function post(path: string, content: object, headers: Record<string, string> = {}) {
  const response = await fetch(`${app.url}/api/6mans/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify(content),
  });
  return { status: response.status, answer: (await response.json()) as { CODE: number; MESSAGE: unknown } };
}
const get = async (path: string) => {
  const response = await fetch(`${app.url}/api/6mans/${path}`);
  return { status: response.status, answer: (await response.json()) as Record<string, unknown[]> };
};
const count = async () => (await app.db.query<{ n: number }>('select count(*)::int as n from six_mans_series'))[0]?.n;

test.each([
  { who: 'nobody', headers: {}, status: 401 },
  { who: 'a wrong key', headers: { 'x-bot-key': `${KEY}!` }, status: 401 },
] as { who: string; headers: Record<string, string>; status: number }[])(
  'the bot’s call refuses $who and stores nothing',
  async ({ headers, status }) => {
    expect((await post('bot/report', body, headers)).status).toBe(status);
    expect(await count()).toBe(0);
  },
);

test('the bot reports and takes back, and the documented leaderboard follows', async () => {
  const { status, answer } = await post('bot/report', body, { 'x-bot-key': KEY });
  expect(status).toBe(200);
  const { answer: board } = await get('leaderboard/all');
  expect(Object.keys(board)).toEqual(['s', 'x', 'a', 'b', 'c', 'd', 'e']);
  expect(board.b?.[0]).toEqual({
    playerId: null,
    nickname: 'Kö 1',
    games: 1,
    win: 1,
    loss: 0,
    elo: 1026,
    elo_peak: 1026,
    streak: 1,
    bstreak: 1,
  });
  expect((await post('bot/undo', { seriesId: answer.MESSAGE }, { 'x-bot-key': KEY })).status).toBe(200);
  expect((await get('leaderboard/all')).answer.b).toEqual([]);
});

test('staff report over REST; a player may not', async () => {
  const reported = { ...body, winners: [{ playerId: ada }, ...side(1).slice(1)] };
  expect((await post('report', reported, { cookie: player.cookieHeader })).status).toBe(403);
  expect((await post('report', reported)).status).toBe(401);
  expect(await count()).toBe(0);
  expect((await post('report', reported, { cookie: admin.cookieHeader })).status).toBe(200);
  expect(await get(`${ada}/rank`)).toEqual({ status: 200, answer: { rank: 'b' } });
  expect((await get('999999/rank')).status).toBe(404);
  expect((await get('0/rank')).status).toBe(400);
});

test('a player’s page tells where they stand, and one who never played stands nowhere', async () => {
  const bo = await new League(app.db).player('Bo');
  const { data } = await graphql<{ ada: object; bo: object; curve: object[] }>(
    app.url,
    `
      query ($ada: Int!, $bo: Int!) {
        ada: player(id: $ada) {
          sixMans {
            rank
            elo
            peak
            games
            wins
            streak
            bestStreak
          }
        }
        bo: player(id: $bo) {
          sixMans {
            rank
          }
        }
        curve: sixMansCurve(playerId: $ada) {
          elo
          isWin
        }
      }
    `,
    { variables: { ada, bo } },
  );
  expect(data).toEqual({
    ada: { sixMans: { rank: 'B', elo: 1026, peak: 1026, games: 1, wins: 1, streak: 1, bestStreak: 1 } },
    bo: { sixMans: null },
    curve: [{ elo: 1026, isWin: true }],
  });
});

test.each([
  { why: 'two a side', change: { winners: side(1).slice(1) } },
  { why: 'four a side', change: { losers: [...side(4), { discordId: '920000001', name: 'Fyra' }] } },
  { why: 'three games lost', change: { loserGames: 3 } },
  { why: 'an account that is none', change: { losers: [{ discordId: "1' or 1=1", name: 'x' }, ...side(5).slice(1)] } },
  { why: 'tomorrow', change: { playedAt: new Date(Date.now() + 86_400_000).toISOString() } },
  { why: 'no date', change: { playedAt: 'i går' } },
  { why: 'a year that the database does not know', change: { playedAt: '-200000-01-01T00:00:00Z' } },
  { why: 'an object for a time, that no text can be made of', change: { playedAt: { toString: 1, valueOf: 1 } } },
  { why: 'a number for a time', change: { playedAt: 1_700_000_000_000 } },
  { why: 'an id that no player can have', change: { losers: [{ playerId: 2_147_483_648 }, ...side(5).slice(1)] } },
])('a report with $why is refused as bad input', async ({ change }) => {
  const before = await count();
  expect((await post('bot/report', { ...body, ...change }, { 'x-bot-key': KEY })).status).toBe(400);
  expect(await count()).toBe(before);
});
