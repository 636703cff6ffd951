import { League, threeNil, threeTwo } from '../../../../test/factories/league.ts';
import type { PlayedGame, Row } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { freshDb } from '../../../../test/harness/database.ts';
import type { MeetingSum } from '../../../domain/competition/meetings.ts';
import type { Walkover } from '../../../domain/series/series-result.ts';
import { createRandom } from '../../../domain/random.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { LineUpPlayer } from '../../series/match-week/ready/line-up-player.entity.ts';
import { LineUp } from '../../series/match-week/ready/line-up.entity.ts';
import { SeriesPreviewRepository } from './series-preview.repository.ts';
import { SeriesPreviewService } from './series-preview.service.ts';

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let previews: SeriesPreviewService;

beforeAll(async () => {
  database = await freshDb();
  league = new League(database.db);
  previews = new SeriesPreviewService(new SeriesPreviewRepository(database.db));
});
afterAll(() => database.close());

/** Staff have disqualified a team and annulled its results. */
const OUT = { isDisqualified: true, areResultsAnnulled: true };

const turned = (games: readonly PlayedGame[]): PlayedGame[] =>
  games.map(({ goals: [home, away] }) => ({ goals: [away, home] }));

/** The same rows in each of three games that the home team wins. */
const thrice = (home: readonly Row[], away: readonly Row[]): PlayedGame[] =>
  threeNil.map((game) => ({ ...game, home, away }));

async function division(names: readonly string[] = ['Norr', 'Syd', 'Väst', 'Öst']) {
  const id = await league.division(await league.season());
  const teams: number[] = [];
  for (const name of names) teams.push(await league.teamIn(id, `${name} ${id}`));
  return { id, teams: teams as [number, number, number, number] };
}

test('meetings are those of the two teams in all seasons, as counted by hand', async () => {
  const random = createRandom(28);
  const teams = [await league.team('Alfa'), await league.team('Beta'), await league.team('Gamma')];
  const [alfa, beta] = teams as [number, number, number];
  const byHand: MeetingSum = {
    ...{ played: 0, walkovers: 0, annulled: 0 },
    ...{ series: { home: 0, away: 0 }, games: { home: 0, away: 0 }, goals: { home: 0, away: 0 } },
  };
  const ids = new Set<number>();
  let last = 0;
  for (let season = 0; season < 4; season++) {
    const isAnnulled = season === 2;
    last = await league.division(await league.season());
    for (const team of teams) await league.enter(last, team, isAnnulled && team === beta ? OUT : {});
    for (let round = 0; round < 9; round++) {
      const [home, away] = random.shuffle(teams) as [number, number, number];
      const isMeeting = home + away === alfa + beta && home !== away && [alfa, beta].includes(home);
      const walkover = random.chance(0.3) ? random.pick<Walkover>(['home', 'away', 'both']) : null;
      const games = random.pick([threeNil, threeTwo, turned(threeNil), turned(threeTwo)]);
      const id = walkover
        ? await league.walkover(last, [home, away], walkover)
        : await league.played(last, [home, away], games);
      if (!isMeeting) continue;
      ids.add(id);
      if (isAnnulled) byHand.annulled += 1;
      else if (walkover) byHand.walkovers += 1;
      else {
        byHand.played += 1;
        const won = games.filter(({ goals }) => (home === alfa ? goals[0] > goals[1] : goals[1] > goals[0])).length;
        byHand.series[won === 3 ? 'home' : 'away'] += 1;
        byHand.games.home += won;
        byHand.games.away += games.length - won;
        for (const { goals } of games) {
          byHand.goals.home += home === alfa ? goals[0] : goals[1];
          byHand.goals.away += home === alfa ? goals[1] : goals[0];
        }
      }
    }
  }
  expect(byHand.played).toBeGreaterThan(2);
  expect(byHand.walkovers).toBeGreaterThan(0);
  expect(byHand.annulled).toBeGreaterThan(0);
  const coming = await league.series(last, alfa, beta, { week: 9 });

  const preview = await previews.previewOf(coming);

  expect(preview?.meetingSum).toEqual(byHand);
  expect(new Set(preview?.meetings.map(({ seriesId }) => seriesId))).toEqual(ids);
  const bySeason = preview?.meetingSeasons.map(({ sum }) => sum) ?? [];
  expect(bySeason.reduce((total, { played }) => total + played, 0)).toBe(byHand.played);
  expect(bySeason.reduce((total, { goals }) => total + goals.away, 0)).toBe(byHand.goals.away);
});

test('a walkover changes the table and no chance', async () => {
  const { id, teams } = await division();
  const [norr, syd, vast] = teams;
  const coming = await league.series(id, norr, syd);
  const even = await previews.previewOf(coming);
  expect(even?.chance).toMatchObject({ home: 0.5, away: 0.5, game: 0.5 });
  await league.walkover(id, [norr, vast], 'home');
  const after = await previews.previewOf(coming);
  expect(after?.chance).toMatchObject({ home: 0.5, records: { home: { won: 0, lost: 0 } } });
  expect(after?.home.standing).toMatchObject({ position: 1, points: 3 });
  await league.played(id, [syd, vast], threeTwo);
  const better = await previews.previewOf(coming);
  expect(better?.chance?.records.away).toEqual({ won: 3, lost: 2 });
  expect(better?.chance?.away).toBeGreaterThan(0.5);
});

test('what the result would mean comes when both have played two series', async () => {
  const { id, teams } = await division();
  const [norr, syd, vast, ost] = teams;
  const coming = await league.series(id, norr, syd);
  await league.played(id, [norr, vast], threeNil);
  await league.played(id, [ost, norr], threeNil);
  await league.played(id, [syd, vast], threeNil);
  expect((await previews.previewOf(coming))?.effects).toEqual([]);
  await league.played(id, [syd, ost], threeTwo);
  const { effects = [], home, away } = (await previews.previewOf(coming)) ?? {};
  expect([home?.standing?.position, away?.standing?.position]).toEqual([3, 1]);
  expect(effects).toHaveLength(6);
  expect(effects[0]).toMatchObject({ homeGames: 3, awayGames: 0, standings: { home: { position: 1, points: 6 } } });
});

test('players are those in the team now, and a line-up that is named for the series is not told', async () => {
  const { id, teams } = await division();
  const [norr, syd] = teams;
  const [ada, bo, cy] = [await league.player('Ada'), await league.player('Bo'), await league.player('Cy')];
  await league.sign(ada, norr, '2020-01-01T00:00:00Z', { sortOrder: 2 });
  await league.sign(bo, norr, '2020-01-01T00:00:00Z', { sortOrder: 1 });
  await league.sign(cy, norr, '2020-01-01T00:00:00Z', { validTo: '2020-02-01T00:00:00Z' });
  await league.played(
    id,
    [norr, syd],
    thrice(
      [
        [ada, 300, 2, 1, 1, 4],
        [cy, 100, 0, 0, 1, 1],
      ],
      [],
    ),
  );
  const scheduledAt = new Date('2030-01-01T18:00:00Z');
  const coming = await league.series(id, norr, syd, { scheduledAt, week: 2 });
  await insertRow(database.db, LineUp, {
    ...{ seriesId: coming, side: 'home', forStart: scheduledAt, namedAt: scheduledAt, namedByUserId: null },
  });
  await insertRow(database.db, LineUpPlayer, { seriesId: coming, side: 'home', slot: 1, playerId: cy });

  const preview = await previews.previewOf(coming);

  expect(preview?.home.players.map(({ player, games }) => [player.nickname, games])).toEqual([
    ['Bo', 0],
    ['Ada', 3],
  ]);
  expect(preview?.home.players[1]).toMatchObject({ goalsPerGame: 2, savesPerGame: 1 });
  expect(preview?.home.players[0]?.rating).toBeNull();
  expect(JSON.stringify(preview?.home.players)).not.toContain('Cy');
});

test('shots and saves are per game with numbers, goals per game of all', async () => {
  const { id, teams } = await division();
  const [norr, syd] = teams;
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  await league.played(id, [norr, syd], thrice([[ada, 300, 2, 1, 2, 8]], [[bo, 300, 1, 1, 2, 2]]));
  await league.played(id, [norr, syd], threeNil, { hasPlayerNumbers: false });
  const preview = await previews.previewOf(await league.series(id, norr, syd));
  const shots = preview?.comparisons.find(({ measure }) => measure === 'shots');
  expect(shots).toMatchObject({ home: 8, away: 2 });
  const goals = preview?.comparisons.find(({ measure }) => measure === 'goals');
  expect(goals).toMatchObject({ home: 2, away: 0.33 });
});

test('a preview is of a series without a result, a verdict of a played one', async () => {
  const { id, teams } = await division();
  const [norr, syd] = teams;
  const coming = await league.series(id, norr, syd);
  const played = await league.played(id, [norr, syd], threeNil);
  const walkover = await league.walkover(id, [syd, norr], 'home');
  await expect(previews.verdictOf(coming)).resolves.toBeNull();
  await expect(previews.previewOf(played)).resolves.toBeNull();
  await expect(previews.previewOf(walkover)).resolves.toBeNull();
  await expect(previews.verdictOf(walkover)).resolves.toBeNull();
  await expect(previews.verdictOf(999_999)).resolves.toBeNull();
  await expect(previews.previewOf(999_999)).resolves.toBeNull();
});

test('a verdict names the best player and both places, without what was played later', async () => {
  const { id, teams } = await division();
  const [norr, syd, vast] = teams;
  const [ada, bo] = [await league.player('Ada'), await league.player('Bo')];
  await league.played(id, [syd, vast], threeNil, { scheduledAt: '2020-01-01T18:00:00Z' });
  const played = await league.played(id, [norr, syd], thrice([[ada, 500, 3, 1, 1, 8]], [[bo, 300, 1, 1, 5, 2]]), {
    scheduledAt: '2020-01-02T18:00:00Z',
  });
  await league.played(id, [vast, norr], threeNil, { scheduledAt: '2020-01-03T18:00:00Z' });

  const verdict = await previews.verdictOf(played);

  expect(verdict).toMatchObject({
    best: { player: { nickname: 'Ada' }, side: 'home', games: 3 },
    before: { home: { position: 2, points: 0 }, away: { position: 1, points: 3 } },
    after: { home: { position: 1, points: 3 }, away: { position: 2, points: 3 } },
  });
  expect(verdict?.best?.reasons[0]).toMatchObject({ number: 'goals', total: 9, isMost: true });
});

test('a series without numbers has no best player, an annulled one decided nothing', async () => {
  const { id, teams } = await division();
  const [norr, syd] = teams;
  const bare = await league.played(id, [norr, syd], threeNil, { hasPlayerNumbers: false });
  await expect(previews.verdictOf(bare)).resolves.toMatchObject({ best: null, after: { home: { points: 3 } } });
  await database.db.repo(DivisionTeam).update({ divisionId: id, teamId: syd }, OUT);
  await expect(previews.verdictOf(bare)).resolves.toEqual({ seriesId: bare, best: null, before: null, after: null });
  const coming = await league.series(id, norr, syd);
  await expect(previews.previewOf(coming)).resolves.toMatchObject({ chance: null, effects: [] });
});
