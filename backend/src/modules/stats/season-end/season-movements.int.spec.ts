import { League, threeNil } from '../../../../test/factories/league.ts';
import { bootApp } from '../../../../test/harness/app.ts';
import type { TestApp } from '../../../../test/harness/app.ts';
import { DivisionTeam } from '../../seasons/divisions/division-team.entity.ts';
import { insertAll } from '../../../../test/factories/rows.ts';
import { SeasonMovementsService } from './season-movements.service.ts';

let app: TestApp;
let league: League;
/** Three seasons in turn; the one between them has no divisions. */
let seasons: { first: number; between: number; second: number };
let teams: { a: number; b: number; c: number; added: number };

beforeAll(async () => {
  app = await bootApp();
  league = new League(app.db);
  seasons = {
    first: await league.season({ startsOn: '2020-01-01', endsOn: '2020-03-01' }),
    between: await league.season({ startsOn: '2020-05-01', endsOn: '2020-07-01' }),
    second: await league.season({ startsOn: '2020-09-01', endsOn: '2020-12-01' }),
  };
  const [upper, lower] = [
    await league.division(seasons.first, { rank: 1 }),
    await league.division(seasons.first, { rank: 2 }),
  ];
  const [a, b] = [await league.teamIn(upper, 'A'), await league.teamIn(upper, 'B')];
  const c = await league.teamIn(lower, 'C');
  await league.played(upper, [b, a], threeNil);
  const [nextUpper, nextLower] = [
    await league.division(seasons.second, { rank: 1 }),
    await league.division(seasons.second, { rank: 2 }),
  ];
  const added = await league.teamIn(nextLower, 'D');
  const entered = { seasonId: seasons.second, sortOrder: 0 };
  await insertAll(app.db, DivisionTeam, [
    { divisionId: nextUpper, teamId: b, ...entered, name: 'B' },
    { divisionId: nextUpper, teamId: c, ...entered, name: 'C med nytt namn' },
    { divisionId: nextLower, teamId: a, ...entered, name: 'A' },
  ]);
  teams = { a, b, c, added };
});
afterAll(() => app.close());

const found = (seasonId: number) => app.app.get(SeasonMovementsService, { strict: false }).ofSeason(seasonId);

test('from a season to the next one with divisions, in the order of the places, with the names of the next season', async () => {
  const movements = await found(seasons.first);
  expect([movements?.from.id, movements?.to.id]).toEqual([seasons.first, seasons.second]);
  expect(movements?.moves.map(({ team, movement, place }) => [team.id, team.name, movement, place])).toEqual([
    [teams.b, 'B', 'stays', 1],
    [teams.a, 'A', 'down', 2],
    [teams.c, 'C med nytt namn', 'up', null],
    [teams.added, 'D', 'new', null],
  ]);
});

test('the latest season has the way to it, and a season without divisions none', async () => {
  expect(await found(seasons.second)).toEqual(await found(seasons.first));
  expect(await found(seasons.between)).toBeNull();
});

test('while staff build the next season, the latest one that has begun stays the latest; its series tell that it is built', async () => {
  const latest = await found(seasons.second);
  const coming = await league.season({ startsOn: '2199-01-01', endsOn: '2199-03-01' });
  const upper = await league.division(coming, { rank: 1 });
  expect(await found(seasons.second)).toEqual(latest);
  const added = [await league.teamIn(upper, 'E'), await league.teamIn(upper, 'F')] as const;
  expect(await found(seasons.second)).toEqual(latest);
  expect(await found(coming)).toBeNull();
  await league.series(upper, ...added);
  expect((await found(seasons.second))?.to.id).toBe(coming);
});
