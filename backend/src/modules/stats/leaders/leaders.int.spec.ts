import { statements } from '../../../../test/harness/app.ts';
import { League } from '../../../../test/factories/league.ts';
import { insertAll } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { averagesOf, ratingsOf, round2 } from '../../../domain/competition/statistics/stats.ts';
import type { Totals } from '../../../domain/competition/statistics/stats.ts';
import type { LeaderNumber } from '../../../domain/competition/statistics/leaders.ts';
import { FixedClock } from '../../../platform/clock.ts';
import { ChangeStamp } from '../../../platform/graphql/fast-reads/change-stamp.ts';
import { PlayerDivisionTotals } from '../player-division-totals.entity.ts';
import type { Leaders, LeadersScope, LeadersView } from './leaders.ts';
import { LeadersRepository } from './leaders.repository.ts';
import { LeadersService } from './leaders.service.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let service: LeadersService;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  service = new LeadersService(new LeadersRepository(database.db), new FixedClock(NOW), new ChangeStamp(database.db));
});
afterEach(() => database.close());

const TOTAL: LeadersView = { leastGames: null, isPerGame: false };
const PER_GAME: LeadersView = { leastGames: null, isPerGame: true };
const ALL_TIME: LeadersScope = { kind: 'all-time' };

/** A player's sums in a division: games, goals, then what is not 0 of the rest. */
type Sums = Pick<Totals, 'games' | 'goals'> & Partial<Totals>;
const full = (sums: Sums): Totals => ({ score: 0, assists: 0, saves: 0, shots: 0, ...sums });

async function division(seasonId: number, teamName: string, rank = 1) {
  const id = await league.division(seasonId, { rank });
  return { id, team: await league.teamIn(id, teamName) };
}

const store = ({ id, team }: { id: number; team: number }, players: readonly (readonly [number, Sums])[]) =>
  insertAll(
    database.db,
    PlayerDivisionTotals,
    players.map(([playerId, sums]) => ({ divisionId: id, teamId: team, playerId, ...full(sums) })),
  );

const list = ({ lists }: Leaders, number: LeaderNumber) => lists.find((one) => one.number === number)!;
const placesOf = (leaders: Leaders, number: LeaderNumber) =>
  list(leaders, number).leaders.map(({ place, player, value }) => [place, player.nickname, value]);

async function players(...names: string[]): Promise<number[]> {
  const ids: number[] = [];
  for (const name of names) ids.push(await league.player(name));
  return ids;
}

test('players come by their sum, the largest first, and who has the same shares the place', async () => {
  const season = await league.season();
  const norr = await division(season, 'Norr');
  const [ada, bo, cy, di, none] = await players('Ada', 'Bo', 'Cy', 'Di', 'Ingen');
  await store(norr, [
    [cy!, { games: 3, goals: 5 }],
    [bo!, { games: 9, goals: 5 }],
    [ada!, { games: 3, goals: 7 }],
    [di!, { games: 3, goals: 4 }],
    [none!, { games: 3, goals: 0 }],
  ]);

  const found = await service.find({ kind: 'division', id: norr.id }, TOTAL);

  expect(placesOf(found, 'goals')).toEqual([
    [1, 'Ada', 7],
    [2, 'Bo', 5],
    [2, 'Cy', 5],
    [4, 'Di', 4],
  ]);
  expect(placesOf(found, 'assists')).toEqual([]);
  expect(found).toMatchObject({ seasonId: season, divisionId: norr.id, mostGames: 9 });
  expect(list(found, 'goals').leaders[0]).toMatchObject({ games: 3, team: { id: norr.team, name: 'Norr' } });
});

test('a number per game has two decimals, and is compared as it is shown', async () => {
  const norr = await division(await league.season(), 'Norr');
  const [ada, bo, cy] = await players('Ada', 'Bo', 'Cy');
  // 0.5004 and 0.5 are the same number with two decimals
  await store(norr, [
    [cy!, { games: 1199, goals: 600 }],
    [bo!, { games: 1200, goals: 600 }],
    [ada!, { games: 1200, goals: 606 }],
  ]);

  expect(placesOf(await service.find(ALL_TIME, PER_GAME), 'goals')).toEqual([
    [1, 'Ada', 0.51],
    [2, 'Bo', 0.5],
    [2, 'Cy', 0.5],
  ]);
});

test('a number per game needs a third of the most games, or what the reader chooses; sums need none', async () => {
  const norr = await division(await league.season(), 'Norr');
  const [much, enough, few] = await players('Mycket', 'Nog', 'Få');
  await store(norr, [
    [much!, { games: 12, goals: 12, shots: 12 }],
    [enough!, { games: 4, goals: 8, shots: 8 }],
    [few!, { games: 3, goals: 9, shots: 9 }],
  ]);
  const names = async (view: LeadersView, number: LeaderNumber = 'goals') =>
    placesOf(await service.find(ALL_TIME, view), number).map(([, name]) => name);

  expect((await service.find(ALL_TIME, PER_GAME)).leastGames).toBe(4);
  expect(await names(PER_GAME)).toEqual(['Nog', 'Mycket']);
  expect(await names({ ...PER_GAME, leastGames: 0 })).toEqual(['Få', 'Nog', 'Mycket']);
  expect(await names({ ...PER_GAME, leastGames: 5 })).toEqual(['Mycket']);
  expect(await names(TOTAL)).toEqual(['Mycket', 'Få', 'Nog']);
  expect(await names(TOTAL, 'rating')).toEqual(['Nog', 'Mycket']);
  expect(await names({ ...TOTAL, leastGames: 4 })).toEqual(['Mycket', 'Nog']);
});

test('scopes: a division, all divisions of a season, the current season, and all time', async () => {
  const [old, current] = [await league.season(), await league.season()];
  await league.setting('current_season', current);
  const [before, upper, lower] = [
    await division(old, 'Förr'),
    await division(current, 'Upp', 1),
    await division(current, 'Ner', 2),
  ];
  const [ada, bo] = await players('Ada', 'Bo');
  await store(before, [[ada!, { games: 9, goals: 90 }]]);
  await store(upper, [[ada!, { games: 3, goals: 3 }]]);
  await store(lower, [
    [ada!, { games: 6, goals: 4 }],
    [bo!, { games: 3, goals: 5 }],
  ]);
  const goals = async (scope: LeadersScope) => placesOf(await service.find(scope, TOTAL), 'goals');
  const teamOf = async (scope: LeadersScope) =>
    list(await service.find(scope, TOTAL), 'goals').leaders.find(({ player }) => player.id === ada)?.team.name;

  expect(await goals({ kind: 'division', id: lower.id })).toEqual([
    [1, 'Bo', 5],
    [2, 'Ada', 4],
  ]);
  expect(await goals({ kind: 'season', id: null })).toEqual([
    [1, 'Ada', 7],
    [2, 'Bo', 5],
  ]);
  expect(await goals({ kind: 'season', id: old })).toEqual([[1, 'Ada', 90]]);
  expect(await goals(ALL_TIME)).toEqual([
    [1, 'Ada', 97],
    [2, 'Bo', 5],
  ]);
  expect(await service.find({ kind: 'season', id: null }, TOTAL)).toMatchObject({ seasonId: current });
  // the latest team of the scope; of two in a season, the one of most games
  expect([await teamOf(ALL_TIME), await teamOf({ kind: 'season', id: old })]).toEqual(['Ner', 'Förr']);
});

test('a rating is that of the division, over several the mean weighted by games', async () => {
  const season = await league.season();
  const [one, two] = [await division(season, 'Ett'), await division(season, 'Två')];
  const [ada, bo, cy] = await players('Ada', 'Bo', 'Cy');
  const first = [
    full({ games: 10, goals: 7, score: 3000, assists: 3, saves: 9, shots: 21 }),
    full({ games: 5, goals: 2, score: 900, assists: 4, saves: 8, shots: 7 }),
  ];
  // no one has an assist here, so the other numbers share its weight
  const second = [
    full({ games: 4, goals: 9, score: 2200, saves: 2, shots: 30 }),
    full({ games: 8, goals: 3, score: 1500, saves: 11, shots: 9 }),
  ];
  await store(one, [
    [ada!, first[0]!],
    [bo!, first[1]!],
  ]);
  await store(two, [
    [ada!, second[0]!],
    [cy!, second[1]!],
  ]);
  const view = { ...PER_GAME, leastGames: 0 };
  const of = async (scope: LeadersScope) =>
    Object.fromEntries(placesOf(await service.find(scope, view), 'rating').map(([, name, value]) => [name, value]));
  const [inOne, inTwo] = [ratingsOf(first), ratingsOf(second)];

  expect(await of({ kind: 'division', id: one.id })).toEqual({ Ada: round2(inOne[0]!), Bo: round2(inOne[1]!) });
  expect(await of({ kind: 'season', id: season })).toEqual({
    Ada: round2((inOne[0]! * 10 + inTwo[0]! * 4) / 14),
    Bo: round2(inOne[1]!),
    Cy: round2(inTwo[1]!),
  });
  expect(placesOf(await service.find({ kind: 'division', id: one.id }, view), 'saves')).toEqual([
    [1, 'Bo', averagesOf(first[1]!).savesPerGame],
    [2, 'Ada', averagesOf(first[0]!).savesPerGame],
  ]);
});

test('ten places, and who shares the last one is listed up to twenty players and counted beyond', async () => {
  const norr = await division(await league.season(), 'Norr');
  const names = Array.from({ length: 30 }, (_, at) => `Spelare ${String(at).padStart(2, '0')}`);
  const ids = await players(...names);
  await store(
    norr,
    ids.map((id, at) => [id, { games: 3, goals: at < 9 ? 50 - at : 5, saves: 40 - at }] as const),
  );

  const found = await service.find(ALL_TIME, TOTAL);
  const { leaders, others } = list(found, 'goals');

  expect([leaders.length, others]).toEqual([20, 10]);
  expect(leaders.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, ...Array<number>(11).fill(10)]);
  expect(list(found, 'saves')).toMatchObject({ others: 0 });
  expect(list(found, 'saves').leaders).toHaveLength(10);
});

test('annulled games, which have sums of zero, give no place and no games', async () => {
  const norr = await division(await league.season(), 'Norr');
  const [ada] = await players('Ada');
  await store(norr, [[ada!, { games: 0, goals: 0 }]]);

  const found = await service.find({ kind: 'division', id: norr.id }, { ...PER_GAME, leastGames: 0 });

  expect(found.mostGames).toBe(0);
  expect(found.lists.map(({ leaders }) => leaders.length)).toEqual([0, 0, 0, 0, 0]);
});

test('without games, seasons or divisions the lists are empty', async () => {
  for (const scope of [ALL_TIME, { kind: 'season', id: null }, { kind: 'division', id: 7 }] as LeadersScope[]) {
    const found = await service.find(scope, PER_GAME);
    expect(found).toMatchObject({ seasonId: null, mostGames: 0, leastGames: 0 });
    expect(found.lists.map(({ number, leaders, others }) => [number, leaders, others])).toEqual(
      ['goals', 'assists', 'saves', 'shots', 'rating'].map((number) => [number, [], 0]),
    );
  }
});

test('a season and a division are one statement each; all time is one for each change, with the change stamp', async () => {
  for (const scope of [
    { kind: 'season', id: null },
    { kind: 'division', id: 7 },
  ] as LeadersScope[]) {
    expect((await statements(() => service.find(scope, PER_GAME))).count).toBe(1);
  }
  expect((await statements(() => service.find(ALL_TIME, PER_GAME))).count).toBe(2);
  expect((await statements(() => service.find(ALL_TIME, PER_GAME))).count).toBe(1);
});
