import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { League } from '../../../../test/factories/league.ts';
import { refusalOf } from '../../../../test/factories/rosters.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { Clock } from '../../../platform/clock.ts';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { SixMansLedgerRepository } from './six-mans-ledger.repository.ts';
import { SixMansLedgerService } from './six-mans-ledger.service.ts';
import { SixMansRepository } from './six-mans.repository.ts';
import { SixMansService } from './six-mans.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let ledger: SixMansLedgerService;
let sixMans: SixMansService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  staff = { ...ANONYMOUS, userId: await league.user(), roles: ['admin'] };
  const audit = new AuditService(new AuditRepository(database.db));
  ledger = new SixMansLedgerService(database.db, new Clock(), new SixMansLedgerRepository(database.db), audit);
  sixMans = new SixMansService(new SixMansRepository(database.db));
});
afterAll(() => database.close());
beforeEach(() => database.db.query('truncate six_mans_result, six_mans_series, six_mans_player'));

let staff: Actor;
const people = (...numbers: number[]) =>
  numbers.map((number) => ({ discordId: `90000000${number}`, name: `Spelare ${number}` }));
const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const report = (winners: number[], losers: number[], on: Date, loserGames: 0 | 1 | 2 = 0) =>
  ledger.report(staff, { winners: people(...winners), losers: people(...losers), loserGames, playedAt: on });

/** Every line of the ledger with the test's names and days, so that two ledgers can be compared without their ids. */
const lines = () =>
  database.db.query(`
    select s.played_at, sp.name, r.is_winner, r.slot, r.elo_before, r.elo_after, r.games, r.wins, r.peak, r.streak, r.best_streak
      from six_mans_result r join six_mans_series s on s.id = r.series_id join six_mans_player sp on sp.id = r.six_mans_player_id
     order by s.played_at, r.is_winner, r.slot`);

test('a reported series moves six people, and the leaderboard has them by rank', async () => {
  await report([1, 2, 3], [4, 5, 6], day(1));
  const tiers = await sixMans.leaderboard();
  expect(
    tiers.map(({ rank, floor, entries }) => [rank, floor, entries.map(({ name, elo }) => `${name} ${elo}`)]),
  ).toEqual([
    ['s', 1300, []],
    ['x', 1200, []],
    ['a', 1100, []],
    ['b', 1000, ['Spelare 1 1029', 'Spelare 2 1029', 'Spelare 3 1029']],
    ['c', 900, ['Spelare 4 971', 'Spelare 5 971', 'Spelare 6 971']],
    ['d', 800, []],
    ['e', null, []],
  ]);
  expect(tiers[4]?.entries[0]).toMatchObject({ position: 4, games: 1, wins: 0, peak: 1000, streak: 0, player: null });
});

test('a series that is taken back leaves the ledger that there would have been without it', async () => {
  await report([1, 2, 3], [4, 5, 6], day(1));
  await report([1, 5, 3], [4, 2, 7], day(3), 1);
  await report([7, 8, 9], [1, 2, 6], day(4), 2);
  const without = await lines();
  const wrong = await report([4, 5, 6], [1, 2, 3], day(2), 2);
  expect(await lines()).not.toEqual(without);
  await ledger.undo(staff, wrong);
  expect(await lines()).toEqual(without);
});

test('a series that is reported late stands where it was played', async () => {
  await report([1, 2, 3], [4, 5, 6], day(1));
  await report([4, 2, 3], [1, 5, 6], day(2), 1);
  await report([1, 2, 6], [4, 5, 3], day(3), 2);
  const inOrder = await lines();
  await database.db.query('truncate six_mans_result, six_mans_series');
  await report([1, 2, 6], [4, 5, 3], day(3), 2);
  await report([1, 2, 3], [4, 5, 6], day(1));
  await report([4, 2, 3], [1, 5, 6], day(2), 1);
  expect(await lines()).toEqual(inOrder);
});

test('a player of the league is shown by their nickname, whether named by id or by chat account', async () => {
  const user = await league.user({ discordId: '77000001' });
  const player = await league.player('Ada', { userId: user });
  await ledger.report(staff, {
    winners: [{ discordId: '77000001', name: 'ada_chat' }, ...people(2, 3)],
    losers: people(4, 5, 6),
    loserGames: 0,
  });
  await ledger.report(staff, {
    winners: [{ playerId: player }, ...people(2, 3)],
    losers: people(4, 5, 6),
    loserGames: 0,
    isAnother: true,
  });
  const found = (await sixMans.leaderboard()).flatMap(({ entries }) => entries).filter(({ name }) => name === 'Ada');
  expect(found).toMatchObject([{ games: 2, player: { id: player } }]);
  expect(await sixMans.curve(player)).toMatchObject([{ elo: 1029, isWin: true }, { isWin: true }]);
});

test('someone who gets their player later keeps what they have won', async () => {
  await ledger.report(staff, { winners: people(11, 2, 3), losers: people(4, 5, 6), loserGames: 0, playedAt: day(1) });
  const user = await league.user({ discordId: '9000000011' });
  const player = await league.player('Bo', { userId: user });
  await ledger.report(staff, { winners: people(11, 2, 3), losers: people(4, 5, 6), loserGames: 0, playedAt: day(2) });
  expect(await sixMans.curve(player)).toHaveLength(2);
});

test.each([
  { winners: people(1, 2, 3), losers: people(3, 4, 5), code: 'INVALID_INPUT', why: 'someone on both sides' },
  { winners: people(1, 2, 2), losers: people(3, 4, 5), code: 'INVALID_INPUT', why: 'someone twice' },
  { winners: [{ playerId: 999_999 }, ...people(1, 2)], losers: people(3, 4, 5), code: 'NOT_FOUND', why: 'no one' },
  { winners: [{}, ...people(1, 2)], losers: people(3, 4, 5), code: 'INVALID_INPUT', why: 'without a name' },
  {
    winners: [{ discordId: '90000000099' }, ...people(1, 2)],
    losers: people(3, 4, 5),
    code: 'INVALID_INPUT',
    why: 'an unknown account',
  },
])('a report with $why is refused and leaves nothing', async ({ winners, losers, code }) => {
  expect(await refusalOf(ledger.report(staff, { winners, losers, loserGames: 0 }))).toBe(code);
  expect(await database.db.query('select from six_mans_player union all select from six_mans_series')).toEqual([]);
});

test('the same reference counts once', async () => {
  const once = { winners: people(1, 2, 3), losers: people(4, 5, 6), loserGames: 0 as const, reference: 'queue-17' };
  await ledger.report(null, once);
  const before = await lines();
  expect(await refusalOf(ledger.report(null, once))).toBe('ALREADY_REPORTED');
  expect(await lines()).toEqual(before);
});

describe('the same result of the same six', () => {
  const once = { winners: people(1, 2, 3), losers: people(4, 5, 6), loserGames: 0 as const };

  test.each([
    { change: { reference: 'another-press' }, why: 'with another reference' },
    { change: { winners: people(3, 1, 2), losers: people(6, 5, 4) }, why: 'named in another order' },
  ])('moments ago is asked about: $why', async ({ change }) => {
    await ledger.report(staff, { ...once, reference: 'a-press' });
    const before = await lines();
    expect(await refusalOf(ledger.report(staff, { ...once, ...change }))).toBe('SAME_AGAIN');
    expect(await lines()).toEqual(before);
    await ledger.report(staff, { ...once, ...change, isAnother: true });
    expect(await lines()).toHaveLength(12);
  });

  test.each([
    { change: { loserGames: 1 as const }, why: 'another result' },
    { change: { winners: people(4, 5, 6), losers: people(1, 2, 3) }, why: 'the other side won' },
    { change: { winners: people(1, 2, 4), losers: people(3, 5, 6) }, why: 'other sides' },
    { change: { losers: people(4, 5, 7) }, why: 'another person' },
  ])('is another series with $why', async ({ change }) => {
    await ledger.report(null, once);
    await ledger.report(null, { ...once, ...change });
    expect(await lines()).toHaveLength(12);
  });

  test('is asked about by the time of play: minutes apart is one series, an hour is two', async () => {
    const at = (minutes: number) => new Date(day(2).getTime() + minutes * 60_000);
    await ledger.report(null, { ...once, playedAt: at(0) });
    expect(await refusalOf(ledger.report(staff, { ...once, playedAt: at(-15) }))).toBe('SAME_AGAIN');
    expect(await refusalOf(ledger.report(staff, { ...once, playedAt: at(15) }))).toBe('SAME_AGAIN');
    await ledger.report(staff, { ...once, playedAt: at(60) });
    expect(await lines()).toHaveLength(12);
  });

  test('a late report without a time is asked about when the same was reported moments ago', async () => {
    await ledger.report(null, { ...once, playedAt: day(2) });
    expect(await refusalOf(ledger.report(staff, once))).toBe('SAME_AGAIN');
  });

  test('counts once when it is sent twice at the same time', async () => {
    const sent = await Promise.allSettled(
      [1, 2, 3].map((press) => ledger.report(staff, { ...once, reference: `p${press}` })),
    );
    expect(sent.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(await lines()).toHaveLength(6);
  });
});

test('reports that run into each other are written one after the other', async () => {
  await Promise.all([1, 2, 3, 4, 5].map((date) => report([1, 2, 3], [4, 5, 6], day(date))));
  const last = (await sixMans.leaderboard()).flatMap(({ entries }) => entries)[0];
  expect(last).toMatchObject({ games: 5, streak: 5, bestStreak: 5 });
});

test('an unknown series cannot be taken back', async () => {
  expect(await refusalOf(ledger.undo(staff, 12_345))).toBe('NOT_FOUND');
});

test('the ranks begin where staff say, also when two swap values', async () => {
  await ledger.saveFloors(staff, { s: 1400, x: 1300, a: 1200, b: 1029, c: 1000, d: 900 });
  await report([1, 2, 3], [4, 5, 6], day(1));
  const ranks = (await sixMans.leaderboard()).filter(({ entries }) => entries.length > 0).map(({ rank }) => rank);
  expect(ranks).toEqual(['b', 'd']);
  await ledger.saveFloors(staff, { s: 1300, x: 1200, a: 1100, b: 1000, c: 900, d: 800 });
});

test('series are listed the latest first, and counted', async () => {
  await report([1, 2, 3], [4, 5, 6], day(1));
  await report([4, 5, 6], [1, 2, 3], day(2));
  expect(await sixMans.series(1, 0)).toMatchObject({ total: 2, items: [{ winners: [{ name: 'Spelare 4' }, {}, {}] }] });
  expect(await sixMans.series(5, 1)).toMatchObject({ total: 2, items: [{ winners: [{ name: 'Spelare 1' }, {}, {}] }] });
});
