import { statements } from '../../../../test/harness/app.ts';
import { League } from '../../../../test/factories/league.ts';
import { insertAll } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import { PlayerDivisionTotals } from '../player-division-totals.entity.ts';
import { LeagueNumbersRepository } from './league-numbers.repository.ts';

const NOW = new Date('2026-11-21T12:00:00Z');

let database: Awaited<ReturnType<typeof freshDb>>;

beforeAll(async () => {
  database = await freshDb();
});
afterAll(() => database.close());

const NOTHING = { players: 0, teams: 0, series: 0, games: 0, goals: 0 };

test('before the first season there is nothing; then a season counts its own, without walkovers and annulled results', async () => {
  const numbers = new LeagueNumbersRepository(database.db);
  expect(await numbers.find(NOW)).toEqual({ season: null, ofSeason: NOTHING, allTime: NOTHING });

  const league = new League(database.db);
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  const seasons = [await league.season(), await league.season()];
  for (const seasonId of seasons) {
    const divisionId = await league.division(seasonId);
    const home = await league.teamIn(divisionId, `Norr ${seasonId}`);
    const away = await league.teamIn(divisionId, `Syd ${seasonId}`);
    const none = await league.teamIn(divisionId, `Ingen ${seasonId}`, {
      isDisqualified: true,
      areResultsAnnulled: true,
    });
    const games = [3, 2, 4].map((goals) => ({ goals: [goals, 1] as const }));
    await league.played(divisionId, [home, away], games);
    await league.played(divisionId, [home, none], games);
    // the players' numbers of this one are to come: its games and goals count all the same
    await league.played(divisionId, [away, home], games, { hasPlayerNumbers: false });
    await league.walkover(divisionId, [away, home], 'home');
    await league.series(divisionId, home, away);
    const sums = { divisionId, teamId: home, score: 0, assists: 0, saves: 0, shots: 0 };
    await insertAll(database.db, PlayerDivisionTotals, [
      { ...sums, playerId: ada, games: 3, goals: 9 },
      // all games annulled
      { ...sums, playerId: bo, games: 0, goals: 0 },
    ]);
  }

  const { texts, result } = await statements(() => numbers.find(NOW));
  expect(texts).toHaveLength(1);
  expect(result.season?.id).toBe(seasons[1]);
  expect(result.ofSeason).toEqual({ players: 1, teams: 3, series: 2, games: 6, goals: 24 });
  expect(result.allTime).toEqual({ players: 1, teams: 6, series: 4, games: 12, goals: 48 });
});
