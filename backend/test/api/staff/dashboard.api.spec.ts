import { OutboxEntry } from '../../../src/modules/messages/outbox/outbox-entry.entity.ts';
import { ApprovalRequest } from '../../../src/modules/requests/approval-request.entity.ts';
import { League } from '../../factories/league.ts';
import { insertRow, insertAll } from '../../factories/rows.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql, statements } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';

let app: TestApp;
let league: League;
let season: number;
let teams: number[];
const browsers: Record<string, Browser> = {};
const STAFF = ['admin', 'divisionadmin', 'graphics', 'writer'] as const;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  for (const role of STAFF) await linkPlayer(app.db, role, { roles: [role] });
  await linkPlayer(app.db, 'player');
  browsers.visitor = new Browser(app);
  for (const handle of [...STAFF, 'player']) browsers[handle] = await signIn(app, handle);
  season = await league.season({ name: 'Säsong 12' });
  await league.setting('current_season', season);
  teams = [
    await league.team('Alfa'),
    await league.team('Beta'),
    await league.team('Gamla gänget', { isActive: false }),
  ];
  await app.db.query(`update player set created_at = '2022-05-01T12:00:00Z'`);
  // 00:30 on the second of May in Sweden
  await league.player('Ada', { createdAt: '2022-05-01T22:30:00Z' });
  await league.player('Bo', { createdAt: '2022-05-09T12:00:00Z' });
  const other = await league.season();
  await league.signUp(season, teams[0]!, { createdAt: '2022-08-01T21:59:00Z' });
  await league.signUp(season, teams[1]!, { createdAt: '2022-08-01T22:01:00Z' });
  await league.signUp(other, teams[2]!, { createdAt: '2022-08-01T12:00:00Z' });
});
afterAll(() => app.close());

const get = async (as: string, path: string) => {
  const answer = await browsers[as]!.fetch(path);
  return { status: answer.status, body: (await answer.json()) as { CODE: number; MESSAGE: unknown } };
};

const COUNTERS = `{ dashboard {
  users usersWithPlayer teams activeTeams season { name } signedUpTeams playersPerActiveTeam unreportedThisWeek
  openRequests failedChatTasks
} }`;

interface Counters {
  dashboard: Record<string, unknown>;
}

async function counters(as = 'admin') {
  const headers = { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' };
  const { data } = await graphql<Counters>(app.url, COUNTERS, { headers });
  return data!.dashboard;
}

test.each([
  ['/api/users/allCount', 5],
  ['/api/users/allWithPlayerCount', 5],
  ['/api/team/allCount', 3],
  ['/api/team/allActiveCount', 2],
  ['/api/team/signedUpTeamsCount', 2],
])('%s answers %i to all staff', async (path, count) => {
  for (const role of STAFF) expect((await get(role, path)).body).toEqual({ CODE: 200, MESSAGE: count });
});

test('players are counted on the Swedish day they came', async () => {
  expect((await get('writer', '/api/users/playersPerDate')).body.MESSAGE).toEqual([
    { date: '2022-05-01', count: 5 },
    { date: '2022-05-02', count: 1 },
    { date: '2022-05-09', count: 1 },
  ]);
});

test("sign-ups are the current season's, on both sides of midnight in Sweden", async () => {
  expect((await get('graphics', '/api/team/signedUpTeamsPerDate')).body.MESSAGE).toEqual([
    { date: '2022-08-01', count: 1 },
    { date: '2022-08-02', count: 1 },
  ]);
  const { data } = await graphql<{ dashboardGrowth: object }>(
    app.url,
    '{ dashboardGrowth { signedUpTeams { date count total } } }',
    { headers: { cookie: browsers.writer!.cookieHeader, 'sec-fetch-site': 'same-origin' } },
  );
  expect(data!.dashboardGrowth).toEqual({
    signedUpTeams: [
      { date: '2022-08-01', count: 1, total: 1 },
      { date: '2022-08-02', count: 1, total: 2 },
    ],
  });
});

test('the page reads the season by its name, and open requests only where they are decided', async () => {
  expect(await counters()).toMatchObject({ season: { name: 'Säsong 12' }, signedUpTeams: 2, openRequests: 0 });
  expect(await counters('divisionadmin')).toMatchObject({ openRequests: 0 });
  expect(await counters('writer')).toMatchObject({ users: 5, openRequests: null, failedChatTasks: null });
});

test('a change is counted at the next call, and while nothing changes one small statement answers', async () => {
  const before = await counters();
  const again = await statements(() => counters());
  expect(again.result).toEqual(before);
  expect(again.texts.filter((text) => text.includes('app_user') && text.includes('count('))).toEqual([]);
  expect(again.texts.filter((text) => text.includes('change_stamp'))).toHaveLength(1);

  const player = await league.player('Cesar');
  await league.sign(player, teams[0]!, '2022-06-01T00:00:00Z');
  expect(await counters()).toMatchObject({ users: before.users, playersPerActiveTeam: 0.5 });
  const ada = await app.db.query<{ id: number }>(`select id from app_user where discord_username = 'player'`);
  await insertRow(app.db, ApprovalRequest, { kind: 'newTeam', userId: ada[0]!.id, payload: { name: 'Delta' } });
  expect(await counters()).toMatchObject({ openRequests: 1, failedChatTasks: 0 });
  const [kind, payload, now] = ['room', {}, new Date()];
  await insertAll(app.db, OutboxEntry, [
    { key: 'done', kind, payload, subject: 'a', lastError: 'slow', doneAt: now },
    { key: 'new', kind, payload, subject: 'b' },
    { key: 'again', kind, payload, subject: 'c', lastError: '500' },
    { key: 'given-up', kind, payload, subject: 'd', lastError: '403', deadAt: now },
  ]);
  expect(await counters()).toMatchObject({ openRequests: 1, failedChatTasks: 2 });
});

test("series without a result count in the week they are to be played, from Sweden's Monday to its Sunday", async () => {
  const division = await league.division(season);
  const [home, away] = [await league.teamIn(division, 'Hemma'), await league.teamIn(division, 'Borta')];
  const [week] = await app.db.query<{ monday: Date }>(
    `select date_trunc('week', now() at time zone 'Europe/Stockholm') at time zone 'Europe/Stockholm' as monday`,
  );
  const hours = (n: number) => new Date(week!.monday.getTime() + n * 3_600_000);
  const planned = (scheduledAt: Date | null, week: number) =>
    league.series(division, home, away, { scheduledAt, week });
  await planned(hours(0), 1);
  await planned(hours(100), 2);
  await planned(hours(-1), 3);
  await planned(hours(170), 4);
  await planned(null, 5);
  await league.walkover(division, [home, away], 'home', { scheduledAt: hours(50), week: 6, reportedAt: hours(51) });
  expect(await counters()).toMatchObject({ unreportedThisWeek: 2 });
});

/** What the lists behind the cards ask for (frontend `dashboard/card-paths.ts`), by the card that leads there. */
const LISTS = `{
  users: adminUsers(filter: { hasAccount: true }) { total }
  usersWithPlayer: adminUsers(filter: { hasAccount: true, hasPlayer: true }) { total }
  teams: adminTeams(filter: {}) { total }
  activeTeams: adminTeams(filter: { isActive: true }) { total }
  signedUpTeams: signedUpTeams(filter: {}) { total }
  unreportedThisWeek: adminSeries(filter: { isThisWeek: true, isUnreported: true }) { total }
  openRequests: requests(status: PENDING, isAside: false) { total }
  failedChatTasks: chatTasks(filter: FAILED, first: 100) { counts { total: failed } items { id } }
}`;

test.each(['admin', 'divisionadmin'])(
  'the list behind each card has as many rows as the card says, for %s',
  async (as) => {
    await league.player('Utan konto');
    await league.user();
    const headers = { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' };
    const { data, errors } = await graphql<
      Record<string, { total?: number; counts?: { total: number }; items?: object[] }>
    >(app.url, LISTS, { headers });
    expect(errors).toBeUndefined();
    const lengths = Object.fromEntries(
      Object.entries(data!).map(([card, list]) => [card, list.total ?? list.counts?.total]),
    );
    const { season: _season, playersPerActiveTeam: _average, ...counted } = await counters(as);
    expect(lengths).toEqual(counted);
    expect(data!['failedChatTasks']?.items).toHaveLength(counted['failedChatTasks'] as number);
    expect(Object.values(counted).every((count) => Number(count) > 0)).toBe(true);
  },
);

test.each([
  ['visitor', 401],
  ['player', 403],
])('a %s gets no number by any door', async (as, status) => {
  for (const path of ['users/allCount', 'users/allWithPlayerCount', 'users/playersPerDate']) {
    expect((await get(as, `/api/${path}`)).status).toBe(status);
  }
  for (const path of ['allCount', 'allActiveCount', 'signedUpTeamsCount', 'signedUpTeamsPerDate']) {
    expect((await get(as, `/api/team/${path}`)).status).toBe(status);
  }
});
