import { League } from '../../factories/league.ts';
import { linkPlayer } from '../../harness/accounts.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { Browser, signIn } from '../../harness/browser.ts';

let app: TestApp;
const browsers: Record<string, Browser> = {};

beforeAll(async () => {
  app = await bootApp();
  await linkPlayer(app.db, 'writer', { roles: ['writer'] });
  await linkPlayer(app.db, 'player');
  browsers.visitor = new Browser(app);
  for (const handle of ['writer', 'player']) browsers[handle] = await signIn(app, handle);
  const league = new League(app.db);
  const [alfa, beta] = [await league.team('Alfa'), await league.team('Beta')];
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo_1')];
  await league.sign(ada, alfa, '2022-01-01T00:00:00Z', { validTo: '2022-07-01T00:00:00Z' });
  await league.sign(ada, beta, '2022-07-01T00:00:00Z');
  await league.sign(bo, beta, '2023-01-01T00:00:00Z');
});
afterAll(() => app.close());

interface Found {
  adminTransfers: { items: { player: { nickname: string }; team: { name: string } }[]; total: number };
}

const SEARCH = `query ($filter: AdminTransferFilter!) {
  adminTransfers(filter: $filter) { total items { player { nickname } team { name } } }
}`;

const ask = (as: string, filter: object) =>
  graphql<Found>(app.url, SEARCH, {
    variables: { filter },
    headers: { cookie: browsers[as]!.cookieHeader, 'sec-fetch-site': 'same-origin' },
  });

async function search(filter: object) {
  const { data } = await ask('writer', filter);
  return data!.adminTransfers;
}

test.each([
  { text: '', hits: ['Bo_1 Beta', 'Ada Beta', 'Ada Alfa'], why: 'everyone, newest first' },
  { text: 'ada', hits: ['Ada Beta', 'Ada Alfa'], why: 'the player' },
  { text: 'BET', hits: ['Bo_1 Beta', 'Ada Beta'], why: 'the team' },
  { text: 'alf', hits: ['Ada Beta', 'Ada Alfa'], why: 'the team before too' },
  { text: 'eta', hits: [], why: 'names begin with it' },
  { text: '_', hits: [], why: 'a sign that SQL reads means itself' },
  { text: 'bo_', hits: ['Bo_1 Beta'], why: 'and is found as such' },
])('"$text" finds $hits: $why', async ({ text, hits }) => {
  const { items, total } = await search({ text, isDescending: true });
  expect(total).toBe(hits.length);
  expect(items.map(({ player, team }) => `${player.nickname} ${team.name}`)).toEqual(hits);
});

test('pages of a search meet, and each knows how many there are', async () => {
  const one = await search({ text: 'b', first: 1, isDescending: true });
  const two = await search({ text: 'b', first: 1, offset: 1, isDescending: true });
  expect([...one.items, ...two.items].map(({ player }) => player.nickname)).toEqual(['Bo_1', 'Ada']);
  expect([one.total, two.total]).toEqual([2, 2]);
});

test.each([
  { sort: 'PLAYER', isDescending: false, rows: ['Ada Beta', 'Ada Alfa', 'Bo_1 Beta'] },
  { sort: 'TEAM', isDescending: true, rows: ['Bo_1 Beta', 'Ada Beta', 'Ada Alfa'] },
  { sort: 'FROM', isDescending: false, rows: ['Ada Alfa', 'Ada Beta', 'Bo_1 Beta'] },
  // players who came from no team, and those who are still in it, come last in both directions
  { sort: 'PREVIOUS_TEAM', isDescending: true, rows: ['Ada Beta', 'Bo_1 Beta', 'Ada Alfa'] },
  { sort: 'TO', isDescending: true, rows: ['Ada Alfa', 'Bo_1 Beta', 'Ada Beta'] },
])('by $sort, descending $isDescending', async ({ rows, ...order }) => {
  expect((await search(order)).items.map(({ player, team }) => `${player.nickname} ${team.name}`)).toEqual(rows);
});

test('the documented list says where everyone came from, in Swedish time', async () => {
  const rows = (await (await browsers.writer!.fetch('/api/players/allTransfers')).json()) as { nickname: string }[];
  expect(rows.find(({ nickname }) => nickname === 'Ada')).toEqual({
    id: expect.any(Number) as number,
    nickname: 'Ada',
    valid_from: '2022-07-01 02:00:00',
    valid_to: null,
    previousTeamId: expect.any(Number) as number,
    previousTeamname: 'Alfa',
    teamId: expect.any(Number) as number,
    teamname: 'Beta',
    sortorder: expect.any(Number) as number,
  });
});

test.each([
  ['visitor', 401],
  ['player', 403],
])('a %s gets neither', async (as, status) => {
  expect((await browsers[as]!.fetch('/api/players/allTransfers')).status).toBe(status);
  expect((await ask(as, {})).errors).toHaveLength(1);
});
