import { League, threeNil } from '../../../../test/factories/league.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { ANONYMOUS } from '../../../domain/actor.ts';
import type { Actor } from '../../../domain/actor.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { SeriesTableRepository } from './series-table.repository.ts';
import { SeriesTableService } from './series-table.service.ts';
import type { SeriesTableFilter } from './series-table.ts';

/** A Wednesday evening, 19:00 in Sweden. */
const NOW = new Date('2026-02-11T18:00:00.000Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let table: SeriesTableService;
let admin: Actor;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  table = new SeriesTableService(new SeriesTableRepository(database.db), new FixedClock(NOW));
  admin = { ...ANONYMOUS, userId: await league.user({}, ['admin']), roles: ['admin'] };
});
afterEach(() => database.close());

const ANY: SeriesTableFilter = {
  text: '',
  isDescending: false,
  first: null,
  offset: 0,
  sort: 'now',
  ids: null,
  lacksNumbers: null,
  seasonId: null,
  divisionId: null,
  week: null,
  state: null,
  isUnreported: null,
  isStreamed: null,
  isMine: null,
  isLate: null,
  isToday: null,
  lacksTime: null,
  isThisWeek: null,
  isDoneToday: null,
  isOwnFirst: false,
};

const find = async (filter: Partial<SeriesTableFilter>, actor = admin) => {
  const { items, total } = await table.page(actor, { ...ANY, ...filter });
  return { ids: items.map(({ series }) => series.id), total, items };
};

/** A current season with two divisions and an older season, with a series of each state. */
async function twoSeasons() {
  const old = await league.season({ name: 'Säsong 7', startsOn: '2025-01-01', endsOn: '2025-06-30' });
  const current = await league.season({ name: 'Säsong 8', startsOn: '2026-01-01', endsOn: '2026-06-30' });
  await league.setting('current_season', current);
  const elit = await league.division(current, { name: 'Elitdivisionen', rank: 1 });
  const north = await league.division(current, { name: 'Division 2 Norra', rank: 2 });
  const past = await league.division(old, { name: 'Division 1', rank: 1 });
  const [alfa, beta] = [await league.teamIn(elit, 'Alfa'), await league.teamIn(elit, 'Norrsken')];
  const [gamma, delta] = [await league.teamIn(north, 'Gamma'), await league.teamIn(north, 'Elvira')];
  await league.enter(past, alfa, { name: 'Gamla Alfa' });
  await league.enter(past, gamma);
  return {
    old,
    current,
    elit,
    north,
    past,
    teams: { alfa, beta, gamma, delta },
    lastWeek: await league.played(elit, [alfa, beta], threeNil, { week: 4, scheduledAt: '2026-02-04T18:00:00Z' }),
    tonight: await league.series(elit, beta, alfa, { week: 5, scheduledAt: '2026-02-11T19:00:00Z' }),
    untimed: await league.series(elit, alfa, beta, { week: 6 }),
    tonightDone: await league.walkover(north, [gamma, delta], 'home', {
      week: 5,
      scheduledAt: '2026-02-11T17:00:00Z',
    }),
    nextWeek: await league.series(north, delta, gamma, {
      week: 6,
      scheduledAt: '2026-02-18T18:00:00Z',
      isStreamed: true,
    }),
    lastSeason: await league.played(past, [alfa, gamma], threeNil, { week: 1, scheduledAt: '2025-02-11T18:00:00Z' }),
  };
}

test('on match night the week of now comes first, what has no result before what has one', async () => {
  const it = await twoSeasons();
  const { ids, total } = await find({});
  expect(ids).toEqual([it.tonight, it.tonightDone, it.nextWeek, it.untimed, it.lastWeek, it.lastSeason]);
  expect(total).toBe(6);
});

test('before any time is set, the first week without a result is the week of now', async () => {
  const season = await league.season();
  await league.setting('current_season', season);
  const division = await league.division(season);
  const [a, b] = [await league.teamIn(division, 'A'), await league.teamIn(division, 'B')];
  const played = await league.played(division, [a, b], threeNil, { week: 1 });
  const third = await league.series(division, a, b, { week: 3 });
  const second = await league.series(division, b, a, { week: 2 });
  expect((await find({})).ids).toEqual([second, third, played]);
});

test.each([
  { text: 'alf', found: ['lastWeek', 'tonight', 'untimed'], why: 'a team by how its name begins' },
  { text: 'NORR', found: ['lastWeek', 'nextWeek', 'tonight', 'tonightDone', 'untimed'], why: 'a division by a piece' },
  { text: 'skenet', found: [], why: 'not a team by a piece in the middle' },
  { text: 'sken', found: [], why: 'nor by how it ends' },
  { text: 'el', found: ['lastWeek', 'nextWeek', 'tonight', 'tonightDone', 'untimed'], why: 'either of both' },
  { text: 'gamla', found: ['lastSeason'], why: 'a team as it was called that season' },
  { text: '%', found: [], why: 'nothing is a wildcard' },
  { text: '  ', found: ['lastSeason', 'lastWeek', 'nextWeek', 'tonight', 'tonightDone', 'untimed'], why: 'all' },
])('“$text” finds $found: $why', async ({ text, found }) => {
  const it: Record<string, unknown> = await twoSeasons();
  const names = new Map(Object.entries(it).map(([name, id]) => [id, name]));
  const { ids, total } = await find({ text });
  expect(ids.map((id) => names.get(id)).sort()).toEqual(found);
  expect(total).toBe(found.length);
});

test('late is what has no result although its day in Sweden is over', async () => {
  const season = await league.season();
  await league.setting('current_season', season);
  const division = await league.division(season);
  const [a, b] = [await league.teamIn(division, 'A'), await league.teamIn(division, 'B')];
  // 23:59 and 00:00 in Sweden, in the night before this Wednesday
  const late = await league.series(division, a, b, { week: 1, scheduledAt: '2026-02-10T22:59:00Z' });
  const today = await league.series(division, b, a, { week: 2, scheduledAt: '2026-02-10T23:00:00Z' });
  const untimed = await league.series(division, a, b, { week: 3 });
  const played = await league.played(division, [a, b], threeNil, { week: 4, scheduledAt: '2026-02-04T18:00:00Z' });
  expect(await find({ isLate: true })).toMatchObject({ ids: [late], total: 1 });
  const { ids } = await find({ isLate: false });
  expect(ids.sort()).toEqual([today, untimed, played].sort());
});

test('today is the day in Sweden, with and without a result', async () => {
  const season = await league.season();
  await league.setting('current_season', season);
  const division = await league.division(season);
  const [a, b] = [await league.teamIn(division, 'A'), await league.teamIn(division, 'B')];
  await league.series(division, a, b, { week: 1, scheduledAt: '2026-02-10T22:59:00Z' });
  const first = await league.series(division, b, a, { week: 2, scheduledAt: '2026-02-10T23:00:00Z' });
  const last = await league.played(division, [a, b], threeNil, { week: 3, scheduledAt: '2026-02-11T22:59:00Z' });
  await league.series(division, b, a, { week: 4, scheduledAt: '2026-02-11T23:00:00Z' });
  const untimed = await league.series(division, b, a, { week: 5 });
  expect((await find({ isToday: true, sort: 'time' })).ids).toEqual([first, last]);
  expect(await find({ isToday: true, isUnreported: true })).toMatchObject({ ids: [first], total: 1 });
  const { ids, total } = await find({ isToday: false });
  expect([ids.includes(untimed), ids.length, total]).toEqual([true, 3, 3]);
});

test('a time is missing from the past weeks to the next, in the current season', async () => {
  const it = await twoSeasons();
  const { alfa, beta, gamma } = it.teams;
  const forgotten = await league.series(it.elit, beta, alfa, { week: 2 });
  await league.played(it.elit, [alfa, beta], threeNil, { week: 3 });
  await league.series(it.elit, alfa, beta, { week: 7 });
  await league.series(it.past, alfa, gamma, { week: 1 });
  expect(await find({ lacksTime: true, sort: 'week' })).toMatchObject({ ids: [forgotten, it.untimed], total: 2 });
  expect(await find({ lacksTime: true, divisionId: it.north })).toMatchObject({ ids: [], total: 0 });
});

test('season, division, week, state, stream and result each leave out what does not fit', async () => {
  const it = await twoSeasons();
  const ids = async (filter: Partial<SeriesTableFilter>) => (await find(filter)).ids;
  expect(await ids({ seasonId: it.old })).toEqual([it.lastSeason]);
  expect(await ids({ divisionId: it.north })).toEqual([it.tonightDone, it.nextWeek]);
  expect(await ids({ week: 5 })).toEqual([it.tonight, it.tonightDone]);
  expect(await ids({ state: 'not-started' })).toEqual([it.untimed]);
  expect(await ids({ state: 'time-set' })).toEqual([it.tonight, it.nextWeek]);
  expect(await ids({ state: 'reported' })).toEqual([it.tonightDone, it.lastWeek, it.lastSeason]);
  expect(await ids({ isUnreported: true })).toEqual([it.tonight, it.nextWeek, it.untimed]);
  expect(await ids({ isStreamed: true })).toEqual([it.nextWeek]);
  expect(await ids({ seasonId: it.old, divisionId: it.north })).toEqual([]);
  expect(await ids({ ids: [it.untimed, it.tonight, 0] })).toEqual([it.tonight, it.untimed]);
  expect(await ids({ ids: [] })).toEqual([]);
});

test.each([
  ['time', 'asc', ['lastSeason', 'lastWeek', 'tonightDone', 'tonight', 'nextWeek', 'untimed']],
  ['time', 'desc', ['nextWeek', 'tonight', 'tonightDone', 'lastWeek', 'lastSeason', 'untimed']],
  ['home', 'asc', ['lastWeek', 'untimed', 'nextWeek', 'lastSeason', 'tonightDone', 'tonight']],
  ['week', 'desc', ['untimed', 'nextWeek', 'tonight', 'tonightDone', 'lastWeek', 'lastSeason']],
  ['division', 'asc', ['lastSeason', 'lastWeek', 'tonight', 'untimed', 'tonightDone', 'nextWeek']],
  ['state', 'asc', ['untimed', 'tonight', 'nextWeek', 'lastSeason', 'lastWeek', 'tonightDone']],
] as const)('by %s, %s', async (sort, direction, wanted) => {
  const it: Record<string, unknown> = await twoSeasons();
  const { ids } = await find({ sort, isDescending: direction === 'desc' });
  expect(ids).toEqual(wanted.map((name) => it[name]));
});

test('the pages of a table together are the table, each series once', async () => {
  const it = await twoSeasons();
  for (let n = 0; n < 9; n++) await league.series(it.elit, it.teams.alfa, it.teams.beta, { week: 7 });
  const pages = await Promise.all([0, 6, 12].map((offset) => find({ first: 6, offset, sort: 'week' })));
  expect(pages.map(({ ids, total }) => [ids.length, total])).toEqual([
    [6, 15],
    [6, 15],
    [3, 15],
  ]);
  expect(new Set(pages.flatMap(({ ids }) => ids)).size).toBe(15);
});

test('a division admin has the own divisions to run, and never reports the own team', async () => {
  const it = await twoSeasons();
  const userId = await league.user({}, ['divisionadmin']);
  const playerId = await league.player('Domaren', { userId: userId });
  const steward: Actor = { ...ANONYMOUS, userId, playerId, roles: ['divisionadmin'] };
  await database.db.query('update division set admin_user_id = $2 where id = $1', [it.elit, userId]);

  expect((await find({ isMine: true }, steward)).ids).toEqual([it.tonight, it.untimed, it.lastWeek]);
  expect((await find({ isMine: false }, steward)).ids).toEqual([it.tonightDone, it.nextWeek, it.lastSeason]);
  const may = async (actor: Actor) =>
    new Map((await find({}, actor)).items.map(({ series, mayRun, mayChange }) => [series.id, [mayRun, mayChange]]));
  expect((await may(steward)).get(it.tonight)).toEqual([true, true]);
  expect((await may(steward)).get(it.nextWeek)).toEqual([false, false]);

  await league.sign(playerId, it.teams.beta, '2026-01-01');
  expect((await may(steward)).get(it.tonight)).toEqual([true, false]);
  expect((await may({ ...steward, roles: ['admin'] })).get(it.tonight)).toEqual([true, true]);
});

test('the last week is that of any season, and 0 before there is a series', async () => {
  expect(await table.lastWeek()).toBe(0);
  await twoSeasons();
  expect(await table.lastWeek()).toBe(6);
});

test('what is done today was played today, or got its result today', async () => {
  const it = await twoSeasons();
  const late = await league.played(it.elit, [it.teams.alfa, it.teams.beta], threeNil, {
    ...{ week: 3, scheduledAt: '2026-02-01T18:00:00Z', reportedAt: new Date('2026-02-11T17:30:00.000Z') },
  });
  expect((await find({ isDoneToday: true, sort: 'time' })).ids).toEqual([late, it.tonightDone]);
});

test('this week is from Monday to Sunday in Sweden', async () => {
  const it = await twoSeasons();
  const at = (week: number, scheduledAt: string) =>
    league.series(it.elit, it.teams.alfa, it.teams.beta, { week, scheduledAt });
  // Monday 00:00 and Sunday 23:59 in Sweden, and the minutes outside
  const first = await at(7, '2026-02-08T23:00:00Z');
  const last = await at(8, '2026-02-15T22:59:00Z');
  await at(9, '2026-02-08T22:59:00Z');
  await at(10, '2026-02-15T23:00:00Z');
  expect((await find({ isThisWeek: true, isUnreported: true, sort: 'time' })).ids).toEqual([first, it.tonight, last]);
});

test('series of divisions that the reader runs come before the others, each part in its order', async () => {
  const it = await twoSeasons();
  await database.db.query('update division set admin_user_id = $2 where id = $1', [it.north, admin.userId]);
  const { ids } = await find({ isOwnFirst: true, sort: 'time', seasonId: it.current });
  expect(ids).toEqual([it.tonightDone, it.nextWeek, it.lastWeek, it.tonight, it.untimed]);
});
