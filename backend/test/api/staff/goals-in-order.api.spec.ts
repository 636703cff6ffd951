import { encodeReplay } from '../../../src/integrations/replay-parser/testing/replay-encoder.ts';
import type { ReplayProposal } from '../../../src/domain/replays/replay-proposal.ts';
import type { Side } from '../../../src/domain/sides.ts';
import { bootApp, graphql } from '../../harness/app.ts';
import type { TestApp } from '../../harness/app.ts';
import { asApplication } from '../../harness/database.ts';
import { wrongAnswer } from '../../harness/openapi.ts';
import { mergeTwoPlayers } from './merge-calls.ts';
import { deskOf, lastEntry, sendCall, snapshotOf, takeBack } from './undo/desk.ts';
import type { Desk } from './undo/desk.ts';

let app: TestApp;
let desk: Desk;
let seasonId: number;

beforeAll(async () => {
  app = await bootApp({ road: async (url) => asApplication(url) });
  desk = await deskOf(app, 'admin', 'admin');
  seasonId = await desk.league.season({ startsOn: '2026-01-01', endsOn: '2026-12-31' });
});
afterAll(() => app.close());

interface Fixture {
  series: number;
  home: readonly [number, number];
  away: readonly [number, number];
}

let made = 0;

/** Two teams of two, and a series between them. */
async function fixture(): Promise<Fixture> {
  const { league } = desk;
  const division = await league.division(seasonId);
  const sideOf = async () => {
    const name = `Lag ${++made}`;
    const team = await league.teamIn(division, name);
    const sign = async (slot: number) => {
      const player = await league.player(`${name} ${slot}`);
      await league.sign(player, team, '2026-01-01', { sortOrder: slot });
      return player;
    };
    return { team, players: [await sign(1), await sign(2)] as const };
  };
  const [home, away] = [await sideOf(), await sideOf()];
  const series = await league.series(division, home.team, away.team, { scheduledAt: '2026-10-01T17:00:00Z' });
  return { series, home: home.players, away: away.players };
}

const row = (playerId: number, goals = 0) => ({ playerId, score: 100, goals, assists: 0, saves: 1, shots: 5 });
const goal = (side: Side, playerId: number | null) => ({ side: side.toUpperCase(), playerId });

/** 3–1: the first player has two of the goals, and one is an own goal. */
const orderOf = ({ home, away }: Fixture) => [
  goal('home', home[0]),
  goal('away', away[1]),
  goal('home', null),
  goal('home', home[0]),
];

/** Three games, of which the first one's order is known, or this. */
const gamesOf = ({ home, away }: Fixture, goals?: object[] | null) =>
  [1, 2, 3].map((number) => ({
    homeGoals: 3,
    awayGoals: 1,
    home: [row(home[0], 2), row(home[1])],
    away: [row(away[0]), row(away[1], 1)],
    ...(number === 1 && goals !== undefined ? { goals } : {}),
  }));

const report = (series: number, version: number, games: object[]) =>
  sendCall(desk, 'reportSeries(input: $input)', {
    declared: '$input: ReportSeriesInput!',
    variables: { input: { seriesId: series, version, games } },
  });

/** What visitors see of the first game. */
async function shown({ series }: Fixture) {
  const answer = await graphql<{ series: { games: { goals: object[] }[] } }>(
    app.url,
    `{ series(id: ${series}) { games { goals { side scorer { id nickname } homeGoals awayGoals } } } }`,
  );
  const [first, ...others] = answer.data?.series.games ?? [];
  expect(others.flatMap(({ goals }) => goals)).toEqual([]);
  return first?.goals ?? [];
}

const scored = (side: string, homeGoals: number, awayGoals: number, id: number | null) => ({
  side,
  scorer: id === null ? null : { id, nickname: expect.any(String) },
  homeGoals,
  awayGoals,
});
const shownOrder = ({ home, away }: Fixture, first: number = home[0]) => [
  scored('HOME', 1, 0, first),
  scored('AWAY', 1, 1, away[1]),
  scored('HOME', 2, 1, null),
  scored('HOME', 3, 1, first),
];

const count = async () => (await app.db.query<{ n: number }>('select count(*)::int as n from goal'))[0]?.n;

test('a reported order is shown with the score after each goal; a game without one has none', async () => {
  const it = await fixture();
  await report(it.series, 0, gamesOf(it, orderOf(it)));
  expect(await shown(it)).toEqual(shownOrder(it));
});

test('the proposal of a replay has the order, with the rows of the scorers', async () => {
  const it = await fixture();
  const names = await app.db.query<{ id: number; nickname: string }>('select id, nickname from player');
  const nameOf = (id: number) => names.find((player) => player.id === id)?.nickname ?? '';
  const player = (id: number, team: number, goals = 0) => ({
    name: nameOf(id),
    platform: 'steam' as const,
    team,
    goals,
  });
  const content = encodeReplay({
    ...{ id: 'AB', date: '2026-10-01 19-10-00', teamSize: 2, blueGoals: 1, orangeGoals: 3 },
    players: [player(it.home[0], 1, 2), player(it.home[1], 1), player(it.away[0], 0), player(it.away[1], 0, 1)],
    goals: [it.home[0], it.away[1], it.away[0], it.home[0]].map((id, index) => ({
      name: nameOf(id),
      team: index === 1 ? 0 : 1,
    })),
  });
  const body = new FormData();
  body.append('files', new File([new Uint8Array(content)], 'match.replay'));
  const answer = await desk.as.fetch(`/api/admin/series/${it.series}/replays`, { method: 'POST', body });
  const proposal = (await answer.json()) as ReplayProposal;
  expect(wrongAnswer('POST', '/api/admin/series/{seriesId}/replays', answer.status, proposal)).toEqual([]);
  const before = await count();
  expect(proposal.games[0]?.goals).toEqual([
    { side: 'home', slot: 1 },
    { side: 'away', slot: 2 },
    { side: 'home', slot: null },
    { side: 'home', slot: 1 },
  ]);
  expect(await count()).toBe(before);
});

describe('a wrong order is refused, and nothing is stored', () => {
  test.each([
    { why: 'a goal too few', change: (order: object[]) => order.slice(1) },
    { why: 'a goal too many', change: (order: object[]) => [...order, goal('away', null)] },
    { why: 'another score', change: (order: object[]) => [...order.slice(0, 3), goal('away', null)] },
    {
      why: 'a scorer of the other team',
      change: (order: object[], it: Fixture) => [...order.slice(0, 3), goal('home', it.away[1])],
    },
    { why: 'a scorer who did not play', change: (order: object[]) => [...order.slice(0, 3), goal('home', 999_999)] },
    {
      why: 'a scorer with fewer goals',
      change: (order: object[], it: Fixture) => [...order.slice(0, 2), goal('home', it.home[1]), ...order.slice(3)],
    },
  ])('$why', async ({ change }) => {
    const it = await fixture();
    const before = await snapshotOf(desk);
    const games = gamesOf(it, change(orderOf(it), it));
    await expect(report(it.series, 0, games)).rejects.toThrow('SCORES_DO_NOT_ADD_UP api.series.goals-in-order');
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('more goals than any game has', async () => {
    const it = await fixture();
    const before = await snapshotOf(desk);
    const many = Array.from({ length: 199 }, () => goal('home', null));
    await expect(report(it.series, 0, gamesOf(it, many))).rejects.toThrow('INVALID_INPUT');
    expect(await snapshotOf(desk)).toEqual(before);
  });

  test('a scorer beside a result without rows', async () => {
    const it = await fixture();
    const games = gamesOf(it, orderOf(it)).map((game) => ({ ...game, home: [], away: [] }));
    await expect(
      sendCall(desk, 'reportSeries(input: $input)', {
        declared: '$input: ReportSeriesInput!',
        variables: { input: { seriesId: it.series, version: 0, games, isResultOnly: true } },
      }),
    ).rejects.toThrow('SCORES_DO_NOT_ADD_UP');
  });
});

test('a correction replaces the order; without one there is none, and its undo brings it back', async () => {
  const it = await fixture();
  await report(it.series, 0, gamesOf(it, orderOf(it)));
  const first = await snapshotOf(desk);
  await report(it.series, 1, gamesOf(it, orderOf(it).toReversed()));
  expect((await shown(it))[0]).toEqual(scored('HOME', 1, 0, it.home[0]));
  expect((await shown(it))[1]).toEqual(scored('HOME', 2, 0, null));
  const [entry] = await app.db.query<{ was: string; became: string }>(
    `select before#>>'{games,0,goalOrder}' as was, after#>>'{games,0,goalOrder}' as became from audit_entry order by id desc limit 1`,
  );
  const [own, theirs] = [`Lag ${made - 1} 1`, `Lag ${made} 2`];
  expect(entry).toEqual({
    was: `1–0 ${own}, 1–1 ${theirs}, 2–1 –, 3–1 ${own}`,
    became: `1–0 ${own}, 2–0 –, 2–1 ${theirs}, 3–1 ${own}`,
  });
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await snapshotOf(desk)).toEqual(first);

  await report(it.series, 3, gamesOf(it));
  expect(await shown(it)).toEqual([]);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await shown(it)).toEqual(shownOrder(it));
});

test('the undo of a report leaves nothing of the order, and its undo brings it back', async () => {
  const it = await fixture();
  const before = await snapshotOf(desk);
  await report(it.series, 0, gamesOf(it, orderOf(it)));
  const after = await snapshotOf(desk);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await snapshotOf(desk)).toEqual(before);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await snapshotOf(desk)).toEqual(after);
});

test.each([
  { how: 'a reset', act: (id: number) => `resetSeries(input: { seriesId: ${id}, version: 1 })` },
  { how: 'a walkover', act: (id: number) => `declareWalkover(input: { seriesId: ${id}, version: 1, walkover: AWAY })` },
])('$how removes the order, and its undo brings it back', async ({ act }) => {
  const it = await fixture();
  const before = await count();
  await report(it.series, 0, gamesOf(it, orderOf(it)));
  const after = await snapshotOf(desk);
  await sendCall(desk, act(it.series));
  expect(await count()).toBe(before);
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await snapshotOf(desk)).toEqual(after);
  expect(await shown(it)).toEqual(shownOrder(it));
});

test('after a merge the goals are those of the player who stays, until it is taken back', async () => {
  const it = await fixture();
  await report(it.series, 0, gamesOf(it, orderOf(it)));
  const other = await desk.league.player('Samma människa');
  await mergeTwoPlayers(desk, other, it.home[0]);
  expect(await shown(it)).toEqual(shownOrder(it, other));
  await takeBack(desk, (await lastEntry(desk)).id);
  expect(await shown(it)).toEqual(shownOrder(it));
});
