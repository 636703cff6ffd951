import { League } from '../../../test/factories/league.ts';
import { freshDb } from '../../../test/harness/database.ts';
import { FixedClock } from '../../platform/clock.ts';
import { TeamsRepository } from './teams.repository.ts';
import { TeamsService } from './teams.service.ts';

const NOW = new Date('2023-03-01T12:00:00Z');

let database: Awaited<ReturnType<typeof freshDb>>;
let league: League;
let teams: TeamsService;

beforeEach(async () => {
  database = await freshDb();
  league = new League(database.db);
  teams = new TeamsService(new TeamsRepository(database.db), new FixedClock(NOW));
});
afterEach(() => database.close());

const spring = (year: number) =>
  league.season({ name: `Våren ${year}`, startsOn: `${year}-01-01`, endsOn: `${year}-06-30` });

test('the roster is who is in the team now, the captain first', async () => {
  const team = await league.team('Alfa', { logo: 'a.png', banner: 'b.png' });
  const other = await league.team('Beta');
  const [second, captain, gone, foreign] = [
    await league.player('Bo', { mmr: 1200 }),
    await league.player('Ada', { nationality: 'SE' }),
    await league.player('Cy'),
    await league.player('Di'),
  ];
  await league.sign(second, team, '2023-01-01T00:00:00Z');
  await league.sign(captain, team, '2022-05-01T10:30:00Z', { sortOrder: 1 });
  await league.sign(gone, team, '2022-01-01T00:00:00Z', { validTo: NOW.toISOString() });
  await league.sign(foreign, other, '2022-01-01T00:00:00Z');

  const page = await teams.page(team);

  expect(page).toMatchObject({ name: 'Alfa', logo: 'a.png', banner: 'b.png', isActive: true });
  expect(page.roster).toEqual([
    {
      player: { id: captain, nickname: 'Ada', avatar: null, nationality: 'SE' },
      mmr: null,
      sortOrder: 1,
      isCaptain: true,
      since: '2022-05-01T10:30:00.000Z',
    },
    expect.objectContaining({ mmr: 1200, isCaptain: false }),
  ]);
});

test('seasons run from the first one of the team to the running one; those it sat out have no division', async () => {
  const team = await league.team('Alfa');
  const [, y21, , y23, y24] = [
    await spring(2020),
    await spring(2021),
    await spring(2022),
    await spring(2023),
    await spring(2024),
  ];
  await league.enter(await league.division(y21, { name: 'Tvåan' }), team, { name: 'Gamla Alfa' });
  await league.enter(await league.division(y23, { name: 'Ettan' }), team);

  const listed = async () =>
    (await teams.page(team)).seasons.map(({ season, division, name }) => [season.name, division?.name, name]);

  expect(await listed()).toEqual([
    ['Våren 2023', 'Ettan', 'Alfa'],
    ['Våren 2022', undefined, null],
    ['Våren 2021', 'Tvåan', 'Gamla Alfa'],
  ]);

  // one beside the team's own is none of its seasons
  await league.season({ name: 'Cupen', startsOn: '2023-03-01', endsOn: '2023-04-30' });
  expect((await listed()).map(([name]) => name)).toEqual(['Våren 2023', 'Våren 2022', 'Våren 2021']);

  // a future season counts when the team is in it
  await league.enter(await league.division(y24, { name: 'Trean' }), team);
  expect((await listed())[0]).toEqual(['Våren 2024', 'Trean', 'Alfa']);
});

test('a team that never played has no seasons', async () => {
  await spring(2022);

  expect((await teams.page(await league.team('Ny'))).seasons).toEqual([]);
});

test("a season's roster is everyone of that season once, and those who played without an entry", async () => {
  const season = await spring(2022);
  const division = await league.division(season);
  const [team, opponent] = [await league.teamIn(division, 'Alfa'), await league.teamIn(division, 'Beta')];
  const [stayed, left, later, lent] = [
    await league.player('Stannade'),
    await league.player('Lämnade'),
    await league.player('Senare'),
    await league.player('Inlånad'),
  ];
  await league.sign(stayed, team, '2022-01-05T00:00:00Z', { validTo: '2022-02-05T00:00:00Z', sortOrder: 4 });
  await league.sign(stayed, team, '2022-02-05T00:00:00Z', { sortOrder: 1 });
  await league.sign(left, team, '2021-01-01T00:00:00Z', { validTo: '2022-01-02T00:00:00Z' });
  await league.sign(later, team, '2022-08-01T00:00:00Z');
  await league.played(
    division,
    [team, opponent],
    [{ goals: [1, 0], home: [[lent, 100, 1, 0, 0, 1]] }, { goals: [1, 0] }, { goals: [1, 0] }],
  );

  expect((await teams.rosterOf(team, season)).map(({ nickname, sortOrder }) => [nickname, sortOrder])).toEqual([
    ['Stannade', 1],
    ['Lämnade', 2],
    ['Inlånad', null],
  ]);
  expect(await teams.rosterOf(opponent, season)).toEqual([]);
});

test('the division of a season that the team sat out is refused with the documented message', async () => {
  const [played, missed] = [await spring(2021), await spring(2022)];
  const division = await league.division(played);
  const team = await league.teamIn(division, 'Alfa');

  await expect(teams.divisionOf(team, played)).resolves.toMatchObject({ id: division });
  await expect(teams.divisionOf(team, missed)).rejects.toMatchObject({
    kind: 'not-found',
    messageKey: 'api.team.getDivisionForTeam.response.did-not-play-this-season',
  });
});

test('an unknown team is no one on the page and refused elsewhere', async () => {
  await expect(teams.findPage(1)).resolves.toBeNull();
  await expect(teams.page(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(teams.assertExists(1)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
