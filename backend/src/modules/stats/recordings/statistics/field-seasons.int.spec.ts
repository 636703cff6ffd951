import { readingOf, storePlay } from '../../../../../test/factories/field-play.ts';
import { League } from '../../../../../test/factories/league.ts';
import type { Row } from '../../../../../test/factories/league.ts';
import { freshDb } from '../../../../../test/harness/database.ts';
import { addFieldNumbers } from '../../../../domain/recordings/play/field-sums.ts';
import type { FieldNumbers } from '../../../../domain/recordings/play/field-numbers.ts';
import { DivisionTeam } from '../../../seasons/divisions/division-team.entity.ts';
import { Game } from '../../../series/game.entity.ts';
import { FieldSeasonsRepository } from './field-seasons.repository.ts';
import { FieldStatisticsRepository } from './field-statistics.repository.ts';
import { FieldStatisticsService } from './field-statistics.service.ts';

/** One player's row of a game with what they did; the season is counted again from these. */
interface Did {
  division: number;
  game: number;
  team_id: number;
  player_id: number;
  isRead: boolean;
  numbers: FieldNumbers;
}

let database: Awaited<ReturnType<typeof freshDb>>;
let statistics: FieldStatisticsService;
const divisions: number[] = [];
const teams: number[] = [];
let annulled: number;
let unread: number;
const did: Did[] = [];

/** The same numbers in every run: what a step of a small generator leaves. */
let state = 7;
const some = (most: number): number => (state = (state * 48271) % 2147483647) % most;

/** A series 3–0 in which some games have no recording, and sometimes a player sits out. */
async function play(division: number, home: [number, number[]], away: [number, number[]]): Promise<void> {
  const row = (player: number): Row => [player, 100, 1, 0, 0, 1];
  const sides = [home, away] as const;
  const league = new League(database.db);
  const games = Array.from({ length: 3 }, () => sides.map(([, players]) => players.filter(() => some(6) > 0)));
  const rows = games.map(([ours = [], theirs = []]) => ({
    goals: [1, 0] as const,
    home: ours.map(row),
    away: theirs.map(row),
  }));
  const series = await league.played(division, [home[0], away[0]], rows, { scheduledAt: '2026-03-01T19:00:00Z' });
  const stored = await database.db.repo(Game).find({ where: { seriesId: series }, order: { number: 'ASC' } });
  for (const [at, { id: game }] of stored.entries()) {
    const isRead = some(4) > 0 && !sides.some(([team]) => team === unread);
    const of = (side: 0 | 1) =>
      (games[at]?.[side] ?? []).map((player_id) => {
        const seconds = 200 + some(200);
        const more = {
          seconds,
          supersonic_seconds: some(60),
          touches: some(40),
          speed_seconds: seconds * (900 + some(900)),
        };
        const numbers = { ...addFieldNumbers([]), ...more };
        did.push({ division, game, team_id: sides[side][0], player_id, isRead, numbers });
        return { team: side, playerId: player_id, numbers };
      });
    const players = [...of(0), ...of(1)];
    if (isRead) await storePlay(database.db, game, readingOf(players));
  }
}

beforeAll(async () => {
  database = await freshDb();
  const { db } = database;
  statistics = new FieldStatisticsService(new FieldStatisticsRepository(db), new FieldSeasonsRepository(db));
  const league = new League(db);
  for (const name of ['Ettan', 'Tvåan']) {
    const division = await league.division(await league.season({ name: `Säsong ${name}` }), { name });
    divisions.push(division);
    const entered: [number, number[]][] = [];
    for (let index = 0; index < 6; index++) {
      const team = await league.teamIn(division, `${name} ${index}`);
      const players = [0, 1, 2].map((at) => league.player(`${name} ${index} ${at}`));
      entered.push([team, await Promise.all(players)]);
    }
    teams.push(...entered.map(([team]) => team));
    annulled = entered[4]![0];
    unread = entered[5]![0];
    for (const [at, home] of entered.entries())
      for (const away of entered.slice(at + 1)) await play(division, home, away);
    await db
      .repo(DivisionTeam)
      .update({ divisionId: division, teamId: annulled }, { isDisqualified: true, areResultsAnnulled: true });
  }
});
afterAll(() => database.close());

const inCents = (value: number): number => Math.round(value * 100) / 100;

/** The values of each player or team of a division by definition, without any SQL. */
function countedAgain(division: number, by: 'player_id' | 'team_id') {
  const withAnnulled = new Set(did.filter(({ team_id }) => isAnnulled(team_id)).map(({ game }) => game));
  const counted = did.filter((one) => one.division === division && one.isRead && !withAnnulled.has(one.game));
  return [...new Set(counted.map((one) => one[by]))].flatMap((id) => {
    const own = counted.filter((one) => one[by] === id);
    const games = new Set(own.map(({ game }) => game)).size;
    const sum = (name: keyof FieldNumbers) => own.reduce((all, { numbers }) => all + numbers[name], 0);
    const values = {
      touches: inCents(sum('touches') / games),
      supersonicSeconds: inCents((100 * sum('supersonic_seconds')) / sum('seconds')),
      averageSpeed: inCents(sum('speed_seconds') / sum('seconds')),
    };
    return [{ id, games, touches: sum('touches'), values }];
  });
}

/** The fifth team of each division. */
const isAnnulled = (team: number): boolean => teams.indexOf(team) % 6 === 4;

test.each([
  { whose: 'teams', by: 'team_id', of: (id: number) => statistics.seasonsOfTeam(id) },
  { whose: 'players', by: 'player_id', of: (id: number) => statistics.seasonsOfPlayer(id) },
] as const)('seasons and places of all $whose are those that the definition gives', async ({ by, of }) => {
  let compared = 0;
  for (const division of divisions) {
    const all = countedAgain(division, by);
    for (const { id, games, touches, values } of all) {
      const [season, ...others] = await of(id);
      expect(others).toEqual([]);
      expect(season).toMatchObject({ division: { id: division }, games, numbers: { touches } });
      const enough = all.filter((one) => one.games >= 3);
      for (const number of ['touches', 'supersonicSeconds', 'averageSpeed'] as const) {
        const found = season?.percentiles.find((one) => one.number === number);
        if (games < 3) {
          expect(found).toBeUndefined();
          continue;
        }
        const less = enough.filter((one) => one.values[number] < values[number]).length;
        expect(found).toMatchObject({
          ...{ value: values[number], less, others: enough.length - 1 },
          most: Math.max(...enough.map((one) => one.values[number])),
        });
        const notMore = enough.filter((one) => one.values[number] <= found!.median).length;
        expect(notMore).toBeGreaterThanOrEqual(enough.length / 2);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(20);
});

test('a team whose games have no recording has no season, and neither has one whose results are annulled', async () => {
  expect(await statistics.seasonsOfTeam(unread)).toEqual([]);
  expect(await statistics.seasonsOfTeam(annulled)).toEqual([]);
  expect(await statistics.seasonsOfTeam(2_147_483_647)).toEqual([]);
});
