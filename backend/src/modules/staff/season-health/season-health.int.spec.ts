import { League, threeNil } from '../../../../test/factories/league.ts';
import { insertRow } from '../../../../test/factories/rows.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { setTime } from '../../../../test/harness/time.ts';
import { NoShowClaim } from '../../series/match-week/no-show/no-show-claim.entity.ts';
import { SeasonHealthService } from './season-health.service.ts';

/** A Friday in the third week of the season. */
const NOW = new Date('2026-03-20T12:00:00Z');

let app: TestApp;
let league: League;
let seasonId: number;
let divisionId: number;
let count = 0;

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  setTime([app], NOW);
});
afterAll(() => app.close());
beforeEach(async () => {
  seasonId = await league.season({ startsOn: '2026-03-02', endsOn: '2026-04-12' });
  divisionId = await league.division(seasonId);
});

const health = async () => (await app.app.get(SeasonHealthService, { strict: false }).find(seasonId))!;

/** A team of four Swedes, whose captain was on the site at this time; null: they have no account. */
async function wholeTeam(name: string, seenAt: string | null): Promise<number> {
  const teamId = await league.teamIn(divisionId, name);
  const userId = seenAt === null ? null : await league.user({ lastLoginAt: new Date(seenAt) });
  for (const sortOrder of [1, 2, 3]) {
    const own = sortOrder === 1 ? { userId } : {};
    const player = await league.player(`${name} ${++count}`, { nationality: 'SE', ...own });
    await league.sign(player, teamId, '2020-01-01', { sortOrder });
  }
  return teamId;
}

test('there is no season with another number', async () => {
  expect(await app.app.get(SeasonHealthService, { strict: false }).find(999_999)).toBeNull();
});

test('a division has its series by what is left to do', async () => {
  const [a, b] = [await wholeTeam('A', '2026-03-19'), await wholeTeam('B', '2026-03-19')];
  const series = (week: number, columns: object = {}) => league.series(divisionId, a, b, { week, ...columns });
  await league.played(divisionId, [a, b], threeNil);
  await series(2, { scheduledAt: new Date('2026-03-19T19:00:00Z') });
  const claimed = await series(2, { scheduledAt: new Date('2026-03-20T19:00:00Z') });
  await series(3);
  await series(4);
  await insertRow(app.db, NoShowClaim, {
    ...{ seriesId: claimed, side: 'home', forStart: NOW, claimedAt: NOW },
  });
  const { divisions, weeksLeft } = await health();
  expect(divisions).toMatchObject([
    { ...{ played: 1, unplayed: 4, late: 1, timeless: 1 }, ...{ waiting: 0, disputed: 0, claimed: 1 } },
  ]);
  expect(weeksLeft).toBe(4);
});

test('teams are told apart by what is wrong with them, and a whole one is not told', async () => {
  const whole = await wholeTeam('Hel', '2026-03-10');
  await wholeTeam('Tyst', '2026-03-01');
  await wholeTeam('Kontolös', null);
  await league.teamIn(divisionId, 'Tom');
  await league.teamIn(divisionId, 'Ute', { isDisqualified: true });
  const { teams } = await health();
  expect(teams.map(({ team, concerns }) => [team.name, concerns])).toEqual([
    ['Kontolös', ['no-account']],
    ['Tom', ['players', 'swedes', 'no-captain']],
    ['Tyst', ['silent']],
  ]);
  const other = await wholeTeam('Andra', '2026-03-19');
  await league.walkover(divisionId, [whole, other], 'away');
  expect((await health()).teams.find(({ team }) => team.id === whole)).toMatchObject({
    ...{ concerns: ['walkovers'], walkovers: 1 },
  });
  expect((await health()).teams.some(({ team }) => team.id === other)).toBe(false);
});

test('of a season that is over no team is told: its rosters are of another time', async () => {
  await league.teamIn(divisionId, 'Tom sedan länge');
  setTime([app], new Date('2026-04-13T12:00:00Z'));
  expect(await health()).toMatchObject({ weeksLeft: 0, teams: [] });
  setTime([app], NOW);
});

test('a week tells what was played in it, and what was played after it', async () => {
  const [a, b] = [await wholeTeam('C', '2026-03-19'), await wholeTeam('D', '2026-03-19')];
  const at = (day: string) => ({ scheduledAt: new Date(`${day}T19:00:00Z`), reportedAt: new Date(`${day}T21:00:00Z`) });
  await league.played(divisionId, [a, b], threeNil, { week: 1, ...at('2026-03-08') });
  await league.played(divisionId, [a, b], threeNil, { week: 1, ...at('2026-03-09') });
  await league.series(divisionId, a, b, { week: 1 });
  for (const day of ['2026-03-07', '2026-03-25'])
    await league.series(divisionId, a, b, { week: 1, scheduledAt: new Date(`${day}T19:00:00Z`) });
  expect((await health()).weeks).toEqual([{ week: 1, series: 5, onTime: 1, afterwards: 1, walkovers: 0 }]);
});
